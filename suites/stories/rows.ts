import { vocabularies } from '../../contract/index.js';
import { at, defineInvariant, type Exchange, expectThat, type JsonObject } from '../../src/kit/index.js';
import { significanceDrift } from '../asking/events.js';
import { listOf } from '../asking/replies.js';
import { sentWith } from '../asking/sent.js';
import { storySignificanceOf } from '../asking/stories.js';

// Whatever a list of Stories is asked for, its rows have to be what the request says of them: on any page, beside any other
// parameter.

/** The rows of a page that was served. */
const storiesIn = ({ request, status, json }: Exchange): readonly JsonObject[] =>
  request.operation === 'listStories' && status === 200 ? (listOf(json) ?? []) : [];

/** Requests whose replies show it, where few checks are run. */
const provokedBy = ['stories/sort-significance', 'stories/cursor-walk', 'repeats/in-flight'];

export const rowsCounted = defineInvariant({
  id: 'stories/rows-counted',
  title: 'No page of Stories has more rows than the limit in force',
  clauses: ['stories.limit.page-size'],
  operations: ['listStories'],
  rulings: ['limit-above-max'],
  judge(exchange) {
    const rows = storiesIn(exchange);
    const [text, ...further] = sentWith(exchange).get('limit') ?? [];
    // What a limit above the maximum is served with, and how many rows there are by default, is judged elsewhere.
    if (text === undefined || further.length > 0 || !/^[1-9]\d?$|^100$/.test(text)) return 0;
    expectThat(rows.length <= Number(text), '/data', `at most ${text} rows`, `${rows.length} rows`);
    return rows.length > 0 ? 1 : 0;
  },
  provokedBy,
});

export const rowsOrdered = defineInvariant({
  id: 'stories/rows-ordered',
  title: 'Any page of Stories in order of significance has the most significant Stories first',
  clauses: ['stories.sort.significance'],
  operations: ['listStories'],
  rulings: ['sort-directions'],
  comparesParts: true,
  judge(exchange) {
    const sent = sentWith(exchange);
    const [sort, ...further] = sent.get('sort') ?? [];
    // Whether a search orders by relevance is left open.
    if (sort !== 'significance' || further.length > 0 || sent.has('search')) return 0;
    const rows = storiesIn(exchange);
    let lowest = Number.POSITIVE_INFINITY;
    for (const [index, row] of rows.entries()) {
      const significance = storySignificanceOf(row) ?? lowest;
      const isNoHigher = significance <= lowest + significanceDrift;
      expectThat(isNoHigher, `/data/${index}/significance`, `at most ${lowest}, as above`, significance);
      lowest = Math.min(lowest, significance);
    }
    return rows.length > 1 ? rows.length : 0;
  },
  provokedBy,
});

export const rowsEchoed = defineInvariant({
  id: 'stories/rows-echoed',
  title: 'Any page of Stories repeats the order that was sent',
  clauses: ['envelope.list.sort.echo'],
  operations: ['listStories'],
  judge(exchange) {
    const sent = sentWith(exchange);
    const [text, ...further] = sent.get('sort') ?? [];
    const sort = vocabularies.storySort.values.find((value) => value === text);
    // Whether a search orders by relevance is left open.
    if (sort === undefined || further.length > 0 || sent.has('search') || exchange.status !== 200) return 0;
    const told = at(exchange.json, '/sort');
    expectThat(told === sort, '/sort', sort, told);
    return 1;
  },
  provokedBy: [...provokedBy, 'stories/sort-values'],
});
