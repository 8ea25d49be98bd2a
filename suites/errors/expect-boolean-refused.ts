import { type Api, type Exchange, expectRefusal } from '../../src/kit/index.js';
import { isIgnored } from '../taken.js';

/**
 * The reply refuses a boolean parameter with a text other than true and false as `INVALID_BOOLEAN`. An endpoint that
 * reports it as ignored is tolerated (ruling C12).
 */
export function expectBooleanRefused(api: Api, reply: Exchange, name: string): void {
  if (reply.status === 200 && isIgnored(reply, name)) {
    api.deviates('C12', `${name} with a text that is no boolean is reported as ignored`);
  } else expectRefusal(reply, { codes: ['INVALID_BOOLEAN'] });
  api.witness('refusals of a text that is no boolean');
}
