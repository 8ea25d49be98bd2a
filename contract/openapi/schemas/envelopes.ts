import { errorCodes } from '../../errors.js';
import { vocabularies } from '../../vocabularies.js';
import { arrayOf, count, integer, object, orNull, record, ref, type Schema, string } from '../schema.js';

export const success: Schema = { const: true };

/** A list envelope whose rows have a schema. */
export const page = (row: string): Schema =>
  record(
    {
      success,
      data: arrayOf(ref(row)),
      pagination: ref('Pagination'),
      sort: string,
      meta: ref('Meta'),
      applied_filters: ref('AppliedFilters'),
    },
    ['success', 'data', 'pagination', 'sort', 'meta', 'applied_filters'],
  );

export const detail = (row: string): Schema => record({ success, data: ref(row) }, ['success', 'data']);

export const summary = (bucket: string): Schema =>
  record(
    {
      success,
      group_by: string,
      data: arrayOf(ref(bucket)),
      meta: ref('Meta'),
      applied_filters: ref('AppliedFilters'),
    },
    ['success', 'group_by', 'data'],
  );

/** The envelopes' parts: what stands beside `data`, and the error reply. */
export const envelopeSchemas: Readonly<Record<string, Schema>> = {
  Error: record(
    {
      success: { const: false },
      error: string,
      code: { type: ['string', 'null'], examples: errorCodes },
      details: object,
    },
    ['success', 'error', 'details'],
  ),
  Pagination: record({ limit: integer, cursor: orNull('string'), next_cursor: orNull('string') }, [
    'limit',
    'cursor',
    'next_cursor',
  ]),
  Meta: record({
    window_adjustment: {
      type: ['object', 'null'],
      properties: { reason: { type: 'string', examples: vocabularies.windowAdjustmentReason.values } },
    },
    attributions: { type: ['array', 'null'] },
  }),
  AppliedFilters: record({
    country_match: { type: ['string', 'null'], enum: [...vocabularies.countryMatch.values, null] },
    office_holders: {
      type: ['object', 'null'],
      properties: { bridged_to_news: count, undated_excluded: count },
    },
    coverage_fallback_applied: orNull('boolean'),
    retired: orNull('object'),
  }),
  ReferenceReply: record({ success, data: {}, meta: ref('Meta') }, ['success']),
  EndpointDirectory: record({ coverage: {} }, ['coverage']),
};
