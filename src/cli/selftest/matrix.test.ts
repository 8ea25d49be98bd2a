import { describe, expect, it } from 'vitest';
import { suite } from '../../../suites/index.js';
import { faultIds } from '../../reference/index.js';
import { judgeFault, witnessesOf } from './faults.js';
import { judgeReference } from './judge.js';

const machine = { now: () => performance.now(), sleep: async () => {}, version: 'test' };

/** A fixed sample; the whole matrix is the self-test's. */
const sample = faultIds.filter((_, index) => index % 40 === 0);

describe('the reference without faults', { timeout: 60_000 }, () => {
  it('passes every check, with nothing inconclusive', async () => {
    const results = await judgeReference({}, suite, machine);
    expect(results).toHaveLength(suite.length);
    const unclean = results.filter(({ outcome }) => outcome !== 'pass' && outcome !== 'observed');
    expect(unclean.map(({ id, outcome, note, failure }) => ({ id, outcome, note, failure }))).toEqual([]);
  });
});

describe('the reference with a fault', { timeout: 60_000 }, () => {
  it.each(sample)('%s is caught by a check that cites its clause', async (id) => {
    const row = await judgeFault(id, suite, machine);
    expect(row).toMatchObject({ fault: id, caught: true });
  });

  it('is judged by the checks that cite its clauses or name it', () => {
    const [id] = sample;
    const noticing = id === undefined ? [] : witnessesOf(id, suite);
    expect(noticing.length).toBeGreaterThan(0);
    expect(noticing.length).toBeLessThan(suite.length);
  });
});
