import { isArray, isObject, type Json, type JsonObject, pointerStep } from '../kit/index.js';

/** What is compared, in this order. */
export const comparisons = [
  'signature',
  'parts',
  'profiles',
  'nonce',
  'target',
  'exchanges',
  'outcomes',
  'reports',
  'certificate',
  'statement',
  'secrets',
  'steps',
  'live',
] as const;
export type Comparison = (typeof comparisons)[number];

/** One line of the checklist: what was compared, and what came of it. `told` is what nobody can verify from here. */
export interface Compared {
  readonly what: Comparison;
  readonly state: 'passed' | 'failed' | 'told';
  readonly said: string;
}

/** Troubles that are told of one comparison. */
const mostTold = 3;

/** A line that passes where there is no trouble. */
export function lineOf(what: Comparison, troubles: readonly string[], passed: string): Compared {
  if (troubles.length === 0) return { what, state: 'passed', said: passed };
  const more = troubles.length - mostTold;
  const told = troubles.slice(0, mostTold).join('; ');
  return { what, state: 'failed', said: more > 0 ? `${told}; and ${more} more` : told };
}

/** Where two JSON values differ first, and how each is there; undefined where they are equal. */
export function firstDifference(one: unknown, other: unknown, at = ''): string | undefined {
  if (Object.is(one, other)) return undefined;
  if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other))
    return `at ${at === '' ? '(document)' : at}: ${brief(one)}, not ${brief(other)}`;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const name of names) {
    const place = `${at}/${pointerStep(name)}`;
    const found = firstDifference(memberOf(one, name), memberOf(other, name), place);
    if (found !== undefined) return found;
  }
  return undefined;
}

type Container = Readonly<Record<string, unknown>>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

const memberOf = (value: Container, name: string): unknown =>
  Object.hasOwn(value, name) ? value[name] : undefined;

function brief(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/**
 * The document of a report without what only tells times: no verdict rests on them, and a repetition takes others. What
 * stands in their place and tells no time is left.
 */
export function untimed(document: unknown): unknown {
  if (!isObject(document as Json)) return document;
  const { finishedAt, ...report } = document as JsonObject;
  return {
    ...report,
    ...(isInstant(finishedAt) ? {} : { finishedAt }),
    preflight: without(['seconds'], report.preflight),
    checks: ofEach(report.checks, ['ms']),
    operations: ofEach(report.operations, ['p50', 'p95', 'p99', 'max']),
  };
}

const isInstant = (value: Json | undefined): boolean =>
  typeof value === 'string' && /^[\dT:.-]{23}Z$/.test(value) && !Number.isNaN(Date.parse(value));

const isTime = (value: Json): boolean => typeof value === 'number' && value >= 0;

const ofEach = (list: Json | undefined, names: readonly string[]): unknown =>
  isArray(list) ? list.map((each) => without(names, each)) : list;

const without = (names: readonly string[], value: Json | undefined): unknown =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).filter(([name, each]) => !(names.includes(name) && isTime(each))),
      )
    : value;
