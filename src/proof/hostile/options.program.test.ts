import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { programOf } from '../../cli/program.js';
import { optionVariable } from '../../cli/settings/options.js';
import { key, program, temporaryFolder } from '../../cli/whole-program.test-data.js';
import { reaching } from './fake-network.test-data.js';
import { cases, filesIn, hasVariable, isTried, valuesOf } from './options.test-data.js';

vi.mock('../../../suites/index.js', () => import('./few-checks.test-data.js'));
vi.mock('../../transport/network.js', () => import('./fake-network.test-data.js'));
// What the exit code is does not depend on what is written, and thousands of runs would be written.
vi.mock('../../../reports/index.js', async (actual) => {
  const reports = await actual<typeof import('../../../reports/index.js')>();
  const unwritten = Object.entries(reports.fileReporters).map(([name, each]) => [
    name,
    { ...each, render: () => '' },
  ]);
  return {
    ...reports,
    asWritten: (report: unknown) => report,
    fileReporters: Object.fromEntries(unwritten),
    htmlReportWith: () => ({ fileName: 'report.html', render: () => '' }),
  };
});

const folders = temporaryFolder();
const files = filesIn(folders.make());
const values = valuesOf(files);
const names = Object.keys(values).filter(isTried);
afterAll(folders.remove);

/** How an option is told. */
interface Told {
  readonly flags: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly config: Readonly<Record<string, unknown>>;
}
const nothing: Told = { flags: [], environment: {}, config: {} };

const flagOf = (name: string): string =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
const byFlag = (name: string): Told => ({
  ...nothing,
  flags: [flagOf(name), values[name] ?? ''].filter((each) => each !== ''),
});
const byVariable = (name: string): Told =>
  hasVariable(name) ? { ...nothing, environment: { [optionVariable(name)]: values[name] ?? '' } } : nothing;
const lists: readonly string[] = ['check', 'reporter', 'failOn', 'allowInconclusive'];
const inFile = (name: string): Told => {
  const value = values[name] ?? '';
  if (name === 'surface') return { ...nothing, config: { surface: { leiregistry: 'lei' } } };
  if (lists.includes(name)) return { ...nothing, config: { [name]: value.split(',') } };
  if (!hasVariable(name)) return nothing;
  return { ...nothing, config: { [name]: /^\d+$/.test(value) ? Number(value) : value } };
};
const both = (...told: readonly Told[]): Told => ({
  flags: told.flatMap(({ flags }) => flags),
  environment: Object.assign({}, ...told.map(({ environment }) => environment)),
  config: Object.assign({}, ...told.map(({ config }) => config)),
});

const configured = join(files.folder, 'ei-conformance.config.json');

async function exitCodeOf([target, ...checks]: (typeof cases)[string], told: Told): Promise<number> {
  reaching(target);
  const { flags, environment, config } = told;
  const isConfigured = Object.keys(config).length > 0 && !flags.includes('--config');
  if (isConfigured) writeFileSync(configured, JSON.stringify(config));
  const selection = checks.flatMap((each) => ['--check', each]);
  const args = ['run', '--base-url', 'http://target.test', ...selection, ...flags];
  const { exitCode, out } = await program([...args, ...(isConfigured ? ['--config', configured] : [])], {
    ...(flags.includes('--out') ? {} : { out: join(files.folder, 'report') }),
    environment: { EI_API_KEY: key, ...environment },
  });
  expect(out).not.toMatch(/^✓ Conformant/m);
  return exitCode;
}

it('knows every option of a run', () => {
  const run = programOf('0', async () => {}).commands.find((each) => each.name() === 'run');
  expect(run?.options.map((each) => each.attributeName()).toSorted()).toEqual(Object.keys(values).toSorted());
});

const ways = { 'a flag': byFlag, 'a variable': byVariable, 'a file': inFile } as const;
const pairs = names.flatMap((first, index) => names.slice(index + 1).map((other) => [first, other] as const));

describe.each(Object.entries(cases))('where %s', { timeout: 300_000 }, (_, one) => {
  it('the exit code is not 0, and a run was made', async () => {
    expect([1, 2]).toContain(await exitCodeOf(one, nothing));
  });

  it.each(Object.entries(ways))('no option makes it 0 that %s gives', async (_, way) => {
    for (const name of names) expect(await exitCodeOf(one, way(name)), name).toBeGreaterThan(0);
  });

  it('no two options make it 0', async () => {
    for (const [first, other] of pairs) {
      const exitCode = await exitCodeOf(one, both(byFlag(first), byFlag(other)));
      expect(exitCode, `${first} and ${other}`).toBeGreaterThan(0);
    }
  });

  it('no options make it 0, however many are given, and wherever', async () => {
    const given = fc
      .tuple(fc.constantFrom(...names), fc.constantFrom(...Object.values(ways)))
      .map(([name, way]) => way(name));
    await fc.assert(
      fc.asyncProperty(fc.array(given, { maxLength: 6 }), async (told) => {
        expect(await exitCodeOf(one, both(...told))).toBeGreaterThan(0);
      }),
      { numRuns: 150 },
    );
  });
});
