import type { Corpus } from '../corpus/index.js';
import type { Planted } from '../planted.js';
import type { Account } from './accounts.js';

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

/** What every rule and route of a running reference may ask. */
export interface Deployment {
  readonly corpus: Corpus;
  readonly planted: Planted;
  /** The current instant, from the clock that the creator gave. */
  readonly now: () => Date;
}
