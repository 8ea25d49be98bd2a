import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { suite } from '../suites/index.js';
import { startReference } from './cli/reference/deployment.js';
import { waiversIn } from './cli/run/exit-policy.js';
import { optionNames, optionVariable } from './cli/settings/options.js';

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
    expect(blocks.filter(({ kind }) => kind === 'yaml').length).toBeGreaterThanOrEqual(4);
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

/** Runs a program to its end. */
const ended = (command: string, args: readonly string[], environment: NodeJS.ProcessEnv, cwd: string) =>
  new Promise<{ readonly code: number | null; readonly output: string }>((settle, reject) => {
    const child = spawn(command, args, { cwd, env: environment });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        output += data;
      });
    child.on('error', reject);
    child.on('close', (code) => settle({ code, output }));
  });

describe('the step that judges', { timeout: 240_000 }, () => {
  const home = join(folder, 'action');
  const { PATH } = process.env;

  beforeAll(async () => {
    mkdirSync(home);
    for (const name of ['node_modules', 'package.json', 'contract', 'reports'])
      symlinkSync(join(root, name), join(home, name));
    const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    const built = await ended(
      process.execPath,
      [tsc, '-p', root, '--outDir', join(home, 'dist')],
      { PATH },
      root,
    );
    expect(built).toEqual({ code: 0, output: '' });
  }, 240_000);

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
    const ran = await ended(
      'bash',
      ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script],
      variables,
      workspace,
    );
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
    const server = await startReference({
      now: Date.now,
      faults: ['events.limit.clamped-in-silence'],
      variants: [],
    });
    const key = server.keys.full ?? '';
    const checks = 'events/limit-above-max service';
    const inputs = { 'base-url': server.url, checks, seed: '3' };
    const failing = await judged(inputs, key);
    expect(failing.outputs).toEqual({
      verdict: 'non-conformant',
      'exit-code': '1',
      report: 'conformance-report/report.json',
    });
    expect(failing.code).toBe(1);
    expect(failing.summary).toContain('non-conformant');
    expect(failing.output).toMatch(/^::error /m);
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
