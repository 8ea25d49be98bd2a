import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { SetupError } from '../../engine/setup-error.js';
import { temporaryFolder } from '../whole-program.test-data.js';
import { configFile } from './config-file.js';

const folders = temporaryFolder();
afterEach(() => folders.remove());

const secret = 'svc_sk_CANARY0123456789';

/** What is read from a folder with these files. */
async function read(files: Readonly<Record<string, string>>, named?: string) {
  const folder = folders.make();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const found = await configFile(named, folder);
  expect(readdirSync(folder).toSorted()).toEqual(Object.keys(files).toSorted());
  return found;
}

/** The message of what is refused; it has neither secret nor stack. */
async function refusal(files: Readonly<Record<string, string>>, named?: string): Promise<string> {
  const error = await read(files, named).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof SetupError)) throw new Error('it is not refused as it should be', { cause: error });
  expect(error.message).not.toMatch(/CANARY|\n|^\s+at /);
  return error.message;
}

const only = (form: string, text: string) => ({ [`ei-conformance.config.${form}`]: text });

describe('a configuration file', () => {
  it.each([
    ['json', '{ "seed": 5, "keys": { "full": "k" } }'],
    ['mjs', "const full = await Promise.resolve('k');\nexport default { seed: 5, keys: { full } };"],
    [
      'ts',
      "import type { Config } from 'ei-conformance';\nexport default { seed: 5 as number, keys: { full: 'k' } } satisfies Config;",
    ],
  ])('is found and read: %s', async (form, text) => {
    const found = await read(only(form, text));
    expect(found).toMatchObject({
      name: `ei-conformance.config.${form}`,
      config: { seed: 5, keys: { full: 'k' } },
    });
  });

  it('need not be there', async () => {
    expect(await read({})).toBeUndefined();
  });

  it('is the named one', async () => {
    const files = { ...only('json', '{"seed": 1}'), 'other.json': '{"seed": 2}' };
    expect(await read(files, 'other.json')).toMatchObject({ name: 'other.json', config: { seed: 2 } });
  });

  it.each([
    [
      'two of them',
      { ...only('ts', ''), ...only('mjs', '') },
      'ei-conformance.config.ts and ei-conformance.config.mjs',
    ],
    ['a named one that is missing', {}, 'missing.json cannot be read (ENOENT)', 'missing.json'],
    ['another kind of file', { 'a.yaml': '' }, 'a.yaml is not a configuration file', 'a.yaml'],
    ['a comma too many', only('json', '{\n  "seed": 1,\n}'), 'json cannot be used, line 3: It is not JSON.'],
    ['a wrong quote', only('json', `{\n  "keys":\n  { "full": '${secret}' } }`), 'line 3: It is not JSON.'],
    ['an end too early', only('json', '{\n"keys": {'), 'line 2: It is not JSON.'],
    ['nothing', only('json', ''), 'line 1: It is not JSON.'],
    [
      'a word for a string',
      only('mjs', `\nexport default { keys: { full: ${secret} } };`),
      'mjs cannot be used, line 2: ',
    ],
    ['a mistake in mjs', only('mjs', '\n\nexport default { seed };;{'), 'line 3: '],
    [
      'a mistake in ts',
      only('ts', 'type A = {};\nexport default {\n  keys { }\n};'),
      'line 3: Unexpected token',
    ],
    ['what throws', only('ts', "interface A {\n  b: 1;\n}\nthrow new Error('on\\npurpose');"), 'line 4: on'],
    ['what throws no error', only('mjs', 'throw 5;'), 'It throws a value of type number.'],
  ])('is refused: %s', async (_, files, message, named?: string) => {
    expect(await refusal(files, named)).toContain(message);
  });

  it.each([
    [{ sed: 1 }, "There is no member 'sed'. Did you mean seed"],
    [
      { keys: { revokd: 'x' } },
      "keys in ei-conformance.config.json is invalid: There is no member 'revokd'. Did you mean revoked",
    ],
    [{ keys: { [secret]: 'full' } }, 'keys in ei-conformance.config.json is invalid: A member is unknown.'],
    [
      { keys: { full: 5 } },
      'keys.full in ei-conformance.config.json is invalid: Expected a string, not a number.',
    ],
    [{ keys: secret }, 'Expected an object, not a string.'],
    [{ seed: '5' }, 'seed in ei-conformance.config.json is invalid: Expected a number, not a string.'],
    [{ seed: 1.5 }, 'Expected a whole number.'],
    [{ timeout: 0 }, 'The minimum is 1.'],
    [{ preset: 'gat' }, 'Expected one of full, gate.'],
    [{ out: '' }, 'The value is empty.'],
    [{ check: 'events' }, 'Expected a list, not a string.'],
    [{ check: ['events', 5] }, 'check[1] in'],
    [{ surface: { aicompute: 'a/b' } }, 'surface.aicompute in'],
    [{ surface: { ai: 'a' } }, 'aicompute'],
    [{ toString: 1 }, 'There is no'],
    [[], 'ei-conformance.config.json is invalid: Expected an object, not a list.'],
    [null, 'not null'],
  ])('is refused: %j', async (value, message) => {
    expect(await refusal(only('json', JSON.stringify(value)))).toContain(message);
  });

  it('may have members that are undefined, as variables are that are not set', async () => {
    const text = 'export default { seed: undefined, keys: { full: undefined } };';
    expect(await read(only('mjs', text))).toMatchObject({ config: {} });
  });

  it('that is a folder is refused', async () => {
    const folder = folders.make();
    mkdirSync(join(folder, 'ei-conformance.config.json'));
    await expect(configFile(undefined, folder)).rejects.toThrow('EISDIR');
  });
});
