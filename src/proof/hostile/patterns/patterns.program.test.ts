import { check } from 'recheck';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Built, build } from '../installed-program.test-data.js';
import { slowUnder } from './growth.test-data.js';
import { type OwnPattern, type OwnPatterns, ownPatterns, spelt } from './own-patterns.test-data.js';

// Texts of a target are as long as a target likes, and nothing ends a pattern that takes long.

/** Patterns that are not linear, and why what they read is short whoever wrote it. */
const readsShortTexts: Readonly<Record<string, string>> = {
  '/\\[\\^?(?:\\\\.|[^\\]\\\\])*\\]/g': 'a pattern of a served contract, of 200 characters at most',
};

interface MadeLater {
  /** Patterns of the same form. */
  readonly like: readonly RegExp[];
  readonly of: string;
}

/** Files that make patterns while they work, and of what. */
const madeLater: Readonly<Record<string, MadeLater>> = {
  'generators/operation/form': { of: 'a pattern of a served contract that is linear', like: [] },
  'generators/operation/valid-values': { of: 'a pattern of a served contract that is linear', like: [] },
  'src/certification/secrecy': {
    of: 'the prefix of a key',
    like: [/(svc_sk_)[0-9a-z]{8,}|(?<![0-9a-z])(live_)[0-9a-z]{24,}/gi],
  },
  'src/engine/preflight/api-key': { of: 'words of our own', like: [/\brevoked\b/] },
  'src/regression/notice/lexicon': {
    of: 'a name of a contract',
    like: [
      /(?<![\w-])start_date(?![\w-])/i,
      /\blimit (?:parameter|filter)\b|\b(?:parameter|filter)s? limit(?![\w-])|\(limit\)|[\w\]]\.limit(?![\w-])/i,
      /\blimit (?:of|on|in|from|for|at)(?: the)?(?: [A-Z]+)? +\/ /i,
    ],
  },
  'suites/asking/calls': {
    of: 'a name of our own or of a served contract, escaped',
    like: [/(?:^|\W)days(?:\W|$)/, /(?:^|\W)filter\[event-date\](?:\W|$)/],
  },
  'src/proof/independent/facilities/selection': { of: 'a text of a request, as a bug', like: [] },
  'src/proof/reference/contract/further-operations': {
    of: 'a path of our own',
    like: [/^\/api\/v2\/offices\/[^/]+$/],
  },
  'src/proof/independent/aicompute/routes': { of: 'a text of a request, as a bug', like: [] },
  'src/proof/independent/events/list': { of: 'a text of a request, as a bug', like: [] },
  'src/proof/reference/entities/list': { of: 'a text of a request, which a fault takes for one', like: [] },
  'src/proof/reference/events/search': { of: 'a text of a request, as a fault', like: [] },
  'src/proof/reference/government/award-selection': { of: 'a text of a request, as a fault', like: [] },
  'src/proof/reference/search/route': { of: 'a text of a request, as a fault', like: [] },
};

/** Patterns that are known to be slow. */
const slow = [
  /\/+$/,
  /\{[^}]*\}/g,
  /\s*MW$/i,
  /[0-9a-f]{8,}$/i,
  /[./]+$/,
  /[?#].*$/,
  /^(\s*:)(?=:)/gm,
  /recipient.*name|name.*recipient/,
  /valuation(?:_?usd|_?(?:m|mm|bn?|millions?)|\/amount|\/value)*$/,
];

let built: Built;
let own: OwnPatterns;

beforeAll(() => {
  built = build();
  own = ownPatterns(built.root);
}, 120_000);
afterAll(() => built.remove());

type Form = Pick<OwnPattern, 'source' | 'flags'>;

/** Whether the checker finds a pattern linear: it proves it by automata, or searches for an attack where one looks around. */
async function isLinear({ source, flags }: Form): Promise<boolean> {
  const { status } = await check(source, flags, { timeout: 120_000 });
  return status === 'safe';
}

const all = (): readonly OwnPattern[] => [
  ...own.patterns,
  ...Object.entries(madeLater).flatMap(([file, { like }]) =>
    like.map(({ source, flags }) => ({ source, flags, files: [file] })),
  ),
];
const listed = ({ files, ...form }: OwnPattern): string => `${spelt(form)} in ${files.join(', ')}`;
const mayBeSlow = (form: Form): boolean => spelt(form) in readsShortTexts;

describe('the patterns of the built program', { timeout: 600_000 }, () => {
  it('are all found', () => {
    expect(own.patterns.length).toBeGreaterThan(600);
    const of = (file: string) =>
      own.patterns.filter(({ files }) => files.includes(`dist/${file}.js`)).map(spelt);
    // A literal, one made when its file is loaded, and one of a schema.
    expect(of('src/engine/served-contract/schema-cost')).toContain(Object.keys(readsShortTexts)[0]);
    expect(of('suites/event-card/identity')).toContain('/^(conflict|cameoplus)_[0-9a-f]+$/i');
    expect(own.patterns.some(({ files }) => files.includes('contract/openapi.json'))).toBe(true);
  });

  it('are made while it works in the files that are known for it alone', () => {
    const files = own.later.map(({ file }) => file.replace(/^dist\//, '').replace(/\.js$/, ''));
    expect([...new Set(files)].toSorted()).toEqual(Object.keys(madeLater).toSorted());
  });

  it('are linear, as a checker proves', async () => {
    const found: string[] = [];
    for (const each of all()) if (!mayBeSlow(each) && !(await isLinear(each))) found.push(listed(each));
    expect(found).toEqual([]);
  });

  it('are linear, as the time shows that they take for texts made of themselves', () => {
    const found = all().flatMap((each) => {
      const why = mayBeSlow(each) ? undefined : slowUnder(each);
      return why === undefined ? [] : [`${listed(each)}: ${why}`];
    });
    expect(found).toEqual([]);
  });

  it('are slow where the table says so', async () => {
    for (const name of Object.keys(readsShortTexts)) {
      const pattern = own.patterns.find((each) => spelt(each) === name);
      expect(pattern, `${name} is no pattern any more`).toBeDefined();
      if (pattern !== undefined) expect(await isLinear(pattern), `${name} is linear`).toBe(false);
    }
  });

  it.each(slow)('would be found slow by both if %s were among them', async (pattern) => {
    expect(await isLinear(pattern)).toBe(false);
    expect(slowUnder(pattern)).toMatch(/per doubling|no end within/);
  });

  it('would be found slow by the time where the checker finds no attack', async () => {
    const looksFar = /goldstein(?!.*(?:sever|abs))/;
    expect(await isLinear(looksFar)).toBe(true);
    // Beside other work a measurement may tell nothing.
    const measured = [1, 2, 3].map(() => slowUnder(looksFar));
    expect(measured).toContainEqual(expect.stringMatching(/per doubling|no end/));
  });
});
