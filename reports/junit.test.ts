import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parse } from 'junit2json';
import { describe, expect, test } from 'vitest';
import type { CheckResult } from '../src/engine/events.js';
import { type Report, reportOf } from '../src/engine/record/report.js';
import { junitReport } from './junit.js';
import { hostile, sampleEvents, sampleReport } from './sample.test-data.js';

interface Case {
  readonly '@_classname': string;
  readonly '@_name': string;
  readonly failure?: { readonly '#text': string; readonly '@_type': string; readonly '@_message': string };
  readonly error?: { readonly '@_message': string };
  readonly skipped?: { readonly '@_message': string };
  readonly 'system-out': string;
}
type Counts = Readonly<Record<'@_tests' | '@_failures' | '@_errors' | '@_skipped', string>>;
interface Suite extends Counts {
  readonly '@_name': string;
  readonly testcase: readonly Case[];
}

const xml = junitReport.render(sampleReport);
const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  isArray: (name) => name === 'testsuite' || name === 'testcase',
});
const suites = (text: string): Counts & { readonly testsuite?: readonly Suite[] } =>
  parser.parse(text).testsuites;
const allCases = (text: string) => (suites(text).testsuite ?? []).flatMap((each) => each.testcase);
/** Those of the checks; the last one is the verdict. */
const cases = (text: string) => allCases(text).slice(0, -1);

const countedIn = (all: readonly Case[]) => ({
  '@_tests': String(all.length),
  '@_failures': String(all.filter((each) => each.failure !== undefined).length),
  '@_errors': String(all.filter((each) => each.error !== undefined).length),
  '@_skipped': String(all.filter((each) => each.skipped !== undefined).length),
});

const only = (check: Partial<CheckResult>): Report => {
  const [first] = sampleReport.checks;
  return { ...sampleReport, checks: [{ ...first, ...check } as CheckResult] };
};

describe('junit.xml', () => {
  test('is well-formed', () => expect(XMLValidator.validate(xml)).toBe(true));

  test('counts what it holds, as the report does', () => {
    const { totals } = sampleReport;
    expect(suites(xml)).toMatchObject(countedIn(allCases(xml)));
    expect(countedIn(cases(xml))).toEqual({
      '@_tests': String(sampleReport.checks.length),
      '@_failures': String(totals.fail),
      '@_errors': String(totals['harness-error']),
      '@_skipped': String(totals.inconclusive + totals['not-tested'] + totals['not-applicable']),
    });
  });

  test('is read by another parser with the same counts', async () => {
    const read = await parse(xml);
    if (read === null || read === undefined || !('testsuite' in read)) throw new Error('it has testsuites');
    const all = (read.testsuite ?? []).flatMap((each) => each.testcase ?? []);
    const { '@_tests': tests, ...others } = countedIn(allCases(xml));
    expect(read.tests).toBe(Number(tests));
    expect(all).toHaveLength(Number(tests));
    const having = (member: 'failure' | 'error' | 'skipped') =>
      String(all.filter((each) => each[member] !== undefined).length);
    expect({
      '@_failures': having('failure'),
      '@_errors': having('error'),
      '@_skipped': having('skipped'),
    }).toEqual(others);
    expect(all.map((each) => each.name)).toEqual(allCases(xml).map((each) => each['@_name']));
  });

  test('has a testsuite an area, each with its own counts', () => {
    const all = suites(xml).testsuite ?? [];
    expect(all.map((each) => each['@_name'])).toEqual([
      ...sampleReport.areas.map((each) => each.area),
      'verdict',
    ]);
    for (const each of all) expect(each).toMatchObject(countedIn(each.testcase));
  });

  test('has a testcase a check, in the order of the plan', () => {
    expect(cases(xml).map((each) => each['@_name'])).toEqual(
      sampleReport.checks.map((each) => `${each.id}: ${each.title}`),
    );
  });

  test('tells a failure so that it can be judged and repeated', () => {
    const failure = cases(xml)[0]?.failure;
    expect(failure?.['@_type']).toBe('limits.events-limit.max');
    for (const text of [
      'clause ',
      'expected  100',
      'seen      101',
      'curl -sS',
      '--check events/limit-above-max',
    ]) {
      expect(failure?.['#text']).toContain(text);
    }
  });

  test('says why something was skipped, and what was tolerated or recommended', () => {
    const of = (id: string) => cases(xml).find((each) => each['@_name'].startsWith(`${id}:`));
    expect(of('paging/walk')?.skipped?.['@_message']).toBe(
      'inconclusive: rate-limited: 429 after 3 of 5 pages. Remedy: Lower --rate or --concurrency below the limit of the key.',
    );
    expect(of('paging/second-page')?.['system-out']).toContain('tolerated (limit-above-max, ');
    expect(of('paging/advice')?.['system-out']).toContain('expected whole seconds, saw nothing');
    expect(of('open/usage-headers')?.['system-out']).toContain('observed usage header: x-usage-remaining');
  });

  test('spells out the characters that XML forbids', () => {
    const body = cases(xml).find((each) => each['@_classname'] === 'errors')?.failure?.['#text'] ?? '';
    for (const text of ['\\u001b[31m', '\\u0000', '\\ud800', hostile.script, hostile.cdata]) {
      expect(parser.parse(`<a>${body}</a>`)).toBeDefined();
      expect(body.replaceAll('&lt;', '<').replaceAll('&gt;', '>')).toContain(text);
    }
  });

  test('counts a failure without details as a failure', () => {
    const { failure: _failure, ...bare } = only({}).checks[0] ?? {};
    expect(
      cases(junitReport.render({ ...sampleReport, checks: [bare as CheckResult] }))[0]?.failure,
    ).toBeDefined();
  });

  test('holds only the verdict of a run without checks', () => {
    const empty = junitReport.render(reportOf(sampleEvents.slice(0, 1)));
    expect(XMLValidator.validate(empty)).toBe(true);
    expect(allCases(empty)).toMatchObject([{ '@_classname': 'verdict', failure: { '@_type': 'aborted' } }]);
  });
});
