import {
  eventsListParameters,
  eventsSummaryParameters,
  type OperationId,
  type Parameter,
  type Parameters,
  parametersOf,
} from '../../../../contract/index.js';
import { storyCategories } from '../corpus/taxonomy.js';
import type { Faults, Planted } from '../planted.js';
import { nearest, quoted, Refusal } from './refusal.js';

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

export const undeclaredFaults = {
  'registry.undeclared.served': {
    clauses: ['error.unknown-param', 'versioning.strict.unknown-param'],
    admits: ['versioning.lenient.ignored'],
    summary:
      'Serves undeclared parameters without a word, except on the lists and summaries of Events and Stories',
  },
  'registry.undeclared.last-listed-only': {
    clauses: ['versioning.lenient.ignored'],
    summary: 'Lists the last of several undeclared parameters alone as ignored',
  },
  'registry.undeclared.capitals-passed-over': {
    clauses: ['versioning.strict.unknown-param'],
    summary:
      'Passes over declared names that begin with a capital, except on the lists and summaries of Events and Stories',
  },
  'registry.undeclared.without-suggestion': {
    clauses: ['versioning.strict.suggested-spelling', 'error.unknown-param.details.did-you-mean'],
    summary:
      'Refuses undeclared parameters with did_you_mean null, except on the lists and summaries of Events and Stories',
  },
} as const satisfies Faults;

/** The names that an operation takes in its query. */
export const acceptedNames = (operation: OperationId): readonly string[] => [
  ...canonicalNames(operation).keys(),
];

/** Refuses the first parameter that a strict operation does not declare. */
export function refuseUndeclared(url: URL, operation: OperationId, planted: Planted): void {
  const accepted = acceptedNames(operation);
  const isPassedOver = (sent: string): boolean =>
    /^[A-Z]/.test(sent) &&
    accepted.includes(sent.toLowerCase()) &&
    planted('registry.undeclared.capitals-passed-over');
  const name = [...url.searchParams.keys()].find((sent) => !accepted.includes(sent) && !isPassedOver(sent));
  if (name === undefined || planted('registry.undeclared.served')) return;
  const suggestion = planted('registry.undeclared.without-suggestion')
    ? undefined
    : nearest(name, accepted)[0];
  throw new Refusal('UNKNOWN_PARAM', `Unknown parameter ${quoted(name)}.`, {
    param: name,
    did_you_mean: suggestion ?? null,
    accepted_params: accepted,
  });
}
