import type { ClauseId, RulingId } from '../../contract/index.js';
import type { Corpus } from './corpus/index.js';

/** Answers a request; it never throws. */
export type Serve = (request: Request) => Promise<Response>;

/** One unusual but conforming form of the reference: what a fair harness must accept. */
export interface Variant {
  /** What the deployment does in an unusual way, in one line. */
  readonly summary: string;
  /** The rulings that accept it, and the clauses that leave it open. */
  readonly allowedBy: readonly [RulingId | ClauseId, ...(RulingId | ClauseId)[]];
  /** Checks and areas that may end without a decision on it, for want of data or of an answer; all others decide. */
  readonly undecided?: readonly string[];
  /** Variants of other kinds that it cannot stand beside: together they would be another deployment than either permits. */
  readonly notBeside?: readonly string[];
  /** Stands before the deployment and changes what goes in or comes out. */
  readonly front?: (serve: Serve) => Serve;
  /** Changes the bytes of replies, or loses them; stands before every front, since those read JSON. */
  readonly wire?: (serve: Serve) => Serve;
  /** Changes what the deployment knows. */
  readonly corpus?: (corpus: Corpus) => Corpus;
  /** The path below which the deployment answers; the root by default. */
  readonly path?: `/${string}`;
}

/** Variants are declared in a table beside the rule that they vary, or in `variants/` where they stand before the deployment. */
export type Variants = Readonly<Record<string, Variant>>;
