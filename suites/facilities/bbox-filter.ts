import { defineCheck, once, precondition } from '../../src/kit/index.js';
import { type Box, boxAbout, boxText, isInside, type Place } from '../geometry.js';
import { listIn } from '../list-in.js';
import { coordinatesOf } from './coordinates.js';
import { locatedFacilities, tellingPlaces } from './places.js';
import { pageOf } from './sample.js';
import { expectSelected } from './selected.js';

const rounded = (degrees: number): number => Math.round(degrees * 1000) / 1000;

/** A box about a place that rounding to whole degrees would move away from it. */
const smallBox = ({ latitude, longitude }: Place): Box => ({
  south: rounded(latitude - 0.4),
  west: rounded(longitude - 0.4),
  north: rounded(latitude + 0.4),
  east: rounded(longitude + 0.4),
});

export const bboxFilter = defineCheck({
  id: 'facilities/bbox-filter',
  title: 'A box, latitude first, selects the facilities that lie within it',
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
      const telling = tellingPlaces(await locatedFacilities(api));
      const chosen = [telling[0], telling[Math.floor(telling.length / 2)]].filter(
        (each) => each !== undefined,
      );
      precondition(chosen.length > 0, 'no facility in a telling place is seen', 'no-data');
      for (const [index, { place }] of chosen.entries()) {
        const box = index === 0 ? boxAbout(place, 6, 9) : smallBox(place);
        await expectSelected(api, {
          query: { bbox: boxText(box) },
          because: `facilities within ${boxText(box)}`,
          fits: (row) => {
            const where = coordinatesOf(row);
            return where === null ? undefined : isInside(where, box);
          },
        });
        const unlocated = listIn(await pageOf(api, { bbox: boxText(box) })).filter(
          (row) => coordinatesOf(row) === null,
        );
        api.observe(`without coordinates in ${boxText(box)}`, `${unlocated.length} facilities`);
      }
    },
    { requests: 2 },
  ),
  refutedBy: [
    'facilities.bbox.dropped',
    'facilities.bbox.latitude-only',
    'facilities.bbox.longitude-first',
    'facilities.bbox.ports-lost',
    'facilities.bbox.shrunk',
    'facility-record.coordinates.swapped',
  ],
});
