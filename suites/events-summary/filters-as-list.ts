import { defineCheck, expectThat, forEach, rowsOf } from '../../src/kit/index.js';
import { totalOf } from '../buckets.js';
import { acceptedBySummary, filterNames, filters } from '../filters/index.js';
import { fullPage, nextCursorOf } from '../page-of-events.js';
import { expectSubset, wholeEvents } from '../whole-events.js';

export const filtersAsList = defineCheck({
  id: 'events-summary/filters-as-list',
  title: 'Each filter narrows the list, and a summary under it counts as many Events as the list shows',
  clauses: [
    ...acceptedBySummary,
    'significance.event-count.distinct',
    'events.civilian-targeting.true',
    'events.languages.filter',
  ],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['C52', 'A60'],
  property: forEach(
    filterNames,
    async (api, name) => {
      const whole = await wholeEvents(api);
      const asked = filters[name]?.(whole.rows);
      if (asked === undefined) return;
      const query = { ...whole.query, ...asked.query };
      const list = await fullPage(api, query);
      // A refusal of the list, or a filter that it does not apply, is the matter of other checks.
      if (list.status !== 200 || nextCursorOf(list) !== undefined) return;
      expectSubset(list, whole, asked.because);
      const rows = rowsOf(list).length;
      const { limit: _, ...filter } = query;
      const total = totalOf(await api.get('summarizeEvents', filter));
      expectThat(total === rows, '/data', `${rows} ${asked.because}, as the list shows`, total);
      if (rows < whole.rows.length) api.witness(`${name} compared`, rows);
    },
    { requests: 2 },
  ),
  refutedBy: [
    'list.civilian_targeting.dropped',
    'list.languages.dropped',
    'summary.actor_country.dropped',
    'summary.admin1.dropped',
    'summary.bbox.dropped',
    'summary.civilian_targeting.dropped',
    'summary.confidence_max.dropped',
    'summary.confidence_min.dropped',
    'summary.continent.dropped',
    'summary.country.dropped',
    'summary.country_match.dropped',
    'summary.counts-doubled',
    'summary.geo_precision_max.dropped',
    'summary.geo_precision_min.dropped',
    'summary.goldstein_scale_max.dropped',
    'summary.goldstein_scale_min.dropped',
    'summary.has_fatalities.dropped',
    'summary.languages.dropped',
    'summary.magnitude_max.dropped',
    'summary.magnitude_min.dropped',
    'summary.market_sensitivity_max.dropped',
    'summary.market_sensitivity_min.dropped',
    'summary.near.dropped',
    'summary.propagation_potential_max.dropped',
    'summary.propagation_potential_min.dropped',
    'summary.radius_km.dropped',
    'summary.region.dropped',
    'summary.significance_max.dropped',
    'summary.significance_min.dropped',
    'summary.source_actor_country.dropped',
    'summary.systemic_importance_max.dropped',
    'summary.systemic_importance_min.dropped',
    'summary.target_actor_country.dropped',
  ],
});
