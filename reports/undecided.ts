import type { CheckResult } from '../src/engine/events.js';
import type { Report } from '../src/engine/record/report.js';
import type { UndecidedDetail, UndecidedGroup } from '../src/engine/record/undecided-groups.js';
import { listed } from './conclusion.js';
import { counted, whyOf } from './wording.js';

/** What remains where no data and no setting will decide a check. */
export const acceptance =
  'A check that has to stay undecided can be accepted by name, with a reason and a last day: docs/ci.md.';

/** How many checks a group has, and how many of them the verdict waits for. */
export function groupSize({ checks, required }: UndecidedGroup): string {
  if (required === checks.length) return counted(required, 'required check');
  const others = counted(checks.length, 'check');
  return required === 0 ? `${others}, not required` : `${others}, ${required} of them required`;
}

/** A fact about a group of undecided checks. Every format prints the same ones. */
export interface UndecidedFact {
  readonly label: 'remedy' | 'checks' | 'lacking';
  /** May quote the target. */
  readonly value: string;
}

const most = 6;

/** The remedy of a group, and its checks: each with what it lacks where the cause does not show it. */
export function undecidedFacts({ remedy, checks, details }: UndecidedGroup): readonly UndecidedFact[] {
  const shown = details.slice(0, most);
  const left = details.slice(most).flatMap((each) => each.checks).length;
  return [
    { label: 'remedy', value: remedy },
    ...(details.length === 0 ? [{ label: 'checks', value: listed(checks, most) } as const] : []),
    ...shown.map((each) => ({ label: 'lacking', value: detailText(each) }) as const),
    ...(left === 0
      ? []
      : [{ label: 'checks', value: `${counted(left, 'more check')} in the report` } as const]),
  ];
}

const detailText = ({ note, checks }: UndecidedDetail): string => `${note} (${listed(checks, 3)})`;

/** Why a check ended undecided, with the cause and the remedy of its group; any other as `whyOf` has it. */
export function undecidedReason({ undecidedGroups }: Report, check: CheckResult): string {
  const why = whyOf(check);
  const group = undecidedGroups.find(({ checks }) => checks.includes(check.id));
  if (group === undefined) return why;
  const cause = why.endsWith(group.cause) ? '' : ` Cause: ${group.cause}.`;
  return `${why}.${cause} Remedy: ${group.remedy}`;
}
