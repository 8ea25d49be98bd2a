import { generateKeyPairSync } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { SetupError } from '../engine/setup-error.js';
import { isRest, ofTier } from '../tier.test-data.js';
import type { Files } from './bundle.js';
import {
  bundleOf,
  jsonIn,
  profile,
  refusing,
  resealed,
  vendor,
  verifiedBundle,
  withPart,
} from './bundle.test-data.js';
import { canonical } from './canonical.js';
import { type Comparison, firstDifference, untimed } from './comparison.js';
import { edited, isSealedBy, type Place, placesOf, plainly, replaced } from './verification.test-data.js';

let files: Files;
beforeAll(async () => {
  files = (await bundleOf()).files;
});

describe('a bundle', { timeout: 300_000 }, () => {
  it('of a conforming deployment is verified, line by line', async () => {
    const { lines, verdict } = await verifiedBundle(files, { nonce: 'nonce of the reviewer' });
    expect(verdict).toBe('conformant');
    expect(lines.map(({ what, state }) => `${what} ${state}`)).toEqual([
      'signature passed',
      'parts passed',
      'profiles passed',
      'nonce passed',
      'target told',
      'exchanges passed',
      'outcomes passed',
      'reports passed',
      'certificate passed',
      'statement passed',
      'secrets passed',
    ]);
    // One number of clauses from line to line, or the reason why there are two.
    const said = Object.fromEntries(lines.map(({ what, said: text }) => [what, text]));
    const [, frozen, required] =
      /\((\d+) clauses\), as frozen; (all|\d+) of them are required/.exec(said.profiles ?? '') ?? [];
    expect(said.certificate).toContain(`for the ${required === 'all' ? frozen : required} required clauses`);
  });

  it('of a deployment with a fault is verified as non-conformant', async () => {
    const faulty = await bundleOf(() => undefined);
    expect(faulty.certificate).toMatchObject({
      verdict: 'non-conformant',
      failed: [{ check: 'area/unknown-key', clause: 'auth.key.revoked', rounds: [1, 2, 3] }],
      clauses: { decided: 2, contradicted: 1, open: 0, notApplicable: 0 },
    });
    expect(await verifiedBundle(faulty.files)).toMatchObject({ failed: [], verdict: 'non-conformant' });
  });

  it('of a deployment that fails in one round alone is non-conformant', async () => {
    let asked = 0;
    const late = await bundleOf((url, request) => {
      const answer = refusing(url, request);
      if (answer !== undefined) asked += 1;
      return asked > 2 && answer !== undefined ? Response.json({}) : answer;
    });
    expect(late.certificate).toMatchObject({
      verdict: 'non-conformant',
      failed: [{ check: 'area/unknown-key', clause: 'auth.key.revoked', rounds: [3] }],
    });
    expect((await verifiedBundle(late.files)).verdict).toBe('non-conformant');
  });

  it('of a deployment that leaves something open is incomplete', async () => {
    const { certificate, files } = await bundleOf((url, request) => {
      if (!['1', '100', null].includes(url.searchParams.get('limit')))
        return Response.json({ code: 'SEMANTIC_SEARCH_UNAVAILABLE' }, { status: 503 });
      return refusing(url, request);
    });
    expect(certificate.verdict).toBe('incomplete');
    expect(certificate.open[0]).toMatchObject({
      kind: 'undecided',
      rounds: [1, 2, 3],
      checks: ['area/limit'],
      clauses: ['events.limit.page-size'],
    });
    expect(await verifiedBundle(files)).toMatchObject({ failed: [], verdict: 'incomplete' });
  });

  it('is verified where the network troubled the run', async () => {
    let asked = 0;
    const troubled = await bundleOf((url, request) => {
      asked += 1;
      if (asked % 7 === 6) return Response.json({}, { status: 503, headers: { 'retry-after': '1' } });
      return refusing(url, request);
    });
    expect(await verifiedBundle(troubled.files)).toMatchObject({ failed: [], verdict: 'conformant' });
  });
});

describe('a nonce', { timeout: 300_000 }, () => {
  it('is shown with its source, as certificate and statement have it, and with when the rounds began', async () => {
    const nonceSource = 'NIST beacon 2.0, chain 2, pulse 123';
    const { files } = await bundleOf(undefined, { nonceSource });
    const said = async (nonce?: string) =>
      (await verifiedBundle(files, { nonce })).lines.find(({ what }) => what === 'nonce');
    expect(await said()).toMatchObject({ state: 'told', said: expect.stringContaining(nonceSource) });
    expect(await said('nonce of the reviewer')).toEqual({
      what: 'nonce',
      state: 'passed',
      said: expect.stringMatching(
        /according to the vendor: NIST.*the first round began at 2026-11-20T12:00:00\.\d{3}Z/,
      ),
    });
    const payload = Buffer.from(jsonIn(files, 'attestation.json').payload, 'base64').toString('utf8');
    expect(JSON.parse(payload).predicate.configuration[0].annotations).toMatchObject({ nonceSource });
  });
});

describe('a forged bundle', { timeout: 300_000 }, () => {
  it('is caught where a failure was turned into a pass and signed anew, since it is judged again', async () => {
    const { files } = await bundleOf(() => undefined);
    const genuine = jsonIn((await bundleOf()).files, 'certificate.json');
    let forged: Files = withPart(files, 'certificate.json', {
      ...jsonIn(files, 'certificate.json'),
      verdict: genuine.verdict,
      failed: [],
    });
    for (const round of [1, 2, 3]) {
      const name = `round-${round}.report.json`;
      const report = jsonIn(files, name);
      const checks = report.checks.map(({ failure: _failure, ...check }: { failure?: unknown }) => ({
        ...check,
        outcome: 'pass',
      }));
      forged = withPart(forged, name, { ...report, verdict: 'conformant', checks, defects: [] });
    }
    const { failed, lines, verdict } = await verifiedBundle(resealed(forged));
    expect(failed).toEqual(['outcomes', 'reports', 'certificate', 'statement']);
    expect(lines.find(({ what }) => what === 'outcomes')?.said).toContain(
      'round 1: the report gives pass for area/unknown-key, its exchanges show fail',
    );
    expect(verdict).toBe('non-conformant');
  });

  it('is caught where an exchange is added or taken away', async () => {
    const name = 'round-1.exchanges.json';
    const journal = jsonIn(files, name);
    const [first] = journal.exchanges;
    const { at } = journal.exchanges.at(-1);
    const added = { ...journal, exchanges: [...journal.exchanges, { ...first, at, path: '/api/v2/other' }] };
    const more = await verifiedBundle(resealed(withPart(files, name, added)));
    expect(more.lines.find(({ state }) => state === 'failed')?.said).toBe(
      'round 1 has an exchange that no check requests: none /api/v2/other',
    );
    const fewer = {
      ...journal,
      exchanges: journal.exchanges.map((each: object, nth: number) =>
        nth === 0 ? { ...each, path: '/x' } : each,
      ),
    };
    const less = await verifiedBundle(resealed(withPart(files, name, fewer)));
    expect(less.failed).toEqual(['exchanges']);
    expect(less.lines.at(-1)?.said).toContain('round 1 lacks the exchange none /openapi.json');
  });

  it('is caught where it is signed by somebody else', async () => {
    const { privateKey } = generateKeyPairSync('ed25519');
    const { failed, lines } = await verifiedBundle(resealed(files, files, privateKey));
    expect(failed).toEqual(['signature']);
    expect(lines[0]?.said).toContain('signed with another key');
  });

  it('is caught where its nonce is not the one that the reviewer gave', async () => {
    expect((await verifiedBundle(files, { nonce: 'another nonce' })).failed).toEqual(['nonce']);
  });

  it('is caught where its profile is unknown, or is not as it was frozen', async () => {
    const newer = { ...profile, version: 2 };
    expect((await verifiedBundle(files, { profiles: [newer] })).lines.at(-1)?.said).toBe(
      'there is no frozen profile core 1',
    );
    const reworded = { ...profile, digest: `sha256:${'1'.repeat(64)}` };
    expect((await verifiedBundle(files, { profiles: [reworded] })).failed).toContain('profiles');
  });
});

describe('a bundle of another version', () => {
  it('is left to that version', async () => {
    await expect(verifiedBundle(files, { version: '9.0.0' })).rejects.toThrow('made by version 0.0.0');
    const certificate = jsonIn(files, 'certificate.json');
    const suite = { ...certificate.suite, digest: `sha256:${'1'.repeat(64)}` };
    const milder = resealed(withPart(files, 'certificate.json', { ...certificate, suite }));
    await expect(verifiedBundle(milder)).rejects.toThrow(
      'the checks sha256:111111111111; this is version 0.0.0',
    );
    const future = resealed(withPart(files, 'certificate.json', { ...certificate, format: 4 }));
    await expect(verifiedBundle(future)).rejects.toThrow('The bundle has format 4; this version reads 3');
  });
});

beforeAll(async () => {
  files = (await bundleOf()).files;
});

/** What a verification says of changed files: the comparisons that fail, or why they cannot be read. */
async function saidOf(changed: Files): Promise<readonly Comparison[] | string> {
  try {
    return (await verifiedBundle(changed)).failed;
  } catch (error) {
    if (error instanceof SetupError) return error.message;
    throw error;
  }
}

const named = (place: Place): string => `/${place.join('/')}`;

/** What is said of each place of a part, where it alone was edited. */
async function matrixOf(name: string, seal: (files: Files) => Files = (given) => given) {
  const value = jsonIn(files, name);
  const rows = new Map<string, readonly Comparison[] | string>();
  for (const place of placesOf(value)) {
    rows.set(named(place), await saidOf(seal(withPart(files, name, edited(value, place)))));
  }
  return rows;
}

describe('a file that was edited after it was signed', { timeout: 300_000 }, () => {
  it.each(
    ofTier([
      'certificate.json',
      'bodies.json',
      'round-1.report.json',
      'round-2.exchanges.json',
      'round-3.report.json',
    ]),
  )('%s: each field of it is noticed', async (name) => {
    const rows = await matrixOf(name);
    expect(rows.size).toBeGreaterThan(2);
    expect([...rows.values()].filter((said) => String(said) !== 'parts')).toEqual([]);
  });

  it('attestation.json: each field of the envelope is noticed', async () => {
    const rows = await matrixOf('attestation.json');
    expect(Object.fromEntries(rows)).toEqual({
      '/payload': expect.stringContaining('attestation.json cannot be read'),
      '/payloadType': expect.stringContaining('attestation.json cannot be read'),
      '/signatures/-': expect.stringContaining('attestation.json cannot be read'),
      '/signatures/0/keyid': ['signature'],
      '/signatures/0/sig': ['signature'],
    });
  });

  it.runIf(isRest)('attestation.json: each field of the statement in it is noticed', async () => {
    const envelope = jsonIn(files, 'attestation.json');
    const statement = JSON.parse(Buffer.from(envelope.payload, 'base64').toString('utf8'));
    const places = placesOf(statement);
    expect(places.length).toBeGreaterThan(12);
    for (const place of places) {
      const payload = Buffer.from(canonical(edited(statement, place))).toString('base64');
      const said = await saidOf(withPart(files, 'attestation.json', { ...envelope, payload }));
      expect(said, named(place)).toContain('signature');
    }
  });

  it.each(['bodies.br', 'bodies.json'])('%s: a byte of it is noticed', async (name) => {
    const bytes = Buffer.from(files.get(name) ?? '');
    for (const at of [0, 9, bytes.length >> 1, bytes.length - 1]) {
      const other = Buffer.from(bytes);
      other[at] = (other[at] ?? 0) ^ 1;
      expect(await saidOf(new Map([...files, [name, other]]))).toEqual(['parts']);
    }
  });

  it('is noticed too where it is missing, added, cut off, or in the place of another', async () => {
    const without = new Map(files);
    without.delete('round-2.report.json');
    const report = files.get('round-1.report.json') ?? Buffer.alloc(0);
    const other = files.get('round-2.report.json') ?? Buffer.alloc(0);
    const changes: readonly Files[] = [
      without,
      new Map([...files, ['notes.txt', Buffer.from('hello')]]),
      new Map([...files, ['round-1.report.json', report.subarray(0, 100)]]),
      new Map([...files, ['round-1.report.json', other], ['round-2.report.json', report]]),
    ];
    const said = await Promise.all(changes.map((each) => verifiedBundle(each)));
    expect(said.map(({ failed, verdict }) => [failed, verdict])).toEqual(
      changes.map(() => [['parts'], undefined]),
    );
    expect(new Set(said.map(({ lines }) => lines.at(-1)?.said)).size).toBe(changes.length);
  });
});

describe('a file that the vendor edited and signed anew', { timeout: 120_000 }, () => {
  it.runIf(isRest)('certificate.json: each field of it is noticed', async () => {
    const rows = await matrixOf('certificate.json', (changed) => resealed(changed));
    expect([...rows].filter(([, said]) => said.length === 0)).toEqual([]);
  });

  it('round-1.report.json: each field of it differs, those apart that only tell times', () => {
    const report = jsonIn(files, 'round-1.report.json');
    const unnoticed = placesOf(report).filter(
      (place) => firstDifference(untimed(edited(report, place)), untimed(report)) === undefined,
    );
    const times = [
      '/checks/0/ms',
      ...['max', 'p50', 'p95', 'p99'].map((name) => `/operations/0/${name}`),
      '/preflight/seconds',
    ];
    expect(unnoticed.map(named).toSorted()).toEqual([...times, '/finishedAt'].toSorted());
    for (const place of unnoticed) {
      const otherwise = replaced(report, place, 'no time at all');
      expect(firstDifference(untimed(otherwise), untimed(report)), named(place)).toBeDefined();
    }
  });

  it('round-1.report.json: what differs is noticed', async () => {
    const report = jsonIn(files, 'round-1.report.json');
    const differing = placesOf(report).filter(
      (place) => firstDifference(untimed(edited(report, place)), untimed(report)) !== undefined,
    );
    for (const place of differing.filter((_, nth) => nth % 40 === 3)) {
      const changed = withPart(files, 'round-1.report.json', edited(report, place));
      expect(await saidOf(resealed(changed)), named(place)).toContain('reports');
    }
  });
});

const publicKey = vendor.publicKey.export({ type: 'spki', format: 'der' });
beforeAll(async () => {
  files = (await bundleOf()).files;
});

describe('another verifier, which shares no code', { timeout: 300_000 }, () => {
  it('agrees that a bundle is sealed, and that one that was sealed anew is', async () => {
    expect(await isSealedBy(files, publicKey)).toBe(true);
    expect(await isSealedBy(resealed(files), publicKey)).toBe(true);
  });

  it.each(['certificate.json', 'bodies.json', 'round-1.report.json', 'round-2.exchanges.json'])(
    'agrees that each edit of %s breaks the seal',
    async (name) => {
      const value = jsonIn(files, name);
      for (const place of placesOf(value)) {
        const changed = withPart(files, name, edited(value, place));
        expect(await isSealedBy(changed, publicKey), place.join('/')).toBe(false);
        expect((await verifiedBundle(changed)).failed).toEqual(['parts']);
      }
    },
  );

  it('writes the same canonical JSON', () => {
    const values = [
      { b: 1, a: [true, null, { é: 'ü', '\u20ac': 1, '\r': 2, '1': 3 }] },
      [1e21, 1e-7, 0.1, -0, 333333333.3333333, 'a\u0000\n"\\/'],
      jsonIn(files, 'round-1.report.json'),
    ];
    for (const value of values) expect(canonical(value)).toBe(plainly(value));
  });
});
