import { defineCheck, expectThat, forEach, precondition } from '../../src/kit/index.js';
import { totalOf } from '../buckets.js';
import { closed, expectServed } from '../errors/refused.js';
import { categoriesOf } from './categories-of.js';

const rows = [
  { name: 'event_family', value: 'conflict' },
  { name: 'event_family', value: 'cameoplus' },
  { name: 'domain', value: 'CONFLICT' },
  { name: 'domain', value: 'POLITICAL' },
] as const;

export const deprecatedOnSummary = defineCheck({
  id: 'versioning/deprecated-on-summary',
  title: 'On the summary the deprecated event_family and domain still count what their categories count',
  clauses: [
    'states.parameter.deprecated.applied',
    'events.event-family.deprecated',
    'events.domain.deprecated',
    'versioning.deprecated.domain.summary.applied',
    'versioning.deprecated.event-family.summary.applied',
  ],
  operations: ['summarizeEvents'],
  rulings: ['A61', 'A66'],
  property: forEach(
    rows,
    async (api, { name, value }) => {
      const total = async (filter: Readonly<Record<string, string>>) =>
        totalOf(
          await expectServed(
            api,
            'summarizeEvents',
            closed(api.world, { group_by: 'category', limit: 500, ...filter }),
          ),
        );
      const wanted = await total({ category: categoriesOf(value).join(',') });
      const all = await total({});
      precondition(0 < wanted && wanted < all, `no Events inside and outside ${name}=${value}`, 'no-data');
      const seen = await total({ [name]: value });
      expectThat(seen === wanted, '/data', `the total of its categories, ${wanted}`, seen);
      api.witness('Events counted', seen);
    },
    { requests: 3 },
  ),
  refutedBy: [
    'deprecated.domain.refused',
    'deprecated.event_family.refused',
    'summary.domain.dropped',
    'summary.event_family.dropped',
  ],
});
