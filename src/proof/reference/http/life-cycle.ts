import {
  type ClauseId,
  metricNames,
  type RejectedName,
  type RetiredName,
  rejected,
  rejectedNames,
  retired,
  retiredNames,
} from '../../../../contract/index.js';
import type { Fault, Faults, Planted, Variants } from '../planted.js';
import { Refusal } from './refusal.js';

const kebab = (name: string): string =>
  name.replace(/([A-Z])/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('_', '-');

/** The clause of a retired name in the part on versioning. */
function retiredClause(name: RetiredName): ClauseId {
  const form = name.startsWith('canonicalCluster') ? '.camel-case' : '';
  return `versioning.retired.${kebab(name)}${form}` as ClauseId;
}

/** One fault for each name of a family of parameters. */
function faultsFor<Name extends string, Deviation extends string>(
  family: string,
  names: readonly Name[],
  deviation: Deviation,
  fault: (name: Name) => Fault,
): Record<string, Fault> {
  return Object.fromEntries(names.map((name) => [`${family}.${name}.${deviation}`, fault(name)]));
}

const refusedFaults = faultsFor('retired', retiredNames, 'refused', (name) => ({
  clauses: ['versioning.retired.never-400', 'states.parameter.retired.accepted'],
  summary: `Answers the retired ${name} with 400 UNKNOWN_PARAM`,
})) as Readonly<Record<`retired.${RetiredName}.refused`, Fault>>;

const unlistedFaults = faultsFor('retired', retiredNames, 'not-listed', (name) => ({
  clauses: [retiredClause(name), 'versioning.retired.named', 'states.parameter.retired.named'],
  summary: `Accepts the retired ${name} without naming it in applied_filters.retired`,
})) as Readonly<Record<`retired.${RetiredName}.not-listed`, Fault>>;

/** Where a deployment that forgot to retire a name would still apply it. */
const successors = {
  canonical_cluster_date_start: 'date_start',
  canonical_cluster_date_end: 'date_end',
  goldstein_min: 'goldstein_scale_min',
  goldstein_max: 'goldstein_scale_max',
  max_confidence: 'confidence_max',
  max_geo_precision: 'geo_precision_max',
  max_goldstein: 'goldstein_scale_max',
  max_goldstein_scale: 'goldstein_scale_max',
  max_magnitude: 'magnitude_max',
  max_market_sensitivity: 'market_sensitivity_max',
} as const satisfies Partial<Record<RetiredName, string>>;
type Succeeded = keyof typeof successors;
const hasSuccessor = (name: RetiredName): name is Succeeded => Object.hasOwn(successors, name);

const appliedFaults = faultsFor(
  'retired',
  Object.keys(successors) as Succeeded[],
  'still-applied',
  (name) => ({
    clauses: ['states.parameter.retired.no-effect'],
    // A date that is still applied is refused in the end.
    ...(name.includes('date') ? { admits: ['versioning.retired.never-400' as const] } : {}),
    summary: `Still filters by the retired ${name}`,
  }),
) as Readonly<Record<`retired.${Succeeded}.still-applied`, Fault>>;

const servedFaults = faultsFor('rejected', rejectedNames, 'served', (name) => ({
  clauses: [
    `events.rejected.${kebab(name)}` as ClauseId,
    ...(name === 'as_of' ? ['versioning.as-of.events' as const] : []),
  ],
  summary: `Ignores ${name} and answers 200`,
})) as Readonly<Record<`rejected.${RejectedName}.served`, Fault>>;

const unknownFaults = faultsFor('rejected', rejectedNames, 'unknown', (name) => ({
  clauses: [`events.rejected.${kebab(name)}` as ClauseId],
  summary: `Answers ${name} with UNKNOWN_PARAM, as any undeclared parameter`,
})) as Readonly<Record<`rejected.${RejectedName}.unknown`, Fault>>;

export const lifeCycleFaults = {
  ...refusedFaults,
  ...unlistedFaults,
  ...appliedFaults,
  ...servedFaults,
  ...unknownFaults,
  'retired.listed-as-array': {
    clauses: ['envelope.applied-filters.retired'],
    summary: 'Lists retired parameters as an array of names in place of a map',
  },
  'retired.all-refused': {
    clauses: [
      'versioning.retired.never-400',
      'versioning.retired.accepted',
      'states.parameter.retired.accepted',
    ],
    summary: 'Refuses every retired parameter as unknown',
  },
  'retired.none-listed': {
    clauses: ['versioning.retired.named', 'states.parameter.retired.named'],
    summary: 'Accepts retired parameters and leaves applied_filters.retired out',
  },
  'rejected.filter-as-unsupported-param': {
    clauses: ['error.unsupported-filter', 'events.rejected.fatalities-min'],
    summary: 'Answers unsupported filters with UNSUPPORTED_PARAM',
  },
  'rejected.as-of-as-unsupported-filter': {
    clauses: ['error.unsupported-param', 'events.rejected.as-of'],
    summary: 'Answers as_of with UNSUPPORTED_FILTER',
  },
  'rejected.without-alternatives': {
    clauses: ['error.unsupported-filter.details.alternatives'],
    summary: 'Leaves alternatives out of the details of UNSUPPORTED_FILTER',
  },
  'rejected.status-422': {
    clauses: ['error.code-status', 'error.unsupported-filter', 'events.rejected.fatalities-min'],
    summary: 'Answers unsupported filters with status 422',
  },
} as const satisfies Faults;

export const lifeCycleVariants = {
  'aliases.unnamed-retired': {
    summary: 'Counts every other min_ and max_ spelling of a metric bound as retired',
    allowedBy: ['retired-aliases'],
  },
  'aliases.unnamed-working': {
    summary: 'Still applies the min_ and max_ spellings that are not named as retired',
    allowedBy: ['retired-aliases'],
  },
  'aliases.unnamed-ignored': {
    summary: 'Lists the min_ and max_ spellings that are not named as retired as ignored',
    allowedBy: ['retired-aliases'],
  },
  'retired.on-events-only': {
    summary: 'Answers retired names with UNKNOWN_PARAM except on the Events list',
    allowedBy: ['retired-aliases'],
  },
  'retired.ignored-elsewhere': {
    summary: 'Lists retired names as ignored except on the Events list',
    allowedBy: ['retired-aliases'],
  },
  'retired.in-snake-case': {
    summary: 'Names retired camel-case spellings in snake case, each with a date',
    allowedBy: ['retired-aliases'],
  },
  'rejected.on-events-only': {
    summary: 'Answers names that the Events list refuses with UNKNOWN_PARAM elsewhere',
    allowedBy: ['undeclared-parameters'],
  },
} as const satisfies Variants;

const isRejected = (name: string): name is RejectedName => Object.hasOwn(rejected, name);
export const isRetired = (name: string): name is RetiredName => Object.hasOwn(retired, name);

/** Refuses a parameter that is deliberately unsupported; true when a fault lets it pass. */
export function refuseRejected(name: string, planted: Planted): boolean {
  if (!isRejected(name) || planted(`rejected.${name}.unknown`)) return false;
  if (planted(`rejected.${name}.served`)) return true;
  const { code, alternatives } = rejected[name];
  const filter = code === 'UNSUPPORTED_FILTER';
  const answered = filter
    ? planted('rejected.filter-as-unsupported-param')
      ? 'UNSUPPORTED_PARAM'
      : code
    : planted('rejected.as-of-as-unsupported-filter')
      ? 'UNSUPPORTED_FILTER'
      : code;
  throw new Refusal(
    answered,
    `${name} is deliberately not supported.`,
    planted('rejected.without-alternatives') ? { param: name } : { param: name, alternatives },
    filter && planted('rejected.status-422') ? { status: 422 } : {},
  );
}

interface Sent {
  readonly retired: Record<string, unknown>;
  readonly values: Map<string, string>;
}

/** Notes a retired parameter, which has no effect; false when the name is not a retired one. */
export function retire(name: string, value: string, sent: Sent, planted: Planted): boolean {
  if (!isRetired(name)) return false;
  if (planted('retired.all-refused') || planted(`retired.${name}.refused`)) return false;
  if (hasSuccessor(name) && planted(`retired.${name}.still-applied`))
    sent.values.set(successors[name], value);
  const listed = !planted('retired.none-listed') && !planted(`retired.${name}.not-listed`);
  if (!listed) return true;
  if (planted.varied('retired.in-snake-case')) sent.retired[kebab(name).replaceAll('-', '_')] = '2026-08-15';
  else sent.retired[name] = retired[name];
  return true;
}

/** The metric bound that a spelling means which is neither named as retired nor refused. */
export function boundOf(name: string): string | undefined {
  const [, side, metric] = /^(min|max)_(\w+)$/.exec(name) ?? [];
  const known = metricNames.some((each) => each === metric);
  return known && !isRetired(name) ? `${metric}_${side}` : undefined;
}

/** The form in which the retired parameters of a request are told. */
export const retiredForm = (sent: Readonly<Record<string, unknown>>, planted: Planted): unknown =>
  planted('retired.listed-as-array') ? Object.keys(sent) : sent;
