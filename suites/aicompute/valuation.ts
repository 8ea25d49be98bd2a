import type { JsonObject } from '../../src/kit/index.js';
import type { Leaf } from './leaves.js';
import { memberOf, valuesAt } from './member.js';

const scale: Readonly<Record<string, number>> = { '': 1, k: 1e3, m: 1e6, b: 1e9, t: 1e12 };
const amount = /^[^\d-]{0,4}(\d[\d,]*(?:\.\d+)?)\s*([kmbt]?)[a-z]*$/i;

/** An amount of money, as a number or as a text such as `$157B`; undefined for anything else. */
export function amountOf(value: Leaf['value']): number | undefined {
  if (typeof value === 'number') return value;
  const [, number, letter = ''] = (typeof value === 'string' && amount.exec(value.trim())) || [];
  if (number === undefined) return undefined;
  return Number(number.replaceAll(',', '')) * (scale[letter.toLowerCase()] ?? 1);
}

const names = [/valuation(?:_?usd|_?(?:m|mm|bn?|millions?|billions?)|\/amount|\/value)*$/, /valuation/];

interface Valuations {
  readonly path: string;
  /** One for each company, in their order; undefined where none is known. */
  readonly values: readonly (number | undefined)[];
}

/** The valuations that companies show; undefined where none does. */
export function valuationsOf(companies: readonly JsonObject[]): Valuations | undefined {
  const member = memberOf(companies, names, (value) => amountOf(value) !== undefined);
  if (member === undefined) return undefined;
  const { path } = member;
  const values = companies.map((row) => valuesAt(row, [path]).flatMap((each) => amountOf(each) ?? [])[0]);
  return { path, values };
}
