import { type Bug, has } from '../bugs.js';
import { isDate } from '../corpus/calendar.js';
import type { Occurrence } from '../corpus/corpus.js';
import { countryOf } from '../corpus/places.js';
import { Refusal } from '../http/answer.js';
import { booleanIn, listIn, numberIn } from '../query.js';
import { kindTests } from './category.js';
import { geographyTests } from './geography.js';
import { metricRanges } from './parameters.js';
import { type Cast, castOf } from './people.js';
import { type Moment, type Window, windowOf } from './window.js';

const readers: Readonly<Record<string, (event: Occurrence) => number | undefined>> = {
  significance: ({ significance }) => significance,
  confidence: ({ confidence }) => confidence,
  goldstein_scale: ({ goldstein }) => goldstein,
  magnitude: ({ magnitude }) => magnitude,
  systemic_importance: ({ family, systemic }) =>
    family === 'cameoplus' || has('rubric-bound-keeps-conflict') ? systemic : undefined,
  propagation_potential: ({ family, propagation }) => (family === 'cameoplus' ? propagation : undefined),
  market_sensitivity: ({ family, market }) => (family === 'cameoplus' ? market : undefined),
  geo_precision: ({ precision }) => precision,
};

export function metricOf(event: Occurrence, metric: string): number | undefined {
  return readers[metric]?.(event);
}

/** Tests for the metric bounds sent; an unmeasured value meets no bound. */
function metricTests(values: ReadonlyMap<string, string>): readonly ((event: Occurrence) => boolean)[] {
  return Object.entries(metricRanges).flatMap(([metric, range]) => {
    const free = metric === 'confidence' && has('confidence-range-unchecked');
    const isUnit = metric === 'magnitude' && has('magnitude-bounds-up-to-one');
    const own = isUnit ? ([0, 1] as const) : range;
    const allowed = free ? ([-Infinity, Infinity] as const) : own;
    const low = numberIn(values, `${metric}_min`, allowed);
    const high = numberIn(values, `${metric}_max`, allowed);
    if (low === undefined && high === undefined) return [];
    const isLax =
      has('crossed-bounds-empty') || (values.has('category') && has('crossed-bounds-empty-beside-category'));
    const textual = has('bounds-compared-as-text') && String(low) > String(high);
    const isMet = low === high && has('equal-bounds-refused');
    if (low !== undefined && high !== undefined && (low > high || isMet || textual) && !isLax)
      throw new Refusal(
        400,
        'INVALID_NUMBER_RANGE',
        `${metric}: mínimo acima do máximo.`,
        { min_value: has('crossed-bounds-told-in-order') ? Math.min(low, high) : low },
        { max_value: has('crossed-bounds-told-in-order') ? Math.max(low, high) : high },
      );
    const isPrecisionOfConflict = has('precision-bounds-of-conflict-only');
    const isLost = high === 0 && low !== undefined && has('zero-maximum-lost-beside-minimum');
    const most = isLost ? Infinity : (high ?? Infinity);
    const isFromZero = metric === 'goldstein_scale' && has('maximum-alone-counts-from-zero');
    const least = low ?? (isFromZero ? 0 : -Infinity);
    return [
      (event: Occurrence) => {
        if (metric === 'geo_precision' && event.family === 'cameoplus' && isPrecisionOfConflict) return true;
        const isOther = metric === 'propagation_potential' && has('propagation-bound-reads-systemic');
        const exact = metricOf(event, isOther ? 'systemic_importance' : metric);
        const isWhole = metric === 'magnitude' && has('magnitude-bounds-on-whole-grades');
        const own = isWhole && exact !== undefined ? Math.round(exact) : exact;
        const severity = metric === 'goldstein_scale' && has('goldstein-bound-on-severity');
        const isZero = metric === 'goldstein_scale' && has('null-scale-counts-as-zero');
        const value = severity && own !== undefined ? Math.abs(own) : (own ?? (isZero ? 0 : undefined));
        return value !== undefined && value >= least && value <= most;
      },
    ];
  });
}

const languageCodes: Readonly<Record<string, string>> = {
  eng: 'en',
  fra: 'fr',
  fre: 'fr',
  ara: 'ar',
  spa: 'es',
  ukr: 'uk',
  por: 'pt',
};

/** The two-letter code of a language by its three-letter one. */
function shortCode(code: string): string | undefined {
  if (has('three-letter-languages-unknown')) return undefined;
  return code === 'ukr' && has('ukrainian-by-country-code') ? 'ua' : languageCodes[code];
}

/** The languages asked for, by their two-letter codes where this deployment has one. */
export function languagesIn(values: ReadonlyMap<string, string>): readonly string[] {
  return listIn(values, 'languages').map((code) => shortCode(code.toLowerCase()) ?? code.toLowerCase());
}

interface Selection {
  readonly window: Window;
  readonly cast: Cast;
  /** Events that meet every filter, withdrawn ones included. */
  readonly events: readonly Occurrence[];
}

/** Whether an Event answers to `has_fatalities` as sent. */
function deadly({ family, fatalities }: Occurrence, lethal: boolean): boolean {
  if (family !== 'conflict') return false;
  if (lethal && has('lethal-where-known')) return fatalities !== undefined;
  if (!lethal && has('not-lethal-only-where-known')) return fatalities === 0;
  return (fatalities ?? 0) > (has('single-death-not-lethal') ? 1 : 0) === lethal;
}

/** Parameters that a bug forgets on the summary. */
const forgotten: Readonly<Record<string, Bug>> = {
  country_match: 'summary-drops-country-match',
  civilian_targeting: 'summary-drops-civilian-targeting',
  geo_precision_max: 'summary-drops-precision-maximum',
  languages: 'summary-drops-languages',
  domain: 'summary-drops-domain',
};

function heeded(name: string): boolean {
  const bug = forgotten[name];
  return bug === undefined || !has(bug);
}

/** Bent: bare dates in observed bounds are refused. */
function refuseObservedDates(values: ReadonlyMap<string, string>): void {
  for (const name of ['observed_start', 'observed_end'])
    if (isDate(values.get(name) ?? ''))
      throw new Refusal(400, 'INVALID_DATE', `${name} quer um instante UTC.`, { recebido: values.get(name) });
}

/** The filters of the summary; bent, without a forgotten one, or with a shorter radius. */
function ofSummary(sent: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const kept = new Map([...sent].filter(([name]) => heeded(name)));
  const isFar = Number(sent.get('radius_km')) > 500 && has('summary-radius-of-five-hundred');
  return isFar ? kept.set('radius_km', '500') : kept;
}

/** Whether a bug overlooks that a request about an entity names it through an alias. */
function isUnseen(sent: ReadonlySet<string>): boolean {
  return !sent.has('entity') && has('alias-in-short-window');
}

/** Whether a bug overlooks `window` where the request has dates of its own. */
function isWindowUnseen(sent: ReadonlySet<string>): boolean {
  const isDated = ['date_start', 'start_date', 'date_end', 'end_date'].some((name) => sent.has(name));
  return isDated && sent.has('window') && !sent.has('days') && has('window-alias-beside-dates-served');
}

/** Whether a bug takes the values of `country` for codes, as its alias tells. */
function isLongCodeAsked(sent: ReadonlySet<string>): boolean {
  return sent.has('country_iso3') && !sent.has('country') && has('country-iso3-takes-long-codes-only');
}

/** Bent: countries other than by three-letter codes are refused. */
function refuseShortCodes(values: ReadonlyMap<string, string>): void {
  const other = listIn(values, 'country').find((part) => !/^[a-z]{3}$/i.test(part));
  if (other === undefined) return;
  throw new Refusal(400, 'INVALID_COUNTRY', `País desconhecido: ${other}.`, { campo: 'country' });
}

/** Bent: countries by FIPS codes alone are refused. */
function refuseFips(values: ReadonlyMap<string, string>): void {
  const other = listIn(values, 'country').find((part) => {
    const country = countryOf(part);
    const spellings = country && [country.name, country.iso2, country.iso3];
    return spellings?.every((spelling) => spelling.toLowerCase() !== part.toLowerCase());
  });
  if (other === undefined) return;
  throw new Refusal(400, 'INVALID_COUNTRY', `País desconhecido: ${other}.`, { campo: 'country' });
}

/** Filters that list and summary share; `strict` refuses what the list lets pass, `names` are as sent. */
export function select(
  corpus: readonly Occurrence[],
  sent: ReadonlyMap<string, string>,
  moment: Moment,
  strict: boolean,
  names: ReadonlySet<string> = new Set(sent.keys()),
): Selection {
  const values = strict ? ofSummary(sent) : sent;
  if (strict && has('summary-observed-dates-refused')) refuseObservedDates(values);
  if (strict && has('summary-country-without-fips')) refuseFips(values);
  if (isLongCodeAsked(names)) refuseShortCodes(values);
  const isAlone = isWindowUnseen(names);
  const timed = [...values]
    .filter(([name]) => name !== 'entity' || !isUnseen(names))
    .filter(([name]) => name !== 'days' || !isAlone);
  const window = windowOf(new Map(timed), moment);
  const cast = castOf(values, window, strict);
  const lethal = booleanIn(values, 'has_fatalities');
  const civilians = booleanIn(values, 'civilian_targeting');
  const languages = languagesIn(values);
  const isStoryless = ({ stories }: Occurrence): boolean =>
    stories.length === 0 && has('storyless-event-of-any-language');
  const isShort = strict && values.has('days') && has('summary-days-without-today');
  const tests = [
    window.admits,
    (event: Occurrence) => !isShort || event.date < window.last,
    cast.test ?? (() => true),
    ...geographyTests(values, strict),
    ...kindTests(values),
    ...metricTests(values),
    (event: Occurrence) => lethal === undefined || deadly(event, lethal),
    (event: Occurrence) => civilians === undefined || event.civilians === civilians,
    (event: Occurrence) =>
      languages.length === 0 ||
      isStoryless(event) ||
      event.languages.some((code) => languages.includes(code)),
  ];
  return { window, cast, events: corpus.filter((event) => tests.every((test) => test(event))) };
}
