import { afterAll, describe, expect, it } from 'vitest';
import { plain, refused } from '../cli/live/mischief.test-data.js';
import type { Behaviours } from './behaviour.test-data.js';
import { hostileRuns } from './hostile-runs.test-data.js';
import { trap } from './redirects.test-data.js';

/** A check that meets no behaviour: the run goes on, whatever another meets. */
const bystander = 'errors/invalid-enum';
/** Megabytes that no target may make the harness take, with what the target itself takes in the same process. */
const mostMemory = 2000;

/** Judges the target once with each behaviour, beside a conforming rest. */
export function judging(...kinds: readonly Behaviours[]): void {
  const { run, close } = hostileRuns();
  afterAll(close);

  for (const { kind, check, beside = [], meets, rows } of kinds) {
    describe(`${kind}: a target that`, () => {
      it.concurrent.each(rows)('$does', { timeout: 60_000 }, async ({ expected, deliver, settings }) => {
        let met = 0;
        const { outcomes, exitCode, targets } = await run(
          [check, ...beside, bystander],
          ({ url = '' }) => {
            if (!meets(url)) return isContract(url) ? refused(404, 'NOT_FOUND') : plain;
            met += 1;
            return deliver;
          },
          settings,
        );
        expect(met).toBeGreaterThan(0);
        expect(outcomes).toMatchObject({ [check]: expected, [bystander]: 'pass' });
        expect(Object.values(outcomes)).not.toContain('harness-error');
        if (expected === 'fail') expect(exitCode).toBe(1);
        if (expected.startsWith('inconclusive')) expect(exitCode).toBe(2);
        expect(targets.filter((target) => target.includes(trap))).toEqual([]);
      });
    });
  }

  it('takes no more memory than it may', () => {
    expect(process.resourceUsage().maxRSS / 1000).toBeLessThan(mostMemory);
  });
}

/** To judge by a contract takes longer than all else; where none is met, none is served. */
const isContract = (target: string): boolean => target.endsWith('/openapi.json');
