import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { files, groovyAt, groovyBlocks, shown } from './adoption.test-data.js';

type Tree = Readonly<Record<string, unknown>>;

const tree = (name: string): Tree => parse(shown(name));

/** The members of a value that the reference of a service does not list. */
const unlisted = (value: unknown, listed: readonly string[]): readonly string[] =>
  Object.keys(value as Tree).filter((name) => !listed.includes(name));

/** The value at a path of names and indexes. */
const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce((each, name) => (each as Tree)[name], value);

it('shows a file for each service', () => {
  expect([...files.keys()]).toEqual([
    '.github/workflows/conformance.yml',
    '.gitlab-ci.yml',
    'azure-pipelines.yml',
    'Jenkinsfile',
    'Dockerfile',
    'conformance.yaml',
    'conformance-merge.yaml',
    'conformance.sh',
  ]);
});

// Lists of what the references of the services name: a misspelt or misplaced member is an error there.

describe('the workflow of GitHub', () => {
  const workflow = tree('.github/workflows/conformance.yml');
  const job = at(workflow, 'jobs', 'gate') as Tree;
  const steps = job.steps as readonly Tree[];

  it('has events, permissions and jobs with what they may have', () => {
    expect(
      unlisted(workflow, ['name', 'run-name', 'on', 'permissions', 'env', 'defaults', 'concurrency', 'jobs']),
    ).toEqual([]);
    expect(workflow.on).toEqual({ pull_request: null, push: { branches: ['main'] } });
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(
      unlisted(job, ['name', 'needs', 'runs-on', 'timeout-minutes', 'strategy', 'env', 'if', 'steps']),
    ).toEqual([]);
  });

  it('has steps that either use an action or run a command', () => {
    for (const step of steps) {
      expect(unlisted(step, ['id', 'if', 'name', 'uses', 'run', 'shell', 'with', 'env'])).toEqual([]);
      expect(('uses' in step ? 1 : 0) + ('run' in step ? 1 : 0)).toBe(1);
      if ('uses' in step) expect(step.uses).toMatch(/^actions\/[\w-]+@v\d+$/);
    }
  });

  it('hands the key to the step that judges, and to no other', () => {
    const keyed = steps.filter((step) => JSON.stringify(step).includes('secrets.'));
    expect(keyed.map(({ run }) => run)).toEqual(['npx ei-conformance run --preset gate']);
    expect(JSON.stringify({ ...job, steps: [] })).not.toContain('secrets.');
  });
});

it('the job of GitLab has keywords of a job, and artifacts even if it fails', () => {
  const pipeline = tree('.gitlab-ci.yml');
  expect(Object.keys(pipeline)).toEqual(['conformance']);
  const job = pipeline.conformance as Tree;
  expect(
    unlisted(job, ['image', 'stage', 'rules', 'timeout', 'variables', 'script', 'needs', 'artifacts']),
  ).toEqual([]);
  expect((job.rules as readonly Tree[]).flatMap(Object.keys)).toEqual(['if', 'if']);
  for (const line of job.script as readonly unknown[]) expect(line).toBeTypeOf('string');
  expect(job.artifacts).toMatchObject({ when: 'always', paths: ['conformance-report'] });
  expect(unlisted(at(job, 'artifacts', 'reports'), ['junit'])).toEqual([]);
});

describe('the pipeline of Azure', () => {
  const pipeline = tree('azure-pipelines.yml');
  const job = at(pipeline, 'jobs', 0) as Tree;
  const steps = job.steps as readonly Tree[];
  const inputs: Readonly<Record<string, readonly string[]>> = {
    'UseNode@1': ['version', 'checkLatest', 'force32bit', 'retryCountOnDownloadFails'],
    'PublishTestResults@2': [
      'testResultsFormat',
      'testResultsFiles',
      'searchFolder',
      'mergeTestResults',
      'failTaskOnFailedTests',
      'failTaskOnMissingResultsFile',
      'testRunTitle',
      'publishRunAttachments',
    ],
    'PublishPipelineArtifact@1': ['targetPath', 'artifact', 'publishLocation'],
  };

  it('has jobs and steps with what they may have', () => {
    expect(
      unlisted(pipeline, ['name', 'trigger', 'pr', 'schedules', 'pool', 'variables', 'stages', 'jobs']),
    ).toEqual([]);
    expect(unlisted(job, ['job', 'displayName', 'timeoutInMinutes', 'pool', 'variables', 'steps'])).toEqual(
      [],
    );
    for (const step of steps) {
      expect(unlisted(step, ['task', 'script', 'displayName', 'condition', 'inputs', 'env'])).toEqual([]);
      expect(('task' in step ? 1 : 0) + ('script' in step ? 1 : 0)).toBe(1);
      if ('task' in step) expect(unlisted(step.inputs, inputs[String(step.task)] ?? [])).toEqual([]);
    }
  });

  it('publishes even if the run failed, and maps the secret where it is needed', () => {
    const publishing = steps.filter(({ task }) => String(task).startsWith('Publish'));
    expect(publishing.map(({ condition }) => condition)).toEqual([
      'succeededOrFailed()',
      'succeededOrFailed()',
    ]);
    expect(steps.filter(({ env }) => env !== undefined)).toEqual([
      expect.objectContaining({
        script: 'npx ei-conformance run --preset gate',
        env: { EI_API_KEY: '$(EI_API_KEY)' },
      }),
    ]);
  });
});

it('the pipeline of Jenkins is declarative: sections and directives where they may stand', () => {
  const blocks = groovyBlocks(shown('Jenkinsfile'));
  expect(blocks.map(({ head }) => head)).toEqual(['pipeline']);
  const heads = (...path: readonly string[]) => groovyAt(blocks, ...path).map(({ head }) => head);
  expect(heads('pipeline')).toEqual(['agent', 'options', 'environment', 'stages', 'post']);
  expect(heads('pipeline', 'agent')).toEqual(['docker']);
  expect(heads('pipeline', 'stages')).toEqual(["stage('Conformance')"]);
  expect(heads('pipeline', 'stages', "stage('Conformance')")).toEqual(['steps']);
  for (const variable of heads('pipeline', 'environment'))
    expect(variable).toMatch(/^\w+ = (?:'[^']*'|credentials\('[\w-]+'\))$/);
  for (const step of heads('pipeline', 'stages', "stage('Conformance')", 'steps'))
    expect(step).toMatch(/^sh '[^']+'$/);
  expect(heads('pipeline', 'post')).toEqual(['always']);
  expect(heads('pipeline', 'post', 'always').map((each) => each.split(' ')[0])).toEqual([
    'junit',
    'archiveArtifacts',
  ]);
});

describe('the manifests of Kubernetes', () => {
  const [claim, job] = parseAllDocuments(shown('conformance.yaml')).map((each) => each.toJS() as Tree);
  const merge = tree('conformance-merge.yaml');
  const script = shown('conformance.sh');
  const podOf = (each: unknown) => at(each, 'spec', 'template', 'spec') as Tree;

  it('are a claim and an Indexed Job, and a Job that merges', () => {
    expect(claim).toMatchObject({ apiVersion: 'v1', kind: 'PersistentVolumeClaim' });
    expect(at(claim, 'spec', 'accessModes')).toEqual(['ReadWriteMany']);
    expect(job).toMatchObject({ apiVersion: 'batch/v1', kind: 'Job' });
    expect(merge).toMatchObject({ apiVersion: 'batch/v1', kind: 'Job' });
    expect(job?.spec).toMatchObject({ completionMode: 'Indexed', completions: 4, parallelism: 4 });
    for (const each of [job, merge])
      expect(
        unlisted(at(each, 'spec'), [
          'completionMode',
          'completions',
          'parallelism',
          'backoffLimit',
          'activeDeadlineSeconds',
          'ttlSecondsAfterFinished',
          'template',
        ]),
      ).toEqual([]);
  });

  it('have pods of one container, whose volumes and claims are there', () => {
    for (const pod of [podOf(job), podOf(merge)]) {
      expect(unlisted(pod, ['restartPolicy', 'containers', 'volumes'])).toEqual([]);
      expect(pod.restartPolicy).toBe('Never');
      const container = at(pod, 'containers', 0) as Tree;
      expect(
        unlisted(container, ['name', 'image', 'command', 'args', 'env', 'envFrom', 'volumeMounts']),
      ).toEqual([]);
      for (const { value } of container.env as readonly Tree[]) expect(value).toBeTypeOf('string');
      expect(at(container, 'volumeMounts', 0, 'name')).toBe(at(pod, 'volumes', 0, 'name'));
      expect(at(pod, 'volumes', 0, 'persistentVolumeClaim', 'claimName')).toBe(at(claim, 'metadata', 'name'));
      const reports = (container.env as readonly Tree[]).find(({ name }) => name === 'REPORTS')?.value;
      expect(at(container, 'volumeMounts', 0, 'mountPath')).toBe(reports);
    }
    expect(at(podOf(job), 'containers', 0, 'image')).toBe(at(podOf(merge), 'containers', 0, 'image'));
    expect(JSON.stringify(podOf(job).containers)).toContain(`auto/${at(job, 'spec', 'completions')} `);
  });

  it('have the names that the commands use', () => {
    const secret = at(podOf(job), 'containers', 0, 'envFrom', 0, 'secretRef', 'name');
    expect(script).toContain(`create secret generic ${secret} --from-literal=EI_API_KEY=`);
    const names = [job, merge].map((each) => String(at(each, 'metadata', 'name')));
    expect([...new Set(script.match(/(?<=\bjob\/)[\w-]+/g))]).toEqual(names);
    expect(script).toContain(`kubectl delete job ${names.join(' ')} `);
    expect(script.match(/(?<=-f )[\w-]+\.yaml/g)).toEqual(['conformance.yaml', 'conformance-merge.yaml']);
    for (const line of script.trimEnd().split('\n')) expect(line).toMatch(/^kubectl /);
  });

  it('have an image with what npm ci reads', () => {
    const instructions = shown('Dockerfile').trimEnd().split('\n');
    expect(instructions.map((line) => line.split(' ')[0])).toEqual(['FROM', 'WORKDIR', 'COPY', 'RUN']);
    expect(instructions).toContain('COPY package.json package-lock.json ./');
  });
});
