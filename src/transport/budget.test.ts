import { describe, expect, it } from 'vitest';
import { Inconclusive } from '../kit/index.js';
import { createBudget } from './budget.js';

describe('createBudget', () => {
  it('books up to its limit', () => {
    const budget = createBudget(2);
    budget.take('listEvents');
    budget.take(undefined);
    expect(() => budget.take('listEvents')).toThrow(Inconclusive);
    expect(budget.spent()).toEqual({ requests: 2, queryUnits: 2 });
  });

  it('counts no Query Unit for what costs none', () => {
    const budget = createBudget(2);
    budget.take('getOpenapi');
    expect(budget.spent()).toEqual({ requests: 1, queryUnits: 0 });
  });

  it('tells what the requests to each operation took', () => {
    const budget = createBudget(1);
    for (let ms = 100; ms >= 1; ms -= 1)
      budget.answered('listEvents', { ms, bytes: 10, status: ms === 1 ? 429 : 200 });
    budget.answered(undefined, { ms: 7, bytes: 3, status: 200 });
    expect(budget.operations()).toEqual([
      {
        operation: 'listEvents',
        requests: 100,
        bytes: 1000,
        limited: 1,
        p50: 51,
        p95: 96,
        p99: 100,
        max: 100,
      },
      { operation: 'other', requests: 1, bytes: 3, limited: 0, p50: 7, p95: 7, p99: 7, max: 7 },
    ]);
  });

  it('draws percentiles from the latest answers', () => {
    const budget = createBudget(1);
    for (let count = 0; count < 1500; count += 1)
      budget.answered('listEvents', { ms: count < 500 ? 9999 : 1, bytes: 0, status: 200 });
    expect(budget.operations()).toMatchObject([
      { operation: 'listEvents', requests: 1500, p50: 1, p95: 1, p99: 1, max: 1 },
    ]);
  });
});
