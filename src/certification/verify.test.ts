import { generateKeyPairSync } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  bundleOf,
  jsonIn,
  profile,
  refusing,
  resealed,
  verifiedBundle,
  withPart,
} from './bundle.test-data.js';
import type { Files } from './sealed-bundle.js';

let files: Files;
beforeAll(async () => {
  files = (await bundleOf()).files;
});

describe('a bundle', { timeout: 60_000 }, () => {
  it('of a conforming deployment is verified, line by line', async () => {
    const { lines, verdict } = await verifiedBundle(files, { nonce: 'nonce of the reviewer' });
    expect(verdict).toBe('conformant');
    expect(lines.map(({ what, state }) => `${what} ${state}`)).toEqual([
      'signature passed',
      'parts passed',
      'profiles passed',
      'nonce passed',
      'exchanges passed',
      'outcomes passed',
      'reports passed',
      'certificate passed',
      'statement passed',
      'secrets passed',
    ]);
  });

  it('of a deployment with a fault is verified as non-conformant', async () => {
    const faulty = await bundleOf(() => undefined);
    expect(faulty.certificate).toMatchObject({
      verdict: 'non-conformant',
      failed: [1, 2, 3].map((round) => ({ round, check: 'area/unknown-key' })),
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
      failed: [{ round: 3, check: 'area/unknown-key' }],
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
      round: 1,
      clause: 'events.limit.page-size',
      outcome: 'inconclusive',
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

describe('a nonce', { timeout: 60_000 }, () => {
  it('is shown with its source, as certificate and statement have it, and with when the rounds began', async () => {
    const nonceSource = 'NIST beacon 2.0, chain 2, pulse 123';
    const { files } = await bundleOf(undefined, { nonceSource });
    const said = async (nonce?: string) =>
      (await verifiedBundle(files, { nonce })).lines.find(({ what }) => what === 'nonce');
    expect(await said()).toMatchObject({ state: 'told', said: expect.stringContaining(nonceSource) });
    expect(await said('nonce of the reviewer')).toEqual({
      what: 'nonce',
      state: 'passed',
      said: expect.stringMatching(/said to be NIST.*the first round began at 2026-11-20T12:00:00\.\d{3}Z/),
    });
    const payload = Buffer.from(jsonIn(files, 'attestation.json').payload, 'base64').toString('utf8');
    expect(JSON.parse(payload).predicate.configuration[0].annotations).toMatchObject({ nonceSource });
  });
});

describe('a forged bundle', { timeout: 60_000 }, () => {
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
      'round 1: the report says pass of area/unknown-key, its exchanges show fail',
    );
    expect(verdict).toBe('non-conformant');
  });

  it('is caught where an exchange is added or taken away', async () => {
    const name = 'round-1.exchanges.json';
    const journal = jsonIn(files, name);
    const [first] = journal.exchanges;
    const added = { ...journal, exchanges: [...journal.exchanges, { ...first, path: '/api/v2/other' }] };
    const more = await verifiedBundle(resealed(withPart(files, name, added)));
    expect(more.lines.find(({ state }) => state === 'failed')?.said).toBe(
      'round 1 has an exchange that no check asks for: none /api/v2/other',
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
    const future = resealed(withPart(files, 'certificate.json', { ...certificate, format: 3 }));
    await expect(verifiedBundle(future)).rejects.toThrow('The bundle has format 3; this version reads 2');
  });
});
