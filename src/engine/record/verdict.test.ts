import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outcomes } from '../../kit/index.js';
import { type Ending, exitCodeOf, type Verdict, verdictOf } from './verdict.js';

const required = (outcome: (typeof outcomes)[number]) => ({ outcome, required: true });
const optional = (outcome: (typeof outcomes)[number]) => ({ outcome, required: false });

const result = fc.record({ outcome: fc.constantFrom(...outcomes), required: fc.boolean() });
const results = fc.array(result, { maxLength: 8 });
const bestFirst: readonly Verdict[] = ['conformant', 'incomplete', 'non-conformant', 'aborted'];

describe('verdictOf', () => {
  it.each([
    ['all pass', [required('pass'), required('pass')], 'conformant', 0],
    ['a warn', [required('pass'), required('warn')], 'conformant', 0],
    ['something moot', [required('pass'), required('not-applicable')], 'conformant', 0],
    [
      'an optional check undecided',
      [required('pass'), optional('inconclusive'), optional('not-tested')],
      'conformant',
      0,
    ],
    ['a failure', [required('pass'), required('fail')], 'non-conformant', 1],
    ['a failure beside what is undecided', [required('inconclusive'), required('fail')], 'non-conformant', 1],
    ['a required check undecided', [required('pass'), required('inconclusive')], 'incomplete', 2],
    ['a required check not tested', [required('pass'), required('not-tested')], 'incomplete', 2],
    ['nothing', [], 'incomplete', 2],
    ['nothing required', [optional('pass'), optional('observed')], 'incomplete', 2],
    ['only what is moot', [required('not-applicable')], 'incomplete', 2],
    ['our fault', [required('pass'), optional('harness-error'), required('fail')], 'aborted', 4],
  ] as const)('%s: %j is %s', (_, judged, verdict, exitCode) => {
    expect(verdictOf(judged, 'completed')).toBe(verdict);
    expect(exitCodeOf(verdict)).toBe(exitCode);
  });

  it.each<Ending>(['interrupted', 'aborted', 'unfinished'])('is aborted by a run that is %s', (ending) => {
    expect(verdictOf([required('pass')], ending)).toBe('aborted');
  });

  it('does not depend on the order of results', () => {
    fc.assert(
      fc.property(results, (judged) => {
        expect(verdictOf(judged.toReversed(), 'completed')).toBe(verdictOf(judged, 'completed'));
      }),
    );
  });

  it('is never conformant without an executed required check', () => {
    fc.assert(
      fc.property(
        results,
        fc.constantFrom<Ending>('completed', 'interrupted', 'aborted', 'unfinished'),
        (judged, ending) => {
          const decided = judged.some((each) => each.required && ['pass', 'warn'].includes(each.outcome));
          if (exitCodeOf(verdictOf(judged, ending)) === 0) expect(decided).toBe(true);
        },
      ),
    );
  });

  it('is never improved by a worse outcome of one check', () => {
    const worstLast = ['pass', 'warn', 'inconclusive', 'fail', 'harness-error'] as const;
    const place = fc.nat({ max: worstLast.length - 1 });
    fc.assert(
      fc.property(results, fc.boolean(), place, place, (others, isRequired, one, other) => {
        const verdictWith = (index: number) => {
          const outcome = worstLast[index] ?? 'pass';
          return bestFirst.indexOf(verdictOf([...others, { outcome, required: isRequired }], 'completed'));
        };
        expect(verdictWith(Math.max(one, other))).toBeGreaterThanOrEqual(verdictWith(Math.min(one, other)));
      }),
    );
  });

  it('is never improved by a further result, except by the first required one that is decided', () => {
    fc.assert(
      fc.property(results, result, (judged, further) => {
        fc.pre(judged.some((each) => each.required && ['pass', 'warn'].includes(each.outcome)));
        expect(bestFirst.indexOf(verdictOf([...judged, further], 'completed'))).toBeGreaterThanOrEqual(
          bestFirst.indexOf(verdictOf(judged, 'completed')),
        );
      }),
    );
  });
});
