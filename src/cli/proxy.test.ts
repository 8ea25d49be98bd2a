import { describe, expect, it } from 'vitest';
import { Unusable } from '../engine/unusable.js';
import { proxyFrom } from './proxy.js';

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
      expect(read).toThrow(Unusable);
      expect(read).toThrow(/^HTTP_PROXY is not the address of a proxy\.$/);
    },
  );
});
