import { isArray, isObject, type Json } from '../kit/index.js';

const root = '/api/v2/';

/** What the addresses of a document's or operation's servers put before its paths. */
export const prefixesOf = (holder: Json | undefined): readonly string[] =>
  addressesOf(holder).map((each) => each.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '').replace(/\/+$/, ''));

/** The addresses of a document's or operation's servers, with the defaults of their variables. */
export function addressesOf(holder: Json | undefined): readonly string[] {
  const servers = isObject(holder) && isArray(holder.servers) ? holder.servers : [];
  return servers.filter(isObject).flatMap(({ url, variables }) => {
    if (typeof url !== 'string') return [];
    const values = isObject(variables) ? variables : {};
    return url.replace(/\{([^{}]*)\}/g, (_, name: string) => {
      const variable = Object.hasOwn(values, name) ? values[name] : undefined;
      return isObject(variable) ? String(variable.default) : '';
    });
  });
}

/** A path template below the base URL: the prefix of a server may hold the part with which every path begins. */
export function targetUnder(prefixes: readonly string[], template: string): string {
  if (template.startsWith(root)) return template;
  const whole = prefixes.map((prefix) => prefix + template).find((each) => each.includes(root));
  return whole === undefined ? template : whole.slice(whole.lastIndexOf(root));
}
