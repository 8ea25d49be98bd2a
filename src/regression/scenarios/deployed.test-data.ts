import type { RunEvent } from '../../engine/events.js';
import { type Report, reportOf } from '../../engine/record/report.js';
import { type JsonObject, type KeyRole, keyRoles } from '../../kit/index.js';
import { judge } from '../../library/judge.js';
import { createReference } from '../../proof/reference/index.js';
import { createClient } from '../../transport/client.js';
import { type Fetch, inProcess } from '../../transport/in-process.js';
import { type Observations, observe } from '../behaviour/observation.js';
import { questions } from '../behaviour/questions.js';
import { type Documents, documentsOf } from '../changelog/documents.js';
import { edited } from '../contract/pairs/pair.test-data.js';
import type { Side } from './scenario.test-data.js';

export const noon = new Date('2026-09-24T12:00:00Z');
const dayMs = 86_400_000;

/** What all commands see of one side of a scenario. */
interface Deployed {
  readonly documents: Documents;
  readonly answers: Observations;
  readonly reportOn: (check: string) => Promise<Report>;
}

/** The days before noon at which entries were published, or the date as it is written. */
export const dateOf = (when: number | string): string =>
  typeof when === 'string' ? when : new Date(noon.getTime() - when * dayMs).toUTCString();

/**
 * Reads, asks and judges a reference deployment; what is asked of equal ones is shared.
 * @param checks those of all scenarios, which the usual deployment is judged by at once
 */
export async function deployed(side: Side, checks: readonly string[]): Promise<Deployed> {
  const { serving, keys } = made(side);
  const full = keys[side.account ?? 'full'] ?? '';
  const client = createClient({
    wire: inProcess(serving),
    basePath: '',
    keys: { full },
    userAgent: 'test',
    maxRequests: 1000,
    maxWaitMs: 1000,
    time: { now: () => noon.getTime(), sleep: async () => {} },
    onExchange: () => {},
  });
  const baseUrl = 'https://api.test';
  return {
    documents: await documentsOf({ client, baseUrl, hasKey: true }),
    answers: await once('answers', side, () => observe(client, questions, noon)),
    reportOn: async (check) => {
      const { judged = (report) => report, ...rest } = side;
      const [what, select] = Object.keys(rest).length === 0 ? ['all', checks] : [check, [check]];
      const events = await once(what, side, () => eventsOf(serving, { ...keys, full }, select, side));
      const isOther = (event: RunEvent) => event.type === 'check-finished' && event.result.id !== check;
      return judged(reportOf(events.filter((event) => !isOther(event))));
    },
  };
}

function made({ seed = 7, faults = [], variants = [], contract }: Side): {
  readonly serving: Fetch;
  readonly keys: Readonly<Partial<Record<KeyRole, string>>>;
} {
  const reference = createReference({ seed, now: () => noon, faults, variants, size: 7_000 });
  const keys = Object.fromEntries(
    reference.accounts.flatMap(({ role, key }) =>
      keyRoles.some((each) => each === role) ? [[role, key]] : [],
    ),
  );
  const serving: Fetch = async (request) => {
    const reply = await reference.fetch(request);
    if (contract === undefined || !request.url.endsWith('/openapi.json')) return reply;
    return Response.json(edited((await reply.json()) as JsonObject, contract));
  };
  return { serving, keys };
}

async function eventsOf(
  fetch: Fetch,
  keys: Readonly<Partial<Record<KeyRole, string>>>,
  select: readonly string[],
  { maxRequests }: Side,
): Promise<readonly RunEvent[]> {
  const events: RunEvent[] = [];
  const run = judge({
    fetch,
    keys,
    select,
    seed: 1,
    now: () => noon.getTime(),
    ...(maxRequests === undefined ? {} : { maxRequests }),
  });
  for await (const event of run) events.push(event);
  return events;
}

const known = new Map<string, Promise<unknown>>();

/** What was made of an equal side before; the contract alone does not change how a deployment answers. */
function once<Made>(what: string, side: Side, make: () => Promise<Made>): Promise<Made> {
  const { judged: _judged, contract, ...rest } = side;
  const key = JSON.stringify([what, rest, what === 'answers' ? '' : String(contract)]);
  const earlier = known.get(key) as Promise<Made> | undefined;
  const made = earlier ?? make();
  known.set(key, made);
  return made;
}
