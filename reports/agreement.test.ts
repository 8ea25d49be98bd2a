import { stripVTControlCharacters } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Report, reportOf } from '../src/engine/report.js';
import { exitCodes, type Verdict } from '../src/engine/verdict.js';
import type { Outcome } from '../src/kit/index.js';
import { consoleReporter } from './console.js';
import { fileReporters } from './index.js';
import { eventsOf, randomRuns } from './random-run.test-data.js';
import { countsBy, type Form, readers } from './read-back.test-data.js';

function consoleText(report: Report): string {
  let text = '';
  const write = (more: string) => {
    text += more;
  };
  consoleReporter({ write, isTty: false, colour: true, columns: 200 }).onReport(report);
  return stripVTControlCharacters(text);
}

const rendered = (form: Form, report: Report): string =>
  form === 'console' ? consoleText(report) : fileReporters[form].render(report);

describe('all forms of a report', { timeout: 120_000 }, () => {
  test('tell the same as the report', () => {
    fc.assert(
      fc.property(randomRuns, (run) => {
        const report = reportOf(eventsOf(run));
        const counts = countsBy((outcome) => run.checks.filter((each) => each.outcome === outcome).length);
        for (const form of Object.keys(readers) as Form[]) {
          const { sums = {}, ...told } = readers[form](rendered(form, report));
          const { verdict, exitCode, defects } = report;
          expect({ verdict, exitCode, counts, defects: defects.length, ...told }, form).toEqual({
            verdict,
            exitCode,
            counts,
            defects: defects.length,
          });
          for (const [outcomes, sum] of Object.entries(sums)) {
            const parts = outcomes.split(' ').map((each) => counts[each as Outcome]);
            expect(sum, `${form}: ${outcomes}`).toBe(parts.reduce((all, each) => all + each, 0));
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  test('tell of a worse outcome no better verdict', () => {
    const worse: Readonly<Partial<Record<Outcome, readonly Outcome[]>>> = {
      pass: ['warn', 'not-tested', 'inconclusive', 'fail', 'harness-error'],
      warn: ['not-tested', 'inconclusive', 'fail', 'harness-error'],
      'not-tested': ['fail', 'harness-error'],
      inconclusive: ['fail', 'harness-error'],
      fail: ['harness-error'],
    };
    const ranks = [
      exitCodes.conformant,
      exitCodes.incomplete,
      exitCodes['non-conformant'],
      exitCodes.aborted,
    ];
    const rankOf = (text: string) => ranks.indexOf(exitCodes[JSON.parse(text).message as Verdict]);
    fc.assert(
      fc.property(randomRuns, fc.nat(7), fc.nat(4), ({ checks, gate }, index, choice) => {
        const from = checks[index];
        const choices = worse[from?.outcome ?? 'observed'] ?? [];
        const outcome = choices[choice % choices.length];
        if (from === undefined || outcome === undefined) return;
        const spoiled = checks.map((each, place) => (place === index ? { ...each, outcome } : each));
        const badge = (all: typeof checks) =>
          fileReporters.badge.render(reportOf(eventsOf({ checks: all, gate })));
        expect(rankOf(badge(spoiled))).toBeGreaterThanOrEqual(rankOf(badge(checks)));
        // No rule of the gate turns what failed in the harness into a success.
        if (outcome === 'harness-error')
          expect(reportOf(eventsOf({ checks: spoiled, gate })).exitCode).toBe(4);
      }),
      { numRuns: 300 },
    );
  });
});
