import { describe, expect, it } from 'vitest';
import { type ErrorCode, errorRow, type OperationId } from '../../contract/index.js';
import { type Json, type JsonObject, Violation } from '../../src/kit/index.js';
import { emptyWorld, exchangeOf } from '../../src/kit/sample.test-data.js';
import { detailsTrue } from './details.js';

const world = {
  ...emptyWorld,
  offer: {
    ...emptyWorld.offer,
    events: [
      { id: 'conflict_1', category: 'Riots', subcategory: 'Mob violence' },
      { id: 'cameoplus_1', category: 'TECHNOLOGY', subcategory: 'TE01' },
    ],
  },
};

interface Told {
  readonly operation?: OperationId;
  readonly query: string;
  readonly code: ErrorCode;
  readonly details: JsonObject;
  readonly beside?: JsonObject;
}

/** Where the details contradict something; undefined where they do not. */
function contradictionIn({ operation = 'listEvents', query, code, details, beside = {} }: Told) {
  const body: Json = { success: false, error: 'no', code, details, ...beside };
  const request = {
    method: 'GET',
    operation,
    target: `/api/v2/x?${query}`,
    credential: { none: true },
  } as const;
  try {
    detailsTrue.judge(exchangeOf(body, errorRow(code).status, { request }), world, () => {});
    return undefined;
  } catch (error) {
    if (error instanceof Violation) return error.finding.at;
    throw error;
  }
}

const window = (suggested_window: Json, max_days: Json = 30): Told => ({
  query: 'date_start=2020-01-01&date_end=2026-05-01',
  code: 'DATE_WINDOW_TOO_LARGE',
  details: { coverage: { from: '2026-03-01' }, suggested_window, max_days },
});
const crossed = (details: JsonObject, beside: JsonObject = {}): Told => ({
  query: 'magnitude_min=9.5&magnitude_max=2',
  code: 'INVALID_NUMBER_RANGE',
  details,
  beside,
});
const unknown = (details: JsonObject, operation: OperationId = 'lookUpIsin'): Told => ({
  operation,
  query: 'lei=5493001KJTIIGC8Y1R12&isim=x',
  code: 'UNKNOWN_PARAM',
  details,
});
const foreign = (accepted_values: Json): Told => ({
  query: 'category=Riots&subcategory=TE01',
  code: 'INVALID_SUBCATEGORY_FOR_CATEGORY',
  details: { accepted_values },
});
const plan = (details: JsonObject, operation: OperationId): Told => ({
  operation,
  query: '',
  code: 'PLAN_REQUIRED',
  details: { retryable: false, ...details },
});

describe('details that a deployment may have', () => {
  it.each<readonly [string, Told]>([
    ['thirty dates', window({ start: '2026-04-02', end: '2026-05-01' })],
    ['thirty days between instants', window(['2026-04-01T00:00:00Z', '2026-05-01T00:00:00Z'])],
    ['a window in words', window('2026-04-02/2026-05-01')],
    ['a number of days', window({ days: 30 })],
    ['a year, which is served in part', window({ days: 30 }, 365)],
    ['a window in its own grammar', window('30d')],
    ['a duration', window('P30D')],
    [
      'an exclusive upper bound',
      {
        ...window({ observed_start: '2026-04-01', observed_end: '2026-05-01' }),
        query: 'observed_start=2026-01-01&observed_end=2026-05-01',
      },
    ],
    [
      'no alternatives among Stories',
      {
        operation: 'listStories',
        query: 'fatalities_min=1',
        code: 'UNSUPPORTED_FILTER',
        details: { alternatives: [] },
      },
    ],
    ['nothing that is required', { query: '', code: 'INCOMPATIBLE_PARAMETERS', details: { required: [] } }],
    ['the bounds of the metric', crossed({ min_value: 0, max_value: 10 })],
    [
      'no alternatives to tell',
      { query: 'status=x', code: 'UNSUPPORTED_FILTER', details: { alternatives: null } },
    ],
    ['bounds at the top level', crossed({ min_value: 9.5 }, { max_value: 2 })],
    ['bounds as texts', crossed({ min_value: '9.50', max_value: '2' })],
    ['no suggestion', unknown({ param: 'isim', accepted_params: ['lei', 'isin'], did_you_mean: null })],
    ['suggestions', unknown({ param: ['isim'], accepted_params: ['isin', 'lei'], did_you_mean: ['isin'] })],
    ['the codes of a category', foreign(['Mob violence'])],
    ['all codes', foreign(['TE01', 'Mob violence'])],
    ['a flag under its other name', plan({ required_flag: 'can_use_gov' }, 'listAwards')],
    ['a flag of its own name', plan({ required_capability: 'compute' }, 'listModels')],
    ['no plans to tell', plan({ required_capability: 'compute', eligible_plans: null }, 'listModels')],
  ])('%s', (_name, told) => {
    expect(contradictionIn(told)).toBeUndefined();
  });
});

describe('details that contradict the request or the document', () => {
  it.each<readonly [string, Told, string]>([
    ['31 dates', window({ start: '2026-04-01', end: '2026-05-01' }), 'suggested_window'],
    ['a day that is none', window({ start: '2026-02-28', end: '2026-02-30' }), 'suggested_window'],
    ['one bound', window({ start: '2026-04-01' }), 'suggested_window'],
    ['31 days', window({ days: 30 }, 31), 'max_days'],
    ['a longer window in its own grammar', window('31d'), 'suggested_window'],
    ['one bound sent, and one of the metric', crossed({ min_value: 9.5, max_value: 10 }), 'max_value'],
    ['other bounds', crossed({ min_value: 9.5, max_value: 3 }), 'max_value'],
    ['a name that was not sent', unknown({ param: 'as_of', accepted_params: ['lei', 'isin'] }), 'param'],
    ['a name that is accepted', unknown({ param: 'lei', accepted_params: ['lei', 'isin'] }), 'param'],
    ['a list that lacks a name', unknown({ param: 'isim', accepted_params: ['lei'] }), 'accepted_params'],
    [
      'another name than the accepted ones',
      unknown({ param: 'isim', accepted_params: ['lei', 'isin'], did_you_mean: 'isins' }),
      'did_you_mean',
    ],
    ['codes without the one that was seen', foreign(['Other']), 'accepted_values'],
    [
      'the flag of another family',
      plan({ required_capability: 'can_use_exposure' }, 'listAwards'),
      'required_capability',
    ],
    ['plans without the tier', plan({ eligible_plans: ['Analyst'] }, 'listAwards'), 'eligible_plans'],
  ])('%s', (_name, told, member) => {
    expect(contradictionIn(told)).toBe(`/details/${member}`);
  });
});
