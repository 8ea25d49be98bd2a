import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../cli/whole-program.test-data.js';
import { changed, type Delivery, plain } from './deliveries.test-data.js';
import { difficulties, fastTime } from './difficult-deployments.test-data.js';
import { type Built, build } from './installed-program.test-data.js';

const { deployment, close } = difficulties();
const folders = temporaryFolder();
let built: Built;

beforeAll(() => {
  built = build();
}, 120_000);
afterAll(() => built.remove());
afterEach(async () => {
  await close();
  folders.remove();
});

/** Megabytes of memory that a run may take, and of any file that it writes. */
const [mostMemory, mostOfFile] = [512, 20];

/** Just below the largest body that is read. */
const size = 7_800_000;
/** Not random, yet nothing that can be packed into less. */
function noise(length: number): string {
  let state = 1;
  let text = '';
  while (text.length < length) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    text += state.toString(36);
  }
  return text;
}

const paddings = {
  'one long text': () => JSON.stringify('x'.repeat(size)),
  'what cannot be compressed': () => JSON.stringify(noise(size)),
  'characters of three bytes': () => JSON.stringify('文'.repeat(size / 3)),
  'many small lists': () => `[${'[],'.repeat(90_000)}0]`,
  'objects with a member of a name of its own each': () =>
    `[${Array.from({ length: 90_000 }, (_, nth) => `{"k${nth}":0}`).join(',')}]`,
  'an object with many members': () =>
    `{${Array.from({ length: 180_000 }, (_, nth) => `"k${nth}":0`).join(',')}}`,
} as const;

/** A page that lacks what each reply must have, with something large in it. */
const contradicting = (padding: string): Delivery =>
  changed((text) => {
    const { applied_filters: _filters, meta: _meta, ...page } = JSON.parse(text);
    return JSON.stringify(page).replace(/\}$/, `,"padding":${padding}}`);
  });

const items = 190_000;

/** Long lists of small items that a row holds. */
const lists = {
  'a list of numbers in a row': () => `[${'0,'.repeat(items)}0]`,
  'a list of texts in a row': () => `[${Array.from({ length: items }, (_, nth) => `"t${nth}"`).join(',')}]`,
  'a list of small objects in a row': () => `[${'{"a":1},'.repeat(items / 2)}0]`,
} as const;

/** A page whose first row has a long list in the place of the first that it has, or in a member of its own. */
const withList = (list: string): Delivery =>
  changed((text) => {
    const { applied_filters: _filters, meta: _meta, ...page } = JSON.parse(text);
    const [first, ...rows] = Array.isArray(page.data) ? page.data : [];
    if (first === undefined) return text;
    const [member = 'padding'] = Object.keys(first).filter((name) => Array.isArray(first[name]));
    const data = [{ ...first, [member]: 'LIST' }, ...rows.slice(0, 2)];
    return JSON.stringify({ ...page, data }).replace('"LIST"', () => list);
  });

const isPage = (url: string): boolean => /^\/api\/v2\/(?:events|stories|entities)\?/.test(url);

const manyRows = (): string =>
  `[${Array.from({ length: 90_000 }, (_, nth) => `{"id":"e${nth}"}`).join(',')}]`;

/** A page of nothing but very many small rows. */
const withData = (list: string): Delivery =>
  changed((text) => {
    const { applied_filters: _filters, meta: _meta, ...page } = JSON.parse(text);
    return JSON.stringify({ ...page, data: 'LIST' }).replace('"LIST"', () => list);
  });

/** What is large, and what puts it into a page. */
const rows: readonly (readonly [string, () => string, (large: string) => Delivery])[] = [
  ...Object.entries(paddings).map(([name, make]) => [name, make, contradicting] as const),
  ...Object.entries(lists).map(([name, make]) => [name, make, withList] as const),
  ['very many small rows', manyRows, withData],
];

describe('replies that are large and contradict many clauses', { timeout: 300_000 }, () => {
  it.each(rows)('with %s take no more memory and disk than they may', async (_, make, contradictingBy) => {
    const delivery = contradictingBy(make());
    const time = { now: Date.now, sleep: fastTime().sleep };
    const { origin, keys } = await deployment({
      time,
      // The preflight and the probe must find what a run needs.
      deliver: ({ url = '' }, nth) => (nth > 16 && isPage(url) ? delivery : plain),
    });
    const out = folders.make();
    const measure = join(folders.make(), 'measure.mjs');
    const measured = `${measure}.json`;
    writeFileSync(
      measure,
      `import { writeFileSync } from 'node:fs';
process.on('exit', () => writeFileSync(${JSON.stringify(measured)}, String(process.resourceUsage().maxRSS)));`,
    );
    const args = ['--check', 'events', '--check', 'envelopes', '--max-requests', '86', '--max-time', '25'];
    const { exitCode } = await built.run(['run', '--base-url', origin, ...args, '--out', out], {
      EI_API_KEY: keys.full ?? '',
      NODE_OPTIONS: `--import=${measure}`,
    });
    expect(exitCode).toBe(1);
    const memory = Number(readFileSync(measured, 'utf8')) / 1000;
    const files = readdirSync(out).map((name) => [name, statSync(join(out, name)).size / 1e6] as const);
    expect(memory).toBeLessThan(mostMemory);
    for (const [name, megabytes] of files) expect(megabytes, name).toBeLessThan(mostOfFile);
    const rebuilt = await built.run(
      ['report', join(out, 'events.ndjson'), '--reporter', 'json', '--out', out],
      {},
    );
    expect(rebuilt.exitCode).toBe(1);
  });
});
