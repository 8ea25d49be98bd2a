import { type ClauseId, metricNames } from '../../../../contract/index.js';
import type { Call, Deployment, Reply } from '../account/route.js';
import { bendsOf } from '../bends.js';
import type { Event } from '../corpus/index.js';
import { dateText, dayOf } from '../http/dates.js';
import { enumOf } from '../http/parameter-values.js';
import type { Query } from '../http/query.js';
import { Refusal } from '../http/refusal.js';
import { type Faults, nothingPlanted, type Planted } from '../planted.js';
import { bucketsOf, type GroupBy, talliesOf, talliesOfDays } from './buckets.js';
import { countriesIn } from './country.js';
import { summaryBody } from './envelope.js';
import { selectionOf } from './filters.js';
import { summaryLimit } from './limit.js';
import { forEachLanguage } from './metrics.js';
import { readPaired } from './pairs.js';
import { type Window, windowOf } from './window.js';

const kebab = (name: string): string => name.replaceAll('_', '-');

export const summaryFaults = {
  'summary.default-category': {
    clauses: ['events-summary.group-by.default'],
    summary: 'Groups by category where group_by is not sent',
  },
  'summary.next-cursor': {
    clauses: ['events-summary.no-next-page', 'limits.summary.no-cursor'],
    summary: 'Offers a cursor to further buckets',
  },
  'summary.days-without-latest': {
    clauses: ['events-summary.accepts.days'],
    admits: ['summary-bucket.event-count'],
    summary: 'Leaves today and yesterday out of the summary under days',
  },
  'summary.empty-answered-404': {
    clauses: ['service.empty.status'],
    summary: 'Answers a summary of nothing with 404',
  },
  'summary.counts-of-last-night': {
    clauses: ['summary-bucket.reconciles'],
    summary:
      'Answers group_by=category without filters from counts that lack what was recorded since midnight',
  },
  'summary.statistics-before-maxima': {
    clauses: metricNames.flatMap((name) => [`events-summary.accepts.${kebab(name)}-max` as ClauseId]),
    summary:
      'Counts the Events below the upper bounds of metrics, and describes the metrics of those above too',
  },
  'summary.statistics-before-languages': {
    clauses: ['events-summary.accepts.languages'],
    summary: 'Describes in a bucket the metrics of the Events that languages leaves out too',
  },
  'summary.group-by-date-refused': {
    clauses: ['events-summary.group-by.date'],
    summary: 'Refuses group_by=date',
  },
  'summary.group-by-country-refused': {
    clauses: ['events-summary.group-by.country'],
    summary: 'Refuses group_by=country',
  },
  'summary.group-by-region-refused': {
    clauses: ['events-summary.group-by.region'],
    summary: 'Refuses group_by=region',
  },
  'summary.group-by-continent-refused': {
    clauses: ['events-summary.group-by.continent'],
    summary: 'Refuses group_by=continent',
  },
  'summary.group-by-category-refused': {
    clauses: ['events-summary.group-by.category'],
    summary: 'Refuses group_by=category',
  },
  'summary.group-by-subcategory-refused': {
    clauses: ['events-summary.group-by.subcategory'],
    summary: 'Refuses group_by=subcategory',
  },
  'summary.group-by-source_actor_country-refused': {
    clauses: ['events-summary.group-by.source-actor-country'],
    summary: 'Refuses group_by=source_actor_country',
  },
  'summary.group-by-target_actor_country-refused': {
    clauses: ['events-summary.group-by.target-actor-country'],
    summary: 'Refuses group_by=target_actor_country',
  },
} as const satisfies Faults;

/** The Events summary. */
export function summarizeEvents({ url, deployment }: Call): Reply {
  const { corpus, planted } = deployment;
  const bend = bendsOf(planted);
  const now = deployment.now().getTime();
  const query = readPaired(url, 'summarizeEvents', planted);
  const fallback: GroupBy = planted('summary.default-category') ? 'category' : 'date';
  const groupBy = enumOf(query.values, 'group_by', 'summaryGroupBy', planted) ?? fallback;
  if (query.values.has('group_by') && planted(`summary.group-by-${groupBy}-refused`)) {
    throw new Refusal('INVALID_ENUM', `${groupBy} is no group_by.`, {
      param: 'group_by',
      accepted_values: [],
    });
  }
  const { limit, normalized } = summaryLimit(query, planted);
  const window = windowOf(query, now, planted);
  const selection = selectionOf(query, window, deployment, normalized);
  // A fault may act on any Event, so that only a plain deployment counts days as wholes.
  const tallies =
    planted === nothingPlanted && isOfWholeDays(query)
      ? talliesOfDays(corpus.days(window.reach), now, groupBy)
      : talliesOf(
          selected({ url, deployment, query, window, keep: selection.keep, groupBy, limit }),
          groupBy,
          planted,
        );
  const described = describedBefore(url, planted);
  const whole =
    described === undefined
      ? tallies
      : talliesOf(
          withoutBounds({ url: described, deployment, query, window, keep: selection.keep, groupBy, limit }),
          groupBy,
          planted,
        );
  const more = planted('summary.limit.one-bucket-too-many') ? 1 : 0;
  const isUnlimited = groupBy === 'country' && planted('summary.limit.ignored-by-country');
  const buckets = bucketsOf(tallies, groupBy, planted, whole)
    .slice(0, isUnlimited ? undefined : limit + more)
    .map(bend.bucket);
  const body = bend.summary(summaryBody(groupBy, buckets, window.meta, selection.applied));
  return {
    body: planted('summary.next-cursor')
      ? { ...body, pagination: { limit, cursor: null, next_cursor: 'bmV4dA' } }
      : body,
  };
}

/** The request without what a fault leaves out of account where it describes metrics; undefined where it does not. */
function describedBefore(url: URL, planted: Planted): URL | undefined {
  const isLeftOut = (name: string): boolean =>
    (name.endsWith('_max') && planted('summary.statistics-before-maxima')) ||
    (name === 'languages' && planted('summary.statistics-before-languages'));
  const names = [...url.searchParams.keys()].filter(isLeftOut);
  if (names.length === 0) return undefined;
  const wider = new URL(url);
  for (const name of names) wider.searchParams.delete(name);
  return wider;
}

/** The Events that a wider request selects in the window of the one that was sent. */
function withoutBounds(scope: Scope): readonly Event[] {
  const { url, deployment, window } = scope;
  const query = readPaired(url, 'summarizeEvents', deployment.planted);
  const { keep } = selectionOf(query, window, deployment, []);
  return selected({ ...scope, query, keep });
}

/** What the Events that a summary counts depend on. */
interface Scope {
  readonly url: URL;
  readonly deployment: Deployment;
  readonly query: Query;
  readonly window: Window;
  readonly keep: (event: Event) => boolean;
  readonly groupBy: GroupBy;
  readonly limit: number;
}

/** The Events that a summary counts. */
function selected({ url, deployment, query, window, keep, groupBy, limit }: Scope): readonly Event[] {
  const { corpus, planted } = deployment;
  const now = deployment.now().getTime();
  const isCut = query.values.has('days') && planted('summary.days-without-latest');
  const first = isCut ? dateText(dayOf(now) - 1) : '9';
  const rows = corpus
    .events(window.reach)
    .byRecency.filter((event) => event.recordedAt <= now && event.eventDate < first && keep(event));
  if (rows.length === 0 && planted('summary.empty-answered-404')) {
    throw new Refusal('NOT_FOUND', 'There is nothing to summarize.');
  }
  const placed = planted.varied('summary.countries-by-place') && groupBy === 'country' ? located(url) : url;
  const matched =
    placed === url
      ? rows
      : rows.filter(selectionOf(readPaired(placed, 'summarizeEvents', planted), window, deployment, []).keep);
  if (groupBy === 'category' && isOfWholeDays(query) && planted('summary.counts-of-last-night'))
    return matched.filter(({ recordedAt }) => recordedAt < Date.parse(dateText(dayOf(now))));
  if (query.values.has('actor_country') && planted('summary.target-of-found-side'))
    return turnedToFound(matched, query, planted);
  if (groupBy === 'country' && planted('summary.country-of-found-actor'))
    return movedToFound(matched, query, planted);
  const joined = planted('summary.languages.counted-for-each') ? forEachLanguage(matched, query) : matched;
  return planted('summary.limit.counts-events') ? rows.slice(0, limit) : joined;
}

/** Puts the first actor from a country of `actor_country` on the receiving side. */
function turnedToFound(events: readonly Event[], { values }: Query, planted: Planted): readonly Event[] {
  const asked = countriesIn(values, 'actor_country', planted);
  return events.map((event) => {
    const found = event.actors.find(({ country }) => country !== null && asked?.has(country));
    return found === undefined ? event : { ...event, actors: [event.actors[0], found] };
  });
}

/** Puts Events that `country` admits by an actor in that country. */
function movedToFound(events: readonly Event[], { values }: Query, planted: Planted): readonly Event[] {
  const asked = countriesIn(values, 'country', planted);
  return events.map((event) => {
    const found = event.actors
      .map(({ country }) => country)
      .find((each) => each !== null && asked?.has(each));
    return asked === undefined || asked.has(event.country) || !found ? event : { ...event, country: found };
  });
}

const ofDates: ReadonlySet<string> = new Set(['date_start', 'date_end', 'days', 'group_by', 'limit']);

/** Whether nothing but dates narrows a request, so that days count as wholes. */
function isOfWholeDays({ values }: Query): boolean {
  const isDated = values.has('days') || (values.has('date_start') && values.has('date_end'));
  return isDated && [...values.keys()].every((name) => ofDates.has(name));
}

/** The same request with no Event admitted by its actors. */
function located(url: URL): URL {
  const placed = new URL(url);
  placed.searchParams.set('country_match', 'location');
  return placed;
}
