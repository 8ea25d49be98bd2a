import { isObject } from '../../kit/index.js';

/** What was generated for a check: how many inputs, how many of them differ, and the values of each member. */
export interface InputDistribution {
  readonly inputs: number;
  readonly distinct: number;
  /** By the member of the input; a bare value is the member ``. */
  readonly members: Readonly<Record<string, MemberDistribution>>;
}

export interface MemberDistribution {
  /** Inputs that have the member. */
  readonly present: number;
  readonly distinct: number;
  /** How often the commonest values occur, as text. */
  readonly commonest: Readonly<Record<string, number>>;
}

const mostMembers = 12;
const mostValues = 4;
const longest = 60;

/** Counts what inputs are made of, so that a reader can see what a pass rests on. */
export function distributionOf(inputs: readonly unknown[]): InputDistribution {
  const whole = inputs.map(text);
  const byMember = new Map<string, string[]>();
  for (const input of inputs) {
    for (const [name, value] of isObject(input) ? Object.entries(input) : [['', input] as const]) {
      // How an input is used is no part of it.
      if (value === undefined || typeof value === 'function') continue;
      const values = byMember.get(name) ?? [];
      values.push(text(value));
      byMember.set(name, values);
    }
  }
  return {
    inputs: inputs.length,
    distinct: new Set(whole).size,
    members: Object.fromEntries(
      [...byMember].slice(0, mostMembers).map(([name, values]) => [name, spreadOf(values)]),
    ),
  };
}

function spreadOf(values: readonly string[]): MemberDistribution {
  const counts = new Map<string, number>();
  for (const each of values) counts.set(each, (counts.get(each) ?? 0) + 1);
  const commonest = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, mostValues);
  return {
    present: values.length,
    distinct: counts.size,
    commonest: Object.fromEntries(commonest.map(([value, count]) => [clipped(value), count])),
  };
}

const text = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));

const clipped = (value: string): string =>
  value.length > longest ? `${value.slice(0, longest - 1)}…` : value;
