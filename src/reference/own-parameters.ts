import {
  eventsListParameters,
  eventsSummaryParameters,
  type OperationId,
  type Parameter,
  type Parameters,
  parametersOf,
} from '../../contract/index.js';
import { storyCategories } from './corpus/story-categories.js';

/** How the Stories list searches: by a literal phrase in titles. */
export const storySearchModes = ['lexical'] as const;

/** The dimensions of the Stories summary; the first one is the default. */
export const storyGroupings = ['date', 'story_category', 'country', 'region', 'continent'] as const;
export type StoryGrouping = (typeof storyGroupings)[number];

const { near, radius_km } = eventsListParameters;

/** The list's other spellings of its filters, which the summary takes as well. */
const spellings: Parameters = Object.fromEntries(
  Object.entries<Parameter>(eventsListParameters).filter(
    ([name, { aliases }]) => aliases !== undefined && Object.hasOwn(eventsSummaryParameters, name),
  ),
);

/** Parameters and spellings that this deployment takes beyond those that the document shows. */
const own: Readonly<Partial<Record<OperationId, Parameters>>> = {
  listStories: {
    near,
    radius_km,
    search_mode: { type: 'enum', malformed: 'INVALID_ENUM', summary: 'How search reads its text' },
  },
  summarizeEvents: spellings,
  summarizeStories: { near, radius_km },
};

/** Values that this deployment gives to parameters of Stories whose values the document does not show. */
export const storyValues: Readonly<Record<string, readonly string[]>> = {
  search_mode: storySearchModes,
  group_by: storyGroupings,
  story_category: storyCategories,
  category: storyCategories,
};

/** The successor of the old event routes, where a variant declares it on the Events list. */
export const familyParameter: Parameter = {
  type: 'enum',
  values: 'family',
  malformed: 'INVALID_ENUM',
  summary: 'The family of the Events',
};

/** Every parameter that an operation declares. */
export const declaredOf = (id: OperationId): Parameters => ({ ...parametersOf(id), ...own[id] });

/** The canonical name of each spelling that an operation takes in its query. */
export const canonicalNames = (id: OperationId): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(declaredOf(id)).flatMap(([name, { aliases = [], place }]) =>
      place === 'path' ? [] : [name, ...aliases].map((spelling) => [spelling, name] as const),
    ),
  );
