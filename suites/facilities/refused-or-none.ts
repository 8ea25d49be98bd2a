import { type Api, type Exchange, expectEqual, expectThat } from '../../src/kit/index.js';
import { listIn } from '../list-in.js';
import { isIgnored } from '../taken.js';

/**
 * A value that no enumeration has is refused with 400 or returns nothing; a reply that lists the parameter as ignored
 * is tolerated (ruling A23).
 */
export function expectRefusedOrNone(api: Api, reply: Exchange, name: string): void {
  if (reply.status === 200) {
    const rows = listIn(reply).length;
    const ignored = isIgnored(reply, name);
    expectThat(
      rows === 0 || ignored,
      '/data',
      `no facility for an unknown ${name}, or a refusal`,
      `${rows} facilities`,
    );
    if (ignored) api.deviates('A23', `an unknown ${name} is reported as ignored`);
  } else {
    expectThat(reply.status === 400, 'status', '400 or an empty 200', reply.status);
    expectEqual(reply, '/success', false);
  }
  api.witness('unknown values');
}
