import { resolvedPointer } from '../../../engine/resolved-pointer.js';
import { at, isArray, isObject, type Json, type JsonObject, pointerStep } from '../../../kit/index.js';

/** One way in: what must be shown together, in words that do not depend on the names of schemes, and the scopes of each. */
export type WayIn = ReadonlyMap<string, readonly string[]>;

/** The ways in to an operation, of which any one is enough; one that asks for nothing is empty. */
export interface Access {
  readonly at: string;
  readonly ways: readonly WayIn[];
}

export function accessOf(document: JsonObject, operation: JsonObject, pointer: string): Access {
  const own = operation.security;
  const at = own === undefined ? '/security' : `${pointer}/security`;
  const listed = own ?? document.security;
  const ways = (isArray(listed) ? listed : []).filter(isObject).map((each) => wayOf(document, each));
  return { at, ways: ways.length === 0 ? [new Map()] : ways };
}

const wayOf = (document: JsonObject, requirement: JsonObject): WayIn =>
  new Map(
    Object.entries(requirement).map(([name, scopes]) => [
      schemeWords(document, name),
      isArray(scopes) ? scopes.map(String).toSorted() : [],
    ]),
  );

/** Members of a scheme that say nothing about what a request must show. */
const silent: ReadonlySet<string> = new Set(['description', 'bearerFormat', 'scopes']);

function schemeWords(document: JsonObject, name: string): string {
  const scheme = at(document, resolvedPointer(document, `/components/securitySchemes/${pointerStep(name)}`));
  return isObject(scheme) ? told(scheme) : name;
}

function told(value: Json): string {
  if (!isObject(value)) return String(value).toLowerCase();
  return Object.entries(value)
    .filter(([member]) => !silent.has(member) && !member.startsWith('x-'))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([member, each]) => `${member} ${told(each)}`)
    .join(', ');
}
