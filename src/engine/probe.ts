import {
  cameoplusCategories,
  conflictCategories,
  coverageStart,
  type Entitlement,
  entitlementNames,
  type OperationId,
} from '../../contract/index.js';
import {
  at,
  type DateWindow,
  type Exchange,
  Inconclusive,
  type JsonObject,
  type KeptCursor,
  type Offer,
  type Query,
  strings,
} from '../kit/index.js';
import { probeFamilies, rowsIn } from './probe-families.js';

const day = 86_400_000;
/** Data of so many days ago hardly moves any more. */
const settledDays = 3;
const windowDays = 30;

/** Asks a pinned operation with the full key. */
export type Ask = (
  operation: OperationId,
  query: Query,
  path?: Readonly<Record<string, string>>,
) => Promise<Exchange>;

/** Harvests real values from the target, in at most twelve requests. */
export async function probe(ask: Ask, now: Date): Promise<Offer> {
  const window = closedWindow(now);
  const queries = [conflictCategories, cameoplusCategories].map((categories) => ({
    ...bounds(window),
    category: categories.join(','),
    limit: 100,
  }));
  const pages = await gather(queries.map((query) => ask('listEvents', query)));
  const [stories] = await gather([ask('listStories', fewStories)]);
  const registry = await probeRegistry(ask);
  const { rows, seen } = await probeFamilies(ask, registry.leis);
  const [page] = pages;
  return {
    window,
    events: pages.flatMap(rowsIn),
    coverageStart: coverageOf(page) ?? coverageStart,
    clockSkewMs: skewOf(page, now),
    cursors: [
      ...pages.flatMap((each, index) => keptCursor('listEvents', queries[index] ?? {}, each)),
      ...keptCursor('listStories', fewStories, stories),
    ],
    ...registry,
    rows,
    entitlements: {
      ...registry.entitlements,
      ...Object.fromEntries(seen.map(({ entitlement, exchange }) => [entitlement, grantOf(exchange)])),
    },
    refusals: {
      ...registry.refusals,
      ...Object.fromEntries(
        seen.flatMap(({ entitlement, exchange }) =>
          grantOf(exchange) === 'refused' ? [[entitlement, exchange]] : [],
        ),
      ),
    },
  };
}

const fewStories = { limit: 5 };

/** The cursor to the second page, where there is one. */
function keptCursor(
  operation: KeptCursor['operation'],
  query: KeptCursor['query'],
  reply: Exchange | undefined,
): readonly KeptCursor[] {
  const cursor = at(reply?.json, '/pagination/next_cursor');
  return typeof cursor === 'string' && cursor !== '' ? [{ operation, query, cursor }] : [];
}

/** The newest window of the longest allowed span that ended days ago. */
function closedWindow(now: Date): DateWindow {
  const end = now.getTime() - settledDays * day;
  return { start: dateOf(end - (windowDays - 1) * day), end: dateOf(end) };
}

export const dateOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

const bounds = ({ start, end }: DateWindow) => ({ date_start: start, date_end: end });

async function gather(asked: readonly Promise<Exchange>[]): Promise<readonly Exchange[]> {
  const settled = await Promise.allSettled(asked);
  const wrong = settled.find((each) => each.status === 'rejected' && !(each.reason instanceof Inconclusive));
  if (wrong?.status === 'rejected') throw wrong.reason;
  return settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}

/** Whether a reply shows that the plan has the flag of its family. */
function grantOf(exchange: Exchange | undefined): Offer['entitlements'][Entitlement] {
  if (exchange?.status === 200) return 'granted';
  return exchange?.status === 403 ? 'refused' : 'unknown';
}

/** The registry needs a filter; a country with many legal entities is the likeliest to answer. */
const likelyCountries = ['USA', 'GBR', 'DEU'];
/** Entitlements that no request has shown or refused. */
const unknown = Object.fromEntries(
  entitlementNames.map((name) => [name, 'unknown']),
) as Offer['entitlements'];
const leiShape = /^[0-9A-Z]{18}[0-9]{2}$/;

async function probeRegistry(
  ask: Ask,
): Promise<Pick<Offer, 'entitlements' | 'refusals' | 'registry' | 'leis'>> {
  const entitlement: Entitlement = 'can_use_leiregistry';
  const found: JsonObject[] = [];
  let granted: 'granted' | 'unknown' = 'unknown';
  for (const country of likelyCountries) {
    const [exchange] = await gather([ask('listRegistryEntities', { country })]);
    if (exchange === undefined) break;
    if (grantOf(exchange) === 'refused') {
      return {
        entitlements: { ...unknown, [entitlement]: 'refused' },
        refusals: { [entitlement]: exchange },
        registry: [],
        leis: [],
      };
    }
    if (exchange.status === 200) granted = 'granted';
    found.push(...rowsIn(exchange));
    if (found.length >= 10) break;
  }
  const leis = new Set(found.flatMap((row) => [...strings(row)].find((text) => leiShape.test(text)) ?? []));
  return {
    entitlements: { ...unknown, [entitlement]: granted },
    refusals: {},
    registry: found,
    leis: [...leis],
  };
}

/** The earliest date that stands in `meta.coverage`, whose inner shape is not shown. */
function coverageOf(exchange: Exchange | undefined): string | undefined {
  const dates = [...strings(at(exchange?.json, '/meta/coverage'))]
    .filter((text) => /^\d{4}-\d\d-\d\d/.test(text))
    .map((text) => text.slice(0, 10))
    .filter((date) => !Number.isNaN(Date.parse(date)));
  return dates.toSorted()[0];
}

function skewOf(exchange: Exchange | undefined, now: Date): number {
  const theirs = Date.parse(exchange?.headers.date ?? '');
  return Number.isNaN(theirs) ? 0 : theirs - now.getTime();
}
