import { defineCheck, expectThat, type JsonObject, once, precondition } from '../../src/kit/index.js';
import { leavesIn, memberOf } from '../leaves.js';
import { listIn } from '../list-in.js';
import { facilityIdOf } from './record.js';
import { longestPage, pageOf } from './sample.js';

/** What a record shows besides ids and addresses, which are made from ids. */
const contentOf = (row: JsonObject): string =>
  JSON.stringify(
    leavesIn(row)
      .filter(
        ({ path, value }) => !/id$|ur[il]|href|link/.test(memberOf(path)) && !/^\/|:\/\//.test(String(value)),
      )
      .toSorted((one, other) => (one.path < other.path ? -1 : 1)),
  );

/** Ids by the content of records that no two of a page share. */
function idsByContent(rows: readonly JsonObject[]): ReadonlyMap<string, string> {
  const contents = rows.map(contentOf);
  const unique = rows.filter(
    (_, index) => contents.indexOf(contents[index] ?? '') === contents.lastIndexOf(contents[index] ?? ''),
  );
  return new Map(unique.flatMap((row) => [[contentOf(row), facilityIdOf(row) ?? '']]));
}

export const recordIdStable = defineCheck({
  id: 'facilities/record-id-stable',
  title: 'A facility keeps its facility_id when the list is asked for again',
  clauses: ['facility-record.id.stable'],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(async (api) => {
    const before = idsByContent(listIn(await pageOf(api)));
    const again = await api.get('listFacilities', { limit: longestPage }, { fresh: true });
    const after = idsByContent(listIn(again));
    const both = [...before.keys()].filter((content) => after.has(content));
    precondition(both.length > 0, 'no facility was seen twice', 'no-data');
    for (const content of both) {
      const id = before.get(content);
      expectThat(after.get(content) === id, '/data', `the facility_id ${id} as before`, after.get(content));
    }
    api.witness('facilities seen again', both.length);
  }),
  refutedBy: ['facility-record.id.of-load'],
});
