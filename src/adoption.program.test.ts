import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { groovyAt, groovyBlocks, page, shown } from './adoption.test-data.js';
import { type Ended, ended } from './child-process.test-data.js';
import { type RunningReference, startReference } from './cli/reference/deployment.js';
import { type Built, build } from './proof/hostile/installed-program.test-data.js';

type Variables = Readonly<Record<string, string>>;

/** A command of a job, the shell that the service runs it with, and its variables as the file gives them. */
interface Step {
  readonly shell: readonly string[];
  readonly script: string;
  readonly environment: Variables;
}

const bash = ['bash', '--noprofile', '--norc', '-eo', 'pipefail', '-c'];
const sh = ['sh', '-xec'];

/** What a file reads from settings of its service. */
type Stored = Readonly<Record<'EI_BASE_URL' | 'EI_API_KEY', string>>;

const resolved = (given: Variables = {}, pattern: RegExp, stored: Stored): Variables =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      value.replace(pattern, (text, variable: string) => stored[variable as keyof Stored] ?? text),
    ]),
  );

interface YamlStep {
  readonly run?: string;
  readonly script?: string;
  readonly env?: Variables;
}

/** The commands of the file of each service, in their order. */
const services: Readonly<Record<string, (stored: Stored) => readonly Step[]>> = {
  github(stored) {
    const { jobs } = parse(shown('.github/workflows/conformance.yml'));
    return jobs.gate.steps.flatMap(({ run, env }: YamlStep) =>
      run === undefined
        ? []
        : [
            {
              shell: bash,
              script: run,
              environment: {
                ...resolved(env, /\$\{\{ (?:vars|secrets)\.(\w+) \}\}/g, stored),
                GITHUB_ACTIONS: 'true',
                GITHUB_STEP_SUMMARY: 'summary.md',
              },
            },
          ],
    );
  },
  gitlab(stored) {
    const { conformance } = parse(shown('.gitlab-ci.yml'));
    const { EI_API_KEY } = stored;
    const environment = { ...conformance.variables, EI_API_KEY, GITLAB_CI: 'true' };
    return [{ shell: bash, script: conformance.script.join('\n'), environment }];
  },
  azure(stored) {
    const { variables, jobs } = parse(shown('azure-pipelines.yml'));
    return jobs[0].steps.flatMap(({ script, env }: YamlStep) =>
      script === undefined
        ? []
        : [
            {
              shell: bash,
              script,
              environment: { ...variables, ...resolved(env, /\$\((\w+)\)/g, stored), TF_BUILD: 'True' },
            },
          ],
    );
  },
  jenkins(stored) {
    const blocks = groovyBlocks(shown('Jenkinsfile'));
    const environment = Object.fromEntries(
      groovyAt(blocks, 'pipeline', 'environment').map(({ head }) => {
        const [name = '', value = ''] = head.split(' = ');
        return [name, value === "credentials('ei-api-key')" ? stored.EI_API_KEY : value.slice(1, -1)];
      }),
    );
    return groovyAt(blocks, 'pipeline', 'stages', "stage('Conformance')", 'steps').map(({ head }) => ({
      shell: sh,
      script: head.slice("sh '".length, -1),
      environment: { ...environment, JENKINS_URL: 'https://ci.example.com/' },
    }));
  },
};

const folder = mkdtempSync(join(tmpdir(), 'ei-conformance-adoption-'));
const bin = join(folder, 'bin');
let program: Built;
const servers: RunningReference[] = [];

async function deployment(faults: readonly string[] = []): Promise<Stored> {
  const server = await startReference({ now: Date.now, faults, variants: [] });
  servers.push(server);
  return { EI_BASE_URL: server.url, EI_API_KEY: server.keys.full ?? '' };
}

const fault = 'events.limit.clamped-in-silence';

beforeAll(() => {
  program = build();
  mkdirSync(bin);
  // The package is the one that was just built, so there is nothing to install.
  const npm = '[ "$*" = ci ]';
  const npx = `[ "$1" = ei-conformance ] || exit 127\nshift\nexec '${process.execPath}' '${program.main}' "$@"`;
  for (const [name, text] of Object.entries({ npm, npx })) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(bin, name), 0o755);
  }
}, 120_000);

afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  program.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** A checkout of a repository that narrows the run to a few checks, unless it is to be whole. */
function workspace({ whole = false } = {}): string {
  const path = mkdtempSync(join(folder, 'workspace-'));
  const check = ['events/limit-above-max', 'events/limit-default'];
  if (!whole) writeFileSync(join(path, 'ei-conformance.config.json'), JSON.stringify({ check }));
  return path;
}

const stepEnded = (
  { shell: [shell = '', ...flags], script, environment }: Step,
  directory: string,
  more: Variables,
): Promise<Ended> =>
  ended(shell, [...flags, script], {
    cwd: directory,
    env: { PATH: `${bin}${delimiter}${process.env.PATH}`, CI: 'true', ...environment, ...more },
  });

/** Runs the steps of a job until one fails. */
async function job(steps: readonly Step[], directory: string, more: Variables = {}): Promise<Ended> {
  let output = '';
  for (const step of steps) {
    const ran = await stepEnded(step, directory, more);
    output += ran.output;
    if (ran.code !== 0) return { code: ran.code, output };
  }
  return { code: 0, output };
}

const text = (directory: string, name: string): string => readFileSync(join(directory, name), 'utf8');

describe('the job of a service', { timeout: 240_000 }, () => {
  it('of GitHub passes with a deployment that keeps the contract, by the whole preset', async () => {
    const stored = await deployment();
    const directory = workspace({ whole: true });
    const ran = await job(services.github?.(stored) ?? [], directory);
    expect(ran).toMatchObject({ code: 0, output: expect.stringContaining('Exit code 0.') });
    expect(text(directory, 'summary.md')).toContain('conformant');
    expect(ran.output).not.toContain(stored.EI_API_KEY);
  });

  it.each(Object.keys(services))(
    'of %s fails where the contract is broken, with its results',
    async (name) => {
      const stored = await deployment([fault]);
      const directory = workspace();
      const steps = services[name]?.(stored) ?? [];
      // The files of some services name an address of their own.
      const ran = await job(steps, directory, { EI_BASE_URL: stored.EI_BASE_URL });
      expect(ran).toMatchObject({ code: 1, output: expect.stringContaining('Exit code 1.') });
      expect(text(directory, 'conformance-report/junit.xml')).toContain('<failure');
      expect(existsSync(join(directory, 'conformance-report/report.html'))).toBe(true);
      if (name === 'github') expect(ran.output).toMatch(/^::error /m);
    },
  );

  it.each(Object.keys(services))('of %s without a secret ends with 3', async (name) => {
    const { EI_BASE_URL } = await deployment();
    const none = { EI_BASE_URL, EI_API_KEY: '' };
    // Azure leaves the reference to a variable that is not set as it is.
    const steps = services[name]?.(none) ?? [];
    const key = name === 'azure' ? { EI_API_KEY: '$(EI_API_KEY)' } : {};
    expect(await job(steps, workspace(), { EI_BASE_URL, ...key })).toMatchObject({ code: 3 });
  });

  it('passes again with the baseline that the page makes', async () => {
    const stored = await deployment([fault]);
    const directory = workspace();
    const steps = services.github?.(stored) ?? [];
    expect((await job(steps, directory)).code).toBe(1);
    const [, script = ''] = /^```sh\n(npx ei-conformance baseline .*?)^```$/ms.exec(page) ?? [];
    const made = await stepEnded({ shell: sh, script, environment: {} }, directory, { CI: '' });
    expect(made.code).toBe(0);
    const passed = await job(steps, directory, { EI_BASELINE: 'baseline.json' });
    expect(passed).toMatchObject({ code: 0, output: expect.stringContaining('Non-conformant') });
  });

  it('fails by the fault that the page plants', async () => {
    const [, script = ''] = /^```sh\n(npx ei-conformance run --reference .*?)^```$/ms.exec(page) ?? [];
    const ran = await stepEnded({ shell: bash, script, environment: {} }, workspace(), {});
    expect(ran).toMatchObject({ code: 1, output: expect.stringContaining('events/limit-above-max') });
  });
});

describe('the Jobs of Kubernetes', { timeout: 240_000 }, () => {
  interface Container {
    readonly command: readonly string[];
    readonly args: readonly string[];
    readonly env: readonly { readonly name: string; readonly value: string }[];
  }
  const [, indexed] = parseAllDocuments(shown('conformance.yaml')).map((each) => each.toJS());
  const containerOf = (manifest: { spec: { template: { spec: { containers: [Container] } } } }): Step => {
    const [{ command, args, env }] = manifest.spec.template.spec.containers;
    return {
      shell: command,
      script: args.join(' '),
      environment: Object.fromEntries(env.map(({ name, value }) => [name, value])),
    };
  };
  const merging = containerOf(parse(shown('conformance-merge.yaml')));

  /** All pods, one after another, and the Job that merges, on a volume of their own unless one is given. */
  async function judged(stored: Stored, volume = mkdtempSync(join(folder, 'volume-'))) {
    const pods: (number | null)[] = [];
    for (let index = 0; index < indexed.spec.completions; index += 1) {
      const more = { ...stored, REPORTS: volume, JOB_COMPLETION_INDEX: String(index) };
      pods.push((await stepEnded(containerOf(indexed), workspace(), more)).code);
    }
    const merged = await stepEnded(merging, workspace(), { REPORTS: volume });
    return { pods, merged, volume };
  }

  it('judge in shards that end well, whatever they find, and merge to the verdict', async () => {
    const { pods, merged, volume } = await judged(await deployment([fault]));
    expect(pods).toEqual([0, 0, 0, 0]);
    expect(merged).toMatchObject({ code: 1, output: expect.stringContaining('Exit code 1.') });
    const { verdict, run } = JSON.parse(text(volume, 'merged/report.json'));
    expect([verdict, run.seed]).toEqual(['non-conformant', 7]);
  });

  it('pass where nothing is found, and may be run again on the same volume', async () => {
    const stored = await deployment();
    const { pods, merged, volume } = await judged(stored);
    expect(pods).toEqual([0, 0, 0, 0]);
    expect(merged.code).toBe(0);
    expect((await judged(stored, volume)).merged.code).toBe(0);
  });

  it('fail where a shard could not judge', async () => {
    const { EI_BASE_URL } = await deployment();
    const { pods, merged } = await judged({ EI_BASE_URL, EI_API_KEY: '' });
    expect(pods).toEqual([1, 1, 1, 1]);
    expect(merged.code).toBe(3);
  });
});
