import { dateAfter } from '../../generators/values/date.js';
import { instantAfter } from '../../generators/values/instant.js';
import { defineCheck, expectStatus, once, seenOf } from '../../src/kit/index.js';
import { between, observed, recorded } from '../half-open.js';

export const recordedWithObserved = defineCheck({
  id: 'events/recorded-with-observed',
  title: 'Intervals of publication and of coding time side by side are served or refused',
  clauses: ['events.recorded.with-observed'],
  level: 'observe',
  operations: ['listEvents'],
  rulings: ['A07'],
  refutedBy: [],
  property: once(async (api) => {
    const { end } = api.world.offer.window;
    const [from, to] = [instantAfter(dateAfter(end, -1), 0), instantAfter(end, 0)];
    const query = { ...between(recorded, from, to), ...between(observed, from, to) };
    const reply = await api.get('listEvents', query);
    expectStatus(reply, 200, 400);
    api.observe('recorded beside observed', seenOf(reply));
    api.witness('mixes answered');
  }),
});
