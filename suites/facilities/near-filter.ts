import { type Api, defineCheck, once, precondition } from '../../src/kit/index.js';
import { distance, isWithin, type Place, pointText } from '../geometry.js';
import { listIn } from '../list-in.js';
import { coordinatesOf } from './coordinates.js';
import { locatedFacilities } from './places.js';
import { pageOf } from './sample.js';
import { expectSelected } from './selected.js';

interface Circle {
  readonly centre: Place;
  readonly radius: number;
}

const radii = [150, 400, 900, 1600];

/** Ways to read a circle wrongly, each giving the kilometres that it would measure. */
const mistaken: readonly ((centre: Place, place: Place) => number)[] = [
  // The radius in miles.
  (centre, place) => distance(centre, place) / 1.609,
  // A flat grid of degrees.
  (centre, place) => 111 * Math.hypot(place.latitude - centre.latitude, place.longitude - centre.longitude),
];

/** For each mistake the circle that most places tell it by. */
async function tellingCircles(api: Api): Promise<readonly Circle[]> {
  const places = (await locatedFacilities(api)).map(({ place }) => place);
  const centres = places.filter(({ latitude }) => Math.abs(latitude) < 70).slice(0, 60);
  const circles = centres.flatMap((centre) => radii.map((radius) => ({ centre, radius })));
  return mistaken.flatMap((measure) => {
    const telling = ({ centre, radius }: Circle) =>
      places.filter((place) => {
        const right = distance(centre, place);
        return (
          Math.abs(right - radius) > Math.max(10, radius / 50) &&
          right < radius !== measure(centre, place) < radius
        );
      }).length;
    const [best] = circles
      .map((each) => ({ each, told: telling(each) }))
      .filter(({ told }) => told > 0)
      .toSorted((one, other) => other.told - one.told);
    return best === undefined ? [] : [best.each];
  });
}

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
      const circles = await tellingCircles(api);
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
