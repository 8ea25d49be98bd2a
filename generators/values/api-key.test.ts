import { expect, it } from 'vitest';
import { brokenLaws } from '../laws.js';
import { malformedKeys, wellFormedKeys } from './api-key.js';

const isKey = (text: string): boolean => /^svc_sk_[0-9a-f]{64}$/.test(text);

it('well-formed keys have the form of a key', () => {
  expect(brokenLaws(wellFormedKeys(), isKey)).toEqual([]);
});

it('malformed keys have not', () => {
  expect(brokenLaws(malformedKeys(), (text) => text !== '' && !isKey(text))).toEqual([]);
});
