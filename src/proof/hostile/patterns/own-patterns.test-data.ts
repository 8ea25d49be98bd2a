import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Node, parse } from 'acorn';

/** A regular expression of the built program. */
export interface OwnPattern {
  readonly source: string;
  readonly flags: string;
  /** Files that have it. */
  readonly files: readonly string[];
}

/** A place where the built program makes a pattern from a text. */
export interface Maker {
  readonly file: string;
  /** What it makes it from, as written. */
  readonly from: string;
  readonly line: number;
}

export interface OwnPatterns {
  readonly patterns: readonly OwnPattern[];
  /** Those of which no pattern was made when their file was loaded. */
  readonly later: readonly Maker[];
}

export const spelt = ({ source, flags }: Pick<OwnPattern, 'source' | 'flags'>): string =>
  `/${source}/${flags}`;

/** All patterns of a built program: its literals, those that it makes when it is loaded, and those of its schemas. */
export function ownPatterns(root: string): OwnPatterns {
  const files = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js') && !/\.(?:test|test-data)\.js$/.test(name))
    .map((name) => join('dist', name));
  const found = new Map<string, OwnPattern>();
  const add = (source: string, flags: string, file: string) => {
    const key = spelt({ source, flags });
    const files = new Set([...(found.get(key)?.files ?? []), file]);
    found.set(key, { source, flags, files: [...files] });
  };
  const makers: Maker[] = [];
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    const tree = parse(text, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      locations: true,
      allowHashBang: true,
    });
    for (const node of nodesOf(tree)) {
      if (isPatternLiteral(node)) add(node.regex.pattern, node.regex.flags, file);
      if (!isMaker(node)) continue;
      const [first] = node.arguments;
      const from = first === undefined ? '' : text.slice(first.start, first.end).replace(/\s+/g, ' ');
      makers.push({ file, from, line: node.loc?.start.line ?? 0 });
    }
  }
  const made = madeWhenLoaded(root, [...new Set(makers.map(({ file }) => file))]);
  for (const { source, flags, file } of made) add(source, flags, file);
  for (const file of ['contract/openapi.json', 'reports/report.schema.json'])
    for (const source of schemaPatterns(JSON.parse(readFileSync(join(root, file), 'utf8'))))
      add(source, 'u', file);
  const isMade = ({ file, line }: Maker) => made.some((each) => each.file === file && each.line === line);
  return { patterns: [...found.values()], later: makers.filter((each) => !isMade(each)) };
}

type PatternLiteral = Node & { readonly regex: { readonly pattern: string; readonly flags: string } };
const isPatternLiteral = (node: Node): node is PatternLiteral => node.type === 'Literal' && 'regex' in node;

type Making = Node & { readonly arguments: readonly Node[] };
const isMaker = (node: Node): node is Making =>
  (node.type === 'NewExpression' || node.type === 'CallExpression') &&
  'callee' in node &&
  (node.callee as { readonly name?: string }).name === 'RegExp';

function* nodesOf(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return;
  if ('type' in value && typeof value.type === 'string') yield value as Node;
  for (const each of Object.values(value)) yield* nodesOf(each);
}

function* schemaPatterns(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  if ('pattern' in value && typeof value.pattern === 'string') yield value.pattern;
  if ('patternProperties' in value) yield* Object.keys(value.patternProperties as object);
  for (const each of Object.values(value)) yield* schemaPatterns(each);
}

interface Made {
  readonly source: string;
  readonly flags: string;
  readonly file: string;
  readonly line: number;
}

/** Loads files in a process of its own, where the constructor of patterns writes down what it makes and for whom. */
function madeWhenLoaded(root: string, files: readonly string[]): readonly Made[] {
  const written = execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      recording,
      ...files.map((file) => pathToFileURL(join(root, file)).href),
    ],
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  const made: readonly Made[] = JSON.parse(written);
  return made.flatMap((each) => {
    const file = files.find((name) => each.file.endsWith(`/${name}`));
    return file === undefined ? [] : [{ ...each, file }];
  });
}

const recording = `
  const made = [];
  const note = (pattern) => {
    const [, file, line] = /(file:[^\\s()]*):(\\d+):\\d+/.exec(new Error().stack.split('\\n')[3]) ?? [];
    if (file) made.push({ source: pattern.source, flags: pattern.flags, file, line: Number(line) });
    return pattern;
  };
  globalThis.RegExp = new Proxy(RegExp, {
    construct: (...args) => note(Reflect.construct(...args)),
    apply: (...args) => note(Reflect.apply(...args)),
  });
  for (const file of process.argv.slice(1)) await import(file);
  process.stdout.write(JSON.stringify(made), () => process.exit());
`;
