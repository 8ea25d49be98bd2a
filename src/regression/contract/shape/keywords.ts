import { isArray, isObject, type Json, type JsonObject, pointerStep } from '../../../kit/index.js';
import { boundsIn } from './bounds.js';
import { constraintsIn } from './constraints.js';
import { marksIn } from './marks.js';
import {
  anything,
  type Discriminator,
  type Placed,
  type Places,
  type Shape,
  type TypeName,
  typeNames,
} from './shape.js';
import { vocabularyIn } from './vocabulary.js';

/** What one schema says by itself: without its references, `allOf`, `anyOf` and `oneOf`. */
export function shapeOfKeywords(schema: Json, at: string, orNull: boolean): Shape {
  if (!isObject(schema)) {
    const types = schema === false ? { value: new Set<TypeName>(), at } : undefined;
    return { ...anything, key: at, at, types, nullable: types === undefined || orNull };
  }
  const vocabulary = vocabularyIn(schema, at);
  const declared = typesIn(schema);
  const types = declared ?? (vocabulary?.hasNull || vocabulary?.said ? vocabulary.types : undefined);
  const ownNull =
    schema.nullable === true ||
    ((declared === undefined || declaresNull(schema)) && (vocabulary === undefined || vocabulary.hasNull));
  const place = (keyword: string): Places | undefined =>
    isSchema(schema[keyword]) ? [`${at}/${keyword}`] : undefined;
  const prefix = isArray(schema.prefixItems) ? schema.prefixItems : [];
  return {
    key: at,
    at,
    types:
      types === undefined
        ? undefined
        : { value: types, at: `${at}/${schema.type === undefined ? 'enum' : 'type'}` },
    nullable: orNull || ownNull,
    vocabulary: vocabulary?.said,
    bounds: boundsIn(schema, at),
    multipleOf: placed(schema, at, 'multipleOf', (value) => typeof value === 'number'),
    patterns: textsIn(schema, at, 'pattern').filter(({ value }) => !/^\^?(?:\.\*)?\$?$/.test(value)),
    formats: textsIn(schema, at, 'format'),
    unique: placed(schema, at, 'uniqueItems', (value): value is true => value === true),
    properties: placesIn(schema, at, 'properties'),
    required: requiredIn(schema, at),
    additional:
      restricting(schema.additionalProperties, place('additionalProperties')) ??
      restricting(schema.unevaluatedProperties, place('unevaluatedProperties')),
    patterned: placesIn(schema, at, 'patternProperties'),
    items: place('items') ?? place('unevaluatedItems'),
    prefix: prefix.map((_, index) => [`${at}/prefixItems/${index}`]),
    constraints: constraintsIn(schema, at),
    groups: [],
    discriminator: discriminatorIn(schema, at),
    marks: marksIn(schema, at),
    absentFrom: absenceIn(schema, at),
  };
}

const isSchema = (value: unknown): boolean => isObject(value) || typeof value === 'boolean';

const isTypeName = (value: unknown): value is TypeName => typeNames.some((each) => each === value);

const typeListOf = ({ type }: JsonObject): readonly Json[] =>
  isArray(type) ? type : type === undefined ? [] : [type];

/** A number covers the whole ones. */
export const withoutCovered = (types: ReadonlySet<TypeName>): ReadonlySet<TypeName> =>
  types.has('number') ? new Set([...types].filter((each) => each !== 'integer')) : types;

const typesIn = (schema: JsonObject): ReadonlySet<TypeName> | undefined =>
  schema.type === undefined ? undefined : withoutCovered(new Set(typeListOf(schema).filter(isTypeName)));

const declaresNull = (schema: JsonObject): boolean => typeListOf(schema).includes('null');

const restricting = (value: Json | undefined, places: Places | undefined): Places | undefined =>
  value === true || (isObject(value) && Object.keys(value).length === 0) ? undefined : places;

function placed<Value extends Json>(
  schema: JsonObject,
  at: string,
  keyword: string,
  fits: (value: Json) => value is Value,
): Placed<Value> | undefined {
  const value = schema[keyword];
  return value !== undefined && fits(value) ? { value, at: `${at}/${keyword}` } : undefined;
}

const textsIn = (schema: JsonObject, at: string, keyword: string): readonly Placed<string>[] => {
  const text = placed(schema, at, keyword, (value) => typeof value === 'string');
  return text === undefined ? [] : [text];
};

function placesIn(schema: JsonObject, at: string, keyword: string): ReadonlyMap<string, Places> {
  const members = schema[keyword];
  const names = isObject(members) ? Object.keys(members) : [];
  return new Map(names.map((name) => [name, [`${at}/${keyword}/${pointerStep(name)}`]]));
}

function requiredIn({ required }: JsonObject, at: string): ReadonlyMap<string, string> {
  const names = isArray(required) ? required.filter((each) => typeof each === 'string') : [];
  return new Map(names.map((name) => [name, `${at}/required`]));
}

function discriminatorIn({ discriminator }: JsonObject, at: string): Placed<Discriminator> | undefined {
  if (!isObject(discriminator) || typeof discriminator.propertyName !== 'string') return undefined;
  const { propertyName: property, mapping } = discriminator;
  const names = new Map(
    Object.entries(isObject(mapping) ? mapping : {}).map(([name, to]) => [name, [mappedTo(String(to))]]),
  );
  return { value: { property, names }, at: `${at}/discriminator` };
}

/** A mapping names a schema by a reference or by its bare name. */
const mappedTo = (text: string): string =>
  text.startsWith('#/') ? text.slice(1) : `/components/schemas/${pointerStep(text)}`;

function absenceIn({ readOnly, writeOnly }: JsonObject, at: string): Shape['absentFrom'] {
  if (writeOnly === true) return { value: 'response', at: `${at}/writeOnly` };
  return readOnly === true ? { value: 'request', at: `${at}/readOnly` } : undefined;
}
