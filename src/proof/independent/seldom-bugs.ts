/** Plain mistakes where few look: operations that are seldom used, what a reply tells of its request, and codes near each other. */
export const seldomBugs = {
  'in-house-parts-without-foundry': {
    summary: 'foundry does not find hardware by a fabricator that is its manufacturer too',
    breaks: 'aicompute.hardware.foundry.dual',
  },
  'undated-holders-counted-among-unbridged': {
    summary: 'undated_excluded counts only those undated holders whom the news does not know',
    breaks: 'events.office-as-of.undated-counted',
  },
  'gone-without-deprecation-where-queried': {
    summary: 'A path of the first version that is asked for with a query lacks the Deprecation header',
    breaks: 'versioning.v1.deprecation',
  },
  'exception-of-lapsed-untold-in-record': {
    summary:
      'The full record of a lapsed registration lists no reporting exception, though the hierarchy tells one',
    breaks: 'registry.detail.reporting-exceptions',
  },
  'retired-keyed-by-successor': {
    summary: 'applied_filters.retired is keyed by the name that stands in for the one that was sent',
    breaks: 'versioning.retired.named',
  },
  'first-expanded-entity-told-only': {
    summary: 'Of several entities with merged ids entity_ids_expanded lists those of the first only',
    breaks: 'events.entity-family.expand.echo',
  },
  'days-cut-in-silence': {
    summary: 'A window of days above 30 is cut to thirty days without window_adjustment',
    breaks: 'events.window.adjustment',
  },
  'images-metered-twice': {
    summary: 'A request with include_images=true draws two units',
    breaks: 'auth.metering.direct',
  },
  'far-inverted-window-too-large': {
    summary: 'date_start more than a year after date_end is refused with DATE_WINDOW_TOO_LARGE',
    breaks: 'error.invalid-date-range',
  },
  'unused-category-missing-from-refusal': {
    summary: 'accepted_values of an unknown category lack the categories that no Event has',
    breaks: 'error.accepted-values',
  },
  'handles-uncapped-beside-the-events-list': {
    summary: 'More than 25 entity handles are served on Stories and on both summaries',
    breaks: 'limits.entity-handles.max',
  },
  'window-alias-beside-dates-served': {
    summary: 'date_start and date_end beside window are served, though beside days they are refused',
    breaks: 'error.conflicting-time-window',
  },
  'country-iso3-takes-long-codes-only': {
    summary: 'country_iso3 refuses the names and two-letter codes that country takes',
    breaks: 'events.country.alias-country-iso3',
  },
  'summary-intersects-office-with-entity': {
    summary: 'entity beside office counts in the summary the Events of both, the list has those of either',
    breaks: 'events-summary.accepts.office',
  },
  'single-death-not-lethal': {
    summary: 'has_fatalities=true leaves out, and false finds, Events with a count of 1',
    breaks: 'events.has-fatalities.true.complete',
  },
  'precision-bounds-of-conflict-only': {
    summary: 'geo_precision bounds let every cameoplus Event pass',
    breaks: 'events.geo-precision-min.bound',
  },
} as const;
