import { defineCheck, expectStatus, forEach } from '../../src/kit/index.js';
import { closed, eventOperations } from './refused.js';

export const officeName = defineCheck({
  id: 'errors/office-name',
  title: 'The name of an office in place of its id is refused with 400',
  clauses: ['events.office.name'],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['A63'],
  property: forEach(eventOperations, async (api, operation) => {
    const reply = await api.get(operation, closed(api.world, { office: 'President of France' }));
    expectStatus(reply, 400);
    api.witness('refusals of an office name');
  }),
  refutedBy: ['office.name-served-empty'],
});
