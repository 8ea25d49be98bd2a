import { defineCheck, forEach } from '../../src/kit/index.js';
import { closed, eventOperations, expectRefused, expectServed } from './refused.js';

const rows = eventOperations.flatMap((operation) =>
  ['0', '-5', 'far'].map((radius) => ({ operation, radius })),
);

export const invalidRadius = defineCheck({
  id: 'errors/invalid-radius',
  title: 'A radius that is no positive number is refused as INVALID_NUMBER or INVALID_NEAR',
  clauses: ['error.invalid-number', 'events.radius-km.non-positive', 'events.radius-km.non-numeric'],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['C11'],
  property: forEach(rows, async (api, { operation, radius }) => {
    const near = { near: '48.85,2.35', radius_km: radius };
    await expectRefused(api, operation, closed(api.world, near), {
      codes: ['INVALID_NUMBER', 'INVALID_NEAR'],
    });
    await expectServed(api, operation, closed(api.world, { ...near, radius_km: 100 }));
  }),
  refutedBy: [
    'number.non-numeric-dropped',
    'number.wrong-code',
    'radius.non-numeric-dropped',
    'radius.non-positive-served',
  ],
});
