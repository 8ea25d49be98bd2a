import { expect, it } from 'vitest';
import { negatives } from './bucket.js';

it('takes a trend of severity for no severity', () => {
  const trends = { goldstein_severity_delta: -0.4, severity_change_pct: -3, severity_vs_prior: -1 };
  expect([...negatives(trends)]).toEqual([]);
  const found = negatives({ goldstein_severity: { avg: -1 }, severity_avg: -1 });
  expect([...found]).toHaveLength(2);
  expect([...negatives({ severity: { min: -1, trend: -2 } })]).toEqual(['/severity/min']);
});
