import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { SetupError } from '../engine/setup-error.js';
import type { Files } from './bundle.js';
import { bundleOf, jsonIn, resealed, verifiedBundle, withPart } from './bundle.test-data.js';

let files: Files;
beforeAll(async () => {
  files = (await bundleOf()).files;
});

const withText = (name: string, text: string | Uint8Array): Files =>
  new Map([...files, [name, Buffer.from(text)]]);

async function refusal(changed: Files): Promise<string> {
  const error = await verifiedBundle(changed).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(SetupError);
  return (error as SetupError).message;
}

const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

describe('an attestation that is none', { timeout: 300_000 }, () => {
  it.each([
    ['is empty', '', 'it is not JSON, or was cut off'],
    ['was cut off', '{"payload":"e30=","payl', 'it is not JSON, or was cut off'],
    ['is no envelope', '{}', "must have required property 'payload'"],
    ['is nested without end', deep, 'nested deeper than 300 levels'],
    ['holds a huge number', '{"payload":1e999}', 'Infinity is not allowed'],
    ['holds a number that no reader keeps', '{"payload":123456789012345678901234}', 'not canonical JSON'],
    ['says a member twice', '{"payload":"","payload":""}', 'not canonical JSON'],
    ['has more space than it needs', '{ }', 'not canonical JSON'],
  ])('is refused where it %s', async (_, text, why) => {
    const said = await refusal(withText('attestation.json', text));
    expect(said).toContain('attestation.json cannot be read');
    expect(said).toContain(why);
  });

  it('is refused where it is missing, and where its Base64 has another spelling', async () => {
    const without = new Map(files);
    without.delete('attestation.json');
    expect(await refusal(without)).toContain('attestation.json is missing from the folder');
    const envelope = jsonIn(files, 'attestation.json');
    const payload = `${envelope.payload}\n`;
    expect(await refusal(withPart(files, 'attestation.json', { ...envelope, payload }))).toContain('Base64');
  });
});

describe('a part that was signed and cannot be read', { timeout: 300_000 }, () => {
  it.each([
    ['certificate.json', '{"format":3}', "must have required property 'verdict'"],
    ['round-1.exchanges.json', '{"began":"today","exchanges":[]}', 'at /began'],
    ['bodies.br', 'nothing packed', 'cannot be unpacked'],
    ['bodies.json', '[]', 'unpacks to more than'],
    ['bodies.br', brotliCompressSync(''), 'does not match its digest'],
  ])('%s is refused', async (name, text, why) => {
    const changed = withText(name, text);
    expect(await refusal(resealed(changed, files))).toContain(why);
  });

  it('is refused where it is nested without end', async () => {
    const text = `{"checks":[],"deep":${'['.repeat(5000)}${']'.repeat(5000)}}`;
    expect(await refusal(resealed(withText('round-1.report.json', text), files))).toContain('nested deeper');
  });

  it('is refused where a round is one too many', async () => {
    const more = new Map([...files, ['round-4.report.json', Buffer.from('{}')]]);
    expect(await refusal(resealed(more, files))).toContain('has 10 parts, but its rounds need 9');
  });
});
