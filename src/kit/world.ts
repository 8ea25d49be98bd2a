import type { Entitlement, OperationId } from '../../contract/index.js';
import type { Exchange, KeyRole } from './exchange.js';
import type { Json, JsonObject } from './json.js';

/** Dates as YYYY-MM-DD, both inclusive. */
export interface DateWindow {
  readonly start: string;
  readonly end: string;
}

/** What the probe learned: which values are real in this deployment, and what its account may see. */
export interface Offer {
  readonly entitlements: Readonly<Record<Entitlement, 'granted' | 'refused' | 'unknown'>>;
  /** The exchange that showed a refused entitlement. */
  readonly refusals: Readonly<Partial<Record<Entitlement, Exchange>>>;
  /** A window that closed days ago, from which `events` came. */
  readonly window: DateWindow;
  /** Event cards of that window: at most a page of each family. */
  readonly events: readonly JsonObject[];
  /** LEIs found in registry records. */
  readonly leis: readonly string[];
  /** The registry records themselves. */
  readonly registry: readonly JsonObject[];
  /** Rows that the probe saw in the `data` of other operations, a page of each. */
  readonly rows: Readonly<Partial<Record<OperationId, readonly JsonObject[]>>>;
  /** The first day that the deployment says it covers, where that could be read. */
  readonly coverageStart: string;
  /** Milliseconds by which the target's clock is ahead of ours, from its Date header. */
  readonly clockSkewMs: number;
}

/** A deployment's own `openapi.json`, and what it declares for the operations that we know. */
export interface ServedContract {
  readonly document: JsonObject;
  /** The declared GET operation of a path that matches ours, with its parameters resolved. */
  operation(id: OperationId): ServedOperation | undefined;
  /** Messages of a reply's body against the schema declared for its status; empty when it fits or none is declared. */
  mismatches(exchange: Exchange): readonly SchemaMismatch[] | undefined;
}

export interface ServedOperation {
  readonly path: string;
  readonly parameters: readonly ServedParameter[];
}

export interface ServedParameter {
  readonly name: string;
  readonly place: string;
  readonly deprecated: boolean;
  readonly schema: Json | undefined;
}

export interface SchemaMismatch {
  readonly at: string;
  readonly message: string;
}

/** What a check may know before it sends anything. */
export interface World {
  /** The instant at which the run began, by the run's clock. */
  readonly now: Date;
  /** That day in UTC, as YYYY-MM-DD. */
  readonly today: string;
  readonly keys: readonly KeyRole[];
  /** What keys of this deployment begin with (ruling A59), read off the full key. */
  readonly keyPrefix: string;
  readonly offer: Offer;
  /** The target's own contract; undefined where it serves none that can be used. */
  readonly served: ServedContract | undefined;
  /** Why the target's own contract cannot be used; empty when it can. */
  readonly servedTrouble: string;
}
