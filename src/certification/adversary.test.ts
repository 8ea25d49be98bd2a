import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { SetupError } from '../engine/setup-error.js';
import { addressOf, bodiesOf, type ListedBody, openedBodies, packedBodies, textsOf } from './bodies.js';
import type { Files } from './bundle.js';
import { bundleOf, jsonIn, resealed, vendor, verifiedBundle, withPart } from './bundle.test-data.js';
import { canonical } from './canonical.js';
import { seedOfRound } from './certificate.js';
import { isSealedBy } from './verification.test-data.js';

const publicKey = vendor.publicKey.export({ type: 'spki', format: 'der' });
const noTimeout = { timeout: 120_000 };

let files: Files;
let failing: Files;
beforeAll(async () => {
  files = (await bundleOf()).files;
  failing = (await bundleOf(() => undefined)).files;
});

/** What a vendor makes of a part. */
type Change = (value: ReturnType<typeof jsonIn>) => unknown;

/** What comes of a part that the vendor changed, and sealed anew. */
async function forged(name: string, change: Change, from = files) {
  const sealed = resealed(withPart(from, name, change(jsonIn(from, name))), from);
  // The seal is genuine: what is found is found by judging alone.
  expect(await isSealedBy(sealed, publicKey)).toBe(true);
  return verifiedBundle(sealed);
}

const roundName = (round: number) => `round-${round}.exchanges.json`;

describe('a vendor with a deployment that fails', noTimeout, () => {
  it('cannot drop an exchange, whichever', async () => {
    const { exchanges } = jsonIn(failing, roundName(1));
    for (const dropped of exchanges.keys()) {
      const change: Change = (journal) => ({
        ...journal,
        exchanges: journal.exchanges.toSpliced(dropped, 1),
      });
      const said = await forged(roundName(1), change, failing).then(
        ({ failed, verdict }) => [...failed, verdict],
        (error: unknown) => [error instanceof SetupError && error.message],
      );
      // The body of one that was alone with it belongs to none any more.
      expect(String(said), `${dropped}`).toMatch(/^exchanges|belongs to no exchange/);
      expect(said).not.toContain('conformant');
    }
  });

  it('cannot blame the network for what fails', async () => {
    const trouble = { kind: 'timeout', message: 'no reply' };
    const { failed, verdict } = await forged(
      roundName(1),
      ({ exchanges, ...journal }) => ({
        ...journal,
        // Its body is that of other exchanges too.
        exchanges: exchanges.map(({ reply, ...asked }: { reply: object; as: string }) =>
          asked.as.startsWith('other') ? { ...asked, trouble } : { ...asked, reply },
        ),
      }),
      failing,
    );
    expect(failed).toContain('exchanges');
    expect(verdict).not.toBe('conformant');
  });

  it('cannot leave out a profile, a round or a key and stay conformant', async () => {
    const less = async (change: Change) =>
      forged('certificate.json', change).then(
        ({ failed, verdict }) => `${failed.join()} ${verdict}`,
        (error: Error) => error.message,
      );
    expect(await less((value) => ({ ...value, profiles: [{ ...value.profiles[0], version: 0 }] }))).toBe(
      'profiles undefined',
    );
    expect(await less((value) => ({ ...value, profiles: [...value.profiles, ...value.profiles] }))).toMatch(
      /^profiles,/,
    );
    expect(await less((value) => ({ ...value, rounds: value.rounds.slice(1) }))).toContain('at /rounds');
    const keyless: Change = (value) => ({ ...value, settings: { ...value.settings, keys: [] } });
    expect(await less(keyless)).not.toMatch(/(?:^| )conformant$/);
  });

  it.each([
    ['swap rounds', 2, 1],
    ['give one round three times', 2, 2],
  ])('cannot %s', async (_, first, second) => {
    const names = ['report.json', 'exchanges.json'];
    const swapped = new Map(files);
    for (const [to, from] of [
      [1, first],
      [2, second],
    ] as const)
      for (const name of names)
        swapped.set(`round-${to}.${name}`, files.get(`round-${from}.${name}`) ?? Buffer.from(''));
    const said = await verifiedBundle(resealed(swapped, files)).then(
      ({ failed }) => failed.join(),
      (error: Error) => error.message,
    );
    expect(said).toMatch(/^exchanges|belongs to no exchange/);
  });

  it('cannot leave a key in a body, whichever', async () => {
    const listed: readonly ListedBody[] = jsonIn(files, 'bodies.json');
    const textOf = textsOf(openedBodies(listed, files.get('bodies.br') ?? Buffer.from('')));
    for (const nth of [0, listed.length - 1]) {
      const texts = listed.map(({ address }) => textOf(address) ?? '');
      const old = listed[nth]?.address ?? '';
      const leaking = `${texts[nth]} svc_sk_${'0'.repeat(32)}`;
      const bodies = bodiesOf(
        new Map(
          texts.map((text, at) => (at === nth ? leaking : text)).map((text) => [addressOf(text), text]),
        ),
      );
      let forging = withPart(files, 'bodies.json', bodies.listed);
      for (const round of [1, 2, 3])
        forging = withPart(
          forging,
          roundName(round),
          JSON.parse(JSON.stringify(jsonIn(files, roundName(round))).replaceAll(old, addressOf(leaking))),
        );
      const { failed } = await verifiedBundle(
        resealed(new Map([...forging, ['bodies.br', packedBodies(bodies)]]), files),
      );
      expect(failed).toContain('secrets');
    }
  });

  it('cannot take other seeds, nor another nonce with those that come of it', async () => {
    const seeded: Change = (value) => ({
      ...value,
      rounds: value.rounds.map((round: object) => ({ ...round, seed: 1 })),
    });
    expect((await forged('certificate.json', seeded)).failed).toEqual(['nonce', 'certificate']);
    const nonce = 'a better nonce';
    const other: Change = (value) => ({
      ...value,
      nonce,
      rounds: value.rounds.map((round: object, index: number) => ({
        ...round,
        seed: seedOfRound(nonce, index + 1),
      })),
    });
    expect((await forged('certificate.json', other)).failed).toContain('exchanges');
  });

  it('cannot put exchanges in another order', async () => {
    const reversed: Change = (journal) => ({ ...journal, exchanges: journal.exchanges.toReversed() });
    await expect(forged(roundName(2), reversed)).rejects.toThrow('sent before the previous one');
  });

  it('cannot let a run of today be the earlier one', async () => {
    const began = jsonIn(files, 'certificate.json').rounds[0].began;
    const earlier = (hours: number) => ({
      at: new Date(Date.parse(began) - hours * 3_600_000).toISOString(),
      cursors: [],
    });
    expect((await bundleOf(undefined, { earlier: earlier(25) })).certificate.verdict).toBe('conformant');
    const { certificate, files: late } = await bundleOf(undefined, { earlier: earlier(24.9) });
    expect(certificate).toMatchObject({
      verdict: 'incomplete',
      open: [{ why: 'the earlier run began less than 25 hours before', rounds: [1, 2, 3] }],
    });
    expect((await verifiedBundle(late)).failed).toEqual([]);
  });

  it('is told by the target that the vendor names, whose replies nothing proves', async () => {
    const said = async (some: Files) =>
      (await verifiedBundle(some)).lines.find(({ what }) => what === 'target');
    expect(await said(files)).toMatchObject({
      state: 'told',
      said: expect.stringContaining('http://deployment.test, according to the vendor'),
    });
    const reference = { faults: [], variants: [] };
    const target = { baseUrl: 'http://deployment.test', name: 'reference', surfaces: {}, reference };
    expect((await said((await bundleOf(undefined, { target })).files))?.said).toContain('not a product');
  });
});

describe('a deployment that knows the harness by its User-Agent', noTimeout, () => {
  it('is not certified for what it serves the harness alone', async () => {
    const seen = new Set<string>();
    const { certificate, files: sealed } = await bundleOf((url, request) => {
      const agent = request.headers.get('user-agent') ?? 'none';
      seen.add(agent);
      const isKnown = agent.startsWith('ei-conformance/');
      if (isKnown || !url.pathname.endsWith('/events') || url.search === '?limit=1') return undefined;
      return Response.json({ nonsense: true });
    });
    expect(certificate.verdict).not.toBe('conformant');
    expect(seen.size).toBeGreaterThan(1);
    expect(seen).not.toContain('none');
    expect((await verifiedBundle(sealed)).failed).toEqual([]);
  });
});

describe('a part that is made to break who reads it', noTimeout, () => {
  const settings =
    (more: object): Change =>
    (value) => ({
      ...value,
      settings: { ...value.settings, ...more },
    });
  const first =
    (more: object): Change =>
    ({ exchanges: [exchange, ...others], ...journal }) => ({
      ...journal,
      exchanges: [{ ...exchange, ...more }, ...others],
    });

  it.each<readonly [string, string, Change, string]>([
    [
      'a day that there is not',
      roundName(1),
      (value) => ({ ...value, began: '2026-02-30T00:00:00.000Z' }),
      '/began',
    ],
    ['a leap second', roundName(1), (value) => ({ ...value, began: '2026-06-30T23:59:60.000Z' }), '/began'],
    ['a reply that takes for ever', roundName(1), first({ ms: 1e300 }), '/exchanges/0/ms'],
    ['a request after all time', roundName(1), first({ at: 1e300 }), '/exchanges/0/at'],
    ['a rate that never sends', 'certificate.json', settings({ rate: 1e-300 }), '/settings/rate'],
    [
      'a nonce of signs that nobody sees',
      'certificate.json',
      (value) => ({ ...value, nonce: 'non\u200bce of it' }),
      '/nonce',
    ],
    [
      'bodies without end',
      'bodies.json',
      ([body, ...rest]) => [{ ...body, bytes: 1e15 }, ...rest],
      'more than 500000000 bytes',
    ],
  ])('is refused: %s', async (_, name, change, why) => {
    const refusal = forged(name, change);
    await expect(refusal).rejects.toThrow(SetupError);
    await expect(refusal).rejects.toThrow(why);
  });

  it('is refused where it unpacks to more than is listed', async () => {
    const bomb = brotliCompressSync(Buffer.alloc(50_000_000));
    expect(bomb.length).toBeLessThan(1000);
    const said = verifiedBundle(resealed(new Map([...files, ['bodies.br', bomb]]), files));
    await expect(said).rejects.toThrow(/bodies\.br cannot be read: it unpacks to more than \d+ bytes/);
  });

  it('is refused where it is no text, or one that says a member twice', async () => {
    const report = Buffer.from(files.get('round-1.report.json') ?? '');
    const broken = Buffer.from(report);
    broken[report.indexOf('ei-conformance')] = 0xff;
    const twice = Buffer.from(`{"checks":[],${report.toString().slice(1)}`);
    for (const [content, why] of [
      [broken, 'not UTF-8 text'],
      [twice, 'not canonical JSON'],
    ] as const) {
      const said = verifiedBundle(resealed(new Map([...files, ['round-1.report.json', content]]), files));
      await expect(said).rejects.toThrow(why);
    }
  });

  it('is noticed where a member is called like what objects inherit', async () => {
    const hostile = (value: object) =>
      JSON.parse(canonical(value).replace('{', '{"__proto__":{"checks":[]},'));
    expect((await forged('round-1.report.json', hostile)).failed).toEqual(['reports']);
    await expect(forged('certificate.json', hostile)).rejects.toThrow('certificate.json cannot be read');
    await expect(forged(roundName(1), hostile)).rejects.toThrow('cannot be read');
  });

  it('tells its own name, and leads nowhere', async () => {
    const name = '../../etc/passwd';
    const statement = resealed(new Map([...files, [name, Buffer.from('x')]]));
    const named = new Map([...statement].filter(([each]) => each !== name));
    const { failed, lines } = await verifiedBundle(named);
    expect(failed).toEqual(['parts']);
    expect(lines.at(-1)?.said).toBe('../../etc/passwd is missing');
    expect(await isSealedBy(named, publicKey)).toBe(false);
  });
});
