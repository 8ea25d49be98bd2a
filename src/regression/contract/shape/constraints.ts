import { isArray, isObject, type Json, type JsonObject, pointerStep } from '../../../kit/index.js';
import type { TypeName } from './shape.js';

/** A rule of a schema that is compared as a whole: the schemas in it by name, and what else it says. */
export interface Constraint {
  readonly at: string;
  readonly schemas: ReadonlyMap<string, string>;
  readonly plain: Json;
}

interface ConstraintRow {
  readonly keywords: readonly string[];
  /** The types that it restricts; all where none is named. */
  readonly types?: readonly TypeName[];
}

/** Keywords that few read contracts use, taken together where one means nothing without the other. */
export const constraintRows = {
  not: { keywords: ['not'] },
  condition: { keywords: ['if', 'then', 'else'] },
  contains: { keywords: ['contains', 'minContains', 'maxContains'], types: ['array'] },
  'property-names': { keywords: ['propertyNames'], types: ['object'] },
  'dependent-required': { keywords: ['dependentRequired'], types: ['object'] },
  'dependent-schemas': { keywords: ['dependentSchemas'], types: ['object'] },
  'content-encoding': { keywords: ['contentEncoding'], types: ['string'] },
  'content-media-type': { keywords: ['contentMediaType'], types: ['string'] },
  'content-schema': { keywords: ['contentSchema'], types: ['string'] },
} as const satisfies Record<string, ConstraintRow>;

export type ConstraintName = keyof typeof constraintRows;
export const constraintNames = Object.keys(constraintRows) as readonly ConstraintName[];
export type Constraints = ReadonlyMap<ConstraintName, readonly Constraint[]>;

export const typesOfConstraint = (name: ConstraintName): readonly TypeName[] | undefined => {
  const row: ConstraintRow = constraintRows[name];
  return row.types;
};

export function constraintsIn(schema: JsonObject, at: string): Constraints {
  const found = new Map<ConstraintName, readonly Constraint[]>();
  for (const name of constraintNames) {
    const [first] = constraintRows[name].keywords;
    // The others mean nothing without the first.
    if (schema[first] === undefined) continue;
    const schemas = new Map<string, string>();
    const plain: Record<string, Json> = {};
    for (const keyword of constraintRows[name].keywords) {
      const value = schema[keyword];
      if (value === undefined) continue;
      if (keyword === 'dependentSchemas' && isObject(value)) {
        for (const member of Object.keys(value))
          schemas.set(member, `${at}/${keyword}/${pointerStep(member)}`);
      } else if (keyword === 'dependentRequired' && isObject(value)) {
        for (const [member, names] of Object.entries(value))
          plain[member] = isArray(names) ? names.toSorted() : names;
      } else if (isObject(value) || typeof value === 'boolean') schemas.set(keyword, `${at}/${keyword}`);
      else plain[keyword] = value;
    }
    found.set(name, [{ at: `${at}/${first}`, schemas, plain }]);
  }
  return found;
}
