import { at, defineInvariant, expectThat, isObject } from '../../src/kit/index.js';
import { filled } from './success.js';

export const metaMembers = defineInvariant({
  id: 'envelopes/meta-members',
  title: 'A window adjustment, when there is one, is an object with a reason',
  clauses: ['envelope.meta.window-adjustment', 'envelope.meta.window-adjustment.reason'],
  rulings: ['C02'],
  operations: ['listEvents', 'summarizeEvents', 'listStories', 'summarizeStories'],
  judge(exchange) {
    const adjustment = filled(exchange, '/meta/window_adjustment');
    if (adjustment === undefined || (isObject(adjustment) && Object.keys(adjustment).length === 0)) return 0;
    expectThat(isObject(adjustment), '/meta/window_adjustment', 'an object', adjustment);
    const reason = at(adjustment, '/reason');
    expectThat(typeof reason === 'string', '/meta/window_adjustment/reason', 'a string', reason);
    return 1;
  },
  provokedBy: [
    'events/window-up-to-a-year',
    'events-summary/window-up-to-a-year',
    'stories/window-up-to-a-year',
  ],
  refutedBy: [
    'stories.window.adjustment-text',
    'stories.window.adjustment-without-reason',
    'window.adjustment-text',
    'window.adjustment-without-reason',
  ],
});
