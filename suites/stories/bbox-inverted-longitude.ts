import { defineCheck, expectRefusal, expectThat, once, rowsOf } from '../../src/kit/index.js';
import { isInside, placeOf } from '../geometry.js';
import type { Fits } from '../selection.js';
import { hasLinked, linkedStories } from './links.js';
import { storyPage } from './sample.js';
import { storyIdOf } from './story.js';

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
  operations: ['listEvents', 'listStories'],
  rulings: ['A13'],
  property: once(async (api) => {
    const { query, known } = await linkedStories(api);
    const reply = await storyPage(api, { ...query, bbox: '-60,60,70,20' });
    if (reply.status !== 200) {
      expectRefusal(reply, { codes: ['INVALID_BBOX'] });
      api.witness('boxes refused');
      return;
    }
    api.deviates(
      'A13',
      'a box of Stories with lon_min above lon_max is served as one across the antimeridian',
    );
    const between = rowsOf(reply).filter((row) => hasLinked(row, known, acrossTheAntimeridian) === false);
    expectThat(
      between.length === 0,
      '/data',
      'no Story between the longitudes',
      between.slice(0, 5).map(storyIdOf),
    );
    api.witness('Stories across the antimeridian', rowsOf(reply).length);
  }),
  refutedBy: ['stories.bbox.inverted-longitude-empty'],
});
