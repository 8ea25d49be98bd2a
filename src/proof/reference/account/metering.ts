import { setImmediate } from 'node:timers/promises';
import { type OperationId, operation } from '../../../../contract/index.js';
import { isObject } from '../bend.js';
import { answering, withHeaders } from '../http/middleware.js';
import type { Faults, Planted, Serve, Variants } from '../planted.js';
import type { Account, Usage } from './accounts.js';
import type { Reply } from './route.js';

const numberIn = (response: Response, name: string): number => Number(response.headers.get(name));

/** Tells the usage after a call in headers of its own, in place of the usual ones. */
const telling = (headersOf: (used: number, allowance: number) => Readonly<Record<string, string>>) =>
  answering((response) =>
    response.headers.has('x-usage-used')
      ? withHeaders(response, {
          'X-Usage-Limit': null,
          'X-Usage-Used': null,
          'X-Usage-Remaining': null,
          ...headersOf(numberIn(response, 'x-usage-used'), numberIn(response, 'x-usage-limit')),
        })
      : response,
  );

/** Loses, in what it tells, the calls of a key that begin while another one of it is under way. */
function countingTogether(serve: Serve): Serve {
  const underway = new Map<string, number>();
  const lost = new Map<string, number>();
  const add = (counts: Map<string, number>, key: string, more: number): number => {
    const count = (counts.get(key) ?? 0) + more;
    counts.set(key, count);
    return count;
  };
  return async (request) => {
    const key = request.headers.get('Authorization') ?? '';
    if (add(underway, key, 1) > 1) add(lost, key, 1);
    await setImmediate();
    try {
      const told = telling((used, allowance) => ({
        'X-Usage-Limit': String(allowance),
        'X-Usage-Used': String(used - add(lost, key, 0)),
      }));
      return await told(serve)(request);
    } finally {
      add(underway, key, -1);
    }
  };
}

/** Loses, in what it tells, the first data call of a key after a discovery call. */
function freeAfterDiscovery(serve: Serve): Serve {
  const discovering = new Set<string>();
  const lost = new Map<string, number>();
  return async (request) => {
    const key = request.headers.get('Authorization') ?? '';
    if (new URL(request.url).pathname.startsWith('/api/v2/meta/')) discovering.add(key);
    else if (discovering.delete(key)) lost.set(key, (lost.get(key) ?? 0) + 1);
    return telling((used, allowance) => ({
      'X-Usage-Limit': String(allowance),
      'X-Usage-Used': String(used - (lost.get(key) ?? 0)),
    }))(serve)(request);
  };
}

/** Leaves out of what it tells the calls of a key that it has seen before. */
function countingOnce(serve: Serve): Serve {
  const seen = new Set<string>();
  const last = new Map<string, number>();
  const lost = new Map<string, number>();
  return async (request) => {
    const key = request.headers.get('Authorization') ?? '';
    const call = `${key} ${request.url}`;
    const isAgain = seen.has(call);
    seen.add(call);
    return telling((used, allowance) => {
      const isCounted = used > (last.get(key) ?? 0);
      last.set(key, used);
      if (isAgain && isCounted) lost.set(key, (lost.get(key) ?? 0) + 1);
      return {
        'X-Usage-Limit': String(allowance),
        'X-Usage-Used': String(used - (lost.get(key) ?? 0)),
      };
    })(serve)(request);
  };
}

const details: readonly OperationId[] = ['getEvent', 'getStory'];
const detailPath = /^\/api\/v2\/(?:events|stories)\/(?!summary$)[^/]+$/;

/** Tells no usage where one Event or Story is asked for. */
const untoldOnDetails =
  (serve: Serve): Serve =>
  (request) =>
    detailPath.test(new URL(request.url).pathname) ? telling(() => ({}))(serve)(request) : serve(request);

export const meteringFaults = {
  'metering.data-calls-charged-five': {
    clauses: ['auth.metering.direct', 'limits.metering.direct'],
    summary: 'Charges direct calls at the price of the hosted agent interface',
  },
  'metering.discovery-charged': {
    clauses: ['auth.metering.discovery'],
    summary: 'Charges discovery calls like data calls',
  },
  'metering.summary-charged-two': {
    clauses: ['auth.metering.direct', 'limits.metering.direct'],
    summary: 'Charges two units for a summary of Events',
  },
  'metering.charged-by-rows': {
    clauses: ['auth.metering.direct', 'limits.metering.direct'],
    summary: 'Charges a Query Unit for every 25 rows that a list is asked for',
  },
  'metering.calls-after-discovery-free': {
    clauses: ['auth.metering.consumes'],
    summary: 'Charges nothing for the first data call after a discovery call',
    front: freeAfterDiscovery,
  },
  'metering.images-charged': {
    clauses: ['auth.metering.direct', 'limits.metering.direct'],
    summary: 'Charges a second unit for images',
  },
  'metering.charged-by-handles': {
    clauses: ['auth.metering.direct', 'limits.metering.direct'],
    summary: 'Charges a Query Unit for every entity that a call names',
  },
  'metering.search-of-all-charged-two': {
    clauses: ['auth.metering.direct', 'limits.metering.direct'],
    summary: 'Charges two units for a search under scope=all, one for each source',
  },
  'metering.later-pages-free': {
    clauses: ['auth.metering.consumes'],
    summary: 'Charges nothing for a page that a cursor asks for',
  },
  'metering.later-pages-of-facilities-free': {
    clauses: ['auth.metering.consumes'],
    summary: 'Charges nothing for a page of facilities that a cursor asks for',
  },
  'metering.details-free': {
    clauses: ['auth.metering.consumes'],
    summary: 'Charges nothing for the detail of an Event or a Story',
  },
  'metering.offices-free': {
    clauses: ['auth.metering.consumes'],
    summary: 'Charges nothing for a list of offices, as for discovery',
  },
  'metering.leis-charged-two': {
    clauses: ['auth.metering.direct', 'limits.metering.direct'],
    summary: 'Charges two units for a hierarchy whose path has a bare LEI, one to look it up',
  },
  'metering.pages-charged-two': {
    clauses: ['auth.metering.direct', 'limits.metering.direct'],
    summary: 'Charges two units where a path or a filter names an entity by its page, one to look it up',
  },
  'metering.details-untold': {
    clauses: ['auth.metering.usage-headers'],
    summary: 'Leaves the usage headers out of the details of Events and Stories',
    front: untoldOnDetails,
  },
  'metering.parallel-calls-as-one': {
    clauses: ['auth.metering.consumes'],
    summary: 'Counts calls that are under way together as one',
    front: countingTogether,
  },
  'metering.repeats-free': {
    clauses: ['auth.metering.consumes'],
    summary: 'Charges nothing for a call that was made before',
    front: countingOnce,
  },
  'metering.counted-per-key': {
    clauses: ['auth.key.shared-quota'],
    summary: 'Counts each key of an organization by itself',
  },
} as const satisfies Faults;

/** The Query Units that a call to an operation is charged. */
export function costOf(
  id: OperationId,
  { pathname, searchParams: sent }: Pick<URL, 'pathname' | 'searchParams'>,
  planted: Planted,
): number {
  const { cost } = operation(id);
  if (sent.has('cursor') && planted('metering.later-pages-free')) return 0;
  const isOfFacilities = id === 'listFacilities' && sent.has('cursor');
  if (isOfFacilities && planted('metering.later-pages-of-facilities-free')) return 0;
  if (details.includes(id) && planted('metering.details-free')) return 0;
  if (cost === 0) return planted('metering.discovery-charged') ? 1 : 0;
  if (id === 'listAdmin1' && planted.varied('metering.geography-free')) return 0;
  if (id === 'listOffices' && planted('metering.offices-free')) return 0;
  const isByLei = id === 'getHierarchy' && /\/[0-9A-Z]{20}\/hierarchy$/.test(pathname);
  if (isByLei && planted('metering.leis-charged-two')) return 2;
  const isByPage = /wiki(?::|%3A)/i.test(`${pathname} ${sent.get('entity')}`);
  if (isByPage && planted('metering.pages-charged-two')) return 2;
  if (id === 'summarizeEvents' && planted('metering.summary-charged-two')) return 2;
  if (sent.get('scope') === 'all' && planted('metering.search-of-all-charged-two')) return 2;
  if (sent.get('include_images') === 'true' && planted('metering.images-charged')) return 2;
  if (planted('metering.charged-by-rows')) return cost * Math.ceil(Number(sent.get('limit') ?? 25) / 25);
  if (planted('metering.charged-by-handles')) return cost * (sent.get('entity')?.split(',').length ?? 1);
  return planted('metering.data-calls-charged-five') ? 5 : cost;
}

export const meteringVariants = {
  'metering.refusals-free': {
    summary: 'Charges nothing for a request that it refuses',
    allowedBy: ['metering', 'auth.metering.failures'],
  },
  'metering.counted-for-all': {
    apart: true,
    summary: 'Counts the calls of all workspaces together, as those of one organization',
    allowedBy: ['metering', 'auth.key.shared-quota'],
  },
  'metering.geography-free': {
    summary: 'Charges nothing for the admin-1 values of a country, as for other discovery',
    allowedBy: ['metering', 'auth.metering.discovery'],
  },
  'metering.empty-replies-free': {
    summary: 'Charges nothing for a reply without rows',
    allowedBy: ['metering', 'auth.metering.failures'],
  },
} as const satisfies Variants;

function usageOf(account: Account, planted: Planted): Usage {
  if (planted.varied('metering.counted-for-all')) return account.allUsage;
  return planted('metering.counted-per-key') ? account.ownUsage : account.workspace.usage;
}

function state({ used }: Usage, { workspace: { allowance } }: Account, headers: Headers): void {
  headers.set('X-Usage-Limit', String(allowance));
  headers.set('X-Usage-Used', String(used));
  headers.set('X-Usage-Remaining', String(Math.max(0, allowance - used)));
}

/** Charges a call to the workspace, in Query Units, and states the usage after it in the headers. */
export function meter(account: Account, cost: number, headers: Headers, planted: Planted): void {
  const usage = usageOf(account, planted);
  usage.used += cost;
  state(usage, account, headers);
}

/** Answers a call that was charged; a variant takes the charge back where nothing was given for it. */
export function forgiving(
  account: Account,
  cost: number,
  headers: Headers,
  planted: Planted,
  answer: () => Reply,
): Reply {
  const takeBack = () => {
    const usage = usageOf(account, planted);
    usage.used -= cost;
    state(usage, account, headers);
  };
  try {
    const reply = answer();
    if (isEmpty(reply) && planted.varied('metering.empty-replies-free')) takeBack();
    return reply;
  } catch (error) {
    if (planted.varied('metering.refusals-free')) takeBack();
    throw error;
  }
}

const isEmpty = ({ body }: Reply): boolean =>
  isObject(body) && Array.isArray(body.data) && body.data.length === 0;

/** Calls of another client between two calls of ours, in turn. */
const bursts = [0, 2, 0, 0, 1, 3, 0, 1, 0, 2, 0];

/** Another client of the workspace, whose calls come between. */
function amongOthers(serve: Serve): Serve {
  let calls = 0;
  let others = 0;
  return telling((used, allowance) => {
    calls += 1;
    others += bursts[calls % bursts.length] ?? 0;
    return { 'X-Usage-Limit': String(allowance), 'X-Usage-Used': String(used + others) };
  })(serve);
}

/** Variants of how the usage of a workspace is told. */
export const usageVariants = {
  'usage.counting-down': {
    summary: 'Tells what remains of the allowance, and nothing else',
    allowedBy: ['auth.metering.usage-headers.names'],
    front: telling((used, allowance) => ({ 'Query-Units-Left': String(allowance - used) })),
  },
  'usage.total': {
    summary: 'Tells the consumption in a header with its unit',
    allowedBy: ['auth.metering.usage-headers.names'],
    front: telling((used) => ({ 'X-Consumption': `${used} QU` })),
  },
  'usage.in-one-header': {
    summary: 'Tells usage and allowance in one header, and the rate limit in another',
    allowedBy: ['auth.metering.usage-headers.names', 'metering'],
    front: telling((used, allowance) => ({
      'X-Quota': `used=${used}, limit=${allowance}, period=month`,
      RateLimit: '"default";r=599;t=1',
    })),
  },
  'usage.unspoken-name': {
    summary: 'Tells the usage in a header whose name does not speak of it',
    allowedBy: ['auth.metering.usage-headers.names'],
    front: telling((used) => ({ 'X-Calls': String(used) })),
  },
  'usage.among-others': {
    summary: 'Counts the calls of another busy client of the workspace as well',
    allowedBy: ['metering'],
    front: amongOthers,
  },
} as const satisfies Variants;
