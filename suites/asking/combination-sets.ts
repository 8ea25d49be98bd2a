import { limits } from '../../contract/index.js';
import { coveringSets, type Factor, tellingFirst } from '../../generators/covering.js';
import { type JsonObject, largestOf, smallestOf, type World } from '../../src/kit/index.js';
import { significanceOf } from './events.js';
import type { Part } from './parts.js';

/** Parts of a query. */
const largest = { shown: 10, hidden: 8 } as const;
/**
 * Which rows a hidden filter leaves is not known before it is sent. A set of more parts than `few` with one needs `enough` known
 * cards that tell each of the other filters, so that some of them are likely left.
 */
const few = 4;
const enough = 3;

const isHiddenWithin = ({ effect, isBeyond }: Part): boolean => effect === 'hidden' && isBeyond !== true;

/** A bit for each known card. */
type Cards = Uint32Array;

/** The cards of which a condition is true. */
function cardsOf<Card>(cards: readonly Card[], holds: (card: Card, at: number) => boolean): Cards {
  const bits = new Uint32Array(Math.ceil(cards.length / 32));
  for (const [at, card] of cards.entries())
    if (holds(card, at)) bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31));
  return bits;
}

/** What known cards show of a part. */
interface Column {
  /** Those that it does not select, and those of which that is not known. */
  readonly refused: Cards;
  readonly unknown: Cards;
  /** Those that each way to misread it does not select. */
  readonly misread: readonly Cards[];
  /** Those that each way to overlook a piece of it selects besides. */
  readonly besides: readonly Cards[];
}

function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Whether at least so many cards are in both sets. */
function share(one: Cards, other: Cards, least = 1): boolean {
  let count = 0;
  for (let word = 0; word < other.length; word += 1) {
    count += bitsIn((one[word] ?? 0) & (other[word] ?? 0));
    if (count >= least) return true;
  }
  return false;
}

/**
 * Whether the known cards would show of each filter that it was left out of the query or misread, and of the query that it
 * lost rows.
 * @param least cards that the query selects
 * @param wanted cards that each filter alone keeps out
 */
function isDiscriminating(columns: readonly Column[], rows: number, least: number, wanted: number): boolean {
  if (columns.length === 0) return rows >= least;
  const once = new Uint32Array(Math.ceil(rows / 32));
  const selected = new Uint32Array(once.length);
  let held = 0;
  let stand = 0;
  // What stands below a full page is not shown.
  for (let word = 0; word < once.length && stand < longestPage; word += 1) {
    const known = rows - word * 32 >= 32 ? -1 : (1 << (rows & 31)) - 1;
    let [refused, twice, unknown] = [0, 0, 0];
    for (const column of columns) {
      const own = column.refused[word] ?? 0;
      twice |= refused & own;
      refused |= own;
      unknown |= column.unknown[word] ?? 0;
    }
    once[word] = refused & ~twice & known;
    selected[word] = ~refused & known;
    held += bitsIn(~refused & known & ~unknown);
    stand += bitsIn(~refused & known);
  }
  return (
    held >= least &&
    columns.every(
      ({ refused, misread, besides }) =>
        share(refused, once, wanted) &&
        misread.every((cards) => share(cards, selected)) &&
        besides.every((cards) => share(cards, once)),
    )
  );
}

const { max: longestPage } = limits.events.limit;
const families = ['conflict', 'cameoplus'] as const;

const lowestOf = (cards: readonly JsonObject[]): number =>
  cards.length === 0 ? Number.NEGATIVE_INFINITY : smallestOf(cards.map((card) => significanceOf(card) ?? 0));

/**
 * Sets of parts for the Events of a world: every two factors that can stand together do so in one of them. The first show
 * most.
 * @param most sets
 */
export function combinationsOf(
  { offer }: World,
  factors: readonly Factor<Part>[],
  { most, seed }: { readonly most: number; readonly seed: number },
): readonly (readonly Part[])[] {
  // On a page in order of significance the first cards are sure to stand; those below unknown ones may be cut off.
  const cards = offer.events.toSorted(
    (one, other) => (significanceOf(other) ?? 0) - (significanceOf(one) ?? 0),
  );
  const edge = Math.max(
    ...families.map((family) => lowestOf(cards.filter((card) => card.family === family))),
  );
  const sure = cards.filter((card) => (significanceOf(card) ?? 0) >= edge).length;
  const columns = new Map<Part, Column>(
    factors
      .flatMap(({ parts }) => parts)
      .flatMap((part): [] | [[Part, Column]] => {
        if (part.fits === undefined) return [];
        const fits = cards.map(part.fits);
        const column = {
          refused: cardsOf(fits, (fit) => fit === false),
          unknown: cardsOf(fits, (fit) => fit === undefined),
          misread: (part.mistakes ?? []).map((each) => cardsOf(cards, (card) => each(card) === false)),
          besides: (part.wider ?? []).map((each) =>
            cardsOf(cards, (card, at) => fits[at] === false && each(card) === true),
          ),
        };
        return [[part, column]];
      }),
  );
  const agreeAmong =
    (rows: number) =>
    (parts: readonly Part[]): boolean => {
      const hidden = parts.filter(({ effect }) => effect === 'hidden').length;
      if (hidden > 1 ? parts.length > hidden : hidden > 0 && parts.length > largest.hidden) return false;
      if (hidden > 0 && parts.some(({ isBeyond }) => isBeyond) && parts.some(isHiddenWithin)) return false;
      const isGroupedTwice = ({ group }: Part, place: number): boolean =>
        group !== undefined && parts.findIndex((each) => each.group === group) < place;
      if (parts.some(isGroupedTwice)) return false;
      return isDiscriminating(
        parts.flatMap((part) => columns.get(part) ?? []),
        rows,
        largestOf(parts.map(({ least = 1 }) => least)),
        hidden > 0 && parts.length > few ? enough : 1,
      );
    };
  const agree = [agreeAmong(sure), agreeAmong(cards.length)];
  return tellingFirst(coveringSets(factors, { agree, largest: largest.shown, most, seed }), factors);
}
