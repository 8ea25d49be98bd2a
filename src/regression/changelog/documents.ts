import type { OperationId } from '../../../contract/index.js';
import { SetupError } from '../../engine/setup-error.js';
import { type Credential, type Exchange, Inconclusive, isObject, type JsonObject } from '../../kit/index.js';
import type { Client } from '../../transport/client.js';
import type { Announcement } from '../notice/announcement.js';
import { announcementsIn } from './feed.js';

/** What a deployment publishes about itself. */
export interface Documents {
  readonly contract: JsonObject;
  readonly announcements: readonly Announcement[];
}

interface DocumentOptions {
  readonly client: Client;
  readonly baseUrl: string;
  /** Whether there is a key to send where one is asked for. */
  readonly hasKey: boolean;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Reads contract and feed: one request each, and one more with the key where it is asked for (ruling paths-outside-api) or
 * to where it moved.
 * Throws `SetupError` where one of them cannot be had or read.
 */
export async function documentsOf(options: DocumentOptions): Promise<Documents> {
  const [contract, feed] = await Promise.all([
    documentAt(options, 'getOpenapi', '/openapi.json'),
    documentAt(options, 'getChangelogFeed', '/changelog/feed.xml'),
  ]);
  if (!isObject(contract.json)) {
    throw unreadable(
      options,
      '/openapi.json',
      contract.json === undefined ? 'it is not JSON' : 'it is no object',
    );
  }
  if (typeof contract.json.openapi !== 'string' || !isObject(contract.json.paths)) {
    throw unreadable(options, '/openapi.json', 'it is not OpenAPI 3');
  }
  return {
    contract: contract.json,
    announcements: announcementsIn(feed.text, `${options.baseUrl}/changelog/feed.xml`),
  };
}

const mostMoves = 3;

async function documentAt(
  { client, baseUrl, hasKey, signal }: DocumentOptions,
  operation: OperationId,
  path: string,
): Promise<Exchange> {
  const ask = async (target: string, credential: Credential) => {
    try {
      return await client.send({ method: 'GET', operation, target, credential }, { signal, fresh: true });
    } catch (error) {
      if (!(error instanceof Inconclusive)) throw error;
      throw new SetupError(
        `${baseUrl}${path} cannot be read: ${error.message}.`,
        'Check --base-url, and that the deployment answers; then try again.',
        error,
        'server',
      );
    }
  };
  let target = path;
  for (let moves = 0; ; moves += 1) {
    const open = await ask(target, { none: true });
    const reply = [401, 403].includes(open.status) && hasKey ? await ask(target, { role: 'full' }) : open;
    if (reply.status === 200) return reply;
    const next = moves < mostMoves ? movedTo(reply, baseUrl, target) : undefined;
    if (next === undefined) throw unreadable({ baseUrl }, path, `it is answered with ${answerOf(reply)}`);
    target = next;
  }
}

const answerOf = ({ status, headers: { location } }: Exchange): string =>
  location === undefined ? String(status) : `${status} and leads to ${location.slice(0, 200)}`;

/** Where a document moved below the same base URL; elsewhere it may be another's, and the proxy and the budget are not for it. */
function movedTo({ status, headers }: Exchange, baseUrl: string, target: string): string | undefined {
  if (![301, 302, 303, 307, 308].includes(status) || headers.location === undefined) return undefined;
  const base = `${baseUrl}${target}`;
  if (!URL.canParse(headers.location, base)) return undefined;
  const { href } = new URL(headers.location, base);
  return href.startsWith(`${baseUrl}/`) ? href.slice(baseUrl.length) : undefined;
}

const unreadable = ({ baseUrl }: Pick<DocumentOptions, 'baseUrl'>, path: string, why: string): SetupError =>
  new SetupError(
    `${baseUrl}${path} cannot be used: ${why}.`,
    'Check --base-url; set EI_API_KEY where the document asks for a key.',
    undefined,
    'server',
  );
