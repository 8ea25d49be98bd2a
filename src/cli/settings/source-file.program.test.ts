import { cpSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from 'sarif';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { codeScanningProblems } from '../../../reports/code-scanning.test-data.js';
import { program, temporaryFolder } from '../whole-program.test-data.js';

const folders = temporaryFolder();
const shared = temporaryFolder();
afterEach(() => folders.remove());
afterAll(() => shared.remove());

/** A repository with a contract in a folder, and a folder to run in. */
function repository(): string {
  const root = realpathSync(folders.make());
  for (const each of ['.git', 'api', 'ci']) mkdirSync(join(root, each));
  cpSync('contract/openapi.json', join(root, 'api', 'openapi.json'));
  return root;
}

const failing = [
  '--reference',
  '--check',
  'events/limit-above-max',
  '--fault',
  'events.limit.clamped-in-silence',
];

/** A run with a failure, in the folder `ci` of a repository. */
const runIn = (root: string, args: readonly string[], seed = '7') =>
  program(['run', ...failing, '--seed', seed, '--reporter', 'sarif', '--reporter', 'gitlab', ...args], {
    directory: join(root, 'ci'),
    out: join(folders.make(), 'out'),
  });

const resultsOf = (text = '') => (JSON.parse(text) as Log).runs[0]?.results ?? [];
const filesIn = (text: string | undefined): readonly (string | undefined)[] => [
  ...new Set(resultsOf(text).map((each) => each.locations?.[0]?.physicalLocation?.artifactLocation?.uri)),
];

describe('the findings of a run', { timeout: 300_000 }, () => {
  it('are attached to a file of the repository, whichever folder the run is in', async () => {
    const root = repository();
    const contract = join(root, 'api', 'openapi.json');
    writeFileSync(join(root, 'ci', 'ei-conformance.config.json'), '{}');
    symlinkSync(contract, join(root, 'ci', 'link.json'));
    for (const [args, file] of [
      [['--source-file', '../api/openapi.json'], 'api/openapi.json'],
      [['--source-file', 'link.json'], 'api/openapi.json'],
      [['--source-file', 'later/openapi.yaml'], 'ci/later/openapi.yaml'],
      [['--contract', contract], 'api/openapi.json'],
      [[], 'ci/ei-conformance.config.json'],
    ] as const) {
      const { files, err } = await runIn(root, args);
      expect([err, filesIn(files['report.sarif'])]).toEqual(['', [file]]);
      expect(codeScanningProblems(files['report.sarif'] ?? '')).toEqual([]);
      const [finding] = JSON.parse(files['gl-code-quality-report.json'] ?? '');
      expect(finding.location).toEqual({ path: file, lines: { begin: 1 } });
    }
  });

  it('have a file also where there is no repository, no contract and no configuration', async () => {
    const root = repository();
    const { files } = await runIn(root, []);
    expect(filesIn(files['report.sarif'])).toEqual(['openapi.json']);
  });

  it('are not attached to a given file outside the repository, and the run does not begin', async () => {
    const { exitCode, err, files } = await runIn(repository(), ['--source-file', '/etc/openapi.json']);
    expect(err).toMatch(
      /--source-file \/etc\/openapi\.json is outside the repository .*\n.*contract or the config/,
    );
    expect({ exitCode, files }).toEqual({ exitCode: 3, files: {} });
  });

  it('are the same alerts with another seed', async () => {
    const root = repository();
    const identities = async (seed: string) =>
      resultsOf((await runIn(root, [], seed)).files['report.sarif']).map(
        ({ ruleId, partialFingerprints }) => [ruleId, partialFingerprints],
      );
    const first = await identities('7');
    expect(first.length).toBeGreaterThanOrEqual(1);
    expect(await identities('8')).toEqual(first);
  });

  it('can be attached to another file when the run is rendered again', async () => {
    const root = repository();
    const { files } = await runIn(root, []);
    writeFileSync(join(root, 'ci', 'report.json'), files['report.json'] ?? '');
    const args = ['report', join(root, 'ci', 'report.json'), '--reporter', 'sarif'];
    const again = await program([...args, '--source-file', 'here.yaml'], {
      directory: join(root, 'ci'),
      out: folders.make(),
    });
    expect(filesIn(again.files['report.sarif'])).toEqual(['ci/here.yaml']);
  });
});
