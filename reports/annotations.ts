import type { CheckResult } from '../src/engine/events.js';
import type { Report } from '../src/engine/record/report.js';
import type { UndecidedGroup } from '../src/engine/record/undecided-groups.js';
import { isObsolete, waivedName } from '../src/engine/record/waivers.js';
import { conclusion } from './conclusion.js';
import { failureGroups, type PresentedGroup } from './failures.js';
import { cut, printable } from './safe-text.js';
import { replayCommand } from './shell-commands.js';
import { acceptance, undecidedFacts } from './undecided.js';
import { citedClause, counted, findingSentence, totalsSummary, whyOf } from './wording.js';

/** How a CI system is told of a finding; each has a command of its own for it. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  /** On one line each, without characters that a terminal would obey. */
  readonly lines: readonly string[];
  /** The clause that it accuses, or the check. */
  readonly code?: string;
}

// CI systems show a message of about 4,000 characters.
const longest = 600;

/** The findings of a run: failures first, then what stays undecided, with the remedy. */
export function annotations(report: Report): readonly Annotation[] {
  const of = (outcome: CheckResult['outcome']) => report.checks.filter((each) => each.outcome === outcome);
  return [
    ...failureGroups(report, 'fail').map((each) => ofGroup(report, each)),
    ...of('harness-error').map((check) =>
      annotation('error', check.title, [`${check.id}: ${check.outcome}, ${whyOf(check)}`], check.id),
    ),
    ...report.gate.waivers
      .filter(isObsolete)
      .map((waiver) =>
        annotation('error', `A waiver is ${waiver.state}`, [
          `${waivedName(waiver)}: ${waiver.reason} (${waiver.owner})`,
        ]),
      ),
    ...report.gate.notices.map((notice) => annotation('warning', 'Exit policy', [notice])),
    ...failureGroups(report, 'warn').map((each) => ofGroup(report, each)),
    ...report.undecidedGroups.flatMap((each) => ofUndecided(report, each)),
  ];
}

/** The verdict with its reason, and the counts. @param left how many annotations are left out */
export const verdictAnnotation = (report: Report, level: Annotation['level'], left = 0): Annotation =>
  annotation(level, `${report.run.suite.name}: ${report.verdict}`, [
    conclusion(report),
    totalsSummary(report),
    ...(left === 0 ? [] : [`${left} more in the report.`]),
  ]);

/** As many annotations of each level as there is room for, errors first. */
export const shownOf = (
  all: readonly Annotation[],
  room: Readonly<Record<Annotation['level'], number>>,
): readonly Annotation[] =>
  (['error', 'warning', 'notice'] as const).flatMap((level) =>
    all.filter((each) => each.level === level).slice(0, room[level]),
  );

function annotation(
  level: Annotation['level'],
  title: string,
  lines: readonly string[],
  code?: string,
): Annotation {
  return {
    level,
    title: printable(title),
    lines: lines.filter((line) => line !== '').map((line) => cut(printable(line), longest).text),
    ...(code === undefined ? {} : { code: printable(code) }),
  };
}

function ofGroup(
  { run }: Report,
  { defect, check, failure, others, waived, isAccepted }: PresentedGroup,
): Annotation {
  const { clause } = failure.finding;
  return annotation(
    isAccepted ? 'notice' : defect.outcome === 'fail' ? 'error' : 'warning',
    check.title,
    [
      `${check.id}: ${findingSentence(failure)}`,
      `clause: ${citedClause(clause).says} (${clause})`,
      ...(others.length === 0 ? [] : [`also in: ${counted(others.length, 'more check')}`]),
      ...waived.map((each) => `waived: ${each}`),
      `replay: ${replayCommand(run.command, check)}`,
    ],
    clause,
  );
}

/** One for a cause of undecided checks that block, however many they are. */
function ofUndecided({ checks, gate }: Report, group: UndecidedGroup): readonly Annotation[] {
  const waitedFor = new Set(checks.flatMap(({ id, required }) => (required ? [id] : [])));
  const ids = group.checks.filter((id) => waitedFor.has(id) && !gate.allowed.includes(id));
  if (ids.length === 0) return [];
  const facts = undecidedFacts({ ...group, checks: ids });
  return [
    annotation('warning', `${counted(ids.length, 'required check')} undecided`, [
      group.cause,
      ...facts.map(({ label, value }) => `${label}: ${value}`),
      acceptance,
    ]),
  ];
}
