import type { Event, Events } from '../corpus/index.js';
import { enumOf } from '../http/parameter-values.js';
import type { Query } from '../http/query.js';
import { Refusal } from '../http/refusal.js';
import type { Faults, Planted, Variants } from '../planted.js';
import type { Search } from './search.js';

export const sortFaults = {
  'sort.significance-ascending': {
    clauses: ['events.sort.significance', 'events.sort.default'],
    summary: 'Puts the least significant Events first',
  },
  'sort.significance-shuffled': {
    clauses: ['events.sort.significance', 'events.sort.default'],
    summary: 'Has no order by significance, only by id',
  },
  'sort.later-pages-ascending': {
    clauses: ['events.sort.default'],
    admits: ['events.sort.significance'],
    summary: 'Puts the least significant Events first on each page after the first',
  },
  'sort.recent-ascending': {
    clauses: ['events.sort.recent'],
    summary: 'Puts the oldest Events first under sort=recent',
  },
  'sort.recent-ignored': {
    clauses: ['events.sort.recent'],
    summary: 'Sorts by significance under sort=recent',
  },
  'sort.default-recent': {
    clauses: ['events.sort.default'],
    summary: 'Sorts by recency where sort is not sent',
  },
  'sort.recent-within-page-only': {
    clauses: ['events.sort.recent'],
    summary:
      'Puts each page by itself in order of coding time under sort=recent, and the pages in that of significance',
  },
  'sort.recent-ignored-for-entities': {
    clauses: ['events.sort.recent'],
    summary: 'Sorts by significance under sort=recent where an entity is sent',
  },
  'sort.recent-refused': {
    clauses: ['events.sort.values'],
    summary: 'Refuses sort=recent',
  },
  'sort.significance-refused': {
    clauses: ['events.sort.values'],
    summary: 'Refuses sort=significance, its default',
  },
  'sort.significance-echoed-as-score': {
    clauses: ['envelope.list.sort.echo'],
    summary: 'Echoes sort=significance under another name',
  },
  'sort.echo-constant': {
    clauses: ['envelope.list.sort.echo'],
    summary: 'Echoes sort=significance whatever the order is',
  },
  'sort.search-by-significance': {
    clauses: ['events.sort.relevance'],
    summary: 'Ranks a bare search by significance',
  },
  'sort.significance-overridden-by-search': {
    clauses: ['events.sort.significance'],
    summary: 'Ranks a semantic search by relevance, newer Events first, under sort=significance, its default',
  },
  'sort.overridden-by-search': {
    clauses: ['events.sort.significance', 'events.sort.recent'],
    summary: 'Ranks every search by relevance, newer Events first, whatever sort says',
  },
} as const satisfies Faults;

export const sortVariants = {
  'sort.ties-by-age': {
    summary: 'Orders equally significant Events by their age and not by id',
    allowedBy: ['events.sort.ties'],
  },
  'sort.recent-by-coding': {
    summary: 'Sorts by coding time under sort=recent',
    allowedBy: ['sort-directions', 'events.sort.recent.time'],
  },
  'sort.recent-by-publication': {
    summary: 'Sorts by publication time under sort=recent',
    allowedBy: ['sort-directions', 'events.sort.recent.time'],
  },
} as const satisfies Variants;

/** Events in the order of a variant; made once for each range of days. */
const rearranged = new WeakMap<readonly Event[], readonly Event[]>();

function inOrder(events: readonly Event[], compare: (left: Event, right: Event) => number): readonly Event[] {
  const known = rearranged.get(events) ?? events.toSorted(compare);
  rearranged.set(events, known);
  return known;
}

const byId = (left: Event, right: Event): number => (left.id < right.id ? -1 : 1);

/** The order in force, as the envelope echoes it, and the Events in that order. */
interface Order {
  readonly echo: string;
  readonly events: readonly Event[];
  /** Whether rows still have to be ranked by how well they fit the search. */
  readonly byFit: boolean;
}

/** Reads `sort` of the Events within reach; a search without it ranks by relevance. */
export function orderOf(query: Query, search: Search | undefined, within: Events, planted: Planted): Order {
  const sent = enumOf(query.values, 'sort', 'eventSort', planted);
  if (sent === 'recent' && planted('sort.recent-refused')) {
    throw new Refusal('INVALID_ENUM', 'recent is no sort.', { accepted_values: ['significance'] });
  }
  if (sent === 'significance' && planted('sort.significance-refused')) {
    throw new Refusal('INVALID_ENUM', 'significance is no sort.', { accepted_values: ['recent'] });
  }
  const isDefault = search?.ranked === true && sent === 'significance';
  const overridden =
    search !== undefined &&
    (planted('sort.overridden-by-search') ||
      (isDefault && planted('sort.significance-overridden-by-search')));
  const byFit =
    (sent === undefined || overridden) && search?.ranked === true && !planted('sort.search-by-significance');
  const sort = overridden ? 'recent' : (sent ?? (planted('sort.default-recent') ? 'recent' : 'significance'));
  const name = sort === 'significance' && planted('sort.significance-echoed-as-score') ? 'score' : sort;
  const echo = planted('sort.echo-constant') ? 'significance' : byFit ? 'relevance' : name;
  const isIgnored =
    planted('sort.recent-ignored') ||
    (query.values.has('entity') && planted('sort.recent-ignored-for-entities'));
  if (sort === 'recent' && !isIgnored && !planted('sort.recent-within-page-only')) {
    if (planted.varied('corpus.loaded-at-once')) {
      const compare = (left: Event, right: Event) => right.recordedAt - left.recordedAt;
      return { echo, events: inOrder(within.bySignificance, compare), byFit };
    }
    if (planted.varied('sort.recent-by-coding')) {
      const compare = (left: Event, right: Event) => right.codedAt - left.codedAt || -byId(left, right);
      return { echo, events: inOrder(within.byRecency, compare), byFit };
    }
    if (planted.varied('sort.recent-by-publication')) {
      const compare = (left: Event, right: Event) => right.recordedAt - left.recordedAt || byId(left, right);
      return { echo, events: inOrder(within.byRecency, compare), byFit };
    }
    const events = planted('sort.recent-ascending') ? within.byRecency.toReversed() : within.byRecency;
    return { echo, events, byFit };
  }
  if (planted('sort.significance-ascending')) {
    return { echo, events: within.bySignificance.toReversed(), byFit };
  }
  if (planted('sort.significance-shuffled')) {
    return { echo, events: within.bySignificance.toSorted(byId), byFit };
  }
  if (planted.varied('sort.ties-by-age')) {
    const compare = (left: Event, right: Event) =>
      right.scores.significance - left.scores.significance || left.codedAt - right.codedAt;
    return { echo, events: inOrder(within.bySignificance, compare), byFit };
  }
  return { echo, events: within.bySignificance, byFit };
}
