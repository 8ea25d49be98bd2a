import { append, defineCheck, expectThat, type JsonObject, once, precondition } from '../../src/kit/index.js';
import { type Shared, sharedMembers } from '../asking/agreement.js';
import { countryOf } from '../asking/countries.js';
import {
  cardIn,
  cardsIn,
  describedEntities,
  detailOf,
  entityNames,
  handleIn,
  idOf,
  listedCards,
  mayBeNamed,
  pageOf,
} from '../asking/entities.js';
import { isSpineId, referredIds } from '../asking/entity-refs.js';
import { foundUnder, namesToSearch, resultsIn, searchFor } from '../asking/search.js';
import { membersOf } from '../asking/stories.js';
import { leavesIn, memberOf, nameIn } from '../asking/texts.js';

/** Cards whose details are read: of a fault in one row of five, eight miss one in six. */
const mostCards = 8;
const mostReferred = 3;
/** Results of exact names whose cards are read: a text that finds one entity shows nothing of what another one is. */
const most = 1;

/** Those that show most come first: of them, there is most to compare. */
const fullestFirst = <Of>(all: readonly Of[], rowOf: (each: Of) => JsonObject): readonly Of[] =>
  all.toSorted((one, other) => leavesIn(rowOf(other)).length - leavesIn(rowOf(one)).length);

/** What identifies an Entity elsewhere: a detail that shows null says that there is none. */
const identifiers = ['lei', 'cik', 'wiki_id'] as const;

/** Texts that a list may make of what happened in its window: when it began, or what was most frequent. */
const ofWindow =
  /first(?!_?name)|peak|since|domin|(?:^|_)(?:main|lead|most)(?:_|$)|active_|frequent|primary_(?:cat|dom|top|them)/i;

/** Whether both places should say the same: the list may count what happened in its window. */
export const isOfEntity = ({ path, values }: Shared): boolean =>
  typeof values[0] !== 'number' && !ofWindow.test(memberOf(path));

export const agreementDetail = defineCheck({
  id: 'entities/agreement-detail',
  title: 'What the list and the detail of an Entity both show by one name is the same in both, counts aside',
  clauses: ['entities.detail.same-entity'],
  operations: ['listEntities', 'getEntity'],
  rulings: ['live-data'],
  property: once(
    async (api) => {
      const [name] = await entityNames(api);
      const found =
        name === undefined ? undefined : await api.get('listEntities', { search: name, limit: mostReferred });
      const cards = [...(await listedCards(api)), ...(found?.status === 200 ? cardsIn(found) : [])];
      const byId = new Map(cards.toReversed().map((card) => [idOf(card), card]));
      const spine = [...byId.values()].filter((card) => isSpineId(idOf(card)));
      // Other checks ask for the entities that Events refer to first.
      const referred = referredIds(api.world).slice(0, mostReferred);
      const listed = [
        ...new Set([
          ...fullestFirst(spine, (card) => card).slice(0, mostCards),
          ...spine.filter((card) => referred.includes(idOf(card))),
        ]),
      ];
      for (const card of listed) {
        const reply = await detailOf(api, idOf(card));
        const shown = reply.status === 200 ? cardIn(reply) : undefined;
        if (shown === undefined) continue;
        const shared = sharedMembers(card, shown).filter(isOfEntity);
        const stray = shared.find(({ agree }) => !agree);
        const told = `${JSON.stringify(stray?.values[0])}, as in the list`;
        expectThat(stray === undefined, `/data${stray?.path}`, told, stray?.values[1]);
        for (const name of identifiers) {
          const isDenied = typeof card[name] === 'string' && shown[name] === null;
          expectThat(!isDenied, `/data/${name}`, `${card[name]}, as in the list`, null);
        }
        api.witness('members compared', shared.length);
      }
      precondition(listed.length > 0, 'no card of the Entities list has an e_ id', 'no-data');
    },
    { requests: 2 + mostCards },
  ),
});

/** Texts that are searched for, and results of a broad one that are looked up. */
const mostTexts = 3;
const mostOfMany = 3;

/** A text that many names have, which is searched for elsewhere too. */
const broad = 'a';

/** Objects within a card that are about something else. */
const ofOthers = /parent|related|sibling|child|birth|citizen|sample|top_/i;

/** What a record says of itself: lists and other records within it may use the same name. */
const ownIn = (row: JsonObject, name: string, aside = ofOthers) =>
  membersOf(row).find(({ path }) => memberOf(path) === name && !ofOthers.test(path) && !aside.test(path))
    ?.value;

/** The words that results and cards use for types. */
interface Types {
  readonly results: ReadonlySet<unknown>;
  readonly cards: ReadonlySet<unknown>;
}

/** Places of an entity, each of which may be in another country than the one that it is said to be of. */
const ofPlaces = /headquart|address|legal|locat|resid|nation|operat|incorporat|jurisdict|office|site/i;

/** The countries of a result and of its card that differ; undefined where either shows none by that name, or they are one. */
export function otherCountries(row: JsonObject, card: JsonObject): string | undefined {
  const [country, other] = [row, card].map((each) => countryOf(ownIn(each, 'country', ofPlaces)));
  if (country === undefined || other === undefined || country.iso3 === other.iso3) return undefined;
  return `${country.name}, ${other.name} on its card`;
}

/** A result is of the type and with the page of its card, as far as both show them. */
function expectAlike(id: string, row: JsonObject, card: JsonObject, types: Types): void {
  const [type, ofCard] = [ownIn(row, 'type'), ownIn(card, 'type')];
  // Types of cards may be other words than those of results, and a word of both may mean more in one of them.
  const areShared = types.results.has(ofCard) && types.cards.has(type);
  const isType = type === undefined || type === ofCard || !areShared;
  expectThat(isType, '/data', `${id} of type ${ofCard}, as on its card`, type, 'search.result.type');
  const pages = [row, card].map((each) => ownIn(each, 'encyclopedia_url'));
  const isPage = pages.includes(undefined) || pageOf(pages[0]) === pageOf(pages[1]);
  expectThat(isPage, '/data', `${pages[1]}, as on its card`, pages[0], 'entity-card.one-registry');
}

type Result = readonly [id: string, row: JsonObject];

export const agreementSearch = defineCheck({
  id: 'entities/agreement-search',
  title: 'The id of a search result leads to the card of an Entity of its name, type, country and page',
  clauses: [
    'search.result.entity-id',
    'search.result.type',
    'search.result.country',
    'entity-card.one-registry',
  ],
  operations: ['searchEntities', 'getEntity', 'listEntities'],
  rulings: ['live-data', 'entities-with-pages'],
  property: once(
    async (api) => {
      const rows: JsonObject[] = [];
      for (const q of await namesToSearch(api, mostTexts))
        append(rows, (await foundUnder(api, q, 'all')).rows);
      const byId = new Map(rows.map((row) => [handleIn(row) ?? '', row]));
      const found = fullestFirst(
        [...byId].filter(([id]) => isSpineId(id)),
        ([, row]) => row,
      );
      const cards = await listedCards(api);
      const types: Types = {
        results: new Set(rows.map((row) => ownIn(row, 'type'))),
        cards: new Set(cards.map((card) => ownIn(card, 'type'))),
      };
      const strange: string[] = [];
      const moved: string[] = [];
      let compared = 0;
      const compare = (id: string, row: JsonObject, card: JsonObject) => {
        const name = nameIn(row);
        if (name !== undefined && !mayBeNamed(card, name)) strange.push(`${name} (${id})`);
        expectAlike(id, row, card, types);
        const countries = otherCountries(row, card);
        if (countries !== undefined) moved.push(`${id}: ${countries}`);
        compared += 1;
      };
      const listed = new Map(cards.map((card) => [idOf(card), card]));
      const reply = await searchFor(api, broad, { scope: 'all' });
      // So short a text may be refused.
      const many = (reply.status === 200 ? resultsIn(reply) : []).flatMap((row): readonly Result[] => {
        const id = handleIn(row) ?? '';
        return isSpineId(id) ? [[id, row]] : [];
      });
      const unlisted = many.filter(([id]) => !listed.has(id) && !byId.has(id));
      const described = new Map([...found.slice(0, most), ...unlisted.slice(0, mostOfMany)]);
      const entities = [...described.keys()].map((id) => ({ id, name: undefined }));
      for await (const { id, card } of describedEntities(api, entities))
        compare(id, described.get(id) ?? {}, card);
      // Cards that other checks ask for as well.
      for (const [id, row] of many) {
        const card = listed.get(id);
        if (card !== undefined) compare(id, row, card);
      }
      // One entity may go by names that share no word, such as an abbreviation; most do not.
      const isNamed = strange.length < 2 || 2 * strange.length <= compared;
      expectThat(isNamed, '/data', 'entities by the names of their cards', strange);
      // A result may have the country of a legal address, and the card that of the headquarters; of most, both are one.
      const isPlaced = moved.length < 2 || 2 * moved.length <= compared;
      expectThat(
        isPlaced,
        '/data',
        'entities in the countries of their cards',
        moved,
        'search.result.country',
      );
      precondition(compared > 0, 'no search shows an e_ id that Entity detail knows', 'no-data');
      api.witness('results compared', compared);
    },
    { requests: mostTexts + most + mostOfMany + 2 },
  ),
});
