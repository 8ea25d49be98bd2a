import type { Account } from './accounts.js';
import type { Deployment } from './deployment.js';

/** A request that a route answers, after authentication. */
export interface Call {
  readonly url: URL;
  /** Values of the path template, decoded. */
  readonly path: Readonly<Record<string, string>>;
  readonly account: Account;
  readonly deployment: Deployment;
}

/** What a route answers; the app turns it into JSON. */
export interface Reply {
  readonly body: unknown;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers a call, or throws a Refusal. */
export type Route = (call: Call) => Reply;
