import { limits } from '../../contract/index.js';
import {
  accusing,
  defineCheck,
  type Exchange,
  expectHeld,
  expectOk,
  expectRefusal,
  expectThat,
  forEach,
  once,
  precondition,
  rowsOf,
} from '../../src/kit/index.js';
import { isUnknown } from '../asking/calls.js';
import { nextCursorOf } from '../asking/pages.js';
import { distance, isInside, type Place, placeOf, pointText, wholeEarth, within } from '../asking/places.js';
import type { Fits } from '../asking/results.js';
import { someStories, storyIdOf, storyPage } from '../asking/stories.js';
import {
  asSeenNow,
  expectAdmitted,
  expectNothingElse,
  filteredBy,
  filteredTo,
  hasLinked,
  type LinkedStories,
  linkedStories,
  strangersAmong,
} from '../asking/story-links.js';
import { closedFor } from '../asking/story-windows.js';
import { matchingNothing } from '../asking/windows.js';

const { default: usual, max } = limits.radiusKm;
const beyond = 20_000;
const mostPlaces = 40;

/**
 * The place of a linked Event with others about it beyond the usual radius and, if there is one, some way off within it, and
 * Stories beyond the greatest radius.
 */
function centreOf({ rows, reached, known }: LinkedStories): Place | undefined {
  const places = [...reached.values()].flat().flatMap((event) => placeOf(event) ?? []);
  const ranked = places.slice(0, mostPlaces).map((place) => {
    const between = (least: number, most: number): number =>
      places.filter((each) => {
        const kilometres = distance(place, each);
        return kilometres > least * usual && kilometres < most * usual;
      }).length;
    const [near, inner] = [between(1.5, 8), between(0.55, 0.95)];
    const { fits } = within(place, max, {});
    const far = rows.filter((row) => hasLinked(row, known, fits) === false).length;
    const told = [near, far, inner].filter((count) => count > 0).length;
    return { place, near, far, told };
  });
  const [best] = ranked.toSorted(
    (one, other) =>
      other.told - one.told ||
      Math.min(other.near, other.far) - Math.min(one.near, one.far) ||
      other.near - one.near,
  );
  return best?.place;
}

export const nearRadius = defineCheck({
  id: 'stories/near-radius',
  title:
    'If Stories accept near, it keeps those with an Event in the radius: 100 km unless sent, and 2000 km at most',
  clauses: ['limits.radius-km.default', 'limits.radius-km.cap', 'stories.near.nothing-else'],
  operations: ['listEvents', 'listStories', 'getStory'],
  rulings: [
    'live-data',
    'great-circle-distance',
    'radius-above-max',
    'near-without-radius',
    'rows-need-not-be-held',
  ],
  property: once(
    asSeenNow(async (api) => {
      const stories = await linkedStories(api);
      const centre = centreOf(stories);
      precondition(centre !== undefined, 'no linked Event has coordinates', 'no-data');
      const near = pointText(centre);
      const ask = (radius_km: number | undefined) => storyPage(api, { ...stories.query, near, radius_km });
      const explicit = await ask(usual);
      expectHeld(
        !isUnknown(explicit, 'near'),
        'Stories do not take near, which is not shown for them',
        explicit,
      );
      expectOk(explicit);
      const beyondOf = (reply: Exchange, radius: number) =>
        strangersAmong(api, rowsOf(reply), stories.known, within(centre, radius, {}).fits);
      const outside = await beyondOf(explicit, usual);
      const ofNear = 'stories.near.nothing-else';
      expectThat(outside.length === 0, '/data', `no Story beyond ${usual} km`, outside, ofNear);

      const silent = await ask(undefined);
      if (silent.status !== 200) {
        expectRefusal(silent, { codes: ['INVALID_NEAR', 'MISSING_PARAM'] });
        api.witness('points without a radius refused');
      } else if (nextCursorOf(explicit) === undefined && nextCursorOf(silent) === undefined) {
        const [due, seen] = [explicit, silent].map((reply) =>
          rowsOf(reply).map(storyIdOf).toSorted().join(' '),
        );
        expectThat(
          due === seen,
          '/data',
          `the Stories within ${usual} km`,
          rowsOf(silent).map(storyIdOf).slice(0, 5),
        );
        api.witness('Stories about points without a radius', rowsOf(silent).length);
      }

      const wide = await ask(beyond);
      const ofCap = 'limits.radius-km.cap';
      if (wide.status !== 200) {
        expectRefusal(wide, { codes: ['INVALID_NUMBER', 'INVALID_NEAR'], clause: ofCap });
        api.witness('too wide radii refused');
      } else {
        const far = await beyondOf(wide, max);
        expectThat(far.length === 0, '/data', `no Story beyond ${max} km`, far, ofCap);
        const { fits } = within(centre, max, {});
        const left = stories.rows.filter((row) => hasLinked(row, stories.known, fits) === false);
        api.witness('Stories beyond the greatest radius', left.length);
      }
    }),
    { requests: 3 },
  ),
});

const faultyPoints = [
  { near: 'north,2.35', clause: 'error.invalid-near' },
  { near: '48.85,2.35,100', clause: 'error.invalid-near.triple' },
] as const;

export const nearRefused = defineCheck({
  id: 'stories/near-refused',
  title: 'If Stories accept near, a value that is not latitude and longitude is rejected with INVALID_NEAR',
  clauses: ['error.invalid-near', 'error.invalid-near.triple'],
  operations: ['listStories'],
  rulings: ['near-without-radius', 'rows-need-not-be-held'],
  property: forEach(faultyPoints, async (api, { near, clause }) => {
    const query = await closedFor(api, 'listStories', { near, radius_km: 100 });
    const reply = await api.get('listStories', query);
    expectHeld(!isUnknown(reply, 'near'), 'Stories do not take near, which is not shown for them', reply);
    expectRefusal(reply, { codes: ['INVALID_NEAR'], clause });
    api.witness('points refused');
  }),
});

export const bboxAdmits = defineCheck({
  id: 'stories/bbox-admits',
  title: 'A box admits every Story with a linked Event in it',
  clauses: ['stories.bbox.linked-events'],
  operations: ['listEvents', 'listStories'],
  rulings: ['nullable-event-fields'],
  property: once(
    async (api) => {
      const everywhere = await filteredTo(api, await linkedStories(api), wholeEarth);
      for (const filtered of [...(await filteredBy(api, 'bbox')), everywhere]) {
        api.witness('Stories admitted', expectAdmitted(filtered));
      }
    },
    { requests: 7 },
  ),
});

/** The parts of the globe east of 60 and west of 20 degrees. */
const halves = [
  { south: -60, west: 60, north: 70, east: 180 },
  { south: -60, west: -180, north: 70, east: 20 },
];

const acrossTheAntimeridian: Fits = (event) => {
  const inside = halves.map((box) => isInside(placeOf(event), box));
  if (inside.includes(true)) return true;
  return inside.includes(undefined) ? undefined : false;
};

export const bboxInvertedLongitude = defineCheck({
  id: 'stories/bbox-inverted-longitude',
  title: 'A box of Stories with inverted longitudes is refused, or read across the antimeridian',
  clauses: ['error.invalid-bbox.inverted-longitude'],
  operations: ['listEvents', 'listStories', 'getStory'],
  rulings: ['faulty-box'],
  property: once(
    asSeenNow(async (api) => {
      const { query, known } = await linkedStories(api);
      const reply = await storyPage(api, { ...query, bbox: '-60,60,70,20' });
      if (reply.status !== 200) {
        expectRefusal(reply, { codes: ['INVALID_BBOX'] });
        api.witness('boxes refused');
        return;
      }
      api.deviates(
        'faulty-box',
        'a box of Stories with lon_min above lon_max is served as one across the antimeridian',
      );
      const between = await strangersAmong(api, rowsOf(reply), known, acrossTheAntimeridian);
      expectThat(between.length === 0, '/data', 'no Story between the longitudes', between);
      api.witness('Stories across the antimeridian', rowsOf(reply).length);
    }),
  ),
});

export const bboxNothingElse = defineCheck({
  id: 'stories/bbox-nothing-else',
  title: 'A box admits no Story without a linked Event in it, and a box without Events admits no Story',
  clauses: ['stories.bbox.nothing-else', 'service.empty.status'],
  operations: ['listEvents', 'listStories', 'getStory'],
  rulings: ['nullable-event-fields'],
  property: once(
    asSeenNow(async (api) => {
      for (const filtered of await filteredBy(api, 'bbox')) {
        api.witness('Stories known to lie outside', await expectNothingElse(api, filtered));
        const { stories, reply } = filtered;
        api.observe('Stories in a box', `${rowsOf(reply).length} of ${stories.rows.length}`);
      }
      const { query, rows } = await someStories(api);
      const { bbox } = matchingNothing(api.world);
      const reply = await storyPage(api, { ...query, bbox });
      const admitted = accusing('service.empty.status', () => rowsOf(reply)).length;
      expectThat(admitted === 0, '/data', 'no Story of a place where nothing happens', `${admitted} rows`);
      api.witness('Stories left out', rows.length);
    }),
    { requests: 2 },
  ),
});
