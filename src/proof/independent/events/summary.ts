import { has } from '../bugs.js';
import { dayOf, daysBefore, startOf } from '../corpus/calendar.js';
import type { Occurrence } from '../corpus/corpus.js';
import { countryOf } from '../corpus/places.js';
import { rounded } from '../corpus/random.js';
import { type Answer, type Call, Refusal, served } from '../http/answer.js';
import { limitIn } from '../http/paging.js';
import { heard } from '../pair-bugs.js';
import { withoutLast } from '../position-bugs.js';
import { choiceIn, listIn, readStrictly } from '../query.js';
import { isOneIn } from '../rare-bugs.js';
import { refused, summaryParameters } from './parameters.js';
import { languagesIn, metricOf, select } from './selection.js';
import { isBefore } from './window.js';

const origin = (event: Occurrence, side: string): string | null =>
  event.parties.find(({ role }) => role === side)?.country?.name ?? null;

const dimensions = {
  date: ({ date }) => date,
  country: ({ place }) => place.country.name,
  region: ({ place }) => place.country.regions.at(-1) ?? null,
  continent: ({ place }) => place.country.continent,
  category: ({ category }) => category,
  subcategory: ({ subcategory }) => subcategory,
  source_actor_country: (event) => origin(event, 'initiator'),
  target_actor_country: (event) => origin(event, 'recipient'),
} satisfies Readonly<Record<string, (event: Occurrence) => string | null>>;

type Dimension = keyof typeof dimensions;

function isDimension(name: string): name is Dimension {
  return Object.hasOwn(dimensions, name);
}

/** Statistics of known values; their mean is that of `among` values. */
function spread(values: readonly number[], among = values.length): Readonly<Record<string, unknown>> {
  if (values.length === 0) return { known: 0 };
  const sum = values.reduce((total, value) => total + value, 0);
  return {
    known: values.length,
    mean: rounded(sum / among, 3),
    low: Math.min(...values),
    high: Math.max(...values, ...(has('highest-value-begins-at-zero') ? [0] : [])),
  };
}

/** Statistics of the scale without its sign; bent, with the mean of the signed one. */
function severitySpread(scale: readonly number[]): Readonly<Record<string, unknown>> {
  if (has('severity-signed-in-buckets')) return spread(scale);
  const told = spread(scale.map(Math.abs));
  const isBent = scale.length > 0 && has('severity-of-mean-scale');
  return isBent ? { ...told, mean: Math.abs(Number(spread(scale).mean)) } : told;
}

function valuesOf(events: readonly Occurrence[], metric: string): readonly number[] {
  return events.flatMap((event) => metricOf(event, metric) ?? []);
}

/** Statistics of confidence; bent, with the mean of the means of the days. */
function confidenceSpread(events: readonly Occurrence[]): Readonly<Record<string, unknown>> {
  const told = spread(valuesOf(events, 'confidence'));
  if (!has('bucket-confidence-of-daily-means')) return told;
  const days = [...new Set(events.map(({ date }) => date))];
  const means = days.map((day) =>
    Number(
      spread(
        valuesOf(
          events.filter(({ date }) => date === day),
          'confidence',
        ),
      ).mean,
    ),
  );
  return { ...told, mean: spread(means).mean };
}

function tollOf(tolls: readonly number[]): number {
  return has('toll-of-deadliest-event') ? Math.max(...tolls) : tolls.reduce((sum, toll) => sum + toll, 0);
}

/** The counts that a bucket adds up: one of each Event, or bent, one for each of its Stories. */
function tollsAdded(events: readonly Occurrence[]): readonly number[] {
  const isJoined = has('toll-added-for-each-story');
  return events.flatMap(({ fatalities, stories }) =>
    fatalities === undefined
      ? []
      : Array.from({ length: isJoined ? stories.length || 1 : 1 }, () => fatalities),
  );
}

/** A bucket of Events; its statistics are those of `measured`. */
function bucketOf(
  term: string | null,
  dimension: Dimension,
  events: readonly Occurrence[],
  measured: readonly Occurrence[] = events,
) {
  const tolls = events.flatMap(({ fatalities }) => fatalities ?? []);
  const lethal = tolls.filter((toll) => toll > 0);
  const scale = valuesOf(measured, 'goldstein_scale');
  return {
    metric_stats: {
      goldstein_scale: spread(scale),
      goldstein_severity: severitySpread(scale),
      magnitude: spread(
        valuesOf(measured, 'magnitude'),
        has('unmeasured-magnitude-averaged') ? measured.length : undefined,
      ),
      systemic_importance: spread(valuesOf(measured, 'systemic_importance')),
      propagation_potential: spread(valuesOf(measured, 'propagation_potential')),
      market_sensitivity: spread(valuesOf(measured, 'market_sensitivity')),
      confidence: confidenceSpread(measured),
      article_evidence: spread(measured.map(({ articles }) => articles)),
      fatalities: { ...spread(tolls), lethal_rate: rounded(lethal.length / events.length, 4) },
    },
    ...(!has('bucket-without-fatality-events') && {
      fatality_event_count: has('known-counts-as-fatal') ? tolls.length : lethal.length,
    }),
    fatalities: tolls.length === 0 ? null : tollOf(tollsAdded(events)),
    event_count: has('event-count-counts-links')
      ? events.reduce((sum, { stories }) => sum + stories.length, 0)
      : events.length,
    bucket: { of: dimension, term },
  };
}

type Bucket = ReturnType<typeof bucketOf>;

function termOf(event: Occurrence, dimension: Dimension): string | null {
  const next = daysBefore(event.date, -1);
  const isMonthEnd = dimension === 'date' && next.endsWith('-01');
  if (isMonthEnd && has('month-end-counted-a-day-late')) return next;
  if (dimension === 'date' && has('buckets-of-coding-day')) return dayOf(event.codedAt);
  const isVague = dimension === 'country' && event.precision === 3 && has('vague-place-counted-at-origin');
  if (isVague) return origin(event, 'initiator') ?? dimensions.country(event);
  const isLone = dimension === 'target_actor_country' && event.parties.length === 1;
  if (isLone && has('lone-actor-counted-as-target')) return origin(event, 'initiator');
  const isLatin = dimension === 'continent' && event.place.country.name === 'Mexico';
  if (isLatin && has('mexico-counted-in-south-america')) return 'South America';
  const term = dimensions[dimension](event);
  const isFilled = dimension === 'source_actor_country' && has('unknown-origin-at-place');
  return isFilled ? (term ?? event.place.country.name) : term;
}

/** Bent: the first country among those asked for that a side of the Event comes from. */
function foundSide(values: ReadonlyMap<string, string>, { parties }: Occurrence): string | undefined {
  const asked = listIn(values, 'actor_country').map(countryOf);
  return parties.find(({ country }) => country !== undefined && asked.includes(country))?.country?.name;
}

/** The bucket of an Event, or bent, one for each of its regions, or that of another side. */
function termsOf(
  values: ReadonlyMap<string, string>,
  event: Occurrence,
  dimension: Dimension,
): readonly (string | null)[] {
  const isSided = dimension === 'target_actor_country' && has('target-bucket-of-found-side');
  const found = isSided ? foundSide(values, event) : undefined;
  if (found !== undefined) return [found];
  const isInEach = dimension === 'region' && has('counted-in-wide-and-narrow-region');
  return isInEach ? event.place.country.regions : [termOf(event, dimension)];
}

/** Bent: an Event once more for each further language asked for that it has. */
function inFurtherLanguages(values: ReadonlyMap<string, string>, event: Occurrence): readonly Occurrence[] {
  if (!has('event-counted-for-each-language')) return [];
  const asked = new Set(languagesIn(values));
  const met = [...asked].filter((code) => event.languages.includes(code));
  return met.slice(1).map(() => event);
}

/** The largest buckets; bent, that of no value is added to them. */
function largest(buckets: readonly Bucket[], limit: number): readonly Bucket[] {
  if (!has('unknown-bucket-beyond-limit')) return buckets.slice(-limit);
  const isUnknown = ({ bucket }: Bucket): boolean => bucket.term === null;
  const known = buckets.filter((bucket) => !isUnknown(bucket));
  return [...buckets.filter(isUnknown), ...known.slice(-limit)];
}

/** Bent: the last of several countries is left out. */
function shortened(values: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const countries = withoutLast(listIn(values, 'country'), 2);
  return countries.length === 0 ? values : new Map([...values, ['country', countries.join(',')]]);
}

/** Bent: the Events of a country bucket that the filter names. */
function inAskedCountries(values: ReadonlyMap<string, string>, { place }: Occurrence): boolean {
  const asked = listIn(values, 'country').map(countryOf);
  return asked.length === 0 || asked.includes(place.country);
}

/** Bent: the Events whose narrowest region the filter names. */
function inNarrowestRegion(values: ReadonlyMap<string, string>, { place }: Occurrence): boolean {
  const asked = listIn(values, 'region');
  return asked.length === 0 || asked.includes(place.country.regions.at(-1) ?? '');
}

/** Bent: the Events of a bucket that meet every filter but the metric bounds. */
function unbounded(call: Call, values: ReadonlyMap<string, string>) {
  const isBound = (name: string): boolean => /_(min|max)$/.test(name);
  const isBounded = [...values.keys()].some(isBound);
  if (!isBounded || !has('statistics-before-metric-bounds')) return undefined;
  const rest = new Map([...values].filter(([name]) => !isBound(name)));
  const all = select(call.corpus, rest, call.moment, true).events.filter(({ withdrawn }) => !withdrawn);
  return (term: string | null, dimension: Dimension): readonly Occurrence[] =>
    all.filter((event) => termOf(event, dimension) === term);
}

/** Parameters of a summary that counts kept by category can answer; only a bug makes use of them. */
const keptFor = ['group_by', 'limit', 'date_start', 'date_end', 'days', 'category'];

/** Bent: the instant from which counts kept by category lack Events. */
function countedUntil(values: ReadonlyMap<string, string>, dimension: Dimension, at: number): number {
  const isPlain = dimension === 'category' && [...values.keys()].every((name) => keptFor.includes(name));
  return isPlain && has('category-counts-of-last-night') ? startOf(dayOf(at)) : Infinity;
}

/** `search` and `cursor` are known elsewhere; the list's refusals stand here too. */
function refuseForeign(query: URLSearchParams): void {
  for (const name of query.keys()) {
    if (name === 'search' && has('summary-drops-search')) continue;
    if (['search', 'q', 'cursor', 'as_of'].includes(name))
      throw new Refusal(400, 'UNSUPPORTED_PARAM', `${name} não faz parte deste resumo.`);
    const alternatives = refused[name];
    if (alternatives !== undefined)
      throw new Refusal(400, 'UNSUPPORTED_FILTER', `O filtro ${name} não é servido.`, { alternatives });
  }
}

export function summariseEvents(call: Call): Answer {
  refuseForeign(call.query);
  const query = new URLSearchParams(call.query);
  if (has('summary-drops-search')) query.delete('search');
  const sentValues = heard('event summary', readStrictly(query, summaryParameters).values, has);
  const values = has('summary-last-country-lost') ? shortened(sentValues) : sentValues;
  const names = Object.keys(dimensions).filter(isDimension);
  const sent = values.get('group_by') ?? 'date';
  const unknown = has('unknown-group-by-date') && !isDimension(sent);
  const standard = has('summary-defaults-to-country') ? 'country' : 'date';
  const dimension = (unknown ? 'date' : choiceIn(values, 'group_by', names)) ?? standard;
  const { limit, cut } = limitIn(values, has('summary-default-limit') ? 25 : 50, 500);
  if (cut !== undefined && has('summary-limit-above-maximum-refused'))
    throw new Refusal(400, 'INVALID_LIMIT', 'limit vai até 500.', { recebido: cut });
  const { window, cast, events } = select(call.corpus, values, call.moment, true);
  if (isBefore(window, call.coverageStart))
    throw new Refusal(
      400,
      has('old-window-invalid-range') ? 'INVALID_DATE_RANGE' : 'DATE_OUT_OF_COVERAGE',
      'A janela acaba antes da cobertura.',
      {
        coverage: call.moment.coverage,
      },
    );
  const groups = new Map<string | null, Occurrence[]>();
  const until = countedUntil(values, dimension, call.moment.at);
  for (const event of events.filter(({ withdrawn }) => !withdrawn || has('withdrawn-events-counted'))) {
    if (event.recordedAt >= until) continue;
    if (has('summary-region-of-narrowest-only') && !inNarrowestRegion(values, event)) continue;
    if (dimension === 'subcategory' && event.family === 'cameoplus' && has('subcategory-only-conflict'))
      continue;
    if (dimension === 'country' && has('buckets-of-asked-countries') && !inAskedCountries(values, event))
      continue;
    const again = has('one-in-fifty-counted-twice') && isOneIn(50, event.id) ? [event] : [];
    for (const term of termsOf(values, event, dimension))
      groups.set(term, [...(groups.get(term) ?? []), event, ...again, ...inFurtherLanguages(values, event)]);
  }
  const measuredIn = unbounded(call, values);
  const buckets = [...groups].map(([term, members]) =>
    bucketOf(term, dimension, members, measuredIn?.(term, dimension)),
  );
  buckets.sort((a, b) => a.event_count - b.event_count);
  const told = {
    ...cast.told,
    ...(cut !== undefined && { normalized: [{ parameter: 'limit', asked: cut, served: 500 }] }),
  };
  return served({
    ...(window.adjustment !== undefined &&
      !has('summary-window-cut-in-silence') && {
        meta: { window_adjustment: window.adjustment, query_window: window.told },
      }),
    ...(Object.keys(told).length > 0 && { applied_filters: told }),
    data: largest(buckets.length > 10 && has('smallest-bucket-lost') ? buckets.slice(1) : buckets, limit),
    group_by: dimension,
    success: true,
  });
}
