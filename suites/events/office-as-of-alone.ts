import { dateAfter } from '../../generators/values/date.js';
import { defineCheck, once } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { expectSameEvents, fullPage } from '../page-of-events.js';

export const officeAsOfAlone = defineCheck({
  id: 'events/office-as-of-alone',
  title: 'office_as_of without office changes nothing',
  clauses: ['events.office-as-of.without-office'],
  operations: ['listEvents'],
  rulings: ['A60', 'A63'],
  property: once(
    async (api) => {
      const { window } = api.world.offer;
      const query = { ...bounds(window), limit: 100 };
      const plain = await fullPage(api, query);
      const dated = await fullPage(api, { ...query, office_as_of: dateAfter(window.start, 5) });
      api.witness('Events compared', expectSameEvents(dated, plain, 'office_as_of alone is ignored'));
    },
    { requests: 2 },
  ),
  refutedBy: ['office.as-of-alone-filters'],
});
