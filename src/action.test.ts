import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { commandsIn, messagesIn } from '../reports/ci-systems.test-data.js';
import { codeScanningProblems } from '../reports/code-scanning.test-data.js';
import { suite } from '../suites/index.js';
import { ended } from './child-process.test-data.js';
import { startReference } from './cli/reference/deployment.js';
import { waiversIn } from './cli/run/exit-policy.js';
import { optionNames, optionVariable } from './cli/settings/options.js';
import type { FaultId } from './proof/reference/index.js';

interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly shell?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}
interface Action {
  readonly name: string;
  readonly description: string;
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description: string; readonly value: string }>>;
  readonly runs: { readonly using: string; readonly steps: readonly Step[] };
}

const root = resolve(import.meta.dirname, '..');
const action = parse(readFileSync(join(root, 'action.yml'), 'utf8')) as Action;
const judge = action.runs.steps.find(({ id }) => id === 'judge');
if (judge?.run === undefined || judge.env === undefined) throw new Error('there is no step judge');
const { run: script, env } = judge;

const folder = mkdtempSync(join(tmpdir(), 'ei-conformance-'));
afterAll(() => rmSync(folder, { recursive: true }), 60_000);

describe('action.yml', () => {
  it('has what GitHub demands of a composite action', () => {
    expect(Object.keys(action).toSorted()).toEqual(['description', 'inputs', 'name', 'outputs', 'runs']);
    expect(action.runs.using).toBe('composite');
    for (const { description } of [...Object.values(action.inputs), ...Object.values(action.outputs)])
      expect(description).toMatch(/\.$/);
    for (const step of action.runs.steps)
      expect(step.uses === undefined ? step.shell : step.uses).toMatch(/^(bash|actions\/[\w-]+@v\d+)$/);
  });

  it('takes each input to the step that judges, and puts none of them into a script', () => {
    const used = Object.values(env).map((value) => /^\$\{\{ inputs\.([\w-]+) \}\}$/.exec(value)?.[1]);
    expect(used.toSorted()).toEqual(Object.keys(action.inputs).toSorted());
    for (const { run = '' } of action.runs.steps) expect(run).not.toContain('${{');
  });

  it('sets variables that a run reads', () => {
    const known = ['EI_API_KEY', ...optionNames.map(optionVariable)];
    const set = Object.keys(env).filter((name) => name.startsWith('EI_'));
    expect(set.filter((name) => !known.includes(name))).toEqual([]);
    for (const name of Object.keys(env)) if (!name.startsWith('EI_')) expect(script).toContain(`$${name}`);
  });

  it('has outputs that its step sets', () => {
    for (const [name, { value }] of Object.entries(action.outputs)) {
      expect(value).toBe(`\${{ steps.judge.outputs.${name} }}`);
      expect(script).toContain(`${name}=`);
    }
  });

  it('is described in docs/ci.md', () => {
    const text = readFileSync(join(root, 'docs', 'ci.md'), 'utf8');
    for (const name of [...Object.keys(action.inputs), ...Object.keys(action.outputs)])
      expect(text).toContain(`\`${name}\``);
  });
});

describe('the examples of docs/ci.md', () => {
  const text = readFileSync(join(root, 'docs', 'ci.md'), 'utf8');
  const blocks = [...text.matchAll(/^```(yaml|json)\n(.*?)^```/gms)].map(([, kind, block = '']) => ({
    kind,
    block,
  }));

  it('are YAML and JSON, and give the action no input that it does not have', () => {
    expect(blocks.filter(({ kind }) => kind === 'yaml').length).toBeGreaterThanOrEqual(3);
    const given = blocks
      .flatMap(({ block }) => Object.values((parse(block) as { jobs?: object }).jobs ?? {}))
      .flatMap((job) => (job as { steps: { uses?: string; with?: object }[] }).steps)
      .filter(({ uses = '' }) => uses.includes('ei-conformance'));
    expect(given.length).toBeGreaterThanOrEqual(3);
    for (const { with: inputs = {} } of given)
      for (const name of Object.keys(inputs)) expect(Object.keys(action.inputs)).toContain(name);
  });

  it('has waivers that a run takes', () => {
    const path = join(folder, 'waivers.json');
    writeFileSync(path, blocks.find(({ kind }) => kind === 'json')?.block ?? '');
    expect(waiversIn(path, suite, '2026-11-20').map(({ accepts }) => accepts)).toEqual([
      undefined,
      'inconclusive',
      'inconclusive',
    ]);
  });
});

const home = join(folder, 'action');
const { PATH } = process.env;

/** The program as the action builds it. */
async function build(): Promise<void> {
  mkdirSync(home);
  for (const name of ['node_modules', 'package.json', 'contract', 'reports'])
    symlinkSync(join(root, name), join(home, name));
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const built = await ended(process.execPath, [tsc, '-p', root, '--outDir', join(home, 'dist')], {
    env: { PATH },
    cwd: root,
  });
  expect(built).toEqual({ code: 0, output: '' });
}
beforeAll(build, 240_000);

const referenceWith = (...faults: readonly FaultId[]) =>
  startReference({ now: Date.now, faults, variants: [] });

describe('the step that judges', { timeout: 240_000 }, () => {
  /** Runs the step as GitHub does, with these inputs. */
  async function judged(inputs: Readonly<Record<string, string>>, key = '') {
    const workspace = mkdtempSync(join(folder, 'workspace-'));
    const [outputs, summary] = [join(workspace, 'outputs'), join(workspace, 'summary')];
    for (const file of [outputs, summary]) writeFileSync(file, '');
    const given = Object.entries(env).map(([variable, value]) => {
      const input = /inputs\.([\w-]+)/.exec(value)?.[1] ?? '';
      return [variable, inputs[input] ?? action.inputs[input]?.default ?? ''];
    });
    const variables = {
      ...Object.fromEntries(given),
      ...(key === '' ? {} : { EI_API_KEY: key }),
      PATH,
      CI: 'true',
      GITHUB_ACTION_PATH: home,
      GITHUB_OUTPUT: outputs,
      GITHUB_STEP_SUMMARY: summary,
    };
    const ran = await ended('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
      env: variables,
      cwd: workspace,
    });
    return {
      ...ran,
      workspace,
      outputs: Object.fromEntries(
        readFileSync(outputs, 'utf8')
          .split('\n')
          .filter(Boolean)
          .map((line) => line.split('=')),
      ),
      summary: readFileSync(summary, 'utf8'),
    };
  }

  it('tells verdict, exit code, report and summary, and merges shards', async () => {
    const server = await referenceWith('events.limit.clamped-in-silence');
    const key = server.keys.full ?? '';
    const checks = 'events/limit-above-max service';
    const inputs = { 'base-url': server.url, checks, seed: '3', 'source-file': 'api/openapi.yaml' };
    const failing = await judged(inputs, key);
    expect(failing.outputs).toEqual({
      verdict: 'non-conformant',
      'exit-code': '1',
      report: 'conformance-report/report.json',
    });
    expect(failing.code).toBe(1);
    expect(failing.summary).toContain('non-conformant');
    expect(failing.output).toMatch(/^::error /m);
    const sarif = readFileSync(join(failing.workspace, 'conformance-report', 'report.sarif'), 'utf8');
    expect(codeScanningProblems(sarif)).toEqual([]);
    expect(sarif).toContain('"uri": "api/openapi.yaml"');
    const passing = await judged({ ...inputs, checks: 'service', out: 'a b' }, key);
    expect(passing.outputs).toEqual({ verdict: 'conformant', 'exit-code': '0', report: 'a b/report.json' });
    const shards = [
      await judged({ ...inputs, shard: '1/2' }, key),
      await judged({ ...inputs, shard: '2/2' }, key),
    ];
    await server.close();
    const folders = mkdtempSync(join(folder, 'shards-'));
    for (const [index, { workspace }] of shards.entries())
      symlinkSync(join(workspace, 'conformance-report'), join(folders, String(index)));
    const merged = await judged({ merge: folders });
    expect(merged.outputs).toMatchObject({ verdict: 'non-conformant', 'exit-code': '1' });
    expect(JSON.stringify([failing, passing, merged])).not.toContain(key);
  });

  it('tells that there was no run', async () => {
    const none = await judged({ 'base-url': 'no address', checks: 'x' });
    expect(none).toMatchObject({
      code: 3,
      summary: '',
      outputs: { verdict: '', 'exit-code': '3', report: '' },
    });
  });
});

describe('the pipelines of docs/ci.md', { timeout: 240_000 }, () => {
  const text = readFileSync(join(root, 'docs', 'ci.md'), 'utf8');
  const under = (heading: string): string => text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const blockUnder = (heading: string): string => /^```\w+\n(.*?)^```/ms.exec(under(heading))?.[1] ?? '';

  // `npx` runs the program that was built, `npm` has nothing to install, and every run has a few requests of the gate.
  const tools = join(folder, 'tools');
  let server: Awaited<ReturnType<typeof referenceWith>>;
  beforeAll(async () => {
    server = await referenceWith('events.limit.clamped-in-silence');
    mkdirSync(tools);
    const program = join(home, 'dist', 'src', 'main.js');
    const lines = ['#!/bin/sh', 'shift', `exec '${process.execPath}' '${program}' "$@"`, ''];
    writeFileSync(join(tools, 'npx'), lines.join('\n'), { mode: 0o755 });
    writeFileSync(join(tools, 'npm'), '#!/bin/sh\n', { mode: 0o755 });
  });
  afterAll(() => server.close());
  const limited = { PATH: `${tools}:${PATH}`, EI_PRESET: 'gate', EI_MAX_REQUESTS: '60' };

  /** Runs a script of a pipeline in a workspace, against the reference. */
  async function scripted(
    lines: string,
    variables: NodeJS.ProcessEnv,
    workspace = mkdtempSync(join(folder, 'job-')),
  ) {
    expect(lines).toContain('npx ei-conformance');
    const environment = { ...limited, EI_API_KEY: server.keys.full ?? '', ...variables };
    const ran = await ended(
      'bash',
      ['--noprofile', '--norc', '-e', '-c', lines.replaceAll('https://api.example.com', server.url)],
      { env: environment, cwd: workspace },
    );
    return { ...ran, workspace, has: (name: string) => existsSync(join(workspace, name)) };
  }

  it('for Azure Pipelines logs the verdict, adds the summary, and has the files that it publishes', async () => {
    interface Pipeline {
      readonly steps: readonly {
        readonly script?: string;
        readonly publish?: string;
        readonly inputs?: { readonly testResultsFiles: string };
      }[];
    }
    const { steps } = parse(blockUnder('Azure Pipelines')) as Pipeline;
    const [run = '', summarize = ''] = steps.flatMap(({ script = '' }) => (script === '' ? [] : [script]));
    const ran = await scripted(run, { TF_BUILD: 'True' });
    expect(ran.code).not.toBe(0);
    expect(commandsIn(ran.output).at(-1)).toMatchObject({
      name: 'task.complete',
      attributes: { result: 'Failed' },
    });
    const added = await scripted(summarize, { TF_BUILD: 'True' }, ran.workspace);
    expect(added.code).toBe(0);
    const [, file = ''] = /^##vso\[task\.uploadsummary\](\/.*)$/m.exec(added.output) ?? [];
    expect(readFileSync(file, 'utf8')).toMatch(/^## \S+ (?:incomplete|non-conformant): /);
    const published = steps.flatMap(({ publish, inputs }) => publish ?? inputs?.testResultsFiles ?? []);
    expect(published).toHaveLength(2);
    for (const each of published) expect(ran.has(each)).toBe(true);
  });

  it('for TeamCity reports tests and a build problem', async () => {
    const [, script = ''] = /scriptContent = "([^"]*)"/.exec(blockUnder('TeamCity')) ?? [];
    const ran = await scripted(script, { TEAMCITY_VERSION: '2025.11' });
    const names = messagesIn(ran.output).map(({ name }) => name);
    for (const each of ['buildStatus', 'buildProblem', 'testFinished', 'buildStatisticValue'])
      expect(names).toContain(each);
    expect(ran.has('conformance-report/report.json')).toBe(true);
  });

  it('for GitLab judges in shards, and has the reports of their merge', async () => {
    interface Job {
      readonly script: readonly string[];
      readonly parallel?: number;
      readonly artifacts: { readonly reports?: Readonly<Record<string, string>> };
    }
    const jobs = parse(blockUnder('GitLab')) as Readonly<Record<'judge' | 'conformance', Job>>;
    const of = jobs.judge.parallel ?? 0;
    const workspace = mkdtempSync(join(folder, 'job-'));
    const variables = { GITLAB_CI: 'true', CI_PIPELINE_IID: '7', CI_NODE_TOTAL: String(of) };
    for (let shard = 1; shard <= of; shard += 1)
      await scripted(jobs.judge.script.join('\n'), { ...variables, CI_NODE_INDEX: String(shard) }, workspace);
    const merged = await scripted(jobs.conformance.script.join('\n'), variables, workspace);
    expect(merged.output).toMatch(/^\S (?:Incomplete|Non-conformant): /m);
    const reports = Object.values(jobs.conformance.artifacts.reports ?? {});
    expect(reports).toHaveLength(2);
    for (const each of reports) expect(merged.has(each)).toBe(true);
  });
});
