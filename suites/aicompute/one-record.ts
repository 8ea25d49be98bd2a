import {
  type Api,
  defineCheck,
  expectHeld,
  expectThat,
  forEach,
  type JsonObject,
  once,
  type Query,
} from '../../src/kit/index.js';
import {
  type ComputeList,
  computeLists,
  few,
  firstPageOf,
  leavesIn,
  mostRows,
  organizationMember,
  partShown,
  rowsBy,
  sampleOf,
  slugs,
  type TextFilter,
  textsAt,
} from '../asking/aicompute.js';
import {
  countryFilter,
  domainFilter,
  manufacturerFilter,
  organizationFilter,
  ownerFilter,
} from '../asking/compute-filters.js';
import { conflictOf } from '../asking/same-record.js';
import { folded } from '../asking/texts.js';

const filters: readonly TextFilter[] = [
  countryFilter,
  ownerFilter,
  domainFilter,
  organizationFilter,
  manufacturerFilter,
];

/** Requests that show rows in other company, which other checks send as well. */
const queriesOf = (list: ComputeList, rows: readonly JsonObject[]): readonly Query[] => [
  { limit: few },
  ...filters.flatMap((filter): readonly Query[] => {
    const known = filter.list === list ? partShown(rows, filter) : undefined;
    return known === undefined ? [] : [{ [filter.name]: known.part }];
  }),
  ...(list === 'listModels' ? [{ sort: 'compute', limit: 25 }, { frontier: '1' }] : []),
];

const idMember = /^\/(?:id|uuid|slug|key)$|(?:^|[/_])(?:model|hardware|data_?cent(?:er|re)|record)_?id$/;
const nameMember = /(?:^|[/_])(?:name|title|label)$|^\/[^/]*name$/;

type KeyOf = (row: JsonObject) => string | undefined;

/** What tells the rows of a list apart: their ids, or, where all rows are known, their names. */
function keyOf(list: ComputeList, rows: readonly JsonObject[]): KeyOf | undefined {
  const paths = leavesIn(rows[0]).map(({ path }) => path);
  const isWhole = rows.length < mostRows(list);
  const fitting = [
    ...paths.filter((path) => idMember.test(path)),
    ...(isWhole ? paths.filter((path) => nameMember.test(path)) : []),
  ];
  const key = fitting.find(
    (path) => new Set(rows.map((row) => textsAt(row, [path]).join())).size === rows.length,
  );
  return key === undefined ? undefined : (row) => textsAt(row, [key])[0];
}

/**
 * The rows of two replies that are the same, by their key, or by their place at the head of one order; a row is known by
 * its place where no other has its name, since rows of one name may come in any order.
 */
function pairsOf(
  rows: readonly JsonObject[],
  others: readonly JsonObject[],
  { isHead, key }: { readonly isHead: boolean; readonly key: KeyOf | undefined },
): readonly (readonly [JsonObject, JsonObject, number])[] {
  const isNamesake = (one: JsonObject, other: JsonObject | undefined): boolean =>
    leavesIn(one).some(
      ({ path, value }) =>
        nameMember.test(path) && other !== undefined && textsAt(other, [path])[0] === value,
    );
  return others.flatMap((other, index) => {
    const known = key?.(other);
    const same =
      known === undefined
        ? [rows[index]].filter(
            (row) =>
              isHead && isNamesake(other, row) && rows.filter((each) => isNamesake(other, each)).length === 1,
          )
        : rows.filter((row) => key?.(row) === known);
    return same.flatMap((row) => (row === undefined ? [] : [[row, other, index] as const]));
  });
}

export const oneRecord = defineCheck({
  id: 'aicompute/one-record',
  title: 'A row of AI compute data is the same whichever filter, order or limit shows it',
  clauses: [
    'aicompute.data-centers.rows',
    'aicompute.models.rows',
    'aicompute.hardware.rows',
    'aicompute.companies.rows',
    'aicompute.chip-sales.rows',
  ],
  operations: computeLists,
  rulings: ['live-data'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: forEach(
    computeLists,
    async (api, list) => {
      const rows = await sampleOf(api, list);
      const key = keyOf(list, rows);
      for (const query of queriesOf(list, rows)) {
        const isHead = query.limit === few;
        const others = await rowsBy(api, list, query);
        for (const [row, other, index] of pairsOf(rows, others, { isHead, key })) {
          const conflict = conflictOf(row, other);
          const expected = `${JSON.stringify(conflict?.one)}, as without ${Object.keys(query)[0]}`;
          expectThat(
            conflict === undefined,
            `/data/${index}${conflict?.path ?? ''}`,
            expected,
            conflict?.other,
          );
        }
      }
      api.witness(`rows of ${list}`, rows.length);
    },
    { requests: 3, clause: (list) => `aicompute.${slugs[list]}.rows` as const },
  ),
});

/** An organization as a row names it, with the id that it has there. */
interface Resolved {
  readonly name: string;
  readonly id: string;
}

/** The organization of each row that names a single one, with a single id beside it. */
async function resolvedIn(api: Api, list: ComputeList): Promise<readonly Resolved[]> {
  const rows = await sampleOf(api, list);
  const member = organizationMember(list, rows);
  if (member === undefined) return [];
  const within = member.path.slice(0, member.path.lastIndexOf('/'));
  return rows.flatMap((row) => {
    const [names, ids] = [textsAt(row, [member.path]), textsAt(row, [`${within}/entity_id`])];
    const [name, id] = [names[0], ids[0]];
    const isOne = names.length === 1 && ids.length === 1 && name !== undefined && id !== undefined;
    return isOne ? [{ name: folded(name), id }] : [];
  });
}

/** Organizations that several rows name, each with its ids; two may share a name, but not one in so many. */
interface Scope {
  readonly resolved: readonly Resolved[];
  readonly enough: number;
  readonly tolerated: number;
}

/** Fails where too many organizations have several ids. @returns how many were compared */
function expectOneIdEach({ resolved, enough, tolerated }: Scope): number {
  const ids = new Map<string, string[]>();
  for (const { name, id } of resolved) ids.set(name, [...(ids.get(name) ?? []), id]);
  const repeated = [...ids].filter(([, seen]) => seen.length > 1);
  const divided = repeated.filter(([, seen]) => new Set(seen).size > 1);
  if (repeated.length < enough) return 0;
  const [name, seen] = divided[0] ?? [];
  expectThat(
    divided.length * tolerated <= repeated.length,
    '/data/*/entity_id',
    `one id of ${name}, as of most of ${repeated.length} organizations`,
    [...new Set(seen)].slice(0, 4),
  );
  return repeated.length;
}

export const oneRecordEntityId = defineCheck({
  id: 'aicompute/one-record-entity-id',
  title: 'Rows that name the same organization have the same entity_id, in whatever list they stand',
  clauses: ['aicompute.entity-id.resolved'],
  operations: computeLists,
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const lists = [];
      for (const list of computeLists) lists.push(await resolvedIn(api, list));
      for (const resolved of lists) expectOneIdEach({ resolved, enough: 3, tolerated: 2 });
      const compared = expectOneIdEach({ resolved: lists.flat(), enough: 5, tolerated: 5 });
      const page = await firstPageOf(api, 'listDataCenters');
      expectHeld(compared > 0, 'few organizations are named by several rows', page);
      api.witness('organizations of several rows', compared);
    },
    { requests: 0 },
  ),
});
