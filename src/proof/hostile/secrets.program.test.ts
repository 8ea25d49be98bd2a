import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consoleReporter, fileReporters } from '../../../reports/index.js';
import { formatSetupError } from '../../cli/console.js';
import { deployment, settingsOf, wireTo } from '../../engine/deployment.test-data.js';
import type { RunEvent } from '../../engine/events.js';
import { reportOf } from '../../engine/record/report.js';
import { session } from '../../engine/session.js';
import { SetupError } from '../../engine/setup-error.js';
import { defineCheck, defineInvariant, expectStatus, expectThat, forEach } from '../../kit/index.js';
import { createClient } from '../../transport/client.js';
import { network } from '../../transport/network.js';
import { scriptedTime, scriptedWire } from '../../transport/scripted-wire.test-data.js';
import { inEscapes, shows, spellings, tracesOf } from './key-spellings.test-data.js';

const words = { title: 'It shows what it sees', clauses: ['error.envelope'] } as const;
/** Checks that fail and show all that they see: in a place, in what was seen, in an observation and in evidence. */
const showing = [
  defineCheck({
    ...words,
    id: 'a/shows',
    property: forEach(['x', 'y'], async (api, row) => {
      const { text, headers } = await api.get('listEvents', { country: row });
      api.observe(text.slice(0, 300), JSON.stringify(headers));
      expectThat(false, `/${text.slice(0, 300)}`, JSON.stringify(headers), text);
    }),
  }),
  defineCheck({
    ...words,
    id: 'a/walks',
    property: forEach([''], async (api) => {
      const { json } = await api.get('listEvents', { country: 'z' });
      const cursor = String(Object(Object(json).pagination).next_cursor);
      expectStatus(await api.get('listEvents', { cursor }), 299);
    }),
  }),
  defineInvariant({
    ...words,
    id: 'a/judges',
    judge(exchange) {
      expectStatus(exchange, 298);
      return 1;
    },
  }),
];

type Place = (echo: string) => {
  readonly body: unknown;
  readonly headers?: Record<string, string>;
  readonly status?: number;
};
const rows = { success: true, data: [{ id: 'conflict_00' }] };

/** Where the echo stands. */
const places: Readonly<Record<string, Place>> = {
  'an error text': (echo) => ({
    body: { success: false, error: `no such key ${echo}!`, code: 'INVALID_API_KEY', details: {} },
    status: 400,
  }),
  'an error code': (echo) => ({ body: { success: false, error: '', code: echo, details: {} }, status: 400 }),
  'an error text of the first reply': (echo) => ({
    body: { success: false, error: echo, code: echo, details: {} },
    status: 401,
  }),
  'a text of a row': (echo) => ({ body: { ...rows, data: [{ id: 'conflict_00', title: `x${echo}y` }] } }),
  'an id': (echo) => ({ body: { ...rows, data: [{ id: echo }] } }),
  "a member's name": (echo) => ({ body: { ...rows, [echo]: 1 } }),
  'a cursor': (echo) => ({ body: { ...rows, pagination: { next_cursor: echo } } }),
  'a text without JSON': (echo) => ({ body: echo }),
  'a header': (echo) => ({ body: rows, headers: { 'x-echo': echo } }),
  "a header's name": (echo) => ({ body: rows, headers: { [`x-${echo}`]: '1' } }),
  'JSON that is cut off': (echo) => ({ body: `{"success":true,"data":[{"id":"${echo}` }),
  'a text in the middle of words': (echo) => ({ body: { ...rows, note: `the key is 8f${echo}8f, it is` } }),
  'a place to go to': (echo) => ({ body: rows, headers: { location: `/login?key=${echo}` }, status: 302 }),
  'a type': (echo) => ({ body: rows, headers: { 'content-type': `text/${echo}` } }),
};

/** All that a run against such a target leaves behind. */
async function leftBehind(
  key: string,
  place: string,
  spelling: string,
  escaped: boolean,
  asPage: boolean,
): Promise<readonly string[]> {
  const echo = spellings[spelling]?.(key) ?? '';
  const isFirst = place.includes('first');
  const fetch = deployment((url) => {
    // The way in must be free, or there is no run.
    if (!isFirst && !url.search.includes('country=') && !url.search.includes('cursor=')) return undefined;
    const { body, headers = {}, status = 200 } = places[place]?.(echo) ?? { body: rows };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return new Response(escaped ? inEscapes(text, echo) : text, { status, headers });
  });
  const written: string[] = [];
  const out = { write: (text: string) => void written.push(text), isTty: true, colour: true, columns: 200 };
  const reporter = consoleReporter(out);
  const events: RunEvent[] = [];
  try {
    const settings = settingsOf({ keys: { full: key, revoked: `${key}2` } });
    const means = { checks: showing, version: '0.0.0', wire: wireTo(fetch).wire, time: scriptedTime() };
    for await (const event of session(settings, means)) {
      reporter.onEvent(event);
      events.push(event);
    }
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    return [formatSetupError(error), String(error.stack), JSON.stringify(error)];
  }
  const report = reportOf(events);
  reporter.onReport(report);
  // The page holds every clause and takes longest.
  const reporters = Object.entries(fileReporters).filter(([name]) => name !== 'html' || asPage);
  const files = reporters.map(([, { render }]) => render(report));
  return [...written, ...files, ...events.map((event) => JSON.stringify(event))];
}

const digits = fc.stringMatching(/^[0-9a-f]{32}$/).filter((each) => new Set(each).size > 4);
/** Whether a header may consist of it. */
const isToken = (text: string): boolean => /^[\w!#$%&'*+.^`|~-]+$/.test(text);
const isFieldText = (text: string): boolean => /^[\t\x20-\x7e]*$/.test(text);

/** Whether a target can put it there. */
const fits = (place: string, echo: string): boolean =>
  place === "a header's name"
    ? isToken(echo)
    : !/a header|a place to|a type/.test(place) || isFieldText(echo);

/** Whether parts of the key stay as they are, so that one with a character that begins an escape is misread by anybody. */
const isPartial = (spelling: string): boolean =>
  /every second|within|HTML|UTF-16 and|escapes of|once wrote|in a URL that/.test(spelling);

const usual = digits.map((each) => `svc_sk_${each}`);
const odd = fc
  .stringMatching(/^[!-~]{20,40}$/)
  .filter((each) => new Set(each).size > 8 && /[!-^`-~]{16}$/.test(each))
  // What follows in a reply may complete an escape that a key ends with, so that its last characters are lost.
  .filter((each) => !/[\\%&].{0,4}$/.test(each))
  // What stands behind the last underscore is the secret; what is before it too is no trace of that.
  .filter((each) => !/(.{6}).*_[^_]*\1[^_]*$/.test(each));

const base62 = fc
  .stringMatching(/^[0-9a-zA-Z]{32,36}$/)
  .filter((each) => (each.match(/\d/g) ?? []).length > 3 && new Set(each).size > 12)
  .map((each) => `ak_live_${each}`);

const usualKeys = ['svc_sk_8f41c0d7e92b5a36f7d80e1b4c29a653', 'ak_live_9rT4kLw0Zx8QmPf2Hs7VbYc3NdJg6UaE5oI'];
const pairs = Object.keys(places).flatMap((place) =>
  Object.keys(spellings).map((spelling) => [place, spelling] as const),
);

describe('a key that a target echoes', { timeout: 120_000 }, () => {
  it.each(Object.keys(places))(
    'is in nothing that a run leaves behind, however it is spelt in %s',
    async (place) => {
      let count = 0;
      for (const [, spelling] of pairs.filter(([each]) => each === place)) {
        count += 1;
        const key = usualKeys[count % 2] ?? '';
        if (!fits(place, spellings[spelling]?.(key) ?? '')) continue;
        const texts = await leftBehind(key, place, spelling, count % 4 > 1, count === 1);
        expect(texts.length).toBeGreaterThan(0);
        for (const text of texts) expectFree(text, key, spelling);
      }
      expect(count).toBeGreaterThan(20);
    },
  );

  it('is in no exchange that anybody is shown, whatever the key', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(usual, base62, odd),
        fc.constantFrom(...pairs),
        fc.boolean(),
        async (key, [place, spelling], escaped) => {
          const echo = spellings[spelling]?.(key) ?? '';
          fc.pre(fits(place, echo) && !(isPartial(spelling) && /[\\%&]/.test(key)));
          const { body, headers = {}, status = 200 } = places[place]?.(echo) ?? { body: '' };
          const text = typeof body === 'string' ? body : JSON.stringify(body);
          const heard: unknown[] = [];
          const client = createClient({
            ...settingsOf({ keys: { full: key } }),
            basePath: '',
            userAgent: '',
            maxWaitMs: 0,
            time: scriptedTime(),
            wire: scriptedWire(() => ({ status, headers, text: escaped ? inEscapes(text, echo) : text })),
            onExchange: (exchange) => void heard.push(exchange),
          });
          const request = { method: 'GET', target: '/', credential: { role: 'full' } } as const;
          heard.push(await client.send(request, { anyAnswer: true }));
          expect(heard).toHaveLength(2);
          expectFree(JSON.stringify(heard), key, spelling);
        },
      ),
      { numRuns: 3000 },
    );
  });
});

/** What a request ends with whose reply is exactly these bytes. */
async function endingOf(reply: string, key: string): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(reply, 'latin1'));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}`;
  const wire = network(baseUrl, { connections: 1, timeoutMs: 5000, maxBytes: 1000 });
  const heard: unknown[] = [];
  try {
    const client = createClient({
      ...settingsOf({ keys: { full: key } }),
      basePath: '',
      userAgent: '',
      maxWaitMs: 0,
      time: scriptedTime(),
      wire,
      onExchange: (exchange) => void heard.push(exchange),
    });
    const request = { method: 'GET', target: '/', credential: { role: 'full' } } as const;
    heard.push(await client.send(request, { anyAnswer: true }));
  } catch (error) {
    heard.push(error, String(error), Object(error).stack);
  } finally {
    await wire.close();
    server.close();
  }
  return JSON.stringify(heard);
}

describe('a key in what is no part of a reply', () => {
  it.each([
    ['in the words of a status', (key: string) => `HTTP/1.1 400 ${key}\r\ncontent-length: 2\r\n\r\n{}`],
    ['in place of a status', (key: string) => `HTTP/1.1 ${key}\r\n\r\n`],
    ['in place of a version', (key: string) => `${key} 200 OK\r\n\r\n`],
    ['in place of a header', (key: string) => `HTTP/1.1 200 OK\r\n${key}\r\n\r\n`],
    ['in a header that is cut off', (key: string) => `HTTP/1.1 200 OK\r\nx-key: ${key}`],
    ['in place of a length', (key: string) => `HTTP/1.1 200 OK\r\ncontent-length: ${key}\r\n\r\n`],
    [
      'in a chunk',
      (key: string) => `HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2;a=${key}\r\n{}\r\n0\r\n\r\n`,
    ],
    [
      'in a content coding',
      (key: string) => `HTTP/1.1 200 OK\r\ncontent-encoding: ${key}\r\ncontent-length: 1\r\n\r\n\xff`,
    ],
  ])('is not shown %s', async (_, reply) => {
    for (const key of usualKeys) expectFree(await endingOf(reply(key), key), key, reply(''));
  });
});

function expectFree(text: string, key: string, what: string): void {
  const lower = text.toLowerCase();
  expect(
    tracesOf(key).filter((trace) => lower.includes(trace)),
    what,
  ).toEqual([]);
  expect(shows(text, key), what).toBe(false);
}
