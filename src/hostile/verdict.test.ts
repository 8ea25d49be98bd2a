import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { program, temporaryFolder } from '../cli/whole-program.test-data.js';
import { hostileRuns } from './hostile-runs.test-data.js';

vi.mock('../../suites/index.js', () => import('./few-checks.test-data.js'));

const folders = temporaryFolder();
const reference = hostileRuns();
const folder = folders.make();
const log = join(folder, 'events.ndjson');

afterAll(async () => {
  await reference.close();
  folders.remove();
});

describe('a conformant run', { timeout: 60_000 }, () => {
  const checks = ['errors/invalid-enum', 'events/limit-above-max'];

  it('is none of which a part of the log is missing', async () => {
    const { exitCode, files } = await reference.run(checks);
    expect(exitCode).toBe(0);
    const lines = (files['events.ndjson'] ?? '').split('\n').slice(0, -1);
    const rebuilt = async (text: string) => {
      writeFileSync(log, text);
      return (await program(['report', log], { out: join(folder, 'rebuilt') })).exitCode;
    };
    expect(await rebuilt(`${lines.join('\n')}\n`)).toBe(0);
    const results = lines.flatMap((line, index) =>
      line.includes('"check-finished"') && line.includes('"required":true') ? [index] : [],
    );
    expect(results.length).toBeGreaterThan(1);
    for (const left of [1, lines.length - 1, ...results])
      expect(await rebuilt(`${lines.slice(0, left).join('\n')}\n`), `up to line ${left}`).toBe(4);
    for (const left of [lines.length - 1, ...results]) {
      expect(
        await rebuilt(`${lines.toSpliced(left, 1).join('\n')}\n`),
        `without line ${left}`,
      ).toBeGreaterThan(0);
    }
  });

  it('does not say that it ends with 0 where a report cannot be written', async () => {
    const out = join(folder, 'taken');
    const { files } = await reference.run(checks);
    writeFileSync(log, files['events.ndjson'] ?? '');
    mkdirSync(join(out, 'report.json'), { recursive: true });
    const ran = await program(['report', log], { out });
    expect(ran.exitCode).toBe(4);
    expect(ran.out).toContain('Exit code 4.');
    expect(ran.err).toContain('The json report could not be written');
  });
});
