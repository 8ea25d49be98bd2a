import {
  all,
  at,
  cut,
  event,
  field,
  items,
  list,
  type Pair,
  page,
  parameter,
  put,
  row,
  schemas,
} from './pair.test-data.js';

/** Two edits, which are two findings. */
export const doubleEdits: readonly Pair[] = [
  row(
    'of a type that is said now, and a property',
    all(cut(`${schemas}/Metrics/type`), cut(`${schemas}/Metrics/properties/count`)),
    'response-property-removed',
    'response-type-widened',
  ),
  row(
    'of the forms that two values name',
    all(
      put(`${items}/discriminator/mapping`, { person: 'Company', company: 'Person' }),
      put(`${list}/deprecated`, true),
    ),
    'operation-deprecated',
    'response-discriminator-changed',
  ),
  row(
    'in one parameter',
    all(put(at('limit', '/schema/maximum'), 50), put(at('limit', '/schema/default'), 10)),
    'request-default-changed',
    'request-maximum-lowered',
  ),
  row(
    'in one list of values',
    put(at('sort', '/schema/enum'), ['significance', 'recent', 'oldest', 'newest']),
    'request-enum-value-added',
    'request-enum-value-added',
  ),
  row(
    'in one object',
    all(cut(field('family')), put(`${field('title')}/type`, 'integer')),
    'response-property-removed',
    'response-type-changed',
  ),
  row(
    'of one list of names',
    put(`${event}/required`, []),
    'response-property-became-optional',
    'response-property-became-optional',
  ),
  row(
    'that look like a renaming, yet are none',
    all(
      cut(parameter('country')),
      put(`${list}/parameters/-`, { name: 'nation', in: 'query', schema: { type: 'string', maxLength: 2 } }),
    ),
    'parameter-added',
    'parameter-removed',
  ),
  row(
    'in the operation and in a reply',
    all(cut(`${page}/headers/X-Usage`), put(`${list}/deprecated`, true)),
    'header-removed',
    'operation-deprecated',
  ),
  row(
    'of a bound and of null',
    put(field('fatalities'), { type: 'integer', minimum: -1 }),
    'response-became-not-nullable',
    'response-minimum-lowered',
  ),
];
