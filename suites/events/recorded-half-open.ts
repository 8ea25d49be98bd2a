import { dateAfter } from '../../generators/values/date.js';
import { defineCheck, once } from '../../src/kit/index.js';
import { expectHalfOpen, recorded } from '../half-open.js';

export const recordedHalfOpen = defineCheck({
  id: 'events/recorded-half-open',
  title: 'An Event published at the very bound of two adjoining intervals belongs to the second alone',
  clauses: ['events.recorded-start.inclusive', 'events.recorded-end.exclusive'],
  operations: ['listEvents'],
  refutedBy: ['recorded.start-exclusive', 'recorded.end-inclusive'],
  property: once((api) => expectHalfOpen(api, recorded, dateAfter(api.world.offer.window.end, -2)), {
    requests: 16,
  }),
});
