import { defineCheck, expectThat, once, precondition, rowsOf } from '../../src/kit/index.js';
import { closedFor } from '../story-window.js';
import { storyPage } from './sample.js';
import { significanceOf } from './story.js';

/** Computed live: a value may move between ordering and printing. */
const drift = 0.01;

export const sortSignificance = defineCheck({
  id: 'stories/sort-significance',
  title:
    'With sort=significance the most significant Stories come first, where cards tell their significance',
  clauses: ['stories.sort.significance'],
  operations: ['listStories'],
  rulings: ['A57'],
  property: once(async (api) => {
    const query = await closedFor(api, 'listStories', { sort: 'significance' });
    const rows = rowsOf(await storyPage(api, query));
    const shown = rows.map(significanceOf);
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
  refutedBy: ['stories.sort.significance-ascending', 'stories.sort.significance-by-id'],
});
