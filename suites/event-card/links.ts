import { defineInvariant, isArray } from '../../src/kit/index.js';
import { eachCard, expectMember, isBlank, isString } from './cards.js';

export const links = defineInvariant({
  id: 'event-card/links',
  title: 'A card with a Story has url and primary_story_url, each a URL in a string',
  clauses: ['event-card.url.type', 'event-card.primary-story-url.type'],
  rulings: ['C48'],
  operations: ['listEvents', 'getEvent'],
  judge: (exchange) =>
    eachCard(exchange, (card) => {
      const { story_refs: stories, url, primary_story_url: primary } = card.card;
      const hasStory = isArray(stories) && stories.length > 0;
      const fits = (value: unknown) => isUrl(value) || (!hasStory && isBlank(value));
      expectMember(fits(url), card, '/url', 'a URL in a string');
      // Many cards have the same link twice.
      expectMember(primary === url || fits(primary), card, '/primary_story_url', 'a URL in a string');
    }),
  refutedBy: ['card.primary-story-url-id', 'card.primary-story-url-null', 'card.url-null', 'card.url-object'],
});

/** What most links are: of them a parser has nothing to say. */
const plain = /^https?:\/\/(?:[a-z\d]+(?:-[a-z\d]+)*\.)+[a-z]{2,}(?:\/[\w./-]*)?$/i;

/** Absolute or relative: the document leaves that open. */
const isUrl = (value: unknown): boolean =>
  isString(value) && value !== '' && (plain.test(value) || URL.canParse(value, 'https://base.invalid'));
