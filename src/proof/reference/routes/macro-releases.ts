import type { Call, Reply } from '../account/route.js';
import { dateOf, dateText } from '../http/dates.js';
import { badLimit } from '../http/limit.js';
import { booleanOf, decimal, numberIn } from '../http/parameter-values.js';
import { nearest, quoted, Refusal } from '../http/refusal.js';
import type { Faults, Planted } from '../planted.js';

export const macroFaults = {
  'macro.removed': {
    clauses: ['versioning.openapi.same-descriptors'],
    summary: 'Has removed the macro releases, which its contract declares',
  },
  'macro.crashes-at-maximum': {
    clauses: ['error.server-errors'],
    summary: 'Fails with a 500 on the greatest limit that it declares for the macro releases',
  },
  'macro.declared-ignored': {
    clauses: ['versioning.openapi.same-descriptors'],
    summary: 'Lists parameters of the macro releases that its contract declares as ignored',
  },
  'macro.enum-unchecked': {
    clauses: ['versioning.strict.validates'],
    summary: 'Serves the macro releases by a frequency that its contract does not list',
  },
  'macro.number-unchecked': {
    clauses: ['versioning.strict.validates'],
    summary: 'Serves the macro releases by a bound that is no number',
  },
  'macro.boolean-unchecked': {
    clauses: ['versioning.strict.validates'],
    summary: 'Serves the macro releases by a boolean that is neither true nor false',
  },
  'macro.date-unchecked': {
    clauses: ['versioning.strict.validates'],
    summary: 'Serves the macro releases as of a text that is no date',
  },
} as const satisfies Faults;

export const macroPath = '/api/v2/macro/{series}/releases';
/** A list that the directory names, and neither the specification nor the contract. */
export const seriesPath = '/api/v2/macro/series';
export const macroSeries = ['consumer-prices', 'gross-product', 'unemployment'] as const;
export const macroFrequencies = ['monthly', 'quarterly'] as const;
export const macroLimit = { min: 1, max: 100, usual: 12 } as const;
const macroNames = ['frequency', 'as_of', 'revised_only', 'value_min', 'value_max', 'limit'] as const;

const allSeries: readonly string[] = macroSeries;
const months = 60;
const daysInMonth = 30;
const range = { minimum: 0, maximum: 200 } as const;

/** The releases of a statistic, the newest first; the document names the family and shows nothing of it. */
export function listReleases({ url, path, deployment: { planted, now } }: Call): Reply {
  if (planted('macro.removed')) {
    throw new Refusal('ENDPOINT_REMOVED', 'Use /api/v2/activity.', { replacement: '/api/v2/activity' });
  }
  const series = allSeries.indexOf(path.series ?? '');
  if (series < 0) throw new Refusal('NOT_FOUND', `There is no series ${quoted(path.series ?? '')}.`);
  const values = queryOf(url);
  const limit = limitOf(values, planted);
  const step = frequencyOf(values, planted) === 'quarterly' ? 3 : 1;
  const today = Math.floor(now().getTime() / 86_400_000);
  const asOf = (planted('macro.date-unchecked') ? undefined : dateOf(values, 'as_of', planted)) ?? today;
  const revised = planted('macro.boolean-unchecked') ? undefined : booleanOf(values, 'revised_only', planted);
  const [low = 0, high = 200] = ['value_min', 'value_max'].map((name) => boundOf(values, name, planted));
  const data = Array.from({ length: months / step }, (_, index) => releaseAt(series, index * step, today))
    .filter(
      ({ day, value, is_revised }) =>
        day <= asOf && low <= value && value <= high && (!revised || is_revised),
    )
    .slice(0, limit)
    .map(({ day, ...release }) => ({ ...release, released_on: dateText(day) }));
  const ignored = planted('macro.declared-ignored') ? [...values.keys()] : [];
  return { body: { success: true, data, applied_filters: { ignored } } };
}

/** The statistics of which there are releases. */
export const listSeries = (): Reply => ({
  body: { success: true, data: macroSeries.map((series) => ({ series })) },
});

const releaseAt = (series: number, month: number, today: number) => ({
  series: macroSeries[series],
  day: today - month * daysInMonth - series,
  value: 100 + ((series * 31 + month * 17) % 40) / 10,
  is_revised: month % 2 === 1,
});

function queryOf({ searchParams }: URL): ReadonlyMap<string, string> {
  const name = [...searchParams.keys()].find((each) => !macroNames.some((known) => known === each));
  if (name !== undefined) {
    throw new Refusal('UNKNOWN_PARAM', `Unknown parameter ${quoted(name)}.`, {
      param: name,
      did_you_mean: nearest(name, macroNames)[0] ?? null,
      accepted_params: macroNames,
    });
  }
  return new Map(searchParams);
}

function frequencyOf(values: ReadonlyMap<string, string>, planted: Planted): string {
  const text = values.get('frequency') ?? macroFrequencies[0];
  if (macroFrequencies.some((each) => each === text) || planted('macro.enum-unchecked')) return text;
  throw new Refusal('INVALID_ENUM', `${quoted(text)} is no frequency.`, {
    param: 'frequency',
    accepted_values: macroFrequencies,
  });
}

function boundOf(values: ReadonlyMap<string, string>, name: string, planted: Planted): number | undefined {
  const text = values.get(name);
  const isWords = text !== undefined && decimal(text) === undefined;
  return isWords && planted('macro.number-unchecked') ? undefined : numberIn(values, name, range, planted);
}

function limitOf(values: ReadonlyMap<string, string>, planted: Planted): number {
  const text = values.get('limit');
  if (text === undefined) return macroLimit.usual;
  const limit = decimal(text);
  if (limit === undefined || !Number.isInteger(limit) || limit < macroLimit.min || limit > macroLimit.max) {
    throw badLimit(text, macroLimit);
  }
  if (limit === macroLimit.max && planted('macro.crashes-at-maximum'))
    throw new TypeError('limit is undefined');
  return limit;
}
