import { type ClauseId, isClauseId, type MetricName } from '../../contract/index.js';
import type { Factor } from '../../generators/covering.js';
import { dateAfter, daysIn } from '../../generators/dates.js';
import type { JsonObject, Query, World } from '../../src/kit/index.js';
import { between, observed } from './coding-time.js';
import { isSpineId, seenEntities } from './entity-refs.js';
import { actors, areas, places } from './event-place-parts.js';
import { type SeenEvent, seenEvents } from './events.js';
import { type FilterCase, lethal, metricBound, notLethal, shownMetrics } from './filters.js';
import { holds, holdsInWords, pairsOf, wordsOf } from './lexical-search.js';
import { fewInOrder, form, grouped, hidden, looseShare, type Part, shown, spelt } from './parts.js';
import type { Fits } from './results.js';
import { byFrequency, memoized } from './texts.js';
import { todays } from './windows.js';

/** Days within the offered window: most of it, from its middle on, up to its middle, and one day. */
function days({ offer }: World): readonly Part[] {
  const { start, end } = offer.window;
  const dates = byFrequency(seenDates(offer.events)).map(([date]) => date);
  const byDay = dates.toSorted();
  const middle = byDay[byDay.length >> 1];
  const [busiest] = dates;
  if (middle === undefined || busiest === undefined || middle === start || middle === end) return [];
  const on =
    (holds: (date: string) => boolean): Fits =>
    (card) =>
      typeof card.event_date === 'string' ? holds(card.event_date) : undefined;
  const since = (edge: string): FilterCase => ({
    query: { date_start: edge, date_end: end },
    because: `Events since ${edge}`,
    fits: on((date) => date >= edge),
  });
  const until = (edge: string): FilterCase => ({
    query: { date_start: start, date_end: edge },
    because: `Events until ${edge}`,
    fits: on((date) => date <= edge),
  });
  const byEvent = seenDates(offer.events).toSorted();
  const dateAt = (share: number): string => byEvent[Math.floor(byEvent.length * share)] ?? middle;
  const [early, late] = [dateAt(looseShare), dateAt(1 - looseShare)];
  return [
    ...(start < early && early < middle ? shown(since(early), 'events.date-start.bound') : []),
    ...(middle < late && late < end ? shown(until(late), 'events.date-end.bound') : []),
    ...shown(since(middle), 'events.date-start.bound'),
    ...shown(until(middle), 'events.date-end.bound'),
    ...shown(since(middle), 'events.date-start.bound').map((part) =>
      spelt(part, { start_date: middle, date_end: end }, 'events.date-start.alias-start-date'),
    ),
    ...shown(until(middle), 'events.date-end.bound').map((part) =>
      spelt(part, { date_start: start, end_date: middle }, 'events.date-end.alias-end-date'),
    ),
    ...shown(
      { query: { date: busiest }, because: `Events of ${busiest}`, fits: on((date) => date === busiest) },
      'events.date.single-day',
      { onSummary: { date_start: busiest, date_end: busiest } },
    ),
  ];
}

/** The last days, of which the known Events may be told by their dates. */
function lastDays(world: World): readonly Part[] {
  const { start } = world.offer.window;
  const today = todays(world);
  const count = daysIn({ start, end: today.end }) >> 1;
  if (count < 2) return [];
  const [earliest, latest] = [today.start, today.end].map((each) => dateAfter(each, 1 - count));
  const fits: Fits = ({ event_date: date }) => {
    if (typeof date !== 'string' || earliest === undefined || latest === undefined) return undefined;
    return date >= latest ? true : date < earliest ? false : undefined;
  };
  const because = `Events of the last ${count} days`;
  return shown({ query: { days: count }, because, fits }, 'events.days.window', { isBeyond: true }).flatMap(
    (part) => [part, spelt(part, { window: `${count}d` }, 'events.days.alias-window')],
  );
}

/** Events by the days of their coding, so many that most of the known ones are among them. */
function coded({ offer: { window } }: World): readonly Part[] {
  if (window.start === window.end) return [];
  const because = `Events coded from ${window.start} to ${window.end}`;
  const part: Part = {
    ...hidden(between(observed, window.start, window.end), because, 'events.filters.combination'),
    clauseOfLoss: 'events.observed-start.date',
    isBeyond: true,
  };
  // One alias at a time, so that its own clause is accused.
  const aliased = { observedStart: window.start, observed_end: window.end };
  return [part, spelt(part, aliased, 'events.observed-start.alias-observed-start')];
}

const seenDates = (cards: readonly JsonObject[]): readonly string[] =>
  cards.flatMap(({ event_date }) => (typeof event_date === 'string' ? [event_date] : []));

const inOtherCase = (text: string): string =>
  text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase();

/** The taxonomy by one category, by several, in another case, by an alias, and with codes of a category. */
function taxonomy(world: World): readonly Factor<Part>[] {
  const seen = seenEvents(world);
  const byFamily = (family: string) =>
    byFrequency(seen.flatMap((each) => (each.family === family ? [each.category] : []))).map(
      ([category]) => category,
    );
  const [conflict, cameoplus] = [byFamily('conflict'), byFamily('cameoplus')];
  const mixed = [...conflict.slice(0, 2), ...cameoplus.slice(0, 2)];
  const of = (names: readonly string[], write = names.join(',')): FilterCase => ({
    query: { category: write },
    because: `Events of ${names.join(' or ')}`,
    fits: ({ category }) => typeof category === 'string' && names.includes(category),
  });
  const listed = (names: readonly string[]) =>
    names.length < 2
      ? []
      : shown(of(names), 'events.category.filter', {
          clauseOfLoss: 'events.category.list',
          mistakes: names.map((name) => of([name]).fits),
        });
  return grouped('taxonomy', {
    category: [
      ...listed(mixed),
      ...listed(conflict.slice(0, 3)),
      ...listed(cameoplus.slice(0, 4)),
      // Alone, so that what is lost is not an item of a list.
      ...cameoplus.slice(0, 1).flatMap((name) =>
        shown(of([name], inOtherCase(name)), 'events.category.filter', {
          clauseOfLoss: 'events.category.case-insensitive',
        }),
      ),
      ...shown(of(mixed), 'events.category.filter').map((part) =>
        spelt(part, { categories: mixed.join(',') }, 'events.category.alias-categories'),
      ),
      ...[conflict, cameoplus].flatMap(([first]) =>
        first === undefined ? [] : shown(of([first]), 'events.category.filter'),
      ),
    ],
    subcategory: [conflict, cameoplus].flatMap(([first]) =>
      first === undefined ? [] : codesOf(seen, first),
    ),
  });
}

/** The commonest codes of a category, together and one alone; one that it has is left out. */
function codesOf(seen: readonly SeenEvent[], first: string): readonly Part[] {
  const all = byFrequency(
    seen.flatMap(({ category, subcategory }) =>
      category === first && !subcategory.includes(',') ? [subcategory] : [],
    ),
  ).map(([code]) => code);
  const codes = all.slice(0, Math.min(3, all.length - 1));
  const coded = (names: readonly string[]): FilterCase => ({
    query: { category: first, subcategory: names.join(',') },
    because: `Events of ${first} coded ${names.join(' or ')}`,
    fits: ({ category, subcategory }) =>
      category === first && typeof subcategory === 'string' && names.includes(subcategory),
  });
  const clause = ({ category }: JsonObject): ClauseId =>
    category === first ? 'events.subcategory.filter' : 'events.category.filter';
  const mistakes = codes.map((code) => coded([code]).fits);
  // The category alone, as if the codes had not been sent.
  const wider: readonly Fits[] = [({ category }) => category === first];
  return [
    ...(codes.length < 2
      ? []
      : shown(coded(codes), clause, { clauseOfLoss: 'events.subcategory.list', mistakes, wider })),
    ...codes
      .slice(0, 1)
      .flatMap((code) => shown(coded([code]), clause, { clauseOfLoss: 'events.subcategory.filter', wider })),
  ];
}

/** Words and phrases that some titles have, and others have not. */
function searches({ offer }: World): readonly Part[] {
  const texts = offer.events.map(({ title }) => (typeof title === 'string' ? title : ''));
  const found = (phrase: string): FilterCase => ({
    query: { search: phrase, search_mode: 'lexical' },
    because: `Events with '${phrase}' in title or summary`,
    fits: (card) => (holds(card, phrase) ? holdsInWords(card, phrase) || undefined : false),
  });
  const common = (phrases: readonly string[]) =>
    byFrequency(phrases)
      .map(([phrase]) => found(phrase))
      .find(({ fits }) => offer.events.some((card) => fits(card) === false));
  const word = common(texts.flatMap((text) => [...new Set(wordsOf(text))]));
  const phrase = common(texts.flatMap((text) => [...new Set(pairsOf(text))]));
  const sought = String(word?.query.search);
  const clause = 'events.search.lexical.contains';
  return [
    ...shown(word, clause, { clauseOfLoss: 'events.search.lexical.complete' }),
    ...shown(phrase, clause, { clauseOfLoss: 'events.search.lexical.complete' }),
    ...shown(word, clause).flatMap((part) => [
      spelt(part, { q: sought, search_mode: 'lexical' }, 'events.search.alias-q'),
      spelt(
        part,
        { search: inOtherCase(sought), search_mode: 'lexical' },
        'events.search.lexical.case-insensitive',
      ),
    ]),
  ];
}

/** Shares of the cards below a minimum, and above a maximum, from loose to tight. */
const shares = [looseShare, 0.5] as const;

const bound = (name: MetricName, side: 'min' | 'max', { offer }: World): Factor<Part> => {
  const clause = `events.${name.replaceAll('_', '-')}-${side}.bound`;
  return {
    name: `${name}_${side}`,
    parts: shares.flatMap((share) =>
      isClauseId(clause)
        ? shown(metricBound(name, side, side === 'min' ? share : 1 - share)(offer.events), clause)
        : [],
    ),
  };
};

const ofFatalities = (row: JsonObject): ClauseId =>
  row.family === 'conflict' ? 'events.has-fatalities.true' : 'events.has-fatalities.true.conflict-only';

/** A part of one parameter, and the same by other names of the parameter. */
const bySpellings = (part: Part, clauses: Readonly<Record<string, ClauseId>>): readonly Part[] => [
  part,
  ...Object.entries(clauses).map(([name, clause]) =>
    spelt(part, { [name]: Object.values(part.query)[0] }, clause),
  ),
];

/** Filters whose values no card shows. */
function unseen(world: World): readonly Factor<Part>[] {
  const entities = seenEntities(world).filter(({ id }) => isSpineId(id));
  const [first] = entities;
  const named = entities.find(({ name }) => name !== undefined);
  const ids = entities.slice(0, 3).map(({ id }) => id);
  const entity = [
    ...(first === undefined
      ? []
      : [
          hidden(
            { entity: first.id, entity_match: 'coverage' },
            `Events of ${first.id}`,
            'events.entity.spine-id',
          ),
        ]),
    ...(ids.length < 2
      ? []
      : bySpellings(
          hidden({ entity: ids.join(',') }, `Events of ${ids.join(' or ')}`, 'events.entity.union'),
          {
            entity_id: 'events.entity.alias-entity-id',
            entities: 'events.entity.alias-entities',
          },
        )),
    // Beside an id: a name alone may be refused where it does not resolve to one entity (ruling unresolved-handles).
    ...(named?.name === undefined
      ? []
      : [
          hidden(
            { entity: `${named.name},${named.id}` },
            `Events of ${named.name} or ${named.id}`,
            'events.entity.name',
          ),
        ]),
  ];
  const single = (
    query: Query,
    because: string,
    clause: ClauseId,
    aliases: Readonly<Record<string, ClauseId>> = {},
  ): Factor<Part> => ({
    name: String(Object.keys(query)[0]),
    parts: bySpellings(hidden(query, because, clause), aliases),
  });
  return [
    { name: 'entity', parts: entity },
    single({ geo_precision_min: 2 }, 'geo_precision at least 2', 'events.geo-precision-min.bound'),
    single({ geo_precision_max: 2 }, 'geo_precision at most 2', 'events.geo-precision-max.bound'),
    single(
      { civilian_targeting: true },
      'Events coded as targeting civilians',
      'events.civilian-targeting.true',
    ),
    single({ languages: 'en' }, 'Events with coverage in en', 'events.languages.filter', {
      language: 'events.languages.alias-language',
    }),
  ];
}

/**
 * The parameters of the Events list in their forms: spellings, lists, aliases, bounds and orders. Forms of one factor
 * exclude each other, or are not known to combine.
 */
export const eventFactors = memoized((world: World): readonly Factor<Part>[] =>
  [
    ...grouped('window', { date: days(world), observed: coded(world), days: lastDays(world) }),
    ...places(world),
    ...areas(world),
    ...actors(world),
    ...taxonomy(world),
    ...shownMetrics.flatMap((name) => [bound(name, 'min', world), bound(name, 'max', world)]),
    {
      name: 'has_fatalities',
      parts: [
        ...shown(lethal, ofFatalities, { clauseOfLoss: 'events.has-fatalities.true.complete' }).flatMap(
          (part) => [part, spelt(part, { has_fatalities: 'TRUE' }, 'error.invalid-boolean.case')],
        ),
        ...shown(notLethal, 'events.has-fatalities.false', {
          clauseOfLoss: 'events.has-fatalities.false.unknown',
        }),
      ],
    },
    { name: 'search', parts: searches(world) },
    ...unseen(world),
    {
      name: 'sort',
      parts: [{ ...form({ sort: 'recent' }, 'events.sort.values', fewInOrder), group: 'order' }],
    },
    {
      name: 'limit',
      parts: [
        form({ limit: 7 }, 'events.limit.page-size', 8),
        { ...form({ limit: 7, sort: 'recent' }, 'events.limit.page-size', 8), group: 'order' },
      ],
    },
    { name: 'include_images', parts: [form({ include_images: true }, 'events.include-images.true')] },
  ].filter(({ parts }) => parts.length > 0),
);
