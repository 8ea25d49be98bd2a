import { defineCheck, expectThat, forEach, rowsOf } from '../../src/kit/index.js';
import { fullPage, idOf } from '../page-of-events.js';
import { expectSubset, wholeEvents } from '../whole-events.js';

export const metricGeoPrecision = defineCheck({
  id: 'events/metric-geo-precision',
  title: 'No Event fits both a minimum of geo_precision and a maximum below it',
  clauses: ['events.geo-precision-min.bound', 'events.geo-precision-max.bound'],
  operations: ['listEvents'],
  // The value is on no card, so that the two results are held against each other.
  rulings: ['C49', 'A69'],
  property: forEach(
    [
      { min: 2, max: 1.5 },
      { min: 3, max: 2.5 },
    ],
    async (api, { min, max }) => {
      const whole = await wholeEvents(api);
      const fine = await fullPage(api, { ...whole.query, geo_precision_min: min });
      const coarse = await fullPage(api, { ...whole.query, geo_precision_max: max });
      expectSubset(fine, whole, `geo_precision_min=${min}`);
      expectSubset(coarse, whole, `geo_precision_max=${max}`);
      const least = new Set(rowsOf(fine).map(idOf));
      const both = rowsOf(coarse)
        .map(idOf)
        .filter((id) => least.has(id));
      const because = `no Event with geo_precision at least ${min} and at most ${max}`;
      expectThat(both.length === 0, '/data', because, both.slice(0, 5));
      if (least.size > 0) api.witness('Events held apart', rowsOf(coarse).length);
    },
    { requests: 2 },
  ),
  refutedBy: ['list.geo_precision_max.dropped', 'list.geo_precision_min.dropped'],
});
