import type { Story } from '../corpus/stories.js';
import { type StoryCategory, storyCategories } from '../corpus/taxonomy.js';
import { categoriesOf, listItems } from '../http/parameter-values.js';
import { quoted, Refusal } from '../http/refusal.js';
import type { Faults, Planted, Variants } from '../planted.js';

export const storyCategoryFaults = {
  'stories.story-category.without-accepted-values': {
    clauses: ['error.accepted-values', 'error.invalid-enum.details.accepted-values'],
    summary: 'Does not list the Story categories when it refuses one',
  },
  'stories.story-category.leaks-quiet-news': {
    clauses: ['stories.story-category.filter'],
    admits: ['stories.story-category.one-per-story'],
    summary: 'Adds Stories without Events to every Story category',
  },
  'stories.story-category.found-under-two': {
    clauses: ['stories.story-category.one-per-story', 'stories.story-category.filter'],
    summary: 'Finds Stories about justice under politics as well',
  },
  'stories.category.conflict-own-wins': {
    clauses: ['stories.category.conflict', 'error.story-category-conflict'],
    summary: 'Overlooks category beside a story_category of another value',
  },
  'stories.category.conflict-empty': {
    clauses: ['stories.category.conflict', 'error.story-category-conflict'],
    summary: 'Answers story_category beside a category of another value with an empty 200',
  },
  'stories.category.conflict-wrong-code': {
    clauses: ['error.story-category-conflict'],
    summary: 'Answers story_category beside a category of another value with INCOMPATIBLE_PARAMETERS',
  },
  'stories.category.conflict-wrong-status': {
    clauses: ['error.story-category-conflict'],
    admits: ['error.code-status'],
    summary: 'Answers STORY_CATEGORY_CONFLICT with status 409',
  },
  'stories.category.several-united': {
    clauses: ['error.multiple-story-categories'],
    summary: 'Serves several Story categories in category as either of them',
  },
  'stories.category.several-first-only': {
    clauses: ['error.multiple-story-categories'],
    summary: 'Takes the first of several Story categories in category',
  },
  'stories.category.several-wrong-code': {
    clauses: ['error.multiple-story-categories'],
    summary: 'Answers several Story categories in category with INVALID_ENUM',
  },
} as const satisfies Faults;

export const storyCategoryVariants = {
  'stories.category-as-taxonomy': {
    summary: 'Reads category on Stories as the categories of their Events',
    allowedBy: ['stories-category', 'stories.category.meaning'],
  },
} as const satisfies Variants;

function known(name: string, text: string, planted: Planted): StoryCategory {
  const found = storyCategories.find((category) => category === text);
  if (found !== undefined) return found;
  const bare = planted('stories.story-category.without-accepted-values');
  throw new Refusal('INVALID_ENUM', `${quoted(text)} is no Story category.`, {
    param: name,
    ...(bare ? {} : { accepted_values: storyCategories }),
  });
}

/** Reads the deprecated spelling, which takes one Story category as well. */
function deprecatedOf(text: string, planted: Planted): readonly StoryCategory[] {
  const items = [...new Set(listItems(text))];
  const united = planted('stories.category.several-united');
  const first = planted('stories.category.several-first-only');
  if (items.length > 1 && !united && !first) {
    const wrong = planted('stories.category.several-wrong-code');
    throw new Refusal(
      wrong ? 'INVALID_ENUM' : 'MULTIPLE_STORY_CATEGORIES',
      'A Story has one Story category; send one.',
      { param: 'category', accepted_values: storyCategories, required: ['story_category'] },
    );
  }
  return (first ? items.slice(0, 1) : items).map((item) => known('category', item, planted));
}

/** Reads `category` as Event categories; undefined where it names Story categories, which the old reading refuses. */
function taxonomyIn(values: ReadonlyMap<string, string>, planted: Planted): readonly string[] | undefined {
  const items = listItems(values.get('category') ?? '');
  if (items.length === 0) return undefined;
  const areStories = items.every((item) => storyCategories.some((category) => category === item));
  if (areStories && (items.length > 1 || values.has('story_category'))) return undefined;
  return categoriesOf(values, planted);
}

/** Reads `story_category` and its deprecated spelling `category`, which may not differ. */
export function storyCategoryOf(
  values: ReadonlyMap<string, string>,
  planted: Planted,
): (story: Story) => boolean {
  const sent = values.get('story_category');
  const own = sent === undefined ? undefined : known('story_category', sent.trim(), planted);
  const taxonomy = planted.varied('stories.category-as-taxonomy') ? taxonomyIn(values, planted) : undefined;
  const old = taxonomy === undefined ? deprecatedOf(values.get('category') ?? '', planted) : [];
  const differs = own !== undefined && old.some((category) => category !== own);
  if (differs && planted('stories.category.conflict-empty')) return () => false;
  if (differs && !planted('stories.category.conflict-own-wins')) {
    throw new Refusal(
      planted('stories.category.conflict-wrong-code') ? 'INCOMPATIBLE_PARAMETERS' : 'STORY_CATEGORY_CONFLICT',
      'story_category and category differ; send story_category alone.',
      { story_category: own, category: old[0], required: ['story_category'] },
      planted('stories.category.conflict-wrong-status') ? { status: 409 } : {},
    );
  }
  const chosen = own === undefined ? old : [own];
  if (taxonomy !== undefined) {
    return ({ category, events }) =>
      (own === undefined || category === own) && events.some((event) => taxonomy.includes(event.category));
  }
  if (chosen.length === 0) return () => true;
  const leaks = planted('stories.story-category.leaks-quiet-news');
  const twice = planted('stories.story-category.found-under-two') && chosen.includes('politics');
  return ({ category, events }) =>
    chosen.includes(category) || (leaks && events.length === 0) || (twice && category === 'justice');
}
