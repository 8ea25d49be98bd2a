import { conflictCategories, vocabularies } from '../../contract/index.js';
import { defineCheck, expectOk, forEach } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';

const lists: readonly (readonly string[])[] = [conflictCategories.slice(0, 2), vocabularies.category.values];

export const categoryListServed = defineCheck({
  id: 'events/category-list-served',
  title: 'A list of categories separated by commas is served, from two to all of them',
  clauses: ['events.category.list'],
  operations: ['listEvents'],
  property: forEach(lists, async (api, categories) => {
    const query = { ...bounds(api.world.offer.window), category: categories.join(',') };
    expectOk(await api.get('listEvents', query));
    api.witness('lists served');
  }),
  refutedBy: ['enum.category-list-refused'],
});
