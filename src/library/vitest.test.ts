import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

// Beside the sources, so that a test file in it finds the packages.
const folder = mkdtempSync(join(import.meta.dirname, '.vitest-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Ran {
  readonly exitCode: number | null;
  /** By file, and by the name that each test begins with. */
  readonly files: Readonly<Record<string, Readonly<Record<string, Tested>>>>;
}

interface Tested {
  readonly status: string;
  readonly said: string;
}

interface FileResult {
  readonly name: string;
  readonly assertionResults: readonly { title: string; status: string; failureMessages: string[] }[];
}

const fileOf = (name: string): string => join(folder, `${name}.test.ts`);

/** Runs an implementer's test files in one Vitest of their own: most of what it costs is to load the suite. */
async function run(settings: Readonly<Record<string, string>>, args: readonly string[] = []): Promise<Ran> {
  const results = join(folder, 'results.json');
  for (const [name, each] of Object.entries(settings)) {
    writeFileSync(
      fileOf(name),
      `import { createReference } from '../../proof/reference/index.js';
import { conformanceTests } from '../vitest.js';

const now = () => Date.parse('2026-11-20T12:00:00Z');
const target = (faults: Parameters<typeof createReference>[0]['faults'] = []) => {
  const { fetch, accounts } = createReference({ now: () => new Date(now()), faults });
  return { fetch, keys: Object.fromEntries(accounts.map(({ role, key }) => [role, key])) };
};
conformanceTests({ seed: 7, now, ${each} });
`,
    );
  }
  const vitest = join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs');
  const names = Object.keys(settings).map(fileOf);
  const once = ['--root', folder, '--no-isolate', '--no-file-parallelism'];
  const child = spawn(
    process.execPath,
    [vitest, 'run', ...names, ...once, '--reporter=json', `--outputFile=${results}`, ...args],
    { stdio: 'ignore' },
  );
  const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const { testResults }: { readonly testResults: readonly FileResult[] } = JSON.parse(
    readFileSync(results, 'utf8'),
  );
  return { exitCode, files: Object.fromEntries(testResults.map(testedIn)) };
}

const testedIn = ({ name, assertionResults }: FileResult) => [
  basename(name, '.test.ts'),
  Object.fromEntries(
    assertionResults.map(({ title, status, failureMessages }) => [
      title.replace(/:.*$/s, ''),
      { status, said: failureMessages.join('\n') },
    ]),
  ),
];

const select = "select: ['events/limit-above-max', 'events/limit-default', 'service']";

describe('conformanceTests', { timeout: 240_000 }, () => {
  const passing = { good: `...target(), ${select}` };

  it('runs each check as a test, and passes with a deployment that keeps the contract', async () => {
    const { exitCode, files } = await run(passing);
    expect(exitCode).toBe(0);
    expect(Object.keys(files.good ?? {}).toSorted()).toEqual([
      'events/limit-above-max',
      'events/limit-default',
      expect.stringMatching(/^service\//),
      expect.stringMatching(/^service\//),
      expect.stringMatching(/^service\//),
      'the verdict',
    ]);
    expect(new Set(Object.values(files.good ?? {}).map(({ status }) => status))).toEqual(new Set(['passed']));
  });

  it('fails the test of what is contradicted, and each where there can be no run, with the reason', async () => {
    const { exitCode, files } = await run({
      faulty: `target: async () => target(['events.limit.clamped-in-silence']), ${select}`,
      nobody: `baseUrl: 'http://127.0.0.1:1', keys: { full: 'k' }, ${select}`,
    });
    expect(exitCode).toBe(1);
    const { faulty = {}, nobody = {} } = files;
    expect(faulty['events/limit-above-max']?.status).toBe('failed');
    const { said = '' } = faulty['events/limit-above-max'] ?? {};
    expect(said).toMatch(/expected .*saw .*\nclause {4}.*\(events\.limit\.[\w.-]+\)\n/);
    // The deployment has no address here, but its owner knows one.
    expect(said).toMatch(
      /\nrequest {3}curl .*\$EI_API_KEY" "\$EI_BASE_URL"'\/api\/v2\/events\?.*limit=\d+.*'\n/,
    );
    expect(said).toMatch(/\nrepeat {4}vitest -t 'events\/limit-above-max:'\n/);
    expect(said).toMatch(
      /\nreplay {4}npx ei-conformance run --base-url "\$EI_BASE_URL" --seed 7 --check events\/limit-above-max\n/,
    );
    expect(faulty['events/limit-default']?.status).toBe('passed');
    expect(faulty['the verdict']?.said).toContain('events/limit-above-max failed');
    expect(nobody['events/limit-above-max']?.said).toContain('127.0.0.1:1');
    expect(nobody['the verdict']?.status).toBe('failed');
  });

  it('repeats the failure of a check that judges the requests of others', async () => {
    const faulty = `target: async () => target(['list.next-cursor-missing'])`;
    const { files } = await run({ faulty }, ['-t', 'envelopes/pagination:']);
    expect(files.faulty?.['envelopes/pagination']?.status).toBe('failed');
    expect(files.faulty?.['envelopes/pagination']?.said).toContain("vitest -t 'envelopes/pagination:'");
  });

  it('judges only the tests that were chosen', async () => {
    const { files } = await run(passing, ['-t', 'events/limit-default']);
    expect(files.good?.['events/limit-default']?.status).toBe('passed');
    expect(files.good?.['events/limit-above-max']?.status).not.toBe('passed');
  });
});
