import type { ClauseId } from '../../contract/index.js';
import type { RunTarget, SuiteIdentity } from '../engine/events.js';
import type { KeptCursor, KeyRole, Outcome } from '../kit/index.js';
import type { KeyForm } from './credentials.js';
import type { Profile } from './profile.js';
import type { OperatorStep } from './scope.js';

/** The version of the bundle's format. */
export const bundleFormat = 2;

export type CertifiedVerdict = 'conformant' | 'non-conformant' | 'incomplete';

/** What is settled before the first request, and decides with the replies all that a bundle says. */
export interface Claim {
  /** Given by the reviewer; the seeds come of it. */
  readonly nonce: string;
  /** Where the nonce is published, as the vendor says: the pulse of a beacon, say. */
  readonly nonceSource?: string;
  readonly profiles: readonly Pick<Profile, 'name' | 'version' | 'digest'>[];
  readonly suite: SuiteIdentity;
  readonly target: RunTarget;
  readonly settings: {
    /** Requests of a round at most. */
    readonly maxRequests: number;
    readonly timeoutMs: number;
    /** Requests a second at most. */
    readonly rate?: number;
    readonly keys: readonly KeyRole[];
    readonly key: KeyForm;
  };
  /** The run whose cursors have expired since. */
  readonly earlier?: { readonly at: string; readonly cursors: readonly KeptCursor[] };
  readonly steps: readonly AttestedStep[];
}

/** A step with who says to have done it; nobody does where `by` is absent. */
export interface AttestedStep extends OperatorStep {
  readonly by?: string;
  /** When, ISO 8601. */
  readonly at?: string;
}

/** `certificate.json`: what a bundle says in short. */
export interface Certificate extends Claim, Judgement {
  readonly format: typeof bundleFormat;
  readonly rounds: readonly { readonly seed: number; readonly began: string; readonly requests: number }[];
}

/** What the rounds come to. */
export interface Judgement {
  readonly verdict: CertifiedVerdict;
  readonly failed: readonly { readonly round: number; readonly check: string }[];
  /** What keeps it from being complete. */
  readonly open: readonly Open[];
}

export interface Open {
  readonly round?: number;
  readonly clause?: ClauseId;
  readonly outcome?: Outcome | 'undecided';
  readonly why: string;
}
