import { significanceDivisors } from '../../../../contract/index.js';
import type { Call, Deployment, Reply } from '../account/route.js';
import { put } from '../bend.js';
import { bendsOf } from '../bends.js';
import { type Corpus, type Event, newestDays } from '../corpus/index.js';
import { refuseUndeclared } from '../http/declared-parameters.js';
import { booleanOf, listItems } from '../http/parameter-values.js';
import type { Query } from '../http/query.js';
import { quoted, Refusal } from '../http/refusal.js';
import type { Faults, Planted } from '../planted.js';
import { cardOf } from './card.js';
import { cursorAt, positionOf, refuseMoved } from './cursor.js';
import { detailBody, listBody } from './envelope.js';
import { selectionOf } from './filters.js';
import { goesOn, listLimit, paginationOf, rowsOnAPage } from './limit.js';
import { readPaired } from './pairs.js';
import { pinned, searchOf } from './search.js';
import { orderOf } from './sort.js';
import { type Window, windowOf } from './window.js';

export const listFaults = {
  'events.images-never': {
    clauses: ['event-card.images.articles', 'events.include-images.true'],
    summary: 'Never attaches images',
  },
  'events.images-of-first-cards-only': {
    clauses: ['events.include-images.true'],
    summary: 'Attaches images to the first fifteen cards of a page alone',
  },
  'events.images-always': {
    clauses: ['events.include-images.default'],
    summary: 'Attaches images unasked',
  },
  'events.thumbnails-never': {
    clauses: ['event-card.images.entities', 'events.include-entity-images.default'],
    summary: 'Never attaches thumbnails of entities',
  },
  'events.thumbnails-always': {
    clauses: ['events.include-entity-images.false'],
    summary: 'Attaches thumbnails of entities although they are turned off',
  },
  'events.thumbnails-without-images': {
    clauses: ['events.include-entity-images.without-images'],
    summary: 'Attaches thumbnails of entities on include_entity_images alone',
  },
  'events.entity.listed-for-each-handle': {
    clauses: ['events.cursor.walk-no-repeats'],
    summary: 'Lists an Event once for each of the handles that it refers to',
  },
  'events.list-empty': {
    clauses: ['summary-bucket.event-count'],
    summary: 'Lists no Events, whatever is asked for',
  },
  'events.empty-answered-404': {
    clauses: ['service.empty.status'],
    summary: 'Answers filters that nothing fits with 404',
  },
  'events.empty-answered-204': {
    clauses: ['service.empty.status', 'events.reply.envelope'],
    summary: 'Answers filters that nothing fits with 204 and no body',
  },
} as const satisfies Faults;

/** The first rows that fit, as many as are needed. */
function firstThat<Row>(rows: readonly Row[], fits: (row: Row) => boolean, needed: number): readonly Row[] {
  const found: Row[] = [];
  for (const row of rows) {
    if (found.length >= needed) break;
    if (fits(row)) found.push(row);
  }
  return found;
}

const mostSignificant = (rows: readonly Event[]): readonly Event[] =>
  rows.toSorted((one, other) => other.scores.significance - one.scores.significance).slice(0, 50);

/** The Events as a join with the entities asked for returns them. */
function forEachHandle(rows: readonly Event[], { values }: Query): readonly Event[] {
  const handles = new Set(listItems(values.get('entity') ?? ''));
  return rows.flatMap((event) => {
    const named = event.entityIds.filter((id) => handles.has(id));
    return [event, ...named.slice(1).map(() => event)];
  });
}

/**
 * The Events that a request selects, in its order; what was published after `since` is left out.
 * @param needed how many of them matter: more are sought only where a search ranks them
 */
function rowsOf(
  query: Query,
  { reach }: Window,
  { corpus, planted }: Deployment,
  since: number,
  keep: (event: Event) => boolean,
  needed: number,
) {
  const search = searchOf(query, planted);
  const order = orderOf(query, search, corpus.events(reach), planted);
  const held = planted('events.list-empty') ? [] : order.events;
  const most = search === undefined ? needed : Number.POSITIVE_INFINITY;
  const found = firstThat(held, (event) => event.recordedAt <= since && keep(event), most);
  const filtered = planted('events.entity.listed-for-each-handle') ? forEachHandle(found, query) : found;
  if (search === undefined) return { rows: filtered, echo: order.echo, applied: {} };
  const isLexical = query.values.get('search_mode') === 'lexical';
  const read =
    isLexical && planted('search.lexical-of-most-significant') ? mostSignificant(filtered) : filtered;
  const fitting = (search.cut ? read.slice(0, 10) : read)
    .map((event) => ({ event, fit: search.fit(event) }))
    .filter(({ fit }) => fit > 0);
  const isByTime = isLexical && query.values.has('cursor') && planted('search.lexical-pages-by-time');
  if (isByTime && order.byFit) fitting.sort((left, right) => right.event.codedAt - left.event.codedAt);
  const ranked = order.byFit ? fitting.toSorted((left, right) => right.fit - left.fit) : fitting;
  return { rows: ranked.map(({ event }) => event), echo: order.echo, applied: search.applied };
}

/** How many of the following Events have the significance of the last one; only a fault looks. */
function tiedWith(last: Event | undefined, following: readonly Event[]): number {
  const other = following.findIndex(({ scores }) => scores.significance !== last?.scores.significance);
  return other < 0 ? following.length : other;
}

/** Whose cursors are: those of a workspace. */
const boundTo = ({ workspace, key }: Call['account'], planted: Planted): string =>
  planted('cursor.key-bound') ? key : workspace.id;

/** The Events list. */
export function listEvents({ url, account, deployment }: Call): Reply {
  const { planted } = deployment;
  const bend = bendsOf(planted);
  const now = deployment.now().getTime();
  const query = readPaired(url, 'listEvents', planted);
  const { limit, normalized } = listLimit(query, planted);
  const images = booleanOf(query.values, 'include_images', planted) ?? planted('events.images-always');
  const thumbnails = booleanOf(query.values, 'include_entity_images', planted);
  const workspace = boundTo(account, planted);
  const position = positionOf(query, workspace, now, planted);
  const window = windowOf(query, position.since, planted);
  refuseMoved(position, window.reach, deployment);
  const selection = selectionOf(query, window, deployment, normalized);
  const end = position.offset + rowsOnAPage(limit, planted);
  const isBelow = planted('cursor.ties-lost');
  // One row behind the page shows that another page follows.
  const needed = isBelow ? Number.MAX_SAFE_INTEGER : end + 1;
  const { rows, echo, applied } = rowsOf(query, window, deployment, position.since, selection.keep, needed);
  if (rows.length === 0 && planted('events.empty-answered-404')) {
    return { status: 404, body: { success: false, error: 'No Events.', code: 'NOT_FOUND', details: {} } };
  }
  if (rows.length === 0 && planted('events.empty-answered-204')) return { status: 204, body: undefined };

  const more = planted('events.limit.one-row-too-many') ? 1 : 0;
  const inOrder = rows.slice(position.offset, end + more);
  const isBackward = position.offset > 0 && planted('sort.later-pages-ascending');
  const isLatestFirst = query.values.get('sort') === 'recent' && planted('sort.recent-within-page-only');
  const latestFirst = (one: Event, other: Event) => other.codedAt - one.codedAt;
  const ordered = isBackward ? inOrder.toReversed() : isLatestFirst ? inOrder.toSorted(latestFirst) : inOrder;
  const isPinned = echo === 'relevance' && planted('search.literal-on-every-page');
  const page = isPinned ? pinned(ordered, rows, query, planted) : ordered;
  const attached = {
    articles: images && !planted('events.images-never'),
    entities:
      (images && (thumbnails ?? true) && !planted('events.thumbnails-never')) ||
      (images && planted('events.thumbnails-always')) ||
      (thumbnails === true && planted('events.thumbnails-without-images')),
  };
  const on =
    (goesOn(position.offset, end, rows.length, planted) && !planted('cursor.always-null')) ||
    planted('cursor.never-null') ||
    planted('cursor.served-refused');
  const wraps = end >= rows.length && planted('cursor.never-null');
  const asked = Number(query.values.get('limit') ?? limit);
  const isLeftOut =
    query.values.get('search_mode') === 'lexical' && planted('search.lexical-pages-skip-a-row');
  const unasked = planted('cursor.page-after-rows-asked-for') ? Math.max(0, asked - limit) : 0;
  const skipped = unasked + Number(isLeftOut);
  const tied = isBelow && echo === 'significance' ? tiedWith(rows[end - 1], rows.slice(end)) : 0;
  const next = { offset: wraps ? 0 : end + skipped + tied, since: position.since };
  const body = listBody(
    page.map((event, index) => {
      const isBare = index >= 15 && planted('events.images-of-first-cards-only');
      const images = isBare ? { ...attached, articles: false } : attached;
      return bend.card(cardOf(event, deployment, selection.context(event), images));
    }),
    paginationOf(
      query,
      limit,
      {
        own: cursorAt(position, query, workspace, now, planted),
        next: on ? cursorAt(next, query, workspace, now, planted) : null,
      },
      planted,
    ),
    echo,
    window.meta,
    { ...selection.applied, ...applied },
  );
  return { body: bend.list(body) };
}

export const detailFaults = {
  'detail.windowed': {
    clauses: ['event-detail.no-window'],
    summary: 'Finds Events of the last seven days only',
  },
  'detail.new-unindexed': {
    clauses: ['event-detail.reply.envelope'],
    summary: 'Does not find an Event by its id in the first six hours after its publication',
  },
  'detail.other-event': {
    clauses: ['event-detail.same-id'],
    summary: 'Answers with another Event',
  },
  'detail.toll-lost': {
    clauses: ['event-detail.same-id'],
    summary: 'Shows no fatalities in the detail of an Event',
  },
  'detail.significance-undivided': {
    clauses: ['significance.divisor.other-domains'],
    summary: 'Shows in the detail the significance of domains other than POLITICAL before it is divided',
  },
  'detail.unknown-served-null': {
    clauses: ['event-detail.unknown-id', 'envelope.detail.data'],
    summary: 'Answers an unknown id with 200 and null',
  },
  'detail.unknown-served-first': {
    clauses: ['event-detail.unknown-id', 'event-detail.same-id'],
    summary: 'Answers an unknown id with some Event',
  },
  'detail.unknown-crashes': {
    clauses: ['event-detail.unknown-id'],
    admits: ['error.server-errors'],
    summary: 'Fails with a 500 on an unknown id',
  },
  'detail.family-not-compared': {
    clauses: ['event-detail.unknown-id'],
    summary: 'Finds an Event by the digits of its id, whichever family is named before them',
  },
  'detail.refused': {
    clauses: ['event-detail.reply.envelope', 'event-detail.reply.card'],
    summary: 'Answers ids that the list gives with 404',
  },
} as const satisfies Faults;

function besides(event: Event, corpus: Corpus): Event {
  const { bySignificance } = corpus.events(newestDays(corpus, 30));
  return bySignificance.find(({ id }) => id !== event.id) ?? event;
}

/** The Event whose id has these digits after the name of some family; only a fault looks. */
const ofAnyFamily = (id: string, corpus: Corpus): Event | undefined =>
  ['conflict', 'cameoplus'].map((family) => corpus.event(id.replace(/^[a-z]+/, family))).find(Boolean);

const undivided = put(
  'metrics.significance',
  (old: unknown) => Math.round(Number(old) * significanceDivisors.otherDomains * 10_000) / 10_000,
);

/** One Event by its id, whatever its date. */
export function getEvent({ url, path, deployment }: Call): Reply {
  const { corpus, planted } = deployment;
  const bend = bendsOf(planted);
  refuseUndeclared(url, 'getEvent', planted);
  const id = path.event_id ?? '';
  const now = deployment.now().getTime();
  const found =
    corpus.event(id) ?? (planted('detail.family-not-compared') ? ofAnyFamily(id, corpus) : undefined);
  const held = planted('detail.refused') ? undefined : found;
  const old = held !== undefined && now - held.codedAt > 7 * 86_400_000 && planted('detail.windowed');
  const lag = planted('detail.new-unindexed') ? 6 * 3_600_000 : 0;
  const event = held === undefined || held.recordedAt > now - lag || old ? undefined : held;
  if (event === undefined) {
    const [first] = corpus.events(newestDays(corpus, 30)).bySignificance;
    if (planted('detail.unknown-served-null')) return { body: detailBody(null) };
    if (planted('detail.unknown-crashes')) throw new TypeError('event is undefined');
    if (first !== undefined && planted('detail.unknown-served-first')) {
      return { body: detailBody(cardOf(first, deployment)) };
    }
    throw new Refusal('NOT_FOUND', `There is no Event ${quoted(id)}.`, { event_id: id.slice(0, 200) });
  }
  const shown = planted('detail.other-event') ? besides(event, corpus) : event;
  const card = cardOf(shown, deployment);
  const told = planted('detail.toll-lost') ? { ...card, fatalities: null } : card;
  const isDivided = shown.family === 'cameoplus' && shown.category !== 'POLITICAL';
  const whole = isDivided && planted('detail.significance-undivided');
  return { body: bend.detail(detailBody(bend.card(whole ? undivided(told) : told))) };
}
