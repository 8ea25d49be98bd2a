import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Which folders may import which; `types:` where only types may be taken. The longest matching folder counts. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  contract: ['contract'],
  generators: ['contract', 'generators', 'src/kit'],
  'src/kit': ['contract', 'src/kit'],
  suites: ['contract', 'generators', 'src/kit', 'suites'],
  'src/transport': ['contract', 'src/kit', 'src/transport'],
  'src/engine': ['contract', 'src/kit', 'src/transport', 'src/engine'],
  'src/regression': ['contract', 'src/kit', 'src/transport', 'src/engine', 'src/regression'],
  'src/certification': ['contract', 'src/kit', 'src/transport', 'src/engine', 'src/certification'],
  reports: [
    'contract',
    'reports',
    'types:src/kit',
    'src/kit/outcome.ts',
    'src/kit/exchange.ts',
    'src/kit/text.ts',
    'types:src/engine',
    'src/engine/record/exit-policy.ts',
    'src/engine/record/waivers.ts',
    'src/engine/record/baseline.ts',
    'src/engine/record/verdict.ts',
    'types:src/regression',
    'src/regression/reports/report-diff.ts',
  ],
  'src/proof/reference': ['contract', 'src/proof/reference'],
  // A second deployment, for tests: by an author who shares nothing with the first.
  'src/proof/independent': ['src/proof/independent'],
  'src/cli': ['contract', 'generators', 'suites', 'reports', 'src'],
  src: ['contract', 'generators', 'suites', 'reports', 'src'],
};

/** The one door of each package. */
const doors: Readonly<Record<string, readonly string[]>> = {
  // The benchmark compares us with the bare package.
  undici: ['src/transport', 'src/proof/bench/speed.ts'],
  ajv: ['src/engine/served-contract/schema-validation.ts'],
  'ajv-formats': ['src/engine/served-contract/schema-validation.ts'],
  '@apidevtools/swagger-parser': ['src/engine/served-contract/openapi-validation.ts'],
  '@faker-js/faker': ['src/proof/reference/corpus'],
  'fast-check': ['generators', 'src/kit', 'suites'],
  hono: ['src/proof/reference'],
  '@hono/node-server': ['src/proof/reference'],
  commander: ['src/cli', 'src/main.ts'],
  leven: ['src/cli', 'src/proof/reference/http/refusal.ts'],
  canonicalize: ['src/certification/canonical.ts'],
  // The text of a configuration file names the package that reads it.
  'ei-conformance': ['src/cli/settings/init.ts'],
  // The tests of implementers run in it.
  vitest: ['src/library/vitest.ts'],
  jiti: ['src/cli/settings/config-file.ts'],
  'string-width': ['reports/console/terminal.ts'],
  feedsmith: ['src/regression/changelog/feed.ts'],
  'fast-xml-parser': ['suites/versioning/endpoint.ts'],
  // Of these only the types are taken.
  sarif: ['reports/sarif.ts'],
  ctrf: ['reports/ctrf.ts'],
  'har-format': ['reports/har.ts'],
  'playwright-core': ['src/proof/bench/chromium.ts'],
  rolldown: ['src/proof/bench/bundle.ts'],
};

const root = resolve(import.meta.dirname, '..');
const forbiddenNames = /^(utils?|helpers?|common|misc|lib)(\.ts)?$/;

const files = ['contract', 'generators', 'reports', 'src', 'suites']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((each) => join(folder, each)),
  )
  .filter((each) => each.endsWith('.ts'));
const code = files.filter((each) => !/\.(test|test-data)\.ts$/.test(each));

interface Import {
  readonly file: string;
  readonly to: string;
  readonly typesOnly: boolean;
  /** Not when the file is loaded, but when it gets there. */
  readonly later: boolean;
}

const imports: readonly Import[] = code.flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const statements = text.matchAll(
    /^(?:import|export)\s+(type\s)?[^;'"]*?from\s+'([^']+)'|import\('([^']+)'\)/gm,
  );
  return [...statements].map(([, type, from = '', dynamic]) => ({
    file,
    to: dynamic ?? from,
    typesOnly: type !== undefined,
    later: dynamic !== undefined,
  }));
});

/** The source file that a relative import leads to. */
const targetOf = ({ file, to }: Pick<Import, 'file' | 'to'>): string =>
  relative(root, resolve(root, dirname(file), to)).replace(/\.js$/, '.ts');

/** What is loaded as soon as a file is: files of ours, and packages by name. */
function loadedWith(file: string, known: Set<string> = new Set()): ReadonlySet<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const each of imports) {
    if (each.file !== file || each.typesOnly || each.later) continue;
    if (each.to.startsWith('.')) loadedWith(targetOf(each), known);
    else known.add(each.to);
  }
  return known;
}

const within = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
const folderOf = (file: string) =>
  Object.keys(allowed)
    .filter((folder) => within(file, folder))
    .toSorted((one, other) => other.length - one.length)[0] ?? '';

describe('layers', () => {
  it('imports only what the table allows', () => {
    const wrong = imports.filter(({ file, to, typesOnly }) => {
      if (!to.startsWith('.')) return false;
      const target = targetOf({ file, to });
      const rules = allowed[folderOf(file)] ?? [];
      return !rules.some((rule) =>
        rule.startsWith('types:') ? typesOnly && within(target, rule.slice(6)) : within(target, rule),
      );
    });
    expect(
      wrong.map(
        ({ file, to }) => `${file} imports ${to}; if that is meant, change the table in src/layers.test.ts`,
      ),
    ).toEqual([]);
  });

  it('loads what a command needs when it is asked for: --help waits for the command line alone', () => {
    // It loads the program by itself, so that an error of loading has its exit code.
    const begun = imports
      .filter(({ file, to }) => file === 'src/main.ts' && to.startsWith('.'))
      .map(targetOf);
    const all = new Set(['src/main.ts', ...begun].flatMap((each) => [...loadedWith(each)]));
    const loaded = [...all].filter((each) => !each.startsWith('node:'));
    expect(loaded.filter((each) => !each.includes('/') && each !== 'commander')).toEqual([]);
    expect(loaded).toContain('src/cli/program.ts');
    expect(loaded).not.toContain('src/kit/index.ts');
    expect(loaded.length).toBeLessThan(42);
  });

  it('takes each package through its door', () => {
    const wrong = imports.filter(({ file, to }) => {
      const door = Object.entries(doors).find(([name]) => within(to, name))?.[1];
      return door !== undefined && !door.some((place) => within(file, place));
    });
    expect(wrong.map(({ file, to }) => `${file} imports ${to}`)).toEqual([]);
  });

  it('knows every package that is imported', () => {
    const packages = imports
      .map(({ to }) => to)
      .filter((to) => !to.startsWith('.') && !to.startsWith('node:'));
    const unknown = packages.filter((to) => !Object.keys(doors).some((name) => within(to, name)));
    expect([...new Set(unknown)]).toEqual([]);
  });

  it('touches process, clock and randomness in main.ts alone, its watchdog, and programs of their own', () => {
    const touching = code.filter(
      (file) =>
        !['src/main.ts', 'src/cli/watchdog.ts', 'src/cli/watchdog-thread.ts'].includes(file) &&
        file !== 'src/proof/independent/serve.ts' &&
        !within(file, 'src/proof/bench') &&
        /(?<![\w-])process\.\w|Date\.now\(|new Date\(\)|Math\.random\(/.test(
          readFileSync(join(root, file), 'utf8'),
        ),
    );
    expect(touching).toEqual([]);
  });

  it('names no file or folder by what it is not', () => {
    expect(files.flatMap((each) => each.split('/')).filter((each) => forbiddenNames.test(each))).toEqual([]);
  });
});
