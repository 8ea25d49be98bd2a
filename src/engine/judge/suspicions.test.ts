import { describe, expect, it } from 'vitest';
import type { ClauseId } from '../../../contract/index.js';
import { exchangeOf } from '../../kit/sample.test-data.js';
import { createSuspicions } from './suspicions.js';

const clause: ClauseId = 'limits.events-limit.max';
const other: ClauseId = 'limits.events-limit.min';
const replies = 900;

/** What a run shows whose contradictions were the replies to these targets, by their ordinals. */
function shown(contradictions: readonly (readonly [nth: number, target: string, of?: ClauseId])[]) {
  const suspicions = createSuspicions();
  for (const [nth, target, of = clause] of contradictions) {
    const finding = { clause: of, at: `/data/${nth}`, expected: 'a', seen: 'b' };
    const { request, ...reply } = exchangeOf({});
    suspicions.hear(finding, { ...reply, request: { ...request, target } }, nth);
  }
  return suspicions.steady(replies);
}

describe('contradictions of a run', () => {
  it('are evidence when several requests showed them all over it', () => {
    const steady = shown([
      [10, '/longer'],
      [300, '/a'],
      [700, '/b'],
    ]);
    expect(steady).toMatchObject({ seen: 3, finding: { clause, at: '/data/300' } });
    expect(steady?.exchange.request.target).toBe('/a');
  });

  it.each([
    ['two replies', [10, 800]],
    ['one moment', [10, 11, 12, 13, 14, 15, 16, 17, 18, 309]],
  ])('are none of %s', (_, ordinals) => {
    expect(shown(ordinals.map((nth) => [nth, `/${nth}`]))).toBeUndefined();
  });

  it('are none of what is asked again and again', () => {
    expect(shown(Array.from({ length: 30 }, (_, at) => [at * 30, `/${at % 2}`]))).toBeUndefined();
  });

  it('count for one clause only, and the one with most of them is accused', () => {
    const one = [10, 500, 800].map((nth) => [nth, `/${nth}`] as const);
    const another = [20, 510, 700, 810].map((nth) => [nth, `/${nth}`, other] as const);
    expect(shown([...one, ...another])).toMatchObject({ seen: 4, finding: { clause: other } });
    expect(shown([...one.slice(1), ...another.slice(2)])).toBeUndefined();
  });
});
