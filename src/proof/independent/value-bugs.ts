/** Bugs of the values in single replies, and of the rows that a simple request finds. */
export const valueBugs = {
  'days-told-without-today': {
    summary: 'meta.query_window of days ends yesterday, though Events of today are returned',
    breaks: 'events.window.query-window.rows',
  },
  'observed-end-to-midnight': {
    summary: 'An instant as observed_end reaches to the end of its day',
    breaks: 'events.observed-end.exclusive',
  },
  'mali-in-somalia': {
    summary: 'A name in country also finds the countries in whose names it stands',
    breaks: 'events.country.nothing-else',
  },
  'unmeasured-magnitude-averaged': {
    summary: 'The mean magnitude of a bucket divides by Events without one too',
    breaks: 'summary-bucket.metrics.magnitude',
  },
  'toll-of-deadliest-event': {
    summary: 'fatalities of a bucket is the highest count, not the total',
    breaks: 'summary-bucket.fatalities',
  },
  'unknown-origin-at-place': {
    summary: 'group_by=source_actor_country counts an unknown origin under the country of the Event',
    breaks: 'events-summary.group-by.source-actor-country',
  },
  'detail-counts-top-articles': {
    summary: 'metrics.article_count of the detail counts its top_articles',
    breaks: 'event-card.metrics.article-count.count',
  },
  'political-detail-unsigned': {
    summary: 'The detail of a POLITICAL Event shows goldstein_scale without its sign',
    breaks: 'significance.goldstein-scale.signed',
  },
  'links-counted-by-category': {
    summary: 'linked_event_count counts linked Events of one category once',
    breaks: 'stories.significance.linked-event-count.links',
  },
  'stories-in-no-continent': {
    summary: 'group_by=lead_continent leaves out Stories without Events',
    breaks: 'story-bucket.reconciles',
  },
  'story-category-of-last-event': {
    summary: 'The detail of a Story has the category of its last Event, the list that of the first',
    breaks: 'stories.story-category.one-per-story',
  },
  'page-missing-in-detail': {
    summary: 'The detail of an Entity known by its page alone has no encyclopedia_url',
    breaks: 'entity-card.encyclopedia-url.detail',
  },
  'merged-entity-listed-twice': {
    summary: 'An Entity that was merged is listed under each of its ids',
    breaks: 'entity-card.deduplicated',
  },
  'tone-of-nobody': {
    summary: 'The tone without an entity is null instead of refused',
    breaks: 'entities.tone.without-entity',
  },
  'branches-uncounted': {
    summary: 'child_count leaves out branches, which stand among the children',
    breaks: 'hierarchy.child-count.least',
  },
  'ultimate-parent-as-direct': {
    summary: 'direct_parent is the last ancestor that depth reaches',
    breaks: 'hierarchy.direct-parent.on-file',
  },
  'found-again-by-page': {
    summary: 'scope=all finds a company with a page twice',
    breaks: 'search.scope.all.deduplicated',
  },
  'registry-search-of-active-only': {
    summary: 'universe=registry finds active legal entities only',
    breaks: 'search.universe.registry.all-records',
  },
  'center-power-in-kilowatts': {
    summary: 'The capacity of data centers in the directory is shown in kilowatts',
    breaks: 'facilities.capacity-mw-max',
  },
  'second-owner-untold': {
    summary: 'The list shows the first of two owners only',
    breaks: 'facilities.entity.id.only',
  },
  'name-folded-in-ascii': {
    summary: 'q is case-sensitive in letters beyond ASCII',
    breaks: 'facilities.q.case',
  },
  'nuclear-plants-unknown': {
    summary: 'type=nuclear_plant is refused as unknown',
    breaks: 'facilities.type.values',
  },
  'inverted-asset-box-empty': {
    summary: 'Energy assets find nothing in an inverted box instead of refusing it',
    breaks: 'routes.energy-assets.bbox.inverted-latitude',
  },
  'isin-leads-to-parent': {
    summary: 'The look-up by isin returns the LEI of the parent of the issuer',
    breaks: 'registry.isin.by-isin',
  },
  'subdivision-unheeded': {
    summary: 'Of a subdivision code in jurisdiction only the country counts',
    breaks: 'registry.entities.jurisdiction.subdivision',
  },
  'recipients-counted-from-rollups': {
    summary: 'The recipient count of awards never exceeds 25',
    breaks: 'government-records.summary.recipient-count.all',
  },
  'awards-summed-in-whole-dollars': {
    summary: 'The cents of each award are left out of the total',
    breaks: 'government-records.summary.total-obligated',
  },
  'sanctioned-by-two-lists': {
    summary: 'sanctioned_only=true leaves out principals that one list names',
    breaks: 'government.links.sanctioned-only.finds',
  },
  'manufacturer-finds-foundry': {
    summary: 'manufacturer also finds hardware by its fabricator',
    breaks: 'aicompute.hardware.manufacturer',
  },
  'developers-under-first-id': {
    summary: 'Every developer of a model has the entity_id of the first',
    breaks: 'aicompute.models.entity-id',
  },
  'trillion-in-billions': {
    summary: 'A valuation from a trillion dollars on is shown in billions',
    breaks: 'aicompute.companies.order',
  },
  'latest-sales-left-out': {
    summary: 'Chip sales of all designers show the earliest window of each',
    breaks: 'aicompute.chip-sales.chip-manufacturer',
  },
  'long-province-names-cut': {
    summary: 'Discovery lists the first word of a name of several words',
    breaks: 'events.admin1.discovered-values',
  },
  'feed-ampersand-unescaped': {
    summary: 'Links of the feed hold a bare ampersand',
    breaks: 'versioning.changelog.feed.xml',
  },
  'contract-limit-of-fifty': {
    summary: 'The contract allows fifty facilities a page, the server a hundred',
    breaks: 'versioning.openapi.same-descriptors',
  },
  'units-counted-for-each-key': {
    summary: 'The keys of a workspace have a meter each',
    breaks: 'auth.key.shared-quota',
  },
  'longer-key-accepted': {
    summary: 'Characters after the 64 of a key are overlooked',
    breaks: 'error.invalid-api-key.wrong-format',
  },
  'first-name-blamed': {
    summary: 'UNKNOWN_PARAM names the first parameter sent, whichever is undeclared',
    breaks: 'error.unknown-param.details.param',
  },
  'crossed-bounds-told-in-order': {
    summary: 'INVALID_NUMBER_RANGE tells the lesser bound as min_value',
    breaks: 'error.invalid-number-range.details.min-value',
  },
  'suggested-window-too-long': {
    summary: 'suggested_window of DATE_WINDOW_TOO_LARGE spans thirty-one days',
    breaks: 'error.date-window-too-large.details.suggested-window',
  },
  'detail-names-last-story': {
    summary: 'The detail of an Event has its last Story as the primary one, the list its first',
    breaks: 'event-card.primary-story-url.primary-story',
  },
  'vague-place-counted-at-origin': {
    summary: 'group_by=country counts an Event of geo_precision 3 under the origin of its first actor',
    breaks: 'events-summary.country-buckets.own-location',
  },
  'story-refs-in-small-letters': {
    summary: 'story_refs show ids in small letters, under which no Story is found',
    breaks: 'event-card.story-refs.item.id',
  },
  'stories-of-one-event-uncounted': {
    summary: 'stories_with_events counts Stories of two Events and more',
    breaks: 'story-bucket.stories-with-events',
  },
  'merged-id-kept-in-detail': {
    summary: 'The detail by a merged id shows that id, not that of the entity',
    breaks: 'entity-card.one-card',
  },
  'record-without-its-children': {
    summary: 'The full record shows the relationship to its parent and none to its children',
    breaks: 'registry.detail.relationships',
  },
  'exception-presumed': {
    summary: 'reporting_exception is NO_KNOWN_PERSON wherever no parent is on file, declared or not',
    breaks: 'hierarchy.coverage.reporting-exception.declared',
  },
  'center-owned-by-its-users': {
    summary: 'The directory shows the users of a data center as its owners',
    breaks: 'facilities.data-centers.same-data',
  },
  'award-total-wraps': {
    summary: 'The total of awards wraps above 2,147,483,647 cents',
    breaks: 'government-records.summary.total-obligated',
  },
  'metric-conflict-families-swapped': {
    summary: 'The refusal of a metric swaps metric_family and implied_family',
    breaks: 'error.event-family-metric-conflict.details.metric-family',
  },
  'removed-paths-linked-to-directory': {
    summary: 'The Link of a 410 leads to meta/endpoints, whatever replacement the message names',
    breaks: 'versioning.v1.link',
  },
  'newest-notice-not-in-feed': {
    summary: 'The feed of the changelog lacks the newest notice of the page',
    breaks: 'versioning.changelog.feed.announces',
  },
  'flags-of-the-first-key': {
    summary: 'The second key of a workspace lacks the plan flags of the first',
    breaks: 'auth.entitlement.per-workspace',
  },
  'disabled-key-reads-directory': {
    summary: 'A disabled key is served meta/endpoints',
    breaks: 'states.api-key.disabled',
  },
  'facility-detail-in-every-plan': {
    summary: 'The record of one facility needs no plan flag, though the list does',
    breaks: 'facilities.entitlement',
  },
  'unknown-path-without-envelope': {
    summary: 'The refusal of an unknown path has a message and no envelope',
    breaks: 'error.envelope',
  },
  'filter-required-details-listed': {
    summary: 'details of FILTER_REQUIRED is a list',
    breaks: 'envelope.error.details',
  },
  'suggestion-not-accepted-here': {
    summary: 'did_you_mean suggests names that only the Events list accepts',
    breaks: 'error.unknown-param.details.did-you-mean',
  },
  'family-by-goldstein': {
    summary: 'family=conflict finds POLITICAL Events too',
    breaks: 'versioning.v1.family-filter.conflict',
  },
  'contract-without-ports': {
    summary: 'The contract does not list port among the types of facilities',
    breaks: 'versioning.openapi.same-descriptors',
  },
  'contract-requires-recipient': {
    summary: 'The contract requires recipient of awards, which the server does not',
    breaks: 'versioning.openapi.same-descriptors',
  },
  'cut-window-told-uncut': {
    summary: 'meta.query_window of a window cut to thirty days shows the window asked for',
    breaks: 'events.window.query-window',
  },
  'known-counts-as-fatal': {
    summary: 'fatality_event_count counts Events with a count of 0 too',
    breaks: 'summary-bucket.fatality-event-count',
  },
  'counted-in-wide-and-narrow-region': {
    summary: 'By region an Event counts in a narrow region and in the wide one that holds it',
    breaks: 'summary-bucket.reconciles',
  },
  'domain-compared-with-category': {
    summary: 'domain is compared with the category, so that CONFLICT finds nothing',
    breaks: 'versioning.deprecated.domain.list.applied',
  },
  'story-window-of-a-day': {
    summary: 'Stories without a window reach back one day, Events seven',
    breaks: 'stories.window.default.same-as-events',
  },
  'story-grouping-untold-by-default': {
    summary: 'group_by of the summary of Stories is null where none was sent',
    breaks: 'envelope.summary.group-by.echo',
  },
  'isins-of-children-too': {
    summary: 'The look-up by lei returns the ISINs of its children too',
    breaks: 'registry.isin.by-lei',
  },
  'steel-is-power': {
    summary: 'Every type that ends in plant belongs to the class power',
    breaks: 'facility-record.type.power',
  },
  'later-windows-as-increments': {
    summary: 'A later window of chip sales shows what was added since the one before',
    breaks: 'aicompute.chip-sales.fields.compute',
  },
  'source-region-expanded': {
    summary: 'A region in source_actor_country stands for its member countries',
    breaks: 'events.source-actor-country.no-regions',
  },
  'admin1-finds-towns': {
    summary: 'admin1 finds Events by their town too',
    breaks: 'events.admin1.not-a-city',
  },
  'detail-of-acting-side': {
    summary: 'The detail of an Event shows the acting side only',
    breaks: 'service.event.actors',
  },
  'buckets-of-coding-day': {
    summary: 'group_by=date counts an Event under the day on which it was coded',
    breaks: 'events-summary.group-by.date',
  },
  'story-limit-told-as-text': {
    summary: 'pagination.limit of Stories is a text where limit was sent',
    breaks: 'envelope.list.pagination.limit',
  },
  'story-summary-applies-search': {
    summary: 'The summary of Stories applies search instead of refusing it',
    breaks: 'stories.summary.search.not-accepted',
  },
  'office-ids-unprefixed': {
    summary: 'offices shows p_ ids without their prefix, which Events take for names',
    breaks: 'routes.offices.ids',
  },
  'page-priced-by-rows': {
    summary: 'A page draws a unit for every twenty-five rows',
    breaks: 'auth.metering.direct',
  },
  'details-without-usage': {
    summary: 'Replies of one record carry no usage header',
    breaks: 'auth.metering.usage-headers',
  },
  'contract-denies-null-fatalities': {
    summary: 'The contract does not let fatalities be null, which it is on cards',
    breaks: 'versioning.openapi.describes-replies',
  },
  'family-implied-by-first-category': {
    summary: 'Of categories of both families only those of the family of the first count',
    breaks: 'events.category.list',
  },
  'summary-region-of-narrowest-only': {
    summary: 'region of the summary is compared with the narrowest region of a place alone',
    breaks: 'events-summary.accepts.region',
  },
  'admin1-of-exact-places-only': {
    summary: 'admin1 finds Events of geo_precision 1 only, though cards of precision 2 show it too',
    breaks: 'events.admin1.filter',
  },
  'actor-country-of-every-side': {
    summary: 'actor_country leaves out an Event whose other side comes from elsewhere',
    breaks: 'events.actor-country.union',
  },
  'lone-actor-counted-as-target': {
    summary: 'group_by=target_actor_country counts an Event of one actor under the origin of that actor',
    breaks: 'events-summary.group-by.target-actor-country',
  },
  'ranked-by-raw-total': {
    summary: 'Events are ordered by the total that was not yet divided by what their family can reach',
    breaks: 'events.sort.significance',
  },
  'or-told-reduced-yet-applied': {
    summary: 'A search of a OR b, told as one for a, finds rows of b too',
    breaks: 'events.search.or.first-term',
  },
  'story-search-reads-linked-titles': {
    summary: 'A lexical search of Stories finds the phrase in the titles of linked Events too',
    breaks: 'stories.search.lexical.contains',
  },
  'withdrawn-events-counted': {
    summary: 'The summary counts withdrawn Events, which lists leave out',
    breaks: 'significance.event-count.distinct',
  },
  'propagation-bound-reads-systemic': {
    summary: 'propagation_potential bounds compare systemic_importance',
    breaks: 'events.propagation-potential-min.bound',
  },
  'facility-near-box-too-narrow': {
    summary:
      'near of facilities first looks in a box whose degrees of longitude are as long as at the equator',
    breaks: 'facilities.near.finds',
  },
  'second-owner-unfound-by-id': {
    summary: 'An e_ id in entity finds the facilities that it is the first owner of only',
    breaks: 'facilities.entity.id.finds',
  },
  'terminals-in-port-silo': {
    summary: 'Coal and LNG terminals are told, and found, as maritime_ports',
    breaks: 'facility-record.maritime-ports.nothing-else',
  },
  'hierarchy-by-page-id-without-lei': {
    summary: 'The hierarchy by a wiki: id tells of no LEI where the e_ id tells of one',
    breaks: 'hierarchy.coverage.lei-present.held',
  },
  'registry-name-exact-only': {
    summary: 'name finds whole legal names only',
    breaks: 'registry.entities.name.prefix',
  },
  'timeline-of-largest-awards': {
    summary: 'The timeline that limit cuts holds the largest awards, in order of date',
    breaks: 'government-records.awards.recent',
  },
  'rollup-for-each-agency': {
    summary: 'A recipient has a rollup for each agency that awarded it something',
    breaks: 'government.recipients.one-a-uei',
  },
  'rollup-dates-as-loaded': {
    summary:
      'The action dates of a rollup are those of the first and the last award on file, not the earliest and the latest',
    breaks: 'government-records.rollups.last-action-date',
  },
  'frontier-flag-from-compute': {
    summary: 'The frontier flag of a model row follows its compute, the filter what is on file',
    breaks: 'aicompute.models.fields.frontier',
  },
  'all-scope-costs-two': {
    summary: 'A search under scope=all draws a unit for each of the two sources it asks',
    breaks: 'auth.metering.direct',
  },
  'ignored-unless-known-to-events': {
    summary: 'ignored leaves out names that the Events list declares',
    breaks: 'versioning.lenient.ignored',
  },
  'contract-uei-of-nine': {
    summary: 'The contract wants nine characters in uei, the server twelve',
    breaks: 'versioning.openapi.same-descriptors',
  },
  'severity-of-mean-scale': {
    summary: 'The mean of goldstein_severity in a bucket is that of the signed scale, taken without its sign',
    breaks: 'significance.goldstein-severity.absolute-value',
  },
  'detail-of-raw-significance': {
    summary: 'The detail shows the significance that was not yet divided by what the family can reach',
    breaks: 'significance.divisor.other-domains',
  },
  'summary-country-by-location': {
    summary: 'The summary without country_match admits by location alone',
    breaks: 'events-summary.accepts.country',
  },
  'registry-lane-in-few-plans': {
    summary: 'universe=registry needs the plan flag of the registry',
    breaks: 'search.registry.ungated',
  },
  'handles-metered-each': {
    summary: 'A request draws a unit for each of its entity handles',
    breaks: 'auth.metering.direct',
  },
  'feed-dated-a-month-late': {
    summary: 'The feed dates each notice one month after the page of the changelog',
    breaks: 'versioning.changelog.feed.announces',
  },
  'rollups-of-largest-awards': {
    summary: 'recipient_rollups adds up the 25 largest awards only, so that it holds fewer recipients',
    breaks: 'government-records.rollups.full',
  },
  'contract-parameters-shared-by-name': {
    summary: 'Parameters of one name share a description in the contract, whichever endpoint they belong to',
    breaks: 'versioning.openapi.same-descriptors',
  },
  'one-meter-for-all-workspaces': {
    summary: 'Units that one workspace draws show in the usage of every other',
    breaks: 'auth.metering.consumes',
  },
  'org-applied-yet-told-ignored': {
    summary: 'org is applied to data centers and hardware, and listed as ignored',
    breaks: 'envelope.applied-filters.ignored',
  },
  'provinces-unmetered': {
    summary: 'geo/admin1 draws no unit, as if it were one of the discovery calls under meta',
    breaks: 'auth.metering.consumes',
  },
  'ukrainian-by-country-code': {
    summary: 'languages=ukr is looked up as ua, the country, so that it finds nothing where uk finds rows',
    breaks: 'events.languages.iso-639-2',
  },
  'detail-index-of-last-night': {
    summary: 'The detail does not find an Event that was published since midnight, though lists show it',
    breaks: 'event-detail.reply.envelope',
  },
  'story-titles-indexed-in-part': {
    summary: 'A lexical search of Stories reads the first 64 characters of a title',
    breaks: 'stories.search.lexical.complete',
  },
  'mexico-counted-in-south-america': {
    summary:
      'group_by=continent counts Events in Mexico under South America, where continent does not find them',
    breaks: 'events-summary.group-by.continent',
  },
  'capacities-ordered-by-silo': {
    summary: 'A capacity order brings the facilities of one silo after those of another, each in order',
    breaks: 'facilities.sort.capacity-desc',
  },
  'port-record-longitude-first': {
    summary:
      'The record of a port shows its longitude as latitude and the other way round, the list does not',
    breaks: 'facility-record.detail.card',
  },
  'maker-taken-for-namesake': {
    summary:
      'entity_id of hardware is that of a news entity whose name begins with the name of the manufacturer',
    breaks: 'aicompute.hardware.entity-id',
  },
  'contract-lists-exploded': {
    summary: 'The contract lets lists be sent as repeated parameters, of which the server reads the last',
    breaks: 'versioning.openapi.same-descriptors',
  },
  'page-id-in-path-metered-twice': {
    summary: 'A request with a wiki: id in its path draws a unit for the look-up of the id too',
    breaks: 'auth.metering.direct',
  },
  'lexical-search-falls-back': {
    summary: 'A lexical search of Events that finds nothing is answered like a semantic one',
    breaks: 'events.search.lexical.contains',
  },
  'toll-added-for-each-story': {
    summary: 'fatalities of a bucket adds the count of an Event once for each Story that it is linked to',
    breaks: 'summary-bucket.fatalities',
  },
  'exception-of-the-parent': {
    summary: 'reporting_exception of an entity that declared none is the one that its parent declared',
    breaks: 'hierarchy.coverage.reporting-exception.declared',
  },
  'compute-bound-on-rounded-logarithm': {
    summary: 'min_compute compares logarithms that are rounded to one place',
    breaks: 'aicompute.models.min-compute.only',
  },
  'contract-server-repeats-path': {
    summary: 'The server of the contract ends with /api/v2, with which its paths begin again',
    breaks: 'service.base-url',
  },
  'updates-count-as-publication': {
    summary: 'Recorded bounds find an Event again by the time of its latest update',
    breaks: 'events.recorded.first-availability',
  },
  'maximum-alone-counts-from-zero': {
    summary: 'goldstein_scale_max without goldstein_scale_min leaves out every negative value',
    breaks: 'events.goldstein-scale-max.bound',
  },
  'highest-value-begins-at-zero': {
    summary: 'The highest value of a statistic of a bucket is 0 where all of its values are negative',
    breaks: 'summary-bucket.metrics.goldstein-scale',
  },
  'entity-without-uei-joins-any': {
    summary: 'entity of awards without a UEI finds the awards of every recipient that is no known entity',
    breaks: 'government.awards.entity',
  },
  'empty-table-null': {
    summary: 'data of an AI compute reply without rows is null',
    breaks: 'aicompute.data',
  },
  'contract-key-in-own-header': {
    summary: 'The contract tells clients to send their key in X-API-Key, which the server does not read',
    breaks: 'versioning.openapi.same-descriptors',
  },
  'successor-linked-without-query': {
    summary: 'The Link of a 410 leads to the path of the replacement, without the family in its query',
    breaks: 'versioning.v1.link',
  },
} as const;
