import type { Call, Reply } from '../account/route.js';
import { bendsOf } from '../bends.js';
import { type Corpus, newestDays } from '../corpus/index.js';
import { type Story, storiesIn, storyOf } from '../corpus/stories.js';
import { cursorAt, positionOf, refuseMoved } from '../events/cursor.js';
import { detailBody, listBody } from '../events/envelope.js';
import { goesOn, listLimit, paginationOf, rowsOnAPage } from '../events/limit.js';
import { refuseUndeclared } from '../http/declared-parameters.js';
import type { Query } from '../http/query.js';
import { quoted, Refusal } from '../http/refusal.js';
import type { Faults, Planted } from '../planted.js';
import { storyCardOf } from './card.js';
import { onStories } from './events-rules.js';
import { knownAt, selectStories } from './filters.js';
import { readPairedStories } from './pairs.js';
import { storySearchOf } from './search.js';
import { storyOrderOf } from './sort.js';

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
  'stories.cursor.last-day-unbound': {
    clauses: ['error.cursor-stale', 'states.cursor.filters-change'],
    summary: 'Serves a cursor of Stories beside another date_end than its own',
  },
  'stories.cursor.first-day-unbound': {
    clauses: ['error.cursor-stale', 'states.cursor.filters-change'],
    summary: 'Serves a cursor of Stories beside another date_start than its own',
  },
  'stories.cursor.last-page-lost': {
    clauses: ['stories.cursor.walk-complete'],
    summary: 'Ends the walk through Stories before a page that is not full',
  },
  'stories.cursor.later-pages-reversed': {
    clauses: ['stories.sort.significance'],
    summary: 'Lists the Stories of each page after the first the other way round',
  },
  'stories.empty-answered-404': {
    clauses: ['service.empty.status'],
    summary: 'Answers filters that no Story fits with 404',
  },
} as const satisfies Faults;

/** Parameters that a cursor may have been left unbound to, by the faults. */
const unbound = {
  story_category: 'stories.cursor.category-unbound',
  date_start: 'stories.cursor.first-day-unbound',
  date_end: 'stories.cursor.last-day-unbound',
} as const;

/** What of a query a cursor is bound to. */
function boundOf(query: Query, planted: Planted): Query {
  const left: readonly string[] = Object.entries(unbound).flatMap(([name, id]) =>
    planted(id) ? [name] : [],
  );
  return { ...query, values: new Map([...query.values].filter(([name]) => !left.includes(name))) };
}

/** The Stories list. */
export function listStories({ url, account, deployment }: Call): Reply {
  const { planted } = deployment;
  const shared = onStories(planted);
  const bend = bendsOf(planted);
  const now = deployment.now().getTime();
  const query = readPairedStories(url, planted);
  const { limit, normalized } = listLimit(query, shared);
  const bound = boundOf(query, planted);
  const { offset, since } = positionOf(bound, account.workspace.id, now, shared);
  const order = storyOrderOf(query, since, planted);
  const search = storySearchOf(query, planted);
  const selected = selectStories(query, deployment, since, normalized);
  refuseMoved({ offset, since }, selected.reach, deployment);
  const end = offset + rowsOnAPage(limit, planted);
  const arranged = order.arrange(selected.stories, search === undefined ? end + 1 : selected.stories.length);
  const searched = planted('stories.search.top-ten-only') && search ? arranged.slice(0, 10) : arranged;
  const rows = search === undefined ? searched : searched.filter(search);
  if (rows.length === 0 && planted('stories.empty-answered-404'))
    throw new Refusal('NOT_FOUND', 'No Stories.');

  const more = planted('stories.limit.one-row-too-many') ? 1 : 0;
  const shown = rows.slice(offset, end + more);
  const isTurned = offset > 0 && planted('stories.cursor.later-pages-reversed');
  const cards = (isTurned ? shown.toReversed() : shown).map((story) =>
    bend.storyCard(storyCardOf(story, deployment, since)),
  );
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

export const storyDetailFaults = {
  'stories.detail.refused': {
    clauses: ['stories.detail.reply.envelope'],
    admits: ['stories.service.linked-events'],
    summary: 'Answers ids that the Stories list gives with 404',
  },
  'stories.detail.linked-only': {
    clauses: ['stories.detail.reply.envelope'],
    summary: 'Finds only those Stories that have Events',
  },
  'stories.detail.other-story': {
    clauses: ['stories.detail.same-id'],
    summary: 'Answers with another Story',
  },
  'stories.detail.unknown-served-null': {
    clauses: ['stories.detail.unknown-id'],
    summary: 'Answers an unknown Story id with 200 and null',
  },
  'stories.detail.unknown-served-first': {
    clauses: ['stories.detail.unknown-id'],
    summary: 'Answers an unknown Story id with some Story',
  },
  'stories.detail.unknown-crashes': {
    clauses: ['stories.detail.unknown-id'],
    admits: ['error.server-errors'],
    summary: 'Fails with a 500 on an unknown Story id',
  },
} as const satisfies Faults;

const besides = (story: Story, corpus: Corpus): Story =>
  storiesIn(corpus, newestDays(corpus, 30)).find(({ id }) => id !== story.id) ?? story;

/** One Story by its id, whatever its date. */
export function getStory({ url, path, deployment }: Call): Reply {
  const { corpus, planted } = deployment;
  const bend = bendsOf(planted);
  refuseUndeclared(url, 'getStory', planted);
  const id = path.story_id ?? '';
  const now = deployment.now().getTime();
  const show = (story: Story): Reply => ({
    body: bend.storyDetail(detailBody(bend.storyCard(storyCardOf(story, deployment, now)))),
  });

  const stored = storyOf(id, corpus);
  const story = stored === undefined ? undefined : knownAt(stored, now, planted);
  const hidden =
    planted('stories.detail.refused') ||
    (story?.events.length === 0 && planted('stories.detail.linked-only'));
  if (stored !== undefined && story !== undefined && !hidden) {
    return show(planted('stories.detail.other-story') ? besides(story, corpus) : story);
  }
  const [first] = storiesIn(corpus, newestDays(corpus, 30));
  if (planted('stories.detail.unknown-served-null')) return { body: detailBody(null) };
  if (planted('stories.detail.unknown-crashes')) throw new TypeError('story is undefined');
  if (first !== undefined && planted('stories.detail.unknown-served-first')) return show(first);
  throw new Refusal('NOT_FOUND', `There is no Story ${quoted(id)}.`, { story_id: id.slice(0, 200) });
}
