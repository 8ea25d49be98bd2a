import { type ClauseId, limits } from '../../contract/index.js';
import { brokenCircles, type CircleFault } from '../../generators/places.js';
import {
  defineCheck,
  type Exchange,
  expectHeld,
  expectRefusal,
  forAll,
  type JsonObject,
  once,
} from '../../src/kit/index.js';
import { expectSelected, isCut, keyOf, pageOf } from '../asking/facilities.js';
import { type Located, locatedFacilities, placeOf } from '../asking/facility-places.js';
import {
  type Circle,
  circleBeside,
  discriminatingCircles,
  distance,
  isWithin,
  mistaken,
  type Place,
  pointText,
} from '../asking/places.js';
import { listIn } from '../asking/replies.js';

const clauseOfFault: Readonly<Record<CircleFault, ClauseId>> = {
  'without-radius': 'facilities.near.pair',
  'two-triples': 'facilities.near.several',
  'no-number': 'facilities.near.non-numeric',
  'radius-no-number': 'facilities.near.non-numeric',
};

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
      clause: ({ fault }) => clauseOfFault[fault],
    },
  ),
});

const radii = [150, 400, 900, 1600];

// What a flat grid loses to the east and west of a centre, such a box loses too.
const mistakes = ['a radius in miles', 'a box of degrees as at the equator'] as const;

const { 'a box of degrees as at the equator': inNarrowBox } = mistaken;

const kilometresInAMile = 1.609;

/** The clause on the part of the triple that is misread, if that explains the returned facilities. */
function misreadOf(
  { centre, radius }: Circle,
  known: readonly Located[],
  reply: Exchange,
): ClauseId | undefined {
  const rows = listIn(reply);
  const found = new Set(rows.map(keyOf));
  const places = rows.flatMap((row) => placeOf(row) ?? []);
  const explains = (reading: Circle) => {
    const fits = (place: Place) => isWithin(distance(reading.centre, place), reading.radius);
    // What a truncated page lacks proves nothing.
    const isTold = isCut(reply)
      ? places.some((place) => isWithin(distance(centre, place), radius) === false)
      : known.every(({ row, place }) => !fits(place) || found.has(keyOf(row)));
    return isTold && places.length > 0 && places.every((place) => fits(place) !== false);
  };
  const swapped = { latitude: centre.longitude, longitude: centre.latitude };
  if (explains({ centre: swapped, radius })) return 'facilities.near.order';
  const miles = [radius * kilometresInAMile, Math.min(radius * kilometresInAMile, limits.radiusKm.max)];
  return miles.some((each) => explains({ centre, radius: each })) ? 'facilities.near.kilometres' : undefined;
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
  rulings: ['great-circle-distance'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const known = await locatedFacilities(api);
      const places = known.map(({ place }) => place);
      // Of a wide circle the first page may not show those that a mistake loses.
      const small = circleBeside(places);
      const circles = [
        ...discriminatingCircles(places, radii, mistakes),
        ...(small === undefined ? [] : [small]),
      ];
      expectHeld(circles.length > 0, 'no facilities lie far enough apart', await pageOf(api));
      for (const { centre, radius } of circles) {
        const near = `${pointText(centre)},${radius}`;
        const reply = await pageOf(api, { near });
        const misread = misreadOf({ centre, radius }, known, reply);
        const fits = (row: JsonObject): boolean | undefined => {
          const place = placeOf(row);
          return place === null ? undefined : isWithin(distance(centre, place), radius);
        };
        const isAside = (row: JsonObject): boolean => {
          const place = placeOf(row);
          return fits(row) === true && place !== null && inNarrowBox(centre, place) > radius;
        };
        await expectSelected(api, {
          query: { near },
          because: `facilities within ${radius} km of ${pointText(centre)}`,
          fits,
          parts: [fits, isAside],
          only: misread ?? 'facilities.near.inside',
          finds: misread ?? 'facilities.near.finds',
        });
        const unlocated = listIn(reply).filter((row) => placeOf(row) === null);
        api.observe(`without coordinates near ${near}`, `${unlocated.length} facilities`);
      }
    },
    { requests: 3 },
  ),
});
