import { beforeAll, describe, expect, it } from 'vitest';
import { Unusable } from '../engine/unusable.js';
import { bundleOf, jsonIn, resealed, verifiedBundle, withPart } from './bundle.test-data.js';
import { canonical } from './canonical.js';
import type { Comparison } from './compared.js';
import { firstDifference } from './difference.js';
import { edited, type Place, placesOf } from './edits.test-data.js';
import type { Files } from './sealed-bundle.js';
import { untimed } from './untimed.js';

let files: Files;
beforeAll(async () => {
  files = (await bundleOf()).files;
});

/** What a verification says of changed files: the comparisons that fail, or why they cannot be read. */
async function saidOf(changed: Files): Promise<readonly Comparison[] | string> {
  try {
    return (await verifiedBundle(changed)).failed;
  } catch (error) {
    if (error instanceof Unusable) return error.message;
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

describe('a file that was edited after it was signed', { timeout: 60_000 }, () => {
  it.each([
    'certificate.json',
    'bodies.json',
    'round-1.report.json',
    'round-2.exchanges.json',
    'round-3.report.json',
  ])('%s: each field of it is noticed', async (name) => {
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

  it('attestation.json: each field of the statement in it is noticed', async () => {
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
  it('certificate.json: each field of it is noticed', async () => {
    const rows = await matrixOf('certificate.json', (changed) => resealed(changed));
    expect([...rows].filter(([, said]) => said.length === 0)).toEqual([]);
  });

  it('round-1.report.json: each field of it differs, those apart that only tell times', () => {
    const report = jsonIn(files, 'round-1.report.json');
    const unnoticed = placesOf(report).filter(
      (place) => firstDifference(untimed(edited(report, place)), untimed(report)) === undefined,
    );
    expect(unnoticed.map(named)).toEqual([
      '/checks/0/ms',
      '/finishedAt',
      ...['max', 'p50', 'p95', 'p99'].map((name) => `/operations/0/${name}`),
      '/preflight/seconds',
    ]);
  });

  it('round-1.report.json: what differs is noticed', async () => {
    const report = jsonIn(files, 'round-1.report.json');
    const places = placesOf(report).filter((_, nth) => nth % 40 === 3);
    for (const place of places) {
      const changed = withPart(files, 'round-1.report.json', edited(report, place));
      expect(await saidOf(resealed(changed)), named(place)).toContain('reports');
    }
  });
});
