/** Bugs of maintainers who have just moved work into the data base, shared code, put in middleware, or changed a data job. */
export const overhaulBugs = {
  'category-counts-of-last-night': {
    summary: 'group_by=category without further filters lacks the Events that were published since midnight',
    breaks: 'summary-bucket.reconciles',
  },
  'ports-missing-in-name-index': {
    summary: 'q of facilities finds no port, as its index joins facilities with their owners',
    breaks: 'facilities.q.substring',
  },
  'links-joined-with-known-principals': {
    summary: 'entity of fara finds the links of a registrant only where the principal is a known entity too',
    breaks: 'government.links.entity.registrant',
  },
  'models-distinct-by-publication': {
    summary: 'Models without sort hold one of those that were published on the same day',
    breaks: 'aicompute.models.domain',
  },
  'summary-country-without-fips': {
    summary: 'The summary of Events refuses FIPS codes in country, which the list takes',
    breaks: 'events-summary.accepts.country',
  },
  'contract-scale-from-zero': {
    summary: 'The contract lets the bounds of goldstein_scale on the summary begin at 0, the server at -10',
    breaks: 'versioning.openapi.same-descriptors',
  },
  'recipient-matched-like-registrant': {
    summary: 'recipient of awards is matched by beginnings of words, like registrant of fara',
    breaks: 'government.awards.recipient.substring',
  },
  'story-summary-limit-invalid-number': {
    summary: 'The summary of Stories refuses a limit that is no number with INVALID_NUMBER',
    breaks: 'error.invalid-limit',
  },
  'repeated-list-parts-dropped': {
    summary: 'Parts of a value with commas that are equal count once, in bbox and near too',
    breaks: 'events.bbox.order',
  },
  'lists-cut-at-a-kilobyte': {
    summary: 'Of a value of more than 1024 characters the parts beyond are dropped, as of a list of LEIs',
    breaks: 'registry.entities.lei',
  },
  'removed-paths-validated-first': {
    summary:
      'A path of the first version whose like is strict refuses undeclared names with UNKNOWN_PARAM, not 410',
    breaks: 'versioning.v1.gone',
  },
  'zero-left-out-of-details': {
    summary: 'A number of 0 is left out of the details of an error, as where a bound is 0',
    breaks: 'error.invalid-number-range.details.min-value',
  },
  'withdrawn-events-still-counted': {
    summary: 'linked_event_count of a Story counts Events that were withdrawn, to which it links no more',
    breaks: 'stories.significance.linked-event-count.links',
  },
  'directory-copy-of-centers-outdated': {
    summary:
      'The directory has an older capacity of data centers under construction than the AI compute data',
    breaks: 'facilities.data-centers.same-data',
  },
  'recorded-end-inclusive': {
    summary: 'recorded_end finds an Event that was published at that very instant',
    breaks: 'events.recorded-end.exclusive',
  },
  'promoted-entity-ids-in-search-only': {
    summary: 'Search shows an e_ id for some entities that lists and details still know by their page alone',
    breaks: 'entity-card.id.same-as-search',
  },
} as const;
