import { expect, it } from 'vitest';
import { urlText } from './exchange.js';

it.each([
  ['a b&c=d/é', 'a%20b%26c%3Dd%2F%C3%A9'],
  ['\u{1f4a5}', '%F0%9F%92%A5'],
  ['\ud83d', '%EF%BF%BD'],
  ['a\udca5b', 'a%EF%BF%BDb'],
])('writes %j', (text, written) => {
  expect(urlText(text)).toBe(written);
});
