import { type Bug, has } from '../bugs.js';
import type { Occurrence } from '../corpus/corpus.js';
import type { Moment } from '../events/window.js';
import type { Cluster } from '../stories/clusters.js';

/** What an operation gives back before it goes on the wire. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** Everything an operation may look at. */
export interface Call {
  readonly query: URLSearchParams;
  /** Path segments that a route leaves open. */
  readonly segments: readonly string[];
  readonly corpus: readonly Occurrence[];
  readonly stories: readonly Cluster[];
  readonly moment: Moment;
  readonly coverageStart: string;
  readonly workspace: string;
  /** Address of the deployment, its path prefix included. */
  readonly base: string;
}

export function served(body: unknown, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status: 200, body, headers };
}

/** An answer in the error envelope; `beside` stands next to `details`. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly details: Readonly<Record<string, unknown>>;
  readonly beside: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    code: string | undefined,
    message: string,
    details: Readonly<Record<string, unknown>> = {},
    beside: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
    this.beside = beside;
  }
}

/** Enums whose values a bug does not tell. */
const untold: readonly (readonly [name: string, bug: Bug])[] = [
  ['sort', 'sort-values-untold'],
  ['entity_category', 'registry-values-untold'],
];

export function badEnum(code: string, name: string, sent: string, accepted: readonly string[]): Refusal {
  return new Refusal(400, code, `O valor "${sent}" não serve para ${name}.`, {
    campo: name,
    ...(!untold.some(([enumeration, bug]) => enumeration === name && has(bug)) && {
      accepted_values: has('accepted-values-cut-at-ten') ? accepted.slice(0, 10) : accepted,
    }),
  });
}
