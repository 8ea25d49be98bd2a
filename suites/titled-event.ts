import { offered } from '../generators/values/offered.js';
import {
  type Api,
  type Exchange,
  expectThat,
  forAll,
  type JsonObject,
  mentions,
  type Property,
  type PropertyOptions,
  precondition,
  rowsOf,
  type World,
} from '../src/kit/index.js';
import { idOf, nextCursorOf } from './page-of-events.js';
import { has } from './phrases.js';
import { ifAny, type SeenEvent, seenEvent } from './seen-event.js';

/** An Event whose title can be searched for. */
interface TitledEvent extends SeenEvent {
  readonly title: string;
}

const longest = 120;
const fewest = 12;

/** Whether a title is several words that no reading takes for operators. */
const isPlain = (title: unknown): title is string =>
  typeof title === 'string' &&
  title.length <= longest &&
  / /.test(title) &&
  !/ (?:AND|OR|NOT) |["*~]/.test(title);

/** Events of little significance: a ranking by significance would put others before them. */
export function titledEvents({ offer }: World): readonly TitledEvent[] {
  const titled = offer.events.flatMap((card) => {
    const event = seenEvent(card);
    const { title } = card;
    return event !== undefined && isPlain(title) ? [{ ...event, title }] : [];
  });
  return titled.toSorted((one, other) => one.significance - other.significance).slice(0, fewest);
}

export const forTitledEvents = (
  holds: (api: Api, event: TitledEvent) => Promise<void>,
  options?: PropertyOptions,
): Property => forAll((world) => offered(titledEvents(world)), ifAny(holds), options);

/** Whether a card has the phrase anywhere: which names a semantic search reads is open (ruling A35). */
const mayMatch = (row: JsonObject, phrase: string): boolean =>
  mentions(JSON.parse(JSON.stringify(row).toLowerCase()), phrase.toLowerCase());

/** Rows of a semantic search that surely do not match its phrase literally. */
export const neighboursIn = (reply: Exchange, phrase: string): readonly JsonObject[] =>
  rowsOf(reply).filter((row) => !mayMatch(row, phrase));

/** The Event whose title is the phrase comes before every row without that phrase. */
export function expectLiteralFirst(reply: Exchange, phrase: string, event: TitledEvent): void {
  const rows = rowsOf(reply);
  const place = rows.findIndex((row) => idOf(row) === event.id);
  const neighbour = rows.findIndex((row) => !mayMatch(row, phrase));
  const cut = neighbour < 0 && nextCursorOf(reply) !== undefined;
  precondition(place >= 0 || !cut, 'more than a page of Events has the same title');
  const first = place >= 0 && (neighbour < 0 || place < neighbour);
  expectThat(first, '/data', `Event ${event.id}, which has the phrase as its title, before all others`, {
    place,
    neighbour,
    title: has(String(rows[0]?.title), phrase) ? 'matching rows first' : rows[0]?.title,
  });
}
