/** A JSON schema, 2020-12. Schemas stay open, because new members may come without notice. */
export type Schema = Readonly<Record<string, unknown>>;

export const string: Schema = { type: 'string' };
export const integer: Schema = { type: 'integer' };
export const boolean: Schema = { type: 'boolean' };
export const object: Schema = { type: 'object' };
export const date: Schema = { type: 'string', format: 'date' };
export const orNull = (type: string): Schema => ({ type: [type, 'null'] });
export const arrayOf = (items: Schema): Schema => ({ type: 'array', items });
export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** An object with members in the document's order, of which some must be there. */
export const record = (
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[] = [],
): Schema => ({ type: 'object', required, properties });

/** Members that stand at top level or inside `data` (ruling C39). */
export const hereOrInData = (part: Schema): Schema => ({
  anyOf: [part, { type: 'object', required: ['data'], properties: { data: part } }],
});

/** A count that may be null. */
export const countOrNull: Schema = { type: ['integer', 'null'], minimum: 0 };
export const count: Schema = { type: 'integer', minimum: 0 };
