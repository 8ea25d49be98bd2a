import { describe, expect, it } from 'vitest';
import { accusing, Inconclusive, Violation } from './outcome.js';

const finding = { at: '/data', expected: 'rows', seen: 'none' };
const clause = 'envelope.list.data';
const fails = (over = {}) => {
  throw new Violation({ ...finding, ...over });
};

describe('accusing', () => {
  it('names the clause of what throws, and of what rejects', async () => {
    const attributed = { finding: { ...finding, clause } };
    expect(() => accusing(clause, fails)).toThrow(expect.objectContaining(attributed));
    await expect(accusing(clause, async () => fails())).rejects.toMatchObject(attributed);
  });

  it('leaves a clause that is named already, and what accuses nobody', () => {
    const named = 'envelope.list.success' as const;
    expect(() => accusing(clause, () => fails({ clause: named }))).toThrow(
      expect.objectContaining({ finding: { ...finding, clause: named } }),
    );
    const undecided = new Inconclusive('no-data', 'no rows');
    expect(() =>
      accusing(clause, () => {
        throw undecided;
      }),
    ).toThrow(undecided);
    expect(() => accusing(undefined, fails)).toThrow(expect.objectContaining({ finding }));
  });

  it('hands out what it was given', async () => {
    expect(accusing(clause, () => 7)).toBe(7);
    expect(await accusing(clause, async () => 7)).toBe(7);
  });
});
