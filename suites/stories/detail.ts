import { perturbedId } from '../../generators/ids.js';
import {
  at,
  defineCheck,
  expectEqual,
  expectOk,
  expectThat,
  isArray,
  isObject,
  type JsonObject,
  once,
} from '../../src/kit/index.js';
import { expectUnknownId } from '../asking/refusals.js';
import { cardOf, someCards, someStories, storyIdOf, titleOf } from '../asking/stories.js';
import { leavesIn } from '../asking/texts.js';

export const detailKnownId = defineCheck({
  id: 'stories/detail-known-id',
  title: 'The id of a listed Story returns the card of that Story',
  clauses: [
    'stories.detail.reply.envelope',
    'stories.detail.reply.card',
    'stories.detail.same-id',
    'envelope.detail.success',
    'envelope.detail.data',
    'story-card.geo-context.actor-origin-countries.type',
  ],
  operations: ['listStories', 'getStory'],
  property: once(
    async (api) => {
      const { cards } = await someCards(api);
      for (const card of cards) {
        const id = storyIdOf(card);
        const reply = await api.get('getStory', {}, { path: { story_id: id } });
        expectOk(reply);
        expectEqual(reply, '/success', true, 'envelope.detail.success');
        const data = at(reply.json, '/data');
        const isOne = isObject(data) && !isArray(data);
        expectThat(isOne, '/data', 'one Story card', data, 'envelope.detail.data');
        const seen = storyIdOf(data);
        const clause = seen === '' ? 'stories.detail.reply.card' : 'stories.detail.same-id';
        expectThat(seen === id || isWrapped(data, id, seen), '/data/id', id, seen, clause);
        const origins = at(cardOf(data), '/geo_context/actor_origin_countries') ?? null;
        const isList = origins === null || isArray(origins);
        const ofOrigins = 'story-card.geo-context.actor-origin-countries.type';
        const place = '/data/geo_context/actor_origin_countries';
        expectThat(isList, place, 'an array', origins, ofOrigins);
        const title = titleOf(card);
        if (title !== undefined && titleOf(data) !== title)
          api.observe('title of a detail', 'not that of the list');
        api.witness('cards compared');
      }
    },
    { requests: 2 },
  ),
});

/** Whether a detail without an id that can be read, as its card may be wrapped, has the id somewhere. */
export const isWrapped = (data: JsonObject, id: string, seen: string): boolean =>
  seen === '' && leavesIn(data).some(({ value }) => String(value) === id);

export const detailUnknownId = defineCheck({
  id: 'stories/detail-unknown-id',
  title: 'An unknown Story id is answered with an error and no card',
  clauses: ['stories.detail.unknown-id', 'stories.detail.unknown-id.status', 'error.envelope'],
  operations: ['listStories', 'getStory'],
  rulings: ['not-found-code'],
  property: once(async (api) => {
    const { rows } = await someStories(api);
    const ids = new Set(rows.map(storyIdOf));
    const [id = ''] = ids;
    for (const unknown of [perturbedId(id)].filter((each) => !ids.has(each))) {
      const reply = await api.get('getStory', {}, { path: { story_id: unknown } });
      expectUnknownId(api, reply, 'Story');
    }
  }),
});
