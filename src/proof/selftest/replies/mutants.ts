import { type Check, isArray, isObject, type Json, sameJson } from '../../../kit/index.js';
import type { Trial } from './judge.js';
import { isHeaderPattern, type Member, partsOf } from './members.js';
import type { Mutant } from './mutation.js';
import { type OperatorId, operator, operatorIds } from './operators.js';
import type { Survey } from './survey.js';

/** Checks whose replies hold a member that are worth knowing, for the invariants. */
const mostHolders = 12;
/** Values of a member that are worth keeping, and the length of a list among them. */
const mostValues = 8;
const longest = 4;
/** Longer values are no use as another's. */
const mostText = 4000;

/** Whether a check judges a deployment by its own contract. */
export const isByContract = (check: Check): boolean =>
  check.kind === 'property' &&
  (check.source === 'deployment' ||
    check.needs.includes('served-contract') ||
    check.operations.includes('getOpenapi'));

const provokersOf = (check: Check): readonly string[] =>
  check.kind === 'invariant' ? (check.provokedBy ?? []) : [];

/** All members of a deployment's replies, with the mutants of each and those who could notice them. */
export function trialsOf(surveys: readonly Survey[], suite: readonly Check[]): readonly Trial[] {
  const deciding = new Set(suite.flatMap((each) => (each.level === 'observe' ? [] : [each.id])));
  // In a run the invariants judge the replies to all checks by the contract.
  const byContract = [
    ...suite.filter(isByContract).map(({ id }) => id),
    ...suite.flatMap((each) => (each.source === 'deployment' ? provokersOf(each) : [])),
  ].filter((id, index, all) => all.indexOf(id) === index);
  const values = valuesOf(surveys);
  const readers = new Map<Member, string[]>();
  const holders = new Map<Member, Survey[]>();
  for (const survey of surveys) {
    if (deciding.has(survey.check)) for (const member of survey.reads) add(readers, member, survey.check);
    for (const member of survey.holds) add(holders, member, survey);
  }
  return [...values].flatMap(([member, others]) => {
    const held = (holders.get(member) ?? [])
      .toSorted((one, other) => one.requests - other.requests)
      .slice(0, mostHolders);
    return mutantsOf(member, others).map((mutant) => ({
      mutant,
      others,
      // The contract is read before the first check is.
      readers: partsOf(member).operation === 'getOpenapi' ? byContract : (readers.get(member) ?? []),
      holders: held.map(({ check }) => check),
    }));
  });
}

function add<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

function valuesOf(surveys: readonly Survey[]): ReadonlyMap<Member, readonly Json[]> {
  const all = new Map<Member, readonly Json[]>();
  for (const [member, values] of surveys.flatMap((each) => each.values))
    all.set(member, keptOf([...(all.get(member) ?? []), ...values]));
  return all;
}

/** Different values, as many as are worth keeping. */
function keptOf(values: readonly Json[]): Json[] {
  const kept: Json[] = [];
  for (const value of values) addValue(kept, value);
  return kept;
}

/** Keeps a value that is worth it beside those that are kept. @returns whether it does */
export function addValue(kept: Json[], value: Json): boolean {
  if (kept.length === mostValues) return false;
  const short = isArray(value) && value.length > longest ? value.slice(0, longest) : value;
  if (kept.some((each) => sameJson(each, short))) return false;
  if (typeof short === 'object' && JSON.stringify(short).length > mostText) return false;
  kept.push(short);
  return true;
}

const headerOperators: readonly OperatorId[] = ['dropped', 'unknown'];

function mutantsOf(member: Member, values: readonly Json[]): readonly Mutant[] {
  const { pattern } = partsOf(member);
  if (isHeaderPattern(pattern)) return headerOperators.map((by) => ({ member, operator: by, rows: 'every' }));
  // What lists hold is shortened and emptied where the list stands.
  const isRow = pattern.endsWith('/*') && values.some(isObject);
  return operatorIds
    .filter((id) => values.some((value) => operator(id).suits(value)) && !(isRow && id === 'dropped'))
    .map((by) => ({ member, operator: by, rows: 'every' }));
}
