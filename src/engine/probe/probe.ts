import {
  cameoplusCategories,
  conflictCategories,
  coverageStart,
  type Entitlement,
  entitlementNames,
  type OperationId,
} from '../../../contract/index.js';
import {
  at,
  type DateWindow,
  type Exchange,
  Inconclusive,
  isArray,
  isObject,
  type Json,
  type JsonObject,
  type KeptCursor,
  listOf,
  type Offer,
  type Query,
  strings,
} from '../../kit/index.js';
import { light } from '../judge/evidence.js';

/** One request to each family that needs a plan flag: it shows whether the plan has it, and real rows. */
interface FamilyProbe {
  readonly entitlement: Entitlement;
  readonly operation: OperationId;
  readonly query: Parameters<Ask>[1];
  readonly path?: Readonly<Record<string, string>>;
}

/** A hierarchy takes a bare LEI; one that is not held is refused all the same where the plan lacks the flag. */
export const anyLei = '5493001KJTIIGC8Y1R12';

const probesOf = (leis: readonly string[]): readonly FamilyProbe[] => [
  { entitlement: 'can_use_aicompute', operation: 'listModels', query: { limit: 100 } },
  { entitlement: 'can_use_facilities', operation: 'listFacilities', query: { limit: 100 } },
  // Awards need a selector; this one is in most names.
  { entitlement: 'can_use_gov', operation: 'listAwards', query: { recipient: 'a', limit: 100 } },
  {
    entitlement: 'can_use_exposure',
    operation: 'getHierarchy',
    query: {},
    path: { entity_id: leis[0] ?? anyLei },
  },
];

/** What the families behind plan flags show to this key, in at most four requests. */
async function probeEntitlements(
  ask: Ask,
  leis: readonly string[],
): Promise<Pick<Offer, 'rows'> & { readonly seen: readonly EntitlementProbe[] }> {
  const seen = await Promise.all(probesOf(leis).map((each) => seenBy(ask, each)));
  const rows = Object.fromEntries(seen.map(({ operation, exchange }) => [operation, recordsIn(exchange)]));
  return { rows, seen };
}

interface EntitlementProbe extends FamilyProbe {
  /** Absent where no answer came that says anything. */
  readonly exchange: Exchange | undefined;
}

async function seenBy(ask: Ask, family: FamilyProbe): Promise<EntitlementProbe> {
  try {
    return {
      ...family,
      exchange: await withoutExcuse(ask, [family.operation, family.query, family.path], isRefusalOrEmpty),
    };
  } catch (error) {
    if (error instanceof Inconclusive) return { ...family, exchange: undefined };
    throw error;
  }
}

/** The objects in the `data` array of a reply. */
function rowsIn(exchange: Exchange | undefined): readonly JsonObject[] {
  const data = at(exchange?.json, '/data');
  return exchange?.status === 200 && isArray(data) ? data.filter(isObject) : [];
}

/** The same of a reference family, whose rows may stand elsewhere (ruling reference-envelope). */
const recordsIn = (exchange: Exchange | undefined): readonly JsonObject[] =>
  exchange?.status === 200 ? (listOf(exchange.json) ?? []) : [];

/** Values of one kind that are kept. */
const most = 20;

/** Real values that the probe met, some of each kind by its name; checks make requests of these and of others. */
export function dictionaryOf(offer: Offer): Readonly<Record<string, readonly string[]>> {
  const inEvents = (pointer: string) => offer.events.map((event) => at(event, pointer));
  const entities = offer.events.flatMap((event) => [event.entity_refs ?? []].flat()).map(nameOf);
  return Object.fromEntries(
    Object.entries({
      eventIds: inEvents('/id'),
      dates: inEvents('/event_date').toSorted(),
      countries: inEvents('/geo/country'),
      categories: inEvents('/category'),
      entities,
      leis: offer.leis,
      models: (offer.rows.listModels ?? []).map(nameOf),
      facilities: (offer.rows.listFacilities ?? []).map(nameOf),
      awards: (offer.rows.listAwards ?? []).map(nameOf),
    }).map(([kind, values]) => [kind, someOf(values)]),
  );
}

/** Different texts, evenly from all. */
function someOf(values: readonly (Json | undefined)[]): readonly string[] {
  const texts = [...new Set(values.filter(isShortText))];
  const step = Math.max(1, texts.length / most);
  return Array.from(
    { length: Math.min(most, texts.length) },
    (_, nth) => texts[Math.floor(nth * step)] ?? '',
  );
}

/** A text that can be asked for, and told in a report. */
const isShortText = (value: Json | undefined): value is string =>
  typeof value === 'string' && value.length <= longestText;
const longestText = 1000;
/** UTF-16 units of a cursor that is kept for another day. */
const longestCursor = 8000;

/** What names a row whose members are the deployment's own: its id, else something like one, else its name. */
function nameOf(row: Json): Json | undefined {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return row;
  const members = row as JsonObject;
  const idLike = Object.keys(members).find((name) => /(^|_)id$/i.test(name));
  return members.id ?? (idLike === undefined ? members.name : members[idLike]);
}

const day = 86_400_000;
/** Data of so many days ago hardly moves any more. */
const settledDays = 3;
const windowDays = 30;

/** Asks a pinned operation with the full key. `fresh` asks again even where an identical request has a reply. */
export type Ask = (
  operation: OperationId,
  query: Query,
  path?: Readonly<Record<string, string>>,
  fresh?: boolean,
) => Promise<Exchange>;

/** The reply, or a second one where the first refuses the family: one reply excuses nothing. */
async function withoutExcuse(
  ask: Ask,
  [operation, query, path]: Parameters<Ask>,
  isExcuse: (reply: Exchange) => boolean = isRefusal,
): Promise<Exchange> {
  const first = await ask(operation, query, path);
  return isExcuse(first) ? ask(operation, query, path, true) : first;
}

const isRefusal = ({ status }: Exchange): boolean => status === 403;

const isRefusalOrEmpty = (reply: Exchange): boolean => {
  const data = at(reply.json, '/data');
  return isRefusal(reply) || (reply.status === 200 && isArray(data) && data.length === 0);
};

/** Harvests real values from the target, in at most nineteen requests; what refuses a family or lists nothing is asked twice. */
export async function probe(ask: Ask, now: Date): Promise<Offer> {
  const window = closedWindow(now);
  const queries = [conflictCategories, cameoplusCategories].map((categories) => ({
    ...bounds(window),
    category: categories.join(','),
    limit: 100,
  }));
  const pages = await gather(
    queries.map((query) => withoutExcuse(ask, ['listEvents', query], isRefusalOrEmpty)),
  );
  const deeper = await Promise.all(pages.map((page, index) => pagesBehind(ask, queries[index] ?? {}, page)));
  const [stories] = await gather([ask('listStories', fewStories)]);
  const [directory] = await gather([ask('listEndpoints', {})]);
  const registry = await probeRegistry(ask);
  const { rows, seen } = await probeEntitlements(ask, registry.leis);
  const [page] = pages;
  const covered = coverageOf(page) ?? coverageStart;
  return {
    window: within(window, covered, now),
    events: pages.flatMap(rowsIn),
    moreEvents: deeper.flat().flatMap(rowsIn),
    coverageStart: covered,
    clockSkewMs: skewOf(page, now),
    directory: directory?.status === 200 ? directory.json : undefined,
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
          exchange !== undefined && grantOf(exchange) === 'refused' ? [[entitlement, light(exchange)]] : [],
        ),
      ),
    },
  };
}

/** Pages of each family behind the first: the more Events are known, the more filters a request can tell apart. */
const morePages = 3;

/** The pages behind a first one, as far as the walk goes on. */
async function pagesBehind(
  ask: Ask,
  query: KeptCursor['query'],
  first: Exchange,
): Promise<readonly Exchange[]> {
  const found: Exchange[] = [];
  let [next] = keptCursor('listEvents', query, first);
  while (next !== undefined && found.length < morePages) {
    const [page] = await gather([ask('listEvents', { ...query, cursor: next.cursor })]);
    // A refusal may name a further cursor, and so may each after it.
    if (page?.status !== 200) break;
    found.push(page);
    [next] = keptCursor('listEvents', query, page);
  }
  return found;
}

const fewStories = { limit: 5 };

/** The cursor to the second page, where there is one. */
function keptCursor(
  operation: KeptCursor['operation'],
  query: KeptCursor['query'],
  reply: Exchange | undefined,
): readonly KeptCursor[] {
  const cursor = at(reply?.json, '/pagination/next_cursor');
  const isKept = typeof cursor === 'string' && cursor !== '' && cursor.length <= longestCursor;
  return isKept ? [{ operation, query, cursor }] : [];
}

/** The newest window of the longest allowed span that ended days ago. */
function closedWindow(now: Date): DateWindow {
  const end = now.getTime() - settledDays * day;
  return { start: dateOf(end - (windowDays - 1) * day), end: dateOf(end) };
}

/**
 * The part of a window that is covered, as days before may be refused (ruling window-before-coverage). Where coverage began
 * after it, the days since then up to yesterday, though they still move.
 */
function within(window: DateWindow, covered: string, now: Date): DateWindow {
  const [today, yesterday] = [dateOf(now.getTime()), dateOf(now.getTime() - day)];
  if (covered <= window.start || covered > today) return window;
  if (covered <= window.end) return { ...window, start: covered };
  return { start: covered, end: covered > yesterday ? covered : yesterday };
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
    const [exchange] = await gather([withoutExcuse(ask, ['listRegistryEntities', { country }])]);
    if (exchange === undefined) break;
    if (grantOf(exchange) === 'refused') {
      return {
        entitlements: { ...unknown, [entitlement]: 'refused' },
        refusals: { [entitlement]: light(exchange) },
        registry: [],
        leis: [],
      };
    }
    if (exchange.status === 200) granted = 'granted';
    for (const each of recordsIn(exchange)) found.push(each);
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

/** What `meta.coverage` may tell beside Events. */
const besideEvents = /stor|entit|registr|lei|facilit|compute|gov|load|updat|refresh|generat/i;

/** The earliest date that stands in `meta.coverage`, whose inner shape is not shown; that of Events where they are named. */
function coverageOf(exchange: Exchange | undefined): string | undefined {
  const told = at(exchange?.json, '/meta/coverage');
  const events = isObject(told)
    ? Object.fromEntries(
        Object.entries(told).filter(([name]) => !besideEvents.test(name) || /event/i.test(name)),
      )
    : told;
  const dates = [...strings(events)]
    .filter((text) => /^\d{4}-\d\d-\d\d/.test(text))
    .map((text) => text.slice(0, 10))
    .filter((date) => !Number.isNaN(Date.parse(date)));
  return dates.toSorted()[0];
}

function skewOf(exchange: Exchange | undefined, now: Date): number {
  const theirs = Date.parse(exchange?.headers.date ?? '');
  return Number.isNaN(theirs) ? 0 : theirs - now.getTime();
}
