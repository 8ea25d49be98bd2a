import { bendsOf } from '../bends.js';
import { listBody } from '../envelope.js';
import type { Faults } from '../fault.js';
import { onStories } from '../on-stories.js';
import { type Query, readQuery } from '../query.js';
import { Refusal } from '../refusal.js';
import type { Call, Reply } from '../route.js';
import { cursorAt, positionOf } from '../rules/cursor.js';
import { listLimit } from '../rules/limit.js';
import { goesOn, paginationOf, rowsOnAPage } from '../rules/pagination.js';
import { selectStories } from '../rules/story-filters.js';
import { storyOrderOf } from '../rules/story-order.js';
import { storySearchOf } from '../rules/story-search.js';
import { storyCardOf } from '../story-card.js';

export const storiesFaults = {
  'stories.limit.one-row-too-many': {
    clauses: ['stories.limit.page-size'],
    summary: 'Returns limit + 1 Stories, the one fetched to see whether there is more',
  },
  'stories.cursor.never-null': {
    clauses: ['stories.cursor.walk-ends'],
    summary: 'Gives a next_cursor on the last page of Stories as well, which leads back to the start',
  },
  'stories.cursor.always-null': {
    clauses: ['stories.cursor.walk-complete'],
    summary: 'Never gives a next_cursor on Stories',
  },
  'stories.cursor.category-unbound': {
    clauses: ['error.cursor-stale', 'states.cursor.filters-change'],
    summary: 'Serves a cursor of Stories beside another story_category than its own',
  },
  'stories.cursor.last-page-lost': {
    clauses: ['stories.cursor.walk-complete'],
    summary: 'Ends the walk through Stories before a page that is not full',
  },
  'stories.empty-answered-404': {
    clauses: ['service.empty.status'],
    summary: 'Answers filters that no Story fits with 404',
  },
} as const satisfies Faults;

const withoutCategory = (query: Query): Query => ({
  ...query,
  values: new Map([...query.values].filter(([name]) => name !== 'story_category')),
});

/** The Stories list. */
export function listStories({ url, account, deployment }: Call): Reply {
  const { planted } = deployment;
  const shared = onStories(planted);
  const bend = bendsOf(planted);
  const now = deployment.now().getTime();
  const query = readQuery(url, 'listStories', shared);
  const { limit, normalized } = listLimit(query, shared);
  const bound = planted('stories.cursor.category-unbound') ? withoutCategory(query) : query;
  const { offset, since } = positionOf(bound, account.workspace.id, now, shared);
  const order = storyOrderOf(query, since, planted);
  const search = storySearchOf(query, planted);
  const selected = selectStories(query, deployment, since, normalized);
  const arranged = order.arrange(selected.stories);
  const searched = planted('stories.search.top-ten-only') && search ? arranged.slice(0, 10) : arranged;
  const rows = search === undefined ? searched : searched.filter(search);
  if (rows.length === 0 && planted('stories.empty-answered-404'))
    throw new Refusal('NOT_FOUND', 'No Stories.');

  const end = offset + rowsOnAPage(limit, planted);
  const more = planted('stories.limit.one-row-too-many') ? 1 : 0;
  const cards = rows
    .slice(offset, end + more)
    .map((story) => bend.storyCard(storyCardOf(story, deployment, since)));
  const left = rows.length - end;
  const follows = goesOn(offset, end, rows.length, planted) && !planted('stories.cursor.always-null');
  const cut = left < limit && planted('stories.cursor.last-page-lost');
  const wraps = planted('stories.cursor.never-null');
  const next = { offset: wraps && left <= 0 ? 0 : end, since };
  const { id: workspace } = account.workspace;
  const cursors = {
    own: cursorAt({ offset, since }, bound, workspace, now, shared),
    next: (follows || wraps) && !cut ? cursorAt(next, bound, workspace, now, shared) : null,
  };
  const pagination = paginationOf(query, limit, cursors, planted);
  return { body: bend.storyList(listBody(cards, pagination, order.echo, selected.meta, selected.applied)) };
}
