/** Bugs that show at a place only, in few rows, or by what was asked before. */
export const rareBugs = {
  'third-page-upside-down': {
    summary: 'Pages of Events from the third on are upside down',
    breaks: 'events.sort.default',
  },
  'later-pages-without-category': {
    summary: 'category has no effect on pages of Events after the second',
    breaks: 'events.category.filter',
  },
  'last-category-lost': {
    summary: 'Of three categories and more the last is forgotten',
    breaks: 'events.category.list',
  },
  'last-facility-type-lost': {
    summary: 'Of three types of facilities and more the last is forgotten',
    breaks: 'facilities.type.list',
  },
  'month-end-lost': {
    summary: 'The last day of a month is left out where a longer window ends with it',
    breaks: 'events.date-end.inclusive',
  },
  'facility-later-pages-without-country': {
    summary: 'country has no effect on pages of facilities after the second',
    breaks: 'facilities.country.only',
  },
  'one-in-eighty-of-any-category': {
    summary: 'One Event in eighty meets every category',
    breaks: 'events.category.filter',
  },
  'one-in-fifty-a-day-late': {
    summary: 'One Event in fifty is found on the day after its own',
    breaks: 'events.date-start.bound',
  },
  'one-in-fifty-confidence-as-text': {
    summary: 'confidence of one card in fifty is a text',
    breaks: 'event-card.metrics.confidence.type',
  },
  'one-in-fifty-counted-twice': {
    summary: 'The summary counts one Event in fifty twice',
    breaks: 'significance.event-count.distinct',
  },
  'one-in-twenty-facilities-of-any-type': {
    summary: 'One facility in twenty meets every type',
    breaks: 'facilities.type.only',
  },
  'second-answer-empty': {
    summary: 'An Events list that was asked for before has no rows',
    breaks: 'events.category.filter',
  },
  'kept-without-limit': {
    summary: 'Events lists are kept without regard to limit',
    breaks: 'events.limit.page-size',
  },
  'kept-for-any-key': {
    summary: 'Lists of facilities are kept, and served to any key',
    breaks: 'facilities.entitlement',
  },
  'cursor-used-up': {
    summary: 'A cursor of Events serves once',
    breaks: 'states.cursor.valid',
  },
  'tired-of-countries': {
    summary: 'country has no effect from the 301st Events list on',
    breaks: 'events.country.nothing-else',
  },
  'one-in-fifty-placed-by-actor': {
    summary: 'geo.country of one card in fifty is the origin of an actor',
    breaks: 'events.country-match.location.country',
  },
  'one-in-eight-deaths-unflagged': {
    summary: 'has_fatalities of one lethal Event in eight is false',
    breaks: 'event-card.has-fatalities.count',
  },
  'one-in-forty-dated-later-in-detail': {
    summary: 'The detail of one Event in forty shows the day after its own',
    breaks: 'event-card.event-date.meaning',
  },
  'one-in-twenty-of-another-status-in-detail': {
    summary: 'The detail of one facility in twenty shows another status than the list',
    breaks: 'facility-record.detail.card',
  },
  'one-in-ten-relationships-turned': {
    summary: 'One relationship in ten starts at the parent',
    breaks: 'registry.relationships.start-is-child',
  },
  'one-in-five-listed-under-page-id': {
    summary: 'One listed Entity in five shows its wiki: id though the spine holds it',
    breaks: 'entity-card.id.spine',
  },
  'merged-id-in-search': {
    summary: 'Search shows an entity that was merged under its former id',
    breaks: 'entity-card.id.same-as-search',
  },
  'near-ends-at-antimeridian': {
    summary: 'near of Events does not reach across the antimeridian',
    breaks: 'events.near.great-circle',
  },
  'actors-of-no-country-match-any': {
    summary: 'country admits an Event whose two actors both have no known country',
    breaks: 'events.country.nothing-else',
  },
  'story-of-two-continents-counted-twice': {
    summary: 'By lead_continent a Story counts once for each continent of its linked Events',
    breaks: 'story-bucket.reconciles',
  },
  'non-ascii-page-id-not-found': {
    summary: 'The detail does not find an Entity by a wiki: id with a letter beyond ASCII',
    breaks: 'entities.handle.wiki.detail',
  },
  'filer-without-lei-called-holder': {
    summary: 'lei_present is true for an entity that has a CIK and no LEI',
    breaks: 'hierarchy.coverage.lei-present.missing',
  },
  'non-ascii-owner-unresolved': {
    summary: 'A data center has no entity_id where the name of its owner has a letter beyond ASCII',
    breaks: 'aicompute.data-centers.entity-id',
  },
  'dissolved-record-not-found': {
    summary: 'The record of a dissolved legal entity is not found, though lists show it',
    breaks: 'registry.detail.record',
  },
  'one-in-twelve-countries-lists-towns': {
    summary: 'geo/admin1 lists towns for one country in twelve',
    breaks: 'geography.values',
  },
  'compute-bound-of-64-bits': {
    summary: 'min_compute is cut to 64 bits',
    breaks: 'aicompute.models.min-compute.only',
  },
  'orphans-are-siblings': {
    summary: 'Entities without a parent are siblings of each other',
    breaks: 'hierarchy.siblings.direct-only',
  },
  'unscored-entity-not-found': {
    summary: 'The detail does not find an Entity that needs review',
    breaks: 'states.entity.known',
  },
  'ampersand-escaped': {
    summary: 'registrant does not find a name that has an ampersand',
    breaks: 'government.links.registrant',
  },
  'namibia-read-as-null': {
    summary: 'NA in country is read as no value',
    breaks: 'events.country.nothing-else',
  },
  'zero-coordinate-is-none': {
    summary: 'A lat or lon of 0 is taken for a missing one',
    breaks: 'events.near.lat-lon',
  },
  'phrase-stripped-of-accents': {
    summary: 'A lexical search of Events does not find letters beyond ASCII',
    breaks: 'events.search.lexical.complete',
  },
  'south-shown-north': {
    summary: 'Cards show latitudes south of the equator without their sign',
    breaks: 'events.bbox.inside',
  },
  'null-scale-counts-as-zero': {
    summary: 'goldstein_scale bounds read a missing value as 0',
    breaks: 'events.goldstein-scale-min.bound',
  },
  'zero-deaths-flagged': {
    summary: 'has_fatalities of a card is true where the count is 0',
    breaks: 'event-card.has-fatalities.count',
  },
  'rowless-handle-told-unresolved': {
    summary: 'A known handle without Events in the window is listed as unresolved',
    breaks: 'envelope.applied-filters.entity-handles-unresolved',
  },
  'url-of-another-story': {
    summary: 'url of an Event with several Stories leads to the last, primary_story_url to the first',
    breaks: 'event-card.url.primary-story',
  },
  'lapsed-files-nothing': {
    summary: 'in_registry_level2 is false where the registration has lapsed, though a parent is on file',
    breaks: 'hierarchy.coverage.in-registry-level2.files-none',
  },
  'all-without-page-ids': {
    summary: 'scope=all does not find entities that are known by their page alone',
    breaks: 'search.scope.all.everything',
  },
  'tone-of-persons-only': {
    summary: 'The tone refuses the e_ id of an organisation as no id',
    breaks: 'entities.handle.spine.tone',
  },
  'retired-registrations-unlisted': {
    summary: 'Lists leave out records of a retired registration unless registration_status asks for them',
    breaks: 'registry.entities.lei',
  },
  'removed-path-without-successor-unlinked': {
    summary: 'The Link of a 410 lacks a successor where the path has no likeness in this version',
    breaks: 'versioning.v1.link',
  },
  'category-without-events-unknown': {
    summary: 'A category that no Event has is refused as unknown',
    breaks: 'events.category.cameoplus-values',
  },
  'storyless-event-of-any-language': {
    summary: 'languages admits Events without a Story',
    breaks: 'events.languages.filter',
  },
  'unknown-deaths-flag-null': {
    summary: 'has_fatalities of a card is null where a conflict Event has no count',
    breaks: 'event-card.has-fatalities.type',
  },
  'north-america-without-caribbean': {
    summary: 'continent=North America leaves out Central America and the Caribbean',
    breaks: 'events.continent.members',
  },
  'office-link-names-first-holder': {
    summary: 'entity_link of every row found through an office names the first holder',
    breaks: 'event-card.entity-link.entity',
  },
  'empty-list-without-filters': {
    summary: 'An Events list without rows has no applied_filters',
    breaks: 'envelope.list.applied-filters',
  },
  'pipelines-called-placed': {
    summary: 'has_geo=true keeps pipelines without coordinates',
    breaks: 'facilities.has-geo.true',
  },
  'great-compute-as-text': {
    summary: 'A training_compute_flop from 1e25 on is a text',
    breaks: 'aicompute.models.training-compute-flop.number',
  },
  'terminated-links-unscreened': {
    summary: 'Terminated links of sanctioned principals show no lists and no programs',
    breaks: 'government-records.links.sanction-lists',
  },
  'expand-misses-own-id': {
    summary: 'entity_family=expand with a merged id matches that id alone',
    breaks: 'events.entity-family.expand',
  },
  'lapsed-issuer-unfound-by-isin': {
    summary: 'The look-up by isin does not find an issuer whose registration has lapsed',
    breaks: 'registry.isin.by-isin',
  },
  'listed-page-link-escaped-twice': {
    summary: 'encyclopedia_url of a list escapes letters beyond ASCII twice, that of the detail does not',
    breaks: 'entity-card.encyclopedia-url',
  },
  'same-day-awards-added-once': {
    summary: 'Of several awards of one day the total adds up one only',
    breaks: 'government-records.summary.total-obligated',
  },
  'single-row-unwrapped': {
    summary: 'data of an AI compute reply with one row is that row, not an array',
    breaks: 'aicompute.data',
  },
  'listed-situation-not-found': {
    summary: 'The situation of a Story of exactly two Events is listed, and not found by its id',
    breaks: 'routes.situation',
  },
  'unmeasured-center-of-zero-megawatts': {
    summary: 'The directory shows a capacity of 0 where the power of a data center is unknown',
    breaks: 'facilities.data-centers.same-data',
  },
  'dissolved-told-inactive-in-record': {
    summary: 'The full record of a dissolved legal entity calls it INACTIVE, lists DISSOLVED',
    breaks: 'registry.detail.record',
  },
  'parents-hide-own-link': {
    summary: 'Relationships of an LEI that is a parent lack the one to its own parent',
    breaks: 'registry.relationships.lei.start-node',
  },
  'secondary-country-by-long-code-only': {
    summary: 'country finds a secondary country by its three-letter code only',
    breaks: 'facilities.country.secondary',
  },
  'vacant-date-takes-present-holders': {
    summary: 'office_as_of with a date on which nobody held the office finds those who hold it in the window',
    breaks: 'events.office-as-of.holders',
  },
  'shared-story-titled-by-event': {
    summary: 'story_refs show a Story that came with another Event under the title of the Event itself',
    breaks: 'event-card.story-refs.item.title',
  },
  'capital-status-unfound': {
    summary: 'status does not find a state that is on file with a capital letter',
    breaks: 'facilities.status.case',
  },
  'like-names-taken-for-one': {
    summary: 'scope=all leaves out a company whose name begins that of a news entity, as if they were one',
    breaks: 'search.scope.all.everything',
  },
  'inactive-children-unrelated': {
    summary: 'Relationships of an LEI leave out its children that are not active, which the hierarchy shows',
    breaks: 'registry.relationships.lei.end-node',
  },
  'removed-paths-behind-plan-flags': {
    summary: 'A path of the first version whose like needs a plan flag is refused to a plan without it',
    breaks: 'versioning.v1.gone',
  },
  'inactive-parent-passed-over': {
    summary: 'direct_parent and parents pass over an entity that is not active, though relationships name it',
    breaks: 'hierarchy.direct-parent.on-file',
  },
  'terminated-links-under-former-list-names': {
    summary:
      'Terminated links name the screening lists as they were called before, so that more than five are told',
    breaks: 'government-records.screening-lists.number',
  },
  'uei-read-as-number': {
    summary: 'A UEI of digits around a single E is shown as the number that it reads as',
    breaks: 'government.recipients.uei.length',
  },
  'branches-at-address-of-parent': {
    summary:
      'country finds a branch by the legal address of its parent, not by the one that its record shows',
    breaks: 'registry.entities.country',
  },
  'compass-words-struck-from-provinces': {
    summary:
      'admin1 is compared without words like North, Southern and Central, so that Central finds Northern too',
    breaks: 'events.admin1.filter',
  },
  'detail-category-cut-at-slash': {
    summary: 'The detail of an Event shows its category up to a slash',
    breaks: 'event-card.category.conflict',
  },
  'center-in-country-of-its-owner': {
    summary: 'The directory shows, and finds, a data center in the country of its owner',
    breaks: 'facilities.data-centers.same-data',
  },
  'provinces-joined-by-fips': {
    summary:
      'geo/admin1 also lists the provinces of a country whose FIPS code is the ISO-2 code of the one asked for',
    breaks: 'geography.per-country',
  },
} as const;

export type RareBug = keyof typeof rareBugs;

/** Whether a text has a letter or a sign beyond ASCII. */
export function isBeyondAscii(text: string): boolean {
  return /[^ -~]/.test(text);
}

/** Whether something is one of few of its kind, by its name. */
export function isOneIn(many: number, name: string): boolean {
  let sum = 7;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return sum % many === 0;
}
