import type { ClauseId } from '../../contract/index.js';
import { type BrokenBox, brokenBoxes } from '../../generators/places.js';
import {
  type Api,
  defineCheck,
  type Exchange,
  expectHeld,
  expectOk,
  expectRefusal,
  expectThat,
  forAll,
  once,
  precondition,
  type Query,
  seenOf,
} from '../../src/kit/index.js';
import { isUnknown } from '../asking/calls.js';
import { assetsIn, expectKept, expectWithin, isSite, placeIn } from '../asking/energy-assets.js';
import { type Box, boxAbout, boxText, distance, isInside, isWithin, type Place } from '../asking/places.js';

/** The clause on each way in which a box is broken. */
const onBoxes = (fault: BrokenBox['fault']): ClauseId => {
  if (fault === 'latitude-inverted') return 'routes.energy-assets.bbox.inverted-latitude';
  if (fault === 'longitude-inverted') return 'routes.energy-assets.bbox.inverted-longitude';
  return 'routes.energy-assets.bbox.malformed';
};

const assetsBy = (api: Api, query: Query = {}): Promise<Exchange> => api.get('listEnergyAssets', query);

/** A valid value that fits no asset: the middle of an ocean. */
const nowhereAtSea = { bbox: '-48.9,-123.4,-48.8,-123.3', near: '-48.85,-123.35,5' } as const;
type Geography = keyof typeof nowhereAtSea;

/**
 * How the route treats a parameter, as none of its own is shown (ruling named-routes): it filters by it, it says that it
 * does not know it, it passes it over in silence, or the plan lacks the route altogether.
 */
type Treatment = 'filters' | 'unknown' | 'silent' | 'closed';

async function treatmentOf(api: Api, name: Geography): Promise<Treatment> {
  const all = await assetsBy(api);
  if (all.status === 403) return 'closed';
  precondition(all.status === 200, `energy assets are not served without a filter: ${seenOf(all)}`);
  expectHeld(assetsIn(all).length > 0, 'the deployment lists no energy assets', all);
  const none = await assetsBy(api, { [name]: nowhereAtSea[name] });
  if (isUnknown(none, name)) return 'unknown';
  if (none.status !== 200) return 'filters';
  return assetsIn(none).length < assetsIn(all).length ? 'filters' : 'silent';
}

/** Whether a broken value is answered as by a route that does not take the parameter, or is closed to the key. */
function isPassedOver(reply: Exchange, name: Geography, treatment: Treatment): boolean {
  if (treatment === 'filters') return false;
  // An unentitled bad request may get either error (ruling missing-entitlement).
  if (treatment === 'closed') return reply.status === 403 || reply.status === 400;
  return reply.status === 200 || isUnknown(reply, name);
}

/** The place that has most others about it, so that one reply shows many of them. */
const busiest = (
  places: readonly Place[],
  isAbout: (one: Place, other: Place) => boolean,
): Place | undefined => {
  const crowdOf = (one: Place): number => places.filter((other) => isAbout(one, other)).length;
  // Where a degree is far from either zero line, a coordinate on a wrong scale is far from the right one.
  const isFar = ({ latitude, longitude }: Place) => Math.min(Math.abs(latitude), Math.abs(longitude)) >= 30;
  return places
    .toSorted((one, other) => Number(isFar(other)) - Number(isFar(one)))
    .slice(0, mostCentres)
    .map((place) => ({ place, crowd: crowdOf(place) * (isFar(place) ? 2 : 1) }))
    .toSorted((one, other) => other.crowd - one.crowd)[0]?.place;
};

/** Degrees from the middle of a box to its sides; a wide one shows more assets, and has to lie farther from its mirror image. */
const wide = 8;
const narrow = 2;

/** A box about assets that lies elsewhere where it is read longitude first; undefined where no place allows one. */
function boxOfAssets(places: readonly Place[]): Box | undefined {
  for (const [half, apart] of [
    [wide, 24],
    [narrow, 10],
  ] as const) {
    const able = places.filter(
      ({ latitude, longitude }) => Math.abs(latitude) < 80 && Math.abs(latitude - longitude) > apart,
    );
    const place = busiest(able, (one, other) => isInside(other, boxAbout(one, half, half)) === true);
    if (place !== undefined) return boxAbout(place, half, half);
  }
  return undefined;
}

/** Places that are looked at, as a reply may have many rows. */
const mostCentres = 200;

export const energyBox = defineCheck({
  id: 'routes/energy-box',
  title: 'A box on energy assets, if accepted, has latitudes first',
  clauses: ['routes.energy-assets.bbox.latitude-first'],
  operations: ['listEnergyAssets'],
  rulings: ['named-routes', 'rows-need-not-be-held'],
  property: once(
    async (api) => {
      const treatment = await treatmentOf(api, 'bbox');
      if (treatment !== 'filters') {
        api.observe('bbox on energy assets', treatment);
        expectHeld(treatment !== 'closed', 'the account has no access to energy assets', await assetsBy(api));
        precondition(treatment === 'unknown', 'energy assets do not say whether they take bbox');
        api.witness('boxes that are not taken');
        return;
      }
      const assets = assetsIn(await assetsBy(api));
      const places = assets.filter(isSite).flatMap((row) => placeIn(row) ?? []);
      const box = boxOfAssets(places);
      if (box === undefined) {
        await expectFarAssets(api);
        return;
      }
      const reply = await assetsBy(api, { bbox: boxText(box) });
      expectOk(reply);
      const rows = assetsIn(reply);
      expectThat(rows.length > 0, '/data', `the assets within ${boxText(box)}`, 'none');
      expectKept(reply, assets, (each) => isInside(each, box) === true);
      const within = `places within ${boxText(box)}`;
      expectWithin(rows, (each) => isInside(each, box) !== false, within);
      api.witness('assets within the box', rows.filter((row) => placeIn(row) !== undefined).length);
    },
    { requests: 4 },
  ),
});

/** The half of the earth that is far from Greenwich: read longitude first, these boxes have latitudes that there are not. */
const farBoxes = ['-90,95,90,180', '-90,-180,90,-95'];

/** Some asset lies in that half; rows that do not show where they are tell no more. */
async function expectFarAssets(api: Api): Promise<void> {
  let found = 0;
  for (const bbox of farBoxes) {
    const reply = await assetsBy(api, { bbox });
    expectOk(reply);
    found += assetsIn(reply).length;
  }
  precondition(found > 0, 'no energy asset shows where it is, and none is far from Greenwich', 'no-data');
  api.witness('assets far from Greenwich', found);
}

export const energyBrokenBox = defineCheck({
  id: 'routes/energy-broken-box',
  title: 'A malformed or inverted box on energy assets, if boxes are accepted, is refused as INVALID_BBOX',
  clauses: [
    'routes.energy-assets.bbox.malformed',
    'routes.energy-assets.bbox.inverted-latitude',
    'routes.energy-assets.bbox.inverted-longitude',
  ],
  operations: ['listEnergyAssets'],
  rulings: ['faulty-box', 'named-routes', 'missing-entitlement', 'rows-need-not-be-held'],
  runs: 4,
  property: forAll<BrokenBox>(
    brokenBoxes('three-numbers', 'five-numbers', 'no-number', 'latitude-inverted', 'longitude-inverted'),
    async (api, { fault, box }) => {
      const treatment = await treatmentOf(api, 'bbox');
      const reply = await assetsBy(api, { bbox: box });
      if (isPassedOver(reply, 'bbox', treatment)) {
        api.observe('bbox on energy assets', treatment);
        expectHeld(treatment !== 'closed', 'the account has no access to energy assets', reply);
        precondition(treatment === 'unknown', 'energy assets do not say whether they take bbox');
        api.witness('boxes that are not taken');
        return;
      }
      if (fault === 'longitude-inverted' && reply.status === 200) {
        // It may be read as crossing the antimeridian, but then it holds what it says.
        const [south = 0, west = 0, north = 0, east = 0] = box.split(',').map(Number);
        const outside = assetsIn(reply)
          .filter(isSite)
          .flatMap((row) => placeIn(row) ?? [])
          .filter(
            ({ latitude, longitude }) =>
              latitude < south || latitude > north || (longitude < west && longitude > east),
          );
        expectThat(
          outside.length === 0,
          '/data',
          `assets within ${box}, or INVALID_BBOX`,
          outside.slice(0, 3),
        );
        api.deviates('faulty-box', 'a box with its longitudes inverted is read as crossing the antimeridian');
      } else expectRefusal(reply, { codes: ['INVALID_BBOX'] });
      api.witness('broken boxes answered');
    },
    {
      requests: 2,
      clause: ({ fault }) => onBoxes(fault),
      examples: [
        { fault: 'no-number', box: '10,10,20,east' },
        { fault: 'latitude-inverted', box: '40,-100,30,-90' },
        { fault: 'longitude-inverted', box: '30,-90,40,-100' },
      ],
    },
  ),
});

/** Kilometres. */
const radius = 300;

export const energyNear = defineCheck({
  id: 'routes/energy-near',
  title: 'near on energy assets, if accepted, is one triple, and a pair is refused as INVALID_NEAR',
  clauses: ['routes.energy-assets.near.triple', 'routes.energy-assets.near.pair'],
  operations: ['listEnergyAssets'],
  rulings: ['great-circle-distance', 'named-routes', 'missing-entitlement', 'rows-need-not-be-held'],
  property: once(
    async (api) => {
      const treatment = await treatmentOf(api, 'near');
      const pair = await assetsBy(api, { near: '48,11' });
      if (isPassedOver(pair, 'near', treatment)) {
        api.observe('near on energy assets', treatment);
        expectHeld(treatment !== 'closed', 'the account has no access to energy assets', pair);
        precondition(treatment === 'unknown', 'energy assets do not say whether they take near');
        api.witness('points that are not taken');
        return;
      }
      expectRefusal(pair, { codes: ['INVALID_NEAR'], clause: 'routes.energy-assets.near.pair' });
      api.witness('points without a radius refused');
      // A triple about an empty place leaves assets out, wherever those are.
      expectOk(await assetsBy(api, { near: nowhereAtSea.near }));
      api.witness('triples that leave assets out', treatment === 'filters' ? 1 : 0);
      const assets = assetsIn(await assetsBy(api));
      const known = assets.filter(isSite).flatMap((row) => placeIn(row) ?? []);
      const centre = busiest(known, (one, other) => isWithin(distance(one, other), radius) === true);
      if (centre === undefined) return;
      const near = `${centre.latitude},${centre.longitude},${radius}`;
      const reply = await assetsBy(api, { near });
      expectOk(reply);
      const rows = assetsIn(reply);
      expectThat(rows.length > 0, '/data', `the asset at ${near}`, 'none');
      expectKept(reply, assets, (each) => isWithin(distance(centre, each), radius) === true);
      expectWithin(
        rows,
        (each) => isWithin(distance(centre, each), radius) !== false,
        `assets within ${near}`,
      );
      api.witness('assets within the radius', rows.length);
    },
    { requests: 4 },
  ),
});
