import {
  type ClauseId,
  type ErrorCode,
  errorCodes,
  errorRow,
  limits,
  metric,
  metricNames,
  type OperationId,
  operation,
  type Parameter,
  parametersOf,
  rejected,
  type Vocabulary,
  vocabularies,
} from '../../contract/index.js';
import { at, defineInvariant, expectThat, isArray, isObject } from '../../src/kit/index.js';
import {
  clauseOf,
  isWorded,
  isWordedOrNull,
  itemsOf,
  listedIn,
  otherSpellings,
  parameterOf,
  type Refusal,
  refusalIn,
  textsIn,
} from '../asking/error-details.js';
import { planRequired, programmaticAccess } from '../asking/plan-details.js';
import { beforeBracket, names } from '../asking/refusals.js';
import { expectCategoriesTold, expectCodesTold, expectMetricsTold } from '../asking/taxonomy-details.js';

type Judge = (refusal: Refusal) => void;

const canonicalNames = (id: OperationId): readonly string[] =>
  Object.entries<Parameter>(parametersOf(id))
    .filter(([, each]) => each.place === undefined && each.presupposed === undefined)
    .filter(([name, each]) => each.deprecated === undefined && !otherSpellings.includes(name))
    .map(([name]) => name);

function unknownParameter(refusal: Refusal): void {
  const { sent, told, expect, operation: id } = refusal;
  const [param, suggested, accepted] = ['param', 'did_you_mean', 'accepted_params'].map(told);
  const isList = isArray(accepted) || isObject(accepted);
  expect(isList, 'accepted_params', 'names, or names with what they mean');
  const listed = listedIn(accepted);
  const absent = (id === undefined ? [] : canonicalNames(id)).filter((name) => !listed.includes(name));
  expect(absent.length === 0, 'accepted_params', `${absent[0]} among them`);
  // A listed name in another letter case may well be the one that is refused.
  const spelt = new Set([...listed, ...textsIn(accepted)]);
  const unlisted = sent.map(([name]) => name).filter((name) => !spelt.has(name));
  // A name with brackets may be read as the name before them (ruling odd-strings); some languages turn dots into underscores.
  const read = unlisted
    .flatMap((name) => [name, beforeBracket(name), name.replace(/[. ]/g, '_')])
    .filter((name) => name !== '');
  const isNamed = read.some((name) => names(param, name));
  expect(isNamed, 'param', `a parameter that was sent and is not accepted, such as ${unlisted[0]}`);
  if (!isList) return;
  const suggestions = isArray(suggested) ? suggested : [suggested ?? []].flat();
  const isKnown = (name: unknown) =>
    typeof name === 'string' &&
    (listed.includes(name.toLowerCase()) || parameterOf(refusal, name) !== undefined);
  expect(suggestions.every(isKnown), 'did_you_mean', 'names among accepted_params, or null');
}

/** Codes of a value outside a finite set; other refusals may list what does not concern the value. */
const ofValues: readonly ErrorCode[] = [
  'INVALID_ENUM',
  'UNSUPPORTED_ENTITY_MATCH',
  'ACTOR_MATCH_NOT_SUPPORTED',
  'MATERIAL_MATCH_NOT_SUPPORTED',
  'INVALID_DIRECTION',
];

/** The code for a value outside an enumeration and for nothing else. Whether a boolean has such a set of values is arguable. */
const alwaysOfValues: ErrorCode = 'UNSUPPORTED_ENTITY_MATCH';

/** The documented values of the parameters whose value is outside of them. */
function refusedVocabularies(refusal: Refusal): readonly (readonly string[])[] {
  const { code, sent } = refusal;
  // The flag of frontier models is no boolean of the usual spelling (ruling boolean-spelling).
  if (code === 'INVALID_BOOLEAN' && !sent.some(([name]) => name === 'frontier')) return [['true', 'false']];
  if (!ofValues.includes(code)) return [];
  return sent.flatMap(([name]) => {
    const parameter = parameterOf(refusal, name);
    if (parameter?.values === undefined || parameter.deprecated !== undefined) return [];
    const { values: shown, open }: Vocabulary = vocabularies[parameter.values];
    const values = shown.map((each) => each.toLowerCase());
    const isOutside = itemsOf(refusal, name).some((item) => !values.includes(item));
    // Of an open set, those that there are rows of may be listed.
    return isOutside && open !== true ? [values.filter((each) => each !== '')] : [];
  });
}

/** Whether something was sent that takes numbers from one bound to another. */
const isOfRange = (refusal: Refusal): boolean =>
  refusal.sent.some(([name]) => {
    const { type, minimum, maximum } = parameterOf(refusal, name) ?? {};
    return type === 'integer' && minimum !== undefined && maximum !== undefined;
  });

/** A list of accepted values is the whole of what the document shows for the parameter that was refused. */
function acceptedValues(refusal: Refusal): void {
  const { reply, told, expect, code } = refusal;
  const value = told('accepted_values');
  const isNamed = errorRow(code).details.includes('accepted_values');
  const isOfValues = ofValues.includes(code) || code === 'INVALID_BOOLEAN';
  const lists = refusedVocabularies(refusal);
  const isDue = isNamed || (code === alwaysOfValues && lists.length > 0);
  if (!isDue && (!isOfValues || (value ?? null) === null)) return;
  // Values that the document does not show may be those of rows, of which there need be none (ruling rows-need-not-be-held).
  const isEmpty = isArray(value) && value.length === 0;
  if (lists.length === 0 && isArray(value) && !(isEmpty && isOfRange(refusal))) return;
  const listed = listedIn(value);
  const whole = 'error.accepted-values';
  // That the member is there for codes that name it has clauses of its own.
  const isThere = isNamed || value !== undefined;
  expectThat(isThere, '/details/accepted_values', 'the accepted values', at(reply.json, '/details'), whole);
  expect(listed.length > 0, 'accepted_values', 'the accepted values', isNamed ? undefined : whole);
  const absent = (values: readonly string[]) => values.filter((each) => !listed.includes(each));
  const [missing] = lists.map(absent).toSorted((one, other) => one.length - other.length);
  expect((missing ?? []).length === 0, 'accepted_values', `${missing?.[0]} among them`, whole);
}

/**
 * The bounds that were sent are told, where the lower one exceeds the upper one, or those of the metric itself: of which
 * values the members tell is not shown.
 */
function crossedBounds({ sent, told, expect }: Refusal): void {
  const query = new Map(sent);
  const pairs = sent.flatMap(([name, text]) => {
    const own = metricNames.find((each) => name === `${each}_min`);
    const upper = own === undefined ? undefined : query.get(`${own}_max`);
    if (own === undefined || !(Number(text) > Number(upper))) return [];
    const { min, max } = metric(own);
    return [{ min_value: [Number(text), min], max_value: [Number(upper), max] }];
  });
  if (pairs.length === 0) return;
  // Both tell of the values that were sent, or both of the metric.
  const isToldBy = (
    pair: (typeof pairs)[number],
    reading: number,
    member: 'min_value' | 'max_value',
  ): boolean => isNear(pair[member][reading] ?? Number.NaN, numberIn(told(member)));
  const readings = pairs.flatMap((pair) => [0, 1].map((reading) => ({ pair, reading })));
  const ofMin = readings.filter(({ pair, reading }) => isToldBy(pair, reading, 'min_value'));
  expect(ofMin.length > 0, 'min_value', `${pairs[0]?.min_value[0]}, which was sent`);
  const ofBoth = ofMin.filter(({ pair, reading }) => isToldBy(pair, reading, 'max_value'));
  expect(ofBoth.length > 0, 'max_value', `${pairs[0]?.max_value[0]}, which was sent`);
}

/** A number, or one that is repeated as the text that was sent. */
const numberIn = (value: unknown): number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? Number(value) : Number.NaN;

/** Whether two numbers differ by no more than numbers of single precision may. */
const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(one));

const dateOrInstant = /\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?/g;
const isReal = (date: string): boolean => {
  const day = Date.parse(date.slice(0, 10));
  return !Number.isNaN(day) && new Date(day).toISOString().startsWith(date.slice(0, 10));
};
const dayMs = 86_400_000;

/** The days from one end of a window to the other: between instants, or of dates that both count. */
function daysOf(one: string, other: string): number {
  const between = Math.abs(Date.parse(other) - Date.parse(one)) / dayMs;
  return one.includes('T') && other.includes('T') ? between : Math.round(between) + 1;
}

/** Days of the longest window that is served as its most recent permitted days, and not refused: "up to a year". */
const mostAdjusted: readonly number[] = [365, 366];

/** The one number in a text, such as `30d`; NaN where there is none, or another one. */
const onlyNumberIn = (text: string): number => Number(/^\D*(\d{1,3})\D*$/.exec(text)?.[1]);

/** A window to use instead has a size that is served; where it lies, and how it is written, is not shown. */
function windowTooLarge({ sent, told, expect, operation: id }: Refusal): void {
  const { maxDays } = limits.window;
  expect(listedIn(told('coverage')).length > 0, 'coverage', 'what is covered');
  if (id === undefined || operation(id).window !== true) return;
  const isMost = [maxDays, ...mostAdjusted].includes(numberIn(told('max_days')));
  expect(isMost, 'max_days', String(maxDays));
  const texts = [...textsIn(told('suggested_window'))];
  const ends = texts.flatMap((text) => text.match(dateOrInstant) ?? []);
  const [one, other] = ends;
  const counted = texts
    .map((text) => onlyNumberIn(text.replaceAll(dateOrInstant, '')))
    .filter((days) => days >= 1);
  const isCounted = counted.every((days) => days <= maxDays);
  // The upper bound of coding time, and of midnights, is exclusive, so that a date there counts for no day.
  const isExclusive =
    sent.some(([name]) => /^(?:observed|recorded)_/.test(name)) ||
    texts.some((text) => /\d[T ]\d\d:/.test(text));
  // What has no date in it, and no number, is of a form that is not shown.
  const isServed =
    one === undefined || other === undefined
      ? isCounted && (one === undefined ? texts.length > 0 : counted.length > 0)
      : daysOf(one, other) <= maxDays + (isExclusive ? 1 : 0);
  const expected = `a window of at most ${maxDays} days`;
  expect(isServed && ends.every(isReal), 'suggested_window', expected);
}

function handleCap({ sent, told, expect, operation: id }: Refusal): void {
  const own: Readonly<Record<string, Parameter>> = id === undefined ? {} : parametersOf(id);
  const isSubject = sent.some(([name]) => name === 'co_occurring_with');
  const cap = isSubject ? 1 : own.entity?.maximum;
  const count = numberIn(told('accepted_count'));
  const holds = cap === undefined ? !Number.isNaN(count) : count === cap;
  expect(holds, 'accepted_count', cap === undefined ? 'a number' : String(cap));
}

function officeRoster({ told, expect }: Refusal): void {
  const { max } = limits.officeHolders;
  const holders = told('holders');
  const count = isArray(holders) ? holders.length : numberIn(holders);
  expect(count > max, 'holders', `more than ${max}`);
  expect(numberIn(told('accepted_count')) === max, 'accepted_count', String(max));
}

const ofEvents: readonly OperationId[] = ['listEvents', 'summarizeEvents'];

/** A refused filter has alternatives, at least where the document shows some itself. */
function refusedFilter({ sent, told, expect, operation: id }: Refusal): void {
  const alternatives = told('alternatives');
  const shown: Readonly<Record<string, { readonly alternatives: readonly string[] }>> = rejected;
  const refused = sent.flatMap(([name]) =>
    Object.hasOwn(shown, name) ? [shown[name]?.alternatives ?? []] : [],
  );
  // The document shows alternatives for Events only.
  const isShown =
    id !== undefined &&
    ofEvents.includes(id) &&
    refused.length > 0 &&
    refused.every(({ length }) => length > 0);
  const isTold = listedIn(alternatives).length > 0 || (!isShown && isWordedOrNull(alternatives));
  expect(isTold, 'alternatives', 'what can be asked instead');
  // In words it may be anything, but of names of parameters the document shows which it is.
  const listed = listedIn(alternatives);
  const areNames = listed.every((name) => id !== undefined && Object.hasOwn(parametersOf(id), name));
  // Of several refused filters, the reply may be about any.
  const own = isShown ? refused.flat() : [];
  const isOwn = !isShown || listed.length === 0 || !areNames || own.some((name) => listed.includes(name));
  expect(isOwn, 'alternatives', `${own[0]} among them`);
}

const worded =
  (member: string): Judge =>
  ({ told, expect }) =>
    expect(isWorded(told(member)) && listedIn(told(member)).length > 0, member, 'a text, or a list of them');

const judges: Readonly<Partial<Record<ErrorCode, Judge>>> = {
  PLAN_REQUIRED: planRequired,
  PROGRAMMATIC_ACCESS_DENIED: programmaticAccess,
  UNKNOWN_PARAM: unknownParameter,
  UNSUPPORTED_FILTER: refusedFilter,
  UNSUPPORTED_ENTITY_MATCH: ({ told, expect }) =>
    expect(told('retryable') !== true, 'retryable', 'false', 'error.unsupported-entity-match.not-retryable'),
  CURSOR_STALE: worded('reason'),
  DATE_WINDOW_TOO_LARGE: windowTooLarge,
  INVALID_NUMBER_RANGE: crossedBounds,
  MULTIPLE_ENTITY_HANDLES: handleCap,
  OFFICE_SCOPE_TOO_LARGE: officeRoster,
  EVENT_FAMILY_METRIC_CONFLICT: expectMetricsTold,
  SUBCATEGORY_REQUIRES_CATEGORY: expectCategoriesTold,
  INVALID_SUBCATEGORY_FOR_CATEGORY: expectCodesTold,
  INVALID_SUBCATEGORY: expectCodesTold,
  INCOMPATIBLE_PARAMETERS: ({ told, expect }) =>
    expect(isWordedOrNull(told('required')), 'required', 'a text, a list or null'),
};

/** Codes whose details are judged, with the members that the document names. */
const detailed = errorCodes.filter((code) => errorRow(code).details.length > 0);

/** Members that may be left out where nothing is near what was sent. */
const suggestions: readonly string[] = ['did_you_mean', 'nearest_values'];

/** The groups of members of which one each is due. */
const dueOf = (code: ErrorCode): readonly (readonly string[])[] => {
  const { details, detailsOneOf = [] } = errorRow(code);
  return [...details.filter((name) => !suggestions.includes(name)).map((name) => [name]), ...detailsOneOf];
};

const clausesOf = (codes: readonly ErrorCode[]): readonly ClauseId[] =>
  codes.flatMap((code) => [
    ...errorRow(code).details.map((name) => clauseOf(code, name)),
    ...(errorRow(code).detailsOneOf ?? []).map(([name = '']) => clauseOf(code, name)),
  ]);

/** Checks whose requests earn the codes. */
const provokers = [
  'authentication/plan-required',
  'authentication/plan-required-details',
  'authentication/key-without-programmatic-access',
  'errors/crossed-metric-bounds',
  'errors/cursor-of-another-query',
  'errors/entity-match',
  'errors/family-metric-conflict',
  'errors/invalid-boolean-parameters',
  'errors/invalid-enum',
  'errors/rejected-parameters',
  'errors/too-many-handles',
  'events/office-roster',
  'events/subcategory-foreign',
  'events/subcategory-invented',
  'events/subcategory-without-category',
  'events/window-over-a-year',
  'hierarchy/depth-max',
  'registry/isin-selectors',
  'versioning/removed-v1',
  'versioning/suggested-spelling',
  'versioning/unknown-parameter',
] as const;

export const detailsCarried = defineInvariant({
  id: 'errors/details-carried',
  title: 'Every error carries the details that the document names for its code',
  clauses: clausesOf(detailed),
  rulings: ['error-details'],
  judge(reply, world) {
    const refusal = refusalIn(reply, world);
    if (refusal === undefined || !detailed.includes(refusal.code)) return 0;
    for (const group of dueOf(refusal.code)) {
      const [member = ''] = group;
      const isCarried = group.some((name) => refusal.told(name) !== undefined);
      const clause = clauseOf(refusal.code, member);
      expectThat(isCarried, `/details/${member}`, group.join(' or '), at(reply.json, '/details'), clause);
    }
    return 1;
  },
  provokedBy: provokers,
});

export const detailsTrue = defineInvariant({
  id: 'errors/details-true',
  title: 'The details of an error agree with the request that it refuses and with what the document shows',
  clauses: [
    ...clausesOf(
      detailed.filter((code) => code in judges || errorRow(code).details.includes('accepted_values')),
    ),
    'error.accepted-values',
    'error.unsupported-entity-match.not-retryable',
  ],
  rulings: [
    'error-details',
    'contract-and-descriptors',
    'neutral-names',
    'subcategory-errors',
    'unknown-enum-value',
    'window-over-thirty-days',
  ],
  judge(reply, world) {
    const refusal = refusalIn(reply, world);
    const judge = refusal && judges[refusal.code];
    if (refusal === undefined) return 0;
    const hasValues = refusal.told('accepted_values') !== undefined;
    const isDue = refusal.code === alwaysOfValues;
    if (judge === undefined && !hasValues && !isDue) return 0;
    acceptedValues(refusal);
    judge?.(refusal);
    return 1;
  },
  provokedBy: provokers,
});
