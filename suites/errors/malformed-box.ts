import fc from 'fast-check';
import { type BrokenBox, boxes, brokenBoxes } from '../../generators/values/box.js';
import { defineCheck, forAll } from '../../src/kit/index.js';
import { closed, type EventOperation, eventOperations, expectRefused, expectServed } from './refused.js';

interface Input {
  readonly operation: EventOperation;
  readonly broken: BrokenBox;
  /** A valid box. */
  readonly box: string;
}

const inputs = fc.record({
  operation: fc.constantFrom(...eventOperations),
  broken: brokenBoxes('three-numbers', 'five-numbers', 'no-number', 'latitude-inverted'),
  box: boxes(),
});

export const malformedBox = defineCheck({
  id: 'errors/malformed-box',
  title: 'A box that is not four numbers, or whose latitudes are inverted, is refused as INVALID_BBOX',
  clauses: [
    'error.invalid-bbox',
    'error.invalid-bbox.inverted-latitude',
    'error.invalid-bbox.latitude-first',
    'events.bbox.malformed',
    'events.bbox.inverted-latitude',
  ],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['A13'],
  runs: 6,
  property: forAll<Input>(
    inputs,
    async (api, { operation, broken, box }) => {
      await expectRefused(api, operation, closed(api.world, { bbox: broken.box }), {
        codes: ['INVALID_BBOX'],
      });
      await expectServed(api, operation, closed(api.world, { bbox: box }));
    },
    {
      requests: 2,
      examples: [
        // The valid box has latitudes beyond 90 degrees when it is read longitude first.
        {
          operation: 'listEvents',
          broken: { fault: 'latitude-inverted', box: '20,100,10,120' },
          box: '10,100,20,120',
        },
        {
          operation: 'summarizeEvents',
          broken: { fault: 'three-numbers', box: '40,10,50' },
          box: '40,10,50,20',
        },
        { operation: 'listEvents', broken: { fault: 'no-number', box: '40,10,50,east' }, box: '40,10,50,20' },
      ],
    },
  ),
  refutedBy: [
    'bbox.inverted-latitude-swapped',
    'bbox.longitude-first',
    'bbox.malformed-dropped',
    'bbox.wrong-code',
    'list.bbox.dropped',
  ],
});
