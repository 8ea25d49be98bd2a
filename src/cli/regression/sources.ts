import { connectionError } from '../../engine/preflight/connection-errors.js';
import { defaults } from '../../engine/settings.js';
import { SetupError } from '../../engine/setup-error.js';
import { isArray, isObject } from '../../kit/index.js';
import { announcementsIn } from '../../regression/changelog/feed.js';
import type { Announcement } from '../../regression/notice/announcement.js';
import { bodyOf } from '../../transport/body.js';
import { network } from '../../transport/network.js';
import { TransportError } from '../../transport/wire.js';
import { parsedJson, readJson, readText } from '../files.js';
import type { Host } from '../host.js';
import { extraAuthoritiesFrom, proxyFrom } from '../settings/address.js';

/** JSON and the name of its source: an address appears without its query, which may contain a secret. */
export interface JsonSource {
  readonly name: string;
  readonly json: unknown;
}

/**
 * The JSON in a file or at an http or https address; no key is sent. Throws `SetupError` if it cannot be read.
 * @param what the purpose of it, in words
 */
export async function jsonFrom(
  source: string,
  what: string,
  timeoutMs: number,
  surroundings: Host,
): Promise<JsonSource> {
  if (!/^https?:\/\//i.test(source)) return { name: source, json: readJson(source, what) };
  if (!URL.canParse(source))
    throw new SetupError(`The address of the ${what} is not a valid URL.`, 'Correct it.');
  const url = new URL(source);
  if (url.username !== '' || url.password !== '')
    throw new SetupError(
      `The address of the ${what} contains credentials.`,
      'Download the document, and give the file.',
    );
  const name = `${url.origin}${url.pathname}`;
  return { name, json: await fetched(url, `The ${what} ${name}`, timeoutMs, surroundings) };
}

async function fetched(url: URL, subject: string, timeoutMs: number, surroundings: Host): Promise<unknown> {
  const { environment, signal, version } = surroundings;
  const wire = network(url.origin, {
    connections: 1,
    timeoutMs,
    maxBytes: defaults.maxBytes,
    proxy: proxyFrom(environment, url.href),
  });
  try {
    const headers = { accept: 'application/json', 'user-agent': `ei-conformance/${version}` };
    const { status, text } = await wire.send({ path: `${url.pathname}${url.search}`, headers }, signal);
    if (status !== 200)
      throw new SetupError(
        `${subject} returned status ${status}.`,
        'Check the address; redirects are not followed.',
      );
    const { json } = bodyOf(text, (same) => same);
    if (json === undefined)
      throw new SetupError(`${subject} is not JSON.`, 'Give the address of a JSON document.');
    return json;
  } catch (error) {
    if (!(error instanceof TransportError)) throw error;
    throw new SetupError(`${subject} cannot be read: ${error.message}.`, 'Check the address.', error);
  } finally {
    await wire.close();
  }
}

/**
 * The text of a feed, a file or an address. Throws `SetupError` if it cannot be read.
 * @param what it is, for messages about a file
 */
const feedText = async (
  place: string,
  what: string,
  timeoutMs: number,
  surroundings: Host,
): Promise<string> =>
  /^https?:/i.test(place) ? feedAt(place, timeoutMs, surroundings) : readText(place, what);

/** Feeds are public as a rule. No key is sent, because the address may not be the deployment's. */
async function feedAt(place: string, timeoutMs: number, { environment, version, signal }: Host) {
  if (!URL.canParse(place))
    throw new SetupError('The address of the feed is not a valid URL.', 'Correct it, or give a file.');
  const { origin, pathname, search, username } = new URL(place);
  if (username !== '') throw new SetupError('The address of the feed contains credentials.', 'Remove them.');
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
    throw new SetupError(
      `The feed at ${origin}${pathname} returned status ${reply.status}.`,
      'Check the address. For a feed that needs a key, use watch, or give the feed as a file.',
    );
  } catch (error) {
    const from = { baseUrl: `${origin}${pathname}`, extraAuthorities: extraAuthoritiesFrom(environment) };
    throw error instanceof TransportError ? connectionError(from, error) : error;
  } finally {
    await wire.close();
  }
}

/**
 * The announcements in a file or at an address: a feed in RSS or Atom, or a JSON list of objects with `title`, `text`, `date` and `link`.
 * Throws `SetupError` for any other text.
 */
export async function readAnnouncements(
  path: string,
  timeoutMs: number,
  surroundings: Host,
): Promise<readonly Announcement[]> {
  const text = await feedText(path, 'list of announcements', timeoutMs, surroundings);
  if (text.trimStart().startsWith('<')) return announcementsIn(text, path);
  const listed = parsedJson(text, (message, line) =>
    noList(path, line === undefined ? `: ${message}` : `, line ${line}: ${message}`),
  );
  const entries: readonly unknown[] | undefined = isArray(listed) ? listed : undefined;
  if (entries?.every(isAnnouncement)) return entries;
  throw noList(path, '.');
}

const noList = (path: string, why: string): SetupError =>
  new SetupError(
    `${path} is not a list of announcements${why}`,
    'Give a feed in RSS or Atom, or a JSON list of objects with title, text and date as strings.',
  );

const isAnnouncement = (value: unknown): value is Announcement =>
  isObject(value) &&
  ['title', 'text'].every((member) => typeof value[member] === 'string') &&
  ['date', 'link', 'id'].every((member) => value[member] === undefined || typeof value[member] === 'string');
