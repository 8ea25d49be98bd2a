import { defineCheck, once, type Query, seenOf } from '../../src/kit/index.js';
import { closedFor, longWindow } from '../story-window.js';
import { isUnknown } from '../taken.js';
import { categorized } from './categories.js';

/** Filters of which the document does not say what Stories make of them. */
const filters: Readonly<Record<string, Query>> = {
  'an unknown region': { region: 'Atlantis' },
  'an unknown story_category': { story_category: 'zzqxvk' },
  // Together, as each of them may be refused.
  'names that only Events are shown to know': { fatalities_min: 1, family: 'conflict' },
  'a name that is retired on Events': { goldstein_min: 1 },
};

export const leftOpenFilters = defineCheck({
  id: 'stories/left-open-filters',
  title: 'What Stories make of filters that the document does not show for them',
  clauses: [
    'stories.region.unknown',
    'stories.continent.unknown',
    'stories.story-category.values',
    'stories.story-category.unknown',
    'stories.story-category.several',
    'stories.category.agreement',
    'stories.category.meaning',
    'stories.geography.other-filters',
    'stories.window.parameters',
    'stories.window.recorded',
    'stories.parameters.further',
    'stories.parameters.rejected-on-events',
    'versioning.retired.elsewhere',
    'versioning.v1.family-filter.elsewhere',
  ],
  level: 'observe',
  operations: ['listStories'],
  rulings: ['A23', 'C02', 'C17', 'C18', 'C20', 'C21'],
  property: once(
    async (api) => {
      const told = async (query: Query): Promise<string> => {
        const reply = await api.get('listStories', query);
        const ignored = Object.keys(query).filter((name) => isUnknown(reply, name));
        return reply.status === 200 && ignored.length > 0 ? `ignores ${ignored.join(', ')}` : seenOf(reply);
      };
      const closed = (query: Query) => closedFor(api, 'listStories', query);
      for (const [what, query] of Object.entries(filters)) api.observe(what, await told(await closed(query)));
      for (const form of ['dates', 'observed'] as const) {
        api.observe(`window by ${form}`, seenOf(await longWindow(api, 'listStories', form)));
      }
      const recorded = { recorded_start: '2026-05-01T00:00:00Z', recorded_end: '2026-05-02T00:00:00Z' };
      api.observe('recorded bounds', await told(recorded));

      const { categories } = await categorized(api);
      const [one = '', other = one] = categories;
      api.observe('Story categories', categories.join(', '));
      api.observe('category alone', await told(await closed({ category: other })));
      const agreeing = { story_category: one, category: one };
      api.observe('both of the same value', await told(await closed(agreeing)));
      api.observe('several', await told(await closed({ story_category: `${one},${other}` })));
    },
    { requests: 7 },
  ),
  refutedBy: [],
});
