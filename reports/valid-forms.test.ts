import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { schema as ctrfSchema } from 'ctrf';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reportOf } from '../src/engine/report.js';
import { ctrfReport } from './ctrf.js';
import { harReport } from './har.js';
import { eventsOf, randomRuns } from './random-run.test-data.js';
import { sampleEvents, sampleReport } from './sample.test-data.js';
import { sarifReport } from './sarif.js';

const resolve = createRequire(import.meta.url).resolve;
const jsonAt = (name: string) => JSON.parse(readFileSync(resolve(name), 'utf8'));

function compiled(schema: object, others: readonly object[] = []): ValidateFunction {
  // A pattern of the SARIF schema is none of Unicode mode.
  const ajv = new Ajv({ strict: false, allErrors: true, logger: false, unicodeRegExp: false });
  addFormats.default(ajv);
  ajv.addMetaSchema(jsonAt('ajv/dist/refs/json-schema-draft-06.json'));
  for (const other of others) ajv.addSchema(other);
  return ajv.compile(schema);
}

// It says draft 4, of which it uses nothing that later drafts read otherwise but the name of its id.
const {
  $schema: _draft,
  id: _id,
  ...sarifSchema
} = jsonAt('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json');
const { har: harSchema, ...harParts } = createRequire(import.meta.url)('har-schema');

const errorsOf = (validate: ValidateFunction) => (value: unknown) => {
  validate(value);
  return validate.errors ?? [];
};

const forms = [
  ['sarif', sarifReport, errorsOf(compiled(sarifSchema)), ['runs', '0', 'tool']],
  ['har', harReport, errorsOf(compiled(harSchema, Object.values(harParts))), ['log', 'creator']],
  ['ctrf', ctrfReport, errorsOf(compiled(ctrfSchema)), ['results', 'summary']],
] as const;

describe.each(forms)('%s', (_name, { render }, errors, path) => {
  test.each([
    ['a whole run', sampleReport],
    ['a run that was cut off', reportOf(sampleEvents.slice(0, 1))],
  ])('of %s keeps to its schema', (_what, report) => {
    expect(errors(JSON.parse(render(report)))).toEqual([]);
  });

  test('of any run keeps to its schema', () => {
    fc.assert(
      fc.property(randomRuns, (run) => {
        expect(errors(JSON.parse(render(reportOf(eventsOf(run)))))).toEqual([]);
      }),
    );
  });

  test('is noticed where it does not', () => {
    const value = JSON.parse(render(sampleReport));
    const parent = path.slice(0, -1).reduce((at, member) => at[member], value);
    delete parent[path.at(-1) ?? ''];
    expect(errors(value)).not.toEqual([]);
  });
});
