import { defineCheck, forEach } from '../../src/kit/index.js';
import { closed, eventOperations, expectRefused, expectServed } from './refused.js';

const names = ['country', 'source_actor_country', 'target_actor_country', 'actor_country'] as const;
const rows = eventOperations.flatMap((operation) => names.map((name) => ({ operation, name })));

export const invalidCountryParameters = defineCheck({
  id: 'errors/invalid-country-parameters',
  title: 'Each country parameter refuses an unknown country as INVALID_COUNTRY and serves a known one',
  clauses: [
    'error.invalid-country',
    'events.country.unknown',
    'events.source-actor-country.unknown',
    'events.target-actor-country.unknown',
    'events.actor-country.unknown',
  ],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['A26', 'C25'],
  property: forEach(
    rows,
    async (api, { operation, name }) => {
      await expectRefused(api, operation, closed(api.world, { [name]: 'Atlantis' }), {
        codes: ['INVALID_COUNTRY'],
      });
      await expectServed(api, operation, closed(api.world, { [name]: 'DEU' }));
    },
    { requests: 2 },
  ),
  refutedBy: [
    'country.unknown-dropped',
    'country.unknown-served-empty',
    'country.wrong-code',
    'list.actor_country.dropped',
    'list.source_actor_country.dropped',
    'list.target_actor_country.dropped',
  ],
});
