import type { RulingId } from '../../contract/index.js';
import type { InconclusiveReason } from './outcome.js';

/** What contradicts a clause. `at` names the place in the reply: a JSON pointer, `status`, or `header <name>`. */
export interface Finding {
  readonly at: string;
  readonly expected: string;
  readonly seen: string;
}

/** The target contradicts a clause. Nothing else accuses it. */
export class Violation extends Error {
  readonly finding: Finding;

  constructor(finding: Finding) {
    super(`at ${finding.at}: expected ${finding.expected}, saw ${finding.seen}`);
    this.name = 'Violation';
    this.finding = finding;
  }
}

/** The attempt cannot decide, for a reason of the closed list. */
export class Inconclusive extends Error {
  readonly reason: InconclusiveReason;

  constructor(reason: InconclusiveReason, note: string) {
    super(note);
    this.name = 'Inconclusive';
    this.reason = reason;
  }
}

/** A deviation that a ruling tolerates: told to the user, never a failure. */
export interface Deviation {
  readonly ruling: RulingId;
  readonly note: string;
}
