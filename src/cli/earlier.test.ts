import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { earlierRun } from './earlier.js';
import { program, temporaryFolder } from './whole-program.test-data.js';

const hour = 3_600_000;
const noon = Date.parse('2026-11-20T12:00:00Z');
const folders = temporaryFolder();
afterEach(() => folders.remove());

function file(content: unknown): string {
  const path = join(folders.make(), 'report.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const target = 'https://api.example.com';
const reportOf = (startedAt: string, cursors: unknown = []) => ({
  run: { startedAt, target: { baseUrl: target } },
  learned: { cursors },
});

describe('the report of an earlier run', () => {
  it('gives its day and the cursors that can be sent', () => {
    const kept = { operation: 'listEvents', query: { limit: 5 }, cursor: 'c1' };
    const broken = [
      7,
      { ...kept, operation: 'getEvent' },
      { ...kept, query: { limit: {} } },
      { ...kept, cursor: 1 },
    ];
    const path = file(reportOf('2026-11-19T08:00:00Z', [kept, ...broken]));
    expect(earlierRun(path, target, noon)).toEqual({ at: new Date('2026-11-19T08:00:00Z'), cursors: [kept] });
  });

  it.each([
    ['is no JSON', '{', 'is not JSON'],
    ['is no report', [], 'is no report of a run'],
    ['tells no instant', { run: {}, learned: {} }, 'is no report of a run'],
    [
      'is of another target',
      { ...reportOf('2026-11-19T08:00:00Z'), run: { startedAt: '2026-11-19' } },
      'against',
    ],
    ['is of the same day', reportOf('2026-11-20T08:00:00Z'), '4.0 hours ago'],
    ['began when a cursor of it may still live', reportOf('2026-11-19T11:30:00Z'), '24.5 hours ago'],
  ])('is refused where it %s', (_, content, message) => {
    expect(() => earlierRun(file(content), target, noon)).toThrow(message);
  });

  it('is refused where there is none', () => {
    expect(() => earlierRun('/nowhere/report.json', target, noon)).toThrow('cannot be read');
  });
});

describe('a run with the report of an earlier one', { timeout: 60_000 }, () => {
  const run = (hours: number, ...more: readonly string[]) => {
    const began = performance.now();
    return program(['run', '--reference', '--check', 'events/cursor-expired', ...more], {
      now: () => noon + hours * hour + performance.now() - began,
      out: folders.make(),
    });
  };

  it('sends its cursors, which have expired', async () => {
    const first = await run(0);
    expect(first.out).toContain('--earlier report.json');
    const path = file(first.files['report.json'] ?? '');
    const second = await run(26, '--earlier', path);
    expect(second).toMatchObject({ exitCode: 0, err: '' });
    expect(JSON.parse(second.files['report.json'] ?? '').checks).toContainEqual(
      expect.objectContaining({
        id: 'events/cursor-expired',
        outcome: 'pass',
        witnesses: { 'cursors of more than 24 hours': 2 },
      }),
    );
    const faulty = await run(26, '--earlier', path, '--fault', 'cursor.immortal');
    expect(faulty).toMatchObject({ exitCode: 1, out: expect.stringContaining('CURSOR_STALE') });
  });
});
