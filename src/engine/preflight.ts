import { at, type Exchange, Inconclusive } from '../kit/index.js';
import type { Budget } from '../transport/budget.js';
import type { Client } from '../transport/client.js';
import { TransportError, type TransportTrouble, type Wire } from '../transport/wire.js';
import type { Settings } from './settings.js';
import { Unusable } from './unusable.js';

const advice: Readonly<Record<TransportTrouble, string>> = {
  name: 'Check the host in --base-url: its name does not resolve here.',
  refused: 'Check host and port in --base-url, and that the deployment is running and reachable from here.',
  proxy: 'Check HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY if it is reached without a proxy.',
  tls: 'Check the certificate of the host, and whether --base-url should begin with http:// instead of https://.',
  timeout: 'The deployment does not answer; try again, or allow more time with --timeout.',
  broken: 'Check that an HTTP server listens there, and whether --base-url should begin with https://.',
  'too-large': 'The deployment sends more than a contract or a page can be; check --base-url.',
  aborted: 'Run again.',
};

/** Tells whether anything answers at all. Throws `Unusable` with what to do when nothing does. */
export async function reach(
  wire: Wire,
  budget: Budget,
  basePath: string,
  baseUrl: string,
  signal?: AbortSignal,
): Promise<void> {
  budget.take('getOpenapi');
  try {
    await wire.send({ path: `${basePath}/openapi.json`, headers: { accept: 'application/json' } }, signal);
  } catch (error) {
    if (!(error instanceof TransportError)) throw error;
    throw new Unusable(`No answer from ${baseUrl}: ${error.message}.`, advice[error.trouble], error);
  }
}

/** Asks for one Event and for the endpoint directory, and stops a run that can learn nothing. */
export async function admit(client: Client, settings: Settings, signal?: AbortSignal): Promise<void> {
  if (settings.keys.full === undefined) {
    throw new Unusable(
      'No API key is given.',
      'Set EI_API_KEY, or `keys.full` in the configuration file, to a key with full access.',
    );
  }
  const ask = (operation: 'listEvents' | 'listEndpoints', target: string) =>
    client.send(
      { method: 'GET', operation, target, credential: { role: 'full' } },
      { signal, anyAnswer: true },
    );
  const [events, endpoints] = await Promise.all([
    ask('listEvents', '/api/v2/events?limit=1'),
    ask('listEndpoints', '/api/v2/meta/endpoints'),
  ]).catch((error: unknown) => {
    if (!(error instanceof Inconclusive)) throw error;
    throw new Unusable(
      `The first request to ${settings.baseUrl} failed: ${error.message}.`,
      error.reason === 'request-budget' ? 'Allow more requests with --max-requests.' : 'Try again.',
      error,
    );
  });
  const said = seen(events);
  if (events.status === 404 && endpoints.status === 404) {
    throw new Unusable(
      `Neither /api/v2/events nor /api/v2/meta/endpoints exists below ${settings.baseUrl} (404).`,
      prefixAdvice(settings.baseUrl),
    );
  }
  if (events.status === 401)
    throw new Unusable(
      `The deployment refuses the key: ${said}.`,
      'Check EI_API_KEY, or `keys.full` in the configuration file.',
    );
  if (events.status === 403) {
    throw new Unusable(`The key may not read Events: ${said}.`, 'Use a key of a workspace with API access.');
  }
  if (events.status === 402 || at(events.json, '/code') === 'QUOTA_EXCEEDED') {
    throw new Unusable(
      `The workspace cannot spend: ${said}.`,
      'Settle the account or wait for the next period.',
    );
  }
}

function prefixAdvice(baseUrl: string): string {
  const [before] = baseUrl.split('/api/');
  return before !== undefined && before !== baseUrl
    ? `Give the address without the version: --base-url ${before}`
    : 'Check the path in --base-url: /api/v2/events is appended to it.';
}

function seen(exchange: Exchange): string {
  const code = at(exchange.json, '/code');
  // Any other text of the target could be one that a terminal obeys.
  return typeof code === 'string' && /^\w{1,60}$/.test(code)
    ? `${exchange.status} ${code}`
    : `${exchange.status}`;
}
