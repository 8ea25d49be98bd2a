import fc from 'fast-check';
import { type BrokenPoint, brokenPoints } from '../../generators/values/point.js';
import { defineCheck, forAll } from '../../src/kit/index.js';
import { closed, type EventOperation, eventOperations, expectRefused, expectServed } from './refused.js';

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
    'A near that is not a pair of numbers is refused as INVALID_NEAR, the triple of other families included',
  clauses: ['error.invalid-near', 'error.invalid-near.triple', 'events.near.malformed'],
  operations: ['listEvents', 'summarizeEvents'],
  runs: 6,
  property: forAll<Input>(
    inputs,
    async (api, { operation, broken }) => {
      const query = (near: string) => closed(api.world, { near, radius_km: 100 });
      await expectRefused(api, operation, query(broken.point), { codes: ['INVALID_NEAR'] });
      await expectServed(api, operation, query('48.85,2.35'));
    },
    {
      examples: [
        { operation: 'listEvents', broken: { fault: 'triple', point: '48,2,50' } },
        { operation: 'listEvents', broken: { fault: 'one-number', point: '48' } },
        { operation: 'summarizeEvents', broken: { fault: 'triple', point: '48,2,50' } },
      ],
    },
  ),
  refutedBy: ['near.malformed-dropped', 'near.triple-accepted', 'near.wrong-code'],
});
