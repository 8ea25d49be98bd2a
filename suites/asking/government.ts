import { limits } from '../../contract/index.js';
import {
  type Api,
  accusing,
  type Exchange,
  expectOk,
  expectThat,
  isArray,
  isObject,
  type JsonObject,
  precondition,
  type Query,
  strings,
  type World,
} from '../../src/kit/index.js';
import { isSpineId, seenEntities } from './entity-refs.js';
import { leavesIn, memberOf, numberOf, textsIn } from './texts.js';

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

export const objects = (value: unknown): readonly JsonObject[] =>
  isArray(value) ? value.filter(isObject) : [];

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

/** Whether no award of some shows that nothing was obligated, or was taken back: their recipient is due among the rollups. */
export const areObligated = (rows: readonly JsonObject[]): boolean =>
  rows.every((row) => [...amountsOf(row).values()].every((amount) => amount > 0));

/** The members that each of some rollups has an amount in: which of them is the obligated one is not shown. */
export function amountMembers(rollups: readonly JsonObject[]): readonly string[] {
  const [first, ...others] = rollups.map(amountsOf);
  return [...(first?.keys() ?? [])].filter((path) => others.every((amounts) => amounts.has(path)));
}

/** What rollups have in such a member. */
export const amountsIn = (rollups: readonly JsonObject[], member: string): readonly number[] =>
  rollups.flatMap((rollup) => amountsOf(rollup).get(member) ?? []);

/** What a row shows of the reply that it is in, or of how it was read. */
const ofReply = /rank|position|score|fetch|retriev|access|generat|as_?of/;

/** The permalink, an address, or else all of what a row shows: by this it is recognised in another reply. */
export const rowKey = (row: JsonObject): string => {
  const texts = textsIn(row);
  const link =
    texts.find(({ path }) => /permalink/.test(path)) ?? texts.find(({ text }) => /^https?:\/\//.test(text));
  if (link !== undefined) return link.text;
  return JSON.stringify(row, (name, value) => {
    if (ofReply.test(name)) return undefined;
    return isObject(value) ? Object.fromEntries(Object.entries(value).toSorted()) : value;
  });
};

export const longestReply = limits.government.limit.max;
