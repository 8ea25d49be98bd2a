import type { Json } from '../../../kit/index.js';
import type { Bounds } from './bounds.js';
import type { Constraints } from './constraints.js';
import type { Marks } from './marks.js';

/** The types of JSON but null, which is told by `nullable`. */
export const typeNames = ['string', 'number', 'integer', 'boolean', 'array', 'object'] as const;
export type TypeName = (typeof typeNames)[number];

/** Pointers of schemas that all apply at one place. */
export type Places = readonly string[];

/** The values that are allowed. */
export interface Vocabulary {
  readonly values: readonly Json[];
  /** Whether others may come, so that the values are only those that are known. */
  readonly open: boolean;
}

/** Alternatives of which one must fit, or exactly one; null is none of them. */
export interface Group {
  readonly keyword: 'anyOf' | 'oneOf';
  readonly at: string;
  readonly members: readonly Shape[];
}

/**
 * What a schema says, in one plain form: references and `allOf` are merged into it, null is folded away, and what
 * cannot apply to its types is left out. Schemas below it are places, which are looked up when they are needed.
 */
export interface Shape {
  /** Equal for shapes of the same places of one document. */
  readonly key: string;
  /** Where it stands, or the first of the places. */
  readonly at: string;
  /** Undefined where any type is allowed. */
  readonly types: Placed<ReadonlySet<TypeName>> | undefined;
  readonly nullable: boolean;
  readonly vocabulary: Placed<Vocabulary> | undefined;
  readonly bounds: Bounds;
  readonly multipleOf: Placed<number> | undefined;
  readonly patterns: readonly Placed<string>[];
  readonly formats: readonly Placed<string>[];
  readonly unique: Placed<true> | undefined;
  readonly properties: ReadonlyMap<string, Places>;
  /** Where each name is required. */
  readonly required: ReadonlyMap<string, string>;
  /** Undefined where any other property is allowed. */
  readonly additional: Places | undefined;
  readonly patterned: ReadonlyMap<string, Places>;
  readonly items: Places | undefined;
  readonly prefix: readonly Places[];
  readonly constraints: Constraints;
  readonly groups: readonly Group[];
  readonly discriminator: Placed<Discriminator> | undefined;
  readonly marks: Marks;
  /** Whether it is never in a request, or never in a reply. */
  readonly absentFrom: Placed<'request' | 'response'> | undefined;
}

export interface Discriminator {
  readonly property: string;
  /** The values that name alternatives, each with the schema that it names. */
  readonly names: ReadonlyMap<string, Places>;
}

/** The shape that says nothing. */
export const anything: Shape = {
  key: '',
  at: '',
  types: undefined,
  nullable: true,
  vocabulary: undefined,
  bounds: {},
  multipleOf: undefined,
  patterns: [],
  formats: [],
  unique: undefined,
  properties: new Map(),
  required: new Map(),
  additional: undefined,
  patterned: new Map(),
  items: undefined,
  prefix: [],
  constraints: new Map(),
  groups: [],
  discriminator: undefined,
  marks: {},
  absentFrom: undefined,
};

/** What may stand beside alternatives without restricting them. */
const beside: ReadonlySet<string> = new Set([
  'key',
  'at',
  'types',
  'nullable',
  'groups',
  'marks',
  'discriminator',
]);

/** Whether a shape restricts nothing, its types, null and its alternatives apart. */
export const restrictsNothing = (shape: Shape): boolean =>
  Object.entries(shape).every(([member, value]) => beside.has(member) || isEmpty(value));

function isEmpty(value: unknown): boolean {
  if (value === undefined) return true;
  return value instanceof Map ? value.size === 0 : Object.keys(Object(value)).length === 0;
}

export const isNever = ({ types, nullable }: Shape): boolean => types?.value.size === 0 && !nullable;
export const isNull = ({ types, nullable }: Shape): boolean => types?.value.size === 0 && nullable;

/** A value and the JSON pointer of the place that says it. */
export interface Placed<Value> {
  readonly value: Value;
  readonly at: string;
}
