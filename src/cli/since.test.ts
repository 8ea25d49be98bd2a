import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { startReference } from './reference.js';
import { program, temporaryFolder } from './whole-program.test-data.js';

const folders = temporaryFolder();
const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(closing.splice(0).map((each) => each()));
  folders.remove();
});

const serving = async (faults: readonly string[] = []) => {
  const server = await startReference({ faults, variants: [], now: () => Date.now(), size: 3_000 });
  closing.push(server.close);
  return server;
};

async function snapshotOf(baseUrl: string): Promise<string> {
  const store = folders.make();
  await program(['watch', '--base-url', baseUrl, '--store', store]);
  const [name = ''] = readdirSync(store);
  return join(store, name);
}

/** The checks that ran, and the exit code. */
async function run(baseUrl: string, key: string | undefined, args: readonly string[]) {
  const ran = await program(['run', '--base-url', baseUrl, ...args], {
    out: folders.make(),
    environment: { EI_API_KEY: key },
  });
  const { checks = [] } = JSON.parse(ran.files['report.json'] ?? '{}');
  const judged: readonly string[] = checks.flatMap(({ id, outcome }: Record<string, string>) =>
    outcome === 'not-tested' ? [] : [id],
  );
  return { ...ran, judged };
}

describe('a run since a snapshot', { timeout: 60_000 }, () => {
  it('judges the documents alone where nothing changed', async () => {
    const { url, keys } = await serving();
    const { judged, exitCode, files } = await run(url, keys.full, ['--since', await snapshotOf(url)]);
    expect(exitCode).toBe(0);
    expect(judged).toContain('versioning/openapi-served');
    expect(judged.every((id) => id.startsWith('versioning/') || id.startsWith('service/'))).toBe(true);
    expect(files['report.json']).toContain('what came since');
  });

  it('judges what changed, and finds what it broke', async () => {
    const before = await serving();
    const snapshot = await snapshotOf(before.url);
    const { url, keys } = await serving(['openapi.list-domain-not-flagged']);
    const { judged, exitCode } = await run(url, keys.full, ['--since', snapshot]);
    expect(judged).toContain('versioning/deprecated-on-list');
    expect(judged).not.toContain('events/limit-above-max');
    expect(exitCode).toBe(1);
  });

  it('needs a snapshot, and a check that is left', async () => {
    const { url, keys } = await serving();
    const nowhere = await run(url, keys.full, ['--since', '/nowhere.json']);
    expect(nowhere).toMatchObject({ exitCode: 3, err: expect.stringContaining('/nowhere.json') });
    const none = await run(url, keys.full, ['--since', await snapshotOf(url), '--check', 'facilities']);
    expect(none).toMatchObject({ exitCode: 3, err: expect.stringContaining('affects facilities') });
  });
});
