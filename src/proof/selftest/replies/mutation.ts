import { isArray, isObject, type Json, sameJson } from '../../../kit/index.js';
import type { WireReply } from '../../../transport/wire.js';
import { headerPattern, isHeaderPattern, isMap, type Member, partsOf } from './members.js';
import { type OperatorId, operator } from './operators.js';

/** One change that is made to every reply of one operation. */
export interface Mutant {
  readonly member: Member;
  readonly operator: OperatorId;
  /** Whether each row is changed, one in five, or those of the pages after the first. */
  readonly rows: 'every' | 'some' | 'later';
  /** Which fifth of the rows is changed where some are: that of the remainder of their hash. */
  readonly fifth?: number;
}

export const nameOf = ({ member, operator: by, rows }: Mutant): string => `${member} ${by} ${rows}`;

/** Of so many rows one is changed. */
const oneIn = 5;

/** A number of a text that is the same each time. */
function hash(text: string): number {
  let sum = 7;
  for (let index = 0; index < text.length; index += 1) sum = (sum * 31 + text.charCodeAt(index)) | 0;
  return Math.abs(sum);
}

/** What a row is known again by: its id where it has one. */
function identityOf(row: Json, member: string): string {
  if (!isObject(row)) return typeof row === 'object' ? member : String(row);
  const id = Object.entries(row).find(
    ([name, value]) => /(?:^|_)(?:id|lei|key|name)$/.test(name) && value !== null,
  );
  return typeof id?.[1] === 'string' ? id[1] : JSON.stringify(id?.[1] ?? row);
}

const fifthOf = (identity: string): number => hash(identity) % oneIn;

/** Ids that requests name: in their paths, so that a detail shows what stands in a row, and anywhere. */
export interface Named {
  readonly inPaths: ReadonlySet<string>;
  readonly anywhere: ReadonlySet<string>;
}

/**
 * The fifth of the rows to change: the one with most rows that a mutant changes and a run asks for by their ids, as chance
 * should not decide whether a second reply shows a changed row. The first of all where no row is asked for.
 * @param bodies replies that the mutant may change
 */
export function fifthMet(
  bodies: Iterable<Json>,
  mutant: Mutant,
  others: readonly Json[],
  { inPaths, anywhere }: Named,
): number {
  const changed = new Set<string>();
  for (const body of bodies) {
    mutated(body, { ...mutant, rows: 'every' }, others, (row, member) =>
      changed.add(identityOf(row, member)),
    );
  }
  const some = [inPaths, anywhere].map((names) => [...changed].filter((identity) => names.has(identity)));
  const met = some.find(({ length }) => length > 0) ?? [];
  const countOf = (fifth: number): number => met.filter((identity) => fifthOf(identity) === fifth).length;
  const fifths = Array.from({ length: oneIn }, (_, fifth) => fifth);
  return fifths.toSorted((one, other) => countOf(other) - countOf(one))[0] ?? 0;
}

/** What a step of a pattern stands for: an element, or a member by its name. */
interface Step {
  readonly name: string;
  /** The pattern of what holds it. */
  readonly within: string;
  /** Whether it is the first that stands for any element: these are the rows. */
  readonly isRow: boolean;
}

function stepsOf(pattern: string): readonly Step[] {
  const names = pattern.split('/').slice(1);
  return names.map((name, depth) => ({
    name,
    within: names
      .slice(0, depth)
      .map((each) => `/${each}`)
      .join(''),
    isRow: names.indexOf('*') === depth,
  }));
}

/**
 * A reply's body with the change; the same object where it changes nothing.
 * @param onChange called with each row that is changed, and the name of the member that holds it
 */
export function mutated(
  body: Json,
  { member, operator: by, rows, fifth = 0 }: Mutant,
  others: readonly Json[],
  onChange: (row: Json, member: string) => void = () => {},
): Json {
  const steps = stepsOf(partsOf(member).pattern);
  const { edit, suits } = operator(by);
  const values = by === 'neighbour' ? valuesAt(body, steps) : [];
  let seen = 0;
  function edited(value: Json, isAmong: boolean): Json | undefined {
    const own = seen;
    seen += 1;
    if (!isAmong || !suits(value)) return value;
    const isOther = (each: Json) => !sameJson(each, value);
    const next = values.slice(own + 1).find(isOther) ?? values.slice(0, own).find(isOther);
    const after = edit(value, { next, others });
    return after !== undefined && sameJson(after, value) ? value : after;
  }
  /** @param isAmong whether the row that holds the value is one of those to change */
  function changed(value: Json, depth: number, isAmong: boolean): Json | undefined {
    const step = steps[depth];
    if (step === undefined) return edited(value, isAmong);
    const pick = (row: Json, name: string) =>
      isAmong && (!step.isRow || rows !== 'some' || fifthOf(identityOf(row, name)) === fifth);
    const noted = (row: Json, name: string, after: Json | undefined): Json | undefined => {
      if (step.isRow && after !== row) onChange(row, name);
      return after;
    };
    if (isArray(value)) {
      if (step.name !== '*') return value;
      const after = value.map((row) => noted(row, '', changed(row, depth + 1, pick(row, ''))));
      return after.every((row, index) => row === value[index])
        ? value
        : after.filter((row) => row !== undefined);
    }
    if (!isObject(value)) return value;
    const own = isMap(step.within) ? Object.keys(value) : [memberNamed(step.name)];
    const after = own.flatMap((name): readonly (readonly [string, Json | undefined])[] => {
      const before = Object.hasOwn(value, name) ? value[name] : undefined;
      if (before === undefined) return [];
      const next = noted(before, name, changed(before, depth + 1, pick(before, name)));
      return next === before ? [] : [[name, next]];
    });
    if (after.length === 0) return value;
    const whole: Record<string, Json | undefined> = { ...value, ...Object.fromEntries(after) };
    return Object.fromEntries(
      Object.entries(whole).flatMap(([name, each]) => (each === undefined ? [] : [[name, each]])),
    );
  }
  return changed(body, 0, true) ?? body;
}

/** The values at the places of a pattern, in the order of the reply. */
function valuesAt(body: Json, steps: readonly Step[]): readonly Json[] {
  return steps.reduce<readonly Json[]>(
    (held, { name, within }) =>
      held.flatMap((value) => {
        if (isArray(value)) return name === '*' ? value : [];
        if (!isObject(value)) return [];
        if (isMap(within)) return Object.values(value);
        const member = memberNamed(name);
        const each = Object.hasOwn(value, member) ? value[member] : undefined;
        return each === undefined ? [] : [each];
      }),
    [body],
  );
}

const memberNamed = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');

/** The headers of a reply with the change; the same object where it changes nothing. */
export function mutatedHeaders(
  headers: WireReply['headers'],
  { member, operator: by }: Mutant,
): WireReply['headers'] {
  const { pattern } = partsOf(member);
  const name = Object.keys(headers).find((each) => headerPattern(each) === pattern);
  if (!isHeaderPattern(pattern) || name === undefined) return headers;
  const { [name]: _value, ...rest } = headers;
  return by === 'dropped' ? rest : { ...rest, [name]: 'zzqxj' };
}
