import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { loopback } from '../../transport/loopback.test-data.js';
import { key, program, temporaryFolder } from '../whole-program.test-data.js';

const { http, deadPort, close } = loopback();
const folders = temporaryFolder();

afterEach(async () => {
  await close();
  folders.remove();
});

const dayMs = 86_400_000;
const begin = Date.UTC(2026, 4, 1, 12);
const at = (day: number) => () => begin + day * dayMs;

/** What a deployment publishes, to be changed between looks. */
interface Published {
  parameters: readonly object[];
  /** Entries of the feed: title, text and day; no day is no date. */
  entries: readonly (readonly [title: string, text: string, day?: number | undefined])[];
}

const parameter = (name: string, more: object = {}) => ({
  name,
  in: 'query',
  schema: { type: 'string' },
  ...more,
});

const contractOf = ({ parameters }: Published) => ({
  openapi: '3.1.0',
  info: { title: 'A service', version: '2.0.0' },
  paths: { '/api/v2/events': { get: { parameters, responses: { 200: { description: 'Events' } } } } },
});

const feedOf = ({ entries }: Published) =>
  `<rss version="2.0"><channel><title>Changes</title>${entries
    .map(
      ([title, text, day]) =>
        `<item><guid>${title}</guid><title>${title}</title><description>${text}</description>${
          day === undefined ? '' : `<pubDate>${new Date(at(day)()).toUTCString()}</pubDate>`
        }</item>`,
    )
    .join('')}</channel></rss>`;

const serving =
  (published: Published): RequestListener =>
  ({ url }, reply) => {
    if (url === '/openapi.json') reply.end(JSON.stringify(contractOf(published)));
    else if (url === '/changelog/feed.xml') reply.end(feedOf(published));
    else reply.writeHead(404).end();
  };

const usual = (): Published => ({
  parameters: [parameter('limit'), parameter('old_name')],
  entries: [['Hello', 'The changelog begins.', -100]],
});

const look = (baseUrl: string, store: string, day: number, args: readonly string[] = []) =>
  program(['watch', '--base-url', baseUrl, '--store', store, ...args], { now: at(day) });

/** A first look, a change, and the next look. */
async function afterChange(
  change: (published: Published) => void,
  day: number,
  args: readonly string[] = [],
  before: (published: Published) => void = () => {},
) {
  const published = usual();
  before(published);
  const baseUrl = await http(serving(published));
  const store = join(folders.make(), 'store');
  await look(baseUrl, store, day - 1);
  change(published);
  return { ...(await look(baseUrl, store, day, args)), store };
}

const without = (name: string) => (published: Published) => {
  published.parameters = published.parameters.filter((each) => (each as { name: string }).name !== name);
};

describe('watch', () => {
  it('keeps a snapshot a look, and finds nothing where nothing changed', async () => {
    const baseUrl = await http(serving(usual()));
    const store = folders.make();
    const first = await look(baseUrl, store, 0);
    expect(first).toMatchObject({ exitCode: 0, err: '' });
    expect(first.out).toContain('nothing to compare yet');
    const second = await look(baseUrl, store, 1);
    expect(second).toMatchObject({ exitCode: 0, err: '' });
    expect(readdirSync(store)).toEqual(['2026-05-01T12-00-00.000Z.json', '2026-05-02T12-00-00.000Z.json']);
  });

  it('needs two requests and no key', async () => {
    const asked: (string | undefined)[] = [];
    const baseUrl = await http((request, reply) => {
      asked.push(`${request.url} ${request.headers.authorization}`);
      serving(usual())(request, reply);
    });
    const { exitCode } = await program(['watch', '--base-url', baseUrl, '--store', folders.make()], {
      environment: {},
    });
    expect(exitCode).toBe(0);
    expect(asked.toSorted()).toEqual(['/changelog/feed.xml undefined', '/openapi.json undefined']);
  });

  it('tells what broke unannounced', async () => {
    const { exitCode, out } = await afterChange(without('old_name'), 1);
    expect(exitCode).toBe(1);
    expect(out).toContain('Changed without announcement');
    expect(out).toMatch(/✗ .*\bold_name\b/);
    expect(out).toContain('versioning.notice.breaking-change');
  });

  it('counts a rule as the user says', async () => {
    const level = ['--level', 'parameter-removed=free'];
    const { exitCode, out } = await afterChange(without('old_name'), 1, level);
    expect(exitCode).toBe(0);
    expect(out).toContain('Needs no notice');
    expect(await afterChange(without('old_name'), 1, ['--level', 'no-rule=free'])).toMatchObject({
      exitCode: 3,
    });
  });

  it('fails for an addition that nobody announced, if asked to', async () => {
    const taking =
      (...values: readonly string[]) =>
      (published: Published) => {
        published.parameters = [{ name: 'mode', in: 'query', schema: { type: 'string', enum: values } }];
      };
    const added = (...args: readonly string[]) => afterChange(taking('a', 'b'), 1, args, taking('a'));
    expect(await added()).toMatchObject({ exitCode: 0 });
    const { exitCode, out } = await added('--fail-on', 'unannounced-addition');
    expect(exitCode).toBe(1);
    expect(out).toMatch(/✗ .*\bmode\b/);
    expect(out).toContain('A value of a closed list was not announced. Exit code 1.');
  });

  const announced = (day?: number) => (published: Published) => {
    published.entries = [...published.entries, ['Gone', '`old_name` of /api/v2/events is removed.', day]];
  };

  it.each([
    [29, 1, 'less than 30 days'],
    [30, 2, 'Undecided'],
    [31, 0, 'Announced and confirmed'],
  ])(
    'counts the notice: seen %i days after its announcement, with a look the day before',
    async (day, code, title) => {
      const { exitCode, out } = await afterChange(without('old_name'), day, [], announced(0));
      expect(out).toContain(title);
      expect(exitCode).toBe(code);
    },
  );

  it.each([
    ['the first look had, is undecided', announced(), () => {}, 2],
    ['came since yesterday, is too late whatever its date', () => {}, announced(), 1],
    ['was dated back, is undecided', () => {}, announced(0), 2],
  ])('an undated entry, or one that %s', async (_, before, since, code) => {
    const change = (published: Published) => {
      without('old_name')(published);
      since(published);
    };
    const { exitCode } = await afterChange(change, 40, [], before);
    expect(exitCode).toBe(code);
  });

  it('prints JSON and Markdown', async () => {
    const { out } = await afterChange(without('old_name'), 1, ['--json']);
    expect(JSON.parse(out)).toMatchObject({
      exitCode: 1,
      findings: [
        { label: 'unannounced', fails: true },
        { label: 'out-of-order', fails: false },
      ],
      transitions: [{ parameter: 'old_name', from: 'active', to: 'removed' }],
    });
    const { out: markdown } = await afterChange(without('old_name'), 1, ['--markdown']);
    expect(markdown).toMatch(/^# Watch\n/);
    expect(markdown).toContain('## Changed without announcement');
    expect(markdown).toMatch(/old(?:_|&#95;)name/);
  });

  it('prints Markdown in which an entry of the feed mentions nobody and links nowhere', async () => {
    const { out } = await afterChange(
      (published) => {
        published.entries = [
          ...published.entries,
          ['@org/team', '`new_name` is added to /api/v2/events', 0],
          ['#1 https://evil.example www.evil.example', '`other_name` is added to /api/v2/events', 0],
        ];
      },
      1,
      ['--markdown'],
    );
    expect(out).toContain('&#64;&#8203;org/team');
    expect(out).toContain('&#35;&#8203;1 https&#58;//evil.example www&#46;evil.example');
    expect(out).not.toMatch(/@org|https:\/\/evil|www\.evil/);
  });

  it('sends the key where one is asked for, and keeps none of it', async () => {
    const baseUrl = await http((request, reply) => {
      const sent = request.headers.authorization;
      if (sent === undefined) return reply.writeHead(401).end('{}');
      const published = usual();
      published.entries = [['Hello', `You are ${sent}`, -1]];
      serving(published)(request, reply);
    });
    const store = folders.make();
    const { exitCode, out } = await look(baseUrl, store, 0);
    expect(exitCode).toBe(0);
    const kept = readdirSync(store).map((name) => readFileSync(join(store, name), 'utf8'));
    expect([out, ...kept].join('')).not.toContain('CANARY');
    expect(kept.join('')).toContain('You are');
    expect(key).toContain('CANARY');
  });

  it('follows a document that moved below the same address, and nothing further', async () => {
    const moved = (location: string) =>
      http((request, reply) => {
        if (request.url === '/changelog/feed.xml') return reply.writeHead(301, { location }).end();
        if (request.url === '/docs/feed') return reply.end(feedOf(usual()));
        serving(usual())(request, reply);
      });
    expect((await look(await moved('/docs/feed'), folders.make(), 0)).exitCode).toBe(0);
    for (const location of ['https://elsewhere.test/feed', '/changelog/feed.xml']) {
      const { exitCode, err } = await look(await moved(location), folders.make(), 0);
      expect(exitCode).toBe(3);
      expect(err).toContain('answered with 301 and leads to');
    }
  });
});

describe('a watch that cannot be', () => {
  it.each([
    [
      'a page to sign in as feed',
      '/changelog/feed.xml',
      '<!doctype html><title>Sign in</title>',
      'a web page',
    ],
    [
      'a feed that breaks off',
      '/changelog/feed.xml',
      '<rss version="2.0"><channel><title>x',
      'cannot be used',
    ],
    ['a bomb', '/changelog/feed.xml', '<!DOCTYPE r [<!ENTITY a "a">]><rss/>', 'entities of its own'],
    ['no JSON as contract', '/openapi.json', 'openapi: 3.1.0', 'it is not JSON'],
    ['a list as contract', '/openapi.json', '[]', 'it is no object'],
    ['another JSON as contract', '/openapi.json', '{"swagger": "2.0"}', 'it is not OpenAPI 3'],
  ])('%s is told, and nothing is kept', async (_, path, body, message) => {
    const store = join(folders.make(), 'store');
    const baseUrl = await http((request, reply) =>
      request.url === path ? reply.end(body) : serving(usual())(request, reply),
    );
    const { exitCode, err, out } = await look(baseUrl, store, 0);
    expect(exitCode).toBe(3);
    expect(err).toContain(message);
    expect(out).toBe('');
    expect(() => readdirSync(store)).toThrow();
  });

  it.each(['watch', 'compare'])('the clock is surely wrong: %s', async (command) => {
    const baseUrl = await http(serving(usual()));
    const more = command === 'watch' ? ['--store', folders.make()] : ['--base-url-b', baseUrl];
    const ran = await program([command, '--base-url', baseUrl, ...more], {
      now: () => 0,
      environment: { EI_API_KEY: key, EI_API_KEY_B: key },
    });
    expect(ran).toMatchObject({
      exitCode: 3,
      err: expect.stringContaining('The clock of this machine shows 1970-01-01'),
    });
  });

  it('nobody listens', async () => {
    const { exitCode, err } = await look(`http://127.0.0.1:${await deadPort()}`, folders.make(), 0);
    expect(exitCode).toBe(3);
    expect(err).toContain('ECONNREFUSED');
  });

  it.each([
    ['is not JSON', (text: string) => text.slice(0, -10), 'cut short'],
    ['is of another version', (text: string) => text.replace('"format": 2', '"format": 9'), 'format 9'],
    ['is something else', () => '{}', 'no snapshot'],
    ['lacks a part', (text: string) => text.replace('"settled"', '"sett"'), 'parts of it are missing'],
    ['was edited', (text: string) => text.replace('"limit"', '"limits"'), 'was edited'],
    [
      'had an entry edited',
      (text: string) => text.replace('The changelog begins', 'It begins'),
      'it was edited',
    ],
    ['had a state edited', (text: string) => text.replace('"active"', '"removed"'), 'it was edited'],
    [
      'is of another deployment',
      (text: string) => text.replace(/http:[^"]*/, 'http://other.test'),
      'is of http://other.test',
    ],
    ['is of the future', (text: string) => text.replace('"at": "2026', '"at": "2036'), 'not before'],
  ])('the last snapshot %s', async (_, edit, message) => {
    const baseUrl = await http(serving(usual()));
    const store = folders.make();
    await look(baseUrl, store, 0);
    const [name = ''] = readdirSync(store);
    const edited = edit(readFileSync(join(store, name), 'utf8'));
    writeFileSync(join(store, name), edited);
    const { exitCode, err } = await look(baseUrl, store, 1);
    expect(exitCode).toBe(3);
    expect(err).toContain(message);
    expect(readdirSync(store)).toEqual([name]);
    expect(readFileSync(join(store, name), 'utf8')).toBe(edited);
  });

  it('the store is a file', async () => {
    const store = join(folders.make(), 'file');
    writeFileSync(store, 'mine');
    const { exitCode, err } = await look(await http(serving(usual())), store, 0);
    expect(exitCode).toBe(3);
    expect(err).toContain('--store');
    expect(readFileSync(store, 'utf8')).toBe('mine');
  });

  it('something else has the name of the next snapshot', async () => {
    const store = folders.make();
    const name = '2026-05-01T12-00-00.000Z.json';
    mkdirSync(join(store, name));
    const { exitCode } = await look(await http(serving(usual())), store, 0);
    expect(exitCode).toBe(3);
    expect(readdirSync(store)).toEqual([name]);
  });

  it('is interrupted', async () => {
    const store = join(folders.make(), 'store');
    const { exitCode, err } = await program(['watch', '--base-url', await http(() => {}), '--store', store], {
      signal: AbortSignal.abort(),
    });
    expect(exitCode).toBe(4);
    expect(err).toContain('Interrupted');
  });
});

describe('watch --probe', () => {
  it('tells the cost, asks with the key, and finds what the contract does not tell', async () => {
    let refused: readonly string[] = [];
    const published = usual();
    published.parameters = [parameter('limit'), parameter('old_name', { deprecated: true })];
    let asked = 0;
    const baseUrl = await http((request, reply) => {
      if (request.url?.startsWith('/api/') !== true) return serving(published)(request, reply);
      asked += 1;
      expect(request.headers.authorization).toBe(`Bearer ${key}`);
      const { searchParams } = new URL(request.url, 'http://any.test');
      const no = refused.find((name) => searchParams.has(name));
      reply.writeHead(no === undefined ? 200 : 400, { 'content-type': 'application/json' });
      reply.end(
        no === undefined
          ? JSON.stringify({ success: true, data: [searchParams.get('old_name')], applied_filters: {} })
          : JSON.stringify({ success: false, error: no, code: 'UNKNOWN_PARAM', details: { param: no } }),
      );
    });
    const store = folders.make();
    const first = await look(baseUrl, store, 0, ['--probe']);
    const [, most = '0'] = /at most (\d+) requests/.exec(first.err) ?? [];
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(Number(most));
    refused = ['old_name'];
    const { exitCode, out } = await look(baseUrl, store, 1, ['--probe']);
    expect(exitCode).toBe(1);
    expect(out).toContain('old_name of GET /api/v2/events was deprecated, and is refused now');
    expect(out).toContain('deprecated to removed, by behaviour');
  });

  it.each([
    ['refused', 'Old spellings that stopped too early', 1],
    ['answered', 'No longer declared, but still answered', 0],
    ['not asked about', 'whether the old spelling still answers, only a request tells', 2],
  ])('tells of a parameter in its 30 days whose old spelling is %s', async (state, said, code) => {
    const published = usual();
    const baseUrl = await http((request, reply) => {
      if (request.url?.startsWith('/api/') !== true) return serving(published)(request, reply);
      const { searchParams } = new URL(request.url, 'http://any.test');
      const isRefused = state === 'refused' && searchParams.has('old_name');
      reply.writeHead(isRefused ? 400 : 200, { 'content-type': 'application/json' });
      const code = isRefused ? 'UNKNOWN_PARAM' : undefined;
      reply.end(JSON.stringify({ success: !isRefused, data: [searchParams.get('old_name')], code }));
    });
    const store = folders.make();
    await look(baseUrl, store, 0);
    published.parameters = [parameter('limit'), parameter('new_name')];
    published.entries = [['Names', '`old_name` of /api/v2/events is renamed to `new_name`.', 1]];
    const { exitCode, out } = await look(baseUrl, store, 9, state === 'not asked about' ? [] : ['--probe']);
    expect(out.replace(/\s+/g, ' ')).toContain(said);
    expect(exitCode).toBe(code);
  });

  it('needs a key', async () => {
    const { exitCode, err } = await program(['watch', '--base-url', 'http://127.0.0.1:1', '--probe'], {
      environment: {},
    });
    expect(exitCode).toBe(3);
    expect(err).toContain('EI_API_KEY');
  });
});
