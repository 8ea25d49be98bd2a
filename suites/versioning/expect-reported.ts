import {
  type Api,
  at,
  detail,
  type Exchange,
  expectOk,
  expectRefusal,
  expectThat,
  isObject,
} from '../../src/kit/index.js';
import { names } from '../errors/refused.js';

/** How an endpoint treats a parameter that it does not declare. */
type Treatment = 'refused' | 'ignored' | 'served';

/**
 * The reply to an undeclared parameter refuses it as `UNKNOWN_PARAM` or lists it in `applied_filters.ignored`.
 * A reply without `applied_filters` has no place for that (ruling C21).
 */
export function expectReported(api: Api, reply: Exchange, name: string): Treatment {
  if (reply.status !== 200) {
    expectRefusal(reply, { codes: ['UNKNOWN_PARAM'], details: ['param', 'accepted_params'] });
    const param = detail(reply, 'param');
    expectThat(names(param, name), '/details/param', name, param);
    api.witness('parameters refused');
    return 'refused';
  }
  expectOk(reply);
  const filters = at(reply.json, '/applied_filters');
  api.witness('parameters served');
  if (!isObject(filters)) return 'served';
  expectThat(names(filters.ignored, name), '/applied_filters/ignored', name, filters.ignored);
  return 'ignored';
}
