import { isLei } from '../../generators/values/lei.js';
import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { cardIn } from '../entities/card.js';
import { isPerson, peopleOf } from './people.js';
import { handleOf, nodesOf } from './reading.js';
import { hierarchiesSeen } from './seen.js';

const mostDetails = 3;

export const noNaturalPersons = defineCheck({
  id: 'hierarchy/no-natural-persons',
  title: 'No natural person stands among the relatives of an entity',
  clauses: ['hierarchy.no-natural-persons'],
  operations: ['getHierarchy', 'getEntity'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      const people = peopleOf(api.world);
      const nodes = (await hierarchiesSeen(api)).flatMap(({ reply }) => nodesOf(reply));
      precondition(nodes.length > 0, 'no entity that was tried has relatives', 'no-data');
      let details = 0;
      for (const node of nodes) {
        const handle = handleOf(node) ?? '';
        const isKnown = isPerson(node) || people.includes(handle);
        expectThat(!isKnown, '/data/hierarchy', 'legal entities', node);
        // An LEI is for legal entities; of others their own record tells what they are.
        if (!isLei(handle) && handle !== '' && details < mostDetails) {
          details += 1;
          const reply = await api.get('getEntity', {}, { path: { entity_id: handle } });
          expectThat(!isPerson(cardIn(reply)), '/data/hierarchy', 'legal entities', node);
        }
        api.witness('relatives');
      }
    },
    { requests: 0 },
  ),
  refutedBy: ['hierarchy.natural-person-on-top'],
});
