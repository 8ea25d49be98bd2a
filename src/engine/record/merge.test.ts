import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suite } from '../../../suites/index.js';
import { keysOf } from '../../cli/reference/deployment.js';
import { inconclusiveReasons, outcomes } from '../../kit/index.js';
import { exchangeOf } from '../../kit/sample.test-data.js';
import { createReference, type FaultId } from '../../proof/reference/index.js';
import { ofTier } from '../../tier.test-data.js';
import { inProcess } from '../../transport/in-process.js';
import { scriptedTime } from '../../transport/scripted-wire.test-data.js';
import type { CheckResult, Failure, RunEvent } from '../events.js';
import { resultOf } from '../fixtures.test-data.js';
import type { Shard } from '../plan/shard.js';
import { session } from '../session.js';
import { defaults } from '../settings.js';
import { mergedResult, mergeShards } from './merge.js';
import { type Report, reportOf } from './report.js';

const noon = Date.parse('2026-11-20T12:00:00Z');
/** One property check in sixteen, the same ones whatever the suite has beside them. */
const isSampled = (id: string): boolean =>
  [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 16 === 5;
const checks = suite.filter(({ kind, id }) => kind === 'invariant' || isSampled(id));

/** The events of a run, or of one shard of it. */
async function ran(faults: readonly FaultId[], shard?: Shard): Promise<readonly RunEvent[]> {
  const reference = createReference({ now: () => new Date(noon), faults });
  const settings = {
    baseUrl: 'http://reference.invalid',
    targetName: 'the reference',
    keys: keysOf(reference.accounts),
    surfaces: {},
    seed: 7,
    concurrency: 8,
    maxRequests: defaults.maxRequests,
    timeoutMs: defaults.timeoutMs,
    // Some are left out by every shard.
    select: checks.map(({ id }) => id).filter((id) => !id.startsWith('registry/')),
    command: 'run',
    shard,
  };
  const wire = inProcess(reference.fetch);
  const means = { checks, version: '0.0.0', wire, time: scriptedTime(noon) };
  const events: RunEvent[] = [];
  for await (const event of session(settings, means)) events.push(event);
  return events;
}

const invariants = new Set(checks.filter(({ kind }) => kind === 'invariant').map(({ id }) => id));

/** A report without times, costs and what the probe happened to see first. */
const comparable = ({
  run,
  cost,
  estimate,
  operations,
  interactions,
  finishedAt,
  learned,
  preflight,
  checks: results,
  ...rest
}: Report) => ({
  ...rest,
  run: { ...run, startedAt: undefined },
  operations: operations.map(({ operation }) => operation).toSorted(),
  // How many replies show a pair depends on how many replies were shared.
  pairs: interactions
    .flatMap(({ operation, pairs }) => pairs.map(([one, other]) => `${operation} ${one} ${other}`))
    .toSorted(),
  learned: { ...learned, dictionary: undefined, cursors: undefined },
  diagnoses: preflight?.diagnoses,
  checks: results.map(({ ms, replies, trials, witnesses, failure, proof, ...result }) => ({
    ...result,
    // How often an invariant was asked depends on how many replies were shared.
    ...(invariants.has(result.id) ? {} : { trials }),
    // So is how many rows told nothing.
    ...(invariants.has(result.id) && result.outcome === 'inconclusive' ? { rows: undefined } : {}),
    witnesses: Object.keys(witnesses),
    failure: failure && {
      ...failure,
      repeated: undefined,
      exchanges: failure.exchanges.map(({ request }) => request),
    },
    proof: proof?.request,
  })),
});

/** The same, with no word on how many rows were seen. */
const withoutCounts = (report: Report): unknown =>
  JSON.parse(JSON.stringify(comparable(report)).replaceAll(/none of the \d+ rows/g, 'none of the rows'));

const three: readonly FaultId[] = [
  'error.code-missing',
  'card.title-null',
  'events.limit.clamped-in-silence',
];

describe('the shards of a run', { timeout: 120_000 }, () => {
  it.each(
    ofTier<readonly [string, readonly FaultId[], readonly number[]]>([
      ['without a fault', [], [3]],
      ['with three faults', three, [1, 4]],
    ]),
  )('merge to the report of one run over all: %s', async (_, faults, counts) => {
    const whole = reportOf(await ran(faults));
    expect(whole.verdict === 'non-conformant').toBe(faults.length > 0);
    expect(whole.defects.length > 0).toBe(faults.length > 0);
    for (const of of counts) {
      const parts = await Promise.all(
        Array.from({ length: of }, async (_each, index) => ({
          name: `log ${index + 1}`,
          events: await ran(faults, { index: index + 1, of }),
        })),
      );
      const report = reportOf(mergeShards(parts.toReversed()));
      expect(withoutCounts(report)).toEqual(withoutCounts(whole));
      for (const cost of ['cost', 'estimate'] as const) {
        const spent = parts.map(({ events }) => reportOf(events)[cost].requests);
        expect(report[cost].requests).toBe(spent.reduce((sum, each) => sum + each, 0));
      }
    }
  });

  it('of which one was cut off merge to a run that was', async () => {
    const [one, two] = [await ran([], { index: 1, of: 2 }), await ran([], { index: 2, of: 2 })];
    for (const cut of [1, 3, two.length - 1]) {
      const events = mergeShards([
        { name: 'a', events: one },
        { name: 'b', events: two.slice(0, cut) },
      ]);
      expect(reportOf(events)).toMatchObject({ verdict: 'aborted', exitCode: 4, ending: 'unfinished' });
    }
  });
});

describe('mergedResult', () => {
  const results = fc.array(
    fc.record({
      outcome: fc.constantFrom(...outcomes),
      reason: fc.constantFrom(...inconclusiveReasons),
      trials: fc.nat(9),
    }),
    { minLength: 1, maxLength: 5 },
  );
  const of = (parts: readonly Partial<CheckResult>[]) => {
    const [first = resultOf(), ...others] = parts.map((each) => resultOf(each));
    return mergedResult([first, ...others], true);
  };
  const failure = (target: string): Failure => ({
    finding: { at: '/a', expected: 'x', seen: 'y', clause: 'limits.events-limit.max' },
    input: '',
    place: '',
    fingerprint: target,
    repeated: { failed: 2, tried: 2 },
    exchanges: [
      exchangeOf(undefined, 200, { request: { method: 'GET', target, credential: { role: 'full' } } }),
    ],
  });

  it('does not depend on the order of shards, and is never better than the worst of them', () => {
    fc.assert(
      fc.property(results, (parts) => {
        const { outcome, trials } = of(parts);
        expect(of(parts.toReversed())).toMatchObject({ outcome, trials });
        expect(trials).toBe(parts.reduce((sum, each) => sum + each.trials, 0));
        const some = (each: string) => parts.some((part) => part.outcome === each);
        if (some('harness-error')) expect(outcome).toBe('harness-error');
        if (outcome === 'pass')
          for (const part of parts) {
            expect(['pass', 'not-applicable', 'not-tested', 'inconclusive']).toContain(part.outcome);
            if (part.outcome === 'inconclusive') expect(part.reason).toBe('no-data');
          }
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['a failure beside a pass', ['pass', 'fail'], 'fail'],
    ['a witness in one of them', ['inconclusive', 'pass', 'inconclusive'], 'pass'],
    ['a tolerated deviation in one of them', ['pass', 'warn'], 'warn'],
    ['no witness in any', ['inconclusive', 'inconclusive'], 'inconclusive'],
    ['nothing to judge in any', ['inconclusive', 'not-applicable'], 'not-applicable'],
  ] as const)('%s', (_, parts, outcome) => {
    const told = parts.map((each) => ({
      outcome: each,
      ...(each === 'inconclusive' ? { reason: 'no-data' as const } : {}),
      ...(each === 'fail' ? { failure: failure('/a') } : {}),
    }));
    expect(of(told).outcome).toBe(outcome);
  });

  it('shows the simplest of several failures, whichever shard saw it', () => {
    const [long, short] = ['/events?limit=101&q=x', '/events'].map((each) => ({
      outcome: 'fail' as const,
      failure: failure(each),
    }));
    for (const parts of [
      [long, short],
      [short, long],
    ])
      expect(of(parts as readonly Partial<CheckResult>[]).failure?.fingerprint).toBe('/events');
  });
});
