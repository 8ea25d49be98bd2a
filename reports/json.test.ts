import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { reportOf } from '../src/engine/record/report.js';
import { exitCodes } from '../src/engine/record/verdict.js';
import { inconclusiveReasons, outcomes } from '../src/kit/index.js';
import { documentOf, jsonReport, reportIn } from './json.js';
import { masked } from './safe-text.js';
import { hostile, keyShapedText, sampleEvents, sampleReport } from './sample.test-data.js';

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

const schema = JSON.parse(readFileSync('reports/report.schema.json', 'utf8'));
const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, allErrors: true });
addFormats.default(ajv);
const validate = ajv.compile(schema);

test.each([
  ['a whole run', sampleReport],
  ['a run that was cut off', reportOf(sampleEvents.slice(0, 1))],
])('report.json of %s keeps to its schema', (_what, report) => {
  validate(JSON.parse(jsonReport.render(report)));
  expect(validate.errors ?? []).toEqual([]);
});

test('every member of a report is described, and a missing one is noticed', () => {
  expect(Object.keys(documentOf(sampleReport)).toSorted()).toEqual(Object.keys(schema.properties).toSorted());
  for (const member of schema.required) {
    const { [member]: _missing, ...rest } = JSON.parse(jsonReport.render(sampleReport));
    expect(validate(rest)).toBe(false);
  }
});

test('the schema lists the same words as the engine', () => {
  const { outcome, reason } = schema.$defs;
  expect(outcome.enum).toEqual(outcomes);
  expect(reason.enum).toEqual(inconclusiveReasons);
  const { unusable: _unusable, ...verdicts } = exitCodes;
  expect(schema.properties.verdict.enum).toEqual(Object.keys(verdicts));
  expect(schema.properties.exitCode.enum).toEqual(Object.values(verdicts));
});

test('a report that was written is read as it was', () => {
  const document = JSON.parse(jsonReport.render(sampleReport));
  expect(reportIn(document)).toEqual(JSON.parse(JSON.stringify(masked(sampleReport))));
  expect(Object.keys(document.exchanges).length).toBeGreaterThan(3);
});

test('a report that lacks an exchange is not read', () => {
  const document = documentOf(sampleReport);
  expect(() => reportIn({ ...document, exchanges: {} })).toThrow(RangeError);
});
