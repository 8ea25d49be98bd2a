import { event, schemas } from './base.test-data.js';
import { all, change, cut, put } from './edit.test-data.js';
import { field, type Pair, row } from './pair.test-data.js';

/** Edits of fields: which there are, and of which types. */
export const fieldEdits: readonly Pair[] = [
  row('an optional field is gone', cut(field('family')), 'response-property-removed'),
  row(
    'a required field is gone',
    all(cut(field('title')), put(`${event}/required`, ['metrics'])),
    'response-property-removed',
  ),
  row(
    'a field of a shared part is gone',
    all(cut(`${schemas}/Identified/properties/id`), cut(`${schemas}/Identified/required`)),
    'response-property-removed',
  ),
  row('a field may be absent', put(`${event}/required`, ['metrics']), 'response-property-became-optional'),
  row('a field is only sent', put(`${field('family')}/writeOnly`, true), 'response-property-removed'),
  row(
    'a field is a text',
    put(`${schemas}/Metrics/properties/count`, { type: 'string' }),
    'response-type-changed',
  ),
  row(
    'a whole number is any',
    put(`${field('fatalities')}/type`, ['number', 'null']),
    'response-type-widened',
  ),
  row('a field may be null', put(`${field('title')}/type`, ['string', 'null']), 'response-became-nullable'),
  row(
    'a reference may be null',
    put(field('metrics'), { oneOf: [{ $ref: '#/components/schemas/Metrics' }, { type: 'null' }] }),
    'response-became-nullable',
  ),
  row(
    'a field is a list',
    change(field('title'), (old) => ({ type: 'array', items: old })),
    'response-type-changed',
  ),
  row('items are of another type', put(`${field('tags')}/items/type`, 'integer'), 'response-type-changed'),
  row(
    'a coordinate is a text',
    put(`${field('point')}/prefixItems/1/type`, 'string'),
    'response-type-changed',
  ),
];
