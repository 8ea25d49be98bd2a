import { expect, it } from 'vitest';
import { costOfReference } from './reference-run.js';

// The tests of the independent deployment compare its estimate too.
it('a plan expects the requests of a full run of the reference within 10 %', {
  timeout: 240_000,
}, async () => {
  const { expected, sent } = await costOfReference('full', 1);
  expect(Math.abs(expected / sent - 1)).toBeLessThan(0.1);
});
