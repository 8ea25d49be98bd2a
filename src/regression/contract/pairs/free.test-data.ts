import { event, list, schemas, search } from './base.test-data.js';
import { all, cut, put } from './edit.test-data.js';
import { at, field, items, type Pair, page, row } from './pair.test-data.js';

/** What needs no notice: each is told, and none as breaking. */
export const freeEdits: readonly Pair[] = [
  row(
    'a new operation',
    put('/paths/~1api~1v2~1new', { get: { responses: { '200': { description: 'New' } } } }),
    'operation-added',
  ),
  row(
    'a new method',
    put('/paths/~1api~1v2~1search/head', { responses: { '200': { description: 'New' } } }),
    'operation-added',
  ),
  row(
    'a new optional parameter',
    put(`${list}/parameters/-`, { name: 'tenant', in: 'query', schema: { type: 'string' } }),
    'parameter-added',
  ),
  row('a new field', put(field('more'), { type: 'string' }), 'response-property-added'),
  row(
    'a new required field',
    all(put(field('more'), { type: 'string' }), put(`${event}/required`, ['title', 'metrics', 'more'])),
    'response-property-added',
  ),
  row(
    'a new status of errors',
    (draft) =>
      put(`${list}/responses/429`, Object(draft.paths)['/api/v2/events'].get.responses['401'])(draft),
    'error-status-added',
  ),
  row(
    'a new media type',
    put(`${page}/content/application~1xml`, { schema: { type: 'string' } }),
    'response-media-type-added',
  ),
  row('a new header', put(`${page}/headers/X-Request`, { schema: { type: 'string' } }), 'header-added'),
  row('a higher greatest value', put(at('limit', '/schema/maximum'), 500), 'request-maximum-raised'),
  row('no greatest length', cut(at('code', '/schema/maxLength')), 'request-max-length-removed'),
  row('no pattern', cut(at('code', '/schema/pattern')), 'request-pattern-removed'),
  row('no list of values', cut(at('sort', '/schema/enum')), 'request-enum-removed'),
  row('a wider type', put(at('limit', '/schema/type'), ['integer', 'string']), 'request-type-widened'),
  row('null is taken', put(at('country', '/schema/type'), ['string', 'null']), 'request-became-nullable'),
  row(
    'an optional member is new',
    put(at('filter', '/schema/properties/at'), { type: 'string' }),
    'request-property-added',
  ),
  row('a member may be left out', cut(at('filter', '/schema/required')), 'request-property-became-optional'),
  row(
    'a value joins an open vocabulary that is sent',
    put(at('status', '/schema/x-extensible-enum'), ['operating', 'proposed', 'retired']),
    'request-vocabulary-value-added',
  ),
  row(
    'a value joins an open vocabulary that is read',
    put(`${field('role')}/x-extensible-enum`, ['actor1', 'actor2']),
    'response-vocabulary-value-added',
  ),
  row('a parameter is deprecated', put(at('country', '/deprecated'), true), 'parameter-deprecated'),
  row('an operation is deprecated', put(`${search}/deprecated`, true), 'operation-deprecated'),
  row('a field is deprecated', put(`${field('family')}/deprecated`, true), 'response-deprecated'),
  row('an operation has a sunset', put(`${search}/x-sunset`, '2027-01-01'), 'operation-sunset-added'),
  row(
    'a field is always there',
    put(`${event}/required`, ['title', 'metrics', 'family']),
    'response-property-became-required',
  ),
  row('a field is never null', put(`${field('fatalities')}/type`, 'integer'), 'response-became-not-nullable'),
  row(
    'a field has fewer values',
    put(`${field('family')}/enum`, ['conflict']),
    'response-enum-value-removed',
  ),
  row('a field has a format', put(`${field('title')}/format`, 'uri'), 'response-format-narrowed'),
  row(
    'a field has narrower bounds',
    put(`${schemas}/Metrics/properties/significance/maximum`, 0.9),
    'response-maximum-lowered',
  ),
  row('one form less', cut(`${items}/oneOf/1`), 'response-alternative-removed'),
  row(
    'forms combined in the other way',
    (draft) => {
      const holder = Object(draft.paths)['/api/v2/search'].get.responses['200'].content['application/json']
        .schema.items;
      holder.anyOf = holder.oneOf;
      delete holder.oneOf;
    },
    'response-combination-changed',
  ),
  row(
    'other properties may come',
    put(`${schemas}/Metrics/additionalProperties`, true),
    'response-other-properties-allowed',
  ),
  row('another version', put('/info/version', '2.0.1'), 'interface-version-changed'),
  row('an extension', put(at('country', '/x-owner'), 'a team'), 'parameter-extension-changed'),
  row('another server', put('/servers/-', { url: 'https://eu.example.com' }), 'server-added'),
  row('a second way in', put('/security', [{ key: [] }, { other: [] }]), 'security-way-added'),
  row('no key', put('/security', []), 'security-removed'),
];
