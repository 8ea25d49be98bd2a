import { defineCheck, expectThat, once } from '../../src/kit/index.js';
import { cardsWith, changedCards, withImages, withoutThumbnails } from '../attachments.js';
import { fullPage } from '../page-of-events.js';
import { wholeEvents } from '../whole-events.js';

/** So few entities might all come without a thumbnail. */
const fewest = 10;

export const entityImages = defineCheck({
  id: 'events/entity-images',
  title: 'Thumbnails of entities come with the images unless turned off, and never without them',
  clauses: [
    'events.include-entity-images.default',
    'events.include-entity-images.false',
    'events.include-entity-images.without-images',
    'event-card.images.entities',
  ],
  operations: ['listEvents'],
  property: once(
    async (api) => {
      const { query } = await wholeEvents(api);
      const ask = (images: typeof query) => fullPage(api, { ...query, ...images });
      const alone = await ask({ include_entity_images: true });
      const unasked = changedCards(await ask({}), alone);
      const because = 'the cards that come without include_entity_images';
      expectThat(unasked.length === 0, '/data', because, unasked.slice(0, 5));
      const on = await ask(withImages);
      const told = changedCards(on, await ask({ ...withImages, include_entity_images: true }));
      expectThat(told.length === 0, '/data', 'the cards of include_entity_images=true', told.slice(0, 5));
      const [shown, entities] = [
        changedCards(on, await ask(withoutThumbnails)).length,
        cardsWith(on, 'entity_refs'),
      ];
      if (entities < fewest) return;
      expectThat(shown > 0, '/data', `fewer images on some of ${entities} cards with entities`, 'the same');
      api.witness('cards that differ', shown);
    },
    { requests: 5 },
  ),
  refutedBy: [
    'events.thumbnails-always',
    'events.thumbnails-never',
    'events.thumbnails-without-images',
    'list.include_entity_images.dropped',
  ],
});
