import type { Clauses } from '../clause.js';

const list = {
  heading: 'Endpoints > Stories',
  operations: ['listStories'],
  by: 'statement',
  seen: 'one-reply',
} as const;
const detail = { ...list, operations: ['getStory'] } as const;
const summary = { ...list, operations: ['summarizeStories'] } as const;
/** The two operations that select Stories. */
const both = { ...list, operations: ['listStories', 'summarizeStories'] } as const;
/** Rules that only a comparison of replies shows. */
const listRelation = { ...list, seen: 'relation' } as const;
const summaryRelation = { ...summary, seen: 'relation' } as const;
/** What the document leaves open. */
const listOpen = { ...list, by: 'not-shown' } as const;
const summaryOpen = { ...summary, by: 'not-shown' } as const;
const open = { ...both, by: 'not-shown' } as const;

const service = {
  ...list,
  heading: 'What the service does',
  operations: ['listStories', 'getStory'],
} as const;
const significance = {
  ...service,
  heading: 'What the service does > Significance (Event ranking metric)',
} as const;
/** A part of a sum of which neither the value nor the formula is shown. */
const blend = {
  ...significance,
  seen: 'no',
  untestable: 'Neither the formula of Story significance nor a card field that holds its value is shown.',
} as const;
/** The rule on lexical search stands with the Events list and names the title as the field of Stories. */
const lexical = { ...listRelation, heading: 'Endpoints > Events list' } as const;

/** What Stories are, and every parameter and rule of their list, detail and summary that the document shows. */
export const storiesClauses = {
  'stories.service.articles': { ...service, says: 'A Story groups articles.' },
  'stories.service.linked-events': {
    ...service,
    operations: ['getStory'],
    seen: 'relation',
    says: 'A Story can be linked to Events.',
  },
  'stories.service.summary': {
    ...service,
    operations: ['summarizeStories'],
    says: 'A Stories summary aggregates Stories in groups.',
  },

  'stories.significance.linked-events': {
    ...blend,
    says: 'The significance of linked Events enters the significance of a Story.',
  },
  'stories.significance.article-count': {
    ...blend,
    says: 'The number of its articles enters the significance of a Story.',
  },
  'stories.significance.article-count.capped': {
    ...blend,
    says: 'Beyond a cap, more articles do not raise the significance of a Story.',
  },
  'stories.significance.recency': { ...blend, says: 'Recency enters the significance of a Story.' },
  'stories.significance.formula': {
    ...significance,
    by: 'not-shown',
    says: 'Weights, cap and decay in the significance of a Story are not shown.',
  },
  'stories.significance.linked-event-count.links': {
    ...significance,
    by: 'shape-if-present',
    seen: 'relation',
    says: '`linked_event_count`, where a Story shows it, is the number of its links to Events.',
    ruling: 'linked-event-count',
  },
  'stories.significance.linked-event-count.no-total': {
    ...significance,
    seen: 'no',
    says: '`linked_event_count` gives no total of distinct Events.',
    ruling: 'linked-event-count',
    untestable: 'It says how a number is to be understood, and any count agrees with it.',
  },
  'stories.significance.linked-event-count.distinct-events': {
    ...significance,
    by: 'client',
    seen: 'no',
    says: 'Clients take the number of distinct Events from `event_count` of Event summaries.',
    untestable: 'It tells clients what to use instead.',
  },

  'stories.reply.envelope': {
    ...list,
    says: 'The Stories list answers with a list envelope.',
    ruling: 'reference-envelope',
  },
  'stories.reply.cards': { ...list, says: 'Each row of a Stories list is a Story card.' },

  'stories.window.default.same-as-events': {
    ...listRelation,
    says: 'Without an explicit window the Stories list reaches back as far as the Events list.',
    ruling: 'default-window',
  },
  'stories.window.default.rolling': {
    ...list,
    seen: 'time',
    says: 'The default window of the Stories list moves on with time.',
    ruling: 'default-window',
  },
  'stories.window.default.entity': {
    ...list,
    says: 'Without an explicit window an entity-scoped Stories list reaches back 30 days or the short span.',
    ruling: 'default-window',
  },
  'stories.window.query-window': {
    ...listOpen,
    says: 'Whether a Stories list tells its bounds in `meta.query_window` is not shown.',
    ruling: 'default-window',
  },
  'stories.window.parameters': {
    ...listOpen,
    says: 'Which time parameters Stories take is not shown, although the cap on windows presupposes some.',
    ruling: 'window-over-thirty-days',
  },
  'stories.window.recorded': { ...listOpen, says: 'Whether Stories take recorded bounds is not shown.' },
  'stories.window.compared-time': {
    ...listOpen,
    says: 'Which time of a Story a window is compared with is not shown.',
  },

  'stories.bbox.linked-events': {
    ...listRelation,
    says: '`bbox` admits Stories that have a linked Event in the box.',
  },
  'stories.bbox.nothing-else': {
    ...listRelation,
    says: '`bbox` admits no Story without a linked Event in the box.',
  },
  'stories.near.nothing-else': {
    ...listRelation,
    heading: 'Errors > Validation and request errors',
    by: 'table',
    says: 'A `near` that the Stories list takes admits no Story without a linked Event within the radius.',
    ruling: 'great-circle-distance',
  },
  'stories.region.linked-events': {
    ...listRelation,
    says: '`region` admits Stories that have a linked Event located in one of its member countries.',
    ruling: 'region-members',
  },
  'stories.region.nothing-else': {
    ...listRelation,
    by: 'absolute',
    says: '`region` admits no Story without a linked Event located in one of its member countries.',
    ruling: 'region-and-actors',
  },
  'stories.region.unknown': {
    ...listOpen,
    says: 'The answer of Stories to a `region` outside the list of regions is not shown.',
    ruling: 'unknown-enum-value',
  },
  'stories.continent.linked-events': {
    ...listRelation,
    says: '`continent` admits Stories that have a linked Event located in one of its member countries.',
    ruling: 'region-members',
  },
  'stories.continent.nothing-else': {
    ...listRelation,
    by: 'absolute',
    says: '`continent` admits no Story without a linked Event located in one of its member countries.',
    ruling: 'region-and-actors',
  },
  'stories.continent.unknown': {
    ...listOpen,
    says: 'The answer of Stories to a `continent` outside the list of continents is not shown.',
    ruling: 'unknown-enum-value',
  },
  'stories.geography.linked-events-in-reach': {
    ...listOpen,
    says: 'Whether a linked Event outside the window admits a Story to a geography filter is not shown.',
  },
  'stories.geography.other-filters': {
    ...listOpen,
    says: 'Which geography filters Stories take besides `bbox`, `region` and `continent` is not shown.',
  },

  'stories.filters.combination': {
    ...listRelation,
    heading: 'What the service does',
    says: 'Filters that are sent together select only Stories that every one of them selects.',
  },
  'stories.entity.filter': {
    ...listRelation,
    says: '`entity` narrows the Stories list to Stories of that entity.',
  },
  'stories.entity.unresolved': {
    ...listRelation,
    says: 'Handles of which none resolves never return the unfiltered Stories.',
    ruling: 'unresolved-handles',
  },
  'stories.entity.link': {
    ...listOpen,
    says: 'By which link, through articles or through Events, a Story belongs to an entity is not shown.',
  },

  'stories.story-category.one-per-story': {
    ...listRelation,
    says: 'Each Story has a single Story category.',
  },
  'stories.story-category.filter': {
    ...listRelation,
    says: '`story_category` keeps only Stories of that Story category.',
  },
  'stories.story-category.values': { ...listOpen, says: 'Which Story categories there are is not shown.' },
  'stories.story-category.unknown': {
    ...listOpen,
    says: 'The answer to a `story_category` that does not exist is not shown.',
  },
  'stories.story-category.several': {
    ...listOpen,
    says: 'Whether `story_category` takes several values at once is not shown.',
  },
  'stories.category.conflict': {
    ...both,
    seen: 'relation',
    says: '`story_category` beside a `category` that names another Story category is refused.',
    ruling: 'stories-category',
  },
  'stories.category.agreement': {
    ...listOpen,
    says: 'Whether `story_category` beside a `category` of the same value is served is not shown.',
    ruling: 'stories-category',
  },
  'stories.category.meaning': {
    ...listOpen,
    says: 'Whether `category` on Stories is another name of `story_category` or an Event filter is open.',
    ruling: 'stories-category',
  },
  'stories.category.flag': {
    ...open,
    operations: ['getOpenapi'],
    says: 'Whether the contract flags `category` of Stories as deprecated is open.',
    ruling: 'stories-category',
  },

  'stories.search.applied': { ...listRelation, says: 'The Stories list applies `search`.' },
  'stories.search.at-min': { ...list, says: 'A `search` of two characters is served on Stories.' },
  'stories.search.below-min': { ...list, says: 'A `search` of one character is refused on Stories.' },
  'stories.search.lexical.contains': {
    ...lexical,
    says: 'Each row of a lexical search of Stories has the phrase in the title of the Story.',
    ruling: 'phrase-search',
  },
  'stories.search.lexical.complete': {
    ...lexical,
    says: 'A lexical search returns every Story of the filtered set whose title has the phrase.',
    ruling: 'phrase-search',
  },
  'stories.search.lexical.case-insensitive': {
    ...lexical,
    says: 'Letter case does not matter in a lexical search of Stories.',
  },
  'stories.search.lexical.no-stemming': {
    ...lexical,
    says: 'A lexical search of Stories does not reduce words to their stems.',
    ruling: 'phrase-search',
  },
  'stories.search.lexical.no-boolean': {
    ...lexical,
    says: 'A lexical search of Stories reads no boolean operators.',
    ruling: 'phrase-search',
  },
  'stories.search.lexical.no-fallback': {
    ...lexical,
    by: 'absolute',
    seen: 'no',
    says: 'A lexical search of Stories never falls back to another store.',
    untestable: 'Which store answers cannot be seen from outside.',
  },
  'stories.search.mode': {
    ...listOpen,
    says: 'Under which name Stories take a search mode, and which is the default, is not shown.',
  },
  'stories.search.semantic': {
    ...listOpen,
    says: 'What a search of Stories finds and how it is ranked outside lexical mode is not shown.',
    ruling: 'phrase-search',
  },
  'stories.search.or': {
    ...listOpen,
    says: 'Whether a search of Stories of the form `a OR b` is reduced to its first term is not shown.',
    ruling: 'phrase-search',
  },

  'stories.sort.values': { ...list, says: '`sort` of Stories takes `significance` and `recent`.' },
  'stories.sort.significance': {
    ...list,
    says: '`sort=significance` puts the most significant Stories first, as far as cards tell.',
    ruling: 'sort-directions',
  },
  'stories.sort.recent': {
    ...listRelation,
    says: '`sort=recent` puts the newest Stories first, by one of their times.',
    ruling: 'sort-directions',
  },
  'stories.sort.unknown': {
    ...list,
    says: 'A `sort` of Stories other than the two values is refused.',
    ruling: 'unknown-enum-value',
  },
  'stories.sort.default': { ...listOpen, says: 'The order of Stories without `sort` is not shown.' },

  'stories.limit.page-size': {
    ...list,
    says: 'A page of Stories has no more rows than the `limit` in force.',
    ruling: 'limit-above-max',
  },
  'stories.cursor.next-page': {
    ...listRelation,
    says: '`cursor` with the `next_cursor` of a page of Stories returns the page after it.',
    ruling: 'end-of-walk',
  },
  'stories.cursor.walk-ends': {
    ...listRelation,
    says: 'A walk through Stories along `next_cursor` comes to a null.',
    ruling: 'end-of-walk',
  },
  'stories.cursor.walk-no-repeats': {
    ...listRelation,
    says: 'A walk along `next_cursor` meets no Story twice.',
    ruling: 'end-of-walk',
  },
  'stories.cursor.walk-complete': {
    ...listRelation,
    says: 'A walk along `next_cursor` meets every Story of the result.',
    ruling: 'end-of-walk',
  },

  'stories.parameters.further': {
    ...open,
    operations: ['listStories'],
    says: 'Which further parameters, and which other spellings of them, Stories take is not shown.',
  },
  'stories.parameters.rejected-on-events': {
    ...listOpen,
    says: 'Whether Stories refuse the filters that the Events list rejects, or list them as ignored, is open.',
    ruling: 'undeclared-parameters',
  },

  'stories.detail.reply.envelope': {
    ...detail,
    seen: 'relation',
    says: 'A known Story id is answered with a detail envelope.',
  },
  'stories.detail.reply.card': { ...detail, says: 'The `data` of a Story detail is one Story card.' },
  'stories.detail.same-id': {
    ...detail,
    seen: 'relation',
    says: 'The card of a Story detail is that of the id asked for.',
  },
  'stories.detail.unknown-id': {
    ...detail,
    says: 'An id that names no Story earns an error reply and no card.',
    ruling: 'not-found-code',
  },
  'stories.detail.unknown-id.status': {
    ...detail,
    by: 'not-shown',
    says: 'Which client error an unknown Story id earns is the deployment’s own, 404 being usual.',
    ruling: 'not-found-code',
  },
  'stories.detail.window': {
    ...detail,
    heading: 'Endpoints > Event detail',
    by: 'not-shown',
    seen: 'relation',
    says: 'Whether a known Story id resolves whatever its date, as an Event id does, is not shown.',
  },

  'stories.summary.reply.envelope': {
    ...summary,
    says: 'A Stories summary answers with a summary envelope.',
  },
  'stories.summary.search.not-accepted': {
    ...summary,
    says: 'A Stories summary does not apply a `search`.',
    ruling: 'undeclared-parameters',
  },
  'stories.summary.accepts.bbox': {
    ...summaryRelation,
    says: 'The Stories summary applies `bbox` as the Stories list does.',
  },
  'stories.summary.accepts.region': {
    ...summaryRelation,
    says: 'The Stories summary applies `region` as the Stories list does.',
  },
  'stories.summary.accepts.continent': {
    ...summaryRelation,
    says: 'The Stories summary applies `continent` as the Stories list does.',
  },
  'stories.summary.accepts.entity': {
    ...summaryRelation,
    says: 'The Stories summary applies `entity` as the Stories list does.',
  },
  'stories.summary.accepts.story-category': {
    ...summaryRelation,
    says: 'The Stories summary applies `story_category` as the Stories list does.',
  },
  'stories.summary.default-window': {
    ...summaryOpen,
    says: 'Which window a Stories summary without an explicit one covers is not shown.',
    ruling: 'default-window',
  },
  'stories.summary.group-by.values': {
    ...summaryOpen,
    says: 'By which dimensions Stories can be grouped is not shown.',
  },
  'stories.summary.group-by.default': {
    ...summaryOpen,
    says: 'By which dimension Stories are grouped without `group_by` is not shown.',
  },
  'stories.summary.group-by.unknown': {
    ...summaryOpen,
    says: 'The answer of a Stories summary to a `group_by` that it does not know is not shown.',
    ruling: 'unknown-enum-value',
  },
} as const satisfies Clauses;
