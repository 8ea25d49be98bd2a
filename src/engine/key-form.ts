import { keyPrefix, limits } from '../../contract/index.js';

const { hexDigits } = limits.apiKey;
// Exactly so many: of a key with more digits, the first of them are no prefix but a secret.
const digits = new RegExp(`(?<![0-9a-f])[0-9a-f]{${hexDigits}}$`, 'i');

/** Whether a key has the form that the document shows; the prefix is a stand-in there (ruling A59). */
export const isUsualKey = (key: string): boolean => digits.test(key);

/** What stands before the hexadecimal digits of a key; the document's own prefix where a key has another form. */
export const prefixOf = (key: string | undefined): string =>
  key !== undefined && isUsualKey(key) ? key.slice(0, -hexDigits) : keyPrefix;

/** The form in words. */
export const usualForm = `${keyPrefix} and ${hexDigits} hexadecimal digits`;
