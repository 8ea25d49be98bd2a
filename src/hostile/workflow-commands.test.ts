import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { key, program, temporaryFolder } from '../cli/whole-program.test-data.js';
import { reaching } from './fake-network.test-data.js';

vi.mock('../../suites/index.js', () => import('./few-checks.test-data.js'));
vi.mock('../transport/network.js', () => import('./fake-network.test-data.js'));

const folders = temporaryFolder();
afterEach(folders.remove);

/** What GitHub Actions obeys: the one at the beginning of a line, the other anywhere. */
const command = '::error file=a::owned\n::add-mask::owned\n  ::stop-commands::x ##[add-mask]owned';
const page = {
  status: 200,
  body: { success: true, data: [], pagination: { limit: command, cursor: command } },
};
const environment = { EI_API_KEY: key, GITHUB_ACTIONS: 'true' };
const target = ['--base-url', 'http://target.test'];

function expectNothingObeyed(...texts: readonly string[]): void {
  const text = texts.join('\n');
  expect(text).toContain('owned');
  expect(text).not.toMatch(/^\s*::/m);
  expect(text).not.toContain('##[');
}

it('nothing that doctor says of a target is obeyed', async () => {
  reaching((path) => (path.endsWith('/openapi.json') ? { status: 200, body: { openapi: command } } : page));
  const { out, err, exitCode } = await program(['doctor', ...target], { environment });
  expect(exitCode).toBe(0);
  expectNothingObeyed(out, err);
});

it('nothing that replay says of a target is obeyed', async () => {
  reaching(() => page);
  const out = folders.make();
  const { files } = await program(['run', ...target, '--check', 'envelopes', '--reporter', 'json'], {
    out,
    environment: { EI_API_KEY: key },
  });
  const told = join(out, 'told.json');
  writeFileSync(told, files['report.json'] ?? '');
  const replayed = await program(['replay', told, ...target], { environment });
  expect(replayed.exitCode).toBe(1);
  expectNothingObeyed(replayed.out, replayed.err);
});

it('nothing that a wrong word holds is obeyed', async () => {
  const { err, exitCode } = await program(['run', ...target, '--config', `owned\n${command}`], {
    environment,
  });
  expect(exitCode).toBe(3);
  expectNothingObeyed(err);
});
