import { limits } from '../../contract/index.js';
import { isLei } from '../../generators/leis.js';
import {
  type Api,
  defineCheck,
  type Exchange,
  expectThat,
  type JsonObject,
  once,
  precondition,
} from '../../src/kit/index.js';
import { ancestorsOf, hierarchyOf } from '../asking/hierarchy.js';
import { childOnRecord, longestLine } from '../asking/hierarchy-relatives.js';
import {
  dataOf,
  endsOf,
  isToDirectParent,
  isUltimate,
  leisOf,
  mayBeCut,
  pairOf,
  placesIn,
  recordsIn,
  relatedLei,
  relationshipsWithin,
} from '../asking/registry.js';
import { recordsOfEachStatus } from '../asking/registry-filters.js';

/**
 * Each row is a relationship, with the LEI at one end.
 * @param ends how many LEIs a row has at least: one end may be told otherwise
 */
function expectRelated(rows: readonly JsonObject[], lei: string, ends: number): void {
  for (const [index, row] of rows.entries()) {
    const place = `/data/${index}`;
    expectThat(leisOf(row).length >= ends, place, 'the LEIs of its two ends', row);
    const isOf = leisOf(row).includes(lei);
    expectThat(isOf, place, `${lei} at one end`, row, 'registry.relationships.lei.only');
  }
}

const isInUse = (record: JsonObject): boolean => placesIn(record).some(({ text }) => /^active$/i.test(text));

/** Who is out of use stays a child: the relationship to a parent that its record tells is returned for that parent too. */
async function expectRetiredChild(api: Api): Promise<void> {
  for (const [lei, record] of await recordsOfEachStatus(api)) {
    if (isInUse(record)) continue;
    // Other checks ask for this record as well.
    const whole = await api.get('getRegistryEntity', {}, { path: { lei } });
    const ends = whole.status === 200 ? relationshipsWithin(dataOf(whole)) : [];
    const parent = ends.find(({ child }) => child === lei)?.parent;
    if (parent === undefined) continue;
    const pair = [lei, parent].toSorted().join(' ');
    const isIn = (reply: Exchange) => recordsIn(reply).some((row) => pairOf(row) === pair);
    const reply = await api.get('listRegistryRelationships', { lei: parent });
    if (isIn(reply)) return api.witness('relationships of a child out of use');
    if (mayBeCut(reply)) return;
    // A record may tell more than relationships on file.
    const isFiled = isIn(await api.get('listRegistryRelationships', { lei }));
    const expected = `the relationship of ${pair}, as by lei=${lei}`;
    const clause = 'registry.relationships.lei.end-node';
    return expectThat(!isFiled, '/data', expected, recordsIn(reply).length, clause);
  }
}

export const relationshipsOfLei = defineCheck({
  id: 'registry/relationships-of-lei',
  title: 'Relationships of an LEI all have it at one end, and are returned for the LEI at the other end too',
  clauses: [
    'registry.relationships.records',
    'registry.relationships.lei.only',
    'registry.relationships.lei.start-node',
    'registry.relationships.lei.end-node',
  ],
  operations: ['listRegistryRelationships', 'getRegistryEntity'],
  rulings: ['reference-envelope'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      const { lei, rows } = await relatedLei(api);
      expectRelated(rows, lei, 2);
      api.witness('relationships of the LEI', rows.length);
      // A record that names more entities than its ends does not tell which of them is the other end.
      for (const row of rows.filter((each) => leisOf(each).length === 2).slice(0, 3)) {
        const other = leisOf(row).find((each) => each !== lei) ?? lei;
        const reply = await api.get('listRegistryRelationships', { lei: other });
        expectRelated(recordsIn(reply), other, 1);
        const found = recordsIn(reply).some((each) => pairOf(each) === pairOf(row));
        const isStart = endsOf(row)?.child === other;
        expectThat(
          found || mayBeCut(reply),
          '/data',
          `the relationship of ${pairOf(row)}`,
          recordsIn(reply).length,
          isStart ? 'registry.relationships.lei.start-node' : 'registry.relationships.lei.end-node',
        );
        if (found) api.witness('relationships seen from both ends');
      }
      await expectRetiredChild(api);
    },
    { requests: 5 },
  ),
});

/** Nobody whose ultimate parent an entity is told to be stands above it in the hierarchy. */
async function expectUltimateAbove(api: Api, id: string, rows: readonly JsonObject[]): Promise<void> {
  const below = rows.flatMap((row) => {
    const ends = isUltimate(row) ? endsOf(row) : undefined;
    return ends?.parent === id ? [ends.child] : [];
  });
  if (below.length === 0) return;
  const above = ancestorsOf(await hierarchyOf(api, id, { depth: limits.hierarchy.depth.max }));
  const turned = below.find((lei) => above.includes(lei));
  expectThat(turned === undefined, '/data', `${id} at the start, below ${turned}`, turned);
}

/** What is under a parent has the relationship to it, if the list of the parent shows that. */
async function expectOwnParent(api: Api, id: string, above: string): Promise<void> {
  if (![id, above].every(isLei)) return;
  const pair = [id, above].toSorted().join(' ');
  const rowOf = (rows: readonly JsonObject[]) => rows.find((row) => pairOf(row) === pair);
  const reply = await api.get('listRegistryRelationships', { lei: id });
  const rows = recordsIn(reply);
  if (rowOf(rows) !== undefined) return api.witness('relationships to the own parent');
  if (mayBeCut(reply)) return;
  // A hierarchy may know a parent that no relationship on file tells.
  const lost = rowOf(recordsIn(await api.get('listRegistryRelationships', { lei: above })));
  // Which end is which is judged besides.
  const isNoneLost = lost === undefined || endsOf(lost)?.child === above;
  const expected = `the relationship of ${pair}, as by lei=${above}`;
  expectThat(isNoneLost, '/data', expected, rows.length, 'registry.relationships.lei.start-node');
}

export const relationshipDirection = defineCheck({
  id: 'registry/relationship-direction',
  title:
    'The start node of a relationship is the child and its end node the parent, as in the hierarchy, at each level of it',
  clauses: [
    'registry.relationships.start-is-child',
    'registry.relationships.end-is-parent',
    'registry.relationships.lei.start-node',
  ],
  operations: ['listRegistryRelationships', 'getHierarchy'],
  needs: ['key.full', 'entitlement.can_use_leiregistry', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      const { id, parent } = await childOnRecord(api);
      await expectOwnParent(api, id, parent);
      const filed = recordsIn(await api.get('listRegistryRelationships', { lei: id }));
      await expectUltimateAbove(api, id, filed);
      const rows = filed.filter((row) => isToDirectParent(row, api.world.today));
      const ends = rows.flatMap((row) => endsOf(row) ?? []);
      const found = ends.filter((each) => [id, parent].every((lei) => Object.values(each).includes(lei)));
      precondition(found.length > 0, `no record tells the ends of ${id} and ${parent}`, 'no-data');
      for (const { child, parent: above } of found) {
        expectThat(child === id, '/data', `${id} at the start`, child);
        const expected = `${parent} at the end`;
        expectThat(above === parent, '/data', expected, above, 'registry.relationships.end-is-parent');
        api.witness('relationships in the direction of the hierarchy');
      }
      // Whoever is a parent itself may be looked up as one alone.
      const [lowest = '', middle = '', above = ''] = await longestLine(api);
      await expectOwnParent(api, middle, above);
      if (!isLei(lowest)) return;
      const ofLowest = await api.get('listRegistryRelationships', { lei: lowest });
      await expectUltimateAbove(api, lowest, recordsIn(ofLowest));
    },
    { requests: 3 },
  ),
});
