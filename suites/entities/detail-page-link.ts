import { defineCheck, expectOk, expectThat, once } from '../../src/kit/index.js';
import { cardIn, idOf } from './card.js';
import { detailOf, linkedEntity } from './sample.js';

export const detailPageLink = defineCheck({
  id: 'entities/detail-page-link',
  title: 'An encyclopedia_url in the path of Entity detail leads to the card that shows it, or earns 404',
  clauses: ['entities.handle.encyclopedia-url.path', 'entity-card.one-card'],
  operations: ['getEntity'],
  rulings: ['C30'],
  property: once(
    async (api) => {
      const { card, page } = await linkedEntity(api);
      const reply = await detailOf(api, page);
      if (reply.status === 404)
        api.deviates('C30', 'an encyclopedia_url is not found in the path of Entity detail');
      else {
        expectOk(reply);
        const found = idOf(cardIn(reply));
        expectThat(found === idOf(card), '/data/id', `${idOf(card)}, whose page it is`, found);
      }
      api.witness('links in a path');
    },
    { requests: 2 },
  ),
  refutedBy: [
    'entities.detail.encyclopedia-url-crashes',
    'entities.detail.encyclopedia-url-other-card',
    'entities.detail.encyclopedia-url-refused',
    'entity-card.id.as-asked',
  ],
});
