import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { profiles } from '../../../contract/profiles/index.js';
import { pastDue, plain } from '../../proof/hostile/deliveries.test-data.js';
import { difficulties, fastTime } from '../../proof/hostile/difficult-deployments.test-data.js';
import { createIndependent, prefix } from '../../proof/independent/deployment.js';
import { program, temporaryFolder } from '../whole-program.test-data.js';

const folders = temporaryFolder();
const { deployment, close } = difficulties();
let folder: string;
let keyFile: string;
beforeEach(async () => {
  folder = folders.make();
  keyFile = join(folder, 'vendor.pem');
  await program(['keygen'], { out: keyFile });
});
afterEach(() => folders.remove());

const nonce = 'nonce of the reviewer';
const publicKey = () => ['--public-key', join(folder, 'vendor.pub')];
const certify = (more: readonly string[], rest: Parameters<typeof program>[1] = {}) =>
  program(['certify', '--reference', '--profile', 'gov', '--nonce', nonce, '--key-file', keyFile, ...more], {
    out: join(folder, 'bundle'),
    ...rest,
  });

describe('keygen', () => {
  it('writes a private key that its owner alone reads, and replaces no file', async () => {
    expect(statSync(keyFile).mode & 0o777).toBe(0o600);
    const before = readFileSync(keyFile, 'utf8');
    const { exitCode, err } = await program(['keygen'], { out: keyFile });
    expect([exitCode, err]).toEqual([3, expect.stringContaining('already exists')]);
    expect(readFileSync(keyFile, 'utf8')).toBe(before);
    expect(readFileSync(join(folder, 'vendor.pub'), 'utf8')).toContain('PUBLIC KEY');
  });

  it('writes nothing where the public key is there already', async () => {
    writeFileSync(join(folder, 'other.pub'), 'mine');
    const { exitCode } = await program(['keygen'], { out: join(folder, 'other.pem') });
    expect([exitCode, existsSync(join(folder, 'other.pem'))]).toEqual([3, false]);
  });
});

describe('certify and verify', { timeout: 240_000 }, () => {
  it('make a bundle of a conforming deployment, which verifies without a network', async () => {
    const made = await certify([]);
    expect([made.exitCode, made.err]).toEqual([0, '']);
    expect(made.out).toContain('Round 3 of 3');
    expect(Object.keys(made.files).toSorted()).toEqual([
      'attestation.json',
      'bodies.br',
      'bodies.json',
      'certificate.json',
      ...[1, 2, 3].flatMap((round) =>
        ['exchanges.json', 'report.json'].map((part) => `round-${round}.${part}`),
      ),
    ]);
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
    const verified = await program(['verify', join(folder, 'bundle'), ...publicKey(), '--nonce', nonce]);
    expect(verified).toMatchObject({ exitCode: 0, err: '' });
    expect(verified.out).toContain('Verified: the exchanges lead to the verdict conformant. Exit code 0.');
    expect(verified.out).not.toContain('✗');

    const again = await certify([]);
    expect([again.exitCode, again.err]).toEqual([3, expect.stringContaining('already exists')]);

    const cut = await program(['verify', join(folder, 'bundle'), ...publicKey()], {
      signal: AbortSignal.abort(),
    });
    expect([cut.exitCode, cut.err]).toEqual([4, expect.stringContaining('neither verified nor refuted')]);
    expect(cut.out).toContain('✓ parts');
    expect(cut.out).not.toMatch(/✗|exchanges|Verified/);

    const live = ['--replay', '2', '--reference', '--json'];
    const replayed = await program(['verify', join(folder, 'bundle'), ...publicKey(), ...live]);
    const { verified: holds, lines } = JSON.parse(replayed.out);
    expect([replayed.exitCode, holds]).toEqual([0, true]);
    expect(lines.filter(({ what }: { what: string }) => what === 'live')).toHaveLength(3);

    // A product that begins to refuse does not confirm the bundle.
    let asked = 0;
    const { origin, keys } = await deployment({
      time: { now: Date.now, sleep: fastTime().sleep },
      deliver: () => (++asked > 14 ? pastDue : plain),
    });
    const silent = ['--replay', '8', '--base-url', origin];
    const environment = { EI_API_KEY: keys.full };
    const unconfirmed = await program(['verify', join(folder, 'bundle'), ...publicKey(), ...silent], {
      environment,
    });
    await close();
    expect(unconfirmed.exitCode).toBe(2);
    expect(unconfirmed.out).toMatch(/The live product confirms nothing: .* Exit code 2\./);

    for (const name of ['.DS_Store', '._certificate.json', 'Thumbs.db', 'desktop.ini'])
      writeFileSync(join(folder, 'bundle', name), 'x');
    const seen = await program(['verify', join(folder, 'bundle'), ...publicKey()]);
    expect([seen.exitCode, seen.err]).toEqual([0, '']);

    writeFileSync(join(folder, 'bundle', 'certificate.json'), '{}');
    const changed = await program(['verify', join(folder, 'bundle'), ...publicKey()]);
    expect(changed.exitCode).toBe(1);
    expect(changed.out).toContain('certificate.json was changed after it was signed');
    expect(changed.out).toContain('Not verified: parts failed. Exit code 1.');

    writeFileSync(join(folder, 'bundle', 'attestation.json'), '{"payload":1}');
    const broken = await program(['verify', join(folder, 'bundle'), ...publicKey()]);
    expect([broken.exitCode, broken.err]).toEqual([1, '']);
    expect(broken.out).toContain('✗ parts       attestation.json cannot be read');
    const asData = await program(['verify', join(folder, 'bundle'), ...publicKey(), '--json']);
    expect(JSON.parse(asData.out)).toMatchObject({ exitCode: 1, verified: false, failed: ['parts'] });

    rmSync(join(folder, 'bundle', 'attestation.json'));
    const none = await program(['verify', join(folder, 'bundle'), ...publicKey()]);
    expect([none.exitCode, none.err]).toEqual([3, expect.stringContaining('attestation.json is missing')]);
  });

  it('make one of a deployment with a fault, which says so', async () => {
    const fault = ['--fault', 'government-records.summary.missing'];
    const { exitCode, out, err } = await certify(fault);
    expect(err).toBe('');
    expect([exitCode, out]).toEqual([1, expect.stringMatching(/verdict +non-conformant/)]);
    const verified = await program(['verify', join(folder, 'bundle'), ...publicKey()]);
    expect([verified.exitCode, verified.out]).toEqual([
      1,
      expect.stringContaining('Verified: the exchanges lead to the verdict non-conformant. Exit code 1.'),
    ]);
  });
});

describe('a certification of a deployment without some rows', { timeout: 240_000 }, () => {
  it('is conformant for what the deployment offers, and lists what does not apply', async () => {
    const made = await certify(['--variant', 'rows.without-links']);
    expect([made.exitCode, made.err]).toEqual([0, '']);
    expect(made.out).toMatch(/not applicable +the deployment holds no foreign-agent links: \d+ clauses/);
    const { verdict, clauses, open, notApplicable } = JSON.parse(made.files['certificate.json'] ?? '');
    expect([verdict, open]).toEqual(['conformant', []]);
    expect(clauses.notApplicable).toBeGreaterThan(0);
    expect(notApplicable[0]).toMatchObject({
      why: 'the deployment holds no foreign-agent links',
      rounds: [1, 2, 3],
    });
    const verified = await program(['verify', join(folder, 'bundle'), ...publicKey()]);
    expect([verified.exitCode, verified.out]).toEqual([
      0,
      expect.stringContaining(`of which ${clauses.notApplicable} do not apply: conformant`),
    ]);
  });
});

describe('an interrupted certification', { timeout: 240_000 }, () => {
  /** A clock that counts how often it is looked at, and interrupts at one of these looks. */
  function clock(at = Number.POSITIVE_INFINITY) {
    const interruption = new AbortController();
    let looks = 0;
    const now = () => {
      looks += 1;
      if (looks === at) interruption.abort();
      return performance.timeOrigin + performance.now();
    };
    return { now, signal: interruption.signal, looks: () => looks };
  }

  it('leaves no bundle but what --resume goes on from', async () => {
    const whole = clock();
    expect((await certify([], whole)).exitCode).toBe(0);
    const out = join(folder, 'other');
    const cut = await certify([], { ...clock(Math.round(whole.looks() / 2)), out });
    expect([cut.exitCode, cut.err]).toEqual([4, expect.stringContaining('Interrupted in round 2 of 3')]);
    expect(cut.err).toContain(`--resume ${out}.unfinished`);
    expect(existsSync(out)).toBe(false);
    const resumed = await certify(['--resume', `${out}.unfinished`], { out });
    expect([resumed.exitCode, resumed.err]).toEqual([0, '']);
    expect(resumed.out).not.toContain('Round 1 of 3');
    const verified = await program(['verify', out, ...publicKey(), '--nonce', nonce]);
    expect([verified.exitCode, verified.err]).toEqual([0, '']);
  });

  it('leaves nothing where no round came to its end', async () => {
    const { exitCode, err } = await certify([], { signal: AbortSignal.abort() });
    expect([exitCode, err]).toEqual([4, expect.stringContaining('nothing is kept')]);
    expect(readdirSync(folder).toSorted()).toEqual(['vendor.pem', 'vendor.pub']);
  });

  it('is not resumed from something else', async () => {
    const { exitCode, err } = await certify(['--resume', folder]);
    expect([exitCode, err]).toEqual([3, expect.stringContaining('claim.json is missing from the folder')]);
  });
});

describe('a certification', { timeout: 300_000 }, () => {
  it.each([
    ['--check', 'government'],
    ['--preset', 'gate'],
    ['--seed', '7'],
    ['--concurrency', '4'],
    ['--max-time', '10'],
    ['--contract', 'openapi.json'],
    ['--pipelining', '2'],
  ])('takes no %s', async (...flag) => {
    const file = join(folder, 'openapi.json');
    writeFileSync(file, '{}');
    const { exitCode, err } = await certify(flag.map((each) => (each === 'openapi.json' ? file : each)));
    expect([exitCode, err]).toEqual([3, expect.stringContaining('cannot be set (flag)')]);
    expect(existsSync(join(folder, 'bundle'))).toBe(false);
  });

  it.each(['--waivers', '--baseline', '--fail-on', '--allow-inconclusive'])('takes no %s', async (flag) => {
    expect((await certify([flag, 'x'])).exitCode).toBe(3);
  });

  it('takes none of them from the environment or a configuration file either', async () => {
    const { exitCode, err } = await certify([], { environment: { EI_PRESET: 'gate' } });
    expect([exitCode, err]).toEqual([3, expect.stringContaining('environment EI_PRESET')]);
    const config = join(folder, 'ei-conformance.config.json');
    writeFileSync(config, '{"check":["government"]}');
    const told = await certify(['--config', config]);
    expect([told.exitCode, told.err]).toEqual([3, expect.stringContaining("'check' cannot be set")]);
  });

  it('is not begun within a budget that is too small, whatever else is accepted', async () => {
    const { exitCode, out, err } = await certify(['--max-requests', '60']);
    expect([exitCode, err]).toEqual([3, expect.stringContaining('nothing was judged')]);
    expect(out).toMatch(/budget +each of 3 rounds needs about \d+ requests, but only 60 are allowed/);
    const forced = await certify(['--max-requests', '60', '--anyway']);
    expect([forced.exitCode, forced.err]).toEqual([
      3,
      expect.stringMatching(/needs about \d+ requests, but only 60 are allowed/),
    ]);
  });

  it('needs a nonce', async () => {
    const { exitCode, err } = await program(['certify', '--reference', '--profile', 'gov']);
    expect([exitCode, err]).toEqual([3, expect.stringContaining('No nonce is given')]);
  });

  it('needs a key to sign with, which may come from the environment and is never shown', async () => {
    const args = ['certify', '--reference', '--profile', 'gov', '--nonce', nonce];
    const none = await program(args, { out: join(folder, 'bundle') });
    expect([none.exitCode, none.err]).toEqual([3, expect.stringContaining('No signing key is given')]);
    const wrong = await program(args, {
      out: join(folder, 'bundle'),
      environment: { EI_SIGNING_KEY: 'no-key-at-all' },
    });
    expect([wrong.exitCode, wrong.err]).toEqual([
      3,
      expect.stringContaining('EI_SIGNING_KEY is not a private'),
    ]);
    expect(wrong.err).not.toContain('no-key-at-all');
  });

  it.each([
    [['--profile', 'everything'], 'everything'],
    [['--nonce', 'short'], '8 to 200'],
    [['--attest', '/nowhere.json'], 'cannot be read'],
    [['--json'], '--json applies to --dry-run only'],
  ])('is not begun with %j', async (flags, why) => {
    const base = ['certify', '--base-url', 'http://127.0.0.1:9', '--key-file', keyFile];
    const usual = ['--profile', 'gov', '--nonce', nonce].filter(
      (_, nth, all) => all[nth - (nth % 2)] !== flags[0],
    );
    const { exitCode, err } = await program([...base, ...usual, ...flags], { out: join(folder, 'bundle') });
    expect([exitCode, err]).toEqual([3, expect.stringContaining(why)]);
  });
});

describe('a certification that cannot become conformant', { timeout: 240_000 }, () => {
  /** The independent deployment, with the key that has full access alone. */
  async function vendor() {
    const { handler, keys } = createIndependent({ now: Date.now });
    let requests = 0;
    const server = createServer((request, reply) => {
      requests += 1;
      handler(request, reply);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    const args = ['--profile', 'gov', '--base-url', `http://127.0.0.1:${port}${prefix}`];
    const environment = { EI_API_KEY: keys.full, EI_API_KEY_UNENTITLED: keys.unentitled };
    return { args, environment, requests: () => requests };
  }
  const closing: (() => void)[] = [];
  afterEach(() => {
    for (const close of closing.splice(0)) close();
  });
  const signing = () => ['--nonce', nonce, '--key-file', keyFile];
  const lines = (out: string, label: string) =>
    out.split('\n').filter((line) => line.startsWith(`  ${label}`));

  it('stops before the first round, with everything that is missing and what helps', async () => {
    const { args, environment, requests } = await vendor();
    const out = join(folder, 'bundle');
    const stopped = await program(['certify', ...args, ...signing()], { out, environment });
    expect([stopped.exitCode, stopped.err]).toEqual([3, expect.stringContaining('nothing was judged')]);
    expect(stopped.err).toContain('--anyway');
    expect(existsSync(out)).toBe(false);
    expect(requests()).toBeLessThan(30);
    expect(stopped.out).toContain('Missing for a conformant certificate');
    expect(stopped.out).toMatch(/keys +no key is given for the role \S+ \(1 check, 1 clause\)/);
    for (const role of ['markets', 'without-facilities', 'without-gov'])
      expect(stopped.out).toContain(`no key is given for the role ${role}`);
    expect(stopped.out).toContain(
      '→ Set EI_API_KEY_WITHOUT_GOV to a key with every plan flag but can_use_gov.',
    );
    expect(stopped.out).toMatch(/attestations +nobody attests, for authentication: .*key\.unentitled/);
    expect(stopped.out).toContain('without these keys the certificate is incomplete');
    expect(stopped.out).not.toContain('the verdict does not wait');

    const planned = await program(['certify', '--dry-run', ...args], { environment });
    const list = (text: string) => text.slice(text.indexOf('Missing for')).split('\n\n')[0]?.trim();
    expect([planned.exitCode, list(planned.out)]).toEqual([0, list(stopped.out)]);
    const { missing } = JSON.parse(
      (await program(['certify', '--dry-run', '--json', ...args], { environment })).out,
    );
    expect(missing).toContainEqual(
      expect.objectContaining({ kind: 'key', checks: ['authentication/markets-tier'] }),
    );
  });

  it('goes on with --anyway, and lists everything that is open, what matters first', async () => {
    const { args, environment } = await vendor();
    const out = join(folder, 'bundle');
    const made = await program(['certify', '--anyway', ...args, ...signing()], { out, environment });
    expect([made.exitCode, made.err]).toEqual([2, '']);
    const { verdict, open, clauses, notApplicable } = JSON.parse(made.files['certificate.json'] ?? '');
    expect(verdict).toBe('incomplete');
    const kinds = open.map(({ kind }: { kind: string }) => kind);
    const order = ['undecided', 'not-tested', 'not-attested'];
    expect(kinds).toEqual(
      kinds.toSorted((one: string, other: string) => order.indexOf(one) - order.indexOf(other)),
    );
    expect(kinds.filter((kind: string) => kind === 'not-tested')).toHaveLength(3);
    expect(kinds.filter((kind: string) => kind === 'not-attested')).toHaveLength(4);
    const text = made.out.slice(made.out.indexOf('\nCertificate\n')).replaceAll(/\s+/g, ' ');
    for (const { why, remedy } of open) {
      expect(text).toContain(why);
      expect(text).toContain(remedy.replaceAll(/\s+/g, ' '));
    }
    for (const { why } of notApplicable) expect(text).toContain(why);
    expect(lines(made.out, 'not tested')).toHaveLength(1);
    expect(lines(made.out, 'not attested')).toHaveLength(1);
    expect(made.out).toContain(`${clauses.decided} decided, 0 contradicted, ${clauses.open} open`);
    const verified = await program(['verify', out, ...publicKey()]);
    expect([verified.exitCode, verified.err]).toEqual([2, '']);
  });
});

describe('certify --help', () => {
  it('lists only the options that a certification takes', async () => {
    const { exitCode, out } = await program(['certify', '--help']);
    expect(exitCode).toBe(0);
    for (const flag of ['--profile', '--base-url', '--earlier', '--max-requests', '--out', '--anyway'])
      expect(out).toContain(flag);
    const rejected = ['--preset', '--seed', '--check', '--shard', '--waivers', '--fail-on', '--concurrency'];
    for (const flag of rejected) expect(out).not.toContain(flag);
    expect(out).toContain('default: certification');
  });
});

describe('verify', { timeout: 300_000 }, () => {
  it.each([
    ['no folder', '/nowhere', 'cannot be read'],
    ['a folder without a bundle', import.meta.dirname, 'attestation.json is missing from the folder'],
  ])('refuses %s', async (_, path, why) => {
    const { exitCode, err } = await program(['verify', path, ...publicKey()]);
    expect([exitCode, err]).toEqual([3, expect.stringContaining(why)]);
  });

  it('needs a deployment to repeat checks at', async () => {
    const { exitCode, err } = await program(['verify', folder, ...publicKey(), '--replay', '3']);
    expect([exitCode, err]).toEqual([3, expect.stringContaining('--replay needs a deployment')]);
  });

  it('takes public keys alone', async () => {
    const { exitCode, err } = await program(['verify', folder, '--public-key', keyFile]);
    expect([exitCode, err]).toEqual([3, expect.stringContaining('is a private key')]);
  });
});

describe('certify --dry-run', { timeout: 300_000 }, () => {
  const dryRun = ['certify', '--dry-run', '--profile', 'gov'];

  it('prints the closed list, and with a target its cost, without a nonce or a key', async () => {
    const { exitCode, out } = await program([...dryRun, '--json']);
    const plan = JSON.parse(out);
    expect(exitCode).toBe(0);
    expect(plan).toMatchObject({
      rounds: 3,
      flags: ['can_use_gov'],
      profiles: [{ name: 'gov', version: profiles.gov.version }],
    });
    expect(plan.checks).toContain('government/awards-reply');
    expect(plan.steps.map(({ id }: { id: string }) => id)).toContain('key.without-gov');
    expect(plan.cost).toBeUndefined();
    const priced = await program([...dryRun, '--reference']);
    expect(priced.out).toMatch(/about \d+ requests and \d+ Query Units/);
  });

  it('rejects what a certification rejects', async () => {
    const { exitCode, err } = await program([...dryRun, '--preset', 'gate']);
    expect([exitCode, err]).toEqual([3, expect.stringContaining("'preset'")]);
  });
});
