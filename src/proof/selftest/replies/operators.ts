import { isArray, isObject, type Json, sameJson } from '../../../kit/index.js';

/** Why a fair harness can notice a changed value. */
export const reasons = ['shape', 'range', 'vocabulary', 'twice', 'formula', 'order'] as const;
export type Reason = (typeof reasons)[number];

/** What else is known of the values of a member. */
export interface Surroundings {
  /** The value at the same place of the next row that has another one. */
  readonly next: Json | undefined;
  /** Other values that the deployment serves there. */
  readonly others: readonly Json[];
}

/** A value in place of another one; undefined to leave the member out. */
export type Edit = (value: Json, given: Surroundings) => Json | undefined;

interface Operator {
  readonly reason: Reason;
  /** Whether it changes a value of this type into another one at all. */
  readonly suits: (value: Json) => boolean;
  readonly edit: Edit;
}

const day = 86_400_000;
const isText = (value: Json): value is string => typeof value === 'string';
const isNumber = (value: Json): value is number => typeof value === 'number';
const isTruth = (value: Json): value is boolean => typeof value === 'boolean';
const isDate = (value: Json): value is string =>
  isText(value) && /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/.test(value) && !Number.isNaN(Date.parse(value));
const isUrl = (value: Json): value is string => isText(value) && /^(?:https?:\/)?\//.test(value);
const isRows = (value: Json): value is readonly Json[] => isArray(value) && value.length > 0;
const isAny = (): boolean => true;
const isFilled = (value: Json): boolean => value !== null;

/** A value of another type. */
function retyped(value: Json): Json {
  if (isText(value)) return 17;
  if (isNumber(value) || isTruth(value)) return String(value);
  return isArray(value) ? {} : 'text';
}

/** A date or an instant, so many days later, as precise as before. */
function later(value: string): string {
  const text = new Date(Date.parse(value) + day).toISOString();
  if (!value.includes('T')) return text.slice(0, 10);
  return value.includes('.') ? text : text.replace(/\.\d+/, '');
}

const shifted = (value: number): number => {
  if (Number.isInteger(value)) return value + 1;
  return Number((value * 1.1).toPrecision(6));
};

const another = (value: Json, { next, others }: Surroundings): Json | undefined =>
  others.findLast((each) => each !== null && !sameJson(each, value) && !sameJson(each, next)) ?? value;

/** How one value in a reply can be wrong; the suitable ones are tried at every member. */
export const operators = {
  dropped: { reason: 'shape', suits: isAny, edit: () => undefined },
  null: { reason: 'shape', suits: isFilled, edit: () => null },
  retyped: { reason: 'shape', suits: isFilled, edit: retyped },
  outside: { reason: 'range', suits: isNumber, edit: () => -98_765 },
  'no-date': { reason: 'range', suits: isDate, edit: () => '2026-02-30' },
  'no-url': { reason: 'range', suits: isUrl, edit: () => 'not a url' },
  unknown: {
    reason: 'vocabulary',
    suits: (value) => isText(value) && !isDate(value) && !isUrl(value),
    edit: () => 'zzqxj',
  },
  shifted: { reason: 'twice', suits: isNumber, edit: (value) => (isNumber(value) ? shifted(value) : value) },
  later: { reason: 'twice', suits: isDate, edit: (value) => (isDate(value) ? later(value) : value) },
  negated: { reason: 'twice', suits: isTruth, edit: (value) => !value },
  filled: {
    reason: 'twice',
    suits: (value) => value === null,
    edit: (_value, { others }) => others.find((each) => each !== null) ?? 1,
  },
  neighbour: {
    reason: 'twice',
    suits: (value) => !isTruth(value),
    edit: (value, { next }) => (next === undefined ? value : next),
  },
  another: { reason: 'twice', suits: isText, edit: another },
  emptied: {
    reason: 'twice',
    suits: (value) => isRows(value) || (isObject(value) && Object.keys(value).length > 0),
    edit: (value) => (isArray(value) ? [] : {}),
  },
  shortened: {
    reason: 'twice',
    suits: isRows,
    edit: (value) => (isRows(value) ? value.slice(0, -1) : value),
  },
  doubled: {
    reason: 'twice',
    suits: isRows,
    edit: (value) => (isRows(value) ? [...value.slice(0, 1), ...value] : value),
  },
  'other-rows': {
    reason: 'twice',
    suits: isRows,
    edit: (value, { others }) => others.find((each) => isRows(each) && !sameJson(each, value)) ?? value,
  },
  reversed: { reason: 'order', suits: isRows, edit: (value) => (isRows(value) ? value.toReversed() : value) },
} as const satisfies Record<string, Operator>;

export type OperatorId = keyof typeof operators;
export const operatorIds = Object.keys(operators) as readonly OperatorId[];
export const operator = (id: OperatorId): Operator => operators[id];
