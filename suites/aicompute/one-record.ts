import { vocabularies } from '../../contract/index.js';
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
  resolvedOf,
  rowsIn,
  sampleOf,
  slugs,
  textsAt,
} from '../asking/aicompute.js';
import {
  countryFilter,
  domainFilter,
  manufacturerFilter,
  organizationFilter,
  ownerFilter,
} from '../asking/compute-filters.js';
import { partShown, type TextFilter } from '../asking/compute-text-filters.js';
import { areUnlike, crossedIn, dividedIn, type Resolved } from '../asking/resolved.js';
import { conflictOf } from '../asking/same-record.js';

const filters: readonly TextFilter[] = [
  countryFilter,
  ownerFilter,
  domainFilter,
  organizationFilter,
  manufacturerFilter,
];

/** Values of filters that other checks send as well, each of them. */
const further: Readonly<Partial<Record<ComputeList, readonly Query[]>>> = {
  listModels: [
    { sort: 'compute', limit: 25 },
    { sort: 'compute', limit: 25, offset: 25 },
    { frontier: '1' },
    ...vocabularies.modelContributor.values.map((each) => ({ organization_categorization: each })),
  ],
  listHardware: vocabularies.hardwareType.values.map((type) => ({ type })),
};

/** Requests that show rows in other company, which other checks send as well. */
const queriesOf = (list: ComputeList, rows: readonly JsonObject[]): readonly Query[] => [
  { limit: few },
  { limit: 1 },
  ...filters.flatMap((filter): readonly Query[] => {
    const known = filter.list === list ? partShown(rows, filter) : undefined;
    if (known === undefined) return [];
    const { name } = filter;
    return name === 'country'
      ? [{ [name]: known.part }, { [name]: known.part.toUpperCase() }]
      : [{ [name]: known.part }];
  }),
  ...(further[list] ?? []),
];

/** Whether a request shows the head of the list as it is without it. */
const isOfHead = (query: Query): boolean => Object.keys(query).join() === 'limit';

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

/** A list as it is without filters, on one page that holds all of its rows if it has fewer than such a page. */
interface Whole {
  readonly list: ComputeList;
  readonly rows: readonly JsonObject[];
  readonly key: KeyOf;
}

/** Fails where a row that a filter or an order shows is not in the list without it, though that one is not cut. */
async function expectInWhole(api: Api, { list, rows, key }: Whole, query: Query): Promise<void> {
  const sent = { limit: mostRows(list), ...query };
  const strangersIn = (some: readonly JsonObject[], among: readonly JsonObject[]) => {
    const known = among.map(key);
    return some.filter((row) => key(row) !== undefined && !known.includes(key(row)));
  };
  const reply = await api.get(list, sent);
  if (reply.status !== 200 || strangersIn(rowsIn(reply), rows).length === 0) return;
  const shown = rowsIn(await api.get(list, sent, { fresh: true }));
  // A deployment may serve fewer rows than the limit; an offset then shows the others.
  const behind = await api.get(list, { limit: mostRows(list), offset: rows.length }, { fresh: true });
  if (behind.status !== 200 || rowsIn(behind).length > 0) return;
  const all = rowsIn(await api.get(list, { limit: mostRows(list) }, { fresh: true }));
  const [stranger] = strangersIn(shown, all);
  const expected = `${stranger && key(stranger)}, as with ${JSON.stringify(query)}`;
  expectThat(stranger === undefined, '/data', expected, `${all.length} rows without it`);
}

export const oneRecord = defineCheck({
  id: 'aicompute/one-record',
  title:
    'A row of AI compute data is the same whichever filter, order or limit shows it, and none of them adds one',
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
      const isWhole = rows.length < mostRows(list);
      for (const query of queriesOf(list, rows)) {
        const isHead = isOfHead(query);
        if (isWhole && key !== undefined && !isHead) await expectInWhole(api, { list, rows, key }, query);
        const reply = await api.get(list, { limit: mostRows(list), ...query });
        // Whether a filter is served is judged by a check of its own.
        const others = reply.status === 200 ? rowsIn(reply) : [];
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

/** The organizations of each row, with their ids. */
async function resolvedIn(api: Api, list: ComputeList): Promise<readonly (readonly Resolved[])[]> {
  const rows = await sampleOf(api, list);
  const member = organizationMember(list, rows);
  return member === undefined ? [] : rows.map((row) => resolvedOf(row, member));
}

/** Organizations that several rows name, each with its ids; two may share a name, but not one in so many. */
interface Scope {
  readonly resolved: readonly Resolved[];
  readonly enough: number;
  readonly tolerated: number;
}

/** Fails where too many organizations have several ids. @returns how many were compared */
function expectOneIdEach({ resolved, enough, tolerated }: Scope): number {
  const { repeated, divided } = dividedIn(resolved);
  if (repeated.length < enough) return 0;
  const [first] = divided;
  expectThat(
    divided.length * tolerated <= repeated.length,
    '/data/*/entity_id',
    `one id of ${first?.name}, as of most of ${repeated.length} organizations`,
    first?.ids.slice(0, 4),
  );
  return repeated.length;
}

/** Of so many names of a list at least, no more than half may have one id, where they are unlike each other. */
const severalNames = 4;

/** Fails where the organizations of a list, by unlike names, mostly have one id: it tells none of them. */
function expectOwnIds(resolved: readonly Resolved[], list: ComputeList): void {
  const names = [...new Set(resolved.map(({ name }) => name))];
  if (names.length < severalNames) return;
  for (const id of new Set(resolved.map((each) => each.id))) {
    const own = [...new Set(resolved.flatMap((each) => (each.id === id ? [each.name] : [])))];
    const unlike = own.filter((name) => own.every((other) => other === name || areUnlike(name, other)));
    const expected = `ids of ${names.length} organizations of ${list}`;
    const isTold = unlike.length * 2 <= names.length;
    expectThat(isTold, '/data/*/entity_id', expected, `${id} of ${unlike.join(', ')}`);
  }
}

/** So many groups of organizations that stand together in rows show whether each has an id of its own. */
const severalGroups = 3;

/** Fails where the organizations of one row, by unlike names, mostly have one id: that of the first, or of the row. */
function expectOwnIdsTogether(rows: readonly (readonly Resolved[])[], list: ComputeList): void {
  const together = rows.filter((row) =>
    row.some(({ name }) => row.some((other) => areUnlike(name, other.name))),
  );
  const groups = new Map(together.map((row) => [row.map(({ name }) => name).join(', '), row]));
  const joint = [...groups].filter(([, row]) => new Set(row.map(({ id }) => id)).size === 1);
  const [names, [first] = []] = joint[0] ?? [];
  expectThat(
    groups.size < severalGroups || joint.length * 2 <= groups.size,
    '/data/*/entity_id',
    `ids of ${names}, who stand together in ${list}`,
    `${first?.id} of each, as in ${joint.length} of ${groups.size} groups`,
  );
}

/** Fails where several organizations of the lists have the id that mostly is that of another one. */
function expectNotCrossed(resolved: readonly Resolved[]): void {
  const crossed = crossedIn(resolved);
  const [first] = crossed;
  const expected = `${first?.own} of ${first?.name}, as in most rows`;
  const seen = `${first?.id}, which is that of ${first?.other}`;
  expectThat(new Set(crossed.map(({ name }) => name)).size < 2, '/data/*/entity_id', expected, seen);
}

export const oneRecordEntityId = defineCheck({
  id: 'aicompute/one-record-entity-id',
  title:
    'Rows that name the same organization have the same entity_id in whatever list they stand, and others have others',
  clauses: ['aicompute.entity-id.resolved'],
  operations: computeLists,
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const lists = [];
      for (const list of computeLists) {
        const rows = await resolvedIn(api, list);
        expectOwnIdsTogether(rows, list);
        lists.push(rows.flat());
      }
      for (const [index, resolved] of lists.entries()) {
        const list = computeLists[index] ?? 'listCompanies';
        expectOneIdEach({ resolved, enough: 3, tolerated: 2 });
        expectOwnIds(resolved, list);
      }
      expectNotCrossed(lists.flat());
      const compared = expectOneIdEach({ resolved: lists.flat(), enough: 5, tolerated: 5 });
      const page = await firstPageOf(api, 'listDataCenters');
      expectHeld(compared > 0, 'few organizations are named by several rows', page);
      api.witness('organizations of several rows', compared);
    },
    { requests: 0 },
  ),
});
