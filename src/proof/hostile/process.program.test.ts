import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { program, temporaryFolder } from '../../cli/whole-program.test-data.js';
import type { Report } from '../../engine/record/report.js';
import { plain } from './deliveries.test-data.js';
import { difficulties, fastTime } from './difficult-deployments.test-data.js';
import { type Built, build } from './installed-program.test-data.js';
import { type Certificate, certificate, lastYear, tlsFront, tomorrow, yesterday } from './tls.test-data.js';

const { deployment, close } = difficulties();
const folders = temporaryFolder();
let built: Built;

beforeAll(() => {
  built = build();
}, 120_000);
afterAll(() => built.remove());
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((each) => each()));
  await close();
  folders.remove();
});

const checks = ['errors/invalid-enum', 'errors/stable-code', 'events/limit-above-max'];
const selected = checks.flatMap((each) => ['--check', each]);

/** A conforming target that hears of every request. */
async function target(heard: (nth: number) => void = () => {}) {
  // Its clock is that of the process which asks it.
  const time = { now: Date.now, sleep: fastTime().sleep };
  return deployment({
    time,
    deliver: (_, nth) => {
      heard(nth);
      return plain;
    },
  });
}

const filesIn = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

/** Files from which somebody could read that the target conforms. */
const conformantIn = (folder: string): readonly string[] =>
  Object.entries(filesIn(folder)).flatMap(([name, text]) =>
    /"verdict": ?"conformant"|verdict-conformant|Conformant/.test(text) ? [name] : [],
  );

describe('a run in a process of its own', { timeout: 120_000 }, () => {
  it('ends with 0 and says conformant, where nothing comes between', async () => {
    const out = folders.make();
    const { origin, keys } = await target();
    const { exitCode, err } = await built.run(['run', '--base-url', origin, ...selected, '--out', out], {
      EI_API_KEY: keys.full ?? '',
    });
    expect(err).toBe('');
    expect(exitCode).toBe(0);
    expect(conformantIn(out)).toContain('report.json');
    expect(conformantIn(out)).toContain('report.html');
  });

  it.each([0, 3, 11, 20, 33])(
    'killed at request %d leaves nothing that reads as conformant',
    async (last) => {
      const out = folders.make();
      let kill = () => {};
      const { origin, keys } = await target((nth) => {
        if (nth === last) kill();
      });
      const { exitCode } = await built.run(
        ['run', '--base-url', origin, ...selected, '--out', out],
        { EI_API_KEY: keys.full ?? '' },
        {
          begun: (child) => {
            kill = () => child.kill('SIGKILL');
          },
        },
      );
      expect(exitCode).toBeNull();
      expect(conformantIn(out)).toEqual([]);
      const log = join(out, 'events.ndjson');
      if (!existsSync(log)) return;
      const rebuilt = await program(['report', log], { out: join(out, 'rebuilt') });
      expect(rebuilt.exitCode).toBe(4);
      expect(conformantIn(join(out, 'rebuilt'))).toEqual([]);
    },
  );

  it('says so where a configuration file waits for what never comes', async () => {
    const file = join(folders.make(), 'x.config.mjs');
    writeFileSync(file, 'await new Promise(() => {}); export default {};');
    const { exitCode, err } = await built.run(['run', '--config', file], {});
    expect(exitCode).toBe(3);
    expect(err).toMatch(/^error: Something that the command waits for never comes\.\n {7}\S/);
  });

  it('shows no key to who lists processes, and none where Node tells what it does', async () => {
    const out = folders.make();
    let pid = 0;
    const lists = new Set<string>();
    const { origin, keys } = await target(() => {
      const list = `/proc/${pid}/cmdline`;
      if (existsSync(list))
        lists.add(`${readFileSync(list, 'utf8')} ${readFileSync(`/proc/${pid}/comm`, 'utf8')}`);
    });
    const key = keys.full ?? '';
    const debug = 'http,https,net,tls,stream,timer,module,undici,fetch,worker';
    const ran = await built.run(
      ['run', '--base-url', origin, '--check', 'errors/invalid-enum', '--out', out],
      { EI_API_KEY: key, NODE_DEBUG: debug, EI_DEBUG: '1' },
      {
        begun: (child) => {
          pid = child.pid;
        },
      },
    );
    expect(ran.exitCode).toBe(0);
    expect(ran.err).toMatch(/^(?:NET|STREAM|UNDICI|TIMER) \d+/m);
    if (existsSync('/proc/self/cmdline')) expect([...lists].join('')).toContain('main.js');
    const everything = [ran.out, ran.err, ...lists, ...Object.values(filesIn(out))].join('\n');
    expect(everything).not.toContain(key);
    expect(everything).not.toContain(key.replace('svc_sk_', ''));
  });

  it.each([1, 100])(
    'that may write %d kilobytes a file says so, and keeps what it judged',
    async (kilobytes) => {
      const out = folders.make();
      const { origin, keys } = await target();
      const {
        exitCode,
        out: printed,
        err,
      } = await built.run(
        ['run', '--base-url', origin, ...selected, '--out', out],
        { EI_API_KEY: keys.full ?? '' },
        { through: ['/bin/bash', '-c', `ulimit -f ${kilobytes}; exec "$@"`, 'bash'] },
      );
      expect(exitCode).toBe(4);
      expect(printed).toMatch(/Aborted: .* Exit code 4/);
      expect(err).toContain('The json report could not be written: EFBIG');
      expect(Object.keys(filesIn(out)).toSorted()).toEqual(['events.ndjson', 'junit.xml']);
      expect(filesIn(out)['events.ndjson']?.length).toBeGreaterThan(1000 * kilobytes * 0.9);
    },
  );

  it('whose folder goes away says so', async () => {
    const out = folders.make();
    const { origin, keys } = await target((nth) => {
      if (nth === 20) rmSync(out, { recursive: true });
    });
    const { exitCode, err } = await built.run(['run', '--base-url', origin, ...selected, '--out', out], {
      EI_API_KEY: keys.full ?? '',
    });
    expect(exitCode).toBe(4);
    expect(err).toMatch(/The html report could not be written: ENOENT/);
  });
});

describe('a run over TLS', { timeout: 120_000 }, () => {
  const authority = certificate({});
  const good = { host: 'localhost', by: authority };
  const alone = ['--check', 'errors/invalid-enum', '--check', 'events/limit-above-max', '--concurrency', '1'];
  // Else it would be tried for ten seconds whether the target comes back.
  const most = 28;
  const briefly = ['--max-requests', String(most)];

  /** Runs against a target with this certificate, whose authority the process knows. */
  async function judged(shown: Certificate, then?: { readonly after: number; readonly shown: Certificate }) {
    const out = folders.make();
    const { origin, keys } = await target();
    const front = await tlsFront(origin, shown, then);
    closing.push(front.close);
    const trusted = join(folders.make(), 'authority.pem');
    writeFileSync(trusted, authority.cert);
    const environment = { EI_API_KEY: keys.full ?? '', NODE_EXTRA_CA_CERTS: trusted };
    const args = [...alone, ...(then === undefined ? [] : briefly), '--out', out];
    const ran = await built.run(['run', '--base-url', front.address, ...args], environment);
    return { ...ran, out, asked: front.asked };
  }

  it('trusts the authority in NODE_EXTRA_CA_CERTS', async () => {
    const { exitCode, err, out } = await judged(certificate(good));
    expect(err).toBe('');
    expect(exitCode).toBe(0);
    expect(conformantIn(out)).toContain('report.json');
  });

  it.each([
    ['that has expired', { ...good, from: lastYear, until: yesterday }, 'not valid at this time'],
    ['that is not yet valid', { ...good, from: tomorrow }, 'not valid at this time'],
    ['of another host', { ...good, host: 'elsewhere.test' }, 'for another host'],
  ] as const)('says no to a certificate %s, though it knows the authority', async (_, wishes, said) => {
    const { exitCode, err, asked } = await judged(certificate(wishes));
    expect(exitCode).toBe(3);
    expect(err).toContain(`its certificate is ${said}`);
    expect(asked()).toBe(0);
  });

  it.each([
    ['expires', { ...good, from: lastYear, until: yesterday }, 'certificate has expired'],
    [
      'becomes that of another host',
      { ...good, host: 'elsewhere.test' },
      "does not match certificate's altnames",
    ],
    ['becomes one of nobody', { host: 'localhost' }, 'self-signed certificate'],
  ] as const)('decides no more when the certificate %s in its course', async (_, wishes, said) => {
    const after = 22;
    const { exitCode, out, asked } = await judged(certificate(good), { after, shown: certificate(wishes) });
    expect(exitCode).toBe(2);
    // One that was on its way may still be answered; what comes after meets the other certificate.
    expect(asked()).toBeGreaterThanOrEqual(after);
    expect(asked()).toBeLessThan(most);
    expect(conformantIn(out)).toEqual([]);
    const { checks }: Report = JSON.parse(filesIn(out)['report.json'] ?? '');
    const undecided = checks.filter(({ reason }) => reason === 'transport');
    expect(undecided.length).toBeGreaterThan(0);
    expect(undecided.map(({ note }) => note).join('\n')).toContain(said);
    expect(checks.map(({ outcome }) => outcome)).not.toContain('fail');
  });
});
