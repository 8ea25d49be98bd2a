import { coverageStart } from '../../../contract/index.js';
import { byRecency, bySignificance, type Day } from '../corpus/days.js';
import { dayLength } from '../corpus/events.js';
import { dayOfEvent, eventIdOf } from '../corpus/ids.js';
import { type Corpus, type DayRange, type Event, joining } from '../corpus/index.js';
import { keeping } from '../corpus/keeping.js';
import { laterCoverage } from '../rules/span.js';
import type { Variants } from '../variant.js';

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

const dayWith = (date: string, events: readonly Event[]): Day => ({
  date,
  bySignificance: events.toSorted(bySignificance),
  byRecency: events.toSorted(byRecency),
});

function laterOn(corpus: Corpus): Corpus {
  const first = dayOf(laterCoverage);
  return withDays(corpus, ({ start, end }) => corpus.days({ start: Math.max(start, first), end }));
}

/** A few Events on each of the days before coverage: copies of later ones. */
function sparseBefore(corpus: Corpus): Corpus {
  const first = dayOf(coverageStart);
  const back = 90;
  const older = keeping<Day>(back);
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
  const made = keeping<Day>(1);
  const busy = (usual: Day): Day => {
    // As in life, most of what happens is minor.
    const sources = usual.bySignificance.slice(-Math.ceil(usual.bySignificance.length / 3));
    const events = Array.from({ length: dayLength / pace }, (_, number): readonly Event[] => {
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

/** Variants of which Events there are. */
export const eventDaysVariants = {
  'coverage.begins-later': {
    summary: `Holds Events since ${laterCoverage} only, as its coverage tells`,
    allowedBy: ['C04'],
    corpus: laterOn,
  },
  'coverage.sparse-before': {
    summary: 'Holds a few Events from before continuous coverage and serves them',
    allowedBy: ['C04', 'events.window.before-coverage'],
    corpus: sparseBefore,
  },
  'live.every-five-seconds': {
    summary: 'Publishes an Event every five seconds',
    allowedBy: ['A60', 'events.metrics.live'],
    corpus: everyFiveSeconds,
  },
} as const satisfies Variants;
