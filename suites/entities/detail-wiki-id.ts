import {
  type Api,
  defineCheck,
  expectOk,
  expectThat,
  once,
  precondition,
  rowsOf,
} from '../../src/kit/index.js';
import { fullPage } from '../page-of-events.js';
import { isUnresolved, isWikiId, scopedTo } from '../seen-entity.js';
import { cardIn, cardsIn, idOf } from './card.js';
import { referredEntities } from './referred.js';
import { describedEntities, detailOf, entitiesPage, wikiIdsOf } from './sample.js';

/** Whether Events take a guessed id for that of an entity; either form of id holds everywhere then. */
async function isKnownToEvents(api: Api, wiki: string, id: string): Promise<boolean> {
  const reply = await fullPage(api, scopedTo(api.world, [wiki]));
  if (reply.status !== 200 || isUnresolved(reply.json, wiki)) return false;
  const [found, expected] = [reply, await fullPage(api, scopedTo(api.world, [id]))].map((each) =>
    rowsOf(each)
      .map(({ id }) => String(id))
      .toSorted()
      .join(' '),
  );
  return found !== '' && found === expected;
}

export const detailWikiId = defineCheck({
  id: 'entities/detail-wiki-id',
  title: 'Entity detail serves a wiki: id, of an entity with an e_ id under that one',
  clauses: ['entities.handle.wiki.detail', 'entity-card.one-card', 'entity-card.id.spine'],
  operations: ['getEntity', 'listEvents'],
  rulings: ['C30'],
  property: once(
    async (api) => {
      const listed = cardsIn(await entitiesPage(api)).map(idOf);
      const shown = [...listed, ...referredEntities(api.world).map(({ id }) => id)].find(isWikiId);
      if (shown !== undefined) {
        const reply = await detailOf(api, shown);
        expectOk(reply);
        expectThat(cardIn(reply) !== undefined, '/data', `the card of ${shown}`, reply.json);
        api.witness('details by a wiki: id');
      }
      for await (const { id, card } of describedEntities(api)) {
        for (const wiki of wikiIdsOf(card)) {
          const reply = await detailOf(api, wiki);
          // Unless a card shows it, the slug is a guess at the page, and a guess that misses proves nothing.
          const showsIt = Object.values(card).includes(wiki);
          const missed = reply.status >= 400 && reply.status < 500;
          if (!showsIt && missed && !(await isKnownToEvents(api, wiki, id))) continue;
          expectOk(reply);
          const found = idOf(cardIn(reply));
          expectThat(found === idOf(card), '/data/id', `${idOf(card)}, the id that ${id} has`, found);
          api.witness('entities found by both forms of id');
          return;
        }
      }
      precondition(shown !== undefined, 'no wiki: id is shown, and no guess is one', 'no-data');
    },
    { requests: 3 },
  ),
  refutedBy: [
    'entities.detail.wiki-id-of-registered-unresolved',
    'entities.detail.wiki-id-other-card',
    'entities.detail.wiki-id-unresolved',
    'entity-card.id.as-asked',
  ],
});
