import fc from 'fast-check';
import type { ClauseId } from '../../contract/index.js';
import { type BrokenBox, boxes, brokenBoxes } from '../../generators/places.js';
import { at, defineCheck, forAll, rowsOf } from '../../src/kit/index.js';
import {
  clauseNamed,
  closed,
  type EventOperation,
  eventOperations,
  expectRefused,
  expectServed,
} from '../asking/refusals.js';
import {
  closedFor,
  isStoryOperation,
  type StoryOperation,
  storyOperations,
} from '../asking/story-windows.js';
import { acrossTheAntimeridian } from '../rules/box.js';

export const boxAcrossTheAntimeridian = acrossTheAntimeridian({
  id: 'errors/box-across-the-antimeridian',
  clauses: ['events.bbox.inverted-longitude', 'error.invalid-bbox.inverted-longitude'],
  operation: 'listEvents',
  send: (api, bbox) => api.get('listEvents', closed(api.world, { bbox, limit: 100 })),
  rowsIn: rowsOf,
  placeOf: (row) => ({ latitude: at(row, '/geo/latitude'), longitude: at(row, '/geo/longitude') }),
  at: '/geo',
});

export const boxBeyondTheGlobe = defineCheck({
  id: 'errors/box-beyond-the-globe',
  title: 'A box with a latitude beyond 90 or a longitude beyond 180 degrees is refused',
  clauses: ['events.bbox.latitude-range', 'events.bbox.longitude-range'],
  operations: ['listEvents'],
  rulings: ['faulty-box'],
  runs: 2,
  property: forAll(
    brokenBoxes('latitude-range', 'longitude-range'),
    async (api, { box }) => {
      await expectRefused(api, 'listEvents', closed(api.world, { bbox: box }), {
        codes: ['INVALID_BBOX', 'INVALID_NUMBER'],
      });
    },
    {
      clause: ({ fault }) => clauseNamed(`events.bbox.${fault}`),
      examples: [
        { fault: 'latitude-range', box: '40,10,91,20' },
        { fault: 'longitude-range', box: '40,10,50,181' },
      ],
    },
  ),
});

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

/** Accused for the reply to a broken box; Stories have no clauses of their own. */
function clauseOn({ operation, broken }: Input): ClauseId {
  const isInverted = broken.fault === 'latitude-inverted';
  if (isStoryOperation(operation))
    return isInverted ? 'error.invalid-bbox.inverted-latitude' : 'error.invalid-bbox';
  return isInverted ? 'events.bbox.inverted-latitude' : 'events.bbox.malformed';
}

export const malformedBox = defineCheck({
  id: 'errors/malformed-box',
  title: 'A box with inverted latitudes or without four numbers is refused as INVALID_BBOX',
  clauses: [
    'error.invalid-bbox',
    'error.invalid-bbox.inverted-latitude',
    'error.invalid-bbox.latitude-first',
    'events.bbox.malformed',
    'events.bbox.inverted-latitude',
  ],
  operations,
  rulings: ['faulty-box'],
  runs: 5,
  property: forAll<Input>(
    inputs,
    async (api, { operation, broken, box }) => {
      const query = (bbox: string) => closedFor(api, operation, { bbox });
      await expectRefused(api, operation, await query(broken.box), { codes: ['INVALID_BBOX'] });
      await expectServed(api, operation, await query(box), 'error.invalid-bbox.latitude-first');
    },
    {
      requests: 2,
      clause: clauseOn,
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
        {
          operation: 'listStories',
          broken: { fault: 'latitude-inverted', box: '20,100,10,120' },
          box: '10,100,20,120',
        },
        {
          operation: 'summarizeStories',
          broken: { fault: 'five-numbers', box: '40,10,50,20,0' },
          box: '10,100,20,120',
        },
      ],
    },
  ),
});
