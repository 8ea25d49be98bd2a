import { expect, it } from 'vitest';
import { circumstances, failureText } from './failures.js';
import { result, sampleReport } from './sample.test-data.js';

it.each([
  [1, 1, '1 trial, 1 reply'],
  [99, 1, '99 trials, 1 reply'],
  [1200, 2, '1,200 trials, 2 replies'],
])('counts %d trials and %d replies', (trials, replies, words) => {
  const [first] = circumstances(result('a/a', 'pass', { trials, replies }));
  expect(first?.endsWith(`; ${words}`)).toBe(true);
});

it.each([
  [3, 3, []],
  [3, 34, ['how often 3 of 34 times, so it comes and goes']],
])(
  'tells how often a check failed that failed %d of %d times, unless it always did',
  (failed, tried, lines) => {
    const check = sampleReport.checks.find(({ failure }) => failure !== undefined);
    if (check?.failure === undefined) throw new Error('the sample has no failure');
    const text = failureText(sampleReport, check, { ...check.failure, repeated: { failed, tried } });
    expect(text.split('\n').filter((line) => line.startsWith('how often'))).toEqual(lines);
  },
);
