import type { OperationId } from './operations.js';
import type { RulingId } from './rulings/index.js';

/**
 * How much a clause binds a deployment. The document has no RFC 2119 words, so `derivations` below says
 * how each level was read from its prose.
 */
export type Level = 'must' | 'should' | 'observe';

/** The rule by which a clause got its level. */
export const derivations = {
  statement: { level: 'must', rule: 'A plain indicative sentence about what the service does or returns.' },
  absolute: { level: 'must', rule: 'A sentence with "never", "always", "only", "exactly" or "cannot".' },
  table: { level: 'must', rule: 'A row or cell of a table of parameters, fields, error codes or limits.' },
  'shape-if-present': {
    level: 'must',
    rule: 'A member that "may" be present: its absence is free, its shape when present binds.',
  },
  advice: { level: 'should', rule: 'A practice that the document recommends or names as preferred.' },
  'not-shown': { level: 'observe', rule: 'The document says that it does not show this, or is silent.' },
  client: { level: 'observe', rule: 'A duty of clients, not of the service.' },
} as const satisfies Record<string, { readonly level: Level; readonly rule: string }>;

export type Derivation = keyof typeof derivations;

/** What it takes to see whether a clause holds. */
export type Observable =
  | 'one-reply' // one request and its reply decide
  | 'relation' // two or more replies are compared
  | 'account' // a key in a special state is needed
  | 'time' // hours or days must pass
  | 'data' // one reply, but of data that is rare
  | 'no'; // not visible from outside

/** One atomic sentence of the specification, in our own words. */
export interface Clause {
  /** The heading it stands under, as `Part > Heading`. */
  readonly heading: string;
  /** The operations that it binds; empty when it binds every operation. */
  readonly operations: readonly OperationId[];
  /** One assertion, in the present tense, true of a conforming deployment. */
  readonly says: string;
  readonly by: Derivation;
  readonly seen: Observable;
  /** The ruling that fixes which readings are accepted. */
  readonly ruling?: RulingId;
  /** Why no check can decide it; absent when a check can. */
  readonly untestable?: string;
}

/** A family of clauses: ids in dotted words, mapped to clauses. */
export type Clauses = Readonly<Record<string, Clause>>;
