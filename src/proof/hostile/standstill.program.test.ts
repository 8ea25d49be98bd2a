import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { program, temporaryFolder } from '../../cli/whole-program.test-data.js';
import type { Report } from '../../engine/record/report.js';
import { type Built, build } from './installed-program.test-data.js';

const folders = temporaryFolder();
let built: Built;

beforeAll(() => {
  built = build();
}, 120_000);
afterAll(() => {
  built.remove();
  folders.remove();
});

/** Computations that do not end. */
const endless = {
  pattern: `'{'.repeat(1e7).replace(/\\{[^}]*\\}/g, '')`,
  loop: 'for (;;);',
  wait: 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)',
  // It waits outside of the interpreter, where nothing interrupts it.
  outside: `process.getBuiltinModule('node:child_process').spawnSync('sleep', ['120'], { stdio: 'ignore' })`,
} as const;

/** A run whose configuration, which is code, begins such a computation when something was judged, or at once. */
async function standingStill(computation: string, { after = 100_000, signalled = false } = {}) {
  const out = folders.make();
  const file = join(folders.make(), 'x.config.mjs');
  const log = JSON.stringify(join(out, 'events.ndjson'));
  const begin = `${signalled ? "process.kill(process.pid, 'SIGINT');" : ''} ${computation};`;
  const code = `
    import { statSync } from 'node:fs';
    const timer = setInterval(() => {
      if ((statSync(${log}, { throwIfNoEntry: false })?.size ?? 0) < ${after}) return;
      clearInterval(timer);
      ${begin}
    }, 5);
    timer.unref();
    export default {};`;
  writeFileSync(file, after === 0 ? `${begin} export default {};` : code);
  const checks = ['--preset', 'full', '--seed', '1'];
  const ran = await built.run(['run', '--reference', ...checks, '--config', file, '--out', out], {});
  return { ...ran, out, files: readdirSync(out) };
}

const interrupted = /error: the program stood still for (\d+) s at one computation, which was interrupted\n$/;

describe('a program that stands still', { timeout: 600_000 }, () => {
  it.concurrent.each([
    ['a pattern, when it computed for 10 s behind Ctrl-C', endless.pattern, true, 10],
    ['a loop, when it computed for 10 s behind Ctrl-C', endless.loop, true, 10],
    ['a pattern, when it computed for 30 s', endless.pattern, false, 30],
    ['a wait, when it waited for 30 s behind Ctrl-C', endless.wait, true, 30],
  ])('at %s ends in order, with what was judged', async (_, computation, signalled, seconds) => {
    const { exitCode, err, out, files } = await standingStill(computation, { signalled });
    expect(exitCode).toBe(4);
    // On a busy machine that takes longer.
    expect(Number(interrupted.exec(err)?.[1])).toBeGreaterThanOrEqual(seconds - 1);
    expect(files).toEqual(['events.ndjson', 'junit.xml', 'report.html', 'report.json']);
    const report: Report = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'));
    expect(report.verdict).toBe('aborted');
    expect(report.checks.filter(({ outcome }) => outcome === 'pass').length).toBeGreaterThan(1);
    // The log says the same.
    const rebuilt = await program(['report', join(out, 'events.ndjson')], { out: join(out, 'rebuilt') });
    expect(rebuilt.exitCode).toBe(4);
    expect(JSON.parse(rebuilt.files['report.json'] ?? '').verdict).toBe('aborted');
  });

  it.concurrent('before the first event ends with 4 and no report', async () => {
    const { exitCode, err, files } = await standingStill(endless.loop, { after: 0, signalled: true });
    expect(exitCode).toBe(4);
    expect(err).toMatch(interrupted);
    expect(files).toEqual([]);
  });

  it.concurrent('where nothing can be interrupted is killed, and its log has what was judged', async () => {
    const { exitCode, err, out } = await standingStill(endless.outside, { signalled: true });
    expect(exitCode).toBeNull();
    expect(err).toMatch(/^error: the program stood still and could not write its reports; its log/m);
    expect(existsSync(join(out, 'report.json'))).toBe(false);
    const rebuilt = await program(['report', join(out, 'events.ndjson')], { out: join(out, 'rebuilt') });
    expect(rebuilt.exitCode).toBe(4);
  });
});
