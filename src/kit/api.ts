import type { Entitlement, OperationId, RulingId } from '../../contract/index.js';
import type { Credential, Exchange, KeyRole, Query } from './exchange.js';
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
  /** Cards of the pages that follow, in the same order: a few of each family. */
  readonly moreEvents: readonly JsonObject[];
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
  /** Cursors that were served for a second page. */
  readonly cursors: readonly KeptCursor[];
  /** The endpoint directory; undefined where none was served. */
  readonly directory: Json | undefined;
}

/** A cursor with the query that it belongs to, kept for a run on another day. */
export interface KeptCursor {
  readonly operation: 'listEvents' | 'listStories';
  readonly query: Readonly<Record<string, string | number>>;
  readonly cursor: string;
}

/** What a run on another day left behind. */
export interface EarlierRun {
  readonly at: Date;
  readonly cursors: readonly KeptCursor[];
  /** Some Events that were served then. */
  readonly eventIds: readonly string[];
}

/** A deployment's own `openapi.json`, and what it declares. */
export interface ServedContract {
  readonly document: JsonObject;
  /** The declared GET operation of a path that matches ours, with its parameters resolved. */
  operation(id: OperationId): ServedOperation | undefined;
  /** The declared GET operations, ours first; of very many others, the first in the document's order. */
  readonly operations: readonly ServedOperation[];
  /** How many declared GET operations `operations` leaves out. */
  readonly leftOut: number;
  /** The declared operation that a request calls. One that is none of ours is looked up by its path. */
  operationOf(exchange: Exchange): ServedOperation | undefined;
  /**
   * Mismatches of a reply's body with the schema declared for its status; empty when it fits, undefined where none is
   * declared.
   */
  mismatches(exchange: Exchange): readonly SchemaMismatch[] | undefined;
  /**
   * Why no reading of a text in a request fits the schema declared for a parameter of an operation; undefined where one
   * fits, or none is declared.
   */
  excludes(id: OperationId, name: string, text: string): string | undefined;
}

export interface ServedOperation {
  /** The path template as the document has it. */
  readonly path: string;
  /** The template below the base URL: with what the document's `servers` put before it. */
  readonly target: string;
  /** The pinned operation with that path, where there is one. */
  readonly known: OperationId | undefined;
  readonly parameters: readonly ServedParameter[];
  /** The statuses that replies are declared for, such as `200`, `4XX` and `default`. */
  readonly statuses: readonly string[];
  readonly deprecated: boolean;
  /** Whether an API key, or nothing at all, is enough to call it by the declared security. */
  readonly takesKey: boolean;
}

export interface ServedParameter {
  readonly name: string;
  readonly place: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  /** How a list is written, such as `form`. */
  readonly style: string;
  /** Whether each item of a list is a parameter of its own. */
  readonly explode: boolean;
  /** Present where the contract itself says that each item is one, and leaves it not to the default of OpenAPI. */
  readonly isExplodeTold?: true;
  /** Its schema in the words of JSON Schema without references; undefined where none of a fair size is declared. */
  readonly schema: Json | undefined;
  /** Example values that the parameter itself declares. */
  readonly examples: readonly Json[];
}

export interface SchemaMismatch {
  readonly at: string;
  readonly message: string;
  /** The member that is due there. */
  readonly missing?: string;
  /** Whether nothing but a `format` is missed, which JSON Schema 2020-12 has for an annotation. */
  readonly isFormat?: true;
}

/** What a check may know before it sends anything. */
export interface World {
  /** The instant at which the run began, by the run's clock. */
  readonly now: Date;
  /** That day in UTC, as YYYY-MM-DD. */
  readonly today: string;
  /** The roles that have a key, those apart whose key the deployment does not know. */
  readonly keys: readonly KeyRole[];
  /** Roles whose key the deployment does not know, with the reply that shows it. */
  readonly unknownKeys: Readonly<Partial<Record<KeyRole, Exchange>>>;
  /** What keys of this deployment begin with (ruling neutral-names), read off the full key. */
  readonly keyPrefix: string;
  readonly offer: Offer;
  /** A run against the same deployment more than a day ago; undefined where none is given. */
  readonly earlier: EarlierRun | undefined;
  /** The target's own contract; undefined where it serves none that can be used. */
  readonly served: ServedContract | undefined;
  /** Why the target's own contract cannot be used; empty when it can. */
  readonly servedTrouble: string;
  /** The world that the probe left, where this is the same one with a note of what is read: what is made of one serves both. */
  readonly probed?: World;
}

export interface CallOptions {
  /** Values of the path's placeholders. */
  readonly path?: Readonly<Record<string, string>>;
  /** Further values of placeholders, sent as they stand: the caller has encoded them, or spoils their encoding. */
  readonly writtenPath?: Readonly<Record<string, string>>;
  /** Further pairs of the query, sent as they stand behind the others: `q=%00&q`. */
  readonly writtenQuery?: string;
  /** The `full` key unless told otherwise. */
  readonly credential?: Credential;
  /** Ask again even where an identical request of this run has a reply. */
  readonly fresh?: boolean;
  /**
   * Hand out 402, 429 and 503 as replies. Without it they end the attempt as inconclusive, because they may come
   * to any request (ruling answers-to-any-request). A mere limit of the rate is waited for all the same, but for keys
   * that are known for theirs.
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
