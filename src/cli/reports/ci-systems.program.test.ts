import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { commandsIn, messagesIn } from '../../../reports/ci-systems.test-data.js';
import { hostileCommands } from '../../../reports/sample.test-data.js';
import { loopback } from '../../transport/loopback.test-data.js';
import { answering, key, program, temporaryFolder } from '../whole-program.test-data.js';

const { http, close } = loopback();
const folders = temporaryFolder();
afterEach(async () => {
  await close();
  folders.remove();
});

/** A short run, in a CI system, against a target of which much is wrong, and which tries to be obeyed. */
const runIn = async (environment: Readonly<Record<string, string>>, args: readonly string[] = []) => {
  const reply = { success: Object.values(hostileCommands).join(' ') };
  const origin = await http(answering(reply));
  return program(['run', '--base-url', origin, '--check', 'envelopes', ...args], {
    out: folders.make(),
    environment: { EI_API_KEY: key, ...environment },
  });
};

const usual = ['events.ndjson', 'junit.xml', 'report.html', 'report.json'];

describe('a run in GitHub Actions', { timeout: 300_000 }, () => {
  const variables = (summary: string) => ({ GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary });

  it('shows annotations and adds to the summary of the job', async () => {
    const summary = join(folders.make(), 'summary.md');
    writeFileSync(summary, 'before\n');
    const { files, out } = await runIn(variables(summary));
    expect(out).toMatch(/^::error title=/m);
    expect(readFileSync(summary, 'utf8')).toMatch(/^before\n## ✗ non-conformant/);
    expect(Object.keys(files)).toEqual(usual);
  });

  it('does neither where reporters are named', async () => {
    const summary = join(folders.make(), 'summary.md');
    const { out } = await runIn(variables(summary), ['--reporter', 'html']);
    expect(out).not.toMatch(/^::/m);
    expect(existsSync(summary)).toBe(false);
  });

  it('obeys nothing that the target says', async () => {
    const { out } = await runIn(variables(''), ['--reporter', 'html']);
    expect(out).toContain('Non-conformant');
    expect(out).toContain('add-mask');
    expect(out).not.toMatch(/^\s*::|##\[/m);
  });
});

describe('a run in Azure Pipelines', { timeout: 300_000 }, () => {
  it('logs its findings and fails the task, and obeys nothing that the target says', async () => {
    const { files, out, exitCode } = await runIn({ TF_BUILD: 'True' });
    expect(exitCode).toBe(1);
    expect(Object.keys(files)).toEqual(usual);
    const commands = commandsIn(out);
    const names = commands.map(({ name }) => name);
    expect(new Set(names)).toEqual(new Set(['task.logissue', 'task.complete']));
    expect(names.filter((each) => each === 'task.complete')).toHaveLength(1);
    expect(commands.at(-1)?.attributes).toEqual({ result: 'Failed' });
    expect(commands[0]?.message).toMatch(/^ei-conformance: non-conformant\nNon-conformant: /);
    expect(out).toContain('# #vso[task.setvariable');
  });

  it('logs nothing of the kind where reporters are named', async () => {
    const { out } = await runIn({ TF_BUILD: 'True' }, ['--reporter', 'html']);
    expect(commandsIn(out)).toEqual([]);
  });
});

describe('a run in TeamCity', { timeout: 300_000 }, () => {
  it('reports its checks as tests, and obeys nothing that the target says', async () => {
    const { files, out } = await runIn({ TEAMCITY_VERSION: '2025.11' });
    const messages = messagesIn(out);
    const { checks } = JSON.parse(files['report.json'] ?? '');
    const named = (name: string) => messages.filter((each) => each.name === name);
    expect(named('testStarted').length + named('testIgnored').length).toBe(checks.length);
    expect(named('testFailed').length).toBe(
      checks.filter(({ outcome }: { outcome: string }) => outcome === 'fail').length,
    );
    expect(named('testFailed').length).toBeGreaterThan(0);
    expect(named('buildStatus').map(({ attributes }) => attributes.status)).toEqual([undefined]);
    expect(named('buildProblem')).toHaveLength(1);
  });

  it('reports nothing of the kind where reporters are named', async () => {
    const { out } = await runIn({ TEAMCITY_VERSION: '2025.11' }, ['--reporter', 'html']);
    expect(messagesIn(out)).toEqual([]);
  });
});

describe('a run in GitLab', { timeout: 300_000 }, () => {
  it('writes a Code Quality report beside the usual ones', async () => {
    const { files } = await runIn({ GITLAB_CI: 'true' });
    expect(Object.keys(files)).toEqual(['events.ndjson', 'gl-code-quality-report.json', ...usual.slice(1)]);
    const [verdict] = JSON.parse(files['gl-code-quality-report.json'] ?? '');
    expect(verdict).toMatchObject({ check_name: 'ei-conformance/verdict', severity: 'blocker' });
  });
});
