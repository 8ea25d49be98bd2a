import type { CheckResult } from '../src/engine/events.js';
import type { Report } from '../src/engine/record/report.js';
import type { UndecidedGroup } from '../src/engine/record/undecided-groups.js';
import { isObsolete, waivedName } from '../src/engine/record/waivers.js';
import { conclusion } from './conclusion.js';
import { failureGroups, type PresentedGroup } from './failures.js';
import type { FileReporter } from './reporter.js';
import { cut, masked, printable } from './safe-text.js';
import { replayCommand } from './shell-commands.js';
import { acceptance, undecidedFacts } from './undecided.js';
import { citedClause, counted, findingSentence, totalsSummary, whyOf } from './wording.js';

type Level = 'error' | 'warning' | 'notice';

interface Annotation {
  readonly level: Level;
  readonly title: string;
  readonly lines: readonly string[];
}

// GitHub shows this many annotations of each level per step, and silently drops the others.
const shown = 10;
const longest = 1000;

/** `annotations.txt`: workflow commands that GitHub shows as annotations, as many as it shows, and the verdict. */
export const githubReport: FileReporter = {
  fileName: 'annotations.txt',
  mark: /^::(?:error|warning|notice) title=/,
  render: (report) => {
    const told = masked(report);
    const all = annotations(told);
    const levels = { error: shown, warning: shown, notice: shown - 1 };
    const kept = (['error', 'warning', 'notice'] as const).flatMap((level) =>
      all.filter((each) => each.level === level).slice(0, levels[level]),
    );
    return [...kept, closing(told, all, kept)].map((each) => `${command(each)}\n`).join('');
  },
};

function annotations(report: Report): readonly Annotation[] {
  const of = (outcome: CheckResult['outcome']) => report.checks.filter((each) => each.outcome === outcome);
  return [
    ...failureGroups(report, 'fail').map((each) => ofDefect(report, each)),
    ...of('harness-error').map((each) => ofCheck('error', each)),
    ...report.gate.waivers.filter(isObsolete).map(
      (waiver): Annotation => ({
        level: 'error',
        title: `A waiver is ${waiver.state}`,
        lines: [`${waivedName(waiver)}: ${waiver.reason} (${waiver.owner})`],
      }),
    ),
    ...report.gate.notices.map(
      (notice): Annotation => ({ level: 'warning', title: 'Exit policy', lines: [notice] }),
    ),
    ...failureGroups(report, 'warn').map((each) => ofDefect(report, each)),
    ...report.undecidedGroups.flatMap((each) => ofUndecided(report, each)),
  ];
}

function ofDefect({ run }: Report, { defect, check, failure, others, waived }: PresentedGroup): Annotation {
  return {
    level: waived.length > 0 ? 'notice' : defect.outcome === 'fail' ? 'error' : 'warning',
    title: check.title,
    lines: [
      `${check.id}: ${findingSentence(failure)}`,
      ...(others.length === 0 ? [] : [`also in ${counted(others.length, 'more check')}`]),
      ...waived.map((each) => `waived: ${each}`),
      `clause ${failure.finding.clause}: ${citedClause(failure.finding.clause).says}`,
      replayCommand(run.command, check),
    ],
  };
}

/** One for a cause of undecided checks that block, however many they are. */
function ofUndecided({ checks, gate }: Report, group: UndecidedGroup): readonly Annotation[] {
  const waitedFor = new Set(checks.flatMap(({ id, required }) => (required ? [id] : [])));
  const ids = group.checks.filter((id) => waitedFor.has(id) && !gate.allowed.includes(id));
  if (ids.length === 0) return [];
  const facts = undecidedFacts({ ...group, checks: ids });
  return [
    {
      level: 'warning',
      title: `${counted(ids.length, 'required check')} undecided`,
      lines: [group.cause, ...facts.map(({ label, value }) => `${label}: ${value}`), acceptance],
    },
  ];
}

const ofCheck = (level: Level, check: CheckResult): Annotation => ({
  level,
  title: check.title,
  lines: [`${check.id}: ${check.outcome}, ${whyOf(check)}`],
});

function closing(report: Report, all: readonly Annotation[], kept: readonly Annotation[]): Annotation {
  const left = all.length - kept.length;
  return {
    level: 'notice',
    title: `${report.run.suite.name}: ${report.verdict}`,
    lines: [
      conclusion(report),
      totalsSummary(report),
      ...(left === 0 ? [] : [`${left} more in the report.`]),
    ],
  };
}

function command({ level, title, lines }: Annotation): string {
  const text = lines.map((line) => cut(printable(line), longest).text).join('\n');
  const property = escaped(printable(title)).replaceAll(':', '%3A').replaceAll(',', '%2C');
  return `::${level} title=${property}::${escaped(text)}`;
}

const escaped = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
