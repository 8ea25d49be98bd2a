import type { Rulings } from './ruling.js';

/** What rows mean: nullable fields, formulas, orders, live data, and routes of which little is shown. */
export const data = {
  'nullable-event-fields': {
    alias: 'C48',
    title: 'Event fields that are not marked nullable',
    kind: 'contradiction',
    headings: ['Resources and their fields > Event card', 'Endpoints > Events list'],
    problem:
      'The card types its geography and links without null, while Events without coordinates and Events of coarse precision exist, and an Event may have no Story.',
    accepts: [
      'Null or absent: `geo.latitude`, `geo.longitude`, `geo.admin1`, `geo.region`, `geo.location`.',
      'Null or absent without a Story: `url`, `primary_story_url`.',
      'Null or absent: a metric of the other family.',
      'Null in `event_code` or in other parts of `geo` (reported).',
    ],
    stillFails: ['A value of another type than the card states.'],
  },
  'geo-precision-and-rationale': {
    alias: 'C49',
    title: 'Where `geo_precision` and the written rationale appear',
    kind: 'contradiction',
    headings: ['What the service does', 'Resources and their fields > Event card'],
    problem: 'Both are promised for each Event, and no field table holds them.',
    accepts: ['Their absence from the card (reported).'],
    stillFails: ['`geo_precision` filters that do not work.'],
  },
  'goldstein-weight': {
    alias: 'C50',
    title: 'The Goldstein weight for all Events',
    kind: 'contradiction',
    headings: ['What the service does > Significance (Event ranking metric)'],
    problem:
      'The weight applies to all Events, but the scale is null outside conflict and POLITICAL, and the divisor 0.65 leaves the term out. Dropping magnitude changes the divisor, which the divisor list does not show. Article evidence and the fatality scale have no formula.',
    accepts: [
      'Where the scale is null, significance without the term.',
      'Magnitude dropped: divisors 0.70 for POLITICAL and 0.45 for other domains by the text; the fixed 0.90 and 0.65 are reported.',
      'The formula is checked as an interval with room for rounding.',
    ],
    stillFails: ['Significance outside the interval in more than a single row.'],
  },
  'goldstein-severity': {
    alias: 'C51',
    title: '`goldstein_severity` on a card',
    kind: 'contradiction',
    headings: ['What the service does > Significance (Event ranking metric)', 'Versioning'],
    problem: 'It exists only as an aggregate helper, yet was once a filter.',
    accepts: ['An extra card field of that name, as any new response field.'],
    stillFails: [],
  },
  'group-by-totals': {
    alias: 'C52',
    title: 'Every `group_by` reconciles to the same total',
    kind: 'contradiction',
    headings: [
      'Resources and their fields > Summary buckets',
      'Endpoints > Events summary',
      'Resources and their fields > Event card',
    ],
    problem:
      'Buckets may be cut off at `limit`, country buckets go by own location while the filter admits actor origin, some Events lack a dimension, and data moves.',
    accepts: [
      'Totals are compared only with fewer buckets than `limit`, over a fixed past window, without a country filter or with `country_match=location`.',
      'Null buckets count toward the total.',
      'Equality after one retry.',
      '`fatalities` of a bucket in which no Event has a count: 0 or null.',
    ],
    stillFails: [
      'Totals that still differ after the retry; sums above the total too, as no dimension has several values.',
    ],
  },
  'linked-event-count': {
    alias: 'C53',
    title: '`linked_event_count` on Stories',
    kind: 'contradiction',
    headings: [
      'What the service does > Significance (Event ranking metric)',
      'Resources and their fields > Story card',
    ],
    problem: 'It is explained, while the fields of the Story card are not shown.',
    accepts: ['Its absence; it is judged only when present.'],
    stillFails: [],
  },
  'entities-with-pages': {
    alias: 'C54',
    title: 'Only entities with encyclopedia pages',
    kind: 'contradiction',
    headings: [
      'Resources and their fields > Entity card',
      'What the service does',
      'Endpoints > Entities and search',
    ],
    problem:
      'Only people and organizations with a page are surfaced, yet registry entities, `cik:` ids and candidates that need review exist.',
    accepts: [
      'The rule binds the lists of `/api/v2/entities`; search and detail may return others.',
      'Another kind than person or organization (reported), as no field for it is shown.',
    ],
    stillFails: ['A listed entity without an `encyclopedia_url`.'],
  },
  'facility-coordinates': {
    alias: 'C55',
    title: 'Which facilities have coordinates',
    kind: 'contradiction',
    headings: ['Resources and their fields > Facility record', 'Endpoints > Facilities family'],
    problem: 'Energy assets have coordinates except pipelines, but one of their types is a ship.',
    accepts: ['Pipelines with or without coordinates.', 'LNG carriers without coordinates (reported).'],
    stillFails: ['A row without coordinates under `has_geo=true`.'],
  },
  metering: {
    alias: 'C56',
    title: 'What a call costs',
    kind: 'contradiction',
    headings: ['Authentication', 'Limits'],
    problem:
      'Every data call costs one unit, while discovery and briefs cost none; errors and empty results are not mentioned, and the usage headers are not named.',
    accepts: [
      'Errors and empty results, charged or not.',
      'No header that steps (reported).',
      'A counter that other clients of the workspace move: repeated before it is judged.',
      'The calls of two workspaces counted together, as those of one organization (reported).',
      'The admin-1 values of a country, which are discovery too, for nothing.',
    ],
    stillFails: [
      'Where a counter can be read: a discovery call that is charged, or a data call with rows that is not charged one unit.',
    ],
  },
  'sort-directions': {
    alias: 'A57',
    title: 'Directions of sorting, and `recent`',
    kind: 'ambiguity',
    headings: [
      'Endpoints > Events list',
      'Endpoints > Entities and search',
      'Endpoints > AI compute family',
      'Endpoints > Facilities family',
    ],
    problem:
      'Some orders carry a direction in their words, others do not; the time that `recent` follows, the place of nulls, collation and ties are not stated.',
    accepts: [
      'Stated by their words: `recent` newest first, significance and score best first, `capacity_desc` and `capacity_asc`, latest and highest of models.',
      'Not stated: companies by valuation, names and countries; an order that is constantly the opposite of the natural one is reported.',
      '`recent` by event, coding or publication time, one of which must fit; no date is shown on Story, facility and AI compute cards.',
      'Nulls at either end; capacity orders judge rows with a MW value only.',
      'Any collation of text, any order of equal keys.',
    ],
    stillFails: ['The constant opposite of a stated direction.', 'An order that is not monotone.'],
  },
  'one-sided-events': {
    alias: 'A58',
    title: 'Events with one side',
    kind: 'ambiguity',
    headings: ['What the service does', 'Resources and their fields > Event card'],
    problem:
      'Events carry actors on both sides, linked Stories and articles, but protests often have one actor.',
    accepts: [
      'One actor or more.',
      'Empty `story_refs`, `entity_refs` or `top_articles`; empty on every Event is reported.',
    ],
    stillFails: ['No `actors` array.'],
  },
  'neutral-names': {
    alias: 'A59',
    title: 'Neutral names',
    kind: 'ambiguity',
    headings: ['Event Intelligence API v2'],
    problem: 'Names of surfaces and the key prefix are stand-ins chosen for the document.',
    accepts: [
      'A conforming deployment uses them; family path prefixes and the key prefix can be configured.',
      'A valid key of another look.',
    ],
    stillFails: [],
  },
  'live-data': {
    alias: 'A60',
    title: 'Live data',
    kind: 'ambiguity',
    headings: ['Endpoints > Events list', 'Versioning'],
    problem: 'Metrics are computed live and data is corrected, so two requests may differ.',
    accepts: [
      'Relations between replies use closed past windows and sets of ids, are retried once, then are inconclusive.',
      'Unknown values of open vocabularies, such as facility status, roles and registry values.',
    ],
    stillFails: [],
  },
  'summary-deprecations': {
    alias: 'A61',
    title: 'Which summary deprecates `event_family`',
    kind: 'ambiguity',
    headings: ['Versioning'],
    problem:
      'Two names are deprecated on three endpoints, and a remark in brackets gives the Story summary to `domain`.',
    accepts: [
      'Read as: `domain` is deprecated on the Story summary too, `event_family` is no parameter there.',
      '`event_family` on the Story summary flagged or not.',
      'A deprecated name that the contract no longer declares (reported).',
    ],
    stillFails: ['A deprecated name that is not applied.'],
  },
  'hierarchy-nulls': {
    alias: 'A74',
    title: 'Nulls in the hierarchy',
    kind: 'ambiguity',
    headings: [
      'Resources and their fields > Legal-entity registry records',
      'Endpoints > Legal-entity registry family',
    ],
    problem:
      'The meaning of a null parent and a null count is given without regard to the direction asked for, or to an entity without an LEI.',
    accepts: [
      '`direction=down`: `direct_parent` null, absent or filled; its null is explained only where parents were asked for.',
      '`direction=up`: `children` absent, null or empty.',
      'An entity without an LEI: `child_count` null or 0.',
      'No exception declared: `reporting_exception` null or absent.',
    ],
    stillFails: ['A `child_count` other than null under `direction=up`, for an entity with an LEI.'],
  },
  'lei-spelling': {
    alias: 'A75',
    title: 'Spelling of LEIs and legal names',
    kind: 'ambiguity',
    headings: [
      'Resources and their fields > Legal-entity registry records',
      'Endpoints > Legal-entity registry family',
    ],
    problem: 'Letter case of an LEI is not mentioned, and the normalization of `name` is not defined.',
    accepts: [
      'A lower-case LEI: folded, or `INVALID_LEI`.',
      'A bare LEI with a wrong check digit on the hierarchy: `INVALID_LEI`, `INVALID_ENTITY_ID` or 404.',
      'Any treatment of punctuation, legal forms and diacritics in `name`.',
    ],
    stillFails: ['A `name` filter to which letter case matters.'],
  },
  'ai-compute-extras': {
    alias: 'A76',
    title: 'Further members next to AI compute rows',
    kind: 'ambiguity',
    headings: ['Resources and their fields > AI compute records', 'Endpoints > AI compute family'],
    problem:
      'The place of the country rollup is not shown, and the latest window per designer does not say how many rows a designer has.',
    accepts: [
      'The rollup anywhere beside `data`, over all matches or over the page.',
      'Chip sales with one row a designer or several windows of each.',
    ],
    stillFails: [],
  },
  'named-routes': {
    alias: 'A79',
    title: 'Routes of which no more than the path is shown',
    kind: 'ambiguity',
    headings: [
      'Endpoints > Entities and search',
      'Endpoints > Other routes referenced',
      'Errors > Validation and request errors',
    ],
    problem:
      '`entity-tone`, `share-of-voice`, `offices`, `activity`, `situations`, `energy/assets` and `meta/endpoints` are named with a path and nothing else; other families have no path at all.',
    accepts: [
      'Any answer that shows that the route exists: a 400 for missing parameters and a 403 included.',
      '404 of `situations/{story_id}` for a Story without a situation.',
      'Families without a path (Monitors, macro, intelligence, briefs, screening lists, candidate search, resource statistics, maritime): presence is observed.',
      '`energy/assets`: `UNKNOWN_PARAM` or ignored for `near` and `bbox`, whose support is not shown.',
    ],
    stillFails: [
      '404 or 410 of a route named with its path.',
      '`energy/assets` that takes `near` or `bbox` and answers a pair with another code than `INVALID_NEAR`, or an inverted box with another than `INVALID_BBOX`.',
    ],
  },
  'rows-need-not-be-held': {
    alias: 'A86',
    title: 'What a deployment need not hold',
    kind: 'ambiguity',
    headings: ['What the service does', 'Endpoints', 'Resources and their fields'],
    problem:
      'The document promises Events within the coverage. It shows energy assets, situations, awards, merged entities, reporting exceptions and much else without a promise that each deployment holds any of them.',
    accepts: [
      'A family, or a kind of row, of which there is none: the clauses about it do not apply where a complete reply shows its absence, and shows it again at the end of the run.',
      'Members and parameters that the document does not show: the clauses about them do not apply where no row has the member, or the parameter is reported as unknown.',
    ],
    stillFails: [
      'Rows that one reply shows and another, complete one hides.',
      'No Events within the coverage: the checks about them stay undecided.',
    ],
  },
} as const satisfies Rulings;
