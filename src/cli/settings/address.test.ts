import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { SetupError } from '../../engine/setup-error.js';
import { certificate } from '../../transport/certificate.test-data.js';
import { temporaryFolder } from '../whole-program.test-data.js';
import { baseUrlOf, extraAuthoritiesFrom, proxyFrom } from './address.js';

describe('baseUrlOf', () => {
  it.each([
    ['https://api.example.test', 'https://api.example.test'],
    ['https://api.example.test/', 'https://api.example.test'],
    ['HTTP://API.example.test:80/v1//', 'http://api.example.test/v1'],
    ['http://[::1]:8080/a', 'http://[::1]:8080/a'],
    ['localhost:8080', 'http://localhost:8080'],
    ['127.0.0.1:8080/v1/', 'http://127.0.0.1:8080/v1'],
    ['[::1]:8080', 'http://[::1]:8080'],
    [' https://api.example.test ', 'https://api.example.test'],
  ])('%s is %s', (text, url) => expect(baseUrlOf(text)).toBe(url));

  it.each([
    '',
    'x',
    'file:///etc/passwd',
    'javascript:1',
    'https://a:b@c.test',
    'https://c.test?a=b',
    'https://c.test#a',
    'http://',
  ])('%j cannot be one', (text) => expect(() => baseUrlOf(text)).toThrow(SetupError));

  it.each(['api.example.test', 'api.example.test:8443/v1', '10.0.0.7:8080', 'gateway:8080'])(
    'proposes schemes for %s',
    (text) =>
      expect(() => baseUrlOf(text)).toThrow(
        expect.objectContaining({
          message: `The base URL ${text} has no scheme.`,
          next: `Give --base-url https://${text}, or http:// if the port does not speak TLS.`,
        }),
      ),
  );

  it.each(['"https://a.test"', "'https://a.test'", 'https://a.test"', '"a.test"'])(
    'names the quotes of %s',
    (text) => expect(() => baseUrlOf(text)).toThrow('The base URL is in quotes.'),
  );

  it.each([
    'svc_sk_0123456789abcdef',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmNHl0w5N',
    '"svc_sk_0123456789abcdef"',
    'a.test/svc_sk_0123456789abcdef',
  ])('shows nothing that may be a secret: %s', (text) => {
    const thrown = () => baseUrlOf(text);
    expect(thrown).toThrow(SetupError);
    expect(thrown).not.toThrow(/svc_|eyJ/);
  });
});

describe('extraAuthoritiesFrom', () => {
  const folders = temporaryFolder();
  afterAll(() => folders.remove());

  it.each([
    [certificate.cert, undefined],
    ['', 'contains no certificate in PEM form'],
    [certificate.key, 'contains no certificate in PEM form'],
  ])('looks for certificates in %j', (text, trouble) => {
    const file = join(folders.make(), 'ca.pem');
    writeFileSync(file, text);
    expect(extraAuthoritiesFrom({ NODE_EXTRA_CA_CERTS: file })?.trouble).toBe(trouble);
  });

  it('says why a file cannot be read, and needs none', () => {
    const file = join(folders.make(), 'gone.pem');
    expect(extraAuthoritiesFrom({ NODE_EXTRA_CA_CERTS: file })).toEqual({
      file,
      trouble: 'cannot be read (ENOENT)',
    });
    expect(extraAuthoritiesFrom({})).toBeUndefined();
  });
});

const address = 'http://proxy.test:3128/';

describe('proxyFrom', () => {
  it.each([
    ['https://api.test', { HTTPS_PROXY: address }, 'HTTPS_PROXY'],
    ['https://api.test', { https_proxy: address, HTTPS_PROXY: 'http://other.test' }, 'https_proxy'],
    ['http://api.test', { HTTP_PROXY: address, HTTPS_PROXY: 'http://other.test' }, 'HTTP_PROXY'],
    ['http://api.test', { http_proxy: 'proxy.test:3128' }, 'http_proxy'],
  ])('reads the one for %s', (baseUrl, environment, variable) => {
    expect(proxyFrom(environment, baseUrl)).toMatchObject({
      address,
      except: '',
      settings: { proxy: { value: 'http://proxy.test:3128', from: `environment ${variable}` } },
    });
  });

  it.each([
    ['https://api.test', { HTTP_PROXY: address }],
    ['http://api.test', { HTTPS_PROXY: address }],
    ['http://api.test', { HTTP_PROXY: ' ' }],
    ['http://api.test', { http_proxy: '', HTTP_PROXY: address }],
  ])('finds none for %s in %j', (baseUrl, environment) => {
    expect(proxyFrom(environment, baseUrl)).toBeUndefined();
  });

  it('hands on the hosts that are reached without it', () => {
    const environment = { HTTP_PROXY: address, no_proxy: 'a.test', NO_PROXY: 'b.test' };
    expect(proxyFrom(environment, 'http://api.test')).toMatchObject({
      except: 'a.test',
      settings: { noProxy: { value: 'a.test', from: 'environment no_proxy' } },
    });
  });

  it('tells secrets from what can be shown', () => {
    const given = proxyFrom({ HTTP_PROXY: 'http://user:pass%40word@proxy.test:3128' }, 'http://api.test');
    expect(given?.settings.proxy?.value).toBe('http://proxy.test:3128');
    expect(given?.secrets).toEqual(['pass@word', Buffer.from('user:pass@word').toString('base64')]);
  });

  it.each(['http://CANARY:%zz@proxy.test', 'socks5://CANARY@proxy.test', 'http://CANARY proxy'])(
    'refuses what is none without showing it',
    (text) => {
      const read = () => proxyFrom({ HTTP_PROXY: text }, 'http://api.test');
      expect(read).toThrow(SetupError);
      expect(read).toThrow(/^HTTP_PROXY is not a valid proxy URL\.$/);
    },
  );
});
