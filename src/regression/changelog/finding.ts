import type { ClauseId } from '../../../contract/index.js';
import type { Change } from '../contract/change.js';
import type { Linked } from '../notice/judged.js';

/** What came of comparing two looks at a deployment with what it announced. */
export type Label =
  /** Announced and there, with the notice that it needed. */
  | 'confirmed'
  /** There, and no notice was needed. */
  | 'free'
  /** Announced, and not there, or not yet. */
  | 'not-there'
  /** There, to be announced, and not announced. */
  | 'unannounced'
  /** Breaking, with less than 30 days of notice. */
  | 'late'
  /** The old spelling of a renamed parameter stopped before the 30 days were over. */
  | 'stopped-too-early'
  /** Gone from the contract, and still answered. */
  | 'still-answered'
  /** A parameter left out a state of its life, or went back. */
  | 'out-of-order'
  /** What is known decides neither way. */
  | 'undecided';

export interface Finding {
  readonly label: Label;
  /** One sentence for people. */
  readonly said: string;
  /** What it rests on. */
  readonly clauses: readonly ClauseId[];
  readonly change?: Change;
  /** The announcements that it is linked to, the surest first. */
  readonly announcements: readonly Linked[];
  /** Whether the specification shows that this must not be. */
  readonly fails: boolean;
}

/** 1 where something must not be, else 2 where something is undecided, else 0. */
export const exitCodeOfFindings = (findings: readonly Finding[]): 0 | 1 | 2 =>
  findings.some(({ fails }) => fails) ? 1 : findings.some(({ label }) => label === 'undecided') ? 2 : 0;
