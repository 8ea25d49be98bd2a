import { type Api, defineCheck, expectRefusal, expectThat, once, precondition } from '../../src/kit/index.js';
import { leavesIn } from '../leaves.js';
import { cardIn, cardsIn, idOf, pageIn } from './card.js';
import { type Referred, referredEntities } from './referred.js';
import { describedEntities, detailOf, entitiesPage, mostTries, spineEntities } from './sample.js';

export const detailName = defineCheck({
  id: 'entities/detail-name',
  title: 'The name of an entity in the path of Entity detail leads to its card, or earns INVALID_ENTITY_ID',
  clauses: ['entities.handle.name.detail', 'entity-card.one-card', 'entities.detail.same-entity'],
  operations: ['getEntity'],
  rulings: ['C30'],
  property: once(
    async (api) => {
      const missed: string[] = [];
      for await (const { card, name, referredAs } of describedEntities(api, await entities(api))) {
        let led = 0;
        for (const handle of new Set([name, referredAs])) {
          if (handle === undefined) continue;
          const reply = await detailOf(api, handle);
          if (reply.status === 400) {
            expectRefusal(reply, { codes: ['INVALID_ENTITY_ID'] });
            api.witness('names refused');
            return;
          }
          const found = reply.status === 200 ? cardIn(reply) : undefined;
          const page = pageIn(card);
          const alike = idOf(found) === idOf(card);
          const other = page === undefined || pageIn(found) !== page;
          expectThat(alike || other, '/data/id', `${idOf(card)}, the card of ${page}`, found?.id);
          if (alike) led += 1;
          else missed.push(`${handle}: ${reply.status} ${idOf(found)}`);
        }
        api.witness('names that lead to their card', led);
        if (led > 0) return;
      }
      // One name may be ambiguous; so many are not.
      precondition(missed.length > 1, 'no name of an entity is known', 'no-data');
      expectThat(false, '/data/id', 'the card of an entity by its name, or INVALID_ENTITY_ID', missed);
    },
    { requests: 3 },
  ),
  refutedBy: [
    'entities.detail.name-not-found',
    'entities.detail.name-other-card',
    'entities.detail.name-wrong-code',
    'entity-card.id.as-asked',
    'entity-card.id.of-variant',
  ],
});

/** Entities that Event cards refer to, first one that is held to be another: its id stands on the card of that. */
async function entities(api: Api): Promise<readonly Referred[]> {
  const cards = cardsIn(await entitiesPage(api));
  const own = cards.map(idOf);
  const others = new Set(cards.flatMap((card) => leavesIn(card).map(({ value }) => value)));
  const merged = referredEntities(api.world).find(({ id }) => others.has(id) && !own.includes(id));
  return [...(merged === undefined ? [] : [merged]), ...spineEntities(api)].slice(0, mostTries);
}
