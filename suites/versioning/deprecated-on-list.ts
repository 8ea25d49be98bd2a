import { cameoplusCategories } from '../../contract/index.js';
import { defineCheck, expectThat, forEach, precondition, rowsOf } from '../../src/kit/index.js';
import { closed, expectServed } from '../errors/refused.js';
import { expectSameEvents } from '../page-of-events.js';
import { categoriesOf } from './categories-of.js';

const rows = [
  { name: 'event_family', value: 'conflict', field: 'family' },
  { name: 'event_family', value: 'cameoplus', field: 'family' },
  { name: 'domain', value: 'CONFLICT', field: 'domain' },
  ...cameoplusCategories.slice(0, 2).map((value) => ({ name: 'domain', value, field: 'domain' })),
] as const;

export const deprecatedOnList = defineCheck({
  id: 'versioning/deprecated-on-list',
  title: 'The deprecated event_family and domain still select what their categories select',
  clauses: [
    'states.parameter.deprecated.applied',
    'events.event-family.deprecated',
    'events.domain.deprecated',
    'versioning.deprecated.domain.list.applied',
    'versioning.deprecated.event-family.list.applied',
  ],
  operations: ['listEvents'],
  rulings: ['A61', 'A66'],
  property: forEach(
    rows,
    async (api, { name, value, field }) => {
      const query = (filter: Readonly<Record<string, string>>) =>
        closed(api.world, { ...filter, limit: 100 });
      const reply = await expectServed(api, 'listEvents', query({ [name]: value }));
      for (const [index, row] of rowsOf(reply).entries()) {
        expectThat(row[field] === value, `/data/${index}/${field}`, value, row[field]);
      }
      const category = categoriesOf(value).join(',');
      const successor = await expectServed(api, 'listEvents', query({ category }));
      const compared = expectSameEvents(reply, successor, `${name}=${value} selects category=${category}`);
      precondition(compared > 0, `no Event of ${name}=${value}`, 'no-data');
      api.witness('Events compared', compared);
    },
    { requests: 2 },
  ),
  refutedBy: [
    'deprecated.domain.refused',
    'deprecated.event_family.refused',
    'list.domain.dropped',
    'list.event_family.dropped',
  ],
});
