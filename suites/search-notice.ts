import { type Exchange, isArray, isObject } from '../src/kit/index.js';

/** Members that say nothing about how a search was read. */
const aside = new Set(['data', 'pagination']);

/** What a reply says outside its rows, by place, headers included. */
function saidIn(reply: Exchange): ReadonlyMap<string, string> {
  const said = new Map<string, string>();
  const note = (place: string, value: unknown): void => {
    if (isArray(value)) for (const [index, each] of value.entries()) note(`${place}/${index}`, each);
    else if (isObject(value))
      for (const [member, each] of Object.entries(value)) note(`${place}/${member}`, each);
    else said.set(place, String(value));
  };
  const body = isObject(reply.json) ? Object.entries(reply.json) : [];
  for (const [member, value] of body) if (!aside.has(member)) note(`/${member}`, value);
  const warning = reply.headers.warning;
  if (warning !== undefined) said.set('header warning', warning);
  return said;
}

/**
 * Places at which a reply says what two replies to a plainer search do not say. What differs between those
 * two, such as an id of the request, is no news, and neither is the search repeated as it was sent.
 */
export function newsIn(
  reply: Exchange,
  search: string,
  plain: readonly [Exchange, Exchange],
): readonly string[] {
  const [one, other] = plain.map(saidIn);
  return [...saidIn(reply)].flatMap(([place, value]) => {
    const known = one?.get(place);
    const steady = known === other?.get(place);
    return value === search || value === known || !steady ? [] : [place];
  });
}
