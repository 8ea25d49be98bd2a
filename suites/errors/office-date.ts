import { defineCheck, expectRefusal, forEach } from '../../src/kit/index.js';
import { closed, eventOperations } from './refused.js';

/** A well-known office; a deployment that does not know it may refuse it too, which is no error of the date. */
const office = 'Q11696';

export const officeDate = defineCheck({
  id: 'errors/office-date',
  title: 'An office_as_of that is no date is refused as INVALID_DATE beside an office',
  clauses: ['events.office-as-of.malformed'],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['A63'],
  property: forEach(
    eventOperations,
    async (api, operation) => {
      const known = await api.get(operation, closed(api.world, { office }));
      const reply = await api.get(operation, closed(api.world, { office, office_as_of: 'yesterday' }));
      if (known.status === 200) expectRefusal(reply, { codes: ['INVALID_DATE'] });
      else api.observe(`${operation} with an office that it does not serve`, String(reply.status));
      api.witness('answers to a malformed office date');
    },
    { requests: 2 },
  ),
  refutedBy: ['list.office_as_of.dropped', 'office.as-of-malformed-dropped'],
});
