import { detail, type Exchange, expectThat, strings } from '../src/kit/index.js';

/** A list of `details` names a value that is known to be accepted, in whatever shape. */
export function expectLists(reply: Exchange, member: string, value: string): void {
  const values = detail(reply, member);
  const named = [...strings(values)].includes(value);
  expectThat(named, `/details/${member}`, `a list that names ${value}`, values);
}
