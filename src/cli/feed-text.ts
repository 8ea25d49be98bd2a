import { noAnswer } from '../engine/no-answer.js';
import { defaults } from '../engine/settings.js';
import { Unusable } from '../engine/unusable.js';
import { network } from '../transport/network.js';
import { TransportError } from '../transport/wire.js';
import { proxyFrom } from './proxy.js';
import { readText } from './read-text.js';
import type { Surroundings } from './surroundings.js';

/**
 * The text of a feed, a file or an address. Throws `Unusable` where it cannot be had.
 * @param what it is, for messages about a file
 */
export const feedText = async (
  place: string,
  what: string,
  timeoutMs: number,
  surroundings: Surroundings,
): Promise<string> =>
  /^https?:/i.test(place) ? feedAt(place, timeoutMs, surroundings) : readText(place, what);

/** A feed is public as a rule; no key is sent, since the address need not be the deployment's. */
async function feedAt(place: string, timeoutMs: number, { environment, version, signal }: Surroundings) {
  if (!URL.canParse(place))
    throw new Unusable('The address of the feed is none.', 'Give an address or a file.');
  const { origin, pathname, search, username } = new URL(place);
  if (username !== '') throw new Unusable('The address of the feed carries credentials.', 'Leave them out.');
  const options = {
    connections: 1,
    timeoutMs,
    maxBytes: defaults.maxBytes,
    proxy: proxyFrom(environment, origin),
  };
  const wire = network(origin, options);
  try {
    const headers = { accept: '*/*', 'user-agent': `ei-conformance/${version}` };
    const reply = await wire.send({ path: `${pathname}${search}`, headers }, signal);
    if (reply.status === 200) return reply.text;
    throw new Unusable(
      `The feed at ${origin}${pathname} is answered with ${reply.status}.`,
      'Check the address; a feed that asks for a key is read by watch, or can be given as a file.',
    );
  } catch (error) {
    throw error instanceof TransportError ? noAnswer(`${origin}${pathname}`, error) : error;
  } finally {
    await wire.close();
  }
}
