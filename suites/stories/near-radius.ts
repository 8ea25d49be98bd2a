import { limits } from '../../contract/index.js';
import {
  defineCheck,
  expectOk,
  expectRefusal,
  expectThat,
  once,
  precondition,
  rowsOf,
} from '../../src/kit/index.js';
import { within } from '../filters/places.js';
import { distance, type Place, placeOf, pointText } from '../geometry.js';
import { nextCursorOf } from '../page-of-events.js';
import { isUnknown } from '../taken.js';
import { hasLinked, type LinkedStories, linkedStories } from './links.js';
import { storyPage } from './sample.js';
import { storyIdOf } from './story.js';

const { default: usual, max } = limits.radiusKm;
const beyond = 20_000;
const mostPlaces = 40;

/** The place of a linked Event with others about it beyond the usual radius, and Stories beyond the greatest one. */
function centreOf({ rows, reached, known }: LinkedStories): Place | undefined {
  const places = [...reached.values()].flat().flatMap((event) => placeOf(event) ?? []);
  const ranked = places.slice(0, mostPlaces).map((place) => {
    const near = places.filter((each) => {
      const kilometres = distance(place, each);
      return kilometres > 1.5 * usual && kilometres < 8 * usual;
    }).length;
    const { fits } = within(place, max, {});
    const far = rows.filter((row) => hasLinked(row, known, fits) === false).length;
    return { place, near, far };
  });
  const [best] = ranked.toSorted(
    (one, other) => Math.min(other.near, other.far) - Math.min(one.near, one.far) || other.near - one.near,
  );
  return best?.place;
}

export const nearRadius = defineCheck({
  id: 'stories/near-radius',
  title: 'Where Stories take near, its radius is 100 km without radius_km, and 2000 km at most',
  clauses: ['limits.radius-km.default', 'limits.radius-km.cap'],
  operations: ['listEvents', 'listStories'],
  rulings: ['A60', 'A70', 'C10', 'C11'],
  property: once(
    async (api) => {
      const stories = await linkedStories(api);
      const centre = centreOf(stories);
      precondition(centre !== undefined, 'no linked Event has coordinates', 'no-data');
      const near = pointText(centre);
      const ask = (radius_km: number | undefined) => storyPage(api, { ...stories.query, near, radius_km });
      const explicit = await ask(usual);
      precondition(!isUnknown(explicit, 'near'), 'Stories do not take near');
      expectOk(explicit);

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
      if (wide.status !== 200) {
        expectRefusal(wide, { codes: ['INVALID_NUMBER', 'INVALID_NEAR'] });
        api.witness('too wide radii refused');
      } else {
        const { fits } = within(centre, max, {});
        const far = rowsOf(wide).filter((row) => hasLinked(row, stories.known, fits) === false);
        expectThat(far.length === 0, '/data', `no Story beyond ${max} km`, far.slice(0, 5).map(storyIdOf));
        const due = stories.rows.filter((row) => hasLinked(row, stories.known, fits) === false);
        api.witness('Stories beyond the greatest radius', due.length);
      }
    },
    { requests: 3 },
  ),
  refutedBy: ['stories.radius.default-1000', 'stories.radius.not-capped'],
});
