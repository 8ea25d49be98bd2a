/** Rules of one parameter that break where another one is sent. */
export const bentBesideBugs = {
  'country-list-by-location-first-only': {
    summary: 'Of several countries only the first counts with country_match=location',
    breaks: 'events.country.list',
  },
  'category-case-sensitive-beside-subcategory': {
    summary: 'category is case-sensitive beside subcategory',
    breaks: 'events.category.case-insensitive',
  },
  'date-end-exclusive-beside-entity': {
    summary: 'The last day of an explicit window is left out of a request about an entity',
    breaks: 'events.date-end.inclusive',
  },
  'entities-beside-category-first-only': {
    summary: 'Of several handles only the first counts beside category',
    breaks: 'events.entity.union',
  },
  'categories-unknown-beside-subcategory': {
    summary: 'categories is ignored beside subcategory',
    breaks: 'events.category.alias-categories',
  },
  'country-alias-unknown-beside-admin1': {
    summary: 'country_iso3 is ignored beside admin1',
    breaks: 'events.country.alias-country-iso3',
  },
  'crossed-bounds-empty-beside-category': {
    summary: 'A minimum above the maximum finds nothing beside category instead of being refused',
    breaks: 'events.metric-bounds.crossed',
  },
  'country-case-sensitive-beside-admin1': {
    summary: 'mali is not recognised as a country beside admin1',
    breaks: 'events.country.case-insensitive',
  },
  'limit-above-maximum-refused-beside-cursor': {
    summary: 'A limit above 100 is refused on later pages',
    breaks: 'events.limit.above-max',
  },
  'offset-unknown-beside-recent': {
    summary: 'offset does not continue a walk by sort=recent',
    breaks: 'events.cursor.alias-offset',
  },
  'exact-family-of-one-handle-only': {
    summary: 'entity_family=exact still matches merged ids where several handles are sent',
    breaks: 'events.entity-family.exact',
  },
  'zero-maximum-lost-beside-minimum': {
    summary: 'A maximum of 0 has no effect beside a minimum',
    breaks: 'events.goldstein-scale-max.bound',
  },
  'false-siblings-beside-depth': {
    summary: 'include_siblings=false returns siblings beside depth',
    breaks: 'hierarchy.siblings.false',
  },
  'near-orders-by-distance': {
    summary: 'Facilities beside near come nearest first, whatever sort is sent',
    breaks: 'facilities.sort.capacity-desc',
  },
  'center-capacity-minimum-only': {
    summary: 'Of both capacity bounds only the minimum counts for data centers',
    breaks: 'facilities.capacity-mw-max',
  },
  'hardware-org-beside-type-is-foundry': {
    summary: 'org is compared with the fabricator beside type',
    breaks: 'aicompute.hardware.manufacturer.org',
  },
  'center-cursor-unknown-beside-owner': {
    summary: 'cursor of data centers is ignored beside owner',
    breaks: 'aicompute.offset.cursor',
  },
  'links-limited-before-active-only': {
    summary: 'limit is applied to foreign-agent links before active_only',
    breaks: 'government.links.active-only.finds',
  },
  'registry-name-inside-beside-category': {
    summary: 'name matches inside the name beside entity_category',
    breaks: 'registry.entities.name.not-substring',
  },
  'thumbnails-parameter-turns-images-on': {
    summary: 'include_entity_images attaches images where include_images is not sent',
    breaks: 'events.include-entity-images.without-images',
  },
  'box-or-country': {
    summary: 'bbox beside country admits Events that meet either of them',
    breaks: 'events.filters.combination',
  },
  'both-sides-interchangeable': {
    summary: 'source_actor_country beside target_actor_country looks at either side, and so does the other',
    breaks: 'events.source-actor-country.filter',
  },
  'buckets-of-asked-countries': {
    summary: 'group_by=country beside country leaves out Events that the origin of an actor admits',
    breaks: 'summary-bucket.reconciles',
  },
  'port-box-longitude-first': {
    summary: 'bbox of facilities reads longitude first beside source=maritime_ports',
    breaks: 'facilities.bbox.order.ports',
  },
  'limit-cuts-ancestors': {
    summary: 'limit cuts the ancestors too, beside depth',
    breaks: 'hierarchy.depth.deeper',
  },
  'search-cut-before-ranking': {
    summary: 'limit cuts the results of scope=all before they are ranked',
    breaks: 'search.scope.all.ranked',
  },
  'limit-cuts-rollups': {
    summary: 'limit cuts recipient_rollups too',
    breaks: 'government.awards.limit.timeline-only',
  },
  'continent-admits-actors-by-location': {
    summary: 'continent admits by the origin of actors with country_match=location too',
    breaks: 'events.country-match.location.continent',
  },
  'exact-told-as-expanded': {
    summary: 'entity_ids_expanded lists merged ids with entity_family=exact, which does not match them',
    breaks: 'envelope.applied-filters.entity-ids-expanded',
  },
  'zero-capacity-bound-lost': {
    summary: 'capacity_mw_min=0 is taken for a missing bound',
    breaks: 'facilities.capacity-mw.other-types',
  },
  'start-date-unknown-beside-date-end': {
    summary: 'start_date is ignored beside date_end, though not beside end_date',
    breaks: 'events.date-start.alias-start-date',
  },
  'anchored-window-told-as-day': {
    summary: 'meta.query_window of date with days shows the day of date only',
    breaks: 'events.window.query-window.rows',
  },
  'explicit-significance-overridden': {
    summary: 'A search with sort=significance is ranked by relevance',
    breaks: 'events.sort.significance',
  },
  'fallback-keeps-first-person': {
    summary:
      'entity_match=material, told as a fallback, finds an Event by the first person that it names only',
    breaks: 'events.entity-match.fallback.rows',
  },
  'retired-metric-conflicts': {
    summary: 'A retired bound on a cameoplus metric is refused beside a conflict category',
    breaks: 'versioning.retired.never-400',
  },
  'crossed-capacity-swapped': {
    summary: 'A capacity_mw_min above capacity_mw_max changes places with it',
    breaks: 'facilities.capacity-mw.crossed',
  },
  'undated-holders-in-summary': {
    summary: 'The summary under office_as_of counts the Events of undated holders, whom the list leaves out',
    breaks: 'events-summary.accepts.office-as-of',
  },
  'location-match-narrows-actors': {
    summary: 'With country_match=location a filter on the origin of actors finds Events in that country only',
    breaks: 'events.source-actor-country.filter',
  },
  'event-listed-for-each-handle': {
    summary: 'An Event is listed once for each entity among several handles that it names',
    breaks: 'events.cursor.walk-no-repeats',
  },
  'event-counted-for-each-language': {
    summary: 'The summary counts an Event once for each of several languages that its Stories have',
    breaks: 'significance.event-count.distinct',
  },
  'story-counted-for-each-event-in-box': {
    summary: 'The summary of Stories beside bbox counts a Story once for each of its Events in the box',
    breaks: 'stories.summary.accepts.bbox',
  },
  'story-links-in-box-only': {
    summary: 'A Story beside bbox shows, and counts, its linked Events in the box only',
    breaks: 'stories.significance.linked-event-count.links',
  },
  'siblings-under-farthest-ancestor': {
    summary: 'include_siblings beside depth returns the children of the farthest ancestor that depth reaches',
    breaks: 'hierarchy.siblings.same-parent',
  },
  'exception-untold-upward': {
    summary: 'reporting_exception is null with direction=up, declared or not',
    breaks: 'hierarchy.null-parent.exception',
  },
  'rollup-dates-of-timeline': {
    summary: 'The action dates of a rollup are those of the awards that limit leaves in the timeline',
    breaks: 'government.awards.limit.timeline-only',
  },
  'companies-cut-before-order': {
    summary: 'limit cuts the companies before they are ordered by valuation',
    breaks: 'aicompute.companies.order',
  },
  'country-rollup-of-every-center': {
    summary: 'The country rollup covers every data center, whichever country or owner is sent',
    breaks: 'aicompute.data-centers.rollup',
  },
  'ignored-lost-beside-clamp': {
    summary: 'AI compute tables list no ignored names where limit was lowered',
    breaks: 'versioning.lenient.ignored',
  },
  'explicit-default-match-is-location': {
    summary: 'country_match=location_or_actor_origin, where it is sent, admits by location alone',
    breaks: 'events.country.match-actor-origin',
  },
  'date-beside-entity-spans-thirty-days': {
    summary: 'date beside entity selects the thirty days up to it',
    breaks: 'events.date.single-day',
  },
  'target-bucket-of-found-side': {
    summary:
      'group_by=target_actor_country beside actor_country counts an Event under the side that the filter finds',
    breaks: 'events-summary.group-by.target-actor-country',
  },
  'contributor-type-of-asked-organization': {
    summary:
      'organization_categorization beside organization looks at the type of that organization only, not at those of its partners',
    breaks: 'aicompute.models.contributors.several',
  },
  'retired-name-silences-its-successor': {
    summary: 'A retired name takes the parameter that stands in for it out of the request',
    breaks: 'states.parameter.retired.no-effect',
  },
  'limit-counts-from-first-row': {
    summary: 'limit of an AI compute table counts from its first row, not from offset',
    breaks: 'aicompute.offset',
  },
  'statistics-before-metric-bounds': {
    summary: 'metric_stats of a bucket beside metric bounds describe the Events that they leave out too',
    breaks: 'events-summary.accepts.confidence-min',
  },
  'summary-radius-of-five-hundred': {
    summary: 'A radius_km above 500 reaches 500 km in the summary, and as far as sent in the list',
    breaks: 'events-summary.accepts.radius-km',
  },
  'sanctioned-principals-once': {
    summary: 'With sanctioned_only=true a foreign principal has one row, whoever else is registered for it',
    breaks: 'government-records.links.pair',
  },
} as const;
