import { type Country, countries } from '../../contract/countries.js';
import {
  at,
  defineCheck,
  expectHeld,
  expectStatus,
  expectThat,
  once,
  precondition,
  sameJson,
  seenOf,
  type World,
} from '../../src/kit/index.js';
import { fullPage } from '../asking/pages.js';
import { admin1Of } from '../asking/places.js';
import { discover, regionalIn, someRegional, valuesIn } from '../asking/regions.js';
import { folded } from '../asking/texts.js';
import { bounds } from '../asking/windows.js';

export const countryRequired = defineCheck({
  id: 'geography/country-required',
  title: 'Geography discovery without a country is refused with 400',
  clauses: ['geography.country.required', 'geography.country.required.code'],
  operations: ['listAdmin1'],
  rulings: ['missing-selector'],
  property: once(async (api) => {
    expectStatus(await api.get('listAdmin1'), 400);
    api.witness('requests without a country refused');
  }),
});

export const perCountry = defineCheck({
  id: 'geography/per-country',
  title: 'The lists of regions of two countries differ',
  clauses: ['geography.per-country'],
  operations: ['listAdmin1'],
  property: once(
    async (api) => {
      const lists = [];
      const some = someRegional(api, 2);
      for (const { country } of some) lists.push(await discover(api, country));
      const [one, other] = lists;
      const filled = lists.every(({ values }) => values.length > 0);
      precondition(
        one !== undefined && other !== undefined && filled,
        'a list of regions is empty',
        'no-data',
      );
      // Two countries may have regions of the same names, of which their Events then name the same.
      const named = some.map(({ cards }) => [...new Set(cards.map(admin1Of))].toSorted());
      const mayBeOne = sameJson(named[0] ?? [], named[1] ?? []);
      precondition(!mayBeOne, 'two countries have regions of the same names', 'no-data');
      const same = sameJson(one.values, other.values);
      expectThat(
        !same,
        '/data',
        `not the regions of ${one.country.name} for ${other.country.name}`,
        one.values,
      );
      api.witness('lists told apart', lists.length);
    },
    { requests: 2 },
  ),
});

/** So many regions are not all of another country as well. */
const manyRegions = 2;

/** A country, and the regions that Events name of another whose FIPS 10-4 code is its ISO 3166 code. */
interface Confusable {
  readonly asked: Country;
  readonly other: Country;
  readonly regions: readonly string[];
}

/** The most telling pair of countries that one code stands for in two schemes. */
function confusable(world: World): Confusable | undefined {
  const pairs = regionalIn(countries, world).flatMap(({ country: other, cards }) => {
    const asked = countries.find(({ iso2 }) => iso2 === other.fips);
    // Countries may have regions of the same names, such as a northern one.
    const elsewhere = world.offer.events.filter((card) => !cards.includes(card));
    const common = new Set(elsewhere.map((card) => folded(admin1Of(card))));
    const names = new Set(cards.map((card) => folded(admin1Of(card))));
    const regions = [...names].filter((name) => !common.has(name));
    return asked === undefined || asked === other || regions.length < manyRegions
      ? []
      : [{ asked, other, regions }];
  });
  return pairs.toSorted((one, next) => next.regions.length - one.regions.length)[0];
}

export const onlyOfCountry = defineCheck({
  id: 'geography/only-of-country',
  title: 'The regions of a country are not listed for the country that has its code in another scheme',
  clauses: ['geography.per-country'],
  operations: ['listAdmin1', 'listEvents'],
  rulings: ['country-codes', 'rows-need-not-be-held'],
  property: once(
    async (api) => {
      const pair = confusable(api.world);
      if (pair === undefined) {
        const none = 'no Event seen is in a country whose FIPS code is the ISO code of another';
        return expectHeld(false, none, await fullPage(api, bounds(api.world.offer.window)));
      }
      const { asked, other, regions } = pair;
      const reply = await api.get('listAdmin1', { country: asked.iso3 });
      precondition(reply.status === 200, `no regions of ${asked.name} are told`, 'no-data');
      const listed = valuesIn(reply);
      const known = new Set(listed.flat().map(folded));
      const areAll = regions.every((region) => known.has(region));
      expectThat(!areAll, '/data', `the regions of ${asked.name}, and not those of ${other.name}`, listed);
      api.witness('lists of confusable countries read');
    },
    { requests: 1 },
  ),
});

export const regions = defineCheck({
  id: 'geography/regions',
  title: 'Geography discovery accepts a country and lists its first-level regions',
  clauses: ['geography.route', 'geography.country', 'geography.values'],
  operations: ['listAdmin1'],
  rulings: ['country-codes'],
  property: once(async (api) => {
    for (const { country } of someRegional(api, 1)) {
      const { values, reply } = await discover(api, country);
      expectThat(
        values.length > 0,
        '/data',
        `the regions of ${country.name}, where Events name some`,
        reply.json,
        'geography.values',
      );
      api.witness('regions listed', values.length);
    }
  }),
});

export const leftOpen = defineCheck({
  id: 'geography/left-open',
  title: 'Behaviour of geography discovery that the specification leaves open is recorded',
  clauses: [
    'geography.completeness',
    'geography.country.grammar',
    'geography.country.unknown',
    'geography.response',
  ],
  level: 'observe',
  operations: ['listAdmin1'],
  rulings: ['country-codes'],
  property: once(
    async (api) => {
      const told = async (country: string) => {
        const reply = await api.get('listAdmin1', { country });
        return `${seenOf(reply)}, ${valuesIn(reply).length} values`;
      };
      for (const { country, cards } of someRegional(api, 1)) {
        const { reply, values } = await discover(api, country);
        api.observe('members of the reply', Object.keys(at(reply.json, '') ?? {}).join(', '));
        const listed = new Set(values.flat());
        const missing = cards.filter((card) => !listed.has(admin1Of(card))).length;
        api.observe('regions of Event cards that are not listed', `${missing} of ${cards.length}`);
        api.observe('a country by its name', await told(country.name));
        api.observe('a country by two letters', await told(country.iso2));
      }
      api.observe('a country that does not exist', await told('Zqxland'));
    },
    { requests: 4 },
  ),
});
