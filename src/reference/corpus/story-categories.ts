import type { Category } from './taxonomy.js';

/** The categories of Stories; each Story has one of them. */
export const storyCategories = [
  'conflict',
  'unrest',
  'politics',
  'justice',
  'business',
  'science',
  'climate',
  'society',
  'media',
  'culture',
  'sport',
] as const;

export type StoryCategory = (typeof storyCategories)[number];

/** Where a Story belongs that came of an Event. */
export const storyCategoryFor: Readonly<Record<Category, StoryCategory>> = {
  Battles: 'conflict',
  Protests: 'unrest',
  Riots: 'unrest',
  'Explosions/Remote violence': 'conflict',
  'Violence against civilians': 'conflict',
  'Strategic developments': 'conflict',
  POLITICAL: 'politics',
  CRIME: 'justice',
  ECONOMIC: 'business',
  CORPORATE: 'business',
  TECHNOLOGY: 'science',
  INFRASTRUCTURE: 'science',
  ENVIRONMENT: 'climate',
  HEALTH: 'society',
  DEMOGRAPHIC: 'society',
  INFORMATION: 'media',
};

type Phrases = readonly [string, ...string[]];

/** What Stories tell of which no Event was coded; the place follows. */
export const quietNews: readonly [
  readonly [StoryCategory, Phrases],
  ...(readonly [StoryCategory, Phrases])[],
] = [
  ['culture', ['Film festival opens', 'Museum returns a carving', 'Poet laureate named']],
  ['sport', ['Marathon draws a record field', 'Cup final goes to penalties', 'Stadium plans unveiled']],
  ['society', ['School meals extended', 'Library reopens after repairs']],
  ['business', ['Market hall changes hands', 'Ferry line adds a night service']],
];
