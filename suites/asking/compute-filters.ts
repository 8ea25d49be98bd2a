import { type Api, at, type Exchange, expectThat, type JsonObject } from '../../src/kit/index.js';
import {
  type ComputeList,
  computeOf,
  firstPageOf,
  isText,
  memberOf,
  mostRows,
  rowsBy,
  rowsIn,
  sampleOf,
  statedNames,
  textsAt,
  wordsOf,
} from './aicompute.js';
import { isIgnored } from './calls.js';
import type { TextFilter } from './compute-text-filters.js';

/** The frontier models by their training compute; checks of the filter and of the order share the reply. */
export const frontierByCompute = (api: Api): Promise<Exchange> =>
  api.get('listModels', { limit: mostRows('listModels'), frontier: 'true', sort: 'compute' });

/** The models by frontier=true, in that order if it is served. */
export async function frontierModels(api: Api): Promise<readonly JsonObject[]> {
  const reply = await frontierByCompute(api);
  if (reply.status === 200) return rowsIn(reply);
  return rowsBy(api, 'listModels', { frontier: 'true' }, 'aicompute.models.frontier.true');
}

// Filters of the AI compute lists by a text of their rows, each with what its member may be called.

export const countryFilter = {
  list: 'listDataCenters',
  name: 'country',
  // Organizations have their own countries.
  members: [
    /(?:^|\/)country(?:_?name|\/name)?$/,
    /^(?!.*(?:owner|operator|developer|compan|organi[sz]|parent|headquart)).*(?:country|nation)/,
    /country|nation/,
  ],
  guesses: ['United States', 'China'],
} as const satisfies TextFilter;

export const ownerFilter: TextFilter = {
  list: 'listDataCenters',
  name: 'owner',
  members: statedNames.listDataCenters,
  guesses: ['Google', 'Microsoft', 'Amazon'],
};

export const domainFilter: TextFilter = {
  list: 'listModels',
  name: 'domain',
  members: [/(?:^|\/)domains?(?:_?name|\/name)?$/, /domain|field/],
  guesses: ['Language', 'Vision', 'Biology'],
};

export const organizationFilter: TextFilter = {
  list: 'listModels',
  name: 'organization',
  members: statedNames.listModels,
  guesses: ['Google', 'OpenAI', 'University'],
};

export const manufacturerFilter: TextFilter = {
  list: 'listHardware',
  name: 'manufacturer',
  members: statedNames.listHardware,
  guesses: ['NVIDIA', 'Google', 'Intel'],
};

/** The organizations that a model shows, one by one; a text may list several. */
export function organizationsOf(models: readonly JsonObject[], model: JsonObject): readonly string[] {
  const member = memberOf(models, organizationFilter.members, isText);
  if (member === undefined) return [];
  const names = textsAt(model, [member.path]).flatMap((text) => text.split(/[,;|]/));
  return names.map((name) => name.trim()).filter((name) => name.length > 2);
}

/**
 * A model that several organizations made is found by one of them beside any of its types of contributors, whichever of them
 * a type comes from. However filters combine, a row that both select is selected.
 * @param type that another of its organizations may have brought in
 */
export async function expectFoundBesideOrganization(
  api: Api,
  model: JsonObject,
  organization: string,
  type: string,
): Promise<void> {
  const { list } = organizationFilter;
  const query = { limit: mostRows(list), organization, organization_categorization: type };
  const reply = await api.get(list, query);
  // What is refused together, or told to be passed over, is left open.
  if (reply.status !== 200 || Object.keys(query).some((name) => isIgnored(reply, name))) return;
  const isIn = (rows: readonly JsonObject[]) => rows.some((row) => wordsOf(row) === wordsOf(model));
  const rows = rowsIn(reply);
  if (isIn(rows)) return api.witness('models found by a type of contributor beside an organization');
  if (rows.length >= mostRows(list)) return;
  // The filter may be about other organizations than those which the row shows.
  if (!isIn(await rowsBy(api, list, { organization }))) return;
  const expected = `the model by ${organization} and others with ${type}, as by either filter alone`;
  expectThat(false, '/data', expected, `${rows.length} models`, 'aicompute.models.contributors.several');
}

/** A filter that is applied under its second name is not reported as ignored. */
export async function expectOrgTold(api: Api, list: ComputeList, org: string): Promise<void> {
  const reply = await api.get(list, { limit: mostRows(list), org });
  const textOf = (some: Exchange) => rowsIn(some).map(wordsOf).join('\n\n');
  // Where all rows stay, it may have been passed over indeed, which is judged besides.
  if (textOf(reply) === textOf(await firstPageOf(api, list))) return;
  const told = at(reply.json, '/applied_filters/ignored');
  const wanted = 'no org, by which the rows are filtered';
  const clause = 'envelope.applied-filters.ignored';
  expectThat(!isIgnored(reply, 'org'), '/applied_filters/ignored', wanted, told, clause);
}

/** The filter by fabricator; rows need not show theirs, so that the best-known are tried. */
export const foundryFilter: TextFilter = {
  list: 'listHardware',
  name: 'foundry',
  members: [
    /(?:^|\/)found(?:ry|ries)(?:_?name|\/name)?$/,
    /^(?!.*(?:count|region|type|date)).*(?:foundr|fabricat|(?:^|[/_])fabs?$)/,
  ],
  guesses: ['TSMC', 'Samsung', 'SMIC'],
};

/** The text of a bound without an exponent, whose reading is left open. */
export const computeText = (flop: number): string => BigInt(Math.round(flop)).toString();

/** Values that differ by less may be one value, shown with fewer digits. */
const apart = 1.01;

/**
 * Bounds that lie clearly between two models: where the two are nearest to each other, so that a bound which is rounded
 * takes in the lower one, and below the greatest. The former is looked for in the middle half, where it leaves many out.
 */
export async function computeBounds(api: Api): Promise<readonly number[]> {
  const known = (await sampleOf(api, 'listModels')).map(computeOf).filter((each) => each !== undefined);
  const sorted = [...new Set(known)].toSorted((one, other) => one - other);
  const gaps = sorted.flatMap((flop, index) => {
    const next = sorted[index + 1];
    return next !== undefined && next > flop * apart
      ? [{ bound: (flop + next) / 2, ratio: next / flop }]
      : [];
  });
  const middle = gaps.slice(gaps.length >> 2, Math.ceil((gaps.length * 3) / 4));
  const [narrowest] = middle.toSorted((one, other) => one.ratio - other.ratio);
  return [...new Set([narrowest, gaps.at(-1)])].flatMap((each) => each?.bound ?? []);
}
