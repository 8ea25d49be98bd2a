import { defineCheck, forEach } from '../../src/kit/index.js';
import { expectSelected } from '../filters/asked.js';
import { circle } from '../filters/places.js';
import { placeOf, tellingCircles } from '../geometry.js';

const radii = [300, 700, 1200, 1900];

const mistakes = ['a flat grid of degrees', 'the square around the circle', 'a radius in miles'] as const;

export const nearFilter = defineCheck({
  id: 'events/near-filter',
  title: 'near keeps the Events within the radius along a great circle, and none without coordinates',
  clauses: ['events.near.order', 'events.near.inside', 'events.near.great-circle'],
  operations: ['listEvents'],
  rulings: ['A70', 'C48'],
  property: forEach(
    ({ offer }) =>
      tellingCircles(
        offer.events.flatMap((card) => placeOf(card) ?? []),
        radii,
        mistakes,
      ),
    (api, { centre, radius }) => expectSelected(api, circle(centre, radius)),
  ),
  refutedBy: [
    'list.near.dropped',
    'list.radius_km.dropped',
    'near.flat-degrees',
    'near.keeps-unlocated',
    'near.longitude-first',
    'near.miles',
    'near.square',
  ],
});
