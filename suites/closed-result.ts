import {
  type Api,
  at,
  type Exchange,
  type JsonObject,
  precondition,
  type Query,
  rowsOf,
  type World,
} from '../src/kit/index.js';
import { bounds } from './event-window.js';
import { byFrequency } from './frequency.js';
import { fullPage, nextCursorOf } from './page-of-events.js';
import { seenEvent } from './seen-event.js';

/** A query over closed days, and every Event that it selects. */
export interface ClosedResult {
  readonly query: Query;
  readonly rows: readonly JsonObject[];
}

const page = 100;
const least = 12;

/** A result of which nothing is left out: its first page is its last. */
export const closedResult = (api: Api): Promise<ClosedResult> =>
  firstResult(api, (reply) => nextCursorOf(reply) === undefined);

/** A result that seems to fit on one page; whether that page is the last is not asked. */
export const smallResult = (api: Api): Promise<ClosedResult> => firstResult(api, () => true);

/**
 * A result that fits on one page and yet has so many Events that losing or adding some shows. How many
 * Events a deployment has is not known, so filters are narrowed until a result fits.
 */
async function firstResult(api: Api, fits: (reply: Exchange) => boolean): Promise<ClosedResult> {
  for (const query of narrowing(api.world)) {
    const reply = await fullPage(api, { ...query, limit: page });
    const rows = rowsOf(reply);
    if (least <= rows.length && rows.length < page && fits(reply)) return { query, rows };
  }
  precondition(false, `no filter selected from ${least} to ${page - 1} Events`, 'no-data');
}

/** Filters from wide to narrow, all over the same closed window. */
function narrowing({ offer }: World): readonly Query[] {
  const window = bounds(offer.window);
  const seen = offer.events.flatMap((card) => {
    const event = seenEvent(card);
    const country = at(card, '/geo/country');
    return event === undefined ? [] : [{ event, country: typeof country === 'string' ? country : undefined }];
  });
  const [first] = seen;
  if (first === undefined) return [];
  const { category } = first.event;
  const countries = commonestFirst(seen.flatMap(({ country }) => country ?? []));
  const spread = [0, countries.length >> 1, countries.length - 1].flatMap((index) => countries[index] ?? []);
  return [
    { ...window, category },
    ...[...new Set(spread)].flatMap((country) => {
      const inCountry = { ...window, country, country_match: 'location' };
      return [inCountry, { ...inCountry, category }];
    }),
    // A deployment with few Events may hold no more of them in all.
    window,
  ];
}

/** Distinct names that can stand in a query; a comma would read as a list of two. */
const commonestFirst = (names: readonly string[]): readonly string[] =>
  byFrequency(names.filter((name) => !name.includes(','))).map(([name]) => name);
