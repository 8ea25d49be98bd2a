import { describe, expect, it } from 'vitest';
import { Unusable } from '../engine/unusable.js';
import { baseUrlOf } from './base-url.js';

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
  ])('%j cannot be one', (text) => expect(() => baseUrlOf(text)).toThrow(Unusable));
});
