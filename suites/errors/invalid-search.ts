import { defineCheck, expectRefusal, once } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';

export const invalidSearch = defineCheck({
  id: 'errors/invalid-search',
  title: 'A search of one character on Events is served, or refused as INVALID_SEARCH',
  clauses: ['error.invalid-search'],
  operations: ['listEvents'],
  rulings: ['A35'],
  property: once(async (api) => {
    const query = { ...bounds(api.world.offer.window), search: 'e', search_mode: 'lexical', limit: 1 };
    const reply = await api.get('listEvents', query);
    if (reply.status !== 200) expectRefusal(reply, { codes: ['INVALID_SEARCH'] });
    api.observe('search of one character', String(reply.status));
    api.witness('answers to one character');
  }),
  refutedBy: ['search.one-character-wrong-code'],
});
