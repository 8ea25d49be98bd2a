import { defineCheck, once, precondition } from '../../src/kit/index.js';
import { distance, isWithin, pointText, tellingCircles } from '../geometry.js';
import { listIn } from '../list-in.js';
import { coordinatesOf } from './coordinates.js';
import { locatedFacilities } from './places.js';
import { pageOf } from './sample.js';
import { expectSelected } from './selected.js';

const radii = [150, 400, 900, 1600];

const mistakes = ['a radius in miles', 'a flat grid of degrees'] as const;

export const nearFilter = defineCheck({
  id: 'facilities/near-filter',
  title: 'near, as latitude, longitude and kilometres, selects the facilities within the radius',
  clauses: [
    'facilities.near.order',
    'facilities.near.kilometres',
    'facilities.near.inside',
    'facilities.near.finds',
    'facilities.near.without-coordinates',
  ],
  operations: ['listFacilities'],
  rulings: ['A70'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const places = (await locatedFacilities(api)).map(({ place }) => place);
      const circles = tellingCircles(places, radii, mistakes);
      precondition(circles.length > 0, 'no facilities in telling places are seen', 'no-data');
      for (const { centre, radius } of circles) {
        await expectSelected(api, {
          query: { near: `${pointText(centre)},${radius}` },
          because: `facilities within ${radius} km of ${pointText(centre)}`,
          fits: (row) => {
            const place = coordinatesOf(row);
            return place === null ? undefined : isWithin(distance(centre, place), radius);
          },
        });
        const near = `${pointText(centre)},${radius}`;
        const unlocated = listIn(await pageOf(api, { near })).filter((row) => coordinatesOf(row) === null);
        api.observe(`without coordinates near ${near}`, `${unlocated.length} facilities`);
      }
    },
    { requests: 2 },
  ),
  refutedBy: [
    'facilities.near.capped-at-100',
    'facilities.near.dropped',
    'facilities.near.in-metres',
    'facilities.near.in-miles',
    'facilities.near.longitude-first',
    'facilities.near.radius-first',
    'facilities.near.square',
    'facility-record.coordinates.swapped',
  ],
});
