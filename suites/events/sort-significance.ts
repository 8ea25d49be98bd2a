import { type Api, at, defineCheck, expectThat, forEach, type Query, rowsOf } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { byFrequency } from '../frequency.js';
import { soughtIn } from '../lexical-search.js';
import { wordsOf } from '../phrases.js';
import { significanceOf } from '../seen-event.js';

/** Metrics are computed live: a value may move between ordering and printing. */
const drift = 0.01;

const inWindow = async ({ world }: Api): Promise<Query> => bounds(world.offer.window);

/** A lexical search for the commonest word of titles: all that it finds are literal matches, none before others. */
async function searched(api: Api): Promise<Query> {
  const { result, phrase } = await soughtIn(api, (rows) => {
    const words = rows.map(({ title }) => (typeof title === 'string' ? [...new Set(wordsOf(title))] : []));
    return byFrequency(words.flat())[0]?.[0];
  });
  return { ...result.query, search: phrase, search_mode: 'lexical' };
}

const sort = 'significance';
const lists: readonly { readonly of: (api: Api) => Promise<Query>; readonly order: Query }[] = [
  { of: inWindow, order: {} },
  { of: inWindow, order: { sort } },
  { of: searched, order: { sort } },
];

export const sortSignificance = defineCheck({
  id: 'events/sort-significance',
  title: 'sort=significance puts the most significant Events first, on a search too, and is the default',
  clauses: [
    'events.sort.significance',
    'events.sort.default',
    'events.sort.values',
    'envelope.list.sort.echo',
  ],
  operations: ['listEvents'],
  rulings: ['A57'],
  property: forEach(lists, async (api, { of, order }) => {
    const reply = await api.get('listEvents', { ...(await of(api)), ...order, limit: 100 });
    // Held against the lowest above, so that many small steps upwards add up.
    let lowest = Number.POSITIVE_INFINITY;
    for (const [index, row] of rowsOf(reply).entries()) {
      const significance = significanceOf(row);
      if (significance === undefined) continue;
      const place = `/data/${index}/metrics/significance`;
      expectThat(significance <= lowest + drift, place, `at most ${lowest}, as above`, significance);
      if (significance < lowest && index > 0) api.witness('steps downwards');
      lowest = Math.min(lowest, significance);
    }
    const echo = at(reply.json, '/sort');
    if (order.sort !== undefined) expectThat(echo === sort, '/sort', sort, echo);
  }),
  refutedBy: [
    'list.sort-missing',
    'sort.default-recent',
    'sort.overridden-by-search',
    'sort.significance-ascending',
    'sort.significance-shuffled',
  ],
});
