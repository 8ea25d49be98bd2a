import { defineCheck } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { expectHeld } from '../find-event.js';
import { forSeenEvents } from '../seen-event.js';

export const categoryFilter = defineCheck({
  id: 'events/category-filter',
  title: 'An Event is found under the category that its card names',
  clauses: ['events.category.filter'],
  operations: ['listEvents'],
  refutedBy: ['card.category-of-other-family'],
  runs: 3,
  property: forSeenEvents(async (api, event) => {
    const day = bounds({ start: event.date, end: event.date });
    await expectHeld(api, { ...day, category: event.category }, event, `of category ${event.category}`);
  }),
});
