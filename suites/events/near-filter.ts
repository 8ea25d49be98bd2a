import { defineCheck, forEach } from '../../src/kit/index.js';
import { expectSelected } from '../filters/asked.js';
import { circle } from '../filters/places.js';
import { distance, type Place, placeOf } from '../geometry.js';

interface Circle {
  readonly centre: Place;
  readonly radius: number;
}

const radii = [300, 700, 1200, 1900];

/** Ways to measure a distance wrongly, each in kilometres; a circle is worth asking for where they matter. */
const mistaken: readonly ((centre: Place, place: Place) => number)[] = [
  // A flat grid of degrees.
  (centre, place) => 111 * Math.hypot(place.latitude - centre.latitude, place.longitude - centre.longitude),
  // The square around the circle.
  (centre, { latitude, longitude }) =>
    Math.max(
      distance(centre, { latitude, longitude: centre.longitude }),
      distance(centre, { latitude: centre.latitude, longitude }),
    ),
  // Miles.
  (centre, place) => distance(centre, place) / 1.609,
];

/** For each mistake the circle that most places tell it by. */
function tellingCircles(places: readonly Place[]): readonly Circle[] {
  const centres = places.filter(({ latitude }) => Math.abs(latitude) < 70).slice(0, 60);
  const circles = centres.flatMap((centre) => radii.map((radius) => ({ centre, radius })));
  return mistaken.flatMap((measure) => {
    const telling = ({ centre, radius }: Circle) =>
      places.filter((place) => {
        const right = distance(centre, place);
        const clear = Math.abs(right - radius) > Math.max(10, radius / 50);
        return clear && right < radius !== measure(centre, place) < radius;
      }).length;
    const [best] = circles
      .map((each) => ({ each, told: telling(each) }))
      .filter(({ told }) => told > 0)
      .toSorted((one, other) => other.told - one.told);
    return best === undefined ? [] : [best.each];
  });
}

export const nearFilter = defineCheck({
  id: 'events/near-filter',
  title: 'near keeps the Events within the radius along a great circle, and none without coordinates',
  clauses: ['events.near.order', 'events.near.inside', 'events.near.great-circle'],
  operations: ['listEvents'],
  rulings: ['A70', 'C48'],
  property: forEach(
    ({ offer }) => tellingCircles(offer.events.flatMap((card) => placeOf(card) ?? [])),
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
