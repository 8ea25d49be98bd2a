import { defineCheck, expectOk, expectThat, once, precondition } from '../../src/kit/index.js';
import { nameIn } from '../name-in.js';
import { isSpineId, isWikiId } from '../seen-entity.js';
import { cardIn, cardsIn, idOf, pageIn } from './card.js';
import { mayBeOne } from './names.js';
import { detailOf, entitiesPage } from './sample.js';

/** Cards whose details are read. */
const most = 2;

export const detail = defineCheck({
  id: 'entities/detail',
  title: 'Entity detail of a listed id shows the card of that Entity',
  clauses: [
    'entities.detail.route',
    'entities.detail.card',
    'entities.detail.same-entity',
    'entities.handle.spine.detail',
    'entities.handle.wiki.detail',
    'entity-card.id.spine',
    'entity-card.one-registry',
  ],
  operations: ['getEntity', 'listEntities'],
  rulings: ['C30', 'C39'],
  property: once(
    async (api) => {
      const listed = cardsIn(await entitiesPage(api));
      const spine = listed.filter((card) => isSpineId(idOf(card))).slice(0, most);
      const wiki = listed.filter((card) => isWikiId(idOf(card))).slice(0, 1);
      precondition(spine.length + wiki.length > 0, 'no card of the Entities list has an id', 'no-data');
      for (const card of [...spine, ...wiki]) {
        const reply = await detailOf(api, idOf(card));
        expectOk(reply);
        const shown = cardIn(reply);
        expectThat(shown !== undefined, '/data', `the card of ${idOf(card)}`, reply.json);
        expectThat(shown.id === card.id, '/data/id', idOf(card), shown.id);
        const pages = [pageIn(card), pageIn(shown)];
        const same = pages.includes(undefined) || pages[0] === pages[1];
        expectThat(same, '/data/encyclopedia_url', `${pages[0]}, as in the list`, pages[1]);
        const names = [nameIn(card), nameIn(shown)] as const;
        expectThat(mayBeOne(...names), '/data', `${names[0]}, as in the list`, names[1]);
        api.witness('details of listed Entities');
      }
    },
    { requests: 2 + most },
  ),
  refutedBy: [
    'entities.detail.empty-card',
    'entities.detail.gone',
    'entities.detail.list-of-cards',
    'entities.detail.missing',
    'entities.detail.other-card',
    'entities.detail.spine-id-unresolved',
    'entities.detail.wiki-id-unresolved',
    'entity-card.id.wiki-form-in-detail',
    'entity-card.id.wiki-form-listed',
  ],
});
