import type { ClauseId, Entitlement, Level, OperationId, RulingId } from '../../contract/index.js';
import type { World } from './api.js';
import type { Exchange, KeyRole } from './exchange.js';
import type { Property } from './property.js';

/** What the settings or the account must give before a check can run. */
export type Need = `key.${KeyRole}` | `entitlement.${Entitlement}` | 'served-contract' | 'earlier-run';

interface Metadata {
  /** Its area and its name, of which the first words name its file under `suites/`. Frozen: reports and waivers point at it. */
  readonly id: string;
  /** One sentence in the present tense that is true of a conforming deployment. */
  readonly title: string;
  readonly clauses: readonly ClauseId[];
  readonly level: Level;
  /** The operations that it is about. An invariant that names some is shown replies of no other. */
  readonly operations: readonly OperationId[];
  /** Rulings whose accepted readings the check honours. */
  readonly rulings?: readonly RulingId[];
  /** `deployment` when the target is judged by its own served contract. */
  readonly source?: 'spec' | 'deployment';
  /** Faults of the reference that turn it to `fail`, as the self-test recorded them; none in a check as it is defined. */
  readonly refutedBy: readonly string[];
}

/** One falsifiable sentence about one or more clauses, with the requests that could refute it. */
export interface PropertyCheck extends Metadata {
  readonly kind: 'property';
  readonly needs: readonly Need[];
  /** Inputs to try; each costs the target's owner `property.requests` Query Units. */
  readonly runs: number;
  readonly property: Property;
  /** Runs when no other check does, because others' requests would disturb what it measures. */
  readonly alone?: true;
}

/** A sentence that judges every exchange, whoever caused it. */
export interface Invariant extends Metadata {
  readonly kind: 'invariant';
  /** Checks whose requests bring about exchanges that it can judge, beyond the probe's; the self-test runs them beside it. */
  readonly provokedBy?: readonly string[];
  /** Judges broken replies, which chance may bring, by their rate over the run too (ruling one-bad-answer-and-many). */
  readonly byRate?: true;
  /**
   * Compares parts of a reply that a deployment may keep apart, such as an index and its rows, which may disagree for a moment
   * while data are revised: only a replay accuses, however many replies contradict it.
   */
  readonly comparesParts?: true;
  /**
   * Throws a `Violation` when the exchange contradicts the clause.
   * @param deviates tells a deviation that a ruling tolerates
   * @returns how many witnesses it judged; 0 when the exchange says nothing about the clause
   */
  readonly judge: (exchange: Exchange, world: World, deviates: Deviates) => number;
}

export type Deviates = (ruling: RulingId, note: string) => void;

export type Check = PropertyCheck | Invariant;

type Optional<Of, Members extends keyof Of> = Omit<Of, Members | 'kind' | 'refutedBy'> &
  Partial<Pick<Of, Members>>;

/** Defines a check: level `must`, the `full` key and 5 inputs unless told otherwise. */
export function defineCheck(
  definition: Optional<PropertyCheck, 'level' | 'needs' | 'runs' | 'operations'>,
): PropertyCheck {
  const defaults = { level: 'must', needs: ['key.full'], runs: 5, operations: [], refutedBy: [] } as const;
  return Object.freeze({ ...defaults, ...definition, kind: 'property' });
}

export function defineInvariant(definition: Optional<Invariant, 'level' | 'operations'>): Invariant {
  const defaults = { level: 'must', operations: [], refutedBy: [] } as const;
  return Object.freeze({ ...defaults, ...definition, kind: 'invariant' });
}

export const isCheck = (value: unknown): value is Check =>
  typeof value === 'object' && value !== null && 'kind' in value && 'clauses' in value;

/** The area of a check or of its id: the first part of its path. */
export const areaOf = (id: string): string => id.split('/')[0] ?? id;
