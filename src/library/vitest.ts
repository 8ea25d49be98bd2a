import { beforeAll, describe, expect, type TestContext, test } from 'vitest';
import { failureFacts } from '../../reports/failures.js';
import { maskedText, printable, printableLines } from '../../reports/safe-text.js';
import { findingSentence, whyOf } from '../../reports/wording.js';
import { suite } from '../../suites/index.js';
import { checksIn } from '../cli/settings/presets.js';
import type { CheckResult, RunStarted } from '../engine/events.js';
import { isSelected } from '../engine/plan/plan.js';
import type { Report } from '../engine/record/report.js';
import { areaOf, type Check } from '../kit/index.js';
import {
  inThisProcess,
  type JudgeOptions,
  type JudgeTarget,
  type Judging,
  judge,
  servedAddress,
} from './judge.js';

/** Results of a run, for those who wait for one check each. */
export interface ResultStream {
  /** Throws what kept the run from its end, and for a check that it never told of. */
  of(id: string): Promise<{ readonly result: CheckResult; readonly run: RunStarted }>;
  /** Takes a run to its end. */
  take(run: Judging): Promise<Report>;
}

function resultsAsTheyCome(): ResultStream {
  type Told = Awaited<ReturnType<ResultStream['of']>>;
  const told = new Map<string, Told>();
  const waiting = new Map<string, { hear(result: Told): void; fail(why: unknown): void }>();
  let ended: { readonly why: unknown } | undefined;

  const end = (why: unknown): void => {
    ended = { why };
    for (const { fail } of waiting.values()) fail(why);
    waiting.clear();
  };

  return {
    of: (id) =>
      new Promise((resolve, reject) => {
        const result = told.get(id);
        if (result !== undefined) resolve(result);
        else if (ended !== undefined) reject(ended.why);
        else waiting.set(id, { hear: resolve, fail: reject });
      }),
    async take(run) {
      try {
        let started: RunStarted | undefined;
        for await (const event of run) {
          if (event.type === 'run-started') started = event;
          if (event.type !== 'check-finished' || started === undefined) continue;
          const { result } = event;
          told.set(result.id, { result, run: started });
          waiting.get(result.id)?.hear({ result, run: started });
          waiting.delete(result.id);
        }
        end(new Error('the run ended without a result for it'));
        return await run.report();
      } catch (error) {
        end(error);
        throw error;
      }
    },
  };
}

/** What a check found, as a message that stands alone. */
function failureText(run: RunStarted, check: CheckResult): string {
  const { id, failure, deviations } = check;
  if (failure === undefined) {
    const tolerated = deviations.map(({ ruling, note }) => `tolerated (${ruling}): ${note}`);
    return tolerated.length > 0 ? tolerated.join('\n') : whyOf(check);
  }
  const lines = [
    findingSentence(failure),
    ...failureFacts(run, check, failure).flatMap(({ label, value }) => {
      if (['place', 'expected', 'seen'].includes(label)) return [];
      const line = `${label.padEnd(10)}${value.replaceAll(`'${inThisProcess}`, `${servedAddress}'`)}`;
      return label === 'replay' ? [`repeat    vitest -t '${id}:'`, line] : [line];
    }),
  ];
  // A target may send what a terminal obeys.
  return printableLines(maskedText(lines.join('\n')));
}

const reasonText = (check: CheckResult): string => printable(maskedText(`${check.outcome}: ${whyOf(check)}`));

/** A target that is there at once, or one that is started before the first test. */
export type ConformanceTestSettings = Omit<JudgeOptions, 'keys' | 'signal'> &
  (
    | (JudgeTarget & Pick<JudgeOptions, 'keys'>)
    | { readonly target: () => Promise<JudgeTarget & Pick<JudgeOptions, 'keys'>> }
  );

/** A run ends by its own limits; a test waits for its check that long. */
const patience = 30 * 60_000;

/**
 * Registers each check as a test of the caller's own Vitest suite, by area, and the verdict as the last one. One run
 * judges the tests that Vitest chose (`-t`, `.only`); what is not decided is skipped with its reason.
 */
export function conformanceTests(settings: ConformanceTestSettings): void {
  const { select = [], preset = 'full' } = settings;
  const preselected = checksIn(preset);
  const checks = suite.filter(({ id }) => isSelected(id, select) && isSelected(id, preselected));
  const results = resultsAsTheyCome();
  let report: Promise<Report> | undefined;

  describe('Event Intelligence API v2', { timeout: patience }, () => {
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures that a hook wants from its text.
    beforeAll(async ({}, own) => {
      const chosen = chosenIn(own);
      const target = 'target' in settings ? await settings.target() : settings;
      const { target: _target, ...options } = { target: undefined, ...settings };
      const run = judge({ ...options, ...target, preset, select: withProvokers(chosen, checks) });
      report = results.take(run);
      report.catch(() => {});
    }, patience);

    for (const area of new Set(checks.map(({ id }) => areaOf(id)))) {
      describe(area, () => {
        for (const check of checks.filter(({ id }) => areaOf(id) === area)) {
          test(nameOf(check), { timeout: patience }, async (context) =>
            conclude(await results.of(check.id), context),
          );
        }
      });
    }

    test(verdictName, { timeout: patience }, async () => {
      const ended = await report;
      if (ended === undefined) throw new TypeError('the run was not begun');
      const { verdict, exitCode, gate, run } = ended;
      const blocked = gate.blocked.flatMap(({ why, checks: ids }) => ids.map((id) => `${id} ${why}`));
      if (exitCode !== 0)
        expect.fail([`${verdict}, seed ${run.seed}`, ...blocked, ...gate.notices].join('\n'));
    });
  });
}

const verdictName = 'the verdict';
const nameOf = ({ id, title }: Check): string => `${id}: ${title}`;

interface Task {
  readonly name: string;
  readonly mode: string;
  readonly tasks?: readonly Task[];
}

/** The checks whose tests will run; all of them where only the verdict does. */
function chosenIn(own: Task): readonly string[] {
  const tests = (task: Task): readonly Task[] => task.tasks?.flatMap(tests) ?? [task];
  return tests(own)
    .filter(({ name, mode }) => mode !== 'skip' && mode !== 'todo' && name !== verdictName)
    .map(({ name }) => name.slice(0, name.indexOf(':')));
}

/** The chosen checks. If all are invariants (`-t`), the checks that provoke what they judge are added. */
function withProvokers(chosen: readonly string[], registered: readonly Check[]): readonly string[] {
  const checks = registered.filter(({ id }) => chosen.includes(id));
  const provokers = checks.flatMap((check) => (check.kind === 'invariant' ? (check.provokedBy ?? []) : []));
  const isNarrowed = checks.length < registered.length;
  return isNarrowed && checks.every(({ kind }) => kind === 'invariant') ? [...chosen, ...provokers] : chosen;
}

/** Turns a result into what Vitest knows: a failure, a skip with its reason, or a pass with notes. */
async function conclude(
  { result, run }: Awaited<ReturnType<ResultStream['of']>>,
  context: TestContext,
): Promise<void> {
  switch (result.outcome) {
    case 'fail':
    case 'harness-error':
      return expect.fail(failureText(run, result));
    case 'inconclusive':
    case 'not-tested':
    case 'not-applicable':
      return context.skip(reasonText(result));
    case 'warn':
      await context.annotate(failureText(run, result), 'warning');
  }
}
