import { detail, schemas } from './base.test-data.js';
import { cut, put } from './edit.test-data.js';
import { field, items, type Pair, row } from './pair.test-data.js';

/** Edits of the values of fields, their forms and their alternatives. */
export const fieldValueEdits: readonly Pair[] = [
  row('a format is gone', cut(`${field('event_date')}/format`), 'response-format-widened'),
  row(
    'a format of a field is another one',
    put(`${field('event_date')}/format`, 'date-time'),
    'response-format-changed',
  ),
  row(
    'a number is longer',
    put(`${schemas}/Metrics/properties/count/format`, 'int64'),
    'response-format-widened',
  ),
  row(
    'a pattern of a field is another one',
    put(`${schemas}/Identified/properties/id/pattern`, '^[0-9]+$'),
    'response-pattern-changed',
  ),
  row(
    'a pattern of a field is gone',
    cut(`${schemas}/Identified/properties/id/pattern`),
    'response-pattern-removed',
  ),
  row(
    'a field counts to another maximum',
    put(`${schemas}/Metrics/properties/significance/maximum`, 100),
    'response-maximum-raised',
  ),
  row('a field may be negative', cut(`${field('fatalities')}/minimum`), 'response-minimum-removed'),
  row('a field may be empty', cut(`${field('title')}/minLength`), 'response-min-length-removed'),
  row('a page is longer', put(`${schemas}/Page/properties/data/maxItems`, 500), 'response-max-items-raised'),
  row('items may be equal', cut(`${field('tags')}/uniqueItems`), 'response-unique-items-removed'),
  row(
    'a value of a field has another name',
    put(`${field('family')}/enum`, ['conflict', 'other']),
    'response-enum-value-replaced',
  ),
  row(
    'a constant is another one',
    put(`${schemas}/Page/properties/success/const`, false),
    'response-constant-changed',
  ),
  row(
    'an error code is gone',
    put(`${schemas}/Error/properties/code/enum`, ['INVALID_DATE']),
    'response-error-code-removed',
  ),
  row(
    'an absent field means something else',
    put(`${field('note')}/default`, 'none'),
    'response-default-changed',
  ),
  row(
    'free names are gone',
    put(`${schemas}/Error/properties/details/additionalProperties`, false),
    'response-map-removed',
  ),
  row(
    'values of free names are numbers',
    put(`${schemas}/Error/properties/details/additionalProperties`, { type: 'integer' }),
    'response-type-changed',
  ),
  row(
    'properties by pattern are numbers',
    put(`${field('labels')}/patternProperties/^x_/type`, 'integer'),
    'response-type-changed',
  ),
  row(
    'properties by pattern are free',
    cut(`${field('labels')}/patternProperties`),
    'response-pattern-properties-removed',
  ),
  row(
    'one form more',
    put(`${items}/oneOf/-`, { type: 'object', required: ['kind'], properties: { kind: { const: 'ship' } } }),
    'response-alternative-added',
  ),
  row(
    'a form among forms is another one',
    put(`${schemas}/Company/properties/lei/type`, 'integer'),
    'response-type-changed',
  ),
  row('nothing tells forms apart', cut(`${items}/discriminator`), 'response-discriminator-removed'),
  row(
    'another property tells forms apart',
    put(`${items}/discriminator/propertyName`, 'name'),
    'response-discriminator-changed',
  ),
  row(
    'a value joins a closed list of a field',
    put(`${field('family')}/enum`, ['conflict', 'cameoplus', 'cyber']),
    'response-enum-value-added',
  ),
  row('a closed list of a field is opened', cut(`${field('family')}/enum`), 'response-enum-removed'),
  row(
    'a host by another default',
    put('/servers/0', { url: 'https://{at}.example.com', variables: { at: { default: 'us' } } }),
    'server-changed',
  ),
  row(
    'a text is encoded',
    put(`${field('note')}/contentEncoding`, 'base64'),
    'response-content-encoding-added',
  ),
  row(
    'another schema of a field',
    put(field('metrics'), { $ref: '#/components/schemas/Image' }),
    'response-schema-replaced',
  ),
  row(
    'another schema of items',
    put(`${schemas}/Page/properties/data/items`, { $ref: '#/components/schemas/Person' }),
    'response-schema-replaced',
  ),
  row(
    'another schema of a reply',
    put(`${detail}/get/responses/200/content/application~1json/schema`, {
      $ref: '#/components/schemas/Page',
    }),
    'response-schema-replaced',
  ),
  row('a form may be anything', put(`${items}/oneOf/1`, {}), 'response-type-widened'),
];
