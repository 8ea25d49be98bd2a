import { at, isArray, isObject, type Json, type JsonObject, type QueryValue } from '../../src/kit/index.js';
import { isDate } from '../dates.js';

/** What a query carries under one name: a value, or several of a list. */
export type Value = QueryValue | readonly QueryValue[];

/** Whether a value has a form. */
export function fits(form: Form, value: Value): boolean {
  if (form.kind === 'list') {
    const items = isSeveral(value) ? value : [value];
    return (
      form.fewest <= items.length && items.length <= form.most && items.every((each) => fits(form.item, each))
    );
  }
  if (isSeveral(value)) return false;
  switch (form.kind) {
    case 'enum':
      return form.values.includes(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number' && isWithin(form, value);
    case 'date':
      return typeof value === 'string' && isDate(value);
    case 'instant':
      return (
        typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value) && !Number.isNaN(Date.parse(value))
      );
    case 'text':
      return typeof value === 'string' && isText(form, value);
  }
}

export const isSeveral = (value: Value): value is readonly QueryValue[] => Array.isArray(value);

const isWithin = ({ whole, minimum, maximum }: NumberForm, value: number): boolean =>
  Number.isFinite(value) &&
  (!whole || Number.isInteger(value)) &&
  value >= (minimum ?? Number.NEGATIVE_INFINITY) &&
  value <= (maximum ?? Number.POSITIVE_INFINITY);

/** The length is counted in characters, as JSON Schema does. */
function isText({ shortest, longest, pattern }: TextForm, value: string): boolean {
  const { length } = [...value];
  if (length < shortest || length > longest) return false;
  try {
    return pattern === undefined || new RegExp(pattern, 'u').test(value);
  } catch {
    return false;
  }
}

/** What the schema of a parameter says about its values, as far as it is understood. */
export type Form =
  | { readonly kind: 'enum'; readonly values: readonly QueryValue[] }
  | { readonly kind: 'boolean' }
  | NumberForm
  | { readonly kind: 'date' }
  | { readonly kind: 'instant' }
  | TextForm
  | ListForm;

export interface NumberForm {
  readonly kind: 'number';
  readonly whole: boolean;
  /** Both included; undefined where the schema sets none. */
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
}

interface TextForm {
  readonly kind: 'text';
  readonly shortest: number;
  readonly longest: number;
  readonly pattern: string | undefined;
}

export interface ListForm {
  readonly kind: 'list';
  readonly item: Exclude<Form, ListForm>;
  readonly fewest: number;
  readonly most: number;
}

/** Keywords that say nothing about which values are valid, and those that are read below. */
const understood = new Set(
  (
    '$schema $comment title description default example examples deprecated readOnly writeOnly externalDocs ' +
    'type enum const format pattern minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum ' +
    'items minItems maxItems uniqueItems'
  ).split(' '),
);

/** The form of a schema without references; undefined where a part of it is not understood. */
export function formOf(schema: Json | undefined): Form | undefined {
  const plain = singled(schema);
  if (plain === undefined) return undefined;
  if (Object.keys(plain).some((each) => !understood.has(each) && !each.startsWith('x-'))) return undefined;
  const type = typeIn(plain);
  if (type === 'array') return listIn(plain);
  const values = plain.const === undefined ? plain.enum : [plain.const];
  if (isArray(values)) return enumOf(values.filter(isValue));
  switch (type) {
    case 'boolean':
      return { kind: 'boolean' };
    case 'integer':
    case 'number':
      return { kind: 'number', whole: type === 'integer', ...boundsIn(plain, type === 'integer') };
    case 'string':
      return textIn(plain);
    default:
      return undefined;
  }
}

/** An empty text is not sent: what it says is open. */
const isValue = (value: Json): value is QueryValue =>
  value !== '' && ['string', 'number', 'boolean'].includes(typeof value);

const enumOf = (values: readonly QueryValue[]): Form | undefined =>
  values.length === 0 ? undefined : { kind: 'enum', values };

/** A schema without its alternatives: the first that is understood stands for them, as a value of it is valid. */
function singled(schema: Json | undefined): JsonObject | undefined {
  if (!isObject(schema)) return undefined;
  const { anyOf, oneOf, allOf, ...rest } = schema;
  const present = [anyOf, oneOf, allOf].filter(isArray);
  const [parts, more] = present;
  if (parts === undefined) return rest;
  const real = parts.filter(isObject).filter(({ type }) => type !== 'null');
  // Of `oneOf` and `allOf` a value must not fit, or must fit, the others as well.
  if (more !== undefined || (anyOf === undefined && real.length !== 1)) return undefined;
  const merged = real.map((part) => singled(joined(rest, part)));
  return merged.find((each) => each !== undefined && formOf(each) !== undefined);
}

/** Whether a schema admits values of several forms, of which one alone is read. */
export function hasAlternatives(schema: Json | undefined): boolean {
  if (!isObject(schema)) return false;
  const parts = [schema.anyOf, schema.oneOf].filter(isArray).flat();
  const real = parts.filter(isObject).filter(({ type }) => type !== 'null');
  return real.length > 1 || [...real, schema.items].some(hasAlternatives);
}

/** Two schemas that both hold; undefined where they speak of the same keyword. */
function joined(one: JsonObject, other: JsonObject): JsonObject | undefined {
  const twice = Object.keys(other).some(
    (name) => name !== 'description' && one[name] !== undefined && name !== 'type',
  );
  return twice || (one.type !== undefined && other.type !== undefined && one.type !== other.type)
    ? undefined
    : { ...one, ...other };
}

/** The one type that is not null; that of the values or of the keywords where none is said. */
function typeIn({ type, const: only, enum: values, format }: JsonObject): string | undefined {
  const types = (isArray(type) ? type : [type]).filter((each) => each !== 'null' && each !== undefined);
  if (types.length === 0 && (only !== undefined || values !== undefined)) return 'enum';
  if (types.length === 0 && format !== undefined) return undefined;
  return types.length === 1 ? String(types[0]) : undefined;
}

/** A value of each format that is made here; one that breaks a rule beside the format shows that none can be made. */
const samples: Readonly<Record<string, string>> = { date: '2026-05-01', 'date-time': '2026-05-01T12:00:00Z' };

function textIn(schema: JsonObject): Form | undefined {
  const { format, pattern } = schema;
  const text = {
    kind: 'text',
    shortest: numberAt(schema, 'minLength') ?? 0,
    longest: numberAt(schema, 'maxLength') ?? Number.POSITIVE_INFINITY,
    pattern: typeof pattern === 'string' ? pattern : undefined,
  } as const;
  const sample = typeof format === 'string' ? samples[format] : undefined;
  if (sample === undefined) return text;
  return fits(text, sample) ? { kind: format === 'date' ? 'date' : 'instant' } : undefined;
}

function boundsIn(schema: JsonObject, whole: boolean): Pick<NumberForm, 'minimum' | 'maximum'> {
  const above = numberAt(schema, 'exclusiveMinimum');
  const below = numberAt(schema, 'exclusiveMaximum');
  const minimum = numberAt(schema, 'minimum');
  const maximum = numberAt(schema, 'maximum');
  // An excluded bound is kept off by a step that leaves room between both.
  const step = whole ? 1 : Math.min(1, ((below ?? maximum ?? 1e6) - (above ?? minimum ?? 0)) / 10);
  return {
    minimum: greatest(minimum, above === undefined ? undefined : above + step),
    maximum: least(maximum, below === undefined ? undefined : below - step),
  };
}

const defined = (numbers: readonly (number | undefined)[]) => numbers.filter((each) => each !== undefined);
const greatest = (...numbers: readonly (number | undefined)[]): number | undefined =>
  defined(numbers).toSorted((one, other) => other - one)[0];
const least = (...numbers: readonly (number | undefined)[]): number | undefined =>
  defined(numbers).toSorted((one, other) => one - other)[0];

function listIn(schema: JsonObject): ListForm | undefined {
  const item = formOf(schema.items);
  if (item === undefined || item.kind === 'list') return undefined;
  const fewest = Math.max(1, numberAt(schema, 'minItems') ?? 1);
  return { kind: 'list', item, fewest, most: numberAt(schema, 'maxItems') ?? Number.POSITIVE_INFINITY };
}

function numberAt(schema: JsonObject, keyword: string): number | undefined {
  const value = at(schema, `/${keyword}`);
  return typeof value === 'number' ? value : undefined;
}
