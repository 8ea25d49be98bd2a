import { at, type Exchange, expectThat, isObject } from '../../src/kit/index.js';

/** The reply has the error envelope; `code` may be left out where the specification shows none (ruling C38). */
export function expectErrorEnvelope(reply: Exchange, code: 'required' | 'optional'): void {
  const [success, error, named, details] = ['/success', '/error', '/code', '/details'].map((place) =>
    at(reply.json, place),
  );
  expectThat(success === false, '/success', 'false', success);
  expectThat(typeof error === 'string', '/error', 'a message', error);
  const isNamed = typeof named === 'string' && named !== '';
  expectThat(isNamed || (code === 'optional' && (named ?? null) === null), '/code', 'a code', named);
  expectThat(isObject(details), '/details', 'an object', details);
}
