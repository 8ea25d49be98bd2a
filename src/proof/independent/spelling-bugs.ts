/** Bugs that show for one of several permitted spellings of a value, or for an odd one. */
export const spellingBugs = {
  'repeated-handle-cancelled': {
    summary: 'A handle that stands twice in entity is taken out',
    breaks: 'events.entity.union',
  },
  'escaped-comma-unsplit': {
    summary: 'A comma sent as %2C does not separate values',
    breaks: 'events.country.list',
  },
  'short-code-lost-beside-long-one': {
    summary: 'A two-letter code is forgotten in a list with a three-letter one',
    breaks: 'events.country.iso-2',
  },
  'source-country-by-code-only': {
    summary: 'source_actor_country does not take names',
    breaks: 'events.source-actor-country.grammar',
  },
  'companions-by-spine-id-unknown': {
    summary: 'co_occurring_with does not find its subject by an e_ id',
    breaks: 'entities.handle.spine.co-occurring-with',
  },
  'capital-true-reads-false': {
    summary: 'TRUE reads as false',
    breaks: 'events.booleans.case-insensitive',
  },
  'frontier-true-unheeded': {
    summary: 'frontier=true has no effect',
    breaks: 'aicompute.models.frontier.true',
  },
  'facility-country-without-short-codes': {
    summary: 'country of facilities does not take two-letter codes',
    breaks: 'facilities.country.iso-2',
  },
  'small-chip-type-unknown': {
    summary: 'other is not recognised as a type of hardware, though gpu is',
    breaks: 'aicompute.hardware.type.case',
  },
  'awards-by-page-id-empty': {
    summary: 'A wiki: id finds no awards',
    breaks: 'government.awards.entity.wiki',
  },
  'facility-name-as-pattern': {
    summary: 'q of facilities is read as a regular expression, and one that cannot be read gives a 500',
    breaks: 'error.server-errors',
  },
  'search-fails-on-emoji': {
    summary: 'A search with a character beyond the basic plane gives a 500',
    breaks: 'error.server-errors',
  },
  'capital-header-name-unread': {
    summary: 'A key in AUTHORIZATION is not read',
    breaks: 'auth.bearer.accepted',
  },
  'escaped-colon-in-path-unread': {
    summary: 'A colon sent as %3A in a path is not read as a colon',
    breaks: 'entity-card.id.either-form',
  },
  'country-finds-subdivisions-of-its-letters': {
    summary: 'jurisdiction=DE finds US-DE too',
    breaks: 'registry.entities.jurisdiction.alpha-2',
  },
  'quote-breaks-refusal': {
    summary: 'The refusal of a value with a quotation mark is no JSON',
    breaks: 'service.json',
  },
  'any-scheme-accepted': {
    summary: 'A key is read behind any word, not behind Bearer only',
    breaks: 'auth.bearer.required',
  },
  'percent-as-wildcard': {
    summary: 'A percent sign or an underscore in a lexical search of Events stands for other characters',
    breaks: 'events.search.lexical.contains',
  },
  'box-in-whole-degrees': {
    summary: 'bbox of Events and Stories is cut to whole degrees',
    breaks: 'events.bbox.inside',
  },
  'two-word-contributor-unfound': {
    summary: 'Research collective is not found as a token of organization_categorization',
    breaks: 'aicompute.models.contributors.tokens',
  },
  'cik-is-no-id': {
    summary: 'A cik: id is refused as a bare name',
    breaks: 'government.awards.entity.cik',
  },
  'country-of-two-words-unknown': {
    summary: 'country does not take a name of several words',
    breaks: 'events.country.english-name',
  },
  'rejected-zero-served': {
    summary: 'A rejected filter of Events is served where its value is 0 or false',
    breaks: 'events.rejected.fatalities',
  },
  'as-of-today-served': {
    summary: 'as_of is accepted where it names today',
    breaks: 'events.rejected.as-of',
  },
  'exact-of-merged-id-finds-own': {
    summary: 'entity_family=exact with a merged id matches the id of the entity instead',
    breaks: 'events.entity-family.exact',
  },
  'summary-text-case-sensitive': {
    summary: 'A lexical search of Events heeds letter case in summaries, not in titles',
    breaks: 'events.search.lexical.case-insensitive',
  },
  'lexical-and-splits': {
    summary: 'A lexical search of Events reads AND as an operator',
    breaks: 'events.search.lexical.no-boolean',
  },
  'type-with-brackets-unfound': {
    summary: 'type of hardware is read as a pattern, so that DCU (GPGPU) finds nothing',
    breaks: 'aicompute.hardware.type.dcu',
  },
  'window-form-of-one-digit': { summary: 'window=14d reads as 4d', breaks: 'events.days.window-day-form' },
  'handles-of-the-first-form-only': {
    summary: 'Of several handles those of another form than the first stay unresolved',
    breaks: 'events.entity.union',
  },
  'plural-finds-singular': {
    summary: 'A lexical search of Events for a word with a final s finds the word without it too',
    breaks: 'events.search.lexical.no-stemming',
  },
  'name-misses-merged-ids': {
    summary: 'entity_family=expand matches merged ids for an entity by id, and not by name',
    breaks: 'events.entity-family.expand',
  },
  'observed-dates-compare-event-dates': {
    summary: 'Observed bounds that are both bare dates compare the date of the Event',
    breaks: 'events.observed.coding-time',
  },
  'comma-in-search-separates': {
    summary: 'A lexical search of Events takes a comma for OR',
    breaks: 'events.search.lexical.contains',
  },
  'capital-name-passed-over': {
    summary: 'A strict endpoint neither applies nor refuses the name of a parameter in another letter case',
    breaks: 'versioning.strict.unknown-param',
  },
  'province-beside-short-code-unfound': {
    summary: 'admin1 finds nothing where its country is sent by a two-letter code',
    breaks: 'events.admin1.filter',
  },
  'cursor-bound-to-parameter-order': {
    summary: 'A cursor of Events is stale where the same parameters come in another order',
    breaks: 'states.cursor.valid',
  },
  'alias-in-short-window': {
    summary: 'A request about an entity by entity_id or entities gets the window of all others',
    breaks: 'events.window.default.entity',
  },
  'recorded-bounds-in-whole-minutes': {
    summary: 'The seconds of recorded_start and recorded_end are cut off',
    breaks: 'events.recorded-start.inclusive',
  },
  'story-search-folded-in-turkish': {
    summary: 'A lexical search of Stories folds letters by Turkish rules, so that india does not find India',
    breaks: 'stories.search.lexical.case-insensitive',
  },
  'event-found-by-digits-alone': {
    summary: 'The detail of an Event is found under the name of the other family too',
    breaks: 'event-detail.unknown-id',
  },
  'story-search-measured-in-bytes': {
    summary: 'Stories take a search of one letter beyond ASCII, which has two bytes',
    breaks: 'stories.search.below-min',
  },
  'check-digits-read-as-number': {
    summary: 'The hierarchy takes a bare LEI whose check digits begin with 0 for no LEI',
    breaks: 'entities.handle.lei.hierarchy',
  },
  'owner-names-decoded-as-latin-1': {
    summary: 'The directory shows letters beyond ASCII in names of owners as two signs each',
    breaks: 'facilities.owner-search',
  },
} as const;
