import { at, defineCheck, expectThat, forEach, type Query, rowsOf } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { significanceOf } from '../seen-event.js';

/** Metrics are computed live: a value may move between ordering and printing. */
const drift = 0.01;

const orders: readonly Query[] = [{}, { sort: 'significance' }];

export const sortSignificance = defineCheck({
  id: 'events/sort-significance',
  title:
    'Events are ranked by significance, the most significant first, with sort=significance or without sort',
  clauses: [
    'events.sort.significance',
    'events.sort.default',
    'events.sort.values',
    'envelope.list.sort.echo',
  ],
  operations: ['listEvents'],
  rulings: ['A57'],
  property: forEach(orders, async (api, order) => {
    const reply = await api.get('listEvents', { ...bounds(api.world.offer.window), ...order, limit: 100 });
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
    if (order.sort !== undefined) expectThat(echo === 'significance', '/sort', 'significance', echo);
  }),
  refutedBy: [
    'list.sort-missing',
    'sort.default-recent',
    'sort.significance-ascending',
    'sort.significance-shuffled',
  ],
});
