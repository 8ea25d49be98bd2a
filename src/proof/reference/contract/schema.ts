/** A JSON Schema (2020-12) as OpenAPI 3.1 embeds it. */
export type Schema = Readonly<Record<string, unknown>>;

export const text: Schema = { type: 'string' };
export const textOrNull: Schema = { type: ['string', 'null'] };
export const date: Schema = { type: 'string', format: 'date' };
export const number = (minimum: number, maximum: number): Schema => ({ type: 'number', minimum, maximum });
export const numberOrNull = (minimum: number, maximum: number): Schema => ({
  type: ['number', 'null'],
  minimum,
  maximum,
});
export const count: Schema = { type: 'integer', minimum: 0 };
export const list = (items: Schema): Schema => ({ type: 'array', items });
export const refer = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** An object whose other members are free: fields may be added without notice. */
export const object = (
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[] = [],
): Schema => ({ type: 'object', properties, ...(required.length > 0 ? { required } : {}) });
