import type { Occurrence } from './occurrence.js';
import type { Cluster } from './stories/clusters.js';
import type { Moment } from './window.js';

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
