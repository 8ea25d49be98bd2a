import type { ClauseId } from '../../contract/index.js';
import type { FaultId } from './faults.js';
import type { VariantId } from './variants.js';

/** One named deviation from the specification, of the kind that real implementations show. */
export interface Fault {
  /** The clauses that it breaks. */
  readonly clauses: readonly ClauseId[];
  /** What the deployment does wrong, in one line. */
  readonly summary: string;
  /** What it takes to see it, where one run cannot: another run on another day. */
  readonly needs?: 'time';
}

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
