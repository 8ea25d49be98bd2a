import { defineCheck, expectOk, expectThat, once, precondition } from '../../src/kit/index.js';
import { isWikiId } from '../seen-entity.js';
import { cardIn, cardsIn, idOf } from './card.js';
import { referredEntities } from './referred.js';
import { describedEntities, detailOf, entitiesPage, wikiIdsOf } from './sample.js';

export const detailWikiId = defineCheck({
  id: 'entities/detail-wiki-id',
  title: 'Entity detail serves a wiki: id, of an entity with an e_ id under that one',
  clauses: ['entities.handle.wiki.detail', 'entity-card.one-card', 'entity-card.id.spine'],
  operations: ['getEntity'],
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
          if (!showsIt && reply.status >= 400 && reply.status < 500) continue;
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
