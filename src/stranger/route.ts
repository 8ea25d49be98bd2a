import type { Capability } from './accounts.js';
import type { Answer, Call } from './answer.js';
import type { Parameter } from './declaring.js';

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
  try {
    return decodeURIComponent(part);
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
