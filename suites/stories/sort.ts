import { vocabularies } from '../../contract/index.js';
import {
  accusing,
  defineCheck,
  expectEqual,
  expectOk,
  expectThat,
  forEach,
  type JsonObject,
  once,
  precondition,
  rowsOf,
} from '../../src/kit/index.js';
import { expectEnumRefusal } from '../asking/refusals.js';
import {
  directionOf,
  idsOf,
  linkedEventCountOf,
  storyPage,
  storySignificanceOf,
  timesIn,
} from '../asking/stories.js';
import { closedFor } from '../asking/story-windows.js';
import { byRarity } from '../asking/texts.js';

/** Two orders of so many Stories are not the same by chance. */
const least = 12;
/** Times of which so many are not the commonest do not all rise by chance. */
const fewest = 4;

function areTelling(times: readonly number[]): boolean {
  const [, commonest] = byRarity(times.map(String)).at(-1) ?? ['', 0];
  return times.length >= least && times.length - commonest >= fewest;
}

/**
 * Whether significance differs by more than how recent Stories are, so that its order is not that of a time which no card
 * shows: it follows no time that is shown, and Stories differ in the Events that it is made of.
 */
function weighsMore(rows: readonly JsonObject[], times: readonly ReturnType<typeof directionOf>[]): boolean {
  const [shown, links] = [storySignificanceOf, linkedEventCountOf].map((of) => new Set(rows.map(of)));
  const differ = [shown, links].every(
    (values) => values !== undefined && values.size > 1 && !values.has(undefined),
  );
  return differ && times.some((direction) => direction !== undefined);
}

export const sortRecent = defineCheck({
  id: 'stories/sort-recent',
  title: 'sort=recent returns the newest Stories first, by one of their times',
  clauses: ['stories.sort.recent'],
  operations: ['listStories'],
  // Which time that is, and whether a card shows it, is open.
  rulings: ['sort-directions'],
  property: once(async (api) => {
    const query = await closedFor(api, 'listStories');
    const reply = await storyPage(api, { ...query, sort: 'recent' });
    const ids = idsOf(reply);
    precondition(ids.length > 1, 'there are too few Stories to be in order', 'no-data');
    const times = [...timesIn(reply)];
    const directions = new Map(times.map(([path, each]) => [path, directionOf(each)]));
    const [followed] = [...directions].filter(([, direction]) => direction === 'down');
    if (followed !== undefined) {
      api.observe('sort=recent', `follows ${followed[0]}`);
      api.witness('Stories in order', ids.length);
      return;
    }
    const reversed = times.some(([path, each]) => directions.get(path) === 'up' && areTelling(each));
    expectThat(!reversed, '/data', 'the newest Stories first', 'the oldest first');
    const ranked = idsOf(await storyPage(api, { ...query, sort: 'significance' }));
    const same = ids.length >= least && ids.every((id, index) => id === ranked[index]);
    const isByTime = !same || !weighsMore(rowsOf(reply), [...directions.values()]);
    expectThat(isByTime, '/data', 'the newest Stories first', 'the most significant first');
    precondition(false, 'no card shows a time that the order follows', 'no-data');
  }),
});

/** Computed live: a value may move between ordering and printing. */
const drift = 0.01;

export const sortSignificance = defineCheck({
  id: 'stories/sort-significance',
  title: 'sort=significance returns the most significant Stories first, if cards show their significance',
  clauses: ['stories.sort.significance'],
  operations: ['listStories'],
  rulings: ['sort-directions'],
  property: once(async (api) => {
    const query = await closedFor(api, 'listStories', { sort: 'significance' });
    const rows = rowsOf(await storyPage(api, query));
    const shown = rows.map(storySignificanceOf);
    precondition(
      shown.some((each) => each !== undefined),
      'no Story card tells its significance',
      'no-data',
    );
    // Held against the lowest above, so that many small steps upwards add up.
    let lowest = Number.POSITIVE_INFINITY;
    for (const [index, significance] of shown.entries()) {
      if (significance === undefined) continue;
      const place = `/data/${index}/significance`;
      expectThat(significance <= lowest + drift, place, `at most ${lowest}, as above`, significance);
      if (significance < lowest && index > 0) api.witness('steps downwards');
      lowest = Math.min(lowest, significance);
    }
  }),
});

const { values } = vocabularies.storySort;

export const sortValues = defineCheck({
  id: 'stories/sort-values',
  title: 'Stories accept significance and recent as sort, which the reply repeats, and no other value',
  clauses: [
    'stories.sort.values',
    'stories.sort.unknown',
    'envelope.list.sort.echo',
    'error.invalid-enum',
    'error.invalid-enum.details.accepted-values',
    'error.accepted-values',
  ],
  operations: ['listStories'],
  rulings: ['unknown-enum-value', 'error-details'],
  property: forEach([...values, 'notavalue'], async (api, sort) => {
    const query = await closedFor(api, 'listStories', { sort });
    if (!values.some((each) => each === sort)) {
      const refusal = await api.get('listStories', query);
      accusing('stories.sort.unknown', () => expectEnumRefusal(api, refusal, values));
      return;
    }
    const reply = await storyPage(api, query);
    expectOk(reply);
    expectEqual(reply, '/sort', sort, 'envelope.list.sort.echo');
    api.witness('orders served');
  }),
});
