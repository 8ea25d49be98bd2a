import { describe, expect, it } from 'vitest';
import { exchangeOf } from '../../kit/sample.test-data.js';
import { createBrokenReplies, rateOf } from './broken-replies.js';

const served = exchangeOf({ data: [] });
const error = exchangeOf({ code: 'INTERNAL' }, 500);
const cut = exchangeOf(undefined);
const semantic = exchangeOf({ code: 'SEMANTIC_SEARCH_UNAVAILABLE' }, 503);

/** The summary of a run of `replies`, one each `everyMs`, of which those that `isBroken` says are broken. */
function summaryOf(replies: number, everyMs: number, isBroken: (nth: number) => boolean, broken = error) {
  const counter = createBrokenReplies();
  for (let nth = 0; nth < replies; nth += 1) counter.hear(isBroken(nth) ? broken : served, nth * everyMs);
  return counter.summary();
}

describe('the rate of broken replies', () => {
  it.each([
    ['none', 'none', 1000, 100, () => false],
    ['a few', 'rare', 1000, 100, (nth: number) => nth % 400 === 7],
    ['two in a hundred', 'occasional', 1000, 100, (nth: number) => nth % 50 === 0],
    ['seven in a hundred, all over the run', 'frequent', 1000, 100, (nth: number) => nth % 14 === 0],
    ['seven in a hundred of too few', 'occasional', 150, 1000, (nth: number) => nth % 14 === 0],
    ['seven in a hundred, in two places', 'occasional', 1000, 100, (nth: number) => nth < 35 || nth > 965],
    ['many within 30 seconds', 'restart', 1000, 100, (nth: number) => nth >= 400 && nth < 700],
    ['two in a hundred of a short run', 'occasional', 1000, 10, (nth: number) => nth % 50 === 0],
  ] as const)('of %s is %s', (_, kind, replies, everyMs, isBroken) => {
    expect(summaryOf(replies, everyMs, isBroken).kind).toBe(kind);
  });

  it('counts bodies that are no JSON, and not the 503 that the specification shows', () => {
    expect(summaryOf(100, 1000, (nth) => nth === 3, cut)).toMatchObject({ broken: 1, kind: 'restart' });
    expect(summaryOf(100, 1000, (nth) => nth % 10 === 0, semantic)).toMatchObject({
      broken: 0,
      kind: 'none',
    });
  });

  it('is shown with its count and its stretch', () => {
    expect(rateOf(summaryOf(1000, 100, (nth) => nth === 10 || nth === 40))).toBe(
      '2 of 1000 replies (0.2 %) within 3 s',
    );
  });
});
