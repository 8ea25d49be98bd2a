import { facilityClasses } from '../../contract/index.js';
import {
  defineCheck,
  expectHeld,
  expectThat,
  type JsonObject,
  once,
  type Query,
} from '../../src/kit/index.js';
import { pageOf } from '../asking/facilities.js';
import { ownersOf } from '../asking/facility-owners.js';
import { facilityIdOf } from '../asking/facility-record.js';
import { listIn } from '../asking/replies.js';
import { crossedIn, type Resolved } from '../asking/resolved.js';
import { conflictOf } from '../asking/same-record.js';
import { folded } from '../asking/texts.js';

/** Lists that show facilities in other company and order; other checks ask for them as well. */
const lists: readonly Query[] = [
  {},
  ...facilityClasses.map((each) => ({ class: each })),
  { sort: 'capacity_desc' },
  { has_owner: true },
];

export const oneRecord = defineCheck({
  id: 'facilities/one-record',
  title: 'A facility_id stands for one facility: no page lists it twice, and all lists show it alike',
  clauses: ['facility-record.id.stable'],
  operations: ['listFacilities'],
  rulings: ['live-data'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const known = new Map<string, JsonObject>();
      for (const query of lists) {
        const reply = await pageOf(api, query);
        // Whether a filter or an order is served is judged by a check of its own.
        const rows = reply.status === 200 ? listIn(reply) : [];
        const ids = rows.map(facilityIdOf);
        for (const [index, row] of rows.entries()) {
          const id = ids[index];
          if (id === undefined) continue;
          const isOnce = ids.indexOf(id) === index;
          expectThat(isOnce, `/data/${index}/facility_id`, 'no facility twice on a page', id);
          const before = known.get(id) ?? row;
          known.set(id, before);
          const conflict = conflictOf(before, row);
          const expected = `${JSON.stringify(conflict?.one)}, as another list shows of ${id}`;
          const at = `/data/${index}${conflict?.path ?? ''}`;
          expectThat(conflict === undefined, at, expected, conflict?.other);
          api.witness(before === row ? 'facilities' : 'facilities seen in several lists');
        }
      }
      expectHeld(known.size > 0, 'the directory lists no facility with an id', await pageOf(api));
    },
    { requests: 1 },
  ),
});

/** Owners of a page of facilities, by name and id. */
const resolvedIn = (rows: readonly JsonObject[]): readonly Resolved[] =>
  rows.flatMap((row) =>
    ownersOf(row).flatMap(({ entityId: id, name }) =>
      id === undefined || name === undefined ? [] : [{ id, name: folded(name) }],
    ),
  );

export const oneRecordOwners = defineCheck({
  id: 'facilities/one-record-owners',
  title: 'Owners stand with their own ids, whichever facility lists them and beside whom',
  clauses: ['facility-record.owners.entity-id.spine'],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const pages = [];
      for (const query of lists) pages.push(await pageOf(api, query));
      const known = new Map(
        pages
          .filter(({ status }) => status === 200)
          .flatMap((reply) => listIn(reply).map((row) => [facilityIdOf(row) ?? row, row])),
      );
      const resolved = resolvedIn([...known.values()]);
      const crossed = crossedIn(resolved);
      const [first] = crossed;
      const isOne = new Set(crossed.map(({ name }) => name)).size < 2;
      const expected = `${first?.own} of ${first?.name}, as of most facilities`;
      expectThat(isOne, '/data/*/owners', expected, `${first?.id}, which is that of ${first?.other}`);
      expectHeld(resolved.length > 0, 'no owner shows an id and a name', await pageOf(api));
      api.witness('owners with an id and a name', resolved.length);
    },
    { requests: 1 },
  ),
});
