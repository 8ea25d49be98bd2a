import { describe, expect, it } from 'vitest';
import { cameoplusCategories, conflictCategories, eventsListParameters } from '../../../contract/index.js';
import { clientOf } from './client.js';
import { corpusOf } from './corpus/index.js';
import { randomFrom } from './corpus/random.js';

const client = clientOf();

describe('surface', () => {
  it('answers unknown paths with the error envelope', async () => {
    for (const path of ['/nothing', '/api/v2/nothing', '/api/v2']) {
      const { status, body } = await client.raw(path);
      expect(status).toBe(404);
      expect(body).toMatchObject({ success: false, details: {} });
    }
  });

  it('reads only', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const { status, body } = await client.raw('/api/v2/events', { method });
      expect(status).toBe(405);
      expect(body.success).toBe(false);
    }
  });

  it('asks for a key under /api/v2/', async () => {
    const { status, body } = await client.raw('/api/v2/events', { headers: {} });
    expect([status, body.code]).toEqual([401, 'MISSING_API_KEY']);
    expect((await client.list({}, 'revoked')).status).toBe(401);
  });

  it('serves the contract and the changelog without a key', async () => {
    for (const path of ['/openapi.json', '/changelog', '/changelog/feed.xml']) {
      expect((await client.raw(path, { headers: {} })).status).toBe(200);
    }
    expect((await client.raw('/api/v1/events', { headers: {} })).status).toBe(410);
  });

  it('meters data calls and not the directory', async () => {
    const used = async (path: string) => Number((await client.raw(path)).headers.get('x-usage-used'));
    const before = await used('/api/v2/events');
    expect(await used('/api/v2/events')).toBe(before + 1);
    expect(await used('/api/v2/meta/endpoints')).toBe(before + 1);
  });

  it('answers the registry', async () => {
    expect((await client.raw('/api/v2/leiregistry/entities?name=a')).status).toBe(200);
    expect((await client.raw('/api/v2/leiregistry/entities?name=a', {}, 'unentitled')).status).toBe(403);
  });
});

describe('corpus', () => {
  const corpus = corpusOf({ seed: 3, perDay: 33, day: 20_720 });

  it('is the same for the same seed', () => {
    const again = corpusOf({ seed: 3, perDay: 33, day: 20_720 });
    expect(again.events(again.held).bySignificance[0]).toEqual(corpus.events(corpus.held).bySignificance[0]);
  });

  it('keeps the past when a day passes', () => {
    const next = corpusOf({ seed: 3, perDay: 33, day: 20_721 });
    for (const event of corpus.events(corpus.held).byRecency.slice(100, 200))
      expect(next.event(event.id)).toEqual(event);
  });

  it('has every category in every recent week, and real-world gaps', () => {
    const events = corpus.events(corpus.held).byRecency;
    const since = new Date((20_720 - 6) * 86_400_000).toISOString().slice(0, 10);
    const categories = new Set(
      events.filter(({ eventDate }) => eventDate >= since).map(({ category }) => category),
    );
    expect([...categories].sort()).toEqual([...conflictCategories, ...cameoplusCategories].sort());
    expect(events.some(({ latitude }) => latitude === null)).toBe(true);
    expect(events.some(({ actors }) => actors.length === 1)).toBe(true);
    expect(events.some(({ family, fatalities }) => family === 'conflict' && fatalities === null)).toBe(true);
    expect(events.some(({ family, scores }) => family === 'cameoplus' && scores.magnitude === null)).toBe(
      true,
    );
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    const scores = events.map(({ scores }) => scores.significance);
    expect(new Set(scores).size).toBeLessThan(scores.length);
  });
});

const names = [
  ...Object.keys(eventsListParameters),
  'window',
  'q',
  'offset',
  'group_by',
  '__proto__',
  'constructor',
];

/** Values that have broken servers before. */
const nasty = [
  '%',
  '%zz',
  '%00',
  '%ff%fe',
  '%ED%A0%80',
  '+',
  '%2B%2B',
  ',,,,',
  'null',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e309',
  '-0',
  '0x10',
  '999999999999999999999999',
  '9999-12-31',
  '0001-01-01',
  '0000-00-00',
  '-000001-01-01',
  '2026-09-24T25:00:00Z',
  '275760-09-13T00:00:00Z',
  '9999-12-31T23:59:59.999999999Z',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  "'%20OR%201=1--",
  '%3Cscript%3E',
  '(((((((((((((((((((((((((((((((',
  '%F0%9F%92%A5',
  'a'.repeat(20_000),
  'e_'.repeat(8_000),
  '1,'.repeat(5_000),
];

async function statusOf(path: string): Promise<number> {
  const { status, body } = await client.raw(path);
  if (status >= 400) {
    expect(body, path.slice(0, 200)).toMatchObject({
      success: false,
      error: expect.any(String),
      code: expect.any(String),
      details: expect.any(Object),
    });
  } else {
    expect(body.success, path.slice(0, 200)).toBe(true);
  }
  return status;
}

describe('hostile input', () => {
  it.each(['/api/v2/events', '/api/v2/events/summary'])('never breaks %s', async (path) => {
    for (const name of names) {
      for (const value of nasty) {
        const status = await statusOf(`${path}?${name}=${value}`);
        expect(status, `${name}=${value.slice(0, 60)}`).toBeLessThan(500);
      }
    }
  });

  it('survives any path below the detail', async () => {
    for (const value of nasty) {
      if (value === '') continue;
      expect(await statusOf(`/api/v2/events/${value}`), value.slice(0, 60)).toBeLessThan(500);
    }
    expect(await statusOf('/api/v2/events/a/b/c')).toBe(404);
    expect(await statusOf('/api/v2//events')).toBe(404);
    expect(await statusOf('/')).toBe(404);
  });

  it('survives random combinations and repeated parameters', async () => {
    const random = randomFrom('hostile');
    const name = () => names[random.whole(0, names.length - 1)] ?? '';
    const value = () => nasty[random.whole(0, nasty.length - 4)] ?? '';
    for (let round = 0; round < 400; round += 1) {
      const pairs = Array.from({ length: random.whole(1, 6) }, () => `${name()}=${value()}`);
      expect(await statusOf(`/api/v2/events?${pairs.join('&')}&${pairs[0]}`)).toBeLessThan(500);
    }
  });

  it('survives queries that are no queries', async () => {
    for (const query of ['?', '??', '&&&', '=', '=x', 'limit', 'limit==', 'a=b=c', ';', '#', '%3D', '[]=1']) {
      expect(await statusOf(`/api/v2/events?${query}`)).toBeLessThan(500);
    }
  });
});
