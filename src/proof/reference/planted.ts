import type { ClauseId, RulingId } from '../../../contract/index.js';
import type { Corpus } from './corpus/index.js';
import type { Living } from './living/replicas.js';

/** One named deviation from the specification, of the kind that real implementations show. */
export interface Fault {
  /** The clauses that it breaks: one, or those that state the same fact. */
  readonly clauses: readonly ClauseId[];
  /** Further clauses that a reply with it contradicts. */
  readonly admits?: readonly ClauseId[];
  /** What the deployment does wrong, in one line. */
  readonly summary: string;
  /**
   * What it takes to see it, where one run of the checks of its clauses cannot: another run on another day, the requests of a
   * whole run, or runs with other seeds.
   */
  readonly needs?: 'time' | 'whole-run' | 'seeds';
  /**
   * Which checks notice it depends on which requests are under way together: the snapshot of the suite names only those that
   * run alone.
   */
  readonly unsteady?: true;
  /** Stands before the deployment, as caches and gateways do, and changes what goes in or comes out; made anew for each deployment. */
  readonly front?: (serve: Serve) => Serve;
}

// biome-ignore lint/suspicious/noEmptyInterface: each family's registry adds the ids of its tables
export interface FaultIds {}
/** Any fault of the reference. */
export type FaultId = keyof FaultIds;

// biome-ignore lint/suspicious/noEmptyInterface: each family's registry adds the ids of its tables
export interface VariantIds {}
/** Any variant of the reference. */
export type VariantId = keyof VariantIds;

/** Faults are declared in a table beside the rule that they break. */
export type Faults = Readonly<Record<string, Fault>>;

/** What is planted in a deployment. Rules ask it at the very line that a fault or a variant bends. */
export interface Planted {
  /** Whether it has a fault. */
  (fault: FaultId): boolean;
  /** Whether it has the form of a variant. */
  readonly varied: (variant: VariantId) => boolean;
}

/** Faults and variants as rules ask for them. */
export const planting = (
  isFault: (fault: FaultId) => boolean,
  isVariant: (variant: VariantId) => boolean = () => false,
): Planted => Object.assign((fault: FaultId) => isFault(fault), { varied: isVariant });

/** A deployment without faults, in its usual form. */
export const nothingPlanted: Planted = planting(() => false);

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
  /** Judged beside other such forms only: it adds members and values that forms of other kinds change as well. */
  readonly apart?: true;
  /** Variants of other kinds that it cannot stand beside: together they would be another deployment than either permits. */
  readonly notBeside?: readonly string[];
  /** Stands before the deployment and changes what goes in or comes out. */
  readonly front?: (serve: Serve) => Serve;
  /** Changes the bytes of replies, or loses them; stands before every front, since those read JSON. */
  readonly wire?: (serve: Serve) => Serve;
  /** Changes what the deployment knows. */
  readonly corpus?: (corpus: Corpus) => Corpus;
  /** How its rows change while it runs; they stay as they are by default. */
  readonly living?: Living;
  /** The path below which the deployment answers; the root by default. */
  readonly path?: `/${string}`;
}

/** Variants are declared in a table beside the rule that they vary, or in `variants/` where they stand before the deployment. */
export type Variants = Readonly<Record<string, Variant>>;
