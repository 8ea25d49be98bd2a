import { dateAfter } from '../../generators/values/date.js';
import { defineCheck, once } from '../../src/kit/index.js';
import { expectHalfOpen, observed } from '../half-open.js';

export const observedHalfOpen = defineCheck({
  id: 'events/observed-half-open',
  title: 'An Event coded at the very bound of two adjoining intervals belongs to the second alone',
  clauses: ['events.observed-start.inclusive', 'events.observed-end.exclusive'],
  operations: ['listEvents'],
  refutedBy: ['observed.start-exclusive', 'observed.end-inclusive'],
  property: once((api) => expectHalfOpen(api, observed, dateAfter(api.world.offer.window.end, -2)), {
    requests: 16,
  }),
});
