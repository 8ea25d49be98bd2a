import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { somePeople } from './people.js';
import { coverageMember, isFilled, told } from './reading.js';
import { hierarchyOf } from './seen.js';

const mostTries = 2;
export const withoutLei = defineCheck({
  id: 'hierarchy/without-lei',
  title: 'A person has no LEI: lei_present is false, and no direct parent is told',
  clauses: ['hierarchy.coverage.lei-present.missing', 'hierarchy.null-parent.no-lei'],
  operations: ['getHierarchy'],
  rulings: ['A74'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      const people = await somePeople(api);
      precondition(people.length > 0, 'no person is known', 'no-data');
      for (const id of people.slice(0, mostTries)) {
        const reply = await hierarchyOf(api, id);
        // A person may have no hierarchy at all.
        if (reply.status !== 200) continue;
        const present = coverageMember(reply, 'lei_present');
        expectThat(present === false, '/data/coverage/lei_present', `false for the person ${id}`, present);
        const parent = told(reply, 'direct_parent');
        expectThat(!isFilled(parent), '/data/hierarchy/direct_parent', 'null without an LEI', parent);
        api.witness('entities without an LEI');
      }
    },
    { requests: mostTries },
  ),
  refutedBy: ['hierarchy.coverage.lei-present-always', 'hierarchy.direct-parent.guessed-without-lei'],
});
