import { describe, expect, it } from 'vitest';
import { SetupError } from '../../engine/setup-error.js';
import { baseUrlOf, proxyFrom } from './address.js';

describe('baseUrlOf', () => {
  it.each([
    ['https://api.example.test', 'https://api.example.test'],
    ['https://api.example.test/', 'https://api.example.test'],
    ['HTTP://API.example.test:80/v1//', 'http://api.example.test/v1'],
    ['http://[::1]:8080/a', 'http://[::1]:8080/a'],
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
