import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { reportOf } from '../src/engine/report.js';
import { exitCodes } from '../src/engine/verdict.js';
import { inconclusiveReasons, outcomes } from '../src/kit/index.js';
import { documentOf, reportIn } from './document.js';
import { jsonReport } from './json.js';
import { masked } from './masked.js';
import { sampleEvents, sampleReport } from './sample.test-data.js';

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
