import { defineCheck, expectThat, once, precondition, strings } from '../../src/kit/index.js';
import { folded } from '../leaves.js';
import { listIn } from '../list-in.js';
import { namedOwner } from './known-owner.js';
import { hasOwner, ownerNamesOf } from './owners.js';
import { nameOf, sourcesOf } from './record.js';
import { keyOf, pageOf, sample } from './sample.js';
import { expectSelected, isSearchable } from './selected.js';

export const ownerSearch = defineCheck({
  id: 'facilities/owner-search',
  title: 'owner_search selects the facilities with an owner that has the text inside its name',
  clauses: ['facilities.owner-search', 'facilities.owner-search.substring', 'facilities.owner-search.case'],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const { name, row: known } = await namedOwner(api);
      const text = name.slice(1, -1).trim();
      precondition(text.length >= 3, 'no owner with a long name is seen', 'no-data');
      await expectSelected(api, {
        query: { owner_search: text },
        because: `facilities of owners with "${text}" in their names`,
        fits: (row) => {
          const names = ownerNamesOf(row);
          if (names.some((each) => each.includes(text))) return true;
          const isNear = [...strings(row)].some((each) => folded(each).includes(folded(text)));
          return isNear || (names.length === 0 && hasOwner(row)) ? undefined : false;
        },
        also: [known],
      });
      // No port has an owner, so that its own name is none.
      const port = (await sample(api)).find(
        (row) => sourcesOf(row).join() === 'maritime_ports' && isSearchable(row),
      );
      const portName = nameOf(port);
      if (port !== undefined && portName !== undefined) {
        const rows = listIn(await pageOf(api, { owner_search: portName }));
        const wrong = rows.find((row) => keyOf(row) === keyOf(port) && !hasOwner(row));
        expectThat(wrong === undefined, '/data', `owners with "${portName}" in their names`, wrong);
      }
    },
    { requests: 2 },
  ),
  refutedBy: [
    'facilities.owner-search.dropped',
    'facilities.owner-search.names-included',
    'facilities.owner-search.prefix',
    'facilities.owner-search.whole-names-only',
  ],
});
