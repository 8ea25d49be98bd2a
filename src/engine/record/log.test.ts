import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logFormat, type RunEvent } from '../events.js';
import { SetupError } from '../setup-error.js';
import { defaultExitPolicy } from './exit-policy.js';
import { openLog, readLog } from './log.js';

const started: RunEvent = {
  type: 'run-started',
  format: logFormat,
  suite: {
    name: 'ei-conformance',
    version: '0.0.0',
    clauses: 1,
    checks: 1,
    ledger: 'sha256:0',
    selfTest: { proved: 0, faults: 0 },
  },
  startedAt: '2026-05-20T12:00:00.000Z',
  target: { baseUrl: 'http://a.test', name: 'a.test', surfaces: {} },
  seed: 1,
  command: 'npx ei-conformance run',
  settings: {},
  gate: defaultExitPolicy,
};
const begun: RunEvent = { type: 'check-started', id: 'a/b' };
const lines = (...events: readonly unknown[]) => events.map((each) => `${JSON.stringify(each)}\n`).join('');

describe('readLog', () => {
  it('reads what was written, also without the last line feed', () => {
    expect(readLog([lines(started, begun)]).events).toEqual([started, begun]);
    expect(readLog([lines(started, begun).trimEnd()]).events).toEqual([started, begun]);
  });

  it('leaves out a last line that was cut off, wherever it was cut', () => {
    const whole = lines(started, begun);
    const first = lines(started).length;
    for (let length = first; length < whole.length - 1; length += 1) {
      expect(readLog([whole.slice(0, length)]).events).toEqual([started]);
      expect(readLog([whole.slice(0, length)]).truncated).toBe(length > first ? 2 : undefined);
    }
    expect(readLog([whole]).truncated).toBeUndefined();
  });

  it('reads pieces, wherever they part, and says how far it is complete', () => {
    const whole = lines(started, begun);
    for (let place = 0; place <= whole.length; place += 1)
      expect(readLog([whole.slice(0, place), whole.slice(place)])).toEqual(readLog([whole]));
    expect(readLog([whole]).complete).toEqual({ events: 2, bytes: whole.length });
    const first = { events: 1, bytes: lines(started).length };
    expect(readLog([whole.trimEnd()])).toMatchObject({ events: [started, begun], complete: first });
    expect(readLog([`${lines(started)}oops\n`])).toMatchObject({ truncated: 2, complete: first });
  });

  it.each([
    ['nothing', ''],
    ['no log', 'hello'],
    ['JSON of another kind', '[1, 2]\n{}\n'],
    ['a null', 'null\n'],
    ['another beginning', lines(begun, started)],
    ['another format', lines({ type: 'run-started', format: 99 })],
    ['a gap', `${lines(started)}\n${lines(begun)}`],
    ['a line that is no JSON', `${lines(started)}oops\n${lines(begun)}`],
    ['a line that is no event', lines(started, null, begun)],
    ['a line without a type', lines(started, { id: 1 }, begun)],
    ['an event of no known type', lines(started, { type: 'x' }, begun)],
    ['an event without what it tells', lines(started, { type: 'check-started' }, begun)],
  ])('refuses %s', (_, text) => {
    expect(() => readLog([text]).events).toThrow(SetupError);
  });
});

describe('openLog', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ei-log-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('has each event on disk at once', () => {
    const path = join(folder, 'events.ndjson');
    const log = openLog(path);
    log.write(started);
    expect(readLog([readFileSync(path, 'utf8')]).events).toEqual([started]);
    log.write({ type: 'trouble', where: 'a\nb', message: 'two\nlines \u2028' });
    log.close();
    expect(readLog([readFileSync(path, 'utf8')]).events).toHaveLength(2);
  });

  it('throws where it cannot write', () => {
    expect(() => openLog(join(folder, 'missing', 'events.ndjson'))).toThrow(/ENOENT/);
  });
});
