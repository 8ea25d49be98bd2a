import { type ClauseId, limits, type OperationId } from '../../contract/index.js';
import {
  type Api,
  accusing,
  type Exchange,
  expectHeld,
  expectOk,
  isArray,
  isObject,
  type Json,
  type JsonObject,
  type Query,
  rowsOf,
} from '../../src/kit/index.js';
import type { Resolved } from './resolved.js';
import { depthOf, folded, type Leaf, memoized, numberOf, leavesIn as placedLeavesIn } from './texts.js';

/** The lists with pages. */
export const pagedLists = [
  'listDataCenters',
  'listModels',
  'listHardware',
] as const satisfies readonly OperationId[];
export type PagedList = (typeof pagedLists)[number];
/** The lists without a stated maximum. */
export const wholeLists = ['listCompanies', 'listChipSales'] as const satisfies readonly OperationId[];
export const computeLists = [...pagedLists, ...wholeLists];
export type ComputeList = (typeof computeLists)[number];

/** A list, as clause ids name it. */
export const slugs = {
  listDataCenters: 'data-centers',
  listModels: 'models',
  listHardware: 'hardware',
  listCompanies: 'companies',
  listChipSales: 'chip-sales',
} as const satisfies Record<ComputeList, string>;

const paged: readonly string[] = pagedLists;

/** Whether a list comes in pages. */
export const isPaged = (list: string): boolean => paged.includes(list);

/** The greatest limit that is shown to be served. */
export const mostRows = (list: ComputeList): number =>
  isPaged(list) ? limits.aicompute.limit.max : limits.aicompute.rows.default;

/** A page of so many rows shows what is skipped. */
export const few = 3;

/** An offset that leaves one row of a list that one page shows, and few of a longer one. */
export const lastOffset = (list: ComputeList, rows: number): number =>
  rows < mostRows(list) ? rows - 1 : rows - few;

/**
 * The rows of a successful reply.
 * @param clause that a refusal contradicts
 */
export function rowsIn(reply: Exchange, clause?: ClauseId): readonly JsonObject[] {
  // An endpoint that does not exist refuses nothing.
  accusing(reply.status === 404 ? 'aicompute.datasets' : clause, () => expectOk(reply));
  return accusing('aicompute.data', () => rowsOf(reply));
}

/**
 * The rows of a list under a query, as many as one page shows.
 * @param clause that a refusal contradicts
 */
export const rowsBy = async (
  api: Api,
  list: ComputeList,
  query: Query,
  clause?: ClauseId,
): Promise<readonly JsonObject[]> => rowsIn(await api.get(list, { limit: mostRows(list), ...query }), clause);

/** The first page of a list, without a filter; checks of a run share it. */
export const firstPageOf = (api: Api, list: ComputeList): Promise<Exchange> =>
  api.get(list, { limit: mostRows(list) });

/** The first rows of a list. Ends the attempt as not applicable where the deployment holds none. */
export async function sampleOf(api: Api, list: ComputeList): Promise<readonly JsonObject[]> {
  const clause = isPaged(list) ? 'aicompute.limit.at-max' : 'aicompute.datasets';
  const reply = await firstPageOf(api, list);
  const rows = rowsIn(reply, clause);
  expectHeld(rows.length > 0, `the deployment holds no rows of ${list}`, reply);
  return rows;
}

export type { Leaf } from './texts.js';

const place = /\/\d+(?=\/|$)/g;

/** The leaves of a row, without their places within arrays: the texts of a list all stand at one path. */
export const leavesIn = memoized((row: unknown): readonly Leaf[] =>
  placedLeavesIn(row).map(({ path, value }) => ({ path: path.replace(place, ''), value })),
);

const volatile = /^https?:|^\d{4}-\d\d-\d\dT/;

/** What a row tells in words; numbers, links and instants may differ from one reply to the next. */
export const wordsOf = memoized((row: JsonObject): string =>
  leavesIn(row)
    .flatMap(({ value }) => (typeof value === 'string' && !volatile.test(value) ? [value] : []))
    .toSorted()
    .join('\n'),
);

/** Where rows tell something, as their member names are not shown. */
export interface Member {
  /** The likeliest place. */
  readonly path: string;
  /** Every place whose name fits as well, the likeliest included. */
  readonly fitting: readonly string[];
}

/** Names that speak of a thing without telling it. */
const aside = /(?:^|[/_])(?:ids?|uuid|urls?|uris?|links?|slug|lei|wiki|image|logo|notes?|sources?)$/;

/**
 * The member that fits one of the names, the first names first, and holds a value of the kind wanted;
 * undefined where no row has one.
 */
export function memberOf(
  rows: readonly JsonObject[],
  names: readonly RegExp[],
  isWanted: (value: Leaf['value']) => boolean = isText,
): Member | undefined {
  const paths = pathsOf(rows, isWanted);
  for (const name of names) {
    const fitting = paths.filter((path) => name.test(path)).toSorted(byNearness);
    const [path] = fitting;
    if (path !== undefined) return { path, fitting };
  }
  return undefined;
}

/** Every member with texts of a kind that rows have in common, the texts that occur most often first. */
export function textMembers(
  rows: readonly JsonObject[],
  isWanted: (value: Leaf['value']) => boolean,
): readonly Member[] {
  const variety = (path: string): number => {
    const texts = rows.flatMap((row) => textsAt(row, [path]));
    return new Set(texts).size / texts.length;
  };
  return pathsOf(rows, isWanted)
    .toSorted((one, other) => variety(one) - variety(other))
    .map((path) => ({ path, fitting: [path] }));
}

function pathsOf(
  rows: readonly JsonObject[],
  isWanted: (value: Leaf['value']) => boolean,
): readonly string[] {
  const leaves = rows
    .flatMap((row) => leavesIn(row))
    .filter(({ path, value }) => isWanted(value) && !aside.test(path));
  return [...new Set(leaves.map(({ path }) => path))];
}

/** The values that a row has at some of the places. */
export const valuesAt = (row: JsonObject, paths: readonly string[]): readonly Leaf['value'][] =>
  leavesIn(row).flatMap(({ path, value }) => (paths.includes(path) ? [value] : []));

export const textsAt = (row: JsonObject, paths: readonly string[]): readonly string[] =>
  valuesAt(row, paths).filter((value) => typeof value === 'string');

export const isText = (value: Leaf['value']): value is string => typeof value === 'string' && value !== '';

const byNearness = (one: string, other: string): number =>
  depthOf(one) - depthOf(other) || one.length - other.length;

/** Members about an organization that do not name it. */
const named = (words: string): RegExp =>
  new RegExp(
    `^(?!.*(?:categor|type|kind|country|region|sector|domain|count|date|group|holding|status|parent|headquart))(?=.*(?:${words}))`,
  );

/**
 * What the member that names the organization of a row is called where it has the document's own word for it, the
 * likeliest names first.
 */
export const statedNames = {
  listDataCenters: [/(?:^|\/)owners?(?:_?name|\/name)?$/, named('owner')],
  listModels: [/(?:^|\/)(?:developing_?)?organi[sz]ations?(?:_?name|\/name)?$/, named('organi[sz]')],
  listHardware: [/(?:^|\/)manufacturers?(?:_?name|\/name)?$/, named('manufactur')],
  listCompanies: [/(?:^|\/)(?:company|organi[sz]ation)?_?name$/],
  listChipSales: [/(?:^|\/)(?:chip_?)?designers?(?:_?name|\/name)?$/, named('design'), named('manufactur')],
} as const satisfies Record<ComputeList, readonly RegExp[]>;

/** Those names and others for an organization. */
export const organizationNames = (list: ComputeList): readonly RegExp[] => [
  ...statedNames[list],
  named('organi[sz]|compan|operator|develop|creator|maker|vendor|design|manufactur|owner'),
];

const shown = /(?:^|[/_])entity_ids?$/;

/** The ids of entities that a row carries. */
export const entityIdsOf = (row: JsonObject): readonly string[] =>
  leavesIn(row).flatMap(({ path, value }) => (shown.test(path) && isText(value) ? [value] : []));

/** Where the rows of a list name their organization. */
export const organizationMember = (list: ComputeList, rows: readonly JsonObject[]): Member | undefined =>
  memberOf(rows, organizationNames(list));

/** What stands in place of a name where there is no organization that could be resolved, or it is not told. */
const standIn =
  /^(?:un(?:known|disclosed|named|specified|identified|affiliated)|not (?:known|disclosed|named|specified|available|applicable)|n\/?a|none|null|various|multiple|others?|anonymous|confidential|independent|individuals?|tbd)$/i;

/** The words of a text, apart from what stands around them. */
const plainOf = (text: string): string =>
  text
    .split(/[^\p{L}\d/]+/u)
    .filter((word) => word !== '')
    .join(' ');

const isName = (value: Leaf['value']): value is string =>
  isText(value) && /[\p{L}\d]/u.test(value) && !standIn.test(plainOf(value));

/** What stands beside an organization of a row, itself included. */
const besideOf = (path: string): string => path.slice(0, path.replace(/\/\d+$/, '').lastIndexOf('/'));

/** The organizations that a row names, each with the id beside its name; without those that stand there with others. */
export const resolvedOf = (row: JsonObject, member: Member): readonly Resolved[] =>
  namedIn(row, member).flatMap(({ name, ids }) => ids.map((id) => ({ name, id })));

/** The organizations that a row names, each alone in its place, with the ids beside its name. */
function namedIn(row: JsonObject, member: Member): readonly Named[] {
  const leaves = placedLeavesIn(row);
  const named = leaves.flatMap(({ path, value }) =>
    path.replace(place, '') === member.path && isText(value)
      ? [{ name: folded(value), within: besideOf(path) }]
      : [],
  );
  return named.flatMap(({ name, within }) => {
    const ids = leaves.filter(({ path }) => path === `${within}/entity_id`).map(({ value }) => value);
    const isSole = named.filter((each) => each.within === within).length === 1;
    return isSole && isName(name) ? [{ name, ids: ids.filter(isText) }] : [];
  });
}

interface Named {
  readonly name: string;
  readonly ids: readonly string[];
}

/**
 * The rows none of whose organizations has an id beside it, where most organizations of the list have theirs there. A row
 * of several organizations carries an id where one of them has it.
 */
export function unresolvedIn(rows: readonly JsonObject[], member: Member): readonly JsonObject[] {
  const isBare = (row: JsonObject): boolean => {
    const organizations = namedIn(row, member);
    return organizations.length > 0 && organizations.every(({ ids }) => ids.length === 0);
  };
  const bare = rows.filter(isBare);
  const resolved = rows.filter((row) => resolvedOf(row, member).length > 0);
  return bare.length < resolved.length ? bare : [];
}

/** Whether a row names an organization. */
export const namesOrganization = (row: JsonObject, { path }: Member): boolean =>
  textsAt(row, [path]).some(isName);

const name = 'training_compute_flop';

/** Members that hold a model from which that of the row was made, with a compute of its own. */
const ofAnotherModel = /^base|parent|teacher|previous|predecess|derived|fine_?tuned|original/i;

/** The values of a member nearest to the root of a row, outside members that are passed over. */
function nearestIn(row: Json, isPassedOver: (member: string) => boolean): readonly Json[] {
  let level: readonly Json[] = [row];
  while (level.length > 0) {
    const objects = level.flatMap((each) => (isArray(each) ? each : [each])).filter(isObject);
    const found = objects.flatMap((each) => (each[name] === undefined ? [] : [each[name]]));
    if (found.length > 0) return found;
    level = objects
      .flatMap((each) => Object.entries(each))
      .flatMap(([member, each]) => (isPassedOver(member) ? [] : [each]));
  }
  return [];
}

/** The values of `training_compute_flop` that a model carries for itself, one of them as a rule. */
export function computesOf(model: Json): readonly Json[] {
  const own = nearestIn(model, (member) => ofAnotherModel.test(member));
  return own.length > 0 ? own : nearestIn(model, () => false);
}

/** A value as a number of FLOP, which may be written as a text; undefined where it is none, or too great to be read. */
export function flopOf(value: Json): number | undefined {
  const flop = typeof value === 'number' || typeof value === 'string' ? numberOf(value) : undefined;
  return Number.isFinite(flop) ? flop : undefined;
}

/** The training compute of a model, in FLOP; undefined where it is unknown. */
export const computeOf = (model: JsonObject): number | undefined =>
  computesOf(model).flatMap((value) => flopOf(value) ?? [])[0];

/** The first models by their training compute: few, so that an order of the page alone does not look right. */
export async function firstByCompute(api: Api): Promise<readonly JsonObject[]> {
  const query = { sort: 'compute', limit: 25 };
  const models = await rowsBy(api, 'listModels', query);
  const isKnown = models.some((model) => computeOf(model) !== undefined);
  // Models of unknown compute may stand first; a lower bound leaves them out.
  return isKnown ? models : [...models, ...(await rowsBy(api, 'listModels', { ...query, min_compute: 1 }))];
}
