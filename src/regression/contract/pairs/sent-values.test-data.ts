import { detail } from './base.test-data.js';
import { put } from './edit.test-data.js';
import { at, type Pair, row } from './pair.test-data.js';

/** Edits of the types and values of what is sent. */
export const sentValueEdits: readonly Pair[] = [
  // Types of what is sent
  row(
    'a number is a whole one',
    put(at('goldstein_min', '/schema/type'), 'integer'),
    'request-type-narrowed',
  ),
  row('a text is a number', put(at('country', '/schema'), { type: 'integer' }), 'request-type-changed'),
  row('a list is one value', put(at('category', '/schema'), { type: 'string' }), 'request-type-changed'),
  row('null is refused', put(at('since', '/schema/type'), 'string'), 'request-became-not-nullable'),
  row(
    'an item is a number',
    put(at('category', '/schema/items'), { type: 'integer' }),
    'request-type-changed',
  ),
  row(
    'a placeholder is a number',
    put(`${detail}/parameters/0/schema/type`, 'integer'),
    'request-type-changed',
  ),

  // Values of what is sent
  row(
    'a value of a list is gone',
    put(at('sort', '/schema/enum'), ['significance']),
    'request-enum-value-removed',
  ),
  row(
    'a value has another name',
    put(at('sort', '/schema/enum'), ['significance', 'latest']),
    'request-enum-value-replaced',
  ),
  row('values are limited', put(at('country', '/schema/enum'), ['DE', 'FR']), 'request-enum-added'),
  row('one value alone', put(at('country', '/schema/const'), 'DE'), 'request-enum-added'),
  row(
    'an item of a list is gone',
    put(at('category', '/schema/items/enum'), ['Riots']),
    'request-enum-value-removed',
  ),
  row(
    'a value of an open vocabulary is gone',
    put(at('status', '/schema/x-extensible-enum'), ['operating']),
    'request-vocabulary-value-removed',
  ),
  row(
    'a value joins a closed list',
    put(at('sort', '/schema/enum'), ['significance', 'recent', 'oldest']),
    'request-enum-value-added',
  ),
];
