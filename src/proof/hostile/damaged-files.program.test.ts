import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { key, program, temporaryFolder } from '../../cli/whole-program.test-data.js';
import { loopback } from '../../transport/loopback.test-data.js';
import { hostileRuns } from './hostile-runs.test-data.js';

vi.mock('../../../suites/index.js', () => import('./few-checks.test-data.js'));

const { deadPort, close } = loopback();
const folders = temporaryFolder();
const reference = hostileRuns();
const folder = folders.make();
let nowhere = '';
let report = '';
let log = '';
const config = JSON.stringify({
  baseUrl: 'http://127.0.0.1:1',
  check: ['events'],
  seed: 7,
  keys: { full: key },
});

beforeAll(async () => {
  nowhere = `http://127.0.0.1:${await deadPort()}`;
  const { files } = await reference.run(['errors/invalid-enum']);
  report = files['report.json'] ?? '';
  log = files['events.ndjson'] ?? '';
}, 60_000);
afterAll(async () => {
  await close();
  await reference.close();
  folders.remove();
});

/** Ways to spoil a text: a part left out, doubled or exchanged for something else, or all of it. */
const spoilt = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(60),
      fc.constantFrom(
        '',
        '"',
        '{',
        '[',
        'null',
        '1e999',
        '\u0000',
        '\\u',
        '\n',
        '-',
        '{"a":',
        '[]',
        '\ufeff',
      ),
      fc.constantFrom('replace', 'cut', 'double', 'all'),
    )
    .map(([share, length, piece, how]) => {
      const at = Math.floor(text.length * share);
      if (how === 'all') return piece;
      if (how === 'cut') return text.slice(0, at) + piece;
      const taken = text.slice(at, at + length);
      return `${text.slice(0, at)}${how === 'double' ? `${taken}${taken}` : piece}${text.slice(at + length)}`;
    });

/** A value of the JSON becomes another. */
const exchanged = (text: string): fc.Arbitrary<string> =>
  fc.tuple(fc.nat(), fc.jsonValue({ maxDepth: 2 })).map(([nth, value]) => {
    const values = [...text.matchAll(/(?<=": ?)(?:"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|true|false|null)/g)];
    const chosen = values[nth % values.length];
    if (chosen === undefined) return text;
    return `${text.slice(0, chosen.index)}${JSON.stringify(value)}${text.slice(chosen.index + chosen[0].length)}`;
  });

/** What a command may say of such a file: that it cannot be used, or what came of it; never that we failed. */
async function expectTold(args: readonly string[], out?: string): Promise<void> {
  const ran = await program(args, {
    ...(out === undefined ? {} : { out }),
    environment: { EI_API_KEY: key },
  });
  expect([0, 1, 2, 3, 4]).toContain(ran.exitCode);
  expect(`${ran.out}${ran.err}`).not.toMatch(/^\s+at .*:\d+:\d+|TypeError|RangeError|undefined/m);
  expect(`${ran.out}${ran.err}`).not.toContain('CANARY');
  if (ran.exitCode === 3) expect(ran.err).toMatch(/^error[^\n]*: [\s\S]+\n {7}\S/);
}

const commands: Readonly<
  Record<
    string,
    {
      readonly valid: () => string;
      readonly file: string;
      readonly args: (path: string) => readonly string[];
      readonly out?: true;
    }
  >
> = {
  'a configuration file': {
    valid: () => config,
    file: 'x.config.json',
    args: (path) => ['run', '--config', path, '--base-url', nowhere],
  },
  'a report to replay': {
    valid: () => report,
    file: 'report.json',
    args: (path) => ['replay', path, '--base-url', nowhere],
  },
  'the report of an earlier run': {
    valid: () => report,
    file: 'earlier.json',
    args: (path) => ['run', '--earlier', path, '--base-url', nowhere],
  },
  'a contract': {
    valid: () => readFileSync('contract/openapi.json', 'utf8').slice(0, 20_000),
    file: 'openapi.json',
    args: (path) => ['run', '--contract', path, '--base-url', nowhere],
  },
  'a log to report': {
    valid: () => log,
    file: 'events.ndjson',
    args: (path) => ['report', path],
    out: true,
  },
  'a log to resume': {
    valid: () => log,
    file: 'resumed.ndjson',
    args: (path) => ['run', '--resume', path],
  },
};

describe.each(Object.entries(commands))('%s', { timeout: 120_000 }, (_, { valid, file, args, out }) => {
  it.each([
    ['spoilt', spoilt],
    ['with another value', exchanged],
  ] as const)('that is %s is told of, whatever it holds', async (_, changed) => {
    const path = join(folder, file);
    await fc.assert(
      fc.asyncProperty(changed(valid()), async (text) => {
        writeFileSync(path, text);
        await expectTold(args(path), out ? join(folder, 'rebuilt') : undefined);
        // What was given is never written to, but for a log that goes on.
        if (!file.includes('resumed')) expect(readFileSync(path, 'utf8')).toBe(text);
      }),
      { numRuns: 25 },
    );
  });

  it('that is a folder, or is not there, is told of', async () => {
    mkdirSync(join(folder, 'folder.json'), { recursive: true });
    for (const path of [join(folder, 'folder.json'), join(folder, 'nobody.json')]) {
      const { exitCode, err } = await program(args(path));
      expect(exitCode).toBe(3);
      expect(err).toMatch(/^error/);
    }
  });
});

describe('a command line', { timeout: 120_000 }, () => {
  it('of any words is told of', async () => {
    const word = fc.oneof(
      fc.constantFrom(
        'run',
        'replay',
        'report',
        'doctor',
        'list',
        'explain',
        'clauses',
        'diff',
        'init',
        '--json',
      ),
      fc.constantFrom(
        '--seed',
        '--check',
        '--max-requests',
        '--out',
        '--config',
        '--surface',
        '--',
        '-',
        '--x',
      ),
      fc.string({ maxLength: 12 }),
      fc.constantFrom('NaN', '-1', '1e9', '../..', '__proto__', 'constructor', '\u001b[2J', 'x=y'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(word, { maxLength: 6 }), async (words) => {
        const { exitCode, out, err } = await program(words, {
          environment: { EI_BASE_URL: nowhere, EI_API_KEY: key },
          directory: folder,
        });
        expect([0, 3]).toContain(exitCode);
        expect(`${out}${err}`).not.toMatch(/^\s+at .*:\d+:\d+|TypeError|RangeError/m);
        expect(`${out}${err}`).not.toContain('CANARY');
      }),
      { numRuns: 150 },
    );
  });
});

const verdictLog = join(folder, 'events.ndjson');

afterAll(async () => {
  await reference.close();
  folders.remove();
});

describe('a conformant run', { timeout: 300_000 }, () => {
  const checks = ['errors/invalid-enum', 'events/limit-above-max'];

  it('is none of which a part of the log is missing', async () => {
    const { exitCode, files } = await reference.run(checks);
    expect(exitCode).toBe(0);
    const lines = (files['events.ndjson'] ?? '').split('\n').slice(0, -1);
    const rebuilt = async (text: string) => {
      writeFileSync(verdictLog, text);
      return (await program(['report', verdictLog], { out: join(folder, 'rebuilt') })).exitCode;
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
    writeFileSync(verdictLog, files['events.ndjson'] ?? '');
    mkdirSync(join(out, 'report.json'), { recursive: true });
    const ran = await program(['report', verdictLog], { out });
    expect(ran.exitCode).toBe(4);
    expect(ran.out).toContain('Exit code 4.');
    expect(ran.err).toContain('The json report could not be written');
  });
});
