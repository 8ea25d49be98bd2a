import type { OperationId, RulingId } from '../../contract/index.js';
import type { Credential, Exchange, Query } from './exchange.js';
import type { World } from './world.js';

export interface CallOptions {
  /** Values of the path's placeholders. */
  readonly path?: Readonly<Record<string, string>>;
  /** The `full` key unless told otherwise. */
  readonly credential?: Credential;
  /** Ask again even where an identical request of this run has a reply. */
  readonly fresh?: boolean;
  /**
   * Hand out 402, 429 and 503 as replies. Without it they end the attempt as inconclusive, because they may come
   * to any request (ruling A78). A mere limit of the rate is waited for all the same, but for keys that are known for theirs.
   */
  readonly anyAnswer?: boolean;
}

/** What a check's property is given: the way to send requests and to say what they showed. */
export interface Api {
  readonly world: World;
  /** Calls a pinned operation. Throws `Inconclusive` for what the network or the account is to blame for. */
  get(operation: OperationId, query?: Query, options?: CallOptions): Promise<Exchange>;
  /** Requests a target below the base URL as it stands; the caller has encoded it. */
  getTarget(target: string, options?: CallOptions): Promise<Exchange>;
  /** Counts what makes the check meaningful: rows seen, a precondition met. A pass needs at least one. */
  witness(what: string, count?: number): void;
  /** Tells a deviation that a ruling tolerates; it makes the outcome `warn` at worst. */
  deviates(ruling: RulingId, note: string): void;
  /** Records behaviour that the specification leaves open. */
  observe(what: string, value: string): void;
}
