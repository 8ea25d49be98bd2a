import { type Api, at, type Exchange, expectStatus, seenOf } from '../../src/kit/index.js';
import { expectErrorEnvelope } from './error-envelope.js';

/**
 * The reply to a detail of an id that names nothing is an error and no card. Which error is open, but for the
 * statuses given; a 404 may come without a code (ruling C38).
 * @param what the thing that the id would name
 */
export function expectUnknownId(
  api: Api,
  reply: Exchange,
  what: string,
  statuses: readonly number[] = [404, 400, 410],
): void {
  expectStatus(reply, ...statuses);
  expectErrorEnvelope(reply, reply.status === 404 ? 'optional' : 'required');
  if (typeof at(reply.json, '/code') !== 'string') {
    api.deviates('C38', `the 404 of an unknown ${what} has no code`);
  }
  api.observe(`unknown ${what}`, seenOf(reply));
  api.witness('unknown ids refused');
}
