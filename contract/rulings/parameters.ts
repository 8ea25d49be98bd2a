import type { Rulings } from './ruling.js';

/** Which parameter names and values an endpoint takes, and the error code for a refused one. */
export const parameters = {
  'entity-match': {
    alias: 'C16',
    title: 'The outcome of `entity_match` values other than `coverage`',
    kind: 'contradiction',
    headings: [
      'Endpoints > Events list',
      'Endpoints > Events summary',
      'Errors > Validation and request errors',
    ],
    problem:
      'Other values are refused or served as `coverage`, both in one row, and two more codes exist for actor and material matching.',
    accepts: [
      '400 `UNSUPPORTED_ENTITY_MATCH`.',
      '400 `ACTOR_MATCH_NOT_SUPPORTED` for `actor`, 400 `MATERIAL_MATCH_NOT_SUPPORTED` for `material`.',
      '200 with `applied_filters.coverage_fallback_applied` true and the ids that `coverage` returns.',
      'The outcome may differ from value to value.',
    ],
    stillFails: [
      'A 200 without the flag.',
      'A 200 with other ids than `coverage` returns.',
      'The flag set to true when `coverage` was sent.',
    ],
  },
  'family-filter': {
    alias: 'C17',
    title: 'The `family` filter of the Events list',
    kind: 'contradiction',
    headings: ['Versioning', 'Endpoints > Events list'],
    problem:
      'The versioning rules name it as the successor of two old routes; the parameter table does not list it.',
    accepts: [
      '200 restricted to that family.',
      '400 `UNKNOWN_PARAM`, as for an undeclared name, where the served contract does not declare it.',
      '200 with `family` in `applied_filters.ignored`, where the served contract does not declare it.',
      'On other endpoints it is any undeclared parameter (undeclared-parameters).',
    ],
    stillFails: [
      'A 200 that is unfiltered in silence.',
      'Anything but the filter where the served contract declares `family`.',
    ],
  },
  'stories-category': {
    alias: 'C18',
    title: 'The deprecated `category` of Stories',
    kind: 'contradiction',
    headings: ['Endpoints > Stories', 'Errors > Validation and request errors', 'Versioning'],
    problem:
      'On Stories `category` is called the old spelling of `story_category`, and also the modern replacement of `domain` and `event_family`.',
    accepts: [
      '`category` on Stories read as Story category or as Event taxonomy, flagged deprecated or not.',
      'Several values: `MULTIPLE_STORY_CATEGORIES`; 200 tolerated where they are Event categories.',
    ],
    stillFails: ['A 200 for `story_category` and `category` with two different, valid Story categories.'],
  },
  'subcategory-errors': {
    alias: 'C19',
    title: 'Which subcategory error applies',
    kind: 'contradiction',
    headings: ['Endpoints > Events list', 'Errors > Validation and request errors'],
    problem:
      'Impossible pairs, real codes in the wrong place and codes that do not exist have overlapping rules; the last speaks of sub-event types only, a word of the conflict family.',
    accepts: [
      'A real code under another category: `INVALID_SUBCATEGORY_FOR_CATEGORY`.',
      'An invented code with a category: `INVALID_SUBCATEGORY` (preferred) or `INVALID_SUBCATEGORY_FOR_CATEGORY`; with a `cameoplus` domain neither is preferred.',
      'An invented code without a category: either of these or `SUBCATEGORY_REQUIRES_CATEGORY`.',
    ],
    stillFails: [
      'A 200, empty or not, for any of them.',
      'Another code for a real code under another category.',
    ],
  },
  'retired-aliases': {
    alias: 'C20',
    title: 'Retired aliases against rejected fatality filters',
    kind: 'contradiction',
    headings: ['Versioning', 'Endpoints > Events list'],
    problem:
      'Alias spellings of metric bounds are retired and never refused, while `min_fatalities` and `max_fatalities` are refused by name. The list of aliases is open-ended, and renamed parameters may answer for a while.',
    accepts: [
      'For fatalities the rejection by name wins.',
      'An alias that is not named, such as `min_confidence`: retired, still applied, `UNKNOWN_PARAM` or ignored.',
      'Named aliases outside Events: retired, ignored or `UNKNOWN_PARAM`.',
      'The key of a camel-case name in `retired` may be the name as sent or in snake case; the value of an entry is free.',
    ],
    stillFails: [
      'A named retired parameter on Events that is refused, still applied, or absent from `applied_filters.retired`.',
      'A fatality filter that is not refused on Events.',
    ],
  },
  'undeclared-parameters': {
    alias: 'C21',
    title: 'How an undeclared parameter is answered',
    kind: 'contradiction',
    headings: [
      'Versioning',
      'Errors > Validation and request errors',
      'Endpoints > Events list',
      'Endpoints > Events summary',
      'Endpoints > Stories',
    ],
    problem:
      'Strict endpoints refuse unknown names and the others list them, but the strict ones are not named, three codes fit, and some replies have no `applied_filters` to list anything in.',
    accepts: [
      'The class of an endpoint as `/api/v2/meta/endpoints` reports it; without it either behaviour, the same throughout one endpoint.',
      'No listing where the reply carries no `applied_filters`: details, awards, hierarchy, a summary without it.',
      'For `search` and `cursor` on summaries, and on summaries and Stories for the names that Events reject: `UNKNOWN_PARAM`, `UNSUPPORTED_PARAM`, `UNSUPPORTED_FILTER` or ignored.',
    ],
    stillFails: [
      'A parameter that is used in silence.',
      'An endpoint that changes between the two behaviours.',
    ],
  },
  'contract-and-descriptors': {
    alias: 'C22',
    title: 'The contract against the descriptors it comes from',
    kind: 'contradiction',
    headings: ['Versioning'],
    problem:
      'The contract is generated from the descriptors that validate requests, yet only 17 of 90 endpoints have one. Both numbers may grow without notice.',
    accepts: [
      'Agreement of contract and behaviour is required of strict endpoints only.',
      'Other numbers than 90 and 17 (reported).',
      'Aliases, retired and rejected names declared in the contract, listed in `accepted_params`, both or neither.',
      'A path or parameter that the contract lacks (reported).',
      'A refusal of a request that fits the schema, for a rule that OpenAPI cannot express.',
    ],
    stillFails: [
      'A documented canonical name that a strict endpoint lists in `accepted_params` while the contract lacks it.',
    ],
  },
  'unknown-enum-value': {
    alias: 'A23',
    title: 'The code for an unknown enum value',
    kind: 'ambiguity',
    headings: [
      'Endpoints > Events list',
      'Endpoints > Events summary',
      'Endpoints > Entities and search',
      'Endpoints > Facilities family',
      'Endpoints > Legal-entity registry family',
      'Errors',
      'Errors > Validation and request errors',
    ],
    problem:
      'Many parameters are typed as enums, but `INVALID_ENUM` covers validated enums only, and which of them are validated is not said everywhere.',
    accepts: [
      '`region`, `continent`, `country_match`, `entity_family`, `search_mode`, `sort`, `group_by`, `category`: 400 `INVALID_ENUM` with `details.accepted_values` (preferred), or another 400 code with a list of values.',
      '`direction` of the hierarchy: any 400, or listed as ignored (reported).',
      '`scope` and `universe` of search, `source` and `sort` of facilities: the same 400s, or an empty 200.',
      'Letter case is tested only where case-insensitivity is stated; `subcategory` and the other enums are sent as printed.',
    ],
    stillFails: ['A 200 on Events that drops a documented enum filter in silence.'],
  },
  'country-and-country-iso3': {
    alias: 'C24',
    title: '`country` together with `country_iso3`',
    kind: 'contradiction',
    headings: ['Endpoints > Events list', 'Errors > Validation and request errors'],
    problem:
      'One is an alias of the other, and the code for sending both belongs to resource statistics, a route that is not shown.',
    accepts: ['Both with different values on Events: not tested.'],
    stillFails: [],
  },
  'hierarchy-as-of': {
    alias: 'A32',
    title: '`as_of` on the hierarchy',
    kind: 'ambiguity',
    headings: ['Endpoints > Legal-entity registry family', 'Versioning'],
    problem: 'It is unsupported there and rejected on Events; whether unsupported means refused is open.',
    accepts: [
      '400 `UNSUPPORTED_PARAM`, `UNKNOWN_PARAM` or `UNSUPPORTED_FILTER`.',
      '200 with the latest load and `as_of` listed as ignored.',
      '200 with the latest load and no word of `as_of` (reported).',
    ],
    stillFails: [],
  },
  'crossed-bounds': {
    alias: 'A62',
    title: 'Crossed bounds that are not metrics',
    kind: 'ambiguity',
    headings: ['Endpoints > Facilities family', 'Errors > Validation and request errors'],
    problem:
      'The code for a minimum above its maximum speaks of metrics; the capacity of facilities is not one.',
    accepts: ['`INVALID_NUMBER_RANGE`.', 'Another 400.', 'An empty 200.'],
    stillFails: ['A 200 with rows for `capacity_mw_min` above `capacity_mw_max`.'],
  },
  'odd-strings': {
    alias: 'A84',
    title: 'Odd strings in parameters',
    kind: 'ambiguity',
    headings: ['Errors', 'Endpoints'],
    problem: 'Control characters, very long texts and other strange values are not described.',
    accepts: [
      'Any 4xx in the error envelope.',
      'A 200 that is empty, or filtered under any reading.',
      'The 4xx page of a gateway that takes no request line of thousands of characters.',
    ],
    stillFails: [
      'A 5xx that a repeat shows again, or an error outside the envelope.',
      'A reply with rows that the value does not select under any reading.',
    ],
  },
  'summary-aliases': {
    alias: 'A85',
    title: 'Aliases on summaries, redirects, and other small choices',
    kind: 'ambiguity',
    headings: ['Endpoints > Events summary', 'Endpoints > Entities and search', 'Versioning'],
    problem:
      'The summary lists canonical filters only; redirects of documents, unknown languages and the shortest `q` are not mentioned.',
    accepts: [
      'An alias on a summary: applied, refused, or reported as ignored.',
      'A redirect of `/openapi.json`, `/changelog` or the feed within the origin.',
      '`scope`, `universe`, `source` and `sort` of the reference families reported as ignored (unknown-enum-value).',
      'Any answer to a language that the deployment does not carry, and any shortest `q` of `/api/v2/search`.',
    ],
    stillFails: [],
  },
} as const satisfies Rulings;
