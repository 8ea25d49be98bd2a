import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openapiDocument } from '../../../contract/openapi/document.js';
import { jsonReport } from '../../../reports/json.js';
import { hostile, keyShapedText, sampleReport } from '../../../reports/sample.test-data.js';
import { changeRules } from '../../regression/contract/rules/index.js';
import { loopback } from '../../transport/loopback.test-data.js';
import { answering, key, program, temporaryFolder } from '../whole-program.test-data.js';

const { http, deadPort, close } = loopback();
const folders = temporaryFolder();

afterEach(async () => {
  await close();
  folders.remove();
});

const now = () => Date.parse('2026-11-22T12:00:00Z');
const contract = (limit: object, title = 'A') => ({
  openapi: '3.1.0',
  info: { title, version: '2.0.0' },
  paths: {
    '/api/v2/events': {
      get: {
        parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', ...limit } }],
        responses: { '200': { description: 'A page' } },
      },
    },
  },
});
const narrower = [contract({ maximum: 100 }), contract({ maximum: 50 })] as const;
const announced = (date?: string) => [
  {
    title: 'Events',
    text: 'The limit of GET /api/v2/events is lowered to 50.',
    ...(date === undefined ? {} : { date }),
  },
];

/** Files in a folder of their own, by their names. */
function written(files: Readonly<Record<string, unknown>>) {
  const directory = folders.make();
  return Object.fromEntries(
    Object.entries({ directory: '', ...files }).map(([name, value]) => {
      const path = name === 'directory' ? directory : join(directory, `${name}.json`);
      if (name === 'directory') mkdirSync(path, { recursive: true });
      else writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
      return [name, path];
    }),
  ) as Readonly<Record<string, string>>;
}

const diff = (files: Readonly<Record<string, string>>, ...flags: readonly string[]) =>
  program(['diff', files.old ?? '', files.new ?? '', ...flags], { now, directory: files.directory ?? '' });

describe('diff of two contracts', () => {
  it('finds nothing between equal ones', async () => {
    const { exitCode, out } = await diff(written({ old: narrower[0], new: contract({ maximum: 100 }, 'B') }));
    expect(exitCode).toBe(0);
    expect(out).toContain('Nothing changed.');
  });

  it('tells a breaking change that nobody announced, and exits with 1', async () => {
    const { exitCode, out, err } = await diff(written({ old: narrower[0], new: narrower[1] }));
    expect([exitCode, err]).toEqual([1, '']);
    expect(out).toContain('GET /api/v2/events, limit');
    expect(out).toContain('The greatest value of `limit` is lower. It was 100. It is 50.');
    expect(out).toContain('notice: unannounced\n      request-maximum-lowered, ');
    expect(out).toContain('1 breaking change: 1 unannounced. No changelog was given (--feed). Exit code 1.');
  });

  it.each([
    ['31 days before', '2026-10-22', 0, 'announced'],
    ['30 days before', '2026-10-23', 0, 'announced'],
    ['29 days before', '2026-10-24', 1, 'late'],
    ['on a day that cannot be read', 'soon', 2, 'undecided'],
    ['on no day', undefined, 2, 'undecided'],
  ])('weighs an announcement %s', async (_, date, expected, notice) => {
    const files = written({ old: narrower[0], new: narrower[1], feed: announced(date) });
    const { exitCode, out } = await diff(files, '--feed', files.feed ?? '');
    expect(exitCode).toBe(expected);
    expect(out).toContain(`notice: ${notice}`);
    expect(out).toContain(`entry "Events", ${date ?? 'undated'}`);
    expect(out.includes('not known well enough')).toBe(notice === 'undecided');
  });

  it('takes the day of --as-of for that of the change', async () => {
    const files = written({ old: narrower[0], new: narrower[1], feed: announced('2026-10-24') });
    const feed = ['--feed', files.feed ?? ''];
    expect(await diff(files, ...feed, '--as-of', '2026-11-23')).toMatchObject({ exitCode: 0 });
    expect(await diff(files, ...feed, '--as-of', '2026-11-22')).toMatchObject({ exitCode: 1 });
  });

  it('reads announcements from a feed too', async () => {
    const entry = (date: string) =>
      `<item><title>x</title><pubDate>${date}</pubDate><description>${announced()[0]?.text}</description></item>`;
    const rss = (date: string) =>
      `<rss version="2.0"><channel><title>c</title>${entry(date)}</channel></rss>`;
    const files = written({
      old: narrower[0],
      new: narrower[1],
      early: rss('Thu, 01 Oct 2026 00:00:00 GMT'),
      late: rss('Fri, 20 Nov 2026 00:00:00 GMT'),
    });
    const of = (feed = '') => diff(files, '--feed', feed, '--as-of', '2026-11-23');
    const address = await http((request, reply) => {
      expect(request.headers.authorization).toBeUndefined();
      reply.end(rss('Thu, 01 Oct 2026 00:00:00 GMT'));
    });
    expect(await of(`${address}/changelog/feed.xml`)).toMatchObject({ exitCode: 0 });
    expect(await of(`http://127.0.0.1:${await deadPort()}/feed.xml`)).toMatchObject({ exitCode: 3 });
    expect(await of(files.early)).toMatchObject({ exitCode: 0 });
    expect(await of(files.late)).toMatchObject({ exitCode: 1 });
  });

  it('counts no days by a clock that is surely wrong, unless the day is given', async () => {
    const files = written({ old: narrower[0], new: narrower[1], feed: announced('2026-10-01') });
    const of = (...flags: readonly string[]) =>
      program(['diff', files.old ?? '', files.new ?? '', '--feed', files.feed ?? '', ...flags], {
        now: () => Date.parse('1970-01-01T00:00:00Z'),
        directory: files.directory ?? '',
      });
    expect(await of()).toMatchObject({
      exitCode: 3,
      err: expect.stringContaining('The clock of this machine shows 1970-01-01'),
    });
    expect(await of('--as-of', '2026-11-22')).toMatchObject({ exitCode: 0 });
  });

  it('exits with 0 where no change is breaking', async () => {
    expect(await diff(written({ old: narrower[1], new: narrower[0] }))).toMatchObject({
      exitCode: 0,
      out: expect.stringContaining('No change is breaking.'),
    });
  });

  it('fails for an addition that nobody announced, if asked to', async () => {
    const entry = [
      { title: 'Events', text: '`limit` of /api/v2/events takes `20` as well.', date: '2026-11-01' },
    ];
    const files = written({ old: contract({ enum: [10] }), new: contract({ enum: [10, 20] }), entry });
    expect(await diff(files)).toMatchObject({ exitCode: 0 });
    const failed = await diff(files, '--fail-on', 'unannounced-addition');
    expect(failed.exitCode).toBe(1);
    expect(failed.out).toContain('✗ GET /api/v2/events, limit');
    expect(failed.out).toContain('No change is breaking. 1 addition: 1 unannounced. No changelog was given');
    const announced = await diff(files, '--feed', files.entry ?? '', '--fail-on', 'unannounced-addition');
    expect(announced.exitCode).toBe(0);
    expect(await diff(files, '--fail-on', 'addition')).toMatchObject({
      exitCode: 3,
      err: expect.stringContaining('unannounced-addition'),
    });
  });

  it('is not excused by an entry about other parameters', async () => {
    const [{ paths, ...old }] = narrower;
    const without = { ...paths, '/api/v2/stories': { get: { responses: { '200': { description: 'B' } } } } };
    const entry = (date: string) => [
      { title: 'Stories', text: '`magnitude_min` and `sort_by` of GET /api/v2/stories are removed.', date },
    ];
    const files = written({
      old: { ...old, paths: without },
      new: { ...old, paths },
      early: entry('2026-01-01'),
      young: entry('2026-11-20'),
    });
    for (const feed of [files.early, files.young])
      expect(await diff(files, '--feed', feed ?? '')).toMatchObject({
        exitCode: 1,
        out: expect.stringContaining('1 unannounced'),
      });
  });

  it('shows the first of many changes that need no notice, and tells of the others', async () => {
    const [old] = narrower;
    const added = Object.fromEntries(
      Array.from({ length: 25 }, (_, index) => [`/a${index}`, old.paths['/api/v2/events']]),
    );
    const { out } = await diff(written({ old, new: { ...old, paths: { ...old.paths, ...added } } }));
    expect(out.match(/The operation is new/g)).toHaveLength(20);
    expect(out).toContain('Needs no notice: 25');
    expect(out).toContain('and 5 more (see --json)');
  });

  it('prints JSON', async () => {
    const { exitCode, out } = await diff(written({ old: narrower[0], new: narrower[1] }), '--json');
    expect(exitCode).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      format: 1,
      asOf: '2026-11-22',
      exitCode: 1,
      summary: { breaking: 1, announce: 0, free: 0, breakingByNotice: { unannounced: 1 } },
      changes: [
        {
          rule: 'request-maximum-lowered',
          class: 'breaking',
          operation: 'GET /api/v2/events',
          parameter: 'limit',
          at: '/paths/~1api~1v2~1events/get/parameters/0/schema/maximum',
          from: '100',
          to: '50',
          notice: 'unannounced',
        },
      ],
    });
  });

  it('prints Markdown in which a path is never markup', async () => {
    const evil = structuredClone(narrower[0]) as ReturnType<typeof contract>;
    const path = '/a`<img src=//evil.example/x>``y``|[x](javascript:1)\u001b[2J';
    Object.assign(evil.paths, { [path]: evil.paths['/api/v2/events'] });
    const files = written({ old: narrower[0], new: evil });
    const { out } = await diff(files, '--markdown');
    expect(out).toContain('<code>GET /a&#96;&#60;img src=//evil.example/x&#62;&#96;&#96;y');
    expect(out).not.toMatch(/<img|\[x\]/);
    expect(out + (await diff(files)).out).not.toContain('\u001b');
  });

  it('counts a rule as the user says: a flag weighs more than the file', async () => {
    const config = { levels: { 'request-maximum-lowered': 'off' } };
    const files = written({ old: narrower[0], new: narrower[1], 'ei-conformance.config': config });
    expect(await diff(files)).toMatchObject({
      exitCode: 0,
      out: expect.stringContaining('Nothing changed.'),
    });
    expect(await diff(files, '--level', 'request-maximum-lowered=free')).toMatchObject({ exitCode: 0 });
    expect(await diff(files, '--level', 'request-maximum-lowered=breaking')).toMatchObject({ exitCode: 1 });
  });

  it('reads contracts at addresses, and sends them no key', async () => {
    const old = await http(answering(narrower[0]));
    const seen: unknown[] = [];
    const next = await http((request, reply) => {
      seen.push(request.headers.authorization);
      reply.end(JSON.stringify(narrower[1]));
    });
    const { exitCode, out } = await program(
      ['diff', `${old}/openapi.json?secret=1`, `${next}/openapi.json`],
      { now },
    );
    expect(exitCode).toBe(1);
    expect(seen).toEqual([undefined]);
    expect(out).not.toContain('secret');
    expect(out).not.toContain(key);
  });

  it.each<[string, unknown, readonly string[], string]>([
    ['no JSON', '{', [], 'is not JSON'],
    ['no contract', { a: 1 }, [], 'neither an OpenAPI document'],
    ['a contract that breaks OpenAPI', { openapi: '3.1.0' }, [], 'no contract that can be compared'],
    ['another version', { openapi: '4.0.0' }, [], '4.0.0'],
    ['a level of no rule', narrower[1], ['--level', 'request-maximum-lower=off'], 'request-maximum-lowered'],
    ['no level', narrower[1], ['--level', 'request-maximum-lowered=none'], 'off'],
    ['no date', narrower[1], ['--as-of', '22.11.2026'], '2026-11-22'],
    ['a feed that is not there', narrower[1], ['--feed', '/nowhere.json'], '/nowhere.json'],
    ['two forms of output', narrower[1], ['--json', '--markdown'], '--markdown'],
  ])('refuses %s', async (_, next, flags, message) => {
    const { exitCode, out, err } = await diff(written({ old: narrower[0], new: next }), ...flags);
    expect([exitCode, out]).toEqual([3, '']);
    expect(err).toContain(message);
    expect(err).not.toMatch(/\n\s+at /);
  });

  it.each<[string, unknown]>([
    ['no list', { title: 'A', text: 'B' }],
    ['an entry without a text', [{ title: 'A' }]],
    ['a date that is a number', [{ title: 'A', text: 'B', date: 1 }]],
  ])('refuses announcements that are %s', async (_, feed) => {
    const files = written({ old: narrower[0], new: narrower[1], feed });
    expect(await diff(files, '--feed', files.feed ?? '')).toMatchObject({ exitCode: 3 });
  });

  it('refuses addresses that do not answer with a contract', async () => {
    const { old = '' } = written({ old: narrower[0] });
    const [missing, text] = [await http(answering({}, 404)), await http((_, reply) => reply.end('<html>'))];
    for (const [address, message] of [
      [missing, '404'],
      [text, 'not JSON'],
      [`http://127.0.0.1:${await deadPort()}/`, 'cannot be read'],
      ['http://user:password@a.test/', 'credentials'],
    ] as const) {
      const { exitCode, err } = await program(['diff', old, address], { now });
      expect([exitCode, err]).toEqual([3, expect.stringContaining(message)]);
      expect(err).not.toContain('password');
    }
  });

  it('asks for two contracts', async () => {
    expect(await program(['diff'])).toMatchObject({ exitCode: 3 });
    expect(await program(['diff', 'a.json'])).toMatchObject({ exitCode: 3 });
  });

  it('compares our contract with itself and finds nothing', async () => {
    const ours = openapiDocument();
    expect(await diff(written({ old: ours, new: ours }))).toMatchObject({ exitCode: 0 });
  });
});

describe('diff --rules', () => {
  it('prints every rule with its class, direction and area', async () => {
    const { exitCode, out } = await program(['diff', '--rules']);
    expect(exitCode).toBe(0);
    expect(out).toContain(
      'parameter-removed (breaking, request, parameter, versioning.breaking.request-stops)',
    );
    expect(out).toContain(`${changeRules.length} rules`);
  });

  it('prints JSON', async () => {
    const { out } = await program(['diff', '--rules', '--json']);
    expect(JSON.parse(out)).toEqual(changeRules);
  });
});

afterEach(() => folders.remove());

const before = {
  ...sampleReport,
  clauses: sampleReport.clauses.map((each) =>
    each.outcome === 'fail' ? { ...each, outcome: 'pass' as const } : each,
  ),
};

describe('diff', { timeout: 300_000 }, () => {
  const file = (text: string) => {
    const path = join(folders.make(), 'report.json');
    writeFileSync(path, text);
    return path;
  };
  const report = () => file(jsonReport.render(sampleReport));

  it('compares the files of two reports', async () => {
    const older = file(jsonReport.render({ ...sampleReport, clauses: before.clauses }));
    const told = await program(['diff', older, report(), '--json']);
    expect(told).toMatchObject({ exitCode: 1, err: '' });
    expect(JSON.parse(told.out)).toMatchObject({ totals: { new: 1, fixed: 0 }, exitCode: 1 });
    expect((await program(['diff', report(), older])).out).toContain('Fixed');
    expect((await program(['diff', report(), report(), '--markdown'])).exitCode).toBe(0);
  });

  it.each([
    ['text', []],
    ['Markdown', ['--markdown']],
    ['JSON', ['--json']],
  ])('prints the changes of a report as %s, without keys and control characters', async (_, flags) => {
    const older = file(jsonReport.render({ ...sampleReport, clauses: before.clauses }));
    const { out, exitCode } = await program(['diff', older, report(), ...flags]);
    expect(exitCode).toBe(1);
    expect(out).toContain('envelope.error.error');
    expect(out).toContain('server');
    expect(JSON.stringify(sampleReport)).toContain(keyShapedText);
    expect(out).not.toMatch(/svc_sk_[0-9a-f]/);
    expect(out).not.toContain(hostile.terminal);
    if (flags.includes('--markdown')) expect(out).not.toContain(hostile.script);
  });

  it('finds nothing between a report and itself', async () => {
    const { out, exitCode } = await program(['diff', report(), report()]);
    expect(exitCode).toBe(0);
    expect(out).toMatch(/\n\n0 new, 0 fixed, 0 changed, 0 gone, \d+ unchanged\. Exit code 0\.\n$/);
  });

  it.each([
    ['no JSON', () => file('{'), [], 'is not JSON'],
    ['what is neither', () => file('{"a": 1}'), [], 'is neither an OpenAPI document nor the report of a run'],
    ['a contract', () => file('{"openapi": "3.1.0"}'), [], 'are not of the same kind'],
    [
      'another format',
      () => file('{"format": 2, "verdict": "conformant"}'),
      [],
      'has format 2; this version reads 3',
    ],
    [
      'a damaged report',
      () => file('{"format": 3, "verdict": "conformant"}'),
      [],
      'is not the report of a run',
    ],
    ['what is for contracts', report, ['--as-of', '2026-11-20'], 'apply to contracts'],
  ])('does not compare a report with %s', async (_, other, args, message) => {
    const { exitCode, err } = await program(['diff', report(), other(), ...args]);
    expect(err).toContain(message);
    expect(exitCode).toBe(3);
  });
});

const { http: changelogHttp, deadPort: changelogDeadPort, close: changelogClose } = loopback();

afterEach(async () => {
  await changelogClose();
  folders.remove();
});

const feed = `<rss version="2.0"><channel><title>Changes</title>
  <item><title>Larger pages</title><pubDate>Mon, 04 May 2026 00:00:00 GMT</pubDate>
    <description>The default of &lt;code&gt;limit&lt;/code&gt; on /api/v2/events changes.</description></item>
  <item><title>Hello\u001b[31m</title></item></channel></rss>`;

describe('diff --feed alone', () => {
  it('prints the entries of a file, with what each is about', async () => {
    const path = join(folders.make(), 'feed.xml');
    writeFileSync(path, feed);
    const { exitCode, out } = await program(['diff', '--feed', path]);
    expect(exitCode).toBe(0);
    expect(out).toContain('Mon, 04 May 2026 00:00:00 GMT  Larger pages\n');
    expect(out).toMatch(/operations +\/events\n/);
    expect(out).toMatch(/names +limit\n/);
    expect(out).toContain('events.limit.above-max');
    expect(out).toContain('undated  Hello\\u001b[31m\n  refers to nothing');
    expect(out).toContain('2 entries');
  });

  it('reads an address without a key, and prints JSON', async () => {
    const sent: (string | undefined)[] = [];
    const origin = await changelogHttp((request, reply) => {
      sent.push(request.headers.authorization);
      reply.end(feed);
    });
    const { exitCode, out } = await program(['diff', '--feed', `${origin}/feed.xml?all=1`, '--json']);
    expect(exitCode).toBe(0);
    expect(sent).toEqual([undefined]);
    expect(JSON.parse(out)[0]).toMatchObject({
      title: 'Larger pages',
      topics: { names: [{ name: 'limit', sure: 'certain' }] },
    });
  });

  it('looks for the names of the contract that is given', async () => {
    const folder = folders.make();
    const [path, contract] = [join(folder, 'feed.xml'), join(folder, 'openapi.json')];
    writeFileSync(path, feed.replace('limit', 'own_name'));
    const parameters = [{ name: 'own_name', in: 'query' }];
    writeFileSync(
      contract,
      JSON.stringify({ openapi: '3.1.0', paths: { '/api/v2/own': { get: { parameters } } } }),
    );
    const { out } = await program(['diff', '--feed', path, '--contract', contract]);
    expect(out).toMatch(/names +own_name\n/);
  });

  it('takes nothing that only documents need, and documents take nothing that only a feed needs', async () => {
    for (const [stray, ...args] of [
      ['--markdown', '--feed', 'feed.xml', '--markdown'],
      ['--as-of', '--feed', 'feed.xml', '--as-of', '2026-05-04'],
      ['--level', '--feed', 'feed.xml', '--level', 'x=off'],
      ['--contract', 'a.json', 'b.json', '--contract', 'c.json'],
    ]) {
      const { exitCode, err } = await program(['diff', ...args]);
      expect([exitCode, err]).toEqual([3, expect.stringContaining(`${stray} applies to`)]);
    }
  });

  it.each([
    ['a file that is not there', async () => '/nowhere.xml', '/nowhere.xml cannot be read'],
    ['an address that is none', async () => 'http://', 'is not a valid URL'],
    ['credentials', async () => 'http://a:b@127.0.0.1/', 'contains credentials'],
    ['nobody', async () => `http://127.0.0.1:${await changelogDeadPort()}/`, 'ECONNREFUSED'],
    ['a 404', () => changelogHttp((_, reply) => reply.writeHead(404).end()), 'returned status 404'],
    ['a page', () => changelogHttp((_, reply) => reply.end('<!doctype html>')), 'web page'],
  ])('tells of %s', async (_, place, message) => {
    const { exitCode, err } = await program(['diff', '--feed', await place()]);
    expect(exitCode).toBe(3);
    expect(err).toContain(message);
  });
});
