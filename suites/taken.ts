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
