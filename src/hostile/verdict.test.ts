import { mkdirSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programOf } from '../cli/program.js';
import { optionNames, optionVariable } from '../cli/settings/options.js';
import { answering, key, program, temporaryFolder } from '../cli/whole-program.test-data.js';
import { loopback } from '../transport/loopback.test-data.js';
import { hostileRuns } from './hostile-runs.test-data.js';

const { http, close } = loopback();
const folders = temporaryFolder();
const reference = hostileRuns();
const folder = folders.make();
const empty = join(folder, 'empty.json');
const none = join(folder, 'none.json');
const log = join(folder, 'events.ndjson');

beforeAll(() => {
  writeFileSync(empty, '{}');
  writeFileSync(none, '[]');
  writeFileSync(log, '');
});
afterAll(async () => {
  await close();
  await reference.close();
  folders.remove();
});

/** A value of each option of `run` that could make a run see less. An option without one fails the first test. */
const values: Readonly<Record<string, string>> = {
  baseUrl: '',
  preset: 'gate',
  seed: '7',
  concurrency: '1',
  maxRequests: '5',
  pipelining: '4',
  rate: '100000',
  maxTime: '1',
  timeout: '1000',
  contract: 'contract/openapi.json',
  earlier: empty,
  out: join(folder, 'elsewhere'),
  config: empty,
  resume: log,
  reference: '',
  fault: 'limit.clamped-in-silence',
  variant: 'x',
  check: 'authentication/over-quota-key',
  surface: 'leiregistry=lei',
  since: empty,
  shard: '1/1',
  reporter: 'badge',
  // What these name is accepted by the user, and told; nothing else may pass by them.
  failOn: 'warn',
  allowInconclusive: 'transport,no-data',
  waivers: none,
  baseline: none,
};
/** Each case names its target, since another would be another case. */
const names = Object.keys(values).filter((name) => name !== 'baseUrl');
const flagOf = (name: string): string =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
const flagsOf = (name: string): readonly string[] =>
  [flagOf(name), values[name] ?? ''].filter((each) => each !== '');

/** Targets of which no run may end well, with the checks that show it. */
const cases: Readonly<Record<string, readonly [target: RequestListener, ...checks: string[]]>> = {
  'a required check fails': [answering({ success: true, data: [] }), 'envelopes/list', 'service'],
  'a required check cannot be run': [
    (request, reply) =>
      /limit=1$|endpoints|openapi/.test(request.url ?? '')
        ? answering({ success: true, data: [] })(request, reply)
        : void request.socket.destroy(),
    'errors/invalid-enum',
  ],
  'nothing is run': [
    (request, reply) => answering({ success: true, data: [] })(request, reply),
    'authentication/over-quota-key',
  ],
};

async function exitCodeOf(
  [target, ...checks]: (typeof cases)[string],
  flags: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<number> {
  const selection = checks.flatMap((each) => ['--check', each]);
  const { exitCode, out } = await program(['run', '--base-url', await http(target), ...selection, ...flags], {
    ...(flags.includes('--out') ? {} : { out: join(folder, 'report') }),
    environment: { EI_API_KEY: key, ...environment },
  });
  expect(out).not.toMatch(/^✓ Conformant/m);
  return exitCode;
}

it('knows every option of a run', () => {
  const run = programOf('0', async () => {}).commands.find((each) => each.name() === 'run');
  expect(run?.options.map((each) => each.attributeName()).toSorted()).toEqual(Object.keys(values).toSorted());
});

describe.each(Object.entries(cases))('where %s', { timeout: 120_000 }, (_, one) => {
  it('the exit code is not 0', async () => {
    expect([1, 2]).toContain(await exitCodeOf(one, []));
  });

  it.each(names)('no %s makes it 0', async (name) => {
    expect(await exitCodeOf(one, flagsOf(name))).toBeGreaterThan(0);
  });

  it.each(optionNames.filter((name) => name !== 'baseUrl'))('nor the variable of %s', async (name) => {
    expect(await exitCodeOf(one, [], { [optionVariable(name)]: values[name] ?? '' })).toBeGreaterThan(0);
  });

  it('nor a file with all that a file may hold', async () => {
    const file = join(folder, 'ei-conformance.config.json');
    const config = { maxRequests: 5, preset: 'gate', seed: 7, maxTime: 1, surface: { leiregistry: 'lei' } };
    writeFileSync(file, JSON.stringify(config));
    expect(await exitCodeOf(one, ['--config', file])).toBeGreaterThan(0);
  });
});

const pairs = names.flatMap((first, index) =>
  names.slice(index + 1).map((second) => [first, second] as const),
);

// What an option does is the same in each case, so that each pair is tried in one of them.
it.each(Object.values(cases).map((one, nth) => [nth, one] as const))(
  'no two options make it 0 (%d)',
  { timeout: 120_000 },
  async (nth, one) => {
    for (const [first, second] of pairs.filter((_, index) => index % Object.keys(cases).length === nth)) {
      const exitCode = await exitCodeOf(one, [...flagsOf(first), ...flagsOf(second)]);
      expect(exitCode, `${first} and ${second}`).toBeGreaterThan(0);
    }
  },
);

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
