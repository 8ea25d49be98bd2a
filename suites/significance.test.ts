import { expect, it } from 'vitest';
import type { JsonObject } from '../src/kit/index.js';
import { outcomeOf } from './asking/outcome-of.test-data.js';
import { blend } from './significance.js';

/** Battles of all severities from 7 to 10, with what severity adds to their significance. */
const battles = (added: (severity: number) => number): readonly JsonObject[] =>
  Array.from({ length: 31 }, (_, step) => ({
    id: `conflict_${step}`,
    category: 'Battles',
    fatalities: 0,
    metrics: {
      goldstein_scale: -7 - step / 10,
      confidence: 0.4,
      significance: 0.02 + added((7 + step / 10) / 10),
    },
  }));

const judged = (added: (severity: number) => number): Promise<string> =>
  outcomeOf(blend, () => ({ data: battles(added), pagination: { next_cursor: null } }));

it('takes severity by its share of the greatest, or scaled from the mildest Event of the family', async () => {
  expect(await judged((severity) => 0.25 * severity)).toBe('passed');
  expect(await judged((severity) => (0.25 * (severity - 0.7)) / 0.3)).toBe('passed');
});

it('expects severity to add to significance', async () => {
  expect(await judged(() => 0)).toBe('significance.goldstein-severity.weight');
});
