import { defineCheck, expectThat, once } from '../../src/kit/index.js';
import { articleRows } from './article-rows.js';

/** Absolute, or relative to the base or to the scheme. */
const isUrl = (value: unknown): boolean =>
  typeof value === 'string' && /^(?:https?:\/\/|\/|data:image\/)\S+$/i.test(value);

export const articleImages = defineCheck({
  id: 'stories/article-images',
  title: 'image_url of an article row, where it is filled, is a URL',
  clauses: ['story-card.article.image-url'],
  operations: ['listStories', 'getStory'],
  property: once(
    async (api) => {
      for (const { place, row } of await articleRows(api)) {
        const { image_url: image } = row;
        if (image === undefined || image === null || image === '') continue;
        expectThat(isUrl(image), `${place}/image_url`, 'a URL', image);
        api.witness('URLs of images');
      }
    },
    { requests: 0 },
  ),
  refutedBy: ['story-card.article-image-flag', 'story-card.article-image-object'],
});
