/** Bugs of a team that overlooked or misread one sentence of the specification each, from its first page to its last. */
export const sentenceBugs = {
  'empty-stories-not-found': {
    summary: 'A list of Stories that finds none is answered with 404',
    breaks: 'service.empty.status',
  },
  'unmeasured-magnitude-presumed': {
    summary: 'An unmeasured magnitude counts in significance as 5, under the full divisor',
    breaks: 'significance.magnitude.unmeasured-term',
  },
  'protests-without-scale': {
    summary: 'goldstein_scale of cards of Protests is null, as if they were no armed conflict',
    breaks: 'significance.goldstein-scale.conflict',
  },
  'last-stories-without-next-cursor': {
    summary: 'The last page of Stories lacks next_cursor instead of showing it as null',
    breaks: 'envelope.list.pagination.next-cursor',
  },
  'unknown-origin-left-out': {
    summary: 'An actor of unknown origin has no country on cards, not a null one',
    breaks: 'event-card.actors.item.country',
  },
  'roles-of-lead-articles-only': {
    summary: 'Article rows of a Story after the first lack role',
    breaks: 'story-card.article.role',
  },
  'days-keep-coded-bound': {
    summary: 'days finds only Events that were coded in the seven days up to now, however many days are sent',
    breaks: 'events.days.no-coded-bound',
  },
  'office-as-of-needs-office': {
    summary: 'office_as_of without office is refused with MISSING_PARAM',
    breaks: 'events.office-as-of.without-office',
  },
  'magnitude-bounds-up-to-one': {
    summary:
      'magnitude bounds above 1 are refused as out of range, like those of the other cameoplus metrics',
    breaks: 'events.magnitude-min.range',
  },
  'thumbnails-off-by-default': {
    summary: 'include_images=true attaches thumbnails of entities only with include_entity_images=true',
    breaks: 'events.include-entity-images.default',
  },
  'summary-always-expands': {
    summary: 'The summary matches merged ids with entity_family=exact too',
    breaks: 'events-summary.accepts.entity-family',
  },
  'stories-take-no-page-ids': {
    summary: 'Stories do not resolve wiki: ids in entity',
    breaks: 'entities.handle.wiki.stories',
  },
  'registry-records-under-reference': {
    summary: 'Legal entities of the registry show under reference, as one of its structured registries',
    breaks: 'search.universe.registry.not-in-reference',
  },
  'center-country-case-sensitive': {
    summary: 'country of data centers is case-sensitive',
    breaks: 'aicompute.data-centers.country.case',
  },
  'securities-of-all-without-selector': {
    summary: 'A look-up with neither lei nor isin lists every ISIN',
    breaks: 'registry.isin.neither',
  },
  'depth-as-far-as-sent': {
    summary: 'A depth above 5 is followed as far as it is sent',
    breaks: 'hierarchy.depth.max',
  },
  'status-list-as-one-value': {
    summary: 'A comma in status of facilities does not separate values',
    breaks: 'facilities.status.list',
  },
  'recipient-case-sensitive': {
    summary: 'recipient of awards is case-sensitive',
    breaks: 'government.awards.recipient.case',
  },
  'compute-calls-draw-five': {
    summary: 'A direct call of the AI compute family draws five units',
    breaks: 'limits.metering.direct',
  },
  'stale-cursor-without-reason': {
    summary: 'The details of CURSOR_STALE lack reason where filters changed',
    breaks: 'error.cursor-stale.details.reason',
  },
  'window-of-years-adjusted': {
    summary: 'A window of more than a year is served as its most recent thirty days too',
    breaks: 'error.date-window-too-large',
  },
  'equal-bounds-refused': {
    summary: 'A metric minimum that equals its maximum is refused as crossed',
    breaks: 'error.invalid-number-range.equal-bounds',
  },
  'story-domain-unflagged': {
    summary: 'The contract flags domain as deprecated on Events, and not on Stories',
    breaks: 'versioning.deprecated.domain.stories.flagged',
  },
  'old-precision-spelling-applied': {
    summary: 'max_geo_precision still bounds the rows and is not told as retired',
    breaks: 'versioning.retired.max-geo-precision',
  },
} as const;
