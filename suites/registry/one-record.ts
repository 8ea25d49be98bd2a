import type { ClauseId } from '../../contract/index.js';
import { isLei } from '../../generators/leis.js';
import {
  accusing,
  defineCheck,
  expectThat,
  type Json,
  type JsonObject,
  once,
  precondition,
} from '../../src/kit/index.js';
import {
  dataOf,
  endsOf,
  findRelated,
  heldLeis,
  isUltimate,
  leiOf,
  leisOf,
  mayBeCut,
  pairOf,
  placesIn,
  recordsIn,
  recordsOf,
} from '../asking/registry.js';
import { recordsOfEachStatus } from '../asking/registry-filters.js';
import { type Conflict, conflictOf, objectsIn, recordWithin } from '../asking/same-record.js';

/** Filters that show records in other company; other checks send them as well. */
const lists = [
  { country: 'FRA' },
  { jurisdiction: 'GB' },
  { jurisdiction: 'DE' },
  { jurisdiction: 'FR' },
  { entity_status: 'ACTIVE' },
  { entity_category: 'GENERAL' },
  { registration_status: 'ISSUED' },
] as const;

const expected = (conflict: Conflict | undefined, lei: string): string =>
  `${JSON.stringify(conflict?.one)}, as another list shows of ${lei}`;

export const oneRecord = defineCheck({
  id: 'registry/one-record',
  title: 'An LEI stands for one record: no list has it twice, and lists and details show it alike',
  clauses: ['service.registry.lei-key', 'registry.detail.record'],
  operations: ['listRegistryEntities', 'getRegistryEntity'],
  rulings: ['reference-envelope', 'live-data'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      const known = new Map<string, JsonObject>(recordsOf(api.world).map(({ lei, record }) => [lei, record]));
      for (const query of lists) {
        const reply = await api.get('listRegistryEntities', query);
        // Whether a filter is served is judged by a check of its own.
        const records = reply.status === 200 ? recordsIn(reply) : [];
        const leis = records.map(leiOf);
        for (const [index, record] of records.entries()) {
          const lei = leis[index];
          const isKeyed = placesIn(record).some(({ text }) => isLei(text));
          expectThat(isKeyed, `/data/${index}`, 'a record with its LEI', record);
          if (lei === undefined) continue;
          expectThat(leis.indexOf(lei) === index, `/data/${index}`, 'no LEI twice in a list', lei);
          const before = known.get(lei) ?? record;
          known.set(lei, before);
          const conflict = conflictOf(before, record);
          const at = `/data/${index}${conflict?.path ?? ''}`;
          expectThat(conflict === undefined, at, expected(conflict, lei), conflict?.other);
        }
      }
      precondition(known.size > 0, 'no record of the registry is known', 'no-data');
      api.witness('records', known.size);
      const leis = [...heldLeis(api.world).slice(0, 2), ...[...known.keys()].slice(-2)];
      // What is out of use may be shown anew in its detail; another check asks for the same.
      const ofEachStatus = await recordsOfEachStatus(api);
      for (const [lei, record] of ofEachStatus) known.set(lei, known.get(lei) ?? record);
      for (const lei of new Set([...leis, ...ofEachStatus.keys()])) {
        const listed = known.get(lei);
        const key = placesIn(listed).find(({ text }) => text === lei);
        const reply = await api.get('getRegistryEntity', {}, { path: { lei } });
        const data = accusing('registry.detail.record', () => dataOf(reply));
        const record = key === undefined ? undefined : recordWithin(data, key);
        const conflict = record === undefined ? undefined : conflictOf(listed, record);
        const at = `/data${conflict?.path ?? ''}`;
        expectThat(
          conflict === undefined,
          at,
          expected(conflict, lei),
          conflict?.other,
          'registry.detail.record',
        );
        if (record !== undefined) api.witness('records compared with their details');
      }
    },
    { requests: lists.length },
  ),
});

export const oneRecordRelationships = defineCheck({
  id: 'registry/one-record-relationships',
  title: 'A relationship is the same in the list of either end and in the detail of a record',
  clauses: ['registry.relationships.records', 'registry.detail.relationships'],
  operations: ['listRegistryRelationships', 'getRegistryEntity'],
  rulings: ['reference-envelope', 'live-data'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      const related = await findRelated(api);
      precondition(related !== undefined, 'no LEI with relationships is known', 'no-data');
      const listed = [related];
      const pairs = related.rows.filter(hasTwoEnds);
      for (const row of pairs.slice(0, mostPairs)) {
        const [other] = leisOf(row).filter((each) => each !== related.lei);
        if (other === undefined) continue;
        const reply = await api.get('listRegistryRelationships', { lei: other });
        const rows = recordsIn(reply);
        const isWhole = !mayBeCut(reply);
        expectSameRecord(row, { rows, isWhole }, related.lei, 'registry.relationships.records');
        listed.push({ lei: other, rows, isWhole });
      }
      for (const each of listed) {
        const detail = await api.get('getRegistryEntity', {}, { path: { lei: each.lei } });
        // The other end need not be held.
        if (detail.status === 404 && !heldLeis(api.world).includes(each.lei)) continue;
        const told = relationshipsWithin(dataOf(detail));
        const rows = each.rows.filter(hasTwoEnds);
        // A list or a detail that is cut may show a part of what the other one has.
        const isWhole = each.isWhole && rows.length === each.rows.length;
        const shown = { rows: told, isWhole: isWhole && told.length === rows.length };
        for (const row of rows) expectSameRecord(row, shown, each.lei, 'registry.detail.relationships');
        const absent = rows.find((row) => !told.some((other) => pairOf(other) === pairOf(row)));
        expectThat(
          !isWhole || told.length !== rows.length || absent === undefined,
          '/data',
          `the ${rows.length} relationships that are listed of ${each.lei}`,
          absent,
          'registry.detail.relationships',
        );
        for (const row of isWhole ? told.filter(endsOf) : []) {
          const isListed = rows.some((listedRow) => pairOf(listedRow) === pairOf(row));
          expectThat(
            isListed,
            '/data',
            `relationships that are listed of ${each.lei}`,
            row,
            'registry.detail.relationships',
          );
          expectSameRecord(row, { rows, isWhole }, each.lei, 'registry.detail.relationships');
        }
        api.witness('relationships compared', Math.min(rows.length, told.length));
      }
    },
    { requests: 5 },
  ),
});

/** The innermost objects that name two LEIs: the record around a single relationship names both as well. */
const relationshipsWithin = (data: Json | undefined): readonly JsonObject[] =>
  objectsIn(data).filter((each) => hasTwoEnds(each) && !objectsIn(each).slice(1).some(hasTwoEnds));

const hasTwoEnds = (row: JsonObject): boolean => leisOf(row).length === 2;

/** The relationships that a reply shows. */
interface Shown {
  readonly rows: readonly JsonObject[];
  /** Whether it shows all that there are. */
  readonly isWhole: boolean;
}

/**
 * One of the records of the same pair says the same. Those that are not shown are judged by checks of their own: of a pair
 * with a direct and an ultimate relationship, a page may show one.
 */
function expectSameRecord(row: JsonObject, { rows, isWhole }: Shown, lei: string, clause: ClauseId): void {
  const same = rows.filter(
    (each) => pairOf(each) === pairOf(row) && (isWhole || isUltimate(each) === isUltimate(row)),
  );
  const conflicts = same.flatMap((each) => conflictOf(row, each) ?? []);
  const [conflict] = conflicts;
  const isOne = conflict === undefined || conflicts.length < same.length;
  const what = `${JSON.stringify(conflict?.one)}, as elsewhere of ${lei}`;
  expectThat(isOne, `/data${conflict?.path ?? ''}`, what, conflict?.other, clause);
}

/** Relationships that are compared with the lists of their other ends; another check asks for these as well. */
const mostPairs = 3;
