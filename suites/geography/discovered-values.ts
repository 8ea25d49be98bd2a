import {
  type Api,
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
} from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { admin1Of, alike } from '../filters/places.js';
import { folded } from '../leaves.js';
import { edgeOf, fullPage, idOf } from '../page-of-events.js';
import { significanceOf } from '../seen-event.js';
import { discover, someRegional } from './discovered.js';

/** Metrics are computed live and move a little. */
const drift = 0.01;

export const discoveredValues = defineCheck({
  id: 'geography/discovered-values',
  title:
    'Events take the values that the discovery of geography lists as admin1, and find the Events that name them',
  clauses: ['events.admin1.discovered-values', 'events.admin1.filter', 'geography.values'],
  operations: ['listEvents', 'listAdmin1'],
  rulings: ['A27'],
  property: once(
    async (api) => {
      for (const { country, cards } of someRegional(api, 1)) {
        const { values } = await discover(api, country);
        precondition(values.length > 0, `no regions of ${country.name} are listed`, 'no-data');
        const named = (texts: readonly string[]) => cards.filter((card) => texts.includes(admin1Of(card)));
        const common = values.find((texts) => named(texts).length > 0);
        const where = { country: country.iso3, country_match: 'location' };
        for (const texts of new Set([common ?? [], values[0] ?? [], values.at(-1) ?? []])) {
          if (texts.length === 0) continue;
          const likely = texts.toSorted((one, other) => named([other]).length - named([one]).length);
          const { reply, value } = await taken(api, where, likely);
          const due = named(texts).filter((card) => admin1Of(card) === value);
          expectShown(reply, due, `Events in ${value}`);
          expectNoneElsewhere(reply, texts, values);
          if (due.length > 0) api.witness('listed values taken');
        }
        const mistaken = inListedTown(cards, values);
        if (mistaken === undefined) continue;
        const { town, card } = mistaken;
        const { reply } = await taken(api, where, [town]);
        expectShown(reply, [card], `Events in ${town}, which is listed as admin1`);
      }
    },
    { requests: 4 },
  ),
  refutedBy: [
    'admin1.discovered-refused',
    'admin1.matches-city',
    'geography.values.towns',
    'list.admin1.dropped',
  ],
});

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

/** Which of the texts of a listed object is its value is not shown: one of them must be taken. */
async function taken(
  api: Api,
  where: Query,
  texts: readonly string[],
): Promise<{ readonly reply: Exchange; readonly value: string }> {
  const refused: string[] = [];
  for (const value of texts) {
    const reply = await fullPage(api, {
      ...bounds(api.world.offer.window),
      ...where,
      admin1: value,
      limit: 100,
    });
    if (reply.status === 200) return { reply, value };
    refused.push(`${value}: ${seenOf(reply)}`);
  }
  expectThat(false, 'status', `one of ${texts.join(', ')} taken as admin1`, refused);
}

/** Every Event that is due is shown, as far down as the page reaches. */
function expectShown(reply: Exchange, due: readonly JsonObject[], what: string): void {
  const edge = edgeOf(reply) + drift;
  const seen = new Set(rowsOf(reply).map(idOf));
  const lost = due.filter((card) => !seen.has(idOf(card)) && (significanceOf(card) ?? 0) > edge);
  expectThat(lost.length === 0, '/data', `${what}: no Event lost`, { lost: lost.slice(0, 5).map(idOf) });
}

/** No Event is shown that names another of the listed values, unless the two may be spellings of one. */
function expectNoneElsewhere(
  reply: Exchange,
  texts: readonly string[],
  values: readonly (readonly string[])[],
): void {
  const isOther = (text: string) => !texts.some((each) => alike(each, text));
  const others = new Set(values.flat().filter(isOther));
  for (const [index, row] of rowsOf(reply).entries()) {
    const theirs = admin1Of(row);
    expectThat(!others.has(theirs), `/data/${index}/geo/admin1`, `one of ${texts.join(', ')}`, theirs);
  }
}
