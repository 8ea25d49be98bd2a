import {
  type Api,
  accusing,
  at,
  defineCheck,
  type Exchange,
  expectThat,
  type JsonObject,
  once,
  precondition,
  type Query,
  rowsOf,
  seenOf,
  Violation,
} from '../../src/kit/index.js';
import { isIn, plainCountries } from '../asking/countries.js';
import { fullPage, idOf, lostFrom } from '../asking/pages.js';
import { admin1Of, maySpellSameName } from '../asking/places.js';
import { discover, regionalCountries, someRegional } from '../asking/regions.js';
import { byFrequency, folded } from '../asking/texts.js';
import { bounds } from '../asking/windows.js';

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
      await expectOddTaken(api, isMarked);
      await expectOddTaken(api, hasApostrophe);
      await expectComposedTaken(api);
    },
    { requests: 7 },
  ),
});

const mark = /\p{M}/u;
/** Whether letters of a name have marks, which a store or a query may lose. */
const isMarked = (name: string): boolean => mark.test(name.normalize('NFD'));

const hasApostrophe = (name: string): boolean => /['’]/.test(name);

/** Countries in whose lists such a name is looked for. */
const mostOdd = 3;

/** A listed value with signs that may be lost on the way finds the Events that name it. */
async function expectOddTaken(api: Api, isOdd: (name: string) => boolean): Promise<void> {
  const odd = regionalCountries(api.world).flatMap(({ country, cards }) => {
    const [[name] = []] = byFrequency(cards.map(admin1Of).filter(isOdd));
    return name === undefined ? [] : [{ country, cards, name }];
  });
  for (const { country, cards, name } of odd.slice(0, mostOdd)) {
    const { values } = await discover(api, country);
    const texts = textsAbout(name, values);
    if (texts.length === 0) continue;
    const { reply } = await taken(api, { country: country.iso3, country_match: 'location' }, texts, true);
    const due = cards.filter((card) => admin1Of(card) === name);
    accusing('events.admin1.filter', () => expectShown(reply, due, `Events in ${name}`));
    return;
  }
}

/** The letters and digits of a name, however its words are set apart. */
const lettersOf = (name: string): string => folded(name).replace(/[^\p{L}\p{N}]/gu, '');
/** What sets the words of a name apart. */
const separators = [/\s/, /-/] as const;

/** A value that sets the words of a name apart in another way than Events do finds the Events that name it. */
async function expectComposedTaken(api: Api): Promise<void> {
  for (const separator of separators) {
    const isComposed = (card: JsonObject): boolean => separator.test(admin1Of(card));
    const composed = regionalCountries(api.world).find(({ cards }) => cards.some(isComposed));
    if (composed === undefined) continue;
    const { country, cards } = composed;
    const { values } = await discover(api, country);
    const listed = new Set(values.flat());
    const name = cards
      .filter(isComposed)
      .map(admin1Of)
      .find((each) => !listed.has(each));
    if (name === undefined) continue;
    const texts = values.find((each) => each.some((text) => lettersOf(text) === lettersOf(name)));
    if (texts === undefined) continue;
    const where = { country: country.iso3, country_match: 'location' };
    const { reply, value } = await taken(api, where, texts, true);
    const due = cards.filter((card) => admin1Of(card) === name);
    expectShown(reply, due, `Events in ${name}, which is listed as ${value}`);
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
