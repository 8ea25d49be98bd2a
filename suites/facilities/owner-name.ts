import { defineCheck, expectThat, forEach } from '../../src/kit/index.js';
import { inSwappedCase } from '../leaves.js';
import { listIn } from '../list-in.js';
import { namedOwner } from './known-owner.js';
import { nameOf } from './record.js';
import { isCut, keyOf, pageOf } from './sample.js';
import { expectFound } from './selected.js';

export const ownerName = defineCheck({
  id: 'facilities/owner-name',
  title: 'The name of an owner in entity finds its facilities, in any letter case',
  clauses: ['facilities.entity.name', 'facilities.entity.name.case'],
  operations: ['listFacilities'],
  rulings: ['C30'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: forEach(
    [
      { spelling: 'as shown', spell: (name: string) => name },
      { spelling: 'in the other case', spell: inSwappedCase },
    ],
    async (api, { spell }) => {
      const { name, row } = await namedOwner(api);
      const query = { entity: spell(name) };
      const because = `a facility of ${name} by "${query.entity}"`;
      const reply = await pageOf(api, query);
      const found = listIn(reply).some((each) => keyOf(each) === keyOf(row));
      if (!found && isCut(reply)) await expectFound(api, query, row, because);
      else expectThat(found, '/data', `${because}: "${nameOf(row)}"`, listIn(reply).map(nameOf));
      api.witness('facilities by the name of an owner');
    },
  ),
  refutedBy: [
    'facilities.entity.name-case-sensitive',
    'facilities.entity.name-of-facility',
    'facilities.entity.name-refused',
    'facilities.entity.name-unresolved',
  ],
});
