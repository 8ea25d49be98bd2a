import {
  type Api,
  at,
  brief,
  detail,
  type Exchange,
  expectStatus,
  expectThat,
  isArray,
  isObject,
  strings,
} from '../../src/kit/index.js';

/**
 * The reply refuses a value outside an enumeration and tells the values of it. `INVALID_ENUM` with
 * `accepted_values` is what the specification names; another code with a list of values is tolerated (ruling A23).
 * @param documented values that the list must hold; empty where they are not shown
 */
export function expectEnumRefusal(api: Api, reply: Exchange, documented: readonly string[]): void {
  expectStatus(reply, 400);
  const code = at(reply.json, '/code');
  const accepted = detail(reply, 'accepted_values') ?? (code === 'INVALID_ENUM' ? undefined : anyList(reply));
  const listed = [...strings(accepted)].map((text) => text.toLowerCase());
  expectThat(listed.length > 0, '/details/accepted_values', 'the accepted values', accepted);
  const absent = documented.filter((value) => !listed.includes(value.toLowerCase()));
  expectThat(absent.length === 0, '/details/accepted_values', `${brief(absent)} among them`, accepted);
  if (code !== 'INVALID_ENUM') api.deviates('A23', `a value outside an enumeration earns ${brief(code)}`);
  api.witness('refusals that tell the accepted values');
}

function anyList(reply: Exchange): unknown {
  const details = at(reply.json, '/details');
  return isObject(details) ? Object.values(details).find(isArray) : undefined;
}
