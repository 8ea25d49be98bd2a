import { expect, it } from 'vitest';
import { type JsonObject, Violation } from '../../src/kit/index.js';
import { expectCounts } from './summary-statistics.js';

const bucket = (linked_events: JsonObject, linked_event_count = 10): JsonObject => ({
  stories_with_events: 4,
  linked_event_count,
  metrics: { linked_events },
});
const judged = (each: JsonObject) => () => expectCounts(each, '/data/0');

it.each<JsonObject>([
  { links: 10, by_family: { conflict: { links: 4 }, cameoplus: { links: 6 } } },
  { sum: { links: 10 }, max: { links: 5 }, min: { links: 1 } },
  { families: [{ links: 4 }, { links: 6 }], distinct: 8 },
])('takes the counts of parts in %j for no other count of the whole', (linked) => {
  expect(judged(bucket(linked))).not.toThrow();
});

it('expects one count of links, and no more distinct Events', () => {
  expect(judged(bucket({ links: 9 }))).toThrow(Violation);
  expect(judged(bucket({ links: 10, distinct: 11 }))).toThrow(Violation);
  expect(judged({ ...bucket({ family: { links: 1 } }, 0), stories_with_events: 0 })).toThrow(Violation);
});
