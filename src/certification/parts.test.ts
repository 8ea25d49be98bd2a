import { expect, it } from 'vitest';
import { bundleOf, jsonIn } from './bundle.test-data.js';
import { canonical } from './canonical.js';
import { BrokenPart, shaped } from './parts.js';

it('reads no certificate of an address that is not a URL', async () => {
  const { files } = await bundleOf();
  const certificate = jsonIn(files, 'certificate.json');
  const at = (baseUrl: string) =>
    shaped(
      'certificate',
      Buffer.from(canonical({ ...certificate, target: { ...certificate.target, baseUrl } })),
    );
  expect(at('https://api.example.com')).toMatchObject({ target: { baseUrl: 'https://api.example.com' } });
  expect(() => at('https://api.example.com, x')).toThrow(BrokenPart);
  expect(() => at('https://api.example.com:port')).toThrow('at /target/baseUrl, it is not a URL');
});
