import { defineCheck, once } from '../../src/kit/index.js';
import { expectFilters } from '../filters/asked.js';
import { inCircle } from '../filters/places.js';

export const nearWithoutCoordinates = defineCheck({
  id: 'events/near-without-coordinates',
  title: 'Of all Events of two days near keeps those within the radius, and none without coordinates',
  clauses: ['events.near.inside'],
  operations: ['listEvents'],
  rulings: ['A70', 'C48'],
  property: once((api) => expectFilters(api, inCircle)),
  refutedBy: [
    'list.near.dropped',
    'list.radius_km.dropped',
    'near.keeps-unlocated',
    'near.longitude-first',
    'near.miles',
    'near.square',
  ],
});
