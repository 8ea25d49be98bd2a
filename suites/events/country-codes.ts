import fc from 'fast-check';
import { type Country, countries } from '../../contract/countries.js';
import type { ClauseId } from '../../contract/index.js';
import {
  type Api,
  accusing,
  append,
  defineCheck,
  type Exchange,
  expectOk,
  forSets,
  type JsonObject,
  type Query,
  type World,
} from '../../src/kit/index.js';
import { anyOf, countryOf, isIn, locationOf, plainCountries } from '../asking/countries.js';
import { deepened } from '../asking/events.js';
import { fullPage, lostFrom } from '../asking/pages.js';
import { expectSelectsSeen, type Fits } from '../asking/results.js';
import { bounds } from '../asking/windows.js';

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether two letters are a code of a place in ISO 3166-1. */
const isIso2 = (code: string): boolean => regions.of(code) !== undefined;

/**
 * Countries of which not everybody has the same code in FIPS 10-4: it was withdrawn before some of them came to be, and not every
 * table has territories.
 */
const lateFips = new Set('SRB MNE SSD PSE XKX TLS CUW MKD ABW BMU ESH GRL HKG MAC PRI TWN VAT'.split(' '));
/** Countries that have another English name as well. */
const renamed = new Set(['CZE', 'TUR', 'VNM', 'IRN', 'USA', 'LAO', 'SYR']);

/** The schemes in which a country is written, where its code or name means no other one (ruling country-codes). */
const schemes: readonly {
  readonly clause: ClauseId;
  readonly write: (country: Country) => string | undefined;
}[] = [
  {
    clause: 'events.country.fips',
    write: ({ iso2, iso3, fips }) =>
      fips !== '' && !lateFips.has(iso3) && (fips === iso2 || !isIso2(fips)) ? fips : undefined,
  },
  {
    clause: 'events.country.english-name',
    write: (country) =>
      plainCountries.includes(country) && !renamed.has(country.iso3) ? country.name : undefined,
  },
  {
    clause: 'events.country.iso-2',
    write: (country) => (plainCountries.includes(country) ? country.iso2 : undefined),
  },
];

/** A country as a list writes it. */
interface Written {
  readonly iso3: string;
  readonly text: string;
  readonly clause: ClauseId;
}

/** A country by one of the schemes, the next one where that has no plain code or name of it. */
function written(country: Country, turn: number): readonly Written[] {
  for (const nth of schemes.keys()) {
    const scheme = schemes[(turn + nth) % schemes.length];
    const text = scheme?.write(country);
    if (scheme !== undefined && text !== undefined)
      return [{ iso3: country.iso3, text, clause: scheme.clause }];
  }
  return [];
}

/** How many of some cards lie in each country. */
function countsIn(cards: readonly JsonObject[]): ReadonlyMap<Country, number> {
  const counts = new Map<Country, number>();
  for (const card of cards) {
    const country = countryOf(locationOf(card));
    if (country !== undefined) counts.set(country, (counts.get(country) ?? 0) + 1);
  }
  return counts;
}

/** Known Events of a list, which stand on one page, and those of a country, so that many countries have room there. */
const [mostEvents, mostOfCountry] = [90, 15];
/** Countries of a list, and lists. */
const [mostCountries, mostLists] = [24, 5];

/** Lists of the countries that have a few Events each: every country once, in any company, by a scheme of its own. */
function listsIn({ offer }: World, seed: number): readonly (readonly Written[])[] {
  const counts = countsIn(offer.events);
  const known = [...counts].filter(([, count]) => count <= mostOfCountry).map(([country]) => country);
  const { length } = known;
  const [shuffled = []] = fc.sample(fc.shuffledSubarray(known, { minLength: length }), { seed, numRuns: 1 });
  const lists: Written[][] = [];
  let [list, events]: [Written[], number] = [[], 0];
  for (const [place, country] of shuffled.entries()) {
    const count = counts.get(country) ?? 0;
    const code = written(country, place);
    if (code.length === 0) continue;
    if (list.length === 0 || list.length === mostCountries || events + count > mostEvents) {
      [list, events] = [[], 0];
      lists.push(list);
    }
    append(list, code);
    events += count;
  }
  // Where all Events lie in a few countries, these are asked for.
  const [commonest] = [...counts].toSorted(([, one], [, other]) => other - one);
  const only = commonest === undefined ? [] : written(commonest[0], 0);
  return lists.length > 0 || only.length === 0 ? lists.slice(0, mostLists) : [only];
}

const queryOf = ({ world }: Api, list: readonly Written[]): Query => ({
  ...bounds(world.offer.window),
  country: list.map(({ text }) => text).join(','),
  country_match: 'location',
  limit: 100,
});

/** The one country whose code or name makes a list be refused; undefined where it is not refused for one of them. */
async function refusedIn(api: Api, list: readonly Written[]): Promise<Written | undefined> {
  const reply = await api.get('listEvents', queryOf(api, list));
  if (reply.status === 200) return undefined;
  if (list.length === 1) return list[0];
  const middle = list.length >> 1;
  return (await refusedIn(api, list.slice(0, middle))) ?? (await refusedIn(api, list.slice(middle)));
}

const byCode = new Map(countries.map((country) => [country.iso3, country]));

/** Whether an Event took place in a country of a list. */
const liesIn =
  ({ iso3 }: Written): Fits =>
  (card) => {
    const country = byCode.get(iso3);
    return country && isIn(country)(card);
  };

/** What is contradicted where Events of a country are lost: its code or name, if they are lost without the others as well. */
async function clauseOfLoss(
  api: Api,
  list: readonly Written[],
  reply: Exchange,
): Promise<ClauseId | undefined> {
  for (const each of list) {
    const lost = lostFrom(
      reply,
      api.world.offer.events.filter((card) => liesIn(each)(card) === true),
    );
    if (lost.length === 0) continue;
    const losesAlone = async (text: string): Promise<boolean> => {
      const alone = await fullPage(api, queryOf(api, [{ ...each, text }]));
      return alone.status !== 200 || lostFrom(alone, lost).length > 0;
    };
    if (!(await losesAlone(each.text))) return 'events.country.list';
    // What its longest code loses as well is no matter of spelling.
    return (await losesAlone(each.iso3)) ? 'events.country.match-location' : each.clause;
  }
  return undefined;
}

export const countryCodes = defineCheck({
  id: 'events/country-codes',
  title: 'Each country of a long list is selected by its own code or name, and by that of no other',
  clauses: [
    'events.country.list',
    'events.country.nothing-else',
    'events.country.match-location',
    'events.country.fips',
    'events.country.iso-2',
    'events.country.english-name',
  ],
  operations: ['listEvents'],
  rulings: ['country-codes', 'live-data'],
  runs: mostLists,
  property: forSets<Written>(
    (world, seed) => listsIn(deepened(world), seed),
    async (given, list) => {
      const api = { ...given, world: deepened(given.world) };
      const query = queryOf(api, list);
      const reply = await fullPage(api, query);
      if (reply.status !== 200) {
        const refused = await refusedIn(api, list);
        accusing(refused?.clause ?? 'events.country.list', () => expectOk(reply));
      }
      const fits: Fits = (card) => anyOf(list.map((each) => liesIn(each)(card)));
      const lost = await clauseOfLoss(api, list, reply);
      const judgement = {
        fits,
        because: `Events in ${list.map(({ iso3 }) => iso3).join(', ')}`,
        // Where a country is lost, it is the one that another was taken for.
        clauseOf: (_: readonly JsonObject[], how: 'admitted' | 'lost') =>
          lost ?? (how === 'lost' ? 'events.country.list' : 'events.country.nothing-else'),
      };
      await expectSelectsSeen(api, reply, judgement, () => fullPage(api, query, { fresh: true }));
      api.witness('countries in lists', list.length);
    },
    { textOf: ({ text }) => text },
  ),
});
