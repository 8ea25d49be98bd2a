import { afterAll, describe, expect, it } from 'vitest';
import { type Delivery, plain, refused } from '../cli/live/mischief.test-data.js';
import { alikeId, isOfAlike } from './alike.test-data.js';
import type { Behaviour, Behaviours } from './behaviour.test-data.js';
import { type HostileRun, hostileRuns } from './hostile-runs.test-data.js';
import { trap } from './redirects.test-data.js';

/** A check that meets no behaviour: the run goes on, whatever another meets. */
const bystander = 'errors/invalid-enum';
/** Megabytes that no target may make the harness take, with what the target itself takes in the same process. */
const mostMemory = 2000;

/** How a row is met: by which check, in which requests. */
interface Meeting {
  readonly check: string;
  readonly meets: (target: string) => boolean;
  readonly row: Behaviour;
}

/** Judges the target with each behaviour, beside a conforming rest. */
export function judging(...kinds: readonly Behaviours[]): void {
  const { run, close } = hostileRuns();
  afterAll(close);

  /** One run that meets these, and how often it met each. */
  async function meeting(meetings: readonly Meeting[], beside: readonly string[]) {
    const met = new Map<Behaviour, number>();
    const deliveryOf = (url: string): Delivery => {
      const found = meetings.find(({ meets }) => meets(url));
      if (found === undefined) return isContract(url) ? refused(404, 'NOT_FOUND') : plain;
      met.set(found.row, (met.get(found.row) ?? 0) + 1);
      return found.row.deliver;
    };
    const checks = [...meetings.map(({ check }) => check), ...beside, bystander];
    const settings = meetings.flatMap(({ row }) => row.settings);
    return { met, ran: await run(checks, ({ url = '' }) => deliveryOf(url), settings) };
  }

  for (const { kind, check, beside = [], meets, together = false, rows } of kinds) {
    const groups = together ? groupsOf(rows) : rows.map((row) => [{ check, meets, row }]);
    describe(`${kind}: a target that`, () => {
      for (const meetings of groups) {
        const found = remembered(() => meeting(meetings, beside));
        // What meets many takes the whole process, and another would find its clock far ahead.
        const each = together ? it.each(meetings) : it.concurrent.each(meetings);
        each('$row.does', { timeout: 60_000 }, async ({ check, row }) => {
          const { met, ran } = await found();
          expect(met.get(row)).toBeGreaterThan(0);
          expectRight(ran, check, row.expected);
        });
      }
    });
  }

  it('takes no more memory than it may', () => {
    expect(process.resourceUsage().maxRSS / 1000).toBeLessThan(mostMemory);
  });
}

function expectRight({ outcomes, exitCode, targets }: HostileRun, check: string, expected: string): void {
  expect(outcomes).toMatchObject({ [check]: expected, [bystander]: 'pass' });
  expect(Object.values(outcomes)).not.toContain('harness-error');
  if (expected === 'fail') expect(exitCode).toBe(1);
  if (expected.startsWith('inconclusive')) expect(exitCode).toBe(2);
  expect(targets.filter((target) => target.includes(trap))).toEqual([]);
}

/** Rows of one outcome each, since the exit code tells the worst of a run. */
function groupsOf(rows: readonly Behaviour[]): readonly (readonly Meeting[])[] {
  return [...new Set(rows.map(({ expected }) => expected))].map((expected) =>
    rows
      .filter((row) => row.expected === expected)
      .map((row, nth) => ({ check: alikeId(nth), meets: (target) => isOfAlike(nth, target), row })),
  );
}

function remembered<Found>(find: () => Promise<Found>): () => Promise<Found> {
  let found: Promise<Found> | undefined;
  return () => {
    found ??= find();
    return found;
  };
}

/** To judge by a contract takes longer than all else; where none is met, none is served. */
const isContract = (target: string): boolean => target.endsWith('/openapi.json');
