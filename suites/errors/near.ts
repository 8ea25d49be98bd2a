import fc from 'fast-check';
import { type BrokenPoint, brokenPoints } from '../../generators/places.js';
import { accusing, defineCheck, expectRefusal, forAll, forEach } from '../../src/kit/index.js';
import {
  closed,
  type EventOperation,
  eventOperations,
  expectRefused,
  expectServed,
} from '../asking/refusals.js';

interface Input {
  readonly operation: EventOperation;
  readonly broken: BrokenPoint;
}

const inputs = fc.record({
  operation: fc.constantFrom(...eventOperations),
  broken: brokenPoints('one-number', 'triple', 'no-number', 'separator'),
});

export const invalidNear = defineCheck({
  id: 'errors/invalid-near',
  title:
    'A near that is not a pair of numbers, even the triple of other families, is refused as INVALID_NEAR',
  clauses: ['events.near.malformed', 'error.invalid-near', 'error.invalid-near.triple', 'events.near.order'],
  operations: ['listEvents', 'summarizeEvents'],
  runs: 6,
  property: forAll<Input>(
    inputs,
    async (api, { operation, broken }) => {
      const query = (near: string) => closed(api.world, { near, radius_km: 100 });
      await expectRefused(api, operation, query(broken.point), { codes: ['INVALID_NEAR'] });
      await expectServed(api, operation, query('48.85,2.35'), 'events.near.order');
    },
    {
      clause: ({ broken }) =>
        broken.fault === 'triple' ? 'error.invalid-near.triple' : 'events.near.malformed',
      examples: [
        { operation: 'listEvents', broken: { fault: 'triple', point: '48,2,50' } },
        { operation: 'listEvents', broken: { fault: 'one-number', point: '48' } },
        { operation: 'summarizeEvents', broken: { fault: 'triple', point: '48,2,50' } },
      ],
    },
  ),
});

export const invalidCoordinate = defineCheck({
  id: 'errors/invalid-coordinate',
  title: 'A lat or lon that is not a number is refused as INVALID_NUMBER or INVALID_NEAR',
  clauses: ['error.invalid-number', 'events.near.lat-lon'],
  operations: ['listEvents'],
  rulings: ['near-without-radius'],
  property: forEach(['lat', 'lon'], async (api, name) => {
    const point = { lat: 48.85, lon: 2.35, radius_km: 100 };
    await expectRefused(api, 'listEvents', closed(api.world, { ...point, [name]: 'north' }), {
      codes: ['INVALID_NUMBER', 'INVALID_NEAR'],
    });
    await expectServed(api, 'listEvents', closed(api.world, point), 'events.near.lat-lon');
  }),
});

const rows = eventOperations.flatMap((operation) =>
  ['0', '-5', 'far'].map((radius) => ({ operation, radius })),
);

export const invalidRadius = defineCheck({
  id: 'errors/invalid-radius',
  title: 'A radius that is not a positive number is refused as INVALID_NUMBER or INVALID_NEAR',
  clauses: [
    'error.invalid-number',
    'error.invalid-number.out-of-range',
    'events.radius-km.non-positive',
    'events.radius-km.non-numeric',
    'events.near.order',
  ],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['near-without-radius'],
  property: forEach(
    rows,
    async (api, { operation, radius }) => {
      const near = { near: '48.85,2.35', radius_km: radius };
      const reply = await api.get(operation, closed(api.world, near));
      const ofCode = radius === 'far' ? 'error.invalid-number' : 'error.invalid-number.out-of-range';
      // If it is refused, only the code can be wrong.
      accusing(reply.status >= 400 && reply.status < 500 ? ofCode : undefined, () =>
        expectRefusal(reply, { codes: ['INVALID_NUMBER', 'INVALID_NEAR'] }),
      );
      api.witness('refusals with the right code');
      await expectServed(api, operation, closed(api.world, { ...near, radius_km: 100 }), 'events.near.order');
    },
    {
      clause: ({ radius }) =>
        radius === 'far' ? 'events.radius-km.non-numeric' : 'events.radius-km.non-positive',
    },
  ),
});
