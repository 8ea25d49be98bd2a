import { cameoplusCategories, conflictCategories, type Family } from '../../../../contract/index.js';

export type Category = (typeof conflictCategories)[number] | (typeof cameoplusCategories)[number];

/** The subcategories of each category; every one stands under exactly one category. */
export const subcategories: Readonly<Record<Category, readonly [string, ...string[]]>> = {
  Battles: ['Armed clash', 'Government regains territory', 'Non-state actor overtakes territory'],
  Protests: ['Peaceful protest', 'Protest with intervention', 'Excessive force against protesters'],
  Riots: ['Violent demonstration', 'Mob violence'],
  'Explosions/Remote violence': [
    'Air/drone strike',
    'Shelling/artillery/missile attack',
    'Remote explosive/landmine/IED',
    'Suicide bomb',
    'Grenade',
  ],
  'Violence against civilians': ['Attack', 'Abduction/forced disappearance', 'Sexual violence'],
  'Strategic developments': [
    'Agreement',
    'Arrests',
    'Change to group/activity',
    'Disrupted weapons use',
    'Looting/property destruction',
    'Non-violent transfer of territory',
  ],
  POLITICAL: ['PO01', 'PO02', 'PO03', 'PO04', 'PO05'],
  CRIME: ['CR01', 'CR02', 'CR03'],
  ECONOMIC: ['EC01', 'EC02', 'EC03', 'EC04'],
  CORPORATE: ['CO01', 'CO02', 'CO03'],
  TECHNOLOGY: ['TE01', 'TE02', 'TE03'],
  INFRASTRUCTURE: ['IN01', 'IN02', 'IN03'],
  ENVIRONMENT: ['EN01', 'EN02', 'EN03', 'EN04'],
  HEALTH: ['HE01', 'HE02', 'HE03'],
  DEMOGRAPHIC: ['DE01', 'DE02'],
  INFORMATION: ['IF01', 'IF02', 'IF03'],
};

/** Known codes that no Event of the corpus carries. */
export const unusedSubcategories: readonly string[] = ['Grenade', 'EN04'];

export const categories: readonly Category[] = [...conflictCategories, ...cameoplusCategories];

const conflict: readonly string[] = conflictCategories;

export const familyOf = (category: Category): Family =>
  conflict.includes(category) ? 'conflict' : 'cameoplus';

/** The category that a subcategory stands under. */
export const categoryOf = (subcategory: string): Category | undefined =>
  categories.find((category) => subcategories[category].includes(subcategory));

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
