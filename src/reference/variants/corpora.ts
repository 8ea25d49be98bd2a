import { bySignificance, type Day } from '../corpus/days.js';
import type { Event } from '../corpus/event.js';
import { dayLength } from '../corpus/events.js';
import type { Corpus, DayRange, Events } from '../corpus/index.js';
import { keeping } from '../corpus/keeping.js';
import { hash } from '../corpus/random.js';
import type { Variants } from '../variant.js';

/** A corpus whose Events are changed or left out. */
function withEvents(change: (event: Event) => Event | undefined): (corpus: Corpus) => Corpus {
  return (corpus) => {
    const changed = (events: readonly Event[]): readonly Event[] =>
      events.flatMap((event) => change(event) ?? []);
    const made = new Map<string, Day>();
    const dayOf = (day: Day): Day => {
      const known = made.get(day.date) ?? {
        date: day.date,
        bySignificance: changed(day.bySignificance),
        byRecency: changed(day.byRecency),
      };
      made.set(day.date, known);
      return known;
    };
    const days = (range: DayRange): readonly Day[] => corpus.days(range).map(dayOf);
    const kept = keeping<Events>(16);
    return {
      ...corpus,
      days,
      events: (range) =>
        kept(`${range.start}/${range.end}`, () => ({
          bySignificance: days(range)
            .flatMap((day) => day.bySignificance)
            .sort(bySignificance),
          byRecency: days(range).flatMap((day) => day.byRecency),
        })),
      event: (id) => {
        const event = corpus.event(id);
        return event === undefined ? undefined : change(event);
      },
    };
  };
}

/** A corpus in which merged variants of an entity are that entity. */
function unmerged(corpus: Corpus): Corpus {
  const canonical = new Map(corpus.entities.map(({ id, canonicalId }) => [id, canonicalId]));
  const entityIds = (ids: readonly string[]) => [...new Set(ids.map((id) => canonical.get(id) ?? id))];
  return {
    ...withEvents((event) => ({ ...event, entityIds: entityIds(event.entityIds) }))(corpus),
    entities: corpus.entities.filter(({ id, canonicalId }) => id === canonicalId),
  };
}

const dateAt = (day: number): string => new Date(day * dayLength).toISOString().slice(0, 10);

/** Keeps about so many Events in a thousand. */
const thinned = (perThousand: number) =>
  withEvents((event) => (hash(event.id) % 1000 < perThousand ? event : undefined));

/** Checks that need an office. */
export const ofOffices = [
  'events/office-as-of',
  'events/office-forms',
  'events/office-holders',
  'events/office-roster',
  'events/office-with-entity',
  'events-summary/office-total',
];

/** A check of coding time, of which few Events have one within a few hours. */
const observed = (name: string): string => `events/observed-${name}`;

/** Variants of what a deployment knows. */
export const corpusVariants = {
  'corpus.small': {
    summary: 'Holds some forty Events a month',
    allowedBy: ['service.empty.status'],
    undecided: [
      ...['adjoining-dates', 'aliases', 'coding-time', 'dates', 'half-open', 'partition'].map(observed),
      'events/cursor-expired',
      'events/recorded-half-open',
      'events/recorded-partition',
      'events/search-default',
      'significance',
    ],
    corpus: thinned(18),
  },
  'corpus.empty': {
    summary: 'Holds no Event, and a Story a day',
    allowedBy: ['service.empty.status'],
    undecided: [
      ...['entities', 'envelopes', 'errors', 'event-card', 'event-detail', 'events', 'events-summary'],
      ...['geography', 'hierarchy', 'routes', 'significance', 'stories', 'versioning'],
    ],
    corpus: withEvents(() => undefined),
  },
  'corpus.quiet-lately': {
    summary: 'Holds no Event of the last fortnight',
    allowedBy: ['service.empty.status'],
    undecided: [
      'events',
      'events-summary/group-by-default',
      'events-summary/window-days',
      'stories/summary-of-list',
    ],
    corpus: (corpus) =>
      withEvents((event) => (event.eventDate < dateAt(corpus.held.end - 14) ? event : undefined))(corpus),
  },
  'corpus.conflict-only': {
    summary: 'Holds conflict Events only',
    allowedBy: ['service.empty.status'],
    undecided: [
      'events',
      'significance',
      'versioning/deprecated-on-list',
      'versioning/deprecated-on-summary',
    ],
    corpus: withEvents((event) => (event.family === 'conflict' ? event : undefined)),
  },
  'corpus.one-country': {
    summary: 'Holds Events in one country only',
    allowedBy: ['service.empty.status'],
    undecided: [
      ...['events', 'significance', 'stories', 'events-summary/country-total', 'geography/per-country'],
      ...['entities/co-occurring', 'entities/co-occurring-name'],
    ],
    corpus: withEvents((event) => (event.country.iso3 === 'UKR' ? event : undefined)),
  },
  'corpus.without-offices': {
    summary: 'Knows no office',
    allowedBy: ['A63'],
    undecided: ofOffices,
    corpus: (corpus) => ({ ...corpus, offices: [] }),
  },
  'corpus.without-merged-entities': {
    summary: 'Has merged no entities',
    allowedBy: ['entity-card.one-card'],
    undecided: ['events/entity-family-exact', 'events/entity-family-expand', 'events-summary/entity-total'],
    corpus: unmerged,
  },
  'corpus.without-candidates': {
    summary: 'Has no entities in needs_review',
    allowedBy: ['C54'],
    corpus: (corpus) => ({
      ...corpus,
      entities: corpus.entities.filter(({ status }) => status === 'active'),
    }),
  },
  'corpus.deathless-as-null': {
    summary: 'Has null and never 0 for the fatalities of a conflict Event',
    allowedBy: ['A28', 'C52'],
    corpus: withEvents((event) => (event.fatalities === 0 ? { ...event, fatalities: null } : event)),
  },
  'corpus.tolls-known': {
    summary: 'Has a number of fatalities for every conflict Event',
    allowedBy: ['A28'],
    corpus: withEvents((event) =>
      event.family === 'conflict' && event.fatalities === null ? { ...event, fatalities: 0 } : event,
    ),
  },
} as const satisfies Variants;
