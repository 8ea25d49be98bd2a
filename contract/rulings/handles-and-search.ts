import type { Rulings } from './ruling.js';

/** How entities, offices and facilities are addressed, which selectors are needed, and search. */
export const handlesAndSearch = {
  'unresolved-handles': {
    alias: 'A29',
    title: 'When no entity handle resolves',
    kind: 'ambiguity',
    headings: ['Endpoints > Events list', 'Limits'],
    problem:
      'An unresolved handle adds nothing; what a query of nothing but such handles returns is not said.',
    accepts: [
      'An empty 200 that lists the handles.',
      'A 4xx.',
      'Repeated handles may count once toward the cap of 25, so 26 distinct ones are sent.',
    ],
    stillFails: [
      'The rows of the query without `entity`.',
      'A 200 without `entity_handles_unresolved`.',
      'A refusal where another handle of the list resolves.',
    ],
  },
  'accepted-handles': {
    alias: 'C30',
    title: 'Which handles an endpoint accepts',
    kind: 'contradiction',
    headings: [
      'What the service does',
      'Resources and their fields > Entity card',
      'Endpoints > Events list',
      'Endpoints > Entities and search',
      'Endpoints > Facilities family',
      'Endpoints > Government family',
    ],
    problem:
      'Several passages list the handles that are accepted everywhere, no two the same, and single endpoints add or exclude forms.',
    accepts: [
      '`e_` ids are required everywhere.',
      '`wiki:` ids are required on Events, Stories, entity detail and awards; on facilities they may resolve exactly, fuzzily or to nothing.',
      '`cik:` ids are required on awards only.',
      'An `encyclopedia_url` that is listed as unresolved on Events, returns 404 in a path or is refused on awards (reported).',
      'A bare name is required on Events, accepted or `INVALID_ENTITY_ID` on path ids and foreign agents.',
    ],
    stillFails: [
      'Anything but `INVALID_ENTITY_ID` for a bare name as `entity` on awards.',
      'A required form of a known entity that is refused or not resolved.',
    ],
  },
  'missing-selector': {
    alias: 'A31',
    title: 'The error code for a missing entity or selector',
    kind: 'ambiguity',
    headings: [
      'Errors > Validation and request errors',
      'Endpoints > Legal-entity registry family',
      'Endpoints > Government family',
      'Endpoints > Entities and search',
      'Resources and their fields > Geography discovery',
    ],
    problem: 'Three codes fit the absence of something required; only one endpoint names its own.',
    accepts: [
      'Awards without a selector, ISIN with none or both, `entity-tone` without entity, `geo/admin1` without country: 400 `MISSING_PARAM`, `ENTITY_REQUIRED` or `FILTER_REQUIRED`.',
      'Both ISIN selectors: also `INCOMPATIBLE_PARAMETERS`.',
      '`co_occurring_with` with two subjects: `MULTIPLE_ENTITY_HANDLES` or any 400.',
      'More than 100 LEIs: any 400.',
    ],
    stillFails: ['Anything but `FILTER_REQUIRED` for `leiregistry/entities` without a filter.'],
  },
  'facility-ids': {
    alias: 'A33',
    title: 'Which facility ids are accepted',
    kind: 'ambiguity',
    headings: [
      'Endpoints > Facilities family',
      'Resources and their fields > Facility record',
      'Errors > Validation and request errors',
    ],
    problem:
      'The path takes `f_` ids, canonical site ids begin with `s_`, and legacy unit ids exist; the length of the hexadecimal part is not stated.',
    accepts: [
      'An `s_` id in the path: 200, 404 or 409.',
      'A well-formed unknown `f_` id: any 4xx; it is made from a listed id by changing digits.',
    ],
    stillFails: ['`INVALID_FACILITY_ID` for an `s_` id.', 'A 200 for an unknown id.'],
  },
  'scope-and-universe': {
    alias: 'A34',
    title: '`scope` and `universe` of search',
    kind: 'ambiguity',
    headings: ['Endpoints > Entities and search', 'Endpoints > Events list'],
    problem: 'Their values overlap, and what both together mean is not stated.',
    accepts: [
      'Each is tested alone.',
      'That Events reject `scope` is no contradiction: it is another endpoint.',
    ],
    stillFails: [],
  },
  'phrase-search': {
    alias: 'A35',
    title: 'Details of phrase search',
    kind: 'ambiguity',
    headings: ['Endpoints > Events list', 'Errors > Validation and request errors', 'Limits'],
    problem:
      'The minimum length is stated for Stories; lexical search has no boolean parsing, yet `a OR b` is reduced; which names semantic search looks at, and whether a literal phrase may begin or end inside a word, is open.',
    accepts: [
      'One character on Events: 200 or `INVALID_SEARCH`.',
      '`a OR b`: the notice may appear anywhere outside the rows; lower-case `or` is not tested.',
      '`a OR b` in lexical mode: reduced to its first term, or taken as the literal phrase.',
      'Semantic: a row without the phrase in its title may still be a literal match by another name; the test takes the full title of a listed Event as phrase.',
      '503 `SEMANTIC_SEARCH_UNAVAILABLE` is always inconclusive.',
      'The `sort` echo under relevance ranking may be any string.',
      'Lexical: rows with the phrase inside a word may be in or out.',
    ],
    stillFails: [
      'Semantic: a row without the phrase before the Event whose full title is the phrase.',
      'Lexical: a row without the phrase.',
      'Lexical: a row left out that contains the phrase between word boundaries.',
    ],
  },
  office: {
    alias: 'A63',
    title: '`office` and `office_as_of`',
    kind: 'ambiguity',
    headings: ['Endpoints > Events list', 'Resources and their fields > Envelopes'],
    problem:
      'The refusal of a name has no code; unknown offices, dates outside any term, and undated holders without `office_as_of` are not described.',
    accepts: [
      'A name: any 400.',
      'A well-formed unknown office id: an empty 200, 400 or 404.',
      '`office_as_of` outside any term: an empty 200 or a 4xx.',
      'Without `office_as_of`, undated holders may be in or out, and the counts may be absent.',
      'A malformed `office_as_of` without `office`: ignored or `INVALID_DATE`.',
    ],
    stillFails: [
      'A 200 for a name as `office`.',
      '`office_as_of` with `office` without `office_holders.undated_excluded`, zero included.',
    ],
  },
  'page-url-in-path': {
    alias: 'A82',
    title: 'A page URL in a path',
    kind: 'ambiguity',
    headings: ['Endpoints > Entities and search', 'Resources and their fields > Entity card'],
    problem:
      '`encyclopedia_url` is a handle that is accepted everywhere, but gateways refuse an encoded slash in a path (accepted-handles).',
    accepts: ['400 or 404, with or without the error envelope (reported).'],
    stillFails: ['A 200 with the record of another entity.'],
  },
} as const satisfies Rulings;
