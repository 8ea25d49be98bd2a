import { describe, expect, it } from 'vitest';
import { eventsListParameters } from '../../contract/index.js';
import { clientOf } from './client.js';
import { randomFrom } from './corpus/random.js';

const client = clientOf();
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
