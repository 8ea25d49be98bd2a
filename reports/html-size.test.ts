import { expect, test } from 'vitest';
import { clauseIds } from '../contract/index.js';
import type { CheckResult, RunEvent } from '../src/engine/events.js';
import { reportOf } from '../src/engine/report.js';
import type { Outcome } from '../src/kit/index.js';
import { htmlReport } from './html.js';
import { exchange, hostile, result, sampleEvents } from './sample.test-data.js';

const checks = 600;
const megabyte = 1_000_000;

/** Every character of it takes more room in HTML than in a reply. */
const big = {
  data: Array.from({ length: 60 }, (_, id) => ({ id, title: `<&"'> ${hostile.script}`.repeat(8) })),
};
const bodies = exchange({
  text: JSON.stringify(big),
  json: big,
  headers: Object.fromEntries(
    Array.from({ length: 60 }, (_, field) => [`x-header-${field}`, '&<>"'.repeat(60)]),
  ),
});

/** A name without digits, which a defect would leave out. */
const letters = (index: number): string =>
  String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26));

/** A check that says as much as one can: clauses, inputs of all members, observations, exchanges. */
function talkative(index: number, outcome: Outcome): CheckResult {
  const cited = Array.from({ length: 7 }, (_, each) => clauseIds[(7 * index + each) % clauseIds.length]);
  const values = Object.fromEntries(Array.from({ length: 4 }, (_, each) => [`${each}${'&'.repeat(59)}`, 9]));
  const members = Array.from({ length: 12 }, (_, each) => [
    `member_${each}`,
    { present: 90, distinct: 70, commonest: values },
  ]);
  const failure: CheckResult['failure'] = {
    finding: {
      at: `/data/${letters(index)}/title`,
      expected: 'a string'.repeat(100),
      seen: '<null>'.repeat(1000),
    },
    input: JSON.stringify(big),
    place: '3:0',
    fingerprint: `area_${index % 20}/check_${index}@/data/title`,
    repeated: { failed: 3, tried: 3 },
    exchanges: [bodies, bodies, bodies],
  };
  return result(`area_${index % 20}/check_${index}`, outcome, {
    clauses: cited.filter((each) => each !== undefined),
    rulings: ['C09'],
    inputs: { inputs: 90, distinct: 70, members: Object.fromEntries(members) },
    observations: { 'what is left open': hostile.script.repeat(50) },
    ...(outcome === 'fail' ? { failure } : { note: hostile.script.repeat(200) }),
    ...(outcome === 'not-applicable' ? { proof: bodies } : {}),
  });
}

test.each(['fail', 'not-applicable', 'inconclusive', 'pass'] as const)(
  'report.html keeps to 5 MB where all of 600 checks are %s and say all they can',
  { timeout: 60_000 },
  (outcome) => {
    const results = Array.from({ length: checks }, (_, index) => talkative(index, outcome));
    const events = sampleEvents.flatMap((event): readonly RunEvent[] => {
      if (event.type === 'planned')
        return [{ ...event, steps: results.map(({ id }) => ({ id, required: true })) }];
      if (event.type !== 'run-finished') return event.type === 'check-finished' ? [] : [event];
      const spent = { requests: 1, queryUnits: 1 };
      return [...results.map((each) => ({ type: 'check-finished', result: each, spent }) as const), event];
    });
    const report = reportOf(events);
    expect(report.totals[outcome]).toBe(checks);
    expect(report.clauses.length).toBeGreaterThan(1900);
    const page = htmlReport.render(report);
    expect(page).toContain('more characters');
    expect(Buffer.byteLength(page), `${report.defects.length} defects`).toBeLessThan(5 * megabyte);
  },
);
