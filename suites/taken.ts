import type { ErrorCode } from '../contract/index.js';
import { at, type Exchange, expectOk, expectThat, strings } from '../src/kit/index.js';

/** A parameter is taken: neither refused nor reported as ignored. */
export function expectTaken(reply: Exchange, name: string): void {
  expectOk(reply);
  const ignored = at(reply.json, '/applied_filters/ignored');
  expectThat(!isIgnored(reply, name), '/applied_filters/ignored', `${name} taken`, ignored);
}

/** Whether a reply lists a parameter among those that it did not know. */
export function isIgnored(reply: Exchange, name: string): boolean {
  const word = new RegExp(`(?:^|\\W)${name}(?:\\W|$)`);
  return [...strings(at(reply.json, '/applied_filters/ignored'))].some((text) => word.test(text));
}

/** The codes by which an endpoint says that it does not take a parameter. */
export const unknownCodes: readonly ErrorCode[] = [
  'UNKNOWN_PARAM',
  'UNSUPPORTED_PARAM',
  'UNSUPPORTED_FILTER',
];

/** Whether a reply says that the endpoint does not know a parameter: refused, or listed as ignored. */
export function isUnknown(reply: Exchange, name: string): boolean {
  if (reply.status === 200) return isIgnored(reply, name);
  const code = at(reply.json, '/code');
  return reply.status === 400 && unknownCodes.some((each) => each === code);
}
