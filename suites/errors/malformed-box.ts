import fc from 'fast-check';
import { type BrokenBox, boxes, brokenBoxes } from '../../generators/values/box.js';
import { defineCheck, forAll } from '../../src/kit/index.js';
import { closedFor, type StoryOperation, storyOperations } from '../story-window.js';
import { type EventOperation, eventOperations, expectRefused, expectServed } from './refused.js';

const operations = [...eventOperations, ...storyOperations];

interface Input {
  readonly operation: EventOperation | StoryOperation;
  readonly broken: BrokenBox;
  /** A valid box. */
  readonly box: string;
}

const inputs = fc.record({
  operation: fc.constantFrom(...operations),
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
  operations,
  rulings: ['A13'],
  runs: 9,
  property: forAll<Input>(
    inputs,
    async (api, { operation, broken, box }) => {
      const query = (bbox: string) => closedFor(api, operation, { bbox });
      await expectRefused(api, operation, await query(broken.box), { codes: ['INVALID_BBOX'] });
      await expectServed(api, operation, await query(box));
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
        {
          operation: 'listStories',
          broken: { fault: 'latitude-inverted', box: '20,100,10,120' },
          box: '10,100,20,120',
        },
        {
          operation: 'summarizeStories',
          broken: { fault: 'three-numbers', box: '40,10,50' },
          box: '10,100,20,120',
        },
      ],
    },
  ),
  refutedBy: [
    'bbox.inverted-latitude-swapped',
    'bbox.longitude-first',
    'bbox.malformed-dropped',
    'bbox.wrong-code',
    'list.bbox.dropped',
    'stories.bbox.inverted-latitude-swapped',
    'stories.bbox.longitude-first',
    'stories.bbox.malformed-dropped',
  ],
});
