import { AsyncLocalStorage } from 'node:async_hooks';
import { bentBesideBugs } from './beside-bugs.js';
import { growthBugs } from './growth-bugs.js';
import { overhaulBugs } from './overhaul-bugs.js';
import { overlookedBugs } from './pair-bugs.js';
import { positionBugs } from './position-bugs.js';
import { rareBugs } from './rare-bugs.js';
import { refusalBugs } from './refusal-bugs.js';
import { seldomBugs } from './seldom-bugs.js';
import { sentenceBugs } from './sentence-bugs.js';
import { spellingBugs } from './spelling-bugs.js';
import { stateBugs } from './state-bugs.js';
import { valueBugs } from './value-bugs.js';

/** Bugs that can be injected into this deployment: what each does, and the clause of the specification that it contradicts. */
export const bugs = {
  'date-end-exclusive': {
    summary: 'The last day of an explicit window is left out',
    breaks: 'events.date-end.inclusive',
  },
  'date-with-days-refused': {
    summary: 'date with days is refused as a conflict',
    breaks: 'events.window.date-and-days',
  },
  'dates-with-days-served': {
    summary: 'date_start and date_end with days are served',
    breaks: 'events.window.explicit-and-relative',
  },
  'days-one-too-many': { summary: 'days=7 spans eight calendar dates', breaks: 'events.days.window' },
  'days-suffix-refused': {
    summary: 'window=7d is refused as not a number',
    breaks: 'events.days.window-day-form',
  },
  'thirty-one-days-served': {
    summary: 'A window of thirty-one days is served whole',
    breaks: 'events.window.at-most-thirty-days',
  },
  'oldest-days-kept': {
    summary: 'A window cut to thirty days keeps the oldest ones',
    breaks: 'events.window.most-recent-days',
  },
  'single-day-range-refused': {
    summary: 'date_start equal to date_end is refused as inverted',
    breaks: 'events.date.equals-bounds',
  },
  'inverted-dates-empty': {
    summary: 'date_start after date_end finds nothing instead of being refused',
    breaks: 'events.date-range.inverted',
  },
  'unpadded-date-accepted': { summary: '2026-11-5 is accepted as a date', breaks: 'events.date.malformed' },
  'observed-date-in-local-time': {
    summary: 'A bare date as observed_start reads as 03:00Z',
    breaks: 'events.observed-start.date-reads-midnight',
  },
  'empty-interval-served': {
    summary: 'Equal observed bounds are served with an empty list',
    breaks: 'events.observed.equal',
  },
  'recorded-end-optional': {
    summary: 'recorded_start alone is served',
    breaks: 'events.recorded-start.alone',
  },
  'recorded-with-dates-served': {
    summary: 'Recorded bounds combine with event dates and days',
    breaks: 'events.recorded.with-event-dates',
  },
  'entity-window-short': {
    summary: 'A request about an entity gets the window of all others',
    breaks: 'events.window.default.entity',
  },
  'default-window-untold': {
    summary: 'meta.query_window is missing where no window was sent',
    breaks: 'events.window.query-window',
  },
  'coverage-judged-by-first-day': {
    summary: 'The summary refuses a window that begins before coverage and ends inside',
    breaks: 'events.window.reaches-into-coverage',
  },
  'old-window-invalid-range': {
    summary: 'The summary refuses a window before coverage with another code',
    breaks: 'error.date-out-of-coverage',
  },
  'clamp-untold': {
    summary: 'A limit above 100 is lowered without an entry in normalized',
    breaks: 'events.limit.above-max.normalized',
  },
  'limit-leading-digits': { summary: 'limit=10abc reads as 10', breaks: 'events.limit.non-numeric' },
  'limit-zero-served': { summary: 'limit=0 reads as the default', breaks: 'events.limit.below-min' },
  'default-sort-recent': {
    summary: 'The list without sort is ordered by time',
    breaks: 'events.sort.default',
  },
  'recent-oldest-first': {
    summary: 'sort=recent begins with the oldest Event',
    breaks: 'events.sort.recent',
  },
  'sort-echo-constant': { summary: 'sort always echoes significance', breaks: 'envelope.list.sort.echo' },
  'sort-values-untold': {
    summary: 'An unknown sort is refused without the accepted values',
    breaks: 'error.accepted-values',
  },
  'walk-ends-at-short-page': {
    summary: 'A page that a withdrawn row made short ends the walk',
    breaks: 'events.cursor.walk-complete',
  },
  'walk-skips-equal-significance': {
    summary: 'Rows that tie, as printed, with the last row of a page are lost',
    breaks: 'events.cursor.walk-complete',
  },
  'recent-walk-repeats-a-row': {
    summary: 'By sort=recent each page begins with the last row of the page before',
    breaks: 'events.cursor.walk-no-repeats',
  },
  'cursor-outlives-country': {
    summary: 'A cursor is served after country changed',
    breaks: 'events.cursor.bound-filters',
  },
  'cursor-outlives-sort': {
    summary: 'A cursor is served after the order changed',
    breaks: 'events.cursor.bound-ordering',
  },
  'cursor-crosses-workspaces': {
    summary: 'A cursor is served to another workspace',
    breaks: 'events.cursor.bound-workspace',
  },
  'garbage-cursor-restarts': {
    summary: 'An unreadable cursor gives page one',
    breaks: 'events.cursor.unreadable',
  },
  'garbage-cursor-stale': { summary: 'An unreadable cursor is called stale', breaks: 'error.invalid-cursor' },
  'observed-end-alias-unknown': {
    summary: 'observedEnd is ignored',
    breaks: 'events.observed-end.alias-observed-end',
  },
  'country-alias-unknown': {
    summary: 'country_iso3 is ignored',
    breaks: 'events.country.alias-country-iso3',
  },
  'entities-alias-unknown': {
    summary: 'entities is ignored on the Events list and refused on Stories',
    breaks: 'events.entity.alias-entities',
  },
  'cursor-alias-unknown': {
    summary: 'offset does not continue a walk over Events',
    breaks: 'events.cursor.alias-offset',
  },
  'lng-alias-unknown': { summary: 'lat with lng lacks its longitude', breaks: 'events.near.lat-lng' },
  'language-alias-unknown': { summary: 'language is ignored', breaks: 'events.languages.alias-language' },
  'q-alias-unknown': { summary: 'q is ignored on the Events list', breaks: 'events.search.alias-q' },
  'fips-unknown': { summary: 'Countries are not known by FIPS code', breaks: 'events.country.fips' },
  'country-names-case-sensitive': {
    summary: 'mali is not recognised as a country',
    breaks: 'events.country.case-insensitive',
  },
  'country-list-first-only': {
    summary: 'Of several countries only the first counts',
    breaks: 'events.country.list',
  },
  'country-refused-422': {
    summary: 'An unknown country is refused with 422',
    breaks: 'error.invalid-country',
  },
  'country-through-first-actor-only': {
    summary: 'country does not reach the origin of the receiving side',
    breaks: 'events.country.match-actor-origin',
  },
  'location-match-admits-actors': {
    summary: 'country_match=location still admits by actor origin',
    breaks: 'events.country-match.location.country',
  },
  'country-match-echo-constant': {
    summary: 'applied_filters.country_match always echoes the default',
    breaks: 'events.country-match.echo',
  },
  'europe-without-the-east': {
    summary: 'region=Europe leaves out Ukraine and Russia',
    breaks: 'events.region.members',
  },
  'admin1-in-two-countries': {
    summary: 'The summary takes admin1 with two countries, though not with none',
    breaks: 'events.admin1.validated-alike',
  },
  'box-keeps-unplaced': {
    summary: 'bbox keeps Events without coordinates',
    breaks: 'events.bbox.without-coordinates',
  },
  'inverted-box-empty': {
    summary: 'A box with lat_min above lat_max finds nothing instead of being refused',
    breaks: 'events.bbox.inverted-latitude',
  },
  'near-on-a-plane': {
    summary: 'near takes a degree of longitude for a degree of latitude',
    breaks: 'events.near.great-circle',
  },
  'near-triple-served': {
    summary: 'Events take lat,lon,radius in near',
    breaks: 'error.invalid-near.triple',
  },
  'radius-in-miles': { summary: 'radius_km is measured in miles', breaks: 'events.near.inside' },
  'radius-beyond-cap': { summary: 'radius_km=3000 reaches 3000 km', breaks: 'events.radius-km.max' },
  'source-reads-location': {
    summary: 'source_actor_country looks at the place of the Event',
    breaks: 'events.source-actor-country.filter',
  },
  'actor-country-first-side': {
    summary: 'actor_country looks at the acting side only',
    breaks: 'events.actor-country.filter',
  },
  'twenty-five-handles-refused': {
    summary: 'The twenty-fifth handle is one too many',
    breaks: 'events.entity.max-handles',
  },
  'entities-intersected': {
    summary: 'Several handles find the Events of all of them, not of any',
    breaks: 'events.entity.union',
  },
  'one-unresolved-handle-refused': {
    summary: 'An unknown handle next to a known one refuses the request',
    breaks: 'events.entity.unresolved.adds-nothing',
  },
  'unresolved-handles-untold': {
    summary: 'Unknown handles are not listed',
    breaks: 'events.entity.unresolved.listed',
  },
  'exact-family-expands': {
    summary: 'entity_family=exact still matches merged ids',
    breaks: 'events.entity-family.exact',
  },
  'expanded-ids-untold': {
    summary: 'Merged ids are matched but not echoed',
    breaks: 'events.entity-family.expand.echo',
  },
  'fallback-untold': {
    summary: 'entity_match=material is served as coverage without the flag',
    breaks: 'events.entity-match.fallback.flag',
  },
  'coverage-told-as-fallback': {
    summary: 'entity_match=coverage sets the fallback flag',
    breaks: 'events.entity-match.coverage.no-flag',
  },
  'office-name-empty': {
    summary: 'An office by name finds nothing instead of being refused',
    breaks: 'events.office.name',
  },
  'office-drops-entity': {
    summary: 'entity combined with office adds nothing',
    breaks: 'events.office.union-with-entity',
  },
  'office-link-untold': {
    summary: 'entity_link.via is missing on rows matched through an office',
    breaks: 'event-card.entity-link.via',
  },
  'undated-holders-uncounted': {
    summary: 'undated_excluded is missing under office_as_of',
    breaks: 'events.office-as-of.undated-counted',
  },
  'category-case-sensitive': {
    summary: 'battles is not recognised as a category',
    breaks: 'events.category.case-insensitive',
  },
  'subcategory-alone-served': {
    summary: 'subcategory without category is served',
    breaks: 'events.subcategory.without-category',
  },
  'impossible-pair-empty': {
    summary: 'A code under another category finds nothing instead of being refused',
    breaks: 'events.subcategory.never-empty',
  },
  'impossible-pair-unknown-code': {
    summary: 'A real code under another category is called unknown',
    breaks: 'events.subcategory.wrong-category',
  },
  'impossible-pair-without-values': {
    summary: 'The refusal of an impossible pair does not list the accepted codes',
    breaks: 'events.subcategory.wrong-category.accepted-values',
  },
  'family-conflict-of-category': {
    summary: 'domain=CONFLICT with event_family=cameoplus is refused with the code of category',
    breaks: 'events.domain.contradicts-event-family',
  },
  'market-conflict-empty': {
    summary: 'market_sensitivity bounds with a conflict category find nothing instead of being refused',
    breaks: 'events.metric-bounds.other-family',
  },
  'metric-conflict-without-family': {
    summary: 'The refusal of a metric lacks metric_family',
    breaks: 'error.event-family-metric-conflict.details.metric-family',
  },
  'rubric-bound-keeps-conflict': {
    summary: 'systemic_importance bounds keep conflict Events',
    breaks: 'events.systemic-importance.cameoplus-only',
  },
  'goldstein-bound-on-severity': {
    summary: 'goldstein_scale bounds compare the absolute value',
    breaks: 'events.goldstein-scale-min.bound',
  },
  'bounds-compared-as-text': {
    summary: 'A minimum of 9 lies above a maximum of 10',
    breaks: 'error.invalid-number-range',
  },
  'crossed-bounds-empty': {
    summary: 'A minimum above the maximum finds nothing instead of being refused',
    breaks: 'events.metric-bounds.crossed',
  },
  'confidence-range-unchecked': {
    summary: 'confidence_min=1.5 is served',
    breaks: 'events.confidence-min.out-of-range',
  },
  'lethal-where-known': {
    summary: 'has_fatalities=true keeps Events with a count of zero',
    breaks: 'events.has-fatalities.true',
  },
  'not-lethal-only-where-known': {
    summary: 'has_fatalities=false drops conflict Events without a count',
    breaks: 'events.has-fatalities.false.unknown',
  },
  'boolean-one-accepted': { summary: '1 is accepted as true', breaks: 'error.invalid-boolean' },
  'boolean-case-sensitive': {
    summary: 'TRUE is not accepted as a boolean',
    breaks: 'events.booleans.case-insensitive',
  },
  'three-letter-languages-unknown': {
    summary: 'languages=spa finds nothing where es finds rows',
    breaks: 'events.languages.iso-639-2',
  },
  'images-ignored': { summary: 'include_images=true attaches nothing', breaks: 'events.include-images.true' },
  'thumbnails-not-disabled': {
    summary: 'include_entity_images=false keeps the thumbnails',
    breaks: 'events.include-entity-images.false',
  },
  'lexical-any-word': {
    summary: 'Lexical search finds any word of the phrase',
    breaks: 'events.search.lexical.contains',
  },
  'lexical-title-only': {
    summary: 'Lexical search does not read the summary',
    breaks: 'events.search.lexical.complete',
  },
  'literal-matches-last': {
    summary: 'Semantic search ranks neighbours before literal matches',
    breaks: 'events.search.semantic.literal-first',
  },
  'or-notice-missing': { summary: 'a OR b is reduced without a notice', breaks: 'events.search.or.notice' },
  'bare-search-by-significance': {
    summary: 'A bare search is ranked by significance',
    breaks: 'events.sort.relevance',
  },
  'search-overrides-sort': {
    summary: 'A search with sort=recent is ranked by relevance',
    breaks: 'events.sort.recent',
  },
  'quad-class-ignored': {
    summary: 'quad_class is ignored instead of refused',
    breaks: 'events.rejected.quad-class',
  },
  'fatality-bound-retired': {
    summary: 'max_fatalities is treated as a retired name',
    breaks: 'events.rejected.max-fatalities',
  },
  'refusal-without-alternatives': {
    summary: 'UNSUPPORTED_FILTER lists no alternatives',
    breaks: 'error.unsupported-filter.details.alternatives',
  },
  'as-of-unsupported-filter': {
    summary: 'as_of is refused with UNSUPPORTED_FILTER',
    breaks: 'events.rejected.as-of',
  },
  'retired-camel-case-unknown': {
    summary: 'canonicalClusterDateStart is reported as ignored, not as retired',
    breaks: 'versioning.retired.canonical-cluster-date-start.camel-case',
  },
  'retired-bound-still-applied': {
    summary: 'goldstein_min still bounds the rows',
    breaks: 'states.parameter.retired.no-effect',
  },
  'retired-name-refused': {
    summary: 'confidence_profile is refused',
    breaks: 'versioning.retired.never-400',
  },
  'domain-repeats-category': {
    summary: 'domain of a conflict Event is its category',
    breaks: 'event-card.domain.conflict',
  },
  'geo-country-as-code': { summary: 'geo.country is an ISO-3 code', breaks: 'event-card.geo.country.name' },
  'fatalities-fabricated': {
    summary: 'cameoplus Events have 0 fatalities',
    breaks: 'event-card.fatalities.never-fabricated',
  },
  'goldstein-zero-for-null': {
    summary: 'goldstein_scale is 0 where it is not coded',
    breaks: 'significance.goldstein-scale.other-domains',
  },
  'rubric-on-conflict-cards': {
    summary: 'Conflict cards show the rubric scores of cameoplus',
    breaks: 'event-card.metrics.systemic-importance.cameoplus-only',
  },
  'inputs-without-reason': {
    summary: 'A sub-factor score of metric_inputs has no reason',
    breaks: 'event-card.metrics.metric-inputs.reasons',
  },
  'story-refs-without-date': {
    summary: 'story_refs lack story_date',
    breaks: 'event-card.story-refs.item.story-date',
  },
  'significance-without-propagation': {
    summary: 'significance leaves out propagation potential',
    breaks: 'significance.propagation-potential.weight',
  },
  'divisor-always-political': {
    summary: 'Every cameoplus total is divided by 0.90',
    breaks: 'significance.divisor.other-domains',
  },
  'severity-from-signed-scale': {
    summary: 'significance counts no severity where the scale is negative',
    breaks: 'significance.goldstein-severity.absolute-value',
  },
  'detail-within-window': {
    summary: 'The detail of an Event older than thirty days is not found',
    breaks: 'event-detail.no-window',
  },
  'detail-without-story-refs': {
    summary: 'The card of the detail lacks story_refs',
    breaks: 'event-card.story-refs.type',
  },
  'detail-lets-names-pass': {
    summary: 'The detail, declared strict, accepts unknown parameters',
    breaks: 'versioning.strict.unknown-param',
  },
  'summary-default-limit': {
    summary: 'Twenty-five buckets are the default',
    breaks: 'events-summary.limit.default',
  },
  'summary-limit-above-maximum-refused': {
    summary: 'limit=501 is refused',
    breaks: 'events-summary.limit.above-max',
  },
  'summary-defaults-to-country': {
    summary: 'group_by defaults to country',
    breaks: 'events-summary.group-by.default',
  },
  'unknown-group-by-date': {
    summary: 'An unknown group_by counts by date',
    breaks: 'events-summary.group-by.unknown',
  },
  'summary-drops-search': {
    summary: 'search on the summary is neither applied nor refused',
    breaks: 'versioning.strict.unknown-param',
  },
  'summary-drops-country-match': {
    summary: 'The summary ignores country_match',
    breaks: 'events-summary.accepts.country-match',
  },
  'summary-drops-civilian-targeting': {
    summary: 'The summary ignores civilian_targeting',
    breaks: 'events-summary.accepts.civilian-targeting',
  },
  'summary-drops-precision-maximum': {
    summary: 'The summary ignores geo_precision_max',
    breaks: 'events-summary.accepts.geo-precision-max',
  },
  'summary-drops-languages': {
    summary: 'The summary ignores languages',
    breaks: 'events-summary.accepts.languages',
  },
  'summary-drops-domain': {
    summary: 'The summary no longer applies domain',
    breaks: 'versioning.deprecated.domain.summary.applied',
  },
  'summary-window-cut-in-silence': {
    summary: 'The summary shortens a long window without reporting it',
    breaks: 'error.date-window-too-large.window-adjustment',
  },
  'event-count-counts-links': {
    summary: 'event_count counts links to Stories',
    breaks: 'significance.event-count.distinct',
  },
  'subcategory-only-conflict': {
    summary: 'group_by=subcategory leaves out cameoplus Events',
    breaks: 'events-summary.group-by.subcategory.carried',
  },
  'severity-signed-in-buckets': {
    summary: 'goldstein_severity of a bucket is signed',
    breaks: 'summary-bucket.metrics.goldstein-severity',
  },
  'bucket-without-fatality-events': {
    summary: 'Buckets lack fatality_event_count',
    breaks: 'summary-bucket.fatality-event-count',
  },
  'story-default-limit': {
    summary: 'Twenty Stories are the default',
    breaks: 'limits.stories-limit.default',
  },
  'story-limit-above-maximum-refused': {
    summary: 'limit=101 on Stories is refused',
    breaks: 'error.invalid-limit.above-max',
  },
  'story-walk-starts-over': {
    summary: 'The last page of Stories leads to the first',
    breaks: 'stories.cursor.walk-ends',
  },
  'story-cursor-outlives-category': {
    summary: 'A Story cursor is served after story_category changed',
    breaks: 'states.cursor.filters-change',
  },
  'story-window-cut-in-silence': {
    summary: 'Stories shorten a long window without reporting it',
    breaks: 'error.date-window-too-large.window-adjustment',
  },
  'story-category-conflict-served': {
    summary: 'category with another story_category is served',
    breaks: 'stories.category.conflict',
  },
  'several-story-categories-enum': {
    summary: 'Several values of category are refused with INVALID_ENUM',
    breaks: 'error.multiple-story-categories',
  },
  'story-family-unknown': {
    summary: 'event_family on Stories is unknown instead of deprecated',
    breaks: 'versioning.deprecated.event-family.stories.applied',
  },
  'story-region-through-actors': {
    summary: 'region admits Stories by the origin of actors',
    breaks: 'stories.region.nothing-else',
  },
  'story-box-first-event-only': {
    summary: 'bbox on Stories looks at the first linked Event only',
    breaks: 'stories.bbox.linked-events',
  },
  'one-letter-story-search': {
    summary: 'Stories take a search of one letter',
    breaks: 'stories.search.below-min',
  },
  'recent-stories-by-significance': {
    summary: 'sort=recent on Stories ranks by significance',
    breaks: 'stories.sort.recent',
  },
  'articles-without-avatar': {
    summary: 'Article rows lack domain_avatar_url',
    breaks: 'story-card.article.domain-avatar-url',
  },
  'story-only-counts-all': {
    summary: 'story_only_count counts linked Stories too',
    breaks: 'story-bucket.story-only-count',
  },
  'story-bucket-without-nested-links': {
    summary: 'Story buckets lack metrics.linked_events',
    breaks: 'story-bucket.metrics.linked-events',
  },
  'entities-without-page': {
    summary: 'Entities list companies without an encyclopedia page',
    breaks: 'entity-card.only-with-page',
  },
  'entity-limit-unheeded': { summary: 'Entities ignore limit', breaks: 'entities.list.limit.bounds-rows' },
  'first-of-two-subjects': {
    summary: 'Of two subjects in co_occurring_with the first is taken',
    breaks: 'entities.list.co-occurring-with.two-subjects',
  },
  'page-id-not-found': {
    summary: 'The detail of an e_ entity is not found by its wiki: id',
    breaks: 'entities.handle.wiki.detail',
  },
  'search-defaults-to-all': {
    summary: 'Search without scope finds reference entities too',
    breaks: 'search.scope.default',
  },
  'search-all-unranked': {
    summary: 'scope=all lists one source after the other',
    breaks: 'search.scope.all.ranked',
  },
  'registry-under-all': {
    summary: 'Legal entities of the registry show under all',
    breaks: 'search.universe.registry.not-in-all',
  },
  'registry-search-by-name-only': {
    summary: 'universe=registry does not find an LEI',
    breaks: 'search.universe.registry.by-lei',
  },
  'unresolved-flag-missing': {
    summary: 'resolved_in_spine is missing where false',
    breaks: 'search.registry.resolved-in-spine',
  },
  'towns-as-admin1': { summary: 'geo/admin1 lists towns', breaks: 'geography.values' },
  'hierarchy-upward-by-default': {
    summary: 'direction defaults to up',
    breaks: 'hierarchy.direction.default',
  },
  'hierarchy-depth-five-by-default': { summary: 'depth defaults to 5', breaks: 'hierarchy.depth.default' },
  'children-beyond-fifty': {
    summary: 'More than fifty children are returned',
    breaks: 'hierarchy.limit.max',
  },
  'excluded-children-counted-zero': {
    summary: 'child_count is 0 where children are left out',
    breaks: 'hierarchy.child-count.excluded',
  },
  'siblings-of-the-parent': {
    summary: 'siblings share the parent of the parent',
    breaks: 'hierarchy.siblings.same-parent',
  },
  'grandchildren-among-children': {
    summary: 'children hold grandchildren',
    breaks: 'hierarchy.direct-parent.mutual',
  },
  'bare-lei-refused': { summary: 'The hierarchy takes no bare LEI', breaks: 'entities.handle.lei.hierarchy' },
  'coverage-without-level2': {
    summary: 'coverage lacks in_registry_level2',
    breaks: 'hierarchy.coverage.in-registry-level2',
  },
  'registry-bare-missing-param': {
    summary: 'A request without a filter is refused with MISSING_PARAM',
    breaks: 'registry.entities.filter-required',
  },
  'registry-name-substring': {
    summary: 'name matches inside the name',
    breaks: 'registry.entities.name.not-substring',
  },
  'registry-name-case-sensitive': {
    summary: 'name is case-sensitive',
    breaks: 'registry.entities.name.normalized',
  },
  'registry-country-two-letters': {
    summary: 'country is compared with two letters of the jurisdiction',
    breaks: 'registry.entities.country',
  },
  'hundred-leis-refused': {
    summary: 'The hundredth LEI is one too many',
    breaks: 'registry.entities.lei.at-max',
  },
  'bad-lei-in-list-skipped': {
    summary: 'An LEI of a list may fail its check digit',
    breaks: 'registry.entities.lei.check-digit.each',
  },
  'entity-status-unvalidated': {
    summary: 'An unknown entity_status finds nothing instead of being refused',
    breaks: 'registry.entities.entity-status.enum',
  },
  'registry-values-untold': {
    summary: 'An unknown entity_category is refused without the accepted values',
    breaks: 'registry.entities.entity-category.accepted-values',
  },
  'invalid-lei-not-found': {
    summary: 'A record under an LEI that fails its check digit is not found',
    breaks: 'registry.detail.invalid-lei.check-digit',
  },
  'record-without-isins': { summary: 'The full record lacks its ISINs', breaks: 'registry.detail.isins' },
  'relationships-of-child-only': {
    summary: 'lei matches the child of a relationship only',
    breaks: 'registry.relationships.lei.end-node',
  },
  'relationship-ends-swapped': {
    summary: 'The start node is the parent',
    breaks: 'registry.relationships.start-is-child',
  },
  'both-isin-selectors-served': { summary: 'lei together with isin is served', breaks: 'registry.isin.both' },
  'org-alias-unknown': {
    summary: 'org is not known in the AI compute tables',
    breaks: 'aicompute.hardware.manufacturer.org',
  },
  'offset-in-pages': { summary: 'offset skips pages, not rows', breaks: 'aicompute.offset' },
  'center-country-exact': {
    summary: 'country of data centers matches whole names only',
    breaks: 'aicompute.data-centers.country.substring',
  },
  'centers-without-rollup': {
    summary: 'Data centers come without the country rollup',
    breaks: 'aicompute.data-centers.rollup',
  },
  'first-contributor-only': {
    summary: 'organization_categorization looks at the first contributor only',
    breaks: 'aicompute.models.contributors.several',
  },
  'frontier-one-unheeded': { summary: 'frontier=1 has no effect', breaks: 'aicompute.models.frontier.one' },
  'compute-bound-keeps-unknown': {
    summary: 'min_compute keeps models of unknown compute',
    breaks: 'aicompute.models.min-compute.only',
  },
  'compute-sorted-as-text': {
    summary: 'sort=compute compares digits as text',
    breaks: 'aicompute.models.sort.compute',
  },
  'chip-type-substring': { summary: 'type=GPU finds GPGPU too', breaks: 'aicompute.hardware.type.exact' },
  'unknown-chip-type-empty': {
    summary: 'An unknown type of hardware finds nothing instead of being refused',
    breaks: 'aicompute.hardware.type.unknown',
  },
  'first-foundry-only': {
    summary: 'foundry looks at the first fabricator only',
    breaks: 'aicompute.hardware.foundry.dual',
  },
  'hardware-ignores-in-silence': {
    summary: 'Hardware does not list the parameters it ignores',
    breaks: 'versioning.lenient.ignored',
  },
  'companies-by-staff': { summary: 'Companies are ordered by staff', breaks: 'aicompute.companies.order' },
  'designer-by-substring': {
    summary: 'chip_manufacturer=jade finds Jade River Holdings',
    breaks: 'aicompute.chip-sales.chip-manufacturer.exact',
  },
  'sales-without-entity': {
    summary: 'Chip sales lack the entity_id of the designer',
    breaks: 'aicompute.chip-sales.entity-id',
  },
  'facility-default-limit': {
    summary: 'Fifty facilities are the default',
    breaks: 'facilities.limit.default',
  },
  'facility-limit-hundred-refused': { summary: 'limit=100 is refused', breaks: 'facilities.limit.at-max' },
  'facility-walk-loses-rows': {
    summary: 'A walk loses two facilities a page',
    breaks: 'facilities.cursor.complete',
  },
  'facility-name-case-sensitive': { summary: 'q is case-sensitive', breaks: 'facilities.q.case' },
  'owner-name-case-sensitive': {
    summary: 'A name in entity is case-sensitive',
    breaks: 'facilities.entity.name.case',
  },
  'status-case-sensitive': { summary: 'status is case-sensitive', breaks: 'facilities.status.case' },
  'unknown-class-empty': {
    summary: 'An unknown class finds nothing instead of being refused',
    breaks: 'facilities.class.unknown',
  },
  'secondary-country-missed': {
    summary: 'country looks at the primary country only',
    breaks: 'facilities.country.secondary',
  },
  'capacity-bound-keeps-others': {
    summary: 'Capacity bounds keep facilities without megawatts',
    breaks: 'facilities.capacity-mw.other-types',
  },
  'capacity-sorted-as-text': {
    summary: 'Capacities are ordered as text',
    breaks: 'facilities.sort.capacity-desc',
  },
  'placed-keeps-data-centers': {
    summary: 'has_geo=true keeps data centers',
    breaks: 'facilities.has-geo.no-data-centers',
  },
  'owned-keeps-ports': { summary: 'has_owner=true keeps ports', breaks: 'facilities.has-owner.no-ports' },
  'facility-box-longitude-first': {
    summary: 'bbox of facilities reads longitude first',
    breaks: 'facilities.bbox.order',
  },
  'near-pair-served': {
    summary: 'Facilities and energy assets take a pair in near',
    breaks: 'facilities.near.pair',
  },
  'malformed-facility-not-found': {
    summary: 'A malformed facility id is called unknown',
    breaks: 'facilities.detail.malformed',
  },
  'facility-without-merges': {
    summary: 'The detail lacks merge_history',
    breaks: 'facility-record.detail.merge-history',
  },
  'awards-by-bare-name': {
    summary: 'entity of awards takes a name',
    breaks: 'government.awards.entity.bare-name',
  },
  'uei-case-sensitive': { summary: 'uei is case-sensitive', breaks: 'government.awards.uei.case' },
  'recipient-by-prefix': {
    summary: 'recipient matches the start of a name only',
    breaks: 'government.awards.recipient.substring',
  },
  'awards-default-limit': {
    summary: 'Twenty-five rows of awards are the default',
    breaks: 'government.awards.limit.default',
  },
  'award-summary-of-page': {
    summary: 'The summary adds up the rows shown only',
    breaks: 'government-records.summary.total-obligated.all',
  },
  'rollups-by-award-count': {
    summary: 'Rollups are ordered by number of awards',
    breaks: 'government-records.rollups.top',
  },
  'agents-by-registrant-only': {
    summary: 'entity of fara looks at the registrant only',
    breaks: 'government.links.entity.foreign-principal',
  },
  'active-only-unheeded': {
    summary: 'active_only=true keeps terminated links',
    breaks: 'government.links.active-only',
  },
  'agent-row-for-each-list': {
    summary: 'A pair has a row for each list that names it',
    breaks: 'government-records.links.pair',
  },
  'sanctions-without-programs': {
    summary: 'Rows of sanctioned principals lack fp_sanction_programs',
    breaks: 'government-records.links.sanction-programs',
  },
  'missing-header-invalid-key': {
    summary: 'A request without the header is refused with INVALID_API_KEY',
    breaks: 'error.missing-api-key',
  },
  'unknown-key-invalid-token': {
    summary: 'An unknown well-formed key is refused with INVALID_TOKEN',
    breaks: 'error.invalid-api-key',
  },
  'revoked-key-disabled': {
    summary: 'A revoked key is refused like a disabled one',
    breaks: 'error.invalid-api-key.revoked',
  },
  'disabled-key-unauthorised': {
    summary: 'A disabled key is refused with 401',
    breaks: 'error.api-key-disabled',
  },
  'overdue-forbidden': { summary: 'PAYMENT_OVERDUE comes with 403', breaks: 'error.payment-overdue' },
  'quota-as-rate-limit': {
    summary: 'An exhausted quota is reported as a rate limit',
    breaks: 'error.quota-exceeded',
  },
  'discovery-open': { summary: 'Discovery needs no key', breaks: 'auth.bearer.required' },
  'discovery-metered': { summary: 'Discovery draws units', breaks: 'auth.metering.discovery' },
  'summary-costs-two': { summary: 'A summary draws two units', breaks: 'auth.metering.direct' },
  'agents-empty-without-plan': {
    summary: 'fara is empty without its plan flag',
    breaks: 'auth.entitlement.never-empty',
  },
  'hierarchy-in-every-plan': { summary: 'The hierarchy needs no plan flag', breaks: 'hierarchy.entitlement' },
  'hierarchy-names-registry-flag': {
    summary: 'The refusal of the hierarchy names the flag of the registry',
    breaks: 'error.plan-required.details.required-capability',
  },
  'plan-refusal-without-plan': {
    summary: 'PLAN_REQUIRED lacks current_plan',
    breaks: 'error.plan-required.details.current-plan',
  },
  'plan-refusal-retryable': {
    summary: 'PLAN_REQUIRED calls itself retryable',
    breaks: 'error.plan-required.details.retryable',
  },
  'writes-served': { summary: 'POST is answered like GET', breaks: 'service.read-only' },
  'not-found-details-null': { summary: 'details is null in a 404', breaks: 'envelope.error.details' },
  'suggestion-missing': {
    summary: 'UNKNOWN_PARAM suggests no spelling',
    breaks: 'versioning.strict.suggested-spelling',
  },
  'unknown-name-untold': {
    summary: 'UNKNOWN_PARAM does not name the parameter',
    breaks: 'error.unknown-param.details.param',
  },
  'accepted-names-missing': {
    summary: 'UNKNOWN_PARAM does not list the accepted names',
    breaks: 'error.unknown-param.details.accepted-params',
  },
  'activity-unrouted': { summary: 'activity is not found', breaks: 'routes.activity' },
  'removed-paths-by-list': {
    summary: 'Only known paths of the first version answer 410',
    breaks: 'versioning.v1.gone',
  },
  'replacement-not-in-message': {
    summary: 'The message of a 410 does not name the replacement',
    breaks: 'versioning.v1.message',
  },
  'deprecation-as-date': { summary: 'Deprecation holds a date', breaks: 'versioning.v1.deprecation' },
  'successor-as-alternate': {
    summary: 'The Link of a 410 has no successor-version',
    breaks: 'versioning.v1.link-rel',
  },
  'contract-version-of-build': {
    summary: 'The contract states the version of the build',
    breaks: 'versioning.openapi.interface-version',
  },
  'contract-without-group-by': {
    summary: 'The contract lacks group_by, which the strict summary accepts',
    breaks: 'versioning.openapi.same-descriptors',
  },
  'deprecation-unflagged': {
    summary: 'event_family is not flagged deprecated in the contract',
    breaks: 'versioning.deprecated.event-family.list.flagged',
  },
  'split-misstated': {
    summary: 'meta/endpoints lists the strict Story list as permissive',
    breaks: 'versioning.meta-endpoints.coverage',
  },
  'split-not-under-coverage': {
    summary: 'meta/endpoints has no coverage',
    breaks: 'versioning.meta-endpoints.coverage',
  },
  'feed-missing': { summary: 'The feed of the changelog is not found', breaks: 'versioning.changelog.feed' },
  ...overlookedBugs,
  ...bentBesideBugs,
  ...positionBugs,
  ...stateBugs,
  ...spellingBugs,
  ...rareBugs,
  ...valueBugs,
  ...refusalBugs,
  ...seldomBugs,
  ...sentenceBugs,
  ...overhaulBugs,
  ...growthBugs,
} as const satisfies Record<string, { readonly summary: string; readonly breaks: string }>;

export type Bug = keyof typeof bugs;

const soil = new AsyncLocalStorage<ReadonlySet<Bug>>();

/** Runs `work` with these bugs injected. Concurrent runs in one process do not share bugs. */
export function planted<T>(bugs: readonly Bug[], work: () => T): T {
  return soil.run(new Set(bugs), work);
}

/** Whether a bug is injected into the current run; called at the line that the bug changes. */
export function has(bug: Bug): boolean {
  return soil.getStore()?.has(bug) ?? false;
}
