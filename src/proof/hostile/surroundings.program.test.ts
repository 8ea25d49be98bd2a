import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../cli/whole-program.test-data.js';
import { loopback } from '../../transport/loopback.test-data.js';
import { plain } from './deliveries.test-data.js';
import { difficulties, fastTime } from './difficult-deployments.test-data.js';
import { type Built, build, type Ended } from './installed-program.test-data.js';

const { deployment, close } = difficulties();
const { deadPort, close: closePorts } = loopback();
const folders = temporaryFolder();
let built: Built;

beforeAll(() => {
  built = build();
}, 120_000);
afterAll(() => built.remove());
const servers: Server[] = [];
afterEach(async () => {
  for (const each of servers.splice(0)) each.close();
  await close();
  await closePorts();
  folders.remove();
});

const selected = ['--check', 'errors/invalid-enum', '--check', 'errors/stable-code'];

/** A conforming target that hears of every request, and answers when it was heard. */
async function target(heard: (nth: number) => unknown = () => {}) {
  const time = { now: Date.now, sleep: fastTime().sleep };
  return deployment({
    time,
    deliver: (_, nth) => async (reply, answer) => {
      await heard(nth);
      await plain(reply, answer);
    },
  });
}

type Target = Awaited<ReturnType<typeof target>>;
type More = NonNullable<Parameters<Built['run']>[2]>;

const run = ({ origin, keys }: Target, args: readonly string[], more?: More): Promise<Ended> =>
  built.run(['run', '--base-url', origin, ...selected, ...args], { EI_API_KEY: keys.full ?? '' }, more);

/** A folder with the reports of a conformant run. */
async function conformant(): Promise<string> {
  const out = folders.make();
  expect(
    (await run(await target(), ['--out', out, '--reporter', 'json', '--reporter', 'badge'])).exitCode,
  ).toBe(0);
  expect(readdirSync(out).toSorted()).toEqual(['badge.json', 'events.ndjson', 'report.json']);
  return out;
}

const shell = (line: string) => ['/bin/bash', '-c', `${line}; exec "$@"`, 'bash'];

describe('a folder with the reports of a conformant run', { timeout: 120_000 }, () => {
  it('holds none of them while a later run waits for the first reply of its target, or is killed then', async () => {
    const out = await conformant();
    let kill = () => {};
    let left: readonly string[] = [];
    const silent = createServer(() => {
      left = readdirSync(out);
      kill();
    });
    servers.push(silent);
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    const { port } = silent.address() as { port: number };
    const { keys } = await target();
    const args = ['run', '--base-url', `http://127.0.0.1:${port}`, ...selected, '--out', out];
    const { exitCode } = await built.run(
      args,
      { EI_API_KEY: keys.full ?? '' },
      {
        begun: (child) => {
          kill = () => child.kill('SIGKILL');
        },
      },
    );
    expect(exitCode).toBeNull();
    expect(left).toEqual(['run.lock']);
    // The lock of the dead process holds up nobody.
    expect((await run(await target(), ['--out', out])).exitCode).toBe(0);
  });

  it('holds none of them after a later run that found nobody', async () => {
    const out = await conformant();
    const { keys } = await target();
    const address = `http://127.0.0.1:${await deadPort()}`;
    const ended = await built.run(['run', '--base-url', address, ...selected, '--out', out], {
      EI_API_KEY: keys.full ?? '',
    });
    expect(ended.exitCode).toBe(3);
    expect(readdirSync(out)).toEqual([]);
  });
});

describe('a run', { timeout: 120_000 }, () => {
  it('ends before it starts where it would replace files that no run wrote', async () => {
    const out = folders.make();
    for (const name of ['report.md', 'badge.json']) writeFileSync(join(out, name), 'mine');
    let requests = 0;
    const deployed = await target(() => {
      requests += 1;
    });
    const { exitCode, err } = await run(deployed, ['--reporter', 'json', '--out', out]);
    expect(exitCode).toBe(3);
    expect(err).toMatch(
      /^error: No run wrote .*report\.md, .*badge\.json, and this one would replace them\./,
    );
    expect(requests).toBe(0);
    expect(readdirSync(out).toSorted()).toEqual(['badge.json', 'report.md']);
    for (const name of ['report.md', 'badge.json'])
      expect(readFileSync(join(out, name), 'utf8')).toBe('mine');
  });

  it('has its folder to itself: a second one ends with 3 and names the first', async () => {
    const out = folders.make();
    const finished = join(await conformant(), 'events.ndjson');
    let refused: Ended | undefined;
    let unwritten: Ended | undefined;
    let pid = 0;
    const other = await target();
    const first = await target(async (nth) => {
      if (nth === 12) refused = await run(other, ['--out', out]);
      if (nth === 13) unwritten = await built.run(['report', finished, '--out', out], {});
    });
    const begun: More['begun'] = (child) => {
      pid = child.pid;
    };
    const ended = await run(first, ['--out', out, '--timeout', '60000'], { begun });
    expect(ended.exitCode).toBe(0);
    expect(refused?.exitCode).toBe(3);
    for (const { exitCode, err } of [refused, unwritten].flatMap((each) => each ?? [])) {
      expect(exitCode).toBe(3);
      expect(err).toMatch(new RegExp(`^error: Process ${pid} on \\S+ has been writing a run to `));
    }
    expect(unwritten).toBeDefined();
    expect(JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')).run.target.baseUrl).toBe(first.origin);
    expect(existsSync(join(out, 'run.lock'))).toBe(false);
  });

  it.each(['SIGHUP', 'SIGINT', 'SIGTERM'] as const)('writes its reports where %s ends it', async (signal) => {
    const out = folders.make();
    let send = () => {};
    const deployed = await target((nth) => {
      if (nth === 14) send();
    });
    const { exitCode } = await run(deployed, ['--out', out, '--rate', '20'], {
      begun: (child) => {
        send = () => child.kill(signal);
      },
    });
    expect(exitCode).toBe(4);
    expect(JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'))).toMatchObject({ verdict: 'aborted' });
  });

  it.runIf(existsSync('/dev/full'))(
    'does not end with 0 where its report is lost on the standard output',
    async () => {
      const through = shell('exec > /dev/full');
      const deployed = await target();
      const lost = await run(deployed, ['--reporter', 'json:-', '--out', folders.make()], { through });
      expect(lost.exitCode).toBe(4);
      expect(lost.err).toContain('The standard output could not be written: ENOSPC');
      const listed = await built.run(['list', '--json'], {}, { through });
      expect(listed.exitCode).toBe(4);
    },
  );

  it('ends as ever where a reader of the console has gone', async () => {
    const through = ['/bin/bash', '-o', 'pipefail', '-c', '"$@" | head -1', 'bash'];
    const { exitCode, err } = await run(await target(), ['--out', folders.make()], { through });
    expect(err).toBe('');
    expect(exitCode).toBe(0);
  });

  it('that cannot even be loaded accuses nobody', async () => {
    const through = shell('ulimit -n 20');
    const { exitCode, err } = await run(await target(), ['--out', folders.make()], { through });
    expect(exitCode).toBe(4);
    expect(err).toMatch(/^error: the program cannot be loaded: EMFILE/);
  });

  it.runIf(existsSync('/dev/zero'))('reads no device that a link in a repository names', async () => {
    const folder = folders.make();
    for (const name of ['waivers.json', 'x.config.json']) symlinkSync('/dev/zero', join(folder, name));
    const deployed = await target();
    for (const args of [
      ['--waivers', join(folder, 'waivers.json')],
      ['--baseline', join(folder, 'waivers.json')],
      ['--contract', join(folder, 'waivers.json')],
      ['--config', join(folder, 'x.config.json')],
    ]) {
      const { exitCode, err } = await run(deployed, [...args, '--out', folders.make()]);
      expect([exitCode, err]).toEqual([3, expect.stringContaining('it is a device')]);
    }
  });

  it.each([['run'], ['doctor'], ['report', 'report.json'], ['init']])(
    'in a directory that was removed is told so, and accuses nobody: %s',
    async (...args) => {
      const gone = join(folders.make(), 'gone');
      mkdirSync(gone);
      const through = shell(`cd ${gone}; rmdir ${gone}`);
      const { keys, origin } = await target();
      const environment = { EI_API_KEY: keys.full ?? '', EI_BASE_URL: origin };
      const { exitCode, err } = await built.run(args, environment, { through });
      expect(exitCode).toBe(3);
      expect(err).not.toMatch(/^\s+at .*:\d+:\d+/m);
      rmSync(gone, { force: true, recursive: true });
    },
  );
});
