import { describe, expect, it } from 'vitest';
import { suite } from '../../../suites/index.js';
import { isSelected } from '../../engine/plan.js';
import { type VariantId, variant, variantIds } from '../../reference/index.js';
import { groupsOf, isTroubled, judgeVariants } from './variants.js';

const machine = { now: () => performance.now(), sleep: async () => {}, version: 'test' };
const kindOf = (id: VariantId) =>
  variant(id).wire === undefined ? id.slice(0, id.lastIndexOf('.')) : 'wire';

describe('groups of variants', () => {
  it('hold each variant once, and two of a kind never together', () => {
    const groups = groupsOf(variantIds);
    expect(groups.flat().toSorted()).toEqual(variantIds.toSorted());
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

describe('the first group of variants', { timeout: 120_000 }, () => {
  it('is judged without a failure', async () => {
    const [group = []] = groupsOf(variantIds);
    const rows = await judgeVariants(group, 1, suite, machine);
    expect(rows.filter(isTroubled)).toEqual([]);
  });
});
