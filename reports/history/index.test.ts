import { describe, expect, test } from 'vitest';
import type { History } from '../../src/regression/history/history.js';
import { outlineText } from '../outline.js';
import { hostile, keyShapedText } from '../sample.test-data.js';
import { sparkline, textSparkline } from './charts.js';
import { historyOutlines, historyReporters } from './index.js';
import { cursor, historyOf, limit, reportOn } from './sample.test-data.js';

const { run } = reportOn(1);
const nasty = `${hostile.script} ${hostile.attribute} ${keyShapedText}`;

/** Two series, a changed contract, a clause that fails, one that flips, and a file that is left out. */
const history: History = {
  ...historyOf([
    reportOn(1, { [limit]: 'pass', [cursor]: 'pass' }, { contract: '2.0.0' }),
    reportOn(2, { [limit]: 'fail', [cursor]: 'inconclusive' }, { contract: '2.1.0' }),
    reportOn(3, { [limit]: 'fail', [cursor]: 'pass' }, { contract: '2.1.0' }),
    reportOn(4, { [limit]: 'fail', [cursor]: 'inconclusive' }, { contract: '2.1.0' }),
    reportOn(1, {}, { run: { ...run, target: { baseUrl: nasty, name: nasty, surfaces: {} } } }),
  ]),
  leftOut: [{ file: `old/${nasty}.json`, reason: `It has format 2; this version reads 3. ${nasty}` }],
  filesLeftOut: 3,
};
const page = historyReporters.html.render(history);
const all = (pattern: RegExp): readonly string[] => [...page.matchAll(pattern)].map((each) => each[1] ?? '');
const text = historyOutlines(history)
  .map((each) => outlineText(each, { colour: false, columns: 100 }))
  .join('\n');

describe('history.html', () => {
  test('reaches for nothing outside itself, and runs no script', () => {
    expect(page).not.toMatch(/ src=|url\(|@import|<link|<iframe|<img|<script|script-src/);
    expect(page).not.toMatch(/ (?:style|on\w+)="/);
    for (const target of all(/href="([^"]*)"/g)) expect(target).toMatch(/^#/);
  });

  test('has each id once, and no link that leads nowhere', () => {
    const ids = all(/ id="([^"]*)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    for (const target of all(/ (?:href="#|aria-labelledby=")([^"]*)"/g)) expect(ids).toContain(target);
  });

  test('gives every graphic a title, and a table to what it draws', () => {
    const graphics = all(/<svg class="(?:spark|strip)"[^>]*role="img">(<title>[^<]+<\/title>)/g);
    expect(graphics.length).toBe(page.match(/<svg/g)?.length);
    for (const title of ['Runs', 'Areas', 'Latency', 'Clauses that fail now'])
      expect(page).toMatch(new RegExp(`<h3 id="series-1-[\\w-]+">${title} <span`));
    expect(page).toContain('p50 / p95 / p99 of each run in milliseconds, by operation');
  });

  test('shows what a target sent as text, without keys', () => {
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toContain(keyShapedText);
    for (const reporter of Object.values(historyReporters))
      expect(reporter.render(history)).not.toContain(keyShapedText);
  });

  test('names what is left out, and how much more there is', () => {
    expect(page).toContain('It has format 2; this version reads 3.');
    expect(page).toContain('and 2 more files.');
  });
});

describe('a history as text', () => {
  test('has since when a clause fails, when it last held, and what else changed', () => {
    expect(text).toMatch(/✗ limits\.events-limit\.max ✓✗✗✗\n/);
    expect(text.replace(/\s+/g, ' ')).toContain(
      'fails since 2026-11-02 03:00 (2.json), in 3 runs; it last held on 2026-11-01 03:00 (1.json)',
    );
    expect(text).toContain('changed since then: served contract: 2.0.0, 2.0.0 → 2.1.0, 2.1.0');
  });

  test('has the clauses that change back and forth, and those no longer decided', () => {
    expect(text).toMatch(/! envelope\.list\.pagination\.cursor ✓\?✓\? 2 changes/);
    expect(text).toMatch(/No longer decided since the run before\n {2}\? envelope\.list\.pagination\.cursor/);
  });

  test('keeps the series apart, and counts what it rests on', () => {
    expect(text.match(/^Conformance history of /gm)).toHaveLength(2);
    expect(text).toContain('A series of other runs follows; they are not compared.');
    expect(text).toContain('5 runs in 2 series; 3 files left out.');
    expect(text).toContain('and 2 further files');
  });

  test('is Markdown with the same titles', () => {
    const markdown = historyReporters.markdown.render(history);
    expect(markdown).toMatch(historyReporters.markdown.mark);
    expect(markdown).toContain('## Clauses that fail now');
  });
});

test('each file is known by its beginning', () => {
  for (const { render, mark } of Object.values(historyReporters)) expect(render(history)).toMatch(mark);
});

describe('a sparkline', () => {
  const [series] = history.series;
  const runs = series?.runs ?? [];
  const drawn = (values: readonly (number | null)[]) => sparkline('Requests', values, runs, String).markup;

  test('goes from zero to its maximum, and marks the run that was judged otherwise', () => {
    expect(drawn([0, 5, 10, 10])).toContain('d="M5.0 29.0L55.0 17.0L105.0 5.0L155.0 5.0"');
    expect(drawn([0, 5, 10, 10])).toContain('<title>Requests in 4 runs: 10 now, 0 to 10</title>');
    expect(drawn([0, 5, 10, 10]).match(/class="change" x1="55.0"/g)).toHaveLength(1);
  });

  test('is interrupted where a run has no number', () => {
    expect(drawn([4, null, 2, null])).toContain('d="M5.0 5.0M105.0 17.0"');
    expect(drawn([4, null, 2, null])).not.toContain('<circle');
    expect(drawn([null, null, null, null])).toContain('none');
  });

  test('is a line of text on the console', () => {
    expect(textSparkline([0, 1, 2, null, 4])).toBe('▁▃▅ █');
    expect(textSparkline([0, 0])).toBe('▁▁');
    expect(textSparkline([7])).toBe('█');
  });
});
