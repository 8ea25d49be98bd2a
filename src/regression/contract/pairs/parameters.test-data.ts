import { detail, list, parameter, search } from './base.test-data.js';
import { all, cut, put } from './edit.test-data.js';
import { at, type Pair, row } from './pair.test-data.js';

/** Edits of parameters that stop working requests. */
export const parameterEdits: readonly Pair[] = [
  row('a parameter is gone', cut(parameter('country')), 'parameter-removed'),
  row('a shared parameter is no longer named', cut(`${detail}/get/parameters/0`), 'parameter-removed'),
  row(
    'a parameter is new and required',
    put(`${list}/parameters/-`, { name: 'tenant', in: 'query', required: true, schema: { type: 'string' } }),
    'required-parameter-added',
  ),
  row(
    'a header is new and required',
    put(`${search}/parameters`, [
      { name: 'X-Tenant', in: 'header', required: true, schema: { type: 'string' } },
    ]),
    'required-parameter-added',
  ),
  row('a parameter has another name', put(at('country', '/name'), 'countries'), 'parameter-renamed'),
  row('a parameter has another letter case', put(at('country', '/name'), 'Country'), 'parameter-renamed'),
  row('a parameter is a header', put(at('country', '/in'), 'header'), 'parameter-moved'),
  row('a parameter is required', put(at('country', '/required'), true), 'parameter-became-required'),
  row('a list is one text with commas', put(at('category', '/explode'), false), 'parameter-style-changed'),
  row(
    'a list is written with pipes',
    all(put(at('category', '/style'), 'pipeDelimited'), put(at('category', '/explode'), false)),
    'parameter-style-changed',
  ),
  row(
    'a parameter is JSON',
    all(
      (draft) =>
        put(at('filter', '/content'), {
          'application/json': { schema: Object(draft).paths['/api/v2/events'].get.parameters[10].schema },
        })(draft),
      cut(at('filter')),
      cut(at('filter', '/style')),
      cut(at('filter', '/explode')),
    ),
    'parameter-style-changed',
  ),
  row(
    'reserved characters must be escaped',
    put(at('q', '/allowReserved'), false),
    'parameter-reserved-refused',
  ),
];
