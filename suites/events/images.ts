import { defineCheck, expectThat, once } from '../../src/kit/index.js';
import { cardsWith, changedCards, sharedCards, withoutThumbnails } from '../attachments.js';
import { fullPage } from '../page-of-events.js';
import { wholeEvents } from '../whole-events.js';

/** So few articles might all come without an image. */
const fewest = 10;

export const images = defineCheck({
  id: 'events/images',
  title: 'Images are attached to cards with include_images=true only',
  clauses: ['events.include-images.default', 'events.include-images.true', 'event-card.images.articles'],
  operations: ['listEvents'],
  property: once(
    async (api) => {
      const { query } = await wholeEvents(api);
      const ask = (images: typeof query) => fullPage(api, { ...query, ...images });
      const [plain, off] = [await ask({}), await ask({ include_images: false })];
      const unasked = changedCards(off, plain);
      expectThat(unasked.length === 0, '/data', 'the cards of include_images=false', unasked.slice(0, 5));
      // Without thumbnails, so that what is attached belongs to articles.
      const on = await ask(withoutThumbnails);
      const [illustrated, articles] = [changedCards(off, on).length, cardsWith(on, 'top_articles')];
      if (articles < fewest) return;
      expectThat(illustrated > 0, '/data', `images on some of ${articles} cards with articles`, 'none');
      api.witness('cards compared', sharedCards(off, on));
    },
    { requests: 3 },
  ),
  refutedBy: ['events.images-always', 'events.images-never', 'list.include_images.dropped'],
});
