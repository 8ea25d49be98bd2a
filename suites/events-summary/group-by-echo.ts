import { limits, vocabularies } from '../../contract/index.js';
import { defineCheck, expectEqual, forEach, rowsOf } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';

export const groupByEcho = defineCheck({
  id: 'events-summary/group-by-echo',
  title: 'Each of the eight dimensions is served, and group_by of the reply names it',
  clauses: [
    'events-summary.reply.envelope',
    'events-summary.group-by.date',
    'events-summary.group-by.country',
    'events-summary.group-by.region',
    'events-summary.group-by.continent',
    'events-summary.group-by.category',
    'events-summary.group-by.subcategory',
    'events-summary.group-by.source-actor-country',
    'events-summary.group-by.target-actor-country',
    'envelope.summary.group-by.echo',
  ],
  operations: ['summarizeEvents'],
  refutedBy: [
    'summary.group-by-missing',
    'summary.group-by-constant',
    'summary.data-renamed',
    'summary.data-map',
    'summary.group-by-date-refused',
    'summary.group-by-country-refused',
    'summary.group-by-region-refused',
    'summary.group-by-continent-refused',
    'summary.group-by-category-refused',
    'summary.group-by-subcategory-refused',
    'summary.group-by-source_actor_country-refused',
    'summary.group-by-target_actor_country-refused',
    'summary.group_by.dropped',
  ],
  property: forEach(vocabularies.summaryGroupBy.values, async (api, group_by) => {
    const { max } = limits.summary.limit;
    const reply = await api.get('summarizeEvents', {
      ...bounds(api.world.offer.window),
      group_by,
      limit: max,
    });
    api.witness('buckets seen', rowsOf(reply).length);
    expectEqual(reply, '/group_by', group_by);
  }),
});
