import { describe, expect, test } from 'vitest';
import { reportOf } from '../src/engine/report.js';
import { asWritten, reportIn } from './document.js';
import { fileReporters } from './index.js';
import { hostile, keyShapedText, sampleEvents, sampleReport } from './sample.test-data.js';

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
