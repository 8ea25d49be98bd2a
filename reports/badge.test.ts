import { expect, test } from 'vitest';
import type { Verdict } from '../src/engine/record/verdict.js';
import { badgeReport } from './badge.js';
import { sampleReport } from './sample.test-data.js';

const badgeOf = (verdict: Verdict, check = 'all') => {
  const settings = { ...sampleReport.run.settings, check: { value: check, from: 'flag' } };
  return JSON.parse(
    badgeReport.render({ ...sampleReport, verdict, exitCode: 0, run: { ...sampleReport.run, settings } }),
  );
};

test.each([
  ['conformant', 'brightgreen', false],
  ['non-conformant', 'red', true],
  ['incomplete', 'orange', true],
  ['aborted', 'lightgrey', true],
] as const)('a badge of %s is drawn from the verdict, whatever the gate says', (verdict, color, isError) => {
  expect(badgeOf(verdict)).toEqual({
    schemaVersion: 1,
    label: 'Event Intelligence API v2',
    message: verdict,
    color,
    isError,
  });
});

test('a run of some checks does not claim the whole', () => {
  expect(badgeOf('conformant', 'events').message).toBe('conformant in events');
});
