/** Bugs in what is refused, and in what a refusal tells. */
export const refusalBugs = {
  'overdue-summaries-served': {
    summary: 'A workspace past due is served summaries',
    breaks: 'error.payment-overdue.reads-paused',
  },
  'empty-details-left-out': {
    summary: 'An error that has nothing to tell in details lacks details',
    breaks: 'envelope.error.details',
  },
  'replacement-untold-in-details': {
    summary:
      'The details of a 410 lack the replacement where the path goes on behind the name of a collection',
    breaks: 'versioning.v1.details-replacement',
  },
  'retired-date-validated': {
    summary: 'A retired date is refused where it is malformed',
    breaks: 'versioning.retired.never-400',
  },
  'accepted-metrics-of-other-family': {
    summary: 'accepted_metrics_for_family lists the metrics of cameoplus to a request about conflict',
    breaks: 'error.event-family-metric-conflict.details.accepted-metrics-for-family',
  },
  'summary-observed-dates-refused': {
    summary: 'The summary refuses a bare date in observed_start and observed_end',
    breaks: 'events-summary.accepts.observed-start',
  },
  'unheld-lei-null': {
    summary: 'A well-formed LEI that is not held is answered with 200 and null',
    breaks: 'registry.detail.not-held',
  },
  'accepted-categories-of-conflict-only': {
    summary: 'accepted_categories lists the conflict types to a subcategory of cameoplus',
    breaks: 'error.subcategory-requires-category.details.accepted-categories',
  },
  'accepted-count-of-those-sent': {
    summary: 'accepted_count of MULTIPLE_ENTITY_HANDLES counts the handles that were sent',
    breaks: 'error.multiple-entity-handles.details.accepted-count',
  },
  'continents-refused-with-regions': {
    summary: 'The refusal of an unknown continent lists the regions as accepted values',
    breaks: 'error.accepted-values',
  },
  'class-refusal-lists-types': {
    summary: 'The refusal of an unknown class lists the leaf types',
    breaks: 'facilities.class.accepted-values',
  },
  'empty-alternatives-left-out': {
    summary: 'PLAN_REQUIRED lacks alternatives where there are none',
    breaks: 'error.plan-required.details.alternatives',
  },
  'accepted-codes-of-other-category': {
    summary: 'The refusal of an impossible pair lists the codes of the category that the code belongs to',
    breaks: 'events.subcategory.wrong-category.accepted-values',
  },
  'plan-flag-asked-for-each-row': {
    summary: 'A request that finds no row is served empty to a plan without the flag',
    breaks: 'auth.entitlement.never-empty',
  },
  'one-site-of-former-unit': {
    summary: 'canonical_site_ids holds one of the sites that a former unit was split into',
    breaks: 'error.ambiguous-legacy-id.details.canonical-site-ids',
  },
  'accepted-values-cut-at-ten': {
    summary: 'accepted_values of an unknown value lists ten values at most',
    breaks: 'error.accepted-values',
  },
  'former-unit-leads-to-first-site': {
    summary: 'A former unit that was split into several sites is answered with the first of them',
    breaks: 'error.ambiguous-legacy-id',
  },
  'merged-ids-count-as-handles': {
    summary: 'The ids that were merged into the entities asked for count among the 25 handles',
    breaks: 'limits.entity-handles.at-max',
  },
  'government-told-open-to-analysts': {
    summary: 'eligible_plans of government data names the Analyst tier, as for every other family',
    breaks: 'government.entitlement.tier',
  },
} as const;
