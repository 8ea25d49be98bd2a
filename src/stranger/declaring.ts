/** A declared query parameter; `schema` is its OpenAPI 3.0 schema. */
export interface Parameter {
  readonly name: string;
  /** Other spellings that the operation reads and its contract does not list. */
  readonly aliases: readonly string[];
  readonly schema: Readonly<Record<string, unknown>>;
  readonly list: boolean;
  readonly deprecated: boolean;
}

type Schema = Readonly<Record<string, unknown>>;

export const text: Schema = { type: 'string' };
export const day: Schema = { type: 'string', format: 'date' };
export const flag: Schema = { type: 'boolean' };
export const number: Schema = { type: 'number' };

export function oneOf(values: readonly string[]): Schema {
  return { type: 'string', enum: values };
}

export function listOf(items: Schema): Schema {
  return { type: 'array', items };
}

/** Whole numbers from 1; `maximum` only where more is refused. */
export function count(maximum?: number): Schema {
  return { type: 'integer', minimum: 1, ...(maximum !== undefined && { maximum }) };
}

export function parameter(name: string, schema: Schema, ...aliases: string[]): Parameter {
  return { name, aliases, schema, list: schema.type === 'array', deprecated: false };
}

export function former(given: Parameter): Parameter {
  return { ...given, deprecated: true };
}
