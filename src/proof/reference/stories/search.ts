import { limits } from '../../../../contract/index.js';
import type { Story } from '../corpus/stories.js';
import { stemmed } from '../events/search.js';
import { storySearchModes } from '../http/declared-parameters.js';
import type { Query } from '../http/query.js';
import { quoted, Refusal } from '../http/refusal.js';
import type { Faults, Planted } from '../planted.js';

export const storySearchFaults = {
  'stories.search.two-characters-refused': {
    clauses: ['stories.search.at-min', 'limits.search-text.stories'],
    summary: 'Takes two characters for too few',
  },
  'stories.search.one-character-served': {
    clauses: ['stories.search.below-min', 'error.invalid-search.stories', 'limits.search-text.stories'],
    summary: 'Serves a search of one character',
  },
  'stories.search.one-character-dropped': {
    clauses: ['stories.search.below-min', 'error.invalid-search.stories'],
    summary: 'Drops a search of one character, and answers 200',
  },
  'stories.search.one-character-empty': {
    clauses: ['stories.search.below-min', 'error.invalid-search.stories'],
    summary: 'Answers a search of one character with an empty 200',
  },
  'stories.search.wrong-code': {
    clauses: ['error.invalid-search.stories'],
    summary: 'Answers a search of one character with INVALID_PARAM',
  },
  'stories.search.counts-latin': {
    clauses: ['stories.search.at-min', 'limits.search-text.stories'],
    summary: 'Counts Latin letters and digits alone towards the two characters of a search',
  },
  'stories.search.counts-bytes': {
    clauses: ['stories.search.below-min', 'error.invalid-search.stories'],
    summary: 'Counts the bytes of a search, so that one accented letter is enough',
  },
  'stories.search.by-words': {
    clauses: ['stories.search.lexical.contains'],
    admits: ['stories.search.lexical.no-boolean'],
    summary: 'Finds Stories with any of the words of a phrase in the title',
  },
  'stories.search.in-articles': {
    clauses: ['stories.search.lexical.contains'],
    summary: 'Finds phrases in the titles of articles as well',
  },
  'stories.search.in-events': {
    clauses: ['stories.search.lexical.contains'],
    summary: 'Finds phrases in the titles of linked Events as well',
  },
  'stories.search.titles-from-start': {
    clauses: ['stories.search.lexical.complete'],
    summary: 'Finds phrases at the beginning of titles only',
  },
  'stories.search.titles-cut': {
    clauses: ['stories.search.lexical.complete'],
    summary: 'Searches the first fifty characters of titles',
  },
  'stories.search.top-ten-only': {
    clauses: ['stories.search.lexical.complete'],
    summary: 'Searches the ten most significant Stories of the filtered set only',
  },
  'stories.search.case-sensitive': {
    clauses: ['stories.search.lexical.case-insensitive'],
    summary: 'Minds letter case in a search of Stories',
  },
  'stories.search.stemmed': {
    clauses: ['stories.search.lexical.no-stemming'],
    admits: ['stories.search.lexical.contains'],
    summary: 'Cuts the last two letters off the words of a search of Stories',
  },
  'stories.search.reads-or': {
    clauses: ['stories.search.lexical.no-boolean'],
    summary: 'Reads a OR b as either of the two in a search of Stories',
  },
} as const satisfies Faults;

const bytes = new TextEncoder();

/** How long a text is: what a reader would count. */
const lengthOf = (text: string, planted: Planted): number =>
  planted('stories.search.counts-bytes')
    ? bytes.encode(text).length
    : Array.from(planted('stories.search.counts-latin') ? text.replace(/[^\p{Script=Latin}\d]/gu, '') : text)
        .length;

function refuseOtherModes(mode: string | undefined): void {
  if (mode === undefined || storySearchModes.some((known) => known === mode)) return;
  throw new Refusal('INVALID_ENUM', `${quoted(mode)} is no search_mode of Stories.`, {
    param: 'search_mode',
    accepted_values: storySearchModes,
  });
}

/** The phrases of which a title has to have one. */
function needlesOf(phrase: string, planted: Planted): readonly string[] {
  if (planted('stories.search.by-words')) return phrase.split(/\s+/).filter((word) => word.length > 3);
  if (planted('stories.search.stemmed')) return [stemmed(phrase)];
  if (planted('stories.search.reads-or')) return phrase.split(/ or /i);
  return [phrase];
}

/** Reads `search`: a literal phrase of two characters or more in the title of a Story, in whatever letter case. */
export function storySearchOf(query: Query, planted: Planted): ((story: Story) => boolean) | undefined {
  refuseOtherModes(query.values.get('search_mode'));
  const text = query.values.get('search')?.trim();
  if (text === undefined) return undefined;
  const { minCharacters } = limits.stories.search;
  const length = lengthOf(text, planted);
  const least = minCharacters + (planted('stories.search.two-characters-refused') ? 1 : 0);
  if (length < least && !planted('stories.search.one-character-served')) {
    if (planted('stories.search.one-character-dropped')) return undefined;
    if (planted('stories.search.one-character-empty')) return () => false;
    const code = planted('stories.search.wrong-code') ? 'INVALID_PARAM' : 'INVALID_SEARCH';
    throw new Refusal(code, `search takes ${minCharacters} characters or more.`, {
      param: 'search',
      min_characters: minCharacters,
    });
  }
  const fold = (whole: string): string =>
    planted('stories.search.case-sensitive') ? whole : whole.toLowerCase();
  const needles = needlesOf(fold(text), planted);
  const deep = planted('stories.search.in-articles');
  const start = planted('stories.search.titles-from-start');
  const linked = planted('stories.search.in-events');
  return ({ title, articles, events }) => {
    const others = [...(deep ? articles : []), ...(linked ? events : [])].map((each) => each.title);
    const own = planted('stories.search.titles-cut') ? title.slice(0, 50) : title;
    const where = fold([own, ...others].join('\n'));
    return needles.some((needle) => (start ? where.startsWith(needle) : where.includes(needle)));
  };
}
