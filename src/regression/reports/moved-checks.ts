import type { Report } from '../../engine/report.js';
import type { Outcome } from '../../kit/index.js';

/** How the checks of two reports ended, by their ids. */
export interface CheckChanges {
  /** Checks of both whose outcome is another. */
  readonly moved: readonly MovedCheck[];
  /** Checks that only the newer report has, and only the older. */
  readonly added: readonly string[];
  readonly missing: readonly string[];
}

export interface MovedCheck {
  readonly id: string;
  readonly title: string;
  readonly from: Outcome;
  readonly to: Outcome;
}

export function checkChanges(older: Report, newer: Report): CheckChanges {
  const before = new Map(older.checks.map((each) => [each.id, each.outcome]));
  const known = new Set(newer.checks.map(({ id }) => id));
  return {
    moved: newer.checks.flatMap(({ id, title, outcome: to }) => {
      const from = before.get(id);
      return from === undefined || from === to ? [] : [{ id, title, from, to }];
    }),
    added: [...known].filter((id) => !before.has(id)),
    missing: [...before.keys()].filter((id) => !known.has(id)),
  };
}
