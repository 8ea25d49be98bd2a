import type { Har } from 'har-format';
import { expect, test } from 'vitest';
import type { Report } from '../src/engine/record/report.js';
import { harReport } from './har.js';
import { htmlReport } from './html/index.js';
import { sampleReport } from './sample.test-data.js';

const sha256 = '5a'.repeat(32);

/** The sample, in which the last body of each failure was too large to be kept. */
const report: Report = {
  ...sampleReport,
  checks: sampleReport.checks.map(({ failure, ...check }) => {
    const last = failure?.exchanges.at(-1);
    if (failure === undefined || last === undefined) return check;
    const excerpt = { bytes: 7_000_000, sha256, isJson: true, at: '/data/70', value: { id: 'row <70>' } };
    const light = { ...last, text: '{"success":true,"data":[', json: undefined, excerpt };
    return { ...check, failure: { ...failure, exchanges: [...failure.exchanges.slice(0, -1), light] } };
  }),
};

test('the page shows what is kept of a large body, and its size and digest', () => {
  const page = htmlReport.render(report);
  expect(page).toContain('7,000,000 bytes');
  expect(page).toContain(sha256);
  expect(page).toContain('Body at /data/70');
  expect(page).toContain('row &lt;70&gt;');
  expect(page).toContain('Body, its beginning');
});

test('the archive has the beginning and the size, and says so', () => {
  const { log }: Har = JSON.parse(harReport.render(report));
  expect(log.entries.map(({ response }) => response.content)).toContainEqual({
    size: 7_000_000,
    mimeType: 'application/json',
    text: '{"success":true,"data":[',
    comment: `The beginning of a body whose SHA-256 digest is ${sha256}.`,
  });
});
