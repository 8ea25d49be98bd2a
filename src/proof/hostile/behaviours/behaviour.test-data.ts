import type { Delivery } from '../deliveries.test-data.js';

/** One way in which a target can be broken or hostile, and what must come of the check that meets it. */
export interface Behaviour {
  /** What the target does, in words. */
  readonly does: string;
  /** The outcome, with its reason where it has one. */
  readonly expected: string;
  readonly deliver: Delivery;
  /** Settings of the run. */
  readonly settings: readonly string[];
}

/** Behaviours of one kind. */
export interface Behaviours {
  readonly kind: string;
  /** The check that meets them; another meets none and must pass. */
  readonly check: string;
  /** Why an outcome is what it is, where that needs words. */
  readonly note?: string;
  /** Others that meet them, of which only the harness must not fail. */
  readonly beside?: readonly string[];
  /** Whether a request, by path and query, is dealt with so. */
  readonly meets: (target: string) => boolean;
  /** One run meets all that have one outcome, each in a check of its own that says the same. */
  readonly together?: true;
  readonly rows: readonly Behaviour[];
}

export const behaviour = (
  does: string,
  expected: string,
  deliver: Delivery,
  settings: readonly string[] = [],
): Behaviour => ({ does, expected, deliver, settings });

/** The requests of one check and of no other in these runs. */
export const aboveMax = {
  check: 'events/limit-above-max',
  meets: (target: string): boolean => target.includes('limit=101'),
} as const;

/** Where what came cannot be the target's word: the network may have done it. */
export const network = 'inconclusive: transport';
