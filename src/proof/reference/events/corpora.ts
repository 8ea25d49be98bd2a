import { coverageStart } from '../../../../contract/index.js';
import { byRecency, bySignificance, type Day, lruCache } from '../corpus/days.js';
import type { Event } from '../corpus/event.js';
import { dayLength } from '../corpus/events.js';
import { dayOfEvent, eventIdOf } from '../corpus/ids.js';
import {
  type Corpus,
  type DayRange,
  type Events,
  type Event as eventDaysEvent,
  joining,
} from '../corpus/index.js';
import { hash } from '../corpus/random.js';
import type { Variants } from '../planted.js';
import { laterCoverage, latestCoverage } from './window-span.js';

/** A corpus whose Events are changed or left out. */
export function withEvents(change: (event: Event) => Event | undefined): (corpus: Corpus) => Corpus {
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
    const kept = lruCache<Events>(16);
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

/** The provinces of every country, in a variant. */
export const alikeProvinces = ['Central', 'Northern'] as const;

/** Checks that need an office. */
export const ofOffices = [
  'events/office-as-of',
  'events/office-as-of-within',
  'events/office-combination',
  'events/office-forms',
  'events/office-holders',
  'events/office-roster',
  'events/office-with-entity',
  'events-summary/office-total',
];

/** A corpus of the conflict family alone. */
const ofConflictOnly = {
  undecided: ['events', 'significance', 'versioning/deprecated-on-list', 'versioning/deprecated-on-summary'],
  corpus: withEvents((event) => (event.family === 'conflict' ? event : undefined)),
};

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
      'events/cursor-filtered',
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
      ...['geography', 'hierarchy', 'repeats', 'routes', 'significance', 'stories', 'versioning'],
      'government/awards-entity-apart',
      'search/merged-once',
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
    ...ofConflictOnly,
  },
  'corpus.conflict-only-family-accepted': {
    summary:
      'Holds conflict Events only, and lists all codes of a family as accepted for each category of it',
    allowedBy: ['service.empty.status', 'error-details'],
    ...ofConflictOnly,
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
  'corpus.two-countries': {
    summary: 'Holds Events in two countries only',
    allowedBy: ['service.empty.status'],
    undecided: ['events', 'stories', 'significance', 'events-summary', 'geography/per-country', 'entities'],
    corpus: withEvents((event) => (['UKR', 'KEN'].includes(event.country.iso3) ? event : undefined)),
  },
  'corpus.alike-provinces': {
    summary: 'Has provinces of the same two names in every country',
    allowedBy: ['geography.completeness'],
    undecided: ['geography'],
    corpus: withEvents((event) => ({
      ...event,
      admin1: event.admin1 === null ? null : (alikeProvinces[hash(event.id) % 2] ?? null),
    })),
  },
  'corpus.without-offices': {
    summary: 'Knows no office',
    allowedBy: ['office'],
    undecided: ofOffices,
    corpus: (corpus) => ({ ...corpus, offices: [] }),
  },
  'corpus.without-merged-entities': {
    summary: 'Has merged no entities',
    allowedBy: ['entity-card.one-card', 'rows-need-not-be-held'],
    corpus: unmerged,
  },
  'corpus.without-candidates': {
    summary: 'Has no entities in needs_review',
    allowedBy: ['entities-with-pages'],
    corpus: (corpus) => ({
      ...corpus,
      entities: corpus.entities.filter(({ status }) => status === 'active'),
    }),
  },
  'corpus.loaded-at-once': {
    summary:
      'Was loaded three days ago: sort=recent follows that time, and among Events of one time puts the most significant first',
    allowedBy: ['sort-directions', 'events.sort.recent.time', 'events.sort.ties'],
    undecided: [
      'events/recorded-entity',
      'events/recorded-half-open',
      'events/recorded-partition',
      'events/recorded-once',
    ],
    corpus: (corpus) =>
      withEvents((event) => ({
        ...event,
        recordedAt: Math.max(event.codedAt, (corpus.held.end - 3) * dayLength),
      }))(corpus),
  },
  'corpus.deathless-as-null': {
    summary: 'Has null and never 0 for the fatalities of a conflict Event',
    allowedBy: ['has-fatalities-false', 'group-by-totals'],
    corpus: withEvents((event) => (event.fatalities === 0 ? { ...event, fatalities: null } : event)),
  },
  'corpus.tolls-known': {
    summary: 'Has a number of fatalities for every conflict Event',
    allowedBy: ['has-fatalities-false'],
    corpus: withEvents((event) =>
      event.family === 'conflict' && event.fatalities === null ? { ...event, fatalities: 0 } : event,
    ),
  },
} as const satisfies Variants;

/** Numbers of Events that no usual one has. */
const copiesFrom = 2 ** 24;

const dayOf = (date: string): number => Date.parse(date) / dayLength;

/** A corpus with other days; what is found by day or by id follows them. */
function withDays(corpus: Corpus, days: (range: DayRange) => readonly Day[]): Corpus {
  return {
    ...corpus,
    days,
    events: joining(days),
    event: (id) => {
      const on = dayOfEvent(id, corpus.seed);
      if (on === undefined) return undefined;
      return days({ start: on, end: on })[0]?.byRecency.find((event) => event.id === id);
    },
  };
}

const dayWith = (date: string, events: readonly eventDaysEvent[]): Day => ({
  date,
  bySignificance: events.toSorted(bySignificance),
  byRecency: events.toSorted(byRecency),
});

const since =
  (date: string) =>
  (corpus: Corpus): Corpus =>
    withDays(corpus, ({ start, end }) => corpus.days({ start: Math.max(start, dayOf(date)), end }));

/** A few Events on each of the days before coverage: copies of later ones. */
function sparseBefore(corpus: Corpus): Corpus {
  const first = dayOf(coverageStart);
  const back = 90;
  const older = lruCache<Day>(back);
  const made = (day: number): Day => {
    const [source] = corpus.days({ start: day + back, end: day + back });
    const events = (source?.bySignificance ?? []).slice(0, 3).map((event, index) => ({
      ...event,
      id: eventIdOf(event.family, { day, index: copiesFrom + index }, corpus.seed),
      eventDate: new Date(day * dayLength).toISOString().slice(0, 10),
      codedAt: event.codedAt - back * dayLength,
      recordedAt: event.recordedAt - back * dayLength,
      stories: [],
      articles: [],
      languages: [],
    }));
    return dayWith(new Date(day * dayLength).toISOString().slice(0, 10), events);
  };
  return withDays(corpus, ({ start, end }) => {
    const last = Math.min(end, first - 1);
    const count = Math.max(0, last - Math.max(start, first - back) + 1);
    const before = Array.from({ length: count }, (_, down) =>
      older(String(last - down), () => made(last - down)),
    );
    return [...corpus.days({ start, end }), ...before];
  });
}

const pace = 5_000;

/** One more Event every five seconds of the newest day, coded and published in that second. */
function everyFiveSeconds(corpus: Corpus): Corpus {
  const { end: today } = corpus.held;
  const made = lruCache<Day>(1);
  const busy = (usual: Day): Day => {
    // As in life, most of what happens is minor.
    const sources = usual.bySignificance.slice(-Math.ceil(usual.bySignificance.length / 3));
    const events = Array.from({ length: dayLength / pace }, (_, number): readonly eventDaysEvent[] => {
      const event = sources[number % sources.length];
      if (event === undefined) return [];
      const instant = today * dayLength + number * pace;
      return [
        {
          ...event,
          id: eventIdOf(event.family, { day: today, index: copiesFrom + number }, corpus.seed),
          codedAt: instant,
          recordedAt: instant,
          stories: [],
          articles: [],
          languages: [],
        },
      ];
    });
    return dayWith(usual.date, [...usual.bySignificance, ...events.flat()]);
  };
  return withDays(corpus, (range) =>
    corpus.days(range).map((day) => (dayOf(day.date) === today ? made(day.date, () => busy(day)) : day)),
  );
}

/** Checks of Events that are older than a fortnight. */
const lately = [
  'event-detail/old-event',
  'events/window-month-turn',
  'events/window-thirty-days',
  'events-summary/window-month-turn',
  'events-summary/window-thirty-days',
];

/** Variants of which Events there are. */
export const eventDaysVariants = {
  'coverage.begins-later': {
    summary: `Holds Events since ${laterCoverage} only, as its coverage tells`,
    allowedBy: ['window-before-coverage'],
    corpus: since(laterCoverage),
  },
  'coverage.begins-lately': {
    summary: `Holds Events since ${latestCoverage} only, a fortnight, as its coverage tells`,
    allowedBy: ['window-before-coverage'],
    undecided: lately,
    corpus: since(latestCoverage),
  },
  'coverage.begins-defaults': {
    summary: `Holds Events since ${latestCoverage} only, and begins no default window before`,
    allowedBy: ['window-before-coverage'],
    undecided: lately,
    corpus: since(latestCoverage),
  },
  'coverage.sparse-before': {
    summary: 'Holds a few Events from before continuous coverage and serves them',
    allowedBy: ['window-before-coverage', 'events.window.before-coverage'],
    corpus: sparseBefore,
  },
  'live.every-five-seconds': {
    summary: 'Publishes an Event every five seconds',
    allowedBy: ['live-data', 'events.metrics.live'],
    corpus: everyFiveSeconds,
  },
} as const satisfies Variants;
