import type { ClauseId } from '../contract/index.js';

const foundTogether =
  'One rule judges what is lost beside any filter; faults show it for secondary countries and active links.';
const oneBlend =
  'All terms of the blend add up to one number. A number that is wrong accuses the weight that explains it, or the scale.';
const otherEnd =
  'The cut of an interval shows as two parts that do not add up, of which the earlier clause is accused.';
const valid =
  'The probe needs this parameter, so that a deployment which refuses it cannot be judged at all.';
const fromTheSilo =
  'It states from the side of the silo what the clauses on classes state; a row in the wrong silo accuses its class.';

const everyDimension = 'One rule judges the buckets of every dimension; a fault shows it for one of them.';
const everyStatistic = 'One rule judges every statistic; a fault shows it for one of them.';
const everyCode = 'One rule judges the details of every code; faults show it for other codes.';
const shownElsewhere =
  'Another check, of that clause alone, accuses it; here it is named where a row cannot be told apart.';

const otherForm =
  'A set that fails accuses the form of the filter that it takes; the first set to show a fault holds another form.';

/**
 * Clauses that a check cites although no planted fault makes it accuse them, with the reason; by check and clause. Findings
 * accuse one clause each, and a clause that shows in the same reply as another may have to stand back.
 */
export const unshown: Readonly<Record<string, string>> = {
  ...each('significance/blend', oneBlend, [
    'significance.goldstein-severity.family',
    'significance.confidence.weight',
    'significance.confidence.family',
    'significance.article-evidence.weight',
    'significance.article-evidence.family',
    'significance.magnitude.family',
    'significance.systemic-importance.family',
    'significance.propagation-potential.family',
    'significance.market-sensitivity.family',
    'significance.magnitude.unmeasured-weight',
  ]),
  ...each('significance/civilian-targeting', oneBlend, ['significance.civilian-targeting.family']),
  ...each('significance/fatalities', oneBlend, ['significance.fatalities.family']),
  ...each('events/combination', otherForm, [
    'events.date.single-day',
    'events.country.list',
    'events.country.fips',
    'events.country.english-name',
    'events.country-match.location.country',
    'events.country.match-location',
    'events.near.lat-lon',
    'events.geo-precision-min.bound',
    'events.search.lexical.case-insensitive',
  ]),
  ...each('facilities/combination', foundTogether, [
    'facilities.type.values',
    'facilities.class.leaf-types',
    'facilities.source.values',
    'facilities.country.primary',
    'facilities.q.substring',
    'facilities.bbox.finds',
    'facilities.near.finds',
  ]),
  ...each('government/links-combination', foundTogether, ['government.links.sanctioned-only.finds']),
  ...each('events/office-combination', otherForm, [
    'events.filters.combination',
    'events.has-fatalities.true',
    'events.has-fatalities.false',
  ]),
  ...each('events/rows-ordered', 'The first page out of order was asked for without a sort.', [
    'events.sort.significance',
  ]),
  ...each('events-summary/window-month-turn', 'Of two bounds that a fault breaks, one is accused.', [
    'events-summary.accepts.date-start',
  ]),
  ...each('events/observed-dates', 'A date that is refused is refused as an end first.', [
    'events.observed-start.date',
  ]),
  ...each('events/observed-partition', otherEnd, [
    'events.observed.coding-time',
    'events.observed-end.instant',
    'events.observed-start.inclusive',
    'events.observed-end.exclusive',
  ]),
  ...each('events/recorded-partition', otherEnd, [
    'events.recorded-start.inclusive',
    'events.recorded-end.exclusive',
  ]),
  ...each('errors/invalid-date-parameters', valid, [
    'events.date-start.inclusive',
    'events.date-end.inclusive',
  ]),
  ...each(
    'errors/invalid-date-parameters',
    'Both observed bounds are sent together, and the reply to a refused pair does not tell which of them it refuses.',
    ['events.observed-end.date'],
  ),
  ...each('facilities/record-source', fromTheSilo, [
    'facility-record.energy-registry.nothing-else',
    'facility-record.maritime-ports.nothing-else',
    'facility-record.aicompute.nothing-else',
  ]),
  ...each('authentication/missing-key', valid, ['auth.bearer.accepted']),
  ...each('authentication/plan-required', 'A key that is refused for Events is taken for a wrong setting.', [
    'auth.bearer.accepted',
  ]),
  ...each(
    'events/window-one-sided',
    'What breaks the cap shows in windows with two bounds, whichever is sent.',
    ['events.window.at-most-thirty-days'],
  ),
  ...each(
    'stories/story-category-filter',
    'A Story under two categories is first seen as one that does not fit the category asked for.',
    ['stories.story-category.one-per-story'],
  ),
  ...each(
    'hierarchy/depth-max',
    'The deepest line is looked for with depth=5, so that none is found where it is refused.',
    ['hierarchy.depth.range'],
  ),
  ...each(
    'errors/entity-match',
    'A repeat that is served is taken for a fallback without notice by the trial that follows.',
    ['error.unsupported-entity-match.not-retryable'],
  ),
  ...each(
    'versioning/openapi-operations',
    'It records what the contract leaves out, which contradicts nothing.',
    ['versioning.openapi.same-descriptors'],
  ),
  ...each('events-summary/group-by-one-value', everyDimension, [
    'events-summary.group-by.country',
    'events-summary.group-by.region',
    'events-summary.group-by.continent',
    'events-summary.group-by.category',
    'events-summary.group-by.subcategory',
    'events-summary.group-by.source-actor-country',
    'events-summary.group-by.target-actor-country',
  ]),
  ...each('events-summary/statistics-of-cards', everyStatistic, ['summary-bucket.metrics.fatality-counts']),
  ...each('events-summary/statistics-ordered', everyStatistic, [
    'summary-bucket.metrics.goldstein-scale',
    'summary-bucket.metrics.goldstein-severity',
    'summary-bucket.metrics.systemic-importance',
    'summary-bucket.metrics.propagation-potential',
    'summary-bucket.metrics.market-sensitivity',
    'summary-bucket.metrics.confidence',
    'summary-bucket.metrics',
    'summary-bucket.metrics.fatality-counts',
    'summary-bucket.metrics.fatality-rates',
  ]),
  ...each('aicompute/one-record', shownElsewhere, ['aicompute.chip-sales.rows']),
  ...each('government/one-record-recipient', shownElsewhere, ['government-records.rollups.few']),
  ...each('errors/details-carried', everyCode, [
    'error.unknown-param.details.did-you-mean',
    'error.ambiguous-legacy-id.details.canonical-site-ids',
    'error.invalid-list-source.details.reason',
    'error.invalid-subcategory.details.nearest-values',
    'error.incompatible-parameters.details.required',
  ]),
  ...each('errors/details-true', everyCode, ['error.programmatic-access-denied.details.pricing-url']),
};

/** Reasons by check and clause. */
function each(check: string, reason: string, clauses: readonly ClauseId[]): Readonly<Record<string, string>> {
  return Object.fromEntries(clauses.map((clause) => [`${check} ${clause}`, reason]));
}

const noCall =
  'No request to some of the routes is shown that is sure to be without a fault of another kind.';
const anyOperation =
  'A key in such a state is refused before its operation is looked at; asking all would cost a request an operation.';
const metered = 'Each call to be counted must be made while nothing else uses the workspace.';
const ifStrict = 'Which endpoints are strict is left to the deployment; some of those that may be are asked.';

/** Clauses that bind operations which no check of theirs asks, with the reason. */
export const unasked: Readonly<Record<string, string>> = {
  ...forAll(noCall, [
    'service.path-prefix',
    'service.endpoints.get',
    'versioning.current',
    'auth.bearer.accepted',
    'auth.bearer.required',
    'error.missing-api-key',
  ]),
  ...forAll(anyOperation, [
    'states.api-key.revoked',
    'states.api-key.disabled',
    'auth.key.hexadecimal',
    'auth.key.several',
    'auth.key.shared-quota',
    'auth.key.revoked',
    'auth.entitlement.per-workspace',
    'error.invalid-api-key',
    'error.invalid-api-key.wrong-format',
    'error.invalid-api-key.revoked',
    'error.invalid-token',
    'error.api-key-disabled',
    'error.api-access-denied',
    'error.quota-exceeded',
    'error.subscription-required',
    'error.programmatic-access-denied',
    'error.programmatic-access-denied.details.surface',
    'error.programmatic-access-denied.details.pricing-url',
    'error.programmatic-access-denied.details.arena-url',
    'error.payment-overdue',
    'error.payment-overdue.reads-paused',
  ]),
  ...forAll(metered, [
    'auth.metering.consumes',
    'auth.metering.direct',
    'auth.metering.usage-headers',
    'auth.metering.usage-headers.names',
    'auth.metering.failures',
    'limits.metering.direct',
  ]),
  ...forAll(ifStrict, [
    'envelope.applied-filters.ignored',
    'error.unknown-param',
    'error.unknown-param.details.param',
    'error.unknown-param.details.did-you-mean',
    'error.unknown-param.details.accepted-params',
    'versioning.strict.validates',
    'versioning.strict.unknown-param',
    'versioning.strict.suggested-spelling',
    'versioning.lenient.ignored',
  ]),
  ...forAll('The parameters behind the code are not shown, so that its details are judged where it is met.', [
    'error.incompatible-parameters.details.required',
  ]),
  ...forAll('The parameters of the summary of Stories are not shown, and its buckets show no first day.', [
    'limits.date-window.inclusive',
  ]),
};

/** One reason by clause. */
function forAll(reason: string, clauses: readonly ClauseId[]): Readonly<Record<string, string>> {
  return Object.fromEntries(clauses.map((clause) => [clause, reason]));
}
