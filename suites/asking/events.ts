import {
  type ClauseId,
  cameoplusCategories,
  conflictCategories,
  type Family,
  type OperationId,
} from '../../contract/index.js';
import { isDate } from '../../generators/dates.js';
import { categoriesOf, categoryOf, isFamily, otherFamily } from '../../generators/enums.js';
import { offered } from '../../generators/ids.js';
import {
  type Api,
  accusing,
  append,
  at,
  detail,
  type Exchange,
  expectDetail,
  expectRefusal,
  expectThat,
  forAll,
  isArray,
  isObject,
  type JsonObject,
  type Property,
  type PropertyOptions,
  precondition,
  rowsOf,
  strings,
  Violation,
  type World,
} from '../../src/kit/index.js';
import { byFrequency, memoized } from './texts.js';
import { bounds } from './windows.js';

/** What the checks need to know of an Event card. */
export interface SeenEvent {
  readonly id: string;
  readonly family: Family;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly category: string;
  readonly subcategory: string;
  /** From 0 to 1; by it lists are ordered unless told otherwise. */
  readonly significance: number;
}

/** Reads a card; undefined when a field that is needed here has another shape, which other checks judge. */
export function seenEvent(card: JsonObject): SeenEvent | undefined {
  const { id, family, event_date: date, category, subcategory } = card;
  const significance = significanceOf(card);
  if (typeof id !== 'string' || typeof family !== 'string' || !isFamily(family)) return undefined;
  if (typeof date !== 'string' || !isDate(date)) return undefined;
  if (typeof category !== 'string' || typeof subcategory !== 'string' || subcategory === '') return undefined;
  if (significance === undefined) return undefined;
  return { id, family, date, category, subcategory, significance };
}

export function significanceOf(card: JsonObject): number | undefined {
  const value = at(card, '/metrics/significance');
  return typeof value === 'number' ? value : undefined;
}

/** The Events that the deployment offers, all of a window that closed days ago. */
export const seenEvents = (world: World): readonly SeenEvent[] =>
  world.offer.events.flatMap((card) => seenEvent(card) ?? []);

/** The category that most of them have; undefined where there are none. */
export const commonestCategory = (world: World): string | undefined =>
  byFrequency(seenEvents(world).map(({ category }) => category))[0]?.[0];

/** Real pairs of a category and one of its subcategories, each once. A comma would read as a list of two. */
export function seenPairs(world: World): readonly SeenEvent[] {
  const pairs = new Map<string, SeenEvent>();
  for (const event of seenEvents(world)) {
    if (!event.subcategory.includes(',')) pairs.set(`${event.category}\n${event.subcategory}`, event);
  }
  return [...pairs.values()];
}

/** The world with all Events that the probe saw, also those behind the first pages. */
export const deepened = memoized(
  (world: World): World => ({
    ...world,
    offer: { ...world.offer, events: [...world.offer.events, ...world.offer.moreEvents] },
  }),
);

/** The Events that the probe would see now, on as many pages as the world has Events of. */
export async function offeredNow(api: Api): Promise<readonly JsonObject[]> {
  const { events, window } = api.world.offer;
  const rows: JsonObject[] = [];
  for (const categories of [conflictCategories, cameoplusCategories]) {
    const query = { ...bounds(window), category: categories.join(','), limit: 100 };
    const known = events.filter(({ category }) => categories.some((each) => each === category)).length;
    let cursor: string | undefined;
    let seen = 0;
    do {
      const { json } = await api.get('listEvents', { ...query, cursor }, { fresh: true });
      const data = at(json, '/data');
      const cards = isArray(data) ? data.filter(isObject) : [];
      append(rows, cards);
      seen += cards.length;
      const next = at(json, '/pagination/next_cursor');
      cursor = cards.length > 0 && typeof next === 'string' && next !== '' ? next : undefined;
    } while (cursor !== undefined && seen < known);
  }
  return rows;
}

/** How far significance may move between two replies: metrics are computed live. */
export const significanceDrift = 0.01;

/** Whether a card shows an Event as the probe saw it. */
export function isAsSeen(card: JsonObject, event: SeenEvent): boolean {
  const now = seenEvent(card);
  return (
    now !== undefined &&
    (['id', 'family', 'date', 'category', 'subcategory'] as const).every(
      (name) => now[name] === event[name],
    ) &&
    Math.abs(now.significance - event.significance) <= significanceDrift
  );
}

/**
 * A contradiction about what the probe saw counts only if a card still shows it: data are corrected while a run goes on. Then
 * it has to show once more.
 */
export const asSeen =
  <Seen>(
    holds: (api: Api, seen: Seen) => Promise<void>,
    isShown: (card: JsonObject, seen: Seen) => boolean,
  ) =>
  async (api: Api, seen: Seen): Promise<void> => {
    try {
      await holds(api, seen);
    } catch (error) {
      if (!(error instanceof Violation)) throw error;
      const cards = await offeredNow(api);
      if (cards.some((card) => isShown(card, seen))) await holds(api, seen);
    }
  };

/** A sentence that holds of the Events that the deployment offers. */
export const forSeenEvents = (
  holds: (api: Api, event: SeenEvent) => Promise<void>,
  options?: PropertyOptions,
): Property => forAll((world) => offered(seenEvents(world)), orNoData(asSeen(holds, isAsSeen)), options);

/** A sentence that holds of the pairs of category and subcategory that the deployment offers. */
export const forSeenPairs = (
  holds: (api: Api, pair: SeenEvent) => Promise<void>,
  options?: PropertyOptions,
): Property => forAll((world) => offered(seenPairs(world)), orNoData(asSeen(holds, isAsSeen)), options);

/** Ends an attempt as inconclusive where the deployment offers nothing to try. */
export const orNoData =
  <Input>(holds: (api: Api, input: Input) => Promise<void>) =>
  async (api: Api, input: Input | undefined): Promise<void> => {
    precondition(input !== undefined, 'the deployment offered no Event of this kind', 'no-data');
    await holds(api, input);
  };

/** Whether two categories are of one family, in whatever letter case. */
export const areOfOneFamily = (...both: readonly [string, string]): boolean =>
  Object.values(categoriesOf).some((own) =>
    both.every((each) => own.some((category) => category.toLowerCase() === each.toLowerCase())),
  );

/** A list of `details` names a value that is known to be accepted, in whatever shape; categories have no letter case. */
export function expectLists(reply: Exchange, member: string, value: string): void {
  const values = detail(reply, member);
  const spelt = (text: string) => (member === 'accepted_categories' ? text.toLowerCase() : text);
  const named = [...strings(values)].some((each) => spelt(each) === spelt(value));
  expectThat(named, `/details/${member}`, `a list that names ${value}`, values);
}

/** A real code with a category that it does not belong to. */
interface ForeignPair {
  readonly category: string;
  readonly subcategory: string;
}

/** A sentence about codes of one family, asked for under a category of the other. */
export const forForeignPairs = (
  holds: (api: Api, pair: ForeignPair) => Promise<void>,
  options?: PropertyOptions,
): Property =>
  forAll(
    (world) =>
      offered(seenPairs(world)).chain((pair) =>
        pair === undefined
          ? offered<ForeignPair>([])
          : categoryOf(otherFamily(pair.family)).map((category) => ({
              category,
              subcategory: pair.subcategory,
            })),
      ),
    orNoData(holds),
    options,
  );

/** The reply refuses a code for its category, and lists the codes that would fit. */
export function expectForeignCode(reply: Exchange): void {
  const code = 'INVALID_SUBCATEGORY_FOR_CATEGORY';
  // If the code is right, only the status can be wrong.
  const isCoded = at(reply.json, '/code') === code;
  const clause = isCoded ? 'error.invalid-subcategory-for-category' : 'events.subcategory.wrong-category';
  expectRefusal(reply, { codes: [code], clause });
  const ofList = 'events.subcategory.wrong-category.accepted-values';
  accusing(ofList, () => expectDetail(reply, 'accepted_values'));
}

/** Whether a code stands under a category as well, as a refusal for the category lists it: several may share a code. */
export async function isSharedCode(
  api: Api,
  { category, subcategory }: ForeignPair,
  rows: readonly JsonObject[],
): Promise<boolean> {
  if (rows.some((row) => row.category === category && row.subcategory === subcategory)) return true;
  const window = bounds(api.world.offer.window);
  const refusal = await api.get('listEvents', { ...window, category, subcategory: 'zzqxvk_1' });
  return [...strings(detail(refusal, 'accepted_values'))].includes(subcategory);
}

/** The pair is refused with the codes that would fit the category, and never served, empty or not. */
export async function expectForeignRefused(
  api: Api,
  operation: OperationId,
  { category, subcategory }: ForeignPair,
): Promise<void> {
  const reply = await api.get(operation, { ...bounds(api.world.offer.window), category, subcategory });
  if (reply.status === 200) {
    const rows = operation === 'listEvents' ? rowsOf(reply) : [];
    const isShared = await isSharedCode(api, { category, subcategory }, rows);
    precondition(!isShared, `${subcategory} belongs to ${category} as well`);
    if (operation === 'listEvents') {
      const clause =
        rows.length === 0 ? 'events.subcategory.never-empty' : 'events.subcategory.wrong-category';
      const seen = `200 with ${rows.length} rows`;
      expectThat(false, 'refusal', `400 INVALID_SUBCATEGORY_FOR_CATEGORY`, seen, clause);
    }
  }
  expectForeignCode(reply);
  const fitting = seenPairs(api.world).find((pair) => pair.category === category);
  const ofList = 'events.subcategory.wrong-category.accepted-values';
  if (fitting !== undefined)
    accusing(ofList, () => expectLists(reply, 'accepted_values', fitting.subcategory));
  api.witness('foreign pairs refused');
}

/** One Event card of a reply, with the pointer at which it stands. */
export interface Card {
  readonly card: JsonObject;
  readonly place: string;
  /** The members of its parts; a part that is no object has none. */
  readonly geo: JsonObject;
  readonly metrics: JsonObject;
}

const noCards: readonly Card[] = [];
/** Invariants ask one after another for the cards of the same reply. */
let latest: { readonly exchange: Exchange; readonly cards: readonly Card[] } | undefined;

/** The Event cards that a successful list or detail reply carries; none for other exchanges. */
export function cardsOf(exchange: Exchange): readonly Card[] {
  const { request, status } = exchange;
  if (status !== 200 || (request.operation !== 'listEvents' && request.operation !== 'getEvent'))
    return noCards;
  if (latest?.exchange !== exchange) latest = { exchange, cards: cardsIn(exchange) };
  return latest.cards;
}

function cardsIn({ request, json }: Exchange): readonly Card[] {
  const data = at(json, '/data');
  if (request.operation === 'getEvent') return isObject(data) ? [cardAt(data, '/data')] : noCards;
  if (!isArray(data)) return noCards;
  const cards: Card[] = [];
  for (const [index, card] of data.entries()) if (isObject(card)) cards.push(cardAt(card, `/data/${index}`));
  return cards;
}

const cardAt = (card: JsonObject, place: string): Card => ({
  card,
  place,
  geo: isObject(card.geo) ? card.geo : nothing,
  metrics: isObject(card.metrics) ? card.metrics : nothing,
});

const nothing: JsonObject = Object.freeze({});

/** Judges each card of a reply. @returns how many cards there were */
export function eachCard(exchange: Exchange, judge: (card: Card) => void): number {
  const cards = cardsOf(exchange);
  for (const card of cards) judge(card);
  return cards.length;
}

/**
 * A condition holds of a member of a card, which is looked up for the words of a failure alone; `member` is a JSON pointer.
 * @param clause that it contradicts otherwise
 */
export function expectMember(
  holds: boolean,
  { card, place }: Card,
  member: string,
  expected: string,
  clause?: ClauseId,
): void {
  if (!holds) expectThat(false, `${place}${member}`, expected, at(card, member), clause);
}

export const isString = (value: unknown): value is string => typeof value === 'string';
export const isBlank = (value: unknown): boolean => value === undefined || value === null;
export const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Whether a card belongs to a family; a card of neither says nothing about rules of one. */
export const isOf = (card: JsonObject, family: 'conflict' | 'cameoplus'): boolean => card.family === family;

/** Whether Events stand by their dates, the newest first. */
export const areNewestFirst = (rows: readonly JsonObject[]): boolean =>
  rows.every((row, index) => index === 0 || String(row.event_date) <= String(rows[index - 1]?.event_date));
