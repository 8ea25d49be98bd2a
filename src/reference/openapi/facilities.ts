import { facilityClasses, facilitySources, facilityTypes } from '../../../contract/index.js';
import { count, list, numberOrNull, object, refer, type Schema, text, textOrNull } from './schema.js';

const success: Schema = { type: 'boolean', const: true };
const amountOrNull: Schema = { type: ['number', 'null'], minimum: 0 };
const meta = object({ attributions: { type: 'array' } });

const card: Readonly<Record<string, Schema>> = {
  facility_id: { type: 'string', pattern: '^f_' },
  site_id: { type: 'string', pattern: '^s_' },
  name: text,
  type: { type: 'string', enum: facilityTypes },
  class: { type: 'string', enum: facilityClasses },
  source: { type: 'string', enum: facilitySources },
  country: text,
  secondary_country: textOrNull,
  latitude: numberOrNull(-90, 90),
  longitude: numberOrNull(-180, 180),
  owners: list(object({ name: text, entity_id: { type: 'string', pattern: '^e_' } }, ['name', 'entity_id'])),
  status: textOrNull,
  capacity: amountOrNull,
  capacity_unit: textOrNull,
  capacity_mw: amountOrNull,
  updated_at: { type: 'string', format: 'date-time' },
  follow_on_urls: { type: 'object' },
};

const merge = object({
  facility_id: text,
  source: text,
  name: text,
  merged_at: text,
  reversible: { type: 'boolean' },
});

/** The schemas of the facility record and of the replies of the directory. */
export const facilitySchemas: Readonly<Record<string, Schema>> = {
  Facility: object(card, Object.keys(card)),
  FacilityDetail: object({ ...card, attributes: { type: 'object' }, merge_history: list(merge) }, [
    ...Object.keys(card),
    'attributes',
    'merge_history',
  ]),
  FacilityList: object(
    {
      success,
      data: list(refer('Facility')),
      pagination: object({ limit: count, cursor: textOrNull, next_cursor: textOrNull, total: count }, [
        'limit',
      ]),
      sort: text,
      meta,
      applied_filters: { type: 'object' },
    },
    ['success', 'data', 'pagination'],
  ),
  FacilityReply: object({ success, data: refer('FacilityDetail'), meta }, ['success', 'data']),
};
