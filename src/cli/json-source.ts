import { defaults } from '../engine/settings.js';
import { Unusable } from '../engine/unusable.js';
import { bodyOf } from '../transport/body.js';
import { network } from '../transport/network.js';
import { TransportError } from '../transport/wire.js';
import { proxyFrom } from './proxy.js';
import { readJson } from './read-json.js';
import type { Surroundings } from './surroundings.js';

/** JSON and how people know where it came from: an address without its query, which may hold a secret. */
export interface JsonSource {
  readonly name: string;
  readonly json: unknown;
}

/**
 * The JSON in a file or at an http or https address; no key is sent. Throws `Unusable` when there is none.
 * @param what the purpose of it, in words
 */
export async function jsonFrom(
  source: string,
  what: string,
  surroundings: Surroundings,
): Promise<JsonSource> {
  if (!/^https?:\/\//i.test(source)) return { name: source, json: readJson(source, what) };
  if (!URL.canParse(source)) throw new Unusable(`The address of the ${what} is none.`, 'Correct it.');
  const url = new URL(source);
  if (url.username !== '' || url.password !== '')
    throw new Unusable(
      `The address of the ${what} carries credentials.`,
      'Fetch it into a file, and give that.',
    );
  const name = `${url.origin}${url.pathname}`;
  return { name, json: await fetched(url, `The ${what} ${name}`, surroundings) };
}

async function fetched(url: URL, subject: string, surroundings: Surroundings): Promise<unknown> {
  const { environment, signal, version } = surroundings;
  const wire = network(url.origin, {
    connections: 1,
    timeoutMs: defaults.timeoutMs,
    maxBytes: defaults.maxBytes,
    proxy: proxyFrom(environment, url.href),
  });
  try {
    const headers = { accept: 'application/json', 'user-agent': `ei-conformance/${version}` };
    const { status, text } = await wire.send({ path: `${url.pathname}${url.search}`, headers }, signal);
    if (status !== 200)
      throw new Unusable(
        `${subject} is answered with ${status}.`,
        'Check the address; redirects are not followed.',
      );
    const { json } = bodyOf(text, (same) => same);
    if (json === undefined)
      throw new Unusable(`${subject} is not JSON.`, 'Give the address of a JSON document.');
    return json;
  } catch (error) {
    if (!(error instanceof TransportError)) throw error;
    throw new Unusable(`${subject} cannot be read: ${error.message}.`, 'Check the address.', error);
  } finally {
    await wire.close();
  }
}
