import type { CheckResult, Failure } from '../engine/events.js';
import { bySimplicity } from '../engine/suspects.js';
import type { Deviation } from '../kit/index.js';

/** The first that holds of a part decides how a check ended that several shards judged: as one run over all would end it. */
const deciding: readonly ((result: CheckResult) => boolean)[] = [
  ({ outcome }) => outcome === 'harness-error',
  ({ outcome, failure }) => outcome === 'fail' || failure !== undefined,
  ({ outcome, reason }) => outcome === 'inconclusive' && reason !== 'no-data',
  ({ outcome }) => outcome === 'observed',
  ({ outcome }) => outcome === 'warn',
  ({ outcome }) => outcome === 'pass',
  ({ outcome }) => outcome === 'not-applicable',
  ({ outcome }) => outcome === 'inconclusive',
];

/** What the results of one check in several shards come to. */
export function mergedResult(
  results: readonly [CheckResult, ...CheckResult[]],
  required: boolean,
): CheckResult {
  const simplestFirst = results.toSorted((one, other) => byFailure(one.failure, other.failure));
  const decisive = deciding.map((holds) => simplestFirst.find(holds)).find((each) => each !== undefined);
  return {
    ...(decisive ?? results[0]),
    required,
    trials: sumOf(results.map(({ trials }) => trials)),
    replies: sumOf(results.map(({ replies }) => replies)),
    ms: sumOf(results.map(({ ms }) => ms)),
    witnesses: totalsOf(results.map(({ witnesses }) => witnesses)),
    deviations: distinct(results.flatMap(({ deviations }) => deviations)),
    observations: Object.assign({}, ...results.map(({ observations }) => observations)),
  };
}

function byFailure(one: Failure | undefined, other: Failure | undefined): number {
  const [first, second] = [one?.exchanges.at(-1), other?.exchanges.at(-1)];
  if (first === undefined || second === undefined)
    return Number(first === undefined) - Number(second === undefined);
  return bySimplicity(first, second);
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

function totalsOf(counts: readonly CheckResult['witnesses'][]): CheckResult['witnesses'] {
  const names = new Set(counts.flatMap((each) => Object.keys(each)));
  return Object.fromEntries([...names].map((name) => [name, sumOf(counts.map((each) => each[name] ?? 0))]));
}

const distinct = (deviations: readonly Deviation[]): readonly Deviation[] => [
  ...new Map(deviations.map((each) => [`${each.ruling} ${each.note}`, each])).values(),
];
