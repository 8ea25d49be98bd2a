import { facilityClasses } from '../../contract/index.js';
import { defineCheck, expectThat, once } from '../../src/kit/index.js';
import { listIn } from '../list-in.js';
import { classOf, classOfType, typeOf } from './record.js';
import { pageOf } from './sample.js';

export const classFilter = defineCheck({
  id: 'facilities/class-filter',
  title: 'class takes each of the six classes and returns the facilities of that class alone',
  clauses: ['facilities.class.only', 'facilities.class.values'],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      for (const each of facilityClasses) {
        const rows = listIn(await pageOf(api, { class: each }));
        for (const [index, row] of rows.entries()) {
          const type = typeOf(row);
          const own = (type === undefined ? undefined : classOfType(type)) ?? classOf(row);
          if (own !== undefined)
            expectThat(own === each, `/data/${index}`, `a facility of the class ${each}`, row);
        }
        api.witness(`facilities of ${each}`, rows.length);
        // A corpus may have none of a class: the reply shows no coverage.
        if (rows.length === 0) api.observe(each, 'no facility');
      }
    },
    { requests: 6 },
  ),
  refutedBy: ['facilities.class.dropped', 'facilities.class.heavy-industry-refused'],
});
