import { nextNumber } from '../bend.js';
import type { Event } from '../corpus/index.js';
import { enumOf } from '../http/parameter-values.js';
import type { Query } from '../http/query.js';
import { Refusal } from '../http/refusal.js';
import type { Faults, Planted, Variants } from '../planted.js';

export const searchFaults = {
  'search.lexical-by-words': {
    clauses: ['events.search.lexical.contains'],
    admits: ['events.search.lexical.no-boolean'],
    summary: 'Matches any word of the phrase in a lexical search',
  },
  'search.lexical-stemmed': {
    clauses: ['events.search.lexical.no-stemming'],
    admits: ['events.search.lexical.contains'],
    summary: 'Cuts the last two letters off the words of a lexical search',
  },
  'search.lexical-titles-only': {
    clauses: ['events.search.lexical.complete'],
    summary: 'Looks at titles only in a lexical search',
  },
  'search.lexical-summaries-cut': {
    clauses: ['events.search.lexical.complete'],
    summary: 'Looks at the first ninety characters of summaries in a lexical search',
  },
  'search.lexical-ascii-only': {
    clauses: ['events.search.lexical.complete'],
    summary: 'Drops letters beyond ASCII from the phrase of a lexical search',
  },
  'search.lexical-case-sensitive': {
    clauses: ['events.search.lexical.case-insensitive'],
    summary: 'Minds letter case in a lexical search',
  },
  'search.lexical-folds-ascii-only': {
    clauses: ['events.search.lexical.case-insensitive'],
    admits: ['events.search.lexical.complete'],
    summary: 'Minds the case of letters beyond ASCII in a lexical search',
  },
  'search.lexical-reads-or': {
    clauses: ['events.search.lexical.no-boolean', 'events.search.or.first-term'],
    summary: 'Reads a OR b as either of the two in a lexical search',
  },
  'search.lexical-reads-and': {
    clauses: ['events.search.lexical.no-boolean'],
    summary: 'Reads a AND b as both of the two in a lexical search',
  },
  'search.lexical-as-pattern': {
    clauses: ['events.search.lexical.contains'],
    summary: 'Reads a lexical search as a regular expression where it is one',
  },
  'search.lexical-cut': {
    clauses: ['events.search.lexical.complete'],
    admits: ['events.search.lexical.case-insensitive'],
    summary: 'Searches the ten most significant Events of the filtered set only',
  },
  'search.mode-ignored': {
    clauses: ['events.search.lexical.contains', 'events.search-mode.values'],
    summary: 'Answers lexical searches semantically',
  },
  'search.semantic-mode-refused': {
    clauses: ['events.search-mode.values'],
    summary: 'Refuses search_mode=semantic',
  },
  'search.default-lexical': {
    clauses: ['events.search-mode.default'],
    summary: 'Reads lexical where search_mode is not sent',
  },
  'search.literal-not-first': {
    clauses: ['events.sort.relevance'],
    summary: 'Ranks a semantic search by significance alone',
  },
  'search.literal-last': {
    clauses: ['events.search.semantic.literal-first'],
    summary: 'Ranks literal matches after the neighbours',
  },
  'search.semantic-misses-titles': {
    clauses: ['events.search.semantic.phrase'],
    summary: 'Looks at actors only in a semantic search',
  },
  'search.literal-on-every-page': {
    clauses: ['events.cursor.walk-no-repeats'],
    summary: 'Has the literal matches of a semantic search above the rows of every page, and drops as many',
  },
  'search.lexical-pages-by-time': {
    clauses: ['events.cursor.walk-no-repeats', 'events.cursor.walk-complete'],
    summary: 'Cuts the pages of a lexical search after the first from an order by time',
  },
  'search.lexical-pages-skip-a-row': {
    clauses: ['events.cursor.walk-complete'],
    summary: 'Leaves a row out between two pages of a lexical search',
  },
  'search.lexical-of-most-significant': {
    clauses: ['events.search.lexical.complete'],
    summary: 'Looks at the fifty most significant Events of the window in a lexical search',
  },
  'search.or-served-as-union': {
    clauses: ['events.search.or.first-term'],
    summary: 'Answers a OR b with what either term finds',
  },
  'search.semantic-loses-category': {
    clauses: ['events.category.filter'],
    admits: ['events.category.list', 'events.filters.combination'],
    summary: 'Never looks at category in a semantic search',
  },
  'search.semantic-down-without-code': {
    clauses: ['events.search.semantic.unavailable'],
    summary: 'Answers semantic searches that it cannot serve with 503 and a code of its own',
  },
  'search.one-character-wrong-code': {
    clauses: ['error.invalid-search'],
    summary: 'Refuses a search of one character as INVALID_PARAM',
  },
  'search.or-without-notice': {
    clauses: ['events.search.or.notice'],
    summary: 'Reduces a OR b without a word',
  },
  'search.or-notice-null': {
    clauses: ['events.search.or.notice'],
    summary: 'Has null for the notice that a OR b was reduced',
  },
} as const satisfies Faults;

export const searchVariants = {
  'search.semantic-unsteady': {
    summary: 'Finds other neighbours of a phrase with each semantic search',
    allowedBy: ['events.search.semantic.extent'],
  },
  'search.semantic-literal-only': {
    summary: 'Finds no neighbours of a phrase in a semantic search',
    allowedBy: ['events.search.semantic.extent'],
    undecided: ['events/search-default', 'events/search-later-page'],
  },
  'search.semantic-everything': {
    summary: 'Counts every Event as a neighbour of a phrase, however far',
    allowedBy: ['events.search.semantic.extent'],
  },
  'search.told-as-requested-and-applied': {
    summary: 'Tells the phrase of each semantic search as it was sent beside the one that was looked for',
    allowedBy: ['phrase-search'],
  },
} as const satisfies Variants;

/** What a search does to a filtered set. */
export interface Search {
  /** How well an Event fits, above 0; 0 leaves it out. */
  readonly fit: (event: Event) => number;
  /** Whether rows rank by fit when no sort is sent. */
  readonly ranked: boolean;
  readonly applied: Readonly<Record<string, unknown>>;
  readonly cut: boolean;
}

/** A text whose words of five letters or more lack their last two. */
export const stemmed = (text: string): string =>
  text
    .split(/(\s+)/)
    .map((word) => word.replace(/^(.*\p{L}{3})\p{L}{2}$/u, '$1'))
    .join('');

const words = (text: string): readonly string[] =>
  text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 3);

const literalFit = 1_000;

/** How many words in common make a neighbour, where a variant has its own measure of nearness. */
function nearness({ varied }: Planted): (common: number, event: Event) => number {
  if (varied('search.semantic-literal-only')) return () => 0;
  if (varied('search.semantic-everything')) return (common) => common + 0.5;
  if (!varied('search.semantic-unsteady')) return (common) => common;
  const call = nextNumber();
  return (common, { articleCount }) => ((articleCount + call) % 3 === 0 ? 0 : common);
}

function semantic(phrase: string, planted: Planted): (event: Event) => number {
  const folded = phrase.toLowerCase();
  const wanted = words(folded);
  const nearBy = nearness(planted);
  return (event) => {
    const names = event.actors.map(({ name }) => name).join('\n');
    if (planted('search.semantic-misses-titles')) return names.toLowerCase().includes(folded) ? 1 : 0;
    const about = event.summary.toLowerCase();
    const text = `${event.title}\n${event.location ?? ''}\n${names}`.toLowerCase();
    // What is near in meaning: this deployment counts the longer words in common.
    const common = wanted.filter((word) => text.includes(word) || about.includes(word)).length;
    const near = nearBy(common, event);
    const literal = text.includes(folded);
    if (planted('search.literal-not-first')) return literal || near > 0 ? 1 : 0;
    if (planted('search.literal-last')) return literal ? 0.5 : near;
    return literal ? literalFit + (event.title.toLowerCase().includes(folded) ? 1 : 0) : near;
  };
}

function lexical(phrase: string, planted: Planted): (event: Event) => number {
  const fold = (text: string): string => {
    if (planted('search.lexical-case-sensitive')) return text;
    return planted('search.lexical-folds-ascii-only')
      ? text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
      : text.toLowerCase();
  };
  const needle = fold(planted('search.lexical-ascii-only') ? phrase.replace(/[^ -~]/g, '') : phrase);
  const needles = planted('search.lexical-by-words')
    ? words(needle)
    : planted('search.lexical-stemmed')
      ? [stemmed(needle)]
      : planted('search.lexical-reads-or')
        ? needle.split(/ or /i)
        : [needle];
  const pattern = planted('search.lexical-as-pattern') ? patternOf(needle) : undefined;
  const read = planted('search.lexical-summaries-cut') ? 90 : undefined;
  return ({ title, summary }) => {
    const whole = `${title}\n${summary.slice(0, read)}`;
    const text = fold(planted('search.lexical-titles-only') ? title : whole);
    if (pattern !== undefined) return pattern.test(text) ? 1 : 0;
    if (planted('search.lexical-reads-and'))
      return needle.split(/ and /i).every((one) => text.includes(one)) ? 1 : 0;
    return needles.some((one) => text.includes(one)) ? 1 : 0;
  };
}

/** The regular expression that a text is; undefined where it is none. */
function patternOf(text: string): RegExp | undefined {
  try {
    return new RegExp(text);
  } catch {
    return undefined;
  }
}

/** Reads `search` and `search_mode`. */
export function searchOf(query: Query, planted: Planted): Search | undefined {
  const sent = enumOf(query.values, 'search_mode', 'searchMode', planted);
  if (sent === 'semantic' && planted('search.semantic-mode-refused'))
    throw new Refusal('INVALID_ENUM', 'semantic is no search_mode.', { accepted_values: ['lexical'] });
  const text = query.values.get('search')?.trim();
  if (text === undefined || text === '') return undefined;
  const fallback = planted('search.default-lexical') ? 'lexical' : 'semantic';
  const mode = planted('search.mode-ignored') ? 'semantic' : (sent ?? fallback);
  const cut = planted('search.lexical-cut');
  if (text.length === 1 && planted('search.one-character-wrong-code')) {
    throw new Refusal('INVALID_PARAM', 'The search is too short.');
  }
  if (mode === 'semantic' && planted('search.semantic-down-without-code')) {
    throw new Refusal('INTERNAL_ERROR', 'The search is down.', {}, { status: 503 });
  }
  if (mode === 'lexical') return { fit: lexical(text, planted), ranked: true, applied: {}, cut };

  const [first = text, ...others] = text.split(/ OR /);
  const told = planted.varied('search.told-as-requested-and-applied')
    ? { search: { requested: text, applied: first } }
    : undefined;
  if (others.length === 0)
    return { fit: semantic(text, planted), ranked: true, applied: told ?? {}, cut: false };
  const scores = (planted('search.or-served-as-union') ? [first, ...others] : [first]).map((term) =>
    semantic(term.trim(), planted),
  );
  const notice = {
    search_reduced: planted('search.or-notice-null')
      ? null
      : { from: text, to: first, reason: 'or_is_not_supported' },
  };
  return {
    fit: (event) => Math.max(...scores.map((score) => score(event))),
    ranked: true,
    applied: planted('search.or-without-notice') ? {} : (told ?? notice),
    cut: false,
  };
}

/** A page of a semantic search with its literal matches on top, whatever page it is; only a fault looks. */
export function pinned(
  page: readonly Event[],
  rows: readonly Event[],
  query: Query,
  planted: Planted,
): readonly Event[] {
  const search = searchOf(query, planted);
  const literal = rows.filter((event) => (search?.fit(event) ?? 0) >= literalFit);
  return [...literal, ...page.filter((event) => !literal.includes(event))].slice(0, page.length);
}
