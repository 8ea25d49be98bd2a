import { describe, expect, it } from 'vitest';
import { suite } from '../../../suites/index.js';
import { isSelected } from '../../engine/plan/plan.js';
import { isRest } from '../../tier.test-data.js';
import { faultIds, type VariantId, variant, variantIds } from '../reference/index.js';
import { judgeFault, witnessesOf } from './faults.js';
import { judgeReference } from './judge.js';
import {
  isLiving,
  isShownUnderway,
  isUnsettled,
  judgeFaultUnderway,
  judgeLiving,
  underwayVariant,
} from './living.js';
import { groupsOf } from './variants.js';

const machine = { now: () => performance.now(), sleep: async () => {}, version: 'test' };

/** Fixed samples; the whole matrix is the self-test's. */
const everyOf = (step: number) => faultIds.filter((_, index) => index % step === 0);
const sample = everyOf(1000);
const sampleUnderway = everyOf(isRest ? 60 : 1000);

describe('the reference without faults', { timeout: 300_000 }, () => {
  it('passes every check, with nothing inconclusive', async () => {
    const results = await judgeReference({}, suite, machine);
    expect(results).toHaveLength(suite.length);
    const unclean = results.filter(({ outcome }) => outcome !== 'pass' && outcome !== 'observed');
    expect(unclean.map(({ id, outcome, note, failure }) => ({ id, outcome, note, failure }))).toEqual([]);
  });
});

describe('the reference with a fault', { timeout: 300_000 }, () => {
  it.each(sample)('%s is caught by a check that accuses its clause', async (id) => {
    const row = await judgeFault(id, suite, machine);
    expect(row).toMatchObject({ fault: id, caught: true });
  });

  it('is judged by the checks that cite its clauses', () => {
    const [id] = sample;
    const noticing = id === undefined ? [] : witnessesOf(id, suite);
    expect(noticing.length).toBeGreaterThan(0);
    expect(noticing.length).toBeLessThan(suite.length);
  });
});

describe('the reference with a fault while its data move', { timeout: 300_000 }, () => {
  const shown = sampleUnderway.filter(isShownUnderway);
  it.each(shown)('%s is caught all the same', async (id) => {
    expect(await judgeFaultUnderway(id, suite, machine)).toMatchObject({ fault: id, caught: true });
  });
});

describe.runIf(isRest)('the reference while its data move', { timeout: 300_000 }, () => {
  it('is accused by no check, and at most one is undecided', async () => {
    const judged = await judgeLiving(underwayVariant, 1, suite, machine);
    expect(judged.failed).toEqual([]);
    expect(isUnsettled(judged) ? judged.undecided : []).toEqual([]);
  });
});

const kindOf = (id: VariantId) =>
  variant(id).wire === undefined ? id.slice(0, id.lastIndexOf('.')) : 'wire';

describe('groups of variants', () => {
  it('hold each variant once, and two of a kind never together', () => {
    const still = variantIds.filter((id) => !isLiving(id));
    const groups = groupsOf(still);
    expect(groups.flat().toSorted()).toEqual(still.toSorted());
    for (const group of groups) expect(new Set(group.map(kindOf)).size).toBe(group.length);
  });
});

describe('a variant', () => {
  it('stands apart from variants that there are', () => {
    const known: readonly string[] = variantIds;
    const apart = variantIds.flatMap((id) => variant(id).notBeside ?? []);
    expect(apart.filter((id) => !known.includes(id))).toEqual([]);
  });

  it.each(variantIds)('%s names checks that there are', (id) => {
    for (const selector of variant(id).undecided ?? [])
      expect(suite.some((check) => isSelected(check.id, [selector]))).toBe(true);
  });
});
