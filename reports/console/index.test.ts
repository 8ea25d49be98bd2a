import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { RunEvent } from '../../src/engine/events.js';
import { reportOf } from '../../src/engine/record/report.js';
import { hostile, keyShapedText, result, sampleEvents } from '../sample.test-data.js';
import { type ConsoleOptions, consoleReporter } from './index.js';

/** Everything that the reporter writes about a run, write by write. */
function written(
  options: Partial<ConsoleOptions>,
  events: readonly RunEvent[] = sampleEvents,
): readonly string[] {
  const writes: string[] = [];
  const write = (text: string) => void writes.push(text);
  const reporter = consoleReporter({ isTty: false, colour: false, columns: 100, ...options, write });
  for (const event of events) reporter.onEvent(event);
  reporter.onReport(reportOf(events));
  return writes;
}

/** What a terminal shows in the end: a cleared line is gone. */
const shown = (writes: readonly string[]): string =>
  writes
    .join('')
    .split('\n')
    .map((line) => line.slice(line.lastIndexOf('\r\u001b[2K') + 1).replace('\u001b[2K', ''))
    .join('\n');

describe('the console', () => {
  test('writes a log where lines cannot be overwritten', async () => {
    await expect(written({}).join('')).toMatchFileSnapshot('./log.snapshot.txt');
  });

  test('says that the target holds back the run, each time that the wait has doubled', () => {
    const waited = [4000, 12_000, 15_000, 25_000, 40_000];
    const events = waited.map((waitedMs, index): RunEvent => {
      const retried = { limited: index + 1, lost: 0, broken: 0, waitedMs };
      const spent = { requests: 10 * (index + 1), queryUnits: 0, retried };
      return { type: 'check-finished', result: result(`a/${index}`, 'pass'), spent };
    });
    const lines = written({ columns: 500 }, [...sampleEvents.slice(0, 4), ...events])
      .join('')
      .split('\n');
    const told = lines.filter((line) => line.includes('held back the run for') && line.includes('so far'));
    expect(told.map((line) => /for (.*) so far \((\d) times/.exec(line)?.slice(1))).toEqual([
      ['12.0 s', '2'],
      ['25.0 s', '4'],
    ]);
    expect(lines.some((line) => /! 5 of 50 requests \(10\.0 %\) were sent again/.test(line))).toBe(true);
  });

  test('lists the areas in which a check ran, and the others in one row', () => {
    const ended = (id: string, outcome: 'pass' | 'not-tested'): RunEvent => ({
      type: 'check-finished',
      result: result(id, outcome),
      spent: { requests: 1, queryUnits: 1, retried: { limited: 0, lost: 0, broken: 0, waitedMs: 0 } },
    });
    const rowsOf = (...idle: readonly string[]) => {
      const events = [ended('events/one', 'pass'), ...idle.map((id) => ended(id, 'not-tested'))];
      const lines = written({}, [...sampleEvents.slice(0, 4), ...events])
        .join('')
        .split('\n');
      return lines.slice(
        lines.indexOf('Summary') + 2,
        lines.findIndex((line) => /─/.test(line)),
      );
    };
    const cells = (rows: readonly string[]) => rows.map((row) => row.trim().split(/\s{2,}/));
    expect(cells(rowsOf('stories/one', 'stories/two', 'search/one'))).toEqual([
      ['events', '1', '·', '1'],
      ['2 other areas', '·', '3', '3'],
    ]);
    expect(cells(rowsOf('stories/one'))).toEqual([
      ['events', '1', '·', '1'],
      ['stories', '·', '1', '1'],
    ]);
  });

  test('leaves only its opening and its ending on a terminal', async () => {
    await expect(shown(written({ isTty: true }))).toMatchFileSnapshot('./terminal.snapshot.txt');
  });

  test('shows one live line that fits the terminal and is cleared', () => {
    for (const columns of [20, 40, 80, 200]) {
      const writes = written({
        isTty: true,
        colour: true,
        columns,
        checkTitle: () => 'A long title '.repeat(9),
      });
      const live = writes.filter((each) => !each.endsWith('\n') && each !== '\r\u001b[2K');
      expect(live.length).toBeGreaterThan(15);
      for (const each of live) {
        const line = stripVTControlCharacters(each).replace('\r', '');
        expect(line.length).toBeLessThan(columns);
        expect(line).toMatch(/\d+\/10/);
      }
      expect(writes.at(-2)).toBe('\r\u001b[2K');
    }
  });

  test('colour changes nothing but colour', () => {
    const plain = written({}).join('');
    const coloured = written({ colour: true }).join('');
    expect(coloured).not.toBe(plain);
    expect(stripVTControlCharacters(coloured)).toBe(plain);
    expect(plain).not.toContain('\u001b');
  });

  test('sends no control character of the target to the terminal', () => {
    const text = written({ isTty: true, colour: true }).join('');
    const ours = stripVTControlCharacters(text).replaceAll(/[\r\n]/g, '');
    expect(ours).not.toMatch(/[\p{Cc}\p{Cs}\u202e]/u);
    expect(text.match(/\p{Cc}/gu)?.every((each) => '\r\n\u001b'.includes(each))).toBe(true);
    expect(text).not.toContain(`${hostile.terminal} '`);
    expect(ours).toContain('\\u001b[31m');
  });

  test('never shows a key', () => {
    expect(written({ columns: 30 }).join('')).not.toMatch(/svc_sk_[0-9a-f]/);
    expect(JSON.stringify(sampleEvents)).toContain(keyShapedText);
  });

  test('tells a log now and then how far it is', () => {
    const finished = Array.from(
      { length: 60 },
      (_, index): RunEvent => ({
        type: 'check-finished',
        result: result(`events/check-${index}`, 'pass'),
        spent: { requests: 9 + 6 * (index + 1), queryUnits: 0 },
      }),
    );
    const text = written({}, [...sampleEvents.slice(0, 3), ...finished]).join('');
    expect(text.match(/^ {2}\d+\/10 checks, .*$/gm)).toEqual([
      '  25/10 checks, 159 requests, 0 failures',
      '  50/10 checks, 309 requests, 0 failures',
    ]);
  });

  test('shows one defect once, and who else sees it', () => {
    const failed = sampleEvents.flatMap((event): RunEvent[] => {
      if (event.type !== 'check-finished' || event.result.id !== 'events/limit-above-max') return [event];
      const other = {
        ...event.result,
        id: 'stories/limit-above-max',
        clauses: event.result.clauses.slice(0, 1),
      };
      return [event, { ...event, result: other }];
    });
    const text = written({}, failed).join('');
    expect(text.match(/^ {4}place +\/pagination\/limit$/gm)).toHaveLength(1);
    expect(text).toContain('    also in   events/limit-above-max\n');
  });

  test('ends with the verdict and the exit code', () => {
    expect(written({}).join('').trimEnd().split('\n').at(-1)).toMatch(/^‼ Aborted: .* Exit code 4\.$/);
  });
});
