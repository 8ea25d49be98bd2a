import { limits } from '../../contract/index.js';
import {
  type Api,
  defineCheck,
  expectRefusal,
  expectStatus,
  forEach,
  once,
  type Query,
  rowsOf,
} from '../../src/kit/index.js';
import { expectFilters, expectSelected, expectSelectsOffered, judged } from '../asking/filters.js';
import { fullPage } from '../asking/pages.js';
import {
  boxOfFractions,
  boxUpTo,
  busiestPlace,
  type Circle,
  circle,
  circleAcross,
  discriminatingCircles,
  distance,
  inBox,
  inBoxThroughCountry,
  inCircle,
  isInside,
  mistaken,
  placeOf,
  pointText,
  wholeEarth,
  within,
} from '../asking/places.js';
import { type ClauseOf, expectSelects, expectSelectsSeen } from '../asking/results.js';
import { bounds } from '../asking/windows.js';

const { default: radius, max } = limits.radiusKm;

export const nearDefaultRadius = defineCheck({
  id: 'events/near-default-radius',
  title: 'Without radius_km the radius around a point is 100 km, or the request is refused',
  clauses: ['events.radius-km.default', 'limits.radius-km.default'],
  operations: ['listEvents'],
  rulings: ['great-circle-distance', 'near-without-radius'],
  property: once(async (api) => {
    const { window, events } = api.world.offer;
    const centre = busiestPlace(events, radius * 10);
    if (centre === undefined) return;
    const asked = within(centre, radius, { near: pointText(centre) });
    const query = { ...bounds(window), ...asked.query, limit: 100 };
    const reply = await fullPage(api, query);
    if (reply.status !== 200) {
      expectRefusal(reply, { codes: ['INVALID_NEAR', 'MISSING_PARAM'] });
      api.observe('near without radius_km', 'refused');
      api.witness('refusals');
      return;
    }
    await expectSelectsSeen(api, reply, asked, () => fullPage(api, query, { fresh: true }));
    api.observe('near without radius_km', 'served');
  }),
});

const radii = [300, 700, 1200, 1900];

const mistakes = ['a flat grid of degrees', 'the square around the circle', 'a radius in miles'] as const;

const { 'a flat grid of degrees': flat, 'the square around the circle': square } = mistaken;

/** Accused for Events that a circle wrongly admits or loses. */
const circleClause =
  ({ centre, radius }: Circle): ClauseOf =>
  (cards, how) => {
    const places = cards.flatMap((card) => placeOf(card) ?? []);
    const isLost = how === 'lost';
    const are = (measure: typeof flat) =>
      places.length === cards.length && places.every((place) => measure(centre, place) < radius !== isLost);
    if (are(flat) || are(square)) return 'events.near.great-circle';
    const swapped = { latitude: centre.longitude, longitude: centre.latitude };
    // The point is an Event's, and lies outside the swapped circle.
    const isSwapped = isLost
      ? places.some((place) => distance(centre, place) < 1)
      : are((_, place) => distance(swapped, place));
    return isSwapped ? 'events.near.order' : 'events.near.inside';
  };

/** Accused for Events that a box wrongly admits or loses. */
const boxClause =
  (query: Query): ClauseOf =>
  (cards, how) => {
    const places = cards.map(placeOf);
    if (how === 'lost') return 'events.bbox.order';
    if (places.every((place) => place === null)) return 'events.bbox.without-coordinates';
    const [south = 0, west = 0, north = 0, east = 0] = String(query.bbox).split(',').map(Number);
    const swapped = { south: west, west: south, north: east, east: north };
    return places.every((place) => isInside(place, swapped) !== false)
      ? 'events.bbox.order'
      : 'events.bbox.inside';
  };

const acrossAntimeridian = 'across the antimeridian';

/** The east of the Pacific seas west of the antimeridian: Fiji, New Zealand, Kamchatka. */
const eastEnd = { bbox: '-65,163,65,180' };

/** A point beyond the antimeridian has in its circle the Events on this side of it, if there are any. */
async function expectAcross(api: Api): Promise<void> {
  const window = bounds(api.world.offer.window);
  const cards = rowsOf(await fullPage(api, { ...window, ...eastEnd, limit: 100 }));
  const [asked] = cards.flatMap((card) => {
    const place = placeOf(card);
    return (place && circleAcross(place, max)) ?? [];
  });
  if (asked === undefined) return;
  const { query, because, fits } = circle(asked.centre, asked.radius);
  const reply = await fullPage(api, { ...window, ...query, limit: 100 });
  expectSelects(api, reply, cards, fits, because, () => 'events.near.great-circle');
}

/** Accused for Events that a box beside a country wrongly admits or loses. */
const besideClause =
  (query: Query): ClauseOf =>
  (cards, how) => {
    const [south = 0, west = 0, north = 0, east = 0] = String(query.bbox).split(',').map(Number);
    const areOutside = cards.every((card) => isInside(placeOf(card), { south, west, north, east }) === false);
    if (how === 'lost') return 'events.bbox.order';
    return areOutside ? 'events.bbox.inside' : 'events.country-match.location.country';
  };

export const nearFilter = defineCheck({
  id: 'events/near-filter',
  title:
    'near keeps the Events within the radius along a great circle and excludes those without coordinates',
  clauses: ['events.near.order', 'events.near.inside', 'events.near.great-circle'],
  operations: ['listEvents'],
  rulings: ['great-circle-distance', 'nullable-event-fields', 'live-data'],
  property: forEach(
    ({ offer }) => [
      ...discriminatingCircles(
        offer.events.flatMap((card) => placeOf(card) ?? []),
        radii,
        mistakes,
      ),
      acrossAntimeridian,
    ],
    (api, asked) =>
      typeof asked === 'string'
        ? expectAcross(api)
        : expectSelected(api, { ...circle(asked.centre, asked.radius), clauseOf: circleClause(asked) }),
  ),
});

export const nearHalfAPoint = defineCheck({
  id: 'events/near-half-a-point',
  title: 'lat without a longitude is refused',
  clauses: ['events.near.half-a-point'],
  operations: ['listEvents'],
  rulings: ['near-without-radius'],
  property: once(async (api) => {
    const window = bounds(api.world.offer.window);
    expectStatus(await api.get('listEvents', { ...window, lat: 48.85, radius_km: 100 }), 400);
    api.witness('half a point refused');
  }),
});

export const nearRadiusCap = defineCheck({
  id: 'events/near-radius-cap',
  title: 'No Event is farther than 2000 km from the point, even if a larger radius is sent',
  clauses: ['events.radius-km.max', 'limits.radius-km.cap'],
  operations: ['listEvents'],
  rulings: ['great-circle-distance', 'radius-above-max'],
  property: forEach([max, 5000], async (api, radius) => {
    const { window, events } = api.world.offer;
    const centre = busiestPlace(events, max);
    if (centre === undefined) return;
    const query = { ...bounds(window), ...circle(centre, radius).query, limit: 100 };
    const reply = await fullPage(api, query);
    if (radius > max && reply.status !== 200) {
      expectRefusal(reply, { codes: ['INVALID_NUMBER', 'INVALID_NEAR'] });
      api.observe('radius_km above 2000', 'refused');
      api.witness('refusals');
      return;
    }
    await expectSelectsSeen(api, reply, within(centre, max, {}), () => fullPage(api, query, { fresh: true }));
  }),
});

const radius_km = 1500;

export const nearSpellings = defineCheck({
  id: 'events/near-spellings',
  title: 'lat with lon, and lat with lng, are equivalent to near',
  clauses: ['events.near.lat-lon', 'events.near.lat-lng'],
  operations: ['listEvents'],
  rulings: ['great-circle-distance'],
  property: forEach(
    ['lon', 'lng'] as const,
    async (api, name) => {
      const busiest = busiestPlace(api.world.offer.events, radius_km);
      if (busiest === undefined) return;
      // A latitude of zero is one.
      for (const centre of name === 'lon' ? [busiest, { ...busiest, latitude: 0 }] : [busiest]) {
        const query = { lat: centre.latitude, [name]: centre.longitude, radius_km };
        await expectSelected(api, within(centre, radius_km, query));
      }
    },
    { clause: (name) => `events.near.lat-${name}` },
  ),
});

export const nearWithoutCoordinates = defineCheck({
  id: 'events/near-without-coordinates',
  title:
    'Of the Events of two days, near keeps those within the radius and excludes those without coordinates',
  clauses: ['events.near.inside'],
  operations: ['listEvents'],
  rulings: ['great-circle-distance', 'nullable-event-fields'],
  property: once((api) => expectFilters(api, inCircle)),
});

export const bboxFilter = defineCheck({
  id: 'events/bbox-filter',
  title: 'A box, latitude first, keeps the Events within it and excludes those without coordinates',
  clauses: [
    'events.bbox.order',
    'events.bbox.inside',
    'events.bbox.without-coordinates',
    'events.country-match.location.country',
  ],
  operations: ['listEvents'],
  rulings: ['nullable-event-fields'],
  property: forEach(
    ({ offer }) => {
      const places = offer.events.flatMap((card) => placeOf(card) ?? []);
      // Cards that show no coordinates are in no box, however large it is.
      if (places.length === 0) return ['everywhere'];
      return ['chosen among two days', 'beside a country', 'of fractions', 'up to a place', 'everywhere'];
    },
    async (api, place) => {
      if (place === 'beside a country')
        await expectSelectsOffered(api, judged(inBoxThroughCountry, besideClause));
      else if (place === 'chosen among two days') await expectFilters(api, judged(inBox, boxClause));
      else {
        const seen = api.world.offer.events.flatMap((card) => placeOf(card) ?? []);
        const boxes = { 'of fractions': boxOfFractions(seen), 'up to a place': boxUpTo(seen) };
        const asked = boxes[place as keyof typeof boxes] ?? wholeEarth;
        await expectSelected(api, { ...asked, clauseOf: boxClause(asked.query) });
      }
    },
  ),
});
