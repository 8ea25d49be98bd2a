import { type ClauseId, limits } from '../../contract/index.js';
import {
  type Api,
  accusing,
  type Exchange,
  expectHeld,
  expectOk,
  expectThat,
  isArray,
  isObject,
  type Json,
  type JsonObject,
  precondition,
  type Query,
  strings,
  type World,
} from '../../src/kit/index.js';
import { isSpineId, seenEntities } from './entity-refs.js';
import { listIn, listOf } from './replies.js';
import { objectsIn } from './same-record.js';
import { isTelling, type Leaf, leavesIn, memberOf, memoized, numberOf, type Text, textsIn } from './texts.js';

/** A reply about awards by its three parts. */
export interface Awards {
  readonly reply: Exchange;
  readonly summary: JsonObject;
  readonly rollups: readonly JsonObject[];
  readonly rows: readonly JsonObject[];
}

/** A member at top level or within `data` (ruling reference-envelope). */
export function memberIn(reply: Exchange, name: string): unknown {
  const { json } = reply;
  if (!isObject(json)) return undefined;
  const places = [
    json,
    ...(isObject(json.data) ? [json.data] : []),
    ...(isArray(json.data) ? json.data : []),
  ];
  return places.filter(isObject).find((each) => Object.hasOwn(each, name))?.[name];
}

const objects = (value: unknown): readonly JsonObject[] => (isArray(value) ? value.filter(isObject) : []);

/** The parts of a successful reply about awards. */
export function awardsIn(reply: Exchange): Awards {
  expectOk(reply);
  const [summary, rollups, rows] = ['summary', 'recipient_rollups', 'awards'].map((name) =>
    memberIn(reply, name),
  );
  expectThat(isObject(summary), '/summary', 'an object', summary, 'government-records.summary');
  expectThat(
    isArray(rollups),
    '/recipient_rollups',
    'a list of rollups',
    rollups,
    'government-records.rollups',
  );
  expectThat(isArray(rows), '/awards', 'a list of rows', rows, 'government-records.awards');
  const [strange] = rows.filter((row) => !isObject(row));
  expectThat(strange === undefined, '/awards', 'rows alone', strange, 'government-records.awards');
  return { reply, summary, rollups: objects(rollups), rows: objects(rows) };
}

export const getAwards = async (api: Api, query: Query): Promise<Awards> =>
  awardsIn(await api.get('listAwards', query));

/** What most names have, for a first look at awards; the probe asks for the first of them. */
const commonTexts = ['a', 'inc', 'university', 'corp'];
/** Entities that are tried where no text finds a recipient; each costs a request. */
const mostEntities = 8;

/** Spine ids that the deployment shows anywhere, those of reference families first; any of them may have awards. */
export function offeredEntities(world: World): readonly string[] {
  const rows = Object.values(world.offer.rows).flatMap((some) => some.slice(0, 40));
  const texts = [...rows.flatMap((row) => [...strings(row)]), ...seenEntities(world).map(({ id }) => id)];
  return [...new Set(texts)].filter(isSpineId).slice(0, mostEntities);
}

/** A selector that many recipients match, with the reply to it. Ends the attempt where none is found. */
export async function manyAwards(api: Api): Promise<Awards & { readonly selector: Query }> {
  const texts: readonly Query[] = commonTexts.map((recipient) => ({ recipient }));
  const entities: readonly Query[] = offeredEntities(api.world).map((entity) => ({ entity }));
  for (const selector of [...texts, ...entities]) {
    const reply = await api.get('listAwards', { ...selector, limit: 100 });
    // A short text may be too wide for a search.
    if (reply.status === 400 && selector.recipient !== undefined) continue;
    const found = accusing('government.awards.covered', () => awardsIn(reply));
    if (found.rollups.length > 0) return { ...found, selector };
    const counted = recipientsIn(found.summary) ?? 0;
    const clause =
      `government-records.rollups.${counted > limits.government.rollups ? 'full' : 'few'}` as const;
    expectThat(counted === 0, '/recipient_rollups', `those of ${counted} recipients`, found.rollups, clause);
  }
  precondition(false, 'no recipient of awards is found', 'no-data');
}

/** The figures that a summary of awards carries. */
export type SummaryFigure = 'total-obligated' | 'award-count' | 'recipient-count';

/** Names that say nothing without that of the member around them. */
const bareName = /^(?:value|count|number|quantity|figure|n)$/;

/** What a summary calls a figure. */
function figureNameOf(path: string): string {
  const name = memberOf(path);
  const around = path.slice(0, path.lastIndexOf('/'));
  return bareName.test(name) && around !== '' ? memberOf(around) : name;
}

/** The figure that a summary member holds, guessed from its name, which is not shown. */
export function summaryFigureOf(path: string): SummaryFigure {
  const name = figureNameOf(path);
  if (/recipient/.test(name)) return 'recipient-count';
  return /award|action|count/.test(name) && !/oblig|amount|dollar|value/.test(name)
    ? 'award-count'
    : 'total-obligated';
}

/** Figures of a part of the time, of an agency or of another kind, and statistics of figures. */
const ofAnotherFigure =
  /year|month|quarter|fy|prior|previous|last|latest|recent|first|since|annual|average|avg|mean|median|max|min|largest|smallest|share|percent|pct|rank|agenc|bureau|department|deoblig|unoblig|outlay|paid|spent|disburs|ceiling|potential|\d/;

/** A count of a summary, under any name that fits. */
export const countIn = (summary: JsonObject, figure: 'award-count' | 'recipient-count'): number | undefined =>
  leavesIn(summary)
    .filter(
      ({ path }) =>
        summaryFigureOf(path) === figure && !/oblig|amount/.test(path) && !ofAnotherFigure.test(path),
    )
    .flatMap(({ value }) => figureOf(value) ?? [])[0];

/** The number of recipients in a summary. */
export const recipientsIn = (summary: JsonObject): number | undefined => countIn(summary, 'recipient-count');

const ueiShape = new RegExp(`^[0-9A-Z]{${limits.uei.length}}$`, 'i');
export const isUei = (text: string): boolean => ueiShape.test(text);

/** Members that tell of the recipient, who has no other identifier than the UEI. */
const ofRecipient = /recipient|awardee|grantee|vendor|contractor|payee/;

/** The UEI of a rollup, which is about a recipient, in upper case: in a member that is called after it, or by its shape. */
export const ueiOf = (rollup: JsonObject): string | undefined => ueiWhere(rollup, () => true);

/** The UEI of the recipient of a row. An award has identifiers of its own, of whatever shape. */
export const ueiOfRow = (row: JsonObject): string | undefined =>
  ueiWhere(row, (path) => ofRecipient.test(path));

function ueiWhere(part: JsonObject, isOfRecipient: (path: string) => boolean): string | undefined {
  // The identifier of a parent or of an agency is another one.
  const texts = textsIn(part).filter(({ path }) => !/parent|ultimate|agenc/.test(path));
  const named = texts.find(({ path, text }) => /uei/.test(memberOf(path)) && isUei(text));
  const shaped = texts.find(
    ({ path, text }) =>
      isUei(text) &&
      isOfRecipient(path) &&
      /\d/.test(text) &&
      /[A-Z]/.test(text) &&
      !/award|piid|fain|contract|number|agenc|name|url|link/.test(path),
  );
  return (named ?? shaped)?.text.toUpperCase();
}

/** The name of the recipient that a rollup or a row is about. */
export function recipientOf(part: JsonObject): string | undefined {
  const texts = textsIn(part).filter(
    ({ path, text }) =>
      /\p{L}{2}/u.test(text) &&
      !isUei(text) &&
      !/agenc|office|uei|id$|url|link|parent|countr|state|city/.test(path),
  );
  return (
    texts.find(({ path }) => /recipient[/_]?(?:legal_?)?name$/.test(path)) ??
    texts.find(({ path }) => /^(?=.*recipient).*name/.test(path)) ??
    texts.find(({ path }) => memberOf(path) === 'recipient') ??
    texts.find(({ path }) => memberOf(path) === 'name') ??
    texts.find(({ path }) => /name/.test(memberOf(path)))
  )?.text;
}

/** A number, as it stands or as it is printed for people. */
export const figureOf = (value: string | number | boolean): number | undefined =>
  numberOf(typeof value === 'string' ? value.replace(/[$,\s]|USD/g, '') : value);

/** Names of counts. */
const ofCount = /count|num|(?:awards|actions|contracts|grants|recipients|transactions)$/;

/** The amounts of a rollup that may be the obligated one, by their members; those called after it, if any are. */
export function amountsOf(rollup: JsonObject): ReadonlyMap<string, number> {
  const numbers = leavesIn(rollup).flatMap(({ path, value }) => {
    const number = figureOf(value);
    return number === undefined || ofAnotherFigure.test(path) || ofCount.test(path)
      ? []
      : [[path, number] as const];
  });
  const obligated = numbers.filter(([path]) => /oblig/.test(path));
  return new Map(obligated.length > 0 ? obligated : numbers.filter(([path]) => /amount|total/.test(path)));
}

/** The obligated amount of a rollup, by the likeliest member that is called after it. */
export const amountOf = (rollup: JsonObject): number | undefined => [...amountsOf(rollup).values()][0];

/** The members that each of some rollups has an amount in: which of them is the obligated one is not shown. */
export function amountMembers(rollups: readonly JsonObject[]): readonly string[] {
  const [first, ...others] = rollups.map(amountsOf);
  return [...(first?.keys() ?? [])].filter((path) => others.every((amounts) => amounts.has(path)));
}

/** What rollups have in such a member. */
export const amountsIn = (rollups: readonly JsonObject[], member: string): readonly number[] =>
  rollups.flatMap((rollup) => amountsOf(rollup).get(member) ?? []);

/** The permalink, or else all of what a row shows: by this it is recognised in another reply. */
export const rowKey = (row: JsonObject): string =>
  textsIn(row).find(({ path }) => /permalink/.test(path))?.text ?? JSON.stringify(row);

export const longestReply = limits.government.limit.max;

/** A reply about foreign-agent links with as many rows as there can be. */
export const getLinks = (
  api: Api,
  query: Query = {},
  options: { readonly fresh?: boolean } = {},
): Promise<Exchange> => api.get('listForeignAgentLinks', { ...query, limit: longestReply }, options);

/**
 * The links of a successful reply.
 * @param clause that any other reply contradicts
 */
export function linksIn(reply: Exchange, clause?: ClauseId): readonly JsonObject[] {
  accusing(clause, () => expectOk(reply));
  return accusing('government.links.rows', () => listIn(reply));
}

/** Whether more links may match than the reply shows. */
export const isFull = (reply: Exchange): boolean => (listOf(reply.json)?.length ?? 0) >= longestReply;

/** Filters for a first look, as a request without any may be refused. */
const firstFilters: readonly Query[] = [
  {},
  { registrant: 'a' },
  { country: 'CHINA' },
  { country: 'JAPAN' },
  { active_only: true },
];

/** Links of the deployment, with the filter that showed them. */
export interface SomeLinks {
  readonly query: Query;
  readonly reply: Exchange;
  readonly rows: readonly JsonObject[];
}

/** Whether links differ in both their sides, so that a filter by one of them leaves others out. */
const isVaried = (rows: readonly JsonObject[]): boolean =>
  (['registrant', 'principal'] as const).every(
    (side) => new Set(rows.map((row) => nameOf(row, side))).size > 1,
  );

/**
 * First looks at the links, each by another filter, until they fit. Those that are refused or show none are left out.
 */
export async function looksAtLinks(
  api: Api,
  fits: (looks: readonly SomeLinks[]) => boolean,
): Promise<readonly SomeLinks[]> {
  const looks: SomeLinks[] = [];
  for (const query of firstFilters) {
    const reply = await getLinks(api, query);
    const rows = reply.status === 200 ? linksIn(reply) : [];
    if (rows.length > 0) looks.push({ query, reply, rows });
    if (fits(looks)) break;
  }
  return looks;
}

/**
 * Links that fit, or else the first that some filter shows. Ends the attempt where there are none: as not applicable if
 * the whole list is empty.
 */
export async function someLinks(
  api: Api,
  fits: (rows: readonly JsonObject[]) => boolean = isVaried,
): Promise<SomeLinks> {
  const looks = await looksAtLinks(api, (some) => fits(some.at(-1)?.rows ?? []));
  const found = [fits, isVaried].map((each) => looks.find(({ rows }) => each(rows)));
  const first = found.find((look) => look !== undefined) ?? looks[0];
  if (first !== undefined) return first;
  const whole = await getLinks(api);
  expectHeld(whole.status !== 200, 'the deployment holds no foreign-agent links', whole);
  precondition(false, 'no filter that was tried finds a foreign-agent link', 'no-data');
}

/** The side of a link that a member speaks of. */
export type Side = 'registrant' | 'principal';
const memberOfSide: Readonly<Record<Side, RegExp>> = {
  registrant: /registrant/,
  principal: /principal|(?:^|\/)fp_/,
};

const textsOf = (row: JsonObject, side: Side): readonly Text[] =>
  textsIn(row).filter(
    ({ path }) =>
      memberOfSide[side].test(path) && !/sanction|adversar|countr|status|date|url|link/.test(path),
  );

/** The name of one side of a link. */
export function nameOf(row: JsonObject, side: Side): string | undefined {
  const texts = textsOf(row, side).filter(
    ({ path, text }) => /\p{L}{2}/u.test(text) && !/id$|type|address|city|state/.test(path),
  );
  return (texts.find(({ path }) => /name/.test(memberOf(path))) ?? texts[0])?.text;
}

const sideItself: Readonly<Record<Side, RegExp>> = {
  registrant: /^(?:us_?)?registrant$/i,
  principal: /^(?:foreign_?)?principal$/i,
};

/** Whether an object stands for one side of a link, and neither it nor another member says anything of that side. */
export const isBlankSide = (row: JsonObject, side: Side): boolean =>
  textsOf(row, side).length === 0 &&
  Object.entries(row).some(
    ([name, value]) => sideItself[side].test(name) && isObject(value) && !isTelling(value),
  );

/** The spine ids that stand on one side of a link. */
export const idsOf = (row: JsonObject, side: Side): readonly string[] =>
  textsOf(row, side).flatMap(({ text }) => (isSpineId(text) ? [text] : []));

const sides = ['registrant', 'principal'] as const;

/**
 * All that a link shows of its two sides, with the numbers and the country that tell principals of one name apart: no two links
 * have the same.
 */
export const pairOf = (row: JsonObject): string =>
  JSON.stringify([
    ...sides.map((side) => textsOf(row, side).map(({ path, text }) => [path, text])),
    leavesIn(row)
      .filter(
        ({ path, value }) => typeof value === 'number' && sides.some((side) => memberOfSide[side].test(path)),
      )
      .map(({ path, value }) => [path, value]),
    countriesOf(row),
  ]);

/** Countries of a side that are not the one by which links are filed, or may not be. */
const ofAnotherCountry =
  /incorporat|birth|citizen|national|residen|headquarter|parent|ultimate|tax|address|mailing|operat|locat|origin/;

/** The countries of a link that the filter may be about, the likeliest first; the name of the member is not shown. */
export const countriesOf = memoized((row: JsonObject): readonly string[] => {
  const texts = textsIn(row).filter(
    ({ path }) => /countr/.test(memberOf(path)) && !/registrant|agent/.test(path),
  );
  const plain = texts.filter(({ path }) => !ofAnotherCountry.test(path));
  const chief = plain.filter(
    ({ path }) => memberOfSide.principal.test(path) || path.lastIndexOf('/') === path.indexOf('/'),
  );
  const [found = []] = [chief, plain, texts].filter((some) => some.length > 0);
  return [...new Set(found.map(({ text }) => text))];
});

/** The country of a link, in the likeliest member. */
export const countryOf = (row: JsonObject): string | undefined => countriesOf(row)[0];

/** The country of a link in upper case, where no other member may be meant. */
export function soleCountryOf(row: JsonObject): string | undefined {
  const [country, another] = new Set(countriesOf(row).map((text) => text.toUpperCase()));
  return another === undefined ? country : undefined;
}

/** Whether a link is of a country; undefined where it shows none, or several of which one is. */
export function isOfCountry(row: JsonObject, country: string): boolean | undefined {
  const all = countriesOf(row).map((text) => text.toUpperCase());
  if (all.length === 0) return undefined;
  if (!all.includes(country)) return false;
  return soleCountryOf(row) === undefined ? undefined : true;
}

const depthOf = (path: string): number => path.split('/').length;

/** The status of a link, written as a word or as a boolean. */
export function statusOf(row: JsonObject): string | undefined {
  // A side has a status of its own.
  const leaves = leavesIn(row).filter(
    ({ path }) => !/sanction|adversar|date|url|registrant|principal|fp_/.test(path),
  );
  const isWord = ({ path, value }: Leaf) => memberOf(path) === 'status' && value !== '';
  const isFlag = ({ path, value }: Leaf) =>
    /^(?:is_)?(?:active|terminated)$/.test(memberOf(path)) && typeof value === 'boolean';
  // Further in there may be the status of a filing.
  const told = leaves.filter((leaf) => isWord(leaf) || isFlag(leaf));
  const nearest = told.filter(({ path }) => depthOf(path) === depthOf(told[0]?.path ?? ''));
  const found =
    nearest.find(isWord) ??
    nearest[0] ??
    leaves.find(({ path, value }) => /status/.test(memberOf(path)) && value !== '');
  if (found === undefined) return undefined;
  return typeof found.value === 'string'
    ? found.value.toLowerCase()
    : `${memberOf(found.path)} ${found.value}`;
}

/** Whether a status says that the link goes on; undefined where its spelling does not tell. */
export function isActive(row: JsonObject): boolean | undefined {
  const status = statusOf(row) ?? '';
  if (/^terminat|inactive|^(?:is_)?active false$|^(?:is_)?terminated true$/.test(status)) return false;
  return /^active$|^(?:is_)?active true$|^(?:is_)?terminated false$/.test(status) ? true : undefined;
}

/** What the sanction member of a link holds, wherever it stands; undefined where it is absent. */
export const sanctionsOf = (
  row: JsonObject,
  member: 'fp_sanction_lists' | 'fp_sanction_programs',
): Json | undefined => objectsIn(row).find((each) => Object.hasOwn(each, member))?.[member];

/** Whether the principal of a link is shown to stand on a screening list. */
export const isSanctioned = (row: JsonObject): boolean => isFilled(sanctionsOf(row, 'fp_sanction_lists'));

/** Whether a sanction member holds anything. */
export const isFilled = (value: unknown): boolean => value !== false && isTelling(value);

interface LinkSelection {
  /** Links that the deployment is known to have. */
  readonly known: readonly JsonObject[];
  readonly query: Query;
  /** What the links have in common, in words. */
  readonly because: string;
  /** Whether the filter admits a link; undefined where link and text do not decide it. */
  readonly fits: (row: JsonObject) => boolean | undefined;
  /** Accused if a link does not fit. */
  readonly only?: ClauseId;
  /** Accused if a known link is missing. */
  readonly finds?: ClauseId;
}

/**
 * A query is served with links that fit and no others, and finds those that the deployment is known to have. Counted
 * as a witness where there was something to leave out.
 */
export async function expectSelectedLinks(
  api: Api,
  { known, query, because, fits, only, finds }: LinkSelection,
): Promise<void> {
  const reply = await getLinks(api, query);
  const rows = linksIn(reply, finds);
  for (const [index, row] of rows.entries())
    expectThat(fits(row) !== false, `/data/${index}`, because, row, only);
  const seen = new Set(rows.map(pairOf));
  const wanted = known.filter((row) => fits(row) === true);
  const lost = wanted.filter((row) => !seen.has(pairOf(row)));
  expectThat(isFull(reply) || lost.length === 0, '/data', `${because}: no link lost`, lost[0], finds);
  if (wanted.length > 0 && known.some((row) => fits(row) === false)) api.witness(because, rows.length);
}
