import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

// Beside the sources, so that a test file in it finds the packages.
const folder = mkdtempSync(join(import.meta.dirname, '.vitest-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Ran {
  readonly exitCode: number | null;
  readonly tests: Readonly<Record<string, { readonly status: string; readonly said: string }>>;
}

/** Runs an implementer's test file in a Vitest of its own. */
async function run(name: string, settings: string, args: readonly string[] = []): Promise<Ran> {
  const file = join(folder, `${name}.test.ts`);
  const results = join(folder, `${name}.json`);
  writeFileSync(
    file,
    `import { createReference } from '../../reference/index.js';
import { conformanceTests } from '../vitest.js';

const now = () => Date.parse('2026-11-20T12:00:00Z');
const target = (faults: Parameters<typeof createReference>[0]['faults'] = []) => {
  const { fetch, accounts } = createReference({ now: () => new Date(now()), faults });
  return { fetch, keys: Object.fromEntries(accounts.map(({ role, key }) => [role, key])) };
};
conformanceTests({ seed: 7, now, ${settings} });
`,
  );
  const vitest = join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs');
  const child = spawn(
    process.execPath,
    [vitest, 'run', file, '--root', folder, '--reporter=json', `--outputFile=${results}`, ...args],
    { stdio: 'ignore' },
  );
  const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const read = JSON.parse(readFileSync(results, 'utf8'));
  const all: readonly { title: string; status: string; failureMessages: string[] }[] =
    read.testResults[0].assertionResults;
  return {
    exitCode,
    tests: Object.fromEntries(
      all.map(({ title, status, failureMessages }) => [
        title.replace(/:.*$/s, ''),
        { status, said: failureMessages.join('\n') },
      ]),
    ),
  };
}

const select = "select: ['events/limit-above-max', 'events/limit-default', 'service']";

describe('conformanceTests', { timeout: 120_000 }, () => {
  it('passes with a deployment that keeps the contract, and runs each check as a test', async () => {
    const { exitCode, tests } = await run('good', `...target(), ${select}`);
    expect(exitCode).toBe(0);
    expect(Object.keys(tests).toSorted()).toEqual([
      'events/limit-above-max',
      'events/limit-default',
      expect.stringMatching(/^service\//),
      expect.stringMatching(/^service\//),
      expect.stringMatching(/^service\//),
      'the verdict',
    ]);
    expect(new Set(Object.values(tests).map(({ status }) => status))).toEqual(new Set(['passed']));
  });

  it('fails the test of what is contradicted, with the clause and the request', async () => {
    const faulty = `target: async () => target(['events.limit.clamped-in-silence']), ${select}`;
    const { exitCode, tests } = await run('faulty', faulty);
    expect(exitCode).toBe(1);
    expect(tests['events/limit-above-max']?.status).toBe('failed');
    expect(tests['events/limit-above-max']?.said).toMatch(/expected .*saw [\s\S]*clause {3}events\.limit/);
    expect(tests['events/limit-default']?.status).toBe('passed');
    expect(tests['the verdict']?.said).toContain('events/limit-above-max failed');
  });

  it('judges only the tests that were chosen', async () => {
    const { tests } = await run('chosen', `...target(), ${select}`, ['-t', 'events/limit-default']);
    expect(tests['events/limit-default']?.status).toBe('passed');
    expect(tests['events/limit-above-max']?.status).not.toBe('passed');
  });

  it('fails each test with the reason where there can be no run', async () => {
    const { exitCode, tests } = await run(
      'nobody',
      `baseUrl: 'http://127.0.0.1:1', keys: { full: 'k' }, ${select}`,
    );
    expect(exitCode).toBe(1);
    expect(tests['events/limit-above-max']?.said).toContain('127.0.0.1:1');
    expect(tests['the verdict']?.status).toBe('failed');
  });
});
