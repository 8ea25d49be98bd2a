import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { program, temporaryFolder } from '../../cli/whole-program.test-data.js';

const folders = temporaryFolder();
afterEach(() => folders.remove());

const names = (prefix: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, nth) => `${prefix}${nth}`);
const membersOf = <Value>(keys: readonly string[], value: (key: string) => Value) =>
  Object.fromEntries(keys.map((key) => [key, value(key)]));

/** A contract of one operation, as text. */
function contract(operation: object, schema: string): string {
  const reply = { description: 'A page', content: { 'application/json': { schema: 'SCHEMA' } } };
  const get = { parameters: [], responses: { '200': reply }, ...operation };
  const document = {
    openapi: '3.1.0',
    info: { title: 'A', version: '2.0.0' },
    paths: { '/api/v2/events': { get } },
  };
  return JSON.stringify(document).replace('"SCHEMA"', () => schema);
}
const replying = (schema: object): string => contract({}, JSON.stringify(schema));
const asking = (...parameters: readonly object[]): string => contract({ parameters }, '{}');
const limit = (schema: object) => asking({ name: 'limit', in: 'query', schema });
const nested = (levels: number, type: string): string =>
  contract({}, `${'{"properties":{"a":'.repeat(levels)}{"type":"${type}"}${'}}'.repeat(levels)}`);
const forms = (prefix: string, count: number) => ({
  oneOf: names(prefix, count).map((name) => ({
    required: [name],
    properties: { [name]: { type: 'string' } },
  })),
});
const paths = (prefix: string): string =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'A', version: '2.0.0' },
    paths: membersOf(names(`/api/v2/${prefix}`, 20_000), () => ({
      get: { responses: { '200': { description: 'A page' } } },
    })),
  });
const parameters = (prefix: string) =>
  asking(...names(prefix, 20_000).map((name) => ({ name, in: 'query', schema: { type: 'string' } })));

const many = 200_000;

/** Two contracts that differ in something huge, the exit code, and what the output must show. */
const rows: readonly (readonly [string, old: string, next: string, exitCode: number, shown: string])[] = [
  [
    'a list of other values',
    limit({ enum: names('a', many) }),
    limit({ enum: names('b', many) }),
    1,
    'and 199980 more',
  ],
  [
    'a list of values in which one is another one',
    limit({ enum: names('a', many) }),
    limit({ enum: names('a', many).with(0, 'z') }),
    1,
    'It was "a0". It is "z".',
  ],
  [
    'a new list of values',
    limit({ type: 'string' }),
    limit({ enum: names('a', many) }),
    1,
    'and 199980 more',
  ],
  [
    'a list of values that is gone',
    limit({ enum: names('a', many) }),
    limit({ type: 'string' }),
    0,
    'no longer limited',
  ],
  [
    'a list of other required names',
    replying({ required: names('a', many) }),
    replying({ required: [] }),
    1,
    'Breaking, needs 30 days of notice: 200000',
  ],
  ['other parameters', parameters('a'), parameters('b'), 1, 'Breaking, needs 30 days of notice: 20000'],
  [
    'one parameter less',
    parameters('a'),
    asking({ name: 'a1', in: 'query', schema: { type: 'string' } }),
    1,
    '`a0` is gone',
  ],
  ['other paths', paths('a'), paths('b'), 1, 'Breaking, needs 30 days of notice: 20000'],
  ['other forms', replying(forms('a', 2000)), replying(forms('b', 2000)), 1, 'form more'],
  [
    'forms in another order',
    replying(forms('a', 90)),
    replying({ oneOf: forms('a', 90).oneOf.toReversed() }),
    0,
    'Nothing changed',
  ],
  [
    'more forms than are compared',
    replying(forms('a', 5000)),
    replying(forms('b', 5000)),
    3,
    '5000 alternatives',
  ],
  [
    'more schemas than are compared',
    replying({ properties: membersOf(names('a', 120_000), () => ({})) }),
    replying({}),
    3,
    'more than 100000 schemas',
  ],
  [
    'schemas below 1,000 schemas',
    nested(1000, 'string'),
    nested(1000, 'integer'),
    3,
    'nested deeper than 500 levels',
  ],
  [
    'schemas below 50,000 schemas',
    nested(50_000, 'string'),
    nested(50_000, 'integer'),
    3,
    'nested deeper than 500 levels',
  ],
  [
    'another pattern of a megabyte',
    limit({ pattern: 'a'.repeat(1e6) }),
    limit({ pattern: 'b'.repeat(1e6) }),
    1,
    'must fit another pattern',
  ],
  [
    'another description of eight megabytes',
    contract({ description: 'a'.repeat(8e6) }, '{}'),
    contract({ description: 'b' }, '{}'),
    0,
    'Nothing changed',
  ],
];

describe('contracts of any size are compared or refused', { timeout: 300_000 }, () => {
  it.each(rows)('with %s', async (_, old, next, expected, shown) => {
    const directory = folders.make();
    const files = [old, next].map((text, nth) => {
      const file = join(directory, `${nth}.json`);
      writeFileSync(file, text);
      return file;
    });
    const { exitCode, out, err } = await program(['diff', ...files], { directory });
    expect(`${out}${err}`.replace(/\s+/g, ' ')).toContain(shown);
    expect(exitCode).toBe(expected);
    expect(out.length).toBeLessThan(200_000);
  });
});
