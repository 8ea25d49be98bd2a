import { type ClauseId, type MetricName, metric, metricNames } from '../../../../contract/index.js';
import type { Event } from '../corpus/index.js';
import { booleanOf, listItems, numberIn } from '../http/parameter-values.js';
import type { Query } from '../http/query.js';
import { Refusal } from '../http/refusal.js';
import type { Fault, Faults, Planted, Variants } from '../planted.js';
import type { Taxonomy } from './category.js';

/** Four faults for each metric: its bounds take too much, or too little; all that they can, or at one end. */
const rangeFaults = Object.fromEntries(
  metricNames.flatMap((name): readonly (readonly [string, Fault])[] => {
    const clauseOf = (side: 'min' | 'max', end: string) =>
      `events.${name.replaceAll('_', '-')}-${side}.${end}` as ClauseId;
    return [
      [
        `metric.${name}.out-of-range-served`,
        {
          clauses: [clauseOf('min', 'out-of-range'), clauseOf('max', 'out-of-range')],
          summary: `Takes bounds of ${name} beyond its range`,
        },
      ],
      [
        `metric.${name}.above-range-served`,
        {
          clauses: [clauseOf('max', 'out-of-range')],
          summary: `Takes a ${name}_max above the range of ${name}`,
        },
      ],
      [
        `metric.${name}.lower-half-refused`,
        {
          clauses: [clauseOf('min', 'range'), clauseOf('max', 'range')],
          summary: `Refuses bounds in the lower half of the range of ${name}`,
        },
      ],
      [
        `metric.${name}.highest-refused`,
        { clauses: [clauseOf('max', 'range')], summary: `Refuses the greatest ${name} as its ${name}_max` },
      ],
    ];
  }),
) as Readonly<Record<`metric.${MetricName}.${RangeFault}`, Fault>>;

type RangeFault = 'out-of-range-served' | 'above-range-served' | 'lower-half-refused' | 'highest-refused';

/** An Event of the other family has no value, so that it lies on no side of a bound either. */
const cameoplusBounds = [
  'events.magnitude-min.bound',
  'events.magnitude-max.bound',
  'events.systemic-importance-min.bound',
  'events.systemic-importance-max.bound',
  'events.propagation-potential-min.bound',
  'events.propagation-potential-max.bound',
  'events.market-sensitivity-min.bound',
  'events.market-sensitivity-max.bound',
] as const;

export const metricFaults = {
  ...rangeFaults,
  'metric.minimum-read-as-maximum': {
    clauses: ['events.significance-min.bound', 'events.confidence-min.bound'],
    admits: ['events.significance-max.bound', 'events.confidence-max.bound'],
    summary: 'Swaps the bounds of significance and confidence',
  },
  'metric.bound-on-absolute-value': {
    clauses: ['events.goldstein-scale-min.bound', 'events.goldstein-scale-max.bound'],
    summary: 'Applies the bounds of the Goldstein scale to its absolute value',
  },
  'metric.nulls-kept': {
    clauses: [
      'events.magnitude.cameoplus-only',
      'events.systemic-importance.cameoplus-only',
      'events.propagation-potential.cameoplus-only',
      'events.market-sensitivity.cameoplus-only',
      'events.goldstein-scale-min.bound',
      'events.goldstein-scale-max.bound',
    ],
    admits: cameoplusBounds,
    summary: 'Keeps Events without a value under the bounds of a metric',
  },
  'metric.goldstein-scale-nulls-kept': {
    clauses: ['events.goldstein-scale-min.bound', 'events.goldstein-scale-max.bound'],
    summary: 'Keeps Events without a value under the bounds of the Goldstein scale',
  },
  'metric.magnitude-nulls-kept': {
    clauses: ['events.magnitude.cameoplus-only'],
    admits: ['events.magnitude-min.bound', 'events.magnitude-max.bound'],
    summary: 'Keeps Events without a value under the bounds of magnitude',
  },
  'metric.systemic-importance-nulls-kept': {
    clauses: ['events.systemic-importance.cameoplus-only'],
    admits: ['events.systemic-importance-min.bound', 'events.systemic-importance-max.bound'],
    summary: 'Keeps Events without a value under the bounds of systemic_importance',
  },
  'metric.propagation-potential-nulls-kept': {
    clauses: ['events.propagation-potential.cameoplus-only'],
    admits: ['events.propagation-potential-min.bound', 'events.propagation-potential-max.bound'],
    summary: 'Keeps Events without a value under the bounds of propagation_potential',
  },
  'metric.market-sensitivity-nulls-kept': {
    clauses: ['events.market-sensitivity.cameoplus-only'],
    admits: ['events.market-sensitivity-min.bound', 'events.market-sensitivity-max.bound'],
    summary: 'Keeps Events without a value under the bounds of market_sensitivity',
  },
  'metric.crossed-empty-with-category': {
    clauses: ['events.metric-bounds.crossed', 'error.invalid-number-range'],
    summary: 'Answers crossed bounds beside a category with an empty 200',
  },
  'metric.crossed-empty': {
    clauses: ['events.metric-bounds.crossed', 'error.invalid-number-range'],
    summary: 'Answers crossed bounds with an empty 200',
  },
  'metric.crossed-negative-empty': {
    clauses: ['events.metric-bounds.crossed', 'error.invalid-number-range'],
    summary: 'Answers crossed bounds that both lie below 0 with an empty 200',
  },
  'metric.bounds-compared-as-text': {
    clauses: ['events.metric-bounds.crossed', 'error.invalid-number-range'],
    summary: 'Compares the bounds of a metric as texts, so that 9 lies above 10',
  },
  'metric.crossed-swapped': {
    clauses: ['events.metric-bounds.crossed', 'error.invalid-number-range'],
    summary: 'Swaps crossed bounds',
  },
  'metric.crossed-wrong-code': {
    clauses: ['events.metric-bounds.crossed', 'error.invalid-number-range'],
    summary: 'Answers crossed bounds with INVALID_NUMBER',
  },
  'metric.crossed-without-values': {
    clauses: ['error.invalid-number-range.details.min-value', 'error.invalid-number-range.details.max-value'],
    summary: 'Does not tell the values of crossed bounds',
  },
  'metric.crossed-without-max-value': {
    clauses: ['error.invalid-number-range.details.max-value'],
    summary: 'Tells the lower of two crossed bounds alone',
  },
  'metric.equal-refused': {
    clauses: ['events.metric-bounds.equal', 'error.invalid-number-range.equal-bounds'],
    summary: 'Takes equal bounds for crossed',
  },
  'metric.other-family-empty': {
    clauses: ['events.metric-bounds.other-family', 'error.event-family-metric-conflict'],
    summary: 'Answers a cameoplus metric beside conflict categories with an empty 200',
  },
  'metric.other-family-dropped': {
    clauses: ['events.metric-bounds.other-family', 'error.event-family-metric-conflict'],
    summary: 'Drops a cameoplus metric beside conflict categories',
  },
  'metric.other-family-wrong-code': {
    clauses: ['events.metric-bounds.other-family', 'error.event-family-metric-conflict'],
    summary: 'Answers a cameoplus metric beside conflict categories with INCOMPATIBLE_PARAMETERS',
  },
  'metric.other-family-without-metric-family': {
    clauses: ['error.event-family-metric-conflict.details.metric-family'],
    summary: 'Leaves metric_family out of EVENT_FAMILY_METRIC_CONFLICT',
  },
  'metric.other-family-without-implied-family': {
    clauses: ['error.event-family-metric-conflict.details.implied-family'],
    summary: 'Leaves implied_family out of EVENT_FAMILY_METRIC_CONFLICT',
  },
  'metric.other-family-without-accepted-metrics': {
    clauses: ['error.event-family-metric-conflict.details.accepted-metrics-for-family'],
    summary: 'Leaves accepted_metrics_for_family out of EVENT_FAMILY_METRIC_CONFLICT',
  },
  'fatalities.true-admits-unknown': {
    clauses: ['events.has-fatalities.true', 'events.has-fatalities.true.conflict-only'],
    summary: 'Admits Events without a count under has_fatalities=true',
  },
  'fatalities.true-admits-cameoplus': {
    clauses: ['events.has-fatalities.true.conflict-only'],
    summary: 'Admits cameoplus Events under has_fatalities=true',
  },
  'fatalities.true-admits-zero': {
    clauses: ['events.has-fatalities.true'],
    summary: 'Admits a count of 0 under has_fatalities=true, as it is not null',
  },
  'fatalities.true-loses-single': {
    clauses: ['events.has-fatalities.true.complete'],
    admits: ['events.filters.combination'],
    summary: 'Loses Events with one fatality under has_fatalities=true',
  },
  'fatalities.false-ignored': {
    clauses: ['events.has-fatalities.false'],
    summary: 'Ignores has_fatalities=false, as code with a truthy check does',
  },
  'fatalities.false-loses-unknown': {
    clauses: ['events.has-fatalities.false.unknown'],
    summary: 'Loses Events without a count under has_fatalities=false',
  },
  'targeting.true-ignored': {
    clauses: ['events.civilian-targeting.true'],
    summary: 'Ignores civilian_targeting=true',
  },
  'languages.iso-639-2-refused': {
    clauses: ['events.languages.iso-639-2'],
    summary: 'Refuses three-letter language codes',
  },
  'languages.portuguese-by-first-letters': {
    clauses: ['events.languages.iso-639-2'],
    summary: 'Looks up the three-letter code of Portuguese by its first two letters, which serve for others',
  },
  'summary.languages.counted-for-each': {
    clauses: ['significance.event-count.distinct'],
    summary: 'Counts an Event in the summary once for each of the languages asked for that its coverage has',
  },
  'summary.languages.three-letters-unknown': {
    clauses: ['events-summary.accepts.languages'],
    summary: 'Finds no Events in the summary by three-letter language codes',
  },
  'languages.iso-639-1-refused': {
    clauses: ['events.languages.iso-639-1'],
    summary: 'Refuses two-letter language codes',
  },
} as const satisfies Faults;

export const metricVariants = {
  'metric.bounds-exclusive': {
    summary: 'Leaves out Events exactly at a bound of a metric',
    allowedBy: ['metric-bounds-inclusive'],
  },
  'languages.two-cover-everything': {
    summary: 'Has coverage of every Event in English and in French, and overlooks codes of other languages',
    allowedBy: ['summary-aliases'],
    undecided: ['events/languages-filter', 'events/languages-spellings'],
  },
} as const satisfies Variants;

export const mixedFamilyVariants = {
  'mixed-families.metric-refused': {
    summary: 'Refuses a metric of cameoplus Events beside categories of both families',
    allowedBy: ['implied-family'],
  },
} as const satisfies Variants;

interface Range {
  readonly minimum: number;
  readonly maximum: number;
}

/** The range of a bound; undefined where a fault takes anything. */
function rangeOf(name: MetricName, side: 'min' | 'max', planted: Planted): Range | undefined {
  const { min, max } = metric(name);
  if (planted(`metric.${name}.out-of-range-served`)) return undefined;
  if (side === 'max' && planted(`metric.${name}.above-range-served`)) return undefined;
  const half = planted(`metric.${name}.lower-half-refused`);
  const least = side === 'max' && planted(`metric.${name}.highest-refused`);
  return { minimum: half ? (min + max) / 2 : min, maximum: least ? max - (max - min) / 10 : max };
}

interface Bounds {
  readonly name: MetricName;
  readonly min: number | undefined;
  readonly max: number | undefined;
}

function boundsOf(values: ReadonlyMap<string, string>, name: MetricName, planted: Planted): Bounds {
  const low = numberIn(values, `${name}_min`, rangeOf(name, 'min', planted), planted);
  const high = numberIn(values, `${name}_max`, rangeOf(name, 'max', planted), planted);
  if (low !== undefined && high !== undefined) {
    const crossed = planted('metric.bounds-compared-as-text')
      ? String(low) > String(high)
      : planted('metric.equal-refused')
        ? low >= high
        : low > high;
    if (crossed && planted('metric.crossed-swapped')) return { name, min: high, max: low };
    const isEmpty =
      planted('metric.crossed-empty') ||
      (low < 0 && high < 0 && planted('metric.crossed-negative-empty')) ||
      (values.has('category') && planted('metric.crossed-empty-with-category'));
    if (crossed && !isEmpty) {
      const code = planted('metric.crossed-wrong-code') ? 'INVALID_NUMBER' : 'INVALID_NUMBER_RANGE';
      const details = {
        ...(planted('metric.crossed-without-values') ? {} : { min_value: low }),
        ...(planted('metric.crossed-without-values') || planted('metric.crossed-without-max-value')
          ? {}
          : { max_value: high }),
      };
      throw new Refusal(code, `${name}_min exceeds ${name}_max.`, { param: name, ...details });
    }
  }
  const swap =
    (name === 'significance' || name === 'confidence') && planted('metric.minimum-read-as-maximum');
  return swap ? { name, min: high, max: low } : { name, min: low, max: high };
}

function refuseOtherFamily(name: MetricName, planted: Planted): void {
  if (planted('metric.other-family-empty')) return;
  const wrong = planted('metric.other-family-wrong-code');
  const accepted = metricNames.filter((one) => metric(one).family !== 'cameoplus');
  throw new Refusal(
    wrong ? 'INCOMPATIBLE_PARAMETERS' : 'EVENT_FAMILY_METRIC_CONFLICT',
    `${name} belongs to cameoplus Events, the other filters to conflict Events.`,
    {
      param: name,
      ...(wrong ? { required: ['category'] } : {}),
      ...(planted('metric.other-family-without-metric-family') ? {} : { metric_family: 'cameoplus' }),
      ...(planted('metric.other-family-without-implied-family') ? {} : { implied_family: 'conflict' }),
      ...(planted('metric.other-family-without-accepted-metrics')
        ? {}
        : { accepted_metrics_for_family: accepted }),
    },
  );
}

/** Whether an Event without a value passes the bounds of a metric, as faults have it. */
const keepsUnmeasured = (name: MetricName, planted: Planted): boolean =>
  planted('metric.nulls-kept') ||
  (name === 'magnitude' && planted('metric.magnitude-nulls-kept')) ||
  (name === 'goldstein_scale' && planted('metric.goldstein-scale-nulls-kept')) ||
  (name === 'systemic_importance' && planted('metric.systemic-importance-nulls-kept')) ||
  (name === 'propagation_potential' && planted('metric.propagation-potential-nulls-kept')) ||
  (name === 'market_sensitivity' && planted('metric.market-sensitivity-nulls-kept'));

/** Reads the bounds of all metrics; an Event without a value lies within no bounds. */
export function metricBounds(query: Query, taxonomy: Taxonomy, planted: Planted): (event: Event) => boolean {
  const bounds = metricNames
    .map((name) => boundsOf(query.values, name, planted))
    .filter(({ min, max }) => min !== undefined || max !== undefined)
    .filter(({ name }) => {
      const implied = planted.varied('mixed-families.metric-refused')
        ? taxonomy.families.has('conflict')
        : taxonomy.family === 'conflict';
      const foreign = metric(name).family === 'cameoplus' && implied;
      if (foreign && planted('metric.other-family-dropped')) return false;
      if (foreign) refuseOtherFamily(name, planted);
      return true;
    });
  return (event) =>
    bounds.every(({ name, min, max }) => {
      const raw = event.scores[name];
      if (raw === null) return keepsUnmeasured(name, planted);
      const value =
        name === 'goldstein_scale' && planted('metric.bound-on-absolute-value') ? Math.abs(raw) : raw;
      if (planted.varied('metric.bounds-exclusive') && (value === min || value === max)) return false;
      return (min === undefined || value >= min) && (max === undefined || value <= max);
    });
}

/** Reads `has_fatalities` and `civilian_targeting`. */
export function tollFilters(query: Query, planted: Planted): (event: Event) => boolean {
  const lethal = booleanOf(query.values, 'has_fatalities', planted);
  const targeting = booleanOf(query.values, 'civilian_targeting', planted);
  if (lethal === undefined && targeting === undefined) return () => true;
  const tollHolds = ({ family, fatalities }: Event): boolean => {
    if (lethal === undefined) return true;
    if (lethal) {
      if (family === 'cameoplus' && planted('fatalities.true-admits-cameoplus')) return true;
      if (fatalities === null) return planted('fatalities.true-admits-unknown');
      if (fatalities === 0) return planted('fatalities.true-admits-zero');
      return fatalities > 1 || !planted('fatalities.true-loses-single');
    }
    if (planted('fatalities.false-ignored')) return true;
    // Not known to be lethal, which is no statement that nobody died.
    return fatalities === null ? !planted('fatalities.false-loses-unknown') : fatalities === 0;
  };
  return (event) =>
    tollHolds(event) &&
    (targeting === undefined ||
      event.civilianTargeting === targeting ||
      (targeting && planted('targeting.true-ignored')));
}

/** ISO 639-2 codes, both series, of the languages of the corpus. */
const threeLetter: Readonly<Record<string, string>> = {
  eng: 'en',
  fra: 'fr',
  fre: 'fr',
  spa: 'es',
  ara: 'ar',
  rus: 'ru',
  por: 'pt',
  zho: 'zh',
  chi: 'zh',
  ukr: 'uk',
};

const codesOf = (sent: readonly string[]): ReadonlySet<string | undefined> =>
  new Set(sent.map((code) => (Object.hasOwn(threeLetter, code) ? threeLetter[code] : code)));

/** The Events of a summary as a join with their languages returns them. */
export function forEachLanguage(rows: readonly Event[], { values }: Query): readonly Event[] {
  const codes = codesOf(listItems((values.get('languages') ?? '').toLowerCase()));
  return rows.flatMap((event) => {
    const met = event.languages.filter((language) => codes.has(language));
    return [event, ...met.slice(1).map(() => event)];
  });
}

/** Reads `languages`, which concern the linked coverage. */
export function languageFilter(query: Query, planted: Planted): (event: Event) => boolean {
  const text = query.values.get('languages');
  if (text === undefined || planted.varied('languages.two-cover-everything')) return () => true;
  const sent = listItems(text.toLowerCase());
  const refused =
    (planted('languages.iso-639-2-refused') && sent.some((code) => code.length === 3)) ||
    (planted('languages.iso-639-1-refused') && sent.some((code) => code.length === 2));
  if (refused)
    throw new Refusal('INVALID_ENUM', 'Unknown language.', { param: 'languages', accepted_values: [] });
  const isCut = planted('languages.portuguese-by-first-letters');
  const isUnread =
    query.operation === 'summarizeEvents' && planted('summary.languages.three-letters-unknown');
  const known = isUnread ? sent.filter((code) => code.length !== 3) : sent;
  const codes = codesOf(known.map((code) => (isCut && code === 'por' ? 'po' : code)));
  return (event) => event.languages.some((language) => codes.has(language));
}
