import { cameoplusCategories } from '../../contract/index.js';
import { defineCheck, expectOk, expectThat, forEach, precondition, rowsOf } from '../../src/kit/index.js';
import { nextCursorOf } from '../page-of-events.js';
import { closedFor, storiesIn } from '../story-window.js';
import { isUnknown } from '../taken.js';
import { storyPage, wholeResult } from './sample.js';
import { storyIdOf } from './story.js';

const domains = ['CONFLICT', ...cameoplusCategories.slice(0, 1)];
const rows = [
  { operation: 'listStories', name: 'domain', values: domains },
  { operation: 'listStories', name: 'event_family', values: ['conflict', 'cameoplus'] },
  { operation: 'summarizeStories', name: 'domain', values: domains },
] as const;

/** A Story or two may well have Events of every kind. */
const least = 12;

export const deprecatedApplied = defineCheck({
  id: 'stories/deprecated-applied',
  title: 'The deprecated domain and event_family still narrow the Stories',
  clauses: [
    'states.parameter.deprecated.applied',
    'versioning.deprecated.domain.stories.applied',
    'versioning.deprecated.domain.story-summary.applied',
    'versioning.deprecated.event-family.stories.applied',
  ],
  operations: ['listStories', 'summarizeStories'],
  // By which Events a Story belongs to a domain is not shown.
  rulings: ['A60', 'A61'],
  property: forEach(
    rows,
    async (api, { operation, name, values }) => {
      const isList = operation === 'listStories';
      const stories = await wholeResult(api);
      const base = isList ? stories.query : await closedFor(api, operation, { limit: 500 });
      const all = isList ? stories.rows.length : storiesIn(await api.get(operation, base));
      precondition(all !== undefined && all >= least, 'too few Stories to tell some from all', 'no-data');
      const counts: Record<string, number | undefined> = {};
      for (const value of values) {
        const query = { ...base, [name]: value };
        const reply = isList ? await storyPage(api, query) : await api.get(operation, query);
        expectOk(reply);
        expectThat(!isUnknown(reply, name), '/applied_filters/ignored', `${name} applied`, name);
        counts[value] = isList ? rowsOf(reply).length : storiesIn(reply);
        if (!isList || nextCursorOf(reply) !== undefined) continue;
        const known = new Set(stories.rows.map(storyIdOf));
        const added = rowsOf(reply)
          .map(storyIdOf)
          .filter((id) => !known.has(id));
        expectThat(added.length === 0, '/data', `no Story added by ${name}`, { added: added.slice(0, 5) });
      }
      const narrower = Object.values(counts).filter((count) => count !== undefined && count < all);
      expectThat(narrower.length > 0, '/data', `fewer than ${all} Stories of some ${name}`, counts);
      api.witness('values that narrow', narrower.length);
    },
    { requests: 3 },
  ),
  refutedBy: [
    'stories.deprecated.domain.refused',
    'stories.deprecated.event_family.refused',
    'stories.list.domain.dropped',
    'stories.list.event_family.dropped',
    'stories.summary.domain.dropped',
  ],
});
