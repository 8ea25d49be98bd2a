/** Bugs of maintainers whose deployment grew: shards and half-done migrations, caches, numbers, and shortcuts for common requests. */
export const growthBugs = {
  'recorded-interval-asks-its-months-only': {
    summary:
      'Recorded bounds ask the partitions of their own months only, so that an Event of the month before that was published in the interval is missed',
    breaks: 'events.recorded.publication-time',
  },
  'registry-shard-by-letter-as-sent': {
    summary:
      'name of the registry asks the shard A to M or N to Z by its first letter as sent, so that small letters always ask the second',
    breaks: 'registry.entities.name.normalized',
  },
  'continent-null-on-older-facilities': {
    summary: 'continent finds no facility that was loaded before its column existed, though region does',
    breaks: 'facilities.continent.finds',
  },
  'contract-of-migrated-facility-filters': {
    summary: 'The contract lacks entity among the parameters of facilities, which the strict list accepts',
    breaks: 'versioning.openapi.same-descriptors',
  },
  'companies-page-kept-for-larger-limit': {
    summary:
      'The first page of companies is kept, and cut, for every limit, so that a larger one gets no more',
    breaks: 'aicompute.companies.limit.default',
  },
  'child-count-kept-by-parent': {
    summary:
      'child_count is kept under the direct parent, so that a sibling is told the count of another one',
    breaks: 'hierarchy.child-count.least',
  },
  'missing-story-hides-its-neighbours': {
    summary:
      'A look-up of a Story in vain is kept by the first digits of its id, and hides every Story that begins with them',
    breaks: 'stories.detail.same-id',
  },
  'links-kept-without-principal': {
    summary: 'Foreign-agent links are kept without regard to foreign_principal',
    breaks: 'government.links.foreign-principal',
  },
  'magnitude-bounds-on-whole-grades': {
    summary: 'magnitude bounds compare the value rounded to a whole number',
    breaks: 'events.magnitude-min.bound',
  },
  'bucket-confidence-of-daily-means': {
    summary: 'The mean confidence of a bucket is the mean of the means of its days',
    breaks: 'summary-bucket.metrics.confidence',
  },
  'compute-of-one-owner-in-thousands': {
    summary:
      'Rows of the data centers of one owner show their compute in thousands, which the rollup does not',
    breaks: 'aicompute.data-centers.fields.compute',
  },
  'rollup-dates-in-summer-time': {
    summary: 'Action dates of a rollup that fall in summer time are told a day early',
    breaks: 'government-records.rollups.last-action-date',
  },
  'removed-paths-of-plain-letters-only': {
    summary: 'A path of the first version that has an escape or ends with a slash is not found',
    breaks: 'versioning.v1.gone',
  },
  'types-of-one-class-widened': {
    summary: 'Several types of one class find every type of that class',
    breaks: 'facilities.type.only',
  },
  'lone-handle-asks-first-linked-event': {
    summary:
      'entity with a single handle finds a Story by its first linked Event only, with several by any of them',
    breaks: 'stories.entity.filter',
  },
  'exact-name-ends-search': {
    summary: 'Under scope=all a name that is met exactly hides those that it is a part of',
    breaks: 'search.scope.all.everything',
  },
} as const;
