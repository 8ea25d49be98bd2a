import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { stripVTControlCharacters } from 'node:util';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { schema as ctrfSchema } from 'ctrf';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Report, reportOf } from '../src/engine/record/report.js';
import { exitCodes, type Verdict } from '../src/engine/record/verdict.js';
import type { Outcome } from '../src/kit/index.js';
import { consoleReporter } from './console/index.js';
import { ctrfReport } from './ctrf.js';
import { harReport } from './har.js';
import { fileReporters } from './index.js';
import { asWritten, reportIn } from './json.js';
import { eventsOf, randomRuns } from './random-run.test-data.js';
import { countsBy, type Form, readers } from './read-back.test-data.js';
import { hostile, keyShapedText, sampleEvents, sampleReport } from './sample.test-data.js';
import { sarifReport } from './sarif.js';

interface Expected {
  /** The forms of hostile text that would be obeyed in the format. */
  readonly obeyed: readonly string[];
  /** What of the sample's checks it names. */
  readonly names: 'every check' | 'failures' | 'none';
}

const markup = [hostile.script, '<script>alert', 'onmouseover="'];

const expected: Readonly<Record<keyof typeof fileReporters, Expected>> = {
  json: { obeyed: [], names: 'every check' },
  html: { obeyed: markup, names: 'every check' },
  junit: { obeyed: [...markup, hostile.cdata], names: 'every check' },
  sarif: { obeyed: [], names: 'every check' },
  ctrf: { obeyed: [], names: 'every check' },
  markdown: { obeyed: markup, names: 'failures' },
  github: { obeyed: [], names: 'failures' },
  gitlab: { obeyed: [], names: 'failures' },
  azure: { obeyed: [], names: 'failures' },
  teamcity: { obeyed: [], names: 'every check' },
  har: { obeyed: [], names: 'failures' },
  badge: { obeyed: [], names: 'none' },
};

const isJson = (text: string): boolean => text.startsWith('{');

describe.each(Object.entries(fileReporters))('the %s reporter', (format, reporter) => {
  const rendered = reporter.render(sampleReport);
  const { obeyed, names } = expected[format as keyof typeof expected];

  test('gives the same bytes for the same report', () => {
    expect(reporter.render(sampleReport)).toBe(rendered);
    expect(reporter.render(JSON.parse(JSON.stringify(sampleReport)))).toBe(rendered);
  });

  test('begins each of its files with what marks them', () => {
    expect(rendered.slice(0, 4000)).toMatch(reporter.mark);
    expect('# My own report\n').not.toMatch(reporter.mark);
    expect(JSON.stringify({ name: 'my own' }, null, 2)).not.toMatch(reporter.mark);
    fc.assert(
      fc.property(randomRuns, (run) => {
        expect(reporter.render(reportOf(eventsOf(run))).slice(0, 4000)).toMatch(reporter.mark);
      }),
      { numRuns: 20 },
    );
  });

  test('gives the same bytes for a report rebuilt from the log', () => {
    const log = sampleEvents.map((each) => JSON.stringify(each)).join('\n');
    const events = log.split('\n').map((line) => JSON.parse(line));
    expect(reporter.render(reportOf(events))).toBe(rendered);
  });

  test('never shows a key', () => {
    expect(JSON.stringify(sampleReport)).toContain(keyShapedText);
    expect(rendered).not.toMatch(/svc_sk_[0-9a-f]/i);
  });

  test('shows hostile text only escaped', () => {
    if (names !== 'none') expect(rendered).toContain('alert(1)');
    for (const text of [hostile.terminal, hostile.bidi, hostile.nul]) {
      // Data for programs: no eye is misled by it.
      const raw = isJson(rendered) && text === hostile.bidi ? [] : [text];
      for (const each of raw) expect(rendered).not.toContain(each);
    }
    for (const text of obeyed) expect(rendered).not.toContain(text);
  });

  test('has only well-formed characters', () => {
    expect(/\p{Cs}/u.test(rendered)).toBe(false);
    expect(rendered.replaceAll(/[\n\t]/g, '')).not.toMatch(/\p{Cc}/u);
  });

  test('ends with one line feed and names what it tells of', () => {
    expect(rendered).toMatch(/[^\n]\n$/);
    const named = sampleReport.checks.filter(
      ({ outcome }) => names === 'every check' || (names === 'failures' && outcome === 'fail'),
    );
    for (const { id } of named) expect(rendered).toContain(id);
  });

  test('gives the same bytes for a report that was written and read', () => {
    const read = reportIn(JSON.parse(fileReporters.json.render(sampleReport)));
    expect(reporter.render(asWritten(read))).toBe(reporter.render(asWritten(sampleReport)));
  });

  test('renders a log that was cut off', () => {
    const cutOff = reportOf(sampleEvents.slice(0, 1));
    expect(cutOff.verdict).toBe('aborted');
    expect(reporter.render(cutOff)).toContain('aborted');
  });

  test('survives a reply that nests without end', () => {
    let nested: { readonly in: unknown } = { in: keyShapedText };
    for (let depth = 0; depth < 20_000; depth += 1) nested = { in: nested };
    const [check] = sampleReport.checks;
    const [exchange] = check?.failure?.exchanges ?? [];
    const deep = { ...check, failure: { ...check?.failure, exchanges: [{ ...exchange, json: nested }] } };
    expect(reporter.render({ ...sampleReport, checks: [deep] } as typeof sampleReport)).not.toBe('');
  });
});

function consoleText(report: Report): string {
  let text = '';
  const write = (more: string) => {
    text += more;
  };
  consoleReporter({ write, isTty: false, colour: true, columns: 200 }).onReport(report);
  return stripVTControlCharacters(text);
}

const rendered = (form: Form, report: Report): string =>
  form === 'console' ? consoleText(report) : fileReporters[form].render(report);

describe('all forms of a report', { timeout: 120_000 }, () => {
  test('tell the same as the report', () => {
    fc.assert(
      fc.property(randomRuns, (run) => {
        const report = reportOf(eventsOf(run));
        const counts = countsBy((outcome) => run.checks.filter((each) => each.outcome === outcome).length);
        for (const form of Object.keys(readers) as Form[]) {
          const { sums = {}, ...told } = readers[form](rendered(form, report));
          const { verdict, exitCode, defects } = report;
          expect({ verdict, exitCode, counts, defects: defects.length, ...told }, form).toEqual({
            verdict,
            exitCode,
            counts,
            defects: defects.length,
          });
          for (const [outcomes, sum] of Object.entries(sums)) {
            const parts = outcomes.split(' ').map((each) => counts[each as Outcome]);
            expect(sum, `${form}: ${outcomes}`).toBe(parts.reduce((all, each) => all + each, 0));
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  test('tell of a worse outcome no better verdict', () => {
    const worse: Readonly<Partial<Record<Outcome, readonly Outcome[]>>> = {
      pass: ['warn', 'not-tested', 'inconclusive', 'fail', 'harness-error'],
      warn: ['not-tested', 'inconclusive', 'fail', 'harness-error'],
      'not-tested': ['fail', 'harness-error'],
      inconclusive: ['fail', 'harness-error'],
      fail: ['harness-error'],
    };
    const ranks = [
      exitCodes.conformant,
      exitCodes.incomplete,
      exitCodes['non-conformant'],
      exitCodes.aborted,
    ];
    const rankOf = (text: string) => ranks.indexOf(exitCodes[JSON.parse(text).message as Verdict]);
    fc.assert(
      fc.property(randomRuns, fc.nat(7), fc.nat(4), ({ checks, gate }, index, choice) => {
        const from = checks[index];
        const choices = worse[from?.outcome ?? 'observed'] ?? [];
        const outcome = choices[choice % choices.length];
        if (from === undefined || outcome === undefined) return;
        const spoiled = checks.map((each, place) => (place === index ? { ...each, outcome } : each));
        const badge = (all: typeof checks) =>
          fileReporters.badge.render(reportOf(eventsOf({ checks: all, gate })));
        expect(rankOf(badge(spoiled))).toBeGreaterThanOrEqual(rankOf(badge(checks)));
        // No rule of the gate turns what failed in the harness into a success.
        if (outcome === 'harness-error')
          expect(reportOf(eventsOf({ checks: spoiled, gate })).exitCode).toBe(4);
      }),
      { numRuns: 300 },
    );
  });
});

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

describe.each(forms)('%s', { timeout: 300_000 }, (_name, { render }, errors, path) => {
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
