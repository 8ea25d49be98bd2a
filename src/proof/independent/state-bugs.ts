/** Bugs that show by what was asked before, or at the same time. */
export const stateBugs = {
  'kept-without-sort': {
    summary: 'Events lists are kept without regard to sort',
    breaks: 'events.sort.recent',
  },
  'summary-kept-without-group-by': {
    summary: 'Event summaries are kept without regard to group_by',
    breaks: 'envelope.summary.group-by.echo',
  },
  'hierarchy-kept-without-direction': {
    summary: 'Hierarchies are kept without regard to direction',
    breaks: 'hierarchy.direction.up.no-children',
  },
  'provinces-kept-without-country': {
    summary: 'The regions of one country are kept for every other',
    breaks: 'geography.per-country',
  },
  'links-kept-without-active-only': {
    summary: 'Foreign-agent links are kept without regard to active_only',
    breaks: 'government.links.active-only',
  },
  'limit-of-the-list-before': {
    summary: 'An Events list without limit has the limit of the one before',
    breaks: 'events.limit.default',
  },
  'cursor-moves-on': {
    summary: 'A cursor of Events that is sent again returns the page after its own',
    breaks: 'events.cursor.next-page',
  },
  'second-summary-doubled': {
    summary: 'An Event summary that was asked for before counts each Event twice',
    breaks: 'significance.event-count.distinct',
  },
  'second-refusal-with-200': {
    summary: 'A refusal is kept, and comes with status 200 when the request is repeated',
    breaks: 'error.code-status',
  },
  'tired-of-story-entities': {
    summary: 'entity has no effect from the 61st Stories list on',
    breaks: 'stories.entity.filter',
  },
  'summaries-in-flight-mixed-up': {
    summary: 'Event summaries in flight together are all answered for the filters of the last',
    breaks: 'events-summary.accepts.category',
  },
  'second-answer-unmetered': {
    summary: 'A request that was answered before draws no unit',
    breaks: 'auth.metering.consumes',
  },
  'connection-keeps-its-key': {
    summary: 'A request without the header is served on a connection that carried a key before',
    breaks: 'auth.bearer.required',
  },
  'searches-in-flight-mixed-up': {
    summary: 'Searches in flight together are all answered for the query of the last',
    breaks: 'search.q.finds',
  },
  'ignored-names-pile-up': {
    summary: 'ignored of hardware lists names that earlier requests sent',
    breaks: 'envelope.applied-filters.ignored',
  },
  'look-ups-kept-without-isin': {
    summary: 'Look-ups of an ISIN are kept without regard to isin',
    breaks: 'registry.isin.by-isin',
  },
  'awards-kept-without-limit': {
    summary: 'Awards are kept without regard to limit',
    breaks: 'government.awards.limit.timeline',
  },
  'newest-walk-only': {
    summary: 'A cursor of Events goes stale once the same key begins another walk',
    breaks: 'states.cursor.valid',
  },
  'details-in-flight-mixed-up': {
    summary: 'Event details in flight together are all answered for the id of the first',
    breaks: 'event-detail.same-id',
  },
  'vain-search-kept': {
    summary: 'What was searched in vain under one scope is not found under another',
    breaks: 'search.scope.all.everything',
  },
  'parallel-units-lost': {
    summary: 'Of requests in flight together only the last draws a unit',
    breaks: 'auth.metering.direct',
  },
  'capacity-order-turned-in-place': {
    summary: 'sort=capacity_asc brings the greatest capacity first once capacity_desc was asked for',
    breaks: 'facilities.sort.capacity-asc',
  },
  'office-of-the-request-before': {
    summary:
      'A request about an entity also finds the holders of the office that the Events list before it was about',
    breaks: 'events.entity.union',
  },
  'plan-refusal-kept-for-all': {
    summary: 'A refusal for want of a plan flag is kept, and sent to every key',
    breaks: 'auth.entitlement.per-workspace',
  },
  'bad-cursor-spoils-walks': {
    summary: 'Once a key sent an unreadable cursor, its good cursors are unreadable too',
    breaks: 'states.cursor.valid',
  },
  'siblings-stay': {
    summary:
      'A hierarchy that was asked for with siblings shows them to requests without include_siblings too',
    breaks: 'hierarchy.siblings.default',
  },
  'cursor-outlives-window': {
    summary: 'A cursor of Events is served after the window changed',
    breaks: 'events.cursor.bound-window',
  },
  'images-asked-for-once-stay': {
    summary: 'An Events list without include_images has images once the same key asked for them',
    breaks: 'events.include-images.default',
  },
  'kept-by-values-alone': {
    summary: 'Events lists are kept by the values of their parameters, without regard to the names',
    breaks: 'events.target-actor-country.filter',
  },
  'every-second-lei-refused': {
    summary: 'The check of an LEI remembers where it stopped, so that every second good one is refused',
    breaks: 'registry.entities.lei.list',
  },
  'stories-kept-without-cursor': {
    summary: 'Stories lists are kept without regard to cursor',
    breaks: 'stories.cursor.next-page',
  },
  'story-cursor-outlives-date-end': {
    summary: 'A cursor of Stories is served after date_end changed',
    breaks: 'states.cursor.filters-change',
  },
  'sites-kept-by-short-id': {
    summary: 'Records of facilities are kept by the first two digits of their ids',
    breaks: 'facilities.detail.same-id',
  },
  'refused-names-become-accepted': {
    summary: 'accepted_params lists names that earlier requests were refused for',
    breaks: 'error.unknown-param.details.accepted-params',
  },
  'regions-asked-for-pile-up': {
    summary: 'region also finds the members of the regions in earlier requests',
    breaks: 'events.region.members',
  },
  'kept-without-entity-family': {
    summary: 'Events lists are kept without regard to entity_family',
    breaks: 'events.entity-family.exact',
  },
  'revoked-key-sent-kept-answers': {
    summary: 'A revoked key is sent what its workspace was answered before',
    breaks: 'auth.key.revoked.at-once',
  },
  'usage-of-the-operation-alone': {
    summary: 'The usage header tells the units that the operation drew, not those of the workspace',
    breaks: 'auth.metering.consumes',
  },
  'cursor-bound-to-key': {
    summary: 'A cursor is stale for another key of its own workspace',
    breaks: 'states.cursor.valid',
  },
} as const;
