import { brokenCircles } from '../../generators/places.js';
import { defineCheck, expectRefusal, forAll, once, precondition } from '../../src/kit/index.js';
import { expectSelected, locatedFacilities, pageOf } from '../asking/facilities.js';
import { coordinatesOf } from '../asking/facility-record.js';
import { discriminatingCircles, distance, isWithin, pointText } from '../asking/places.js';
import { listIn } from '../asking/replies.js';

export const nearBroken = defineCheck({
  id: 'facilities/near-broken',
  title: 'A near that is not one triple of numbers is refused as INVALID_NEAR',
  clauses: [
    'facilities.near.pair',
    'facilities.near.several',
    'facilities.near.non-numeric',
    'error.invalid-near.facilities',
  ],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  runs: 3,
  property: forAll(
    brokenCircles('without-radius', 'two-triples', 'no-number', 'radius-no-number'),
    async (api, { circle }) => {
      expectRefusal(await api.get('listFacilities', { near: circle }), { codes: ['INVALID_NEAR'] });
      api.witness('refusals of a broken circle');
    },
    {
      examples: [
        { fault: 'without-radius', circle: '48.85,2.35' },
        { fault: 'two-triples', circle: '48,2,50,40,-3,50' },
        { fault: 'radius-no-number', circle: '48,2,far' },
      ],
    },
  ),
});

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
  rulings: ['great-circle-distance'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const places = (await locatedFacilities(api)).map(({ place }) => place);
      const circles = discriminatingCircles(places, radii, mistakes);
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
});
