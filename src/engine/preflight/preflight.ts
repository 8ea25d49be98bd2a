import { type Exchange, Inconclusive } from '../../kit/index.js';
import type { Client } from '../../transport/client.js';
import { TransportError, type Wire } from '../../transport/wire.js';
import type { Diagnosis } from '../events.js';
import { defaults, type Settings } from '../settings.js';
import { SetupError } from '../setup-error.js';
import { apiKeyError, documentedForm, hasDocumentedForm } from './api-key.js';
import { baseUrlError } from './base-url.js';
import { clockError } from './clock.js';
import { connectionError } from './connection-errors.js';

interface Preflight {
  readonly wire: Wire;
  readonly userAgent: string;
  readonly client: Client;
  readonly basePath: string;
  readonly settings: Settings;
  /** Milliseconds of the run's clock. */
  readonly now: () => number;
  readonly signal?: AbortSignal | undefined;
  /** Hears what is found, in its order, also where a stop follows. */
  readonly find: (found: Diagnosis) => void;
  /** Is called when anything answers. */
  readonly onAnswer?: () => void;
}

/**
 * Sends three requests: whether anything answers, whether it is the API, and whether it admits the key.
 * Throws `SetupError`, with whose trouble it is and what to do, where a run could learn nothing.
 */
export async function preflight(means: Preflight): Promise<void> {
  const { settings, find } = means;
  await reach(means);
  means.onAnswer?.();
  find({ state: 'good', whose: 'server', said: `${settings.baseUrl} answers` });
  if (settings.unverified === true) find(unverified);
  if (settings.keys.full === undefined) {
    throw new SetupError(
      'No API key is given.',
      'Set EI_API_KEY, or `keys.full` in the configuration file, to a key with full access.',
      undefined,
      'settings',
    );
  }
  find(formOf(settings.keys.full));
  const [events, endpoints] = await firstReplies(means);
  const elsewhere = baseUrlError(settings.baseUrl, [events, endpoints]);
  if (elsewhere !== undefined) throw elsewhere;
  const refused = apiKeyError(events, defaults.maxWaitMs, means.now());
  if (refused !== undefined) throw refused;
  const wrongClock = clockError([events, endpoints], means.now());
  if (wrongClock !== undefined) throw wrongClock;
  if (events.json !== undefined)
    find({ state: 'good', whose: 'settings', said: 'the address leads to the API' });
  // A 429 says nothing of access, and is counted later.
  if (events.status !== 429) find(admissionOf(events));
}

async function reach({ wire, client, basePath, settings, userAgent, signal }: Preflight): Promise<void> {
  const headers = { accept: 'application/json', 'user-agent': userAgent };
  const request = { path: `${basePath}/openapi.json`, headers };
  for (let attempt = 1; ; attempt += 1) {
    client.budget.take('getOpenapi');
    try {
      await wire.send(request, signal);
      return;
    } catch (error) {
      if (!(error instanceof TransportError)) throw error;
      // A connection may be lost by chance, and what else goes wrong would go wrong again.
      const isChance = error.trouble === 'broken' && signal?.aborted !== true;
      if (!isChance || attempt === attempts || client.budget.exhausted() !== undefined)
        throw connectionError(settings, error);
    }
  }
}

const attempts = 3;

function firstReplies({ client, settings, signal }: Preflight): Promise<[Exchange, Exchange]> {
  const ask = (operation: 'listEvents' | 'listEndpoints', target: string) =>
    client.send(
      { method: 'GET', operation, target, credential: { role: 'full' } },
      { signal, anyAnswer: true },
    );
  return Promise.all([
    ask('listEvents', '/api/v2/events?limit=1'),
    ask('listEndpoints', '/api/v2/meta/endpoints'),
  ]).catch((error: unknown) => {
    if (!(error instanceof Inconclusive)) throw error;
    const isBudget = error.reason === 'request-budget';
    throw new SetupError(
      `The first request to ${settings.baseUrl} failed: ${error.message}.`,
      isBudget ? 'Allow more requests with --max-requests.' : 'Try again.',
      error,
      isBudget ? 'settings' : 'server',
    );
  });
}

const unverified: Diagnosis = {
  state: 'notice',
  whose: 'settings',
  said: 'NODE_TLS_REJECT_UNAUTHORIZED is 0, so certificates are not verified: anyone could have answered and received the key',
  next: 'Unset it; if the certificate is not trusted here, set NODE_EXTRA_CA_CERTS to a PEM file of its authority.',
};

const formOf = (key: string): Diagnosis =>
  hasDocumentedForm(key)
    ? { state: 'good', whose: 'settings', said: 'the key has the usual form' }
    : {
        state: 'notice',
        whose: 'settings',
        said: `the key does not have the usual form, ${documentedForm}`,
        next: 'Ignore this if the deployment issues keys of another form; otherwise check EI_API_KEY.',
      };

const admissionOf = ({ status }: Exchange): Diagnosis =>
  status === 200
    ? { state: 'good', whose: 'plan', said: 'the key is accepted and reads Events' }
    : {
        state: 'notice',
        whose: 'server',
        said: `the first page of Events returned ${status}`,
        next: 'The checks of Events will show why.',
      };
