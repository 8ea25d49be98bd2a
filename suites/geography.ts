import { type Country, countries } from '../contract/countries.js';
import {
  type Api,
  accusing,
  at,
  defineCheck,
  type Exchange,
  expectHeld,
  expectStatus,
  expectThat,
  type JsonObject,
  once,
  precondition,
  type Query,
  rowsOf,
  sameJson,
  seenOf,
  Violation,
  type World,
} from '../src/kit/index.js';
import { isIn, plainCountries } from './asking/countries.js';
import { fullPage, idOf, lostFrom } from './asking/pages.js';
import { admin1Of, maySpellSameName } from './asking/places.js';
import { discover, regionalCountries, regionalIn, someRegional, valuesIn } from './asking/regions.js';
import { byFrequency, folded } from './asking/texts.js';
import { bounds } from './asking/windows.js';

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

export const discoveredValues = defineCheck({
  id: 'geography/discovered-values',
  title: 'Events accept the values of geography discovery as admin1 and find the Events in them',
  clauses: [
    'events.admin1.discovered-values',
    'events.admin1.filter',
    'events.country.iso-2',
    'geography.values',
  ],
  operations: ['listEvents', 'listAdmin1'],
  rulings: ['admin1-country'],
  property: once(
    async (api) => {
      if (regionalCountries(api.world).length === 0) await expectRegionsShown(api);
      for (const { country, cards } of someRegional(api, 1)) {
        const { values } = await discover(api, country);
        precondition(values.length > 0, `no regions of ${country.name} are listed`, 'no-data');
        const named = (texts: readonly string[]) => cards.filter((card) => texts.includes(admin1Of(card)));
        const [common = [], other] = values.filter((texts) => named(texts).length > 0);
        const where = { country: country.iso3, country_match: 'location' };
        const byShortCode = { ...where, country: country.iso2 };
        const expectTaken = async (spelt: Query, texts: readonly string[]) => {
          const likely = texts.toSorted((one, other) => named([other]).length - named([one]).length);
          const { reply, value } = await taken(api, spelt, likely, named(texts).length > 0);
          const due = dueOf(texts, value, cards);
          accusing('events.admin1.filter', () => {
            expectShown(reply, due, `Events in ${value}`);
            expectNoneElsewhere(reply, texts, values);
          });
          if (due.length > 0) api.witness('listed values taken');
        };
        for (const texts of new Set([common, other ?? values[0] ?? [], values.at(-1) ?? []])) {
          if (texts.length === 0) continue;
          if (texts !== other) await expectTaken(where, texts);
          else await expectOfCountry(api, byShortCode, named(texts), () => expectTaken(byShortCode, texts));
        }
        const mistaken = inListedTown(cards, values);
        if (mistaken === undefined) continue;
        const { town, card } = mistaken;
        const ofTown = textsAbout(town, values);
        const { reply } = await accusing('geography.values', () => taken(api, where, ofTown, true));
        accusing('geography.values', () =>
          expectShown(reply, [card], `Events in ${town}, which is listed as admin1`),
        );
      }
      await expectMarkedTaken(api);
    },
    { requests: 6 },
  ),
});

const mark = /\p{M}/u;
/** Whether letters of a name have marks, which a store or a query may lose. */
const isMarked = (name: string): boolean => mark.test(name.normalize('NFD'));

/** Countries in whose lists such a name is looked for. */
const mostMarked = 3;

/** A listed value whose letters have marks finds the Events that name it. */
async function expectMarkedTaken(api: Api): Promise<void> {
  const marked = regionalCountries(api.world).flatMap(({ country, cards }) => {
    const [[name] = []] = byFrequency(cards.map(admin1Of).filter(isMarked));
    return name === undefined ? [] : [{ country, cards, name }];
  });
  for (const { country, cards, name } of marked.slice(0, mostMarked)) {
    const { values } = await discover(api, country);
    const texts = textsAbout(name, values);
    if (texts.length === 0) continue;
    const { reply } = await taken(api, { country: country.iso3, country_match: 'location' }, texts, true);
    const due = cards.filter((card) => admin1Of(card) === name);
    accusing('events.admin1.filter', () => expectShown(reply, due, `Events in ${name}`));
    return;
  }
}

/** Listed regions that are asked for where no card names its own. */
const mostRegions = 4;

/** The Events that a listed region selects have to name it, though no offered card names any. */
async function expectRegionsShown(api: Api): Promise<void> {
  const { events } = api.world.offer;
  const [busiest] = plainCountries
    .map((country) => ({ country, count: events.filter((card) => isIn(country)(card)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  if (busiest === undefined) return;
  const { values } = await discover(api, busiest.country);
  for (const texts of values.slice(0, mostRegions)) {
    const { reply, value } = await taken(
      api,
      { country: busiest.country.iso3, country_match: 'location' },
      texts,
    );
    const nameless = rowsOf(reply).findIndex((row) => admin1Of(row) === '');
    const shown = at(rowsOf(reply)[nameless], '/geo/admin1');
    expectThat(nameless < 0, `/data/${nameless}/geo/admin1`, value, shown, 'events.admin1.filter');
  }
}

/**
 * An Event whose location is a listed value, where the list looks like one of locations: it has most of those that
 * Events name, and none of their regions. In which words cards name a region is open, so that Events have to decide.
 */
function inListedTown(
  cards: readonly JsonObject[],
  values: readonly (readonly string[])[],
): { readonly town: string; readonly card: JsonObject } | undefined {
  const listed = new Set(values.flat().map(folded));
  if (cards.some((card) => listed.has(folded(admin1Of(card))))) return undefined;
  const located = cards.flatMap((card) => {
    const town = at(card, '/geo/location');
    return typeof town === 'string' && town !== '' ? [{ town, card }] : [];
  });
  const towns = [...new Set(located.map(({ town }) => folded(town)))];
  const isListOfTowns =
    towns.length > 1 && towns.filter((town) => listed.has(town)).length > towns.length / 2;
  return isListOfTowns ? located.find(({ town }) => values.flat().includes(town)) : undefined;
}

/** The texts of the listed value that has a name among them, this name first; none where no value has it. */
function textsAbout(name: string, values: readonly (readonly string[])[]): readonly string[] {
  const texts = values.find((each) => each.includes(name)) ?? [];
  return [...new Set([...texts.filter((text) => text === name), ...texts])];
}

/** The cards that name a listed value: by the text that was taken for it, or by the only other text of it that cards name. */
function dueOf(texts: readonly string[], value: string, cards: readonly JsonObject[]): readonly JsonObject[] {
  const names = new Set(cards.map(admin1Of).filter((name) => texts.includes(name)));
  const [only] = names;
  const name = names.has(value) || names.size !== 1 ? value : only;
  return cards.filter((card) => admin1Of(card) === name);
}

/**
 * Which of the texts of a listed object is its value is not shown: one of them must be taken. Where Events are due, it is the
 * first that has some, as another may be unknown, which an empty list may say (ruling admin1-country).
 */
async function taken(
  api: Api,
  where: Query,
  texts: readonly string[],
  isDue = false,
): Promise<{ readonly reply: Exchange; readonly value: string }> {
  const refused: string[] = [];
  let first: { readonly reply: Exchange; readonly value: string } | undefined;
  for (const value of texts) {
    const reply = await fullPage(api, {
      ...bounds(api.world.offer.window),
      ...where,
      admin1: value,
      limit: 100,
    });
    if (reply.status !== 200) {
      refused.push(`${value}: ${seenOf(reply)}`);
      continue;
    }
    first ??= { reply, value };
    if (!isDue || rowsOf(reply).length > 0) return { reply, value };
  }
  expectThat(first !== undefined, 'status', `one of ${texts.join(', ')} taken as admin1`, refused);
  return first;
}

/** Every Event that is due is shown, as far down as the page reaches. */
function expectShown(reply: Exchange, due: readonly JsonObject[], what: string): void {
  const lost = lostFrom(reply, due);
  expectThat(lost.length === 0, '/data', `${what}: no Event lost`, { lost: lost.slice(0, 5).map(idOf) });
}

/** What a country does not show by itself, as it is spelt, is no matter of its regions. */
async function expectOfCountry(
  api: Api,
  country: Query,
  cards: readonly JsonObject[],
  holds: () => Promise<void>,
): Promise<void> {
  try {
    await holds();
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    const alone = await fullPage(api, { ...bounds(api.world.offer.window), ...country, limit: 100 });
    accusing('events.country.iso-2', () => expectShown(alone, cards, `Events in ${country.country}`));
    throw error;
  }
}

/** No Event is shown that names another of the listed values, unless the two may be spellings of one. */
function expectNoneElsewhere(
  reply: Exchange,
  texts: readonly string[],
  values: readonly (readonly string[])[],
): void {
  const isOther = (text: string) => !texts.some((each) => maySpellSameName(each, text));
  const others = new Set(values.flat().filter(isOther));
  for (const [index, row] of rowsOf(reply).entries()) {
    const theirs = admin1Of(row);
    expectThat(!others.has(theirs), `/data/${index}/geo/admin1`, `one of ${texts.join(', ')}`, theirs);
  }
}

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
