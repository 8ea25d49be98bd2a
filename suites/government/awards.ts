import { limits } from '../../contract/index.js';
import {
  type Api,
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
import { leavesIn, memberOf, numberOf, textsIn } from '../leaves.js';
import { isSpineId, seenEntities } from '../seen-entity.js';

/** A reply about awards by its three parts. */
export interface Awards {
  readonly reply: Exchange;
  readonly summary: JsonObject;
  readonly rollups: readonly JsonObject[];
  readonly rows: readonly JsonObject[];
}

/** A member at top level or within `data` (ruling C39). */
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
  expectThat(isObject(summary), '/summary', 'an object', summary);
  expectThat(isArray(rollups), '/recipient_rollups', 'a list of rollups', rollups);
  expectThat(isArray(rows), '/awards', 'a list of rows', rows);
  return { reply, summary, rollups: objects(rollups), rows: objects(rows) };
}

export const askAwards = async (api: Api, query: Query): Promise<Awards> =>
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
    const found = awardsIn(reply);
    if (found.rollups.length > 0) return { ...found, selector };
  }
  precondition(false, 'no recipient of awards is found', 'no-data');
}

const ueiShape = new RegExp(`^[0-9A-Z]{${limits.uei.length}}$`, 'i');
const isUei = (text: string): boolean => ueiShape.test(text);

/** The UEI of a rollup or a row, in upper case: in a member that is called after it, or by its shape. */
export function ueiOf(part: JsonObject): string | undefined {
  const texts = textsIn(part);
  const named = texts.find(({ path, text }) => /uei/.test(memberOf(path)) && isUei(text));
  const shaped = texts.find(
    ({ path, text }) =>
      isUei(text) && /\d/.test(text) && /[A-Z]/.test(text) && !/award|piid|agenc|name|url|link/.test(path),
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
    texts.find(({ path }) => /recipient.*name|name.*recipient|recipient\/name$/.test(path)) ??
    texts.find(({ path }) => memberOf(path) === 'recipient') ??
    texts.find(({ path }) => memberOf(path) === 'name') ??
    texts.find(({ path }) => /name/.test(memberOf(path)))
  )?.text;
}

/** A number, as it stands or as it is printed for people. */
export const figureOf = (value: string | number | boolean): number | undefined =>
  numberOf(typeof value === 'string' ? value.replace(/[$,\s]|USD/g, '') : value);

/** The obligated amount of a rollup, where a member is called after it. */
export function amountOf(rollup: JsonObject): number | undefined {
  const numbers = leavesIn(rollup).flatMap(({ path, value }) => {
    const number = figureOf(value);
    return number === undefined ? [] : [{ path, number }];
  });
  return (
    numbers.find(({ path }) => /oblig/.test(path) && !/count|num/.test(path)) ??
    numbers.find(({ path }) => /amount|total/.test(path) && !/count|num/.test(path))
  )?.number;
}

/** The permalink, or else all of what a row shows: by this it is recognised in another reply. */
export const rowKey = (row: JsonObject): string =>
  textsIn(row).find(({ path }) => /permalink/.test(path))?.text ?? JSON.stringify(row);
