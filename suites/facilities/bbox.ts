import { brokenBoxes } from '../../generators/places.js';
import {
  defineCheck,
  expectHeld,
  expectRefusal,
  expectThat,
  forAll,
  type JsonObject,
  once,
} from '../../src/kit/index.js';
import { expectFound, expectSelected, isCut, keyOf, pageOf } from '../asking/facilities.js';
import { distinctivePlaces, locatedFacilities, placeOf } from '../asking/facility-places.js';
import { nameOf, sourcesOf } from '../asking/facility-record.js';
import { type Box, boxAbout, boxText, isInside, type Place, wholeEarth } from '../asking/places.js';
import { listIn } from '../asking/replies.js';
import { acrossTheAntimeridian } from '../rules/box.js';

export const bboxAcrossTheAntimeridian = acrossTheAntimeridian({
  id: 'facilities/bbox-across-the-antimeridian',
  clauses: ['facilities.bbox.inverted-longitudes', 'error.invalid-bbox.inverted-longitude'],
  operation: 'listFacilities',
  needs: ['key.full', 'entitlement.can_use_facilities'],
  send: (api, bbox) => pageOf(api, { bbox }),
  rowsIn: listIn,
  placeOf,
});

export const bboxBroken = defineCheck({
  id: 'facilities/bbox-broken',
  title: 'A box with inverted latitudes or without four numbers is refused as INVALID_BBOX',
  clauses: [
    'facilities.bbox.malformed',
    'facilities.bbox.inverted-latitudes',
    'error.invalid-bbox',
    'error.invalid-bbox.inverted-latitude',
  ],
  operations: ['listFacilities'],
  rulings: ['faulty-box'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  runs: 4,
  property: forAll(
    brokenBoxes('three-numbers', 'five-numbers', 'no-number', 'latitude-inverted'),
    async (api, { box }) => {
      expectRefusal(await api.get('listFacilities', { bbox: box }), { codes: ['INVALID_BBOX'] });
      api.witness('refusals of a broken box');
    },
    {
      examples: [
        { fault: 'latitude-inverted', box: '50,10,40,20' },
        { fault: 'three-numbers', box: '40,10,50' },
        { fault: 'no-number', box: '40,10,50,east' },
        { fault: 'five-numbers', box: '40,10,50,20,20' },
      ],
      clause: ({ fault }) =>
        fault === 'latitude-inverted' ? 'facilities.bbox.inverted-latitudes' : 'facilities.bbox.malformed',
    },
  ),
});

const rounded = (degrees: number): number => Math.round(degrees * 1000) / 1000;

/** A box about a place that rounding to whole degrees would move away from it. */
const smallBox = ({ latitude, longitude }: Place): Box => ({
  south: rounded(latitude - 0.4),
  west: rounded(longitude - 0.4),
  north: rounded(latitude + 0.4),
  east: rounded(longitude + 0.4),
});

/**
 * Whether the facilities of a reply are those of the box read longitude first. An empty reply tells that of a wide box
 * alone, which rounded sides cannot empty.
 */
function isSwapped(rows: readonly JsonObject[], box: Box, isWide: boolean): boolean {
  const { south, west, north, east } = box;
  const places = rows.flatMap((row) => placeOf(row) ?? []);
  const swapped = { south: west, west: south, north: east, east: north };
  const fits = places.every((place) => isInside(place, swapped) !== false);
  return fits && (rows.length === 0 ? isWide : places.some((place) => isInside(place, box) === false));
}

export const bboxFilter = defineCheck({
  id: 'facilities/bbox-filter',
  title: 'A box, latitude first, selects the facilities within it',
  clauses: [
    'facilities.bbox.order',
    'facilities.bbox.inside',
    'facilities.bbox.finds',
    'facilities.bbox.without-coordinates',
    'error.invalid-bbox.latitude-first',
  ],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const telling = distinctivePlaces(await locatedFacilities(api));
      const chosen = [telling[0], telling[Math.floor(telling.length / 2)]].filter(
        (each) => each !== undefined,
      );
      expectHeld(
        chosen.length > 0,
        'no facility whose name can be searched for lies where latitude and longitude differ clearly',
        await pageOf(api),
      );
      for (const [index, { place }] of chosen.entries()) {
        const isWide = index === 0;
        const box = isWide ? boxAbout(place, 6, 9) : smallBox(place);
        const rows = listIn(await pageOf(api, { bbox: boxText(box) }));
        const misread = isSwapped(rows, box, isWide) ? 'facilities.bbox.order' : undefined;
        await expectSelected(api, {
          query: { bbox: boxText(box) },
          because: `facilities within ${boxText(box)}`,
          fits: (row) => {
            const where = placeOf(row);
            return where === null ? undefined : isInside(where, box);
          },
          only: misread ?? 'facilities.bbox.inside',
          finds: misread ?? 'facilities.bbox.finds',
        });
        const unlocated = rows.filter((row) => placeOf(row) === null);
        api.observe(`without coordinates in ${boxText(box)}`, `${unlocated.length} facilities`);
      }
      await expectSelected(api, {
        query: wholeEarth.query,
        because: 'facilities within the box of all places',
        fits: (row) => (placeOf(row) === null ? undefined : true),
        served: 'facilities.bbox.finds',
        finds: 'facilities.bbox.finds',
      });
    },
    { requests: 3 },
  ),
});

export const bboxPorts = defineCheck({
  id: 'facilities/bbox-ports',
  title: 'A box has its latitudes first with source=maritime_ports too',
  clauses: ['facilities.bbox.order.ports', 'error.invalid-bbox.latitude-first'],
  operations: ['listFacilities'],
  rulings: ['maritime-box-order'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(async (api) => {
    const port = distinctivePlaces(await locatedFacilities(api)).find(
      ({ row }) => sourcesOf(row).join() === 'maritime_ports',
    );
    expectHeld(
      port !== undefined,
      'no port whose name can be searched for lies where latitude and longitude differ clearly',
      await pageOf(api, { source: 'maritime_ports' }),
    );
    const query = { source: 'maritime_ports', bbox: boxText(boxAbout(port.place, 4, 6)) };
    const reply = await pageOf(api, query);
    const because = `a port within ${query.bbox}`;
    const found = listIn(reply).some((each) => keyOf(each) === keyOf(port.row));
    if (!found && isCut(reply)) await expectFound(api, query, port.row, because);
    else expectThat(found, '/data', `${because}: "${nameOf(port.row)}"`, listIn(reply).map(nameOf));
    api.witness('ports in a box');
  }),
});
