import { expect, test } from 'vitest';
import { documentOf } from './document.js';
import { jsonReport } from './json.js';
import { hostile, keyShapedText, sampleReport } from './sample.test-data.js';

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([member, each]) => [member, reversed(each)])
      .toReversed(),
  );
};

test('report.json is the report, without keys', () => {
  const expected = JSON.stringify(documentOf(sampleReport)).replaceAll(keyShapedText, 'svc_sk_…');
  expect(JSON.parse(jsonReport.render(sampleReport))).toEqual(JSON.parse(expected));
});

test('the order of members does not depend on the order in which they came', () => {
  const text = jsonReport.render(sampleReport);
  expect(jsonReport.render(reversed(sampleReport) as typeof sampleReport)).toBe(text);
  expect(text).toMatch(/^\{\n {2}"format": 3,\n {2}"verdict": "aborted",\n {2}"exitCode": 4,/);
});

test('a hostile member name stays a member', () => {
  const observations = JSON.parse(`{"__proto__":"x","${hostile.cdata}":"y"}`);
  const [check] = sampleReport.checks;
  if (check === undefined) throw new Error('the sample has checks');
  const text = jsonReport.render({ ...sampleReport, checks: [{ ...check, observations }] });
  expect(text).toContain('"__proto__": "x"');
});
