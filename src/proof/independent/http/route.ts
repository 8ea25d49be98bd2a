import { has } from '../bugs.js';
import type { Capability } from './access.js';
import type { Answer, Call } from './answer.js';

export interface Route {
  readonly path: string;
  /** Name of the operation in the published contract. */
  readonly operation: string;
  readonly title: string;
  readonly parameters: readonly Parameter[];
  /** Refuses undeclared parameters; otherwise they are named in the answer. */
  readonly strict: boolean;
  /** What a plan has to include; undefined where every plan does. */
  readonly capability: Capability | undefined;
  /** Schema of the answer, by its name among the contract's components. */
  readonly data: 'cards' | 'card' | 'buckets' | 'stories' | 'tallies' | 'records' | 'record';
  readonly serve: (call: Call) => Answer;
}

export function route(
  path: string,
  operation: string,
  title: string,
  rest: Omit<Route, 'path' | 'operation' | 'title'>,
): Route {
  return { path, operation, title, ...rest };
}

function decoded(part: string): string {
  const sent = has('escaped-colon-in-path-unread') ? part.replaceAll(/%3a/gi, '%253A') : part;
  try {
    return decodeURIComponent(sent);
  } catch {
    return part;
  }
}

/** The open segments of a path that fits a template. */
export function segmentsOf(template: string, path: string): readonly string[] | undefined {
  const wanted = template.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  if (!wanted.every((part, at) => part.startsWith('{') || part === given[at])) return undefined;
  return given.filter((_, at) => wanted[at]?.startsWith('{')).map(decoded);
}

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
