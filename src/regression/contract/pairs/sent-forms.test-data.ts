import { all, cut, put } from './edit.test-data.js';
import { at, type Pair, row } from './pair.test-data.js';

/** Edits of the bounds, defaults and forms of what is sent. */
export const sentFormEdits: readonly Pair[] = [
  row('a greatest value is lower', put(at('limit', '/schema/maximum'), 50), 'request-maximum-lowered'),
  row('a least value is higher', put(at('limit', '/schema/minimum'), 5), 'request-minimum-raised'),
  row(
    'a least value is excluded',
    all(
      cut(at('goldstein_min', '/schema/minimum')),
      put(at('goldstein_min', '/schema/exclusiveMinimum'), -10),
    ),
    'request-minimum-raised',
  ),
  row(
    'a number has a greatest value',
    all(put(at('limit', '/schema/maximum'), 10), put(at('limit', '/schema/exclusiveMaximum'), 9)),
    'request-maximum-lowered',
  ),
  row(
    'a text has a greatest length',
    put(at('country', '/schema/maxLength'), 20),
    'request-max-length-added',
  ),
  row('a text has a least length', put(at('country', '/schema/minLength'), 2), 'request-min-length-added'),
  row(
    'a shared text is shorter',
    put('/components/parameters/Language/schema/maxLength', 2),
    'request-max-length-lowered',
  ),
  row('a list has fewer items', put(at('category', '/schema/maxItems'), 1), 'request-max-items-lowered'),
  row(
    'a list has a least number of items',
    put(at('category', '/schema/minItems'), 2),
    'request-min-items-added',
  ),
  row('a default is another one', put(at('limit', '/schema/default'), 50), 'request-default-changed'),
  row(
    'a default is turned round',
    put(at('include_images', '/schema/default'), true),
    'request-default-changed',
  ),
  row('a default is gone', cut(at('sort', '/schema/default')), 'request-default-removed'),
  row('a default is new', put(at('country', '/schema/default'), 'DE'), 'request-default-added'),
  row('a pattern is new', put(at('country', '/schema/pattern'), '^[A-Z]+$'), 'request-pattern-added'),
  row(
    'a pattern is another one',
    put(at('code', '/schema/pattern'), '^[A-Z]{3}$'),
    'request-pattern-changed',
  ),
  row(
    'a format is another one',
    put(at('date_start', '/schema/format'), 'date-time'),
    'request-format-changed',
  ),
  row('a format is new', put(at('country', '/schema/format'), 'uuid'), 'request-format-narrowed'),
  row('a step is coarser', put(at('goldstein_min', '/schema/multipleOf'), 1), 'request-multiple-narrowed'),
  row(
    'a member is required',
    put(at('filter', '/schema/required'), ['from', 'to']),
    'request-property-became-required',
  ),
  row('a member is gone', cut(at('filter', '/schema/properties/to')), 'request-property-removed'),
  row(
    'other members are refused',
    put(at('filter', '/schema/additionalProperties'), false),
    'request-other-properties-forbidden',
  ),
  row('what may not fit', put(at('country', '/schema/not'), { const: 'XX' }), 'request-not-added'),
];
