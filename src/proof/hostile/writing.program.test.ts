import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { formats } from '../../../reports/index.js';
import { lockName } from '../../cli/reports/lock.js';
import { answering, program, temporaryFolder } from '../../cli/whole-program.test-data.js';
import { loopback } from '../../transport/loopback.test-data.js';
import { hostileRuns } from './hostile-runs.test-data.js';
import { type Stop, stopping } from './stopping-disk.test-data.js';

vi.mock('../../../suites/index.js', () => import('./few-checks.test-data.js'));
vi.mock('node:fs', async (actual) => {
  const { stoppingDisk } = await import('./stopping-disk.test-data.js');
  return stoppingDisk(await actual());
});

const { http, close } = loopback();
const folders = temporaryFolder();
const reference = hostileRuns();
const checks = ['errors/invalid-enum'];
const all = formats.flatMap((format) => ['--reporter', format]);
const everStep = Number.POSITIVE_INFINITY;
let log = '';
/** What stands in each file where nothing comes between. */
let whole: Readonly<Record<string, string>> = {};
let steps: readonly string[] = [];

afterAll(async () => {
  await close();
  await reference.close();
  folders.remove();
});

/** The files of a folder but its lock, which a killed process leaves for the next one to take over. */
const filesIn = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name !== lockName)
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );

/** What says of a run that the target conforms. */
const isConformant = /"verdict": ?"conformant"|verdict-conformant|✓ Conformant/;

/** Tells the run again in all forms, on a disk that stops. */
async function retold(stopAt: number, how: Stop) {
  const out = folders.make();
  const done = stopping(out, stopAt, how);
  const ran = await program(['report', log, ...all], { out });
  return { ...ran, out, done };
}

beforeAll(async () => {
  const { files, exitCode } = await reference.run(checks);
  expect(exitCode).toBe(0);
  log = join(folders.make(), 'events.ndjson');
  writeFileSync(log, files['events.ndjson'] ?? '');
  const { out, done, exitCode: told } = await retold(everStep, 'killed');
  expect(told).toBe(0);
  [whole, steps] = [filesIn(out), done.map((each) => each.replace(out, ''))];
}, 60_000);

describe('reports in all forms', { timeout: 120_000 }, () => {
  it('are written step by step, each form in steps of its own', () => {
    expect(Object.keys(whole)).toHaveLength(formats.length);
    expect(steps.length).toBeGreaterThanOrEqual(2 * formats.length);
    expect(XMLValidator.validate(whole['junit.xml'] ?? '')).toBe(true);
  });

  it('are whole or not there, at whichever step the process is killed', async () => {
    for (const nth of steps.keys()) {
      const { out } = await retold(nth, 'killed');
      for (const [name, text] of Object.entries(filesIn(out))) {
        if (name.endsWith('.part')) expect(Object.keys(whole)).not.toContain(name);
        else expect(text, `${name} when killed at ${steps[nth]}`).toBe(whole[name]);
      }
    }
  });

  it.each(['full', 'read-only'] as const)(
    'are whole or not there, and the exit code says so, where the disk is %s from any step on',
    async (how) => {
      const { done } = await retold(everStep, how);
      for (const nth of done.keys()) {
        const { out, exitCode, err } = await retold(nth, how);
        if (steps[nth]?.includes(lockName) === true) {
          // Without its lock a command does not begin; that it stays behind does no harm.
          const isTaken = Object.keys(filesIn(out)).length > 0;
          expect(exitCode, steps[nth]).toBe(isTaken ? 0 : 3);
          if (!isTaken)
            expect(err).toMatch(/^error: The report folder \S+ cannot be written: (?:ENOSPC|EROFS)/);
        } else {
          expect(exitCode, steps[nth]).toBe(4);
          expect(err).toMatch(/^The \w+ report could not be written: (?:ENOSPC|EROFS)/m);
        }
        for (const [name, text] of Object.entries(filesIn(out)))
          if (!name.endsWith('.part')) expect(text, `${name} at ${steps[nth]}`).toBe(whole[name]);
      }
    },
  );
});

describe('a run into the folder of one that was conformant', { timeout: 120_000 }, () => {
  it('leaves none of its reports beside another log, at whichever step the process is killed', async () => {
    const target = await http(answering({ success: true, data: [] }));
    const killedAt = async (nth: number) => {
      const out = folders.make();
      for (const [name, text] of Object.entries(whole)) writeFileSync(join(out, name), text);
      const done = stopping(out, nth, 'killed');
      await program(['run', '--base-url', target, '--check', 'envelopes/list', ...all], { out });
      return { out, done };
    };
    const { done } = await killedAt(everStep);
    const logged = done.flatMap((name, nth) => (name === 'log' ? [nth] : []));
    const before = done.indexOf('log');
    expect(before).toBeGreaterThanOrEqual(formats.length);
    // Each step before the log, some of its own, and each after it.
    const tried = [...done.keys()].filter((nth) => !logged.includes(nth) || logged.indexOf(nth) % 40 === 0);
    for (const nth of tried) {
      const files = filesIn((await killedAt(nth)).out);
      if (files['events.ndjson'] === whole['events.ndjson']) continue;
      const conformant = Object.entries(files).filter(([, text]) => isConformant.test(text));
      expect(
        conformant.map(([name]) => name),
        `killed at ${done[nth]}`,
      ).toEqual([]);
    }
  });
});
