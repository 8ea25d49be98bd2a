import { at, defineCheck, expectRefusal, expectThat, forEach, seenOf } from '../../src/kit/index.js';
import { closed, eventOperations } from './refused.js';

export const admin1WithoutOneCountry = defineCheck({
  id: 'errors/admin1-without-one-country',
  title: 'An admin1 refused for want of exactly one country earns INVALID_ADMIN1, without any as with two',
  clauses: [
    'error.invalid-admin1',
    'error.invalid-admin1.no-country',
    'error.invalid-admin1.several-countries',
    'events.admin1.without-country',
    'events.admin1.several-countries',
    'events.admin1.validated-alike',
  ],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['A27'],
  property: forEach(
    eventOperations,
    async (api, operation) => {
      const card = api.world.offer.events.find((each) => typeof at(each, '/geo/admin1') === 'string');
      const admin1 = String(at(card, '/geo/admin1') ?? 'Bavaria');
      const without = await api.get(operation, closed(api.world, { admin1 }));
      const several = await api.get(operation, closed(api.world, { admin1, country: 'DEU,FRA' }));
      const alike = (without.status === 200) === (several.status === 200);
      expectThat(
        alike,
        'status',
        `both cases served or both refused, as ${seenOf(without)} was`,
        seenOf(several),
      );
      if (without.status === 200) {
        api.deviates('A27', `${operation} serves an admin1 without exactly one country`);
      } else for (const reply of [without, several]) expectRefusal(reply, { codes: ['INVALID_ADMIN1'] });
      api.witness('answers to an admin1 without exactly one country', 2);
    },
    { requests: 2 },
  ),
  refutedBy: ['admin1.without-country-served', 'admin1.wrong-code'],
});
