import {
  type ClauseId,
  cameoplusCategories,
  conflictCategories,
  vocabularies,
} from '../../contract/index.js';
import { defineInvariant, isArray, isObject, type Json, type JsonObject } from '../../src/kit/index.js';
import { type Card, eachCard, expectMember, isBlank, isOf, isString } from '../asking/events.js';
import { isTelling } from '../asking/texts.js';

const families: readonly unknown[] = vocabularies.family.values;
const anyFamily = families.join(' or ');

/** An id is a family in any case, an underscore and hexadecimal digits. */
const idForm = new RegExp(`^(${families.join('|')})_[0-9a-f]+$`, 'i');

export const identity = defineInvariant({
  id: 'event-card/identity',
  title: 'A card has a family, and an id of that family name, an underscore and hexadecimal digits',
  clauses: [
    'event-card.family.type',
    'event-card.family.values',
    'service.event-families',
    'event-card.id.type',
    'event-card.id.shape',
    'event-card.id.family',
  ],
  operations: ['listEvents', 'getEvent'],
  judge: (exchange) =>
    eachCard(exchange, (card) => {
      const { family, id } = card.card;
      expectMember(isString(family), card, '/family', anyFamily, 'event-card.family.type');
      expectMember(families.includes(family), card, '/family', anyFamily, 'event-card.family.values');
      const form = `${String(family)}_<hexadecimal digits>`;
      expectMember(isString(id), card, '/id', form, 'event-card.id.type');
      const named = isString(id) ? idForm.exec(id)?.[1] : undefined;
      expectMember(named !== undefined, card, '/id', form, 'event-card.id.shape');
      expectMember(named?.toLowerCase() === family, card, '/id', form, 'event-card.id.family');
    }),
});

export const texts = defineInvariant({
  id: 'event-card/texts',
  title: 'A card has title, summary, category, subcategory, domain and event_code as strings',
  clauses: [
    'event-card.title.type',
    'event-card.summary.type',
    'event-card.category.type',
    'event-card.subcategory.type',
    'event-card.domain.type',
    'event-card.event-code.type',
  ],
  rulings: ['nullable-event-fields'],
  operations: ['listEvents', 'getEvent'],
  judge: (exchange, _world, deviates) =>
    eachCard(exchange, (card) => {
      const { title, summary, category, subcategory, domain, event_code: code } = card.card;
      expectMember(isString(title), card, '/title', 'a string', 'event-card.title.type');
      expectMember(isString(summary), card, '/summary', 'a string', 'event-card.summary.type');
      expectMember(isString(category), card, '/category', 'a string', 'event-card.category.type');
      expectMember(isString(subcategory), card, '/subcategory', 'a string', 'event-card.subcategory.type');
      expectMember(isString(domain), card, '/domain', 'a string', 'event-card.domain.type');
      if (isBlank(code)) deviates('nullable-event-fields', 'event_code is null or absent on a card.');
      else expectMember(isString(code), card, '/event_code', 'a string', 'event-card.event-code.type');
    }),
});

/** Days that every month has; for the others a `Date` must be made, which is slow. */
const ofEveryMonth = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/;

/** A day that the calendar has, written YYYY-MM-DD. */
function isDate(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (ofEveryMonth.test(value)) return true;
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const instant = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value);
}

export const eventDate = defineInvariant({
  id: 'event-card/event-date',
  title: 'event_date is a calendar date written YYYY-MM-DD',
  clauses: ['event-card.event-date.type', 'event-card.event-date.shape'],
  operations: ['listEvents', 'getEvent'],
  judge: (exchange) =>
    eachCard(exchange, (card) => {
      const { event_date: date } = card.card;
      const written = 'a date written YYYY-MM-DD';
      expectMember(isString(date), card, '/event_date', written, 'event-card.event-date.type');
      expectMember(isDate(date), card, '/event_date', written, 'event-card.event-date.shape');
    }),
});

// Letter for letter: only requests may spell a category in another case.
const ofConflict: ReadonlySet<unknown> = new Set(conflictCategories);
const ofCameoplus: ReadonlySet<unknown> = new Set(cameoplusCategories);

/** Whether a value is a word, letter case aside. */
const isWord = (value: unknown, word: string): boolean =>
  value === word || (typeof value === 'string' && value.toLowerCase() === word.toLowerCase());

export const taxonomy = defineInvariant({
  id: 'event-card/taxonomy',
  title: "A card's category is of its family, and its domain is CONFLICT or that same category",
  clauses: [
    'event-card.category.conflict',
    'event-card.category.cameoplus',
    'service.event-families.conflict',
    'service.event-families.cameoplus',
    'event-card.domain.conflict',
    'event-card.domain.cameoplus',
  ],
  operations: ['listEvents', 'getEvent'],
  judge: (exchange) =>
    eachCard(exchange, (card) => {
      const { category, domain } = card.card;
      if (isOf(card.card, 'conflict')) {
        expectMember(
          ofConflict.has(category),
          card,
          '/category',
          'a conflict event type',
          'event-card.category.conflict',
        );
        expectMember(isWord(domain, 'CONFLICT'), card, '/domain', 'CONFLICT', 'event-card.domain.conflict');
      }
      if (isOf(card.card, 'cameoplus')) {
        expectMember(
          ofCameoplus.has(category),
          card,
          '/category',
          'a cameoplus domain',
          'event-card.category.cameoplus',
        );
        expectMember(
          isWord(domain, String(category)),
          card,
          '/domain',
          `the domain ${category}`,
          'event-card.domain.cameoplus',
        );
      }
    }),
});

/** An item has its members; named one by one, they cost a tenth of what a list of their names would. */
type Expecting = (item: JsonObject, has: (value: unknown, member: string, clause: ClauseId) => void) => void;

const story: Expecting = ({ id, url, title, story_date: date, article_count: articles }, has) => {
  has(id, 'id', 'event-card.story-refs.item.id');
  has(url, 'url', 'event-card.story-refs.item.url');
  has(title, 'title', 'event-card.story-refs.item.title');
  has(date, 'story_date', 'event-card.story-refs.item.story-date');
  has(articles, 'article_count', 'event-card.story-refs.item.article-count');
};

const article: Expecting = ({ url, title, domain, rank }, has) => {
  has(url, 'url', 'event-card.top-articles.item.url');
  has(title, 'title', 'event-card.top-articles.item.title');
  has(domain, 'domain', 'event-card.top-articles.item.domain');
  has(rank, 'rank', 'event-card.top-articles.item.rank');
};

function expectItems(card: Card, list: 'story_refs' | 'top_articles', expecting: Expecting): void {
  const items = card.card[list];
  if (!isArray(items)) return;
  for (const [index, item] of items.entries()) {
    expecting(isObject(item) ? item : {}, (value, member, clause) => {
      if (value === undefined) expectMember(false, card, `/${list}/${index}/${member}`, 'a member', clause);
    });
  }
}

function expectCounts(card: Card, stories: readonly Json[]): void {
  const clause = 'event-card.story-refs.item.article-count.count';
  for (const [index, story] of stories.entries()) {
    const count = isObject(story) ? story.article_count : undefined;
    const place = `/story_refs/${index}/article_count`;
    if (typeof count === 'number' && count < 0) expectMember(false, card, place, '0 or more', clause);
  }
}

export const references = defineInvariant({
  id: 'event-card/references',
  title: 'A card lists its Stories, resolved entities and top articles, each item with its members',
  clauses: [
    'event-card.story-refs.type',
    'event-card.story-refs.item.id',
    'event-card.story-refs.item.url',
    'event-card.story-refs.item.title',
    'event-card.story-refs.item.story-date',
    'event-card.story-refs.item.article-count',
    'event-card.story-refs.item.article-count.count',
    'event-card.entity-refs.type',
    'event-card.entity-refs.item.entity',
    'event-card.top-articles.type',
    'event-card.top-articles.item.url',
    'event-card.top-articles.item.title',
    'event-card.top-articles.item.domain',
    'event-card.top-articles.item.rank',
    'service.event.stories',
    'service.event.articles',
  ],
  rulings: ['one-sided-events'],
  operations: ['listEvents', 'getEvent'],
  judge: (exchange) =>
    eachCard(exchange, (card) => {
      const { story_refs: stories, entity_refs: entities, top_articles: articles } = card.card;
      expectMember(isArray(stories), card, '/story_refs', 'an array', 'event-card.story-refs.type');
      expectMember(isArray(entities), card, '/entity_refs', 'an array', 'event-card.entity-refs.type');
      expectMember(isArray(articles), card, '/top_articles', 'an array', 'event-card.top-articles.type');
      expectItems(card, 'story_refs', story);
      expectItems(card, 'top_articles', article);
      if (isArray(stories)) expectCounts(card, stories);
      const blank = isArray(entities) ? entities.findIndex((item) => !isTelling(item)) : -1;
      const ofEntity = 'event-card.entity-refs.item.entity';
      if (blank >= 0) expectMember(false, card, `/entity_refs/${blank}`, 'an entity', ofEntity);
    }),
});

export const links = defineInvariant({
  id: 'event-card/links',
  title: 'A card with a Story has url and primary_story_url, each a URL in a string, of one Story',
  clauses: ['event-card.url.type', 'event-card.primary-story-url.type', 'event-card.url.primary-story'],
  rulings: ['nullable-event-fields'],
  operations: ['listEvents', 'getEvent'],
  judge: (exchange) =>
    eachCard(exchange, (card) => {
      const { story_refs: stories, url, primary_story_url: primary } = card.card;
      const hasStory = isArray(stories) && stories.length > 0;
      // Some languages have no null strings.
      const fits = (value: unknown) => isUrl(value) || (!hasStory && (isBlank(value) || value === ''));
      expectMember(fits(url), card, '/url', 'a URL in a string', 'event-card.url.type');
      // Many cards have the same link twice.
      expectMember(
        primary === url || fits(primary),
        card,
        '/primary_story_url',
        'a URL in a string',
        'event-card.primary-story-url.type',
      );
      if (primary === url || !isArray(stories)) return;
      const [one, other] = [url, primary].map((link) => storyAt(link, stories));
      const areTwo = one !== undefined && other !== undefined && one.id !== other.id;
      const wanted = 'the Story that primary_story_url leads to';
      expectMember(!areTwo, card, '/url', wanted, 'event-card.url.primary-story');
    }),
});

/** The Story of a card that a link is the address of; other links may lead to it as well. */
const storyAt = (link: unknown, stories: readonly Json[]): JsonObject | undefined =>
  stories.filter(isObject).find(({ url }) => url === link);

/** What most links are: of them a parser has nothing to say. */
const plain = /^https?:\/\/(?:[a-z\d]+(?:-[a-z\d]+)*\.)+[a-z]{2,}(?:\/[\w./-]*)?$/i;

/** Absolute or relative: the document leaves that open. */
const isUrl = (value: unknown): boolean =>
  isString(value) && value !== '' && (plain.test(value) || URL.canParse(value, 'https://base.invalid'));
