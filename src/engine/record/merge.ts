import type { Deviation } from '../../kit/index.js';
import { largestOf } from '../../kit/index.js';
import type {
  CheckResult,
  Cost,
  Diagnosis,
  Failure,
  Interactions,
  OperationCost,
  PlannedStep,
  RunEvent,
  RunStarted,
} from '../events.js';
import { bySimplicity } from '../judge/candidates.js';
import { elsewhere, type Shard } from '../plan/shard.js';
import { SetupError } from '../setup-error.js';
import { type Report, reportOf } from './report.js';
import type { Ending } from './verdict.js';

/** The log of one shard, and how people know it. */
export interface Part {
  readonly name: string;
  readonly events: readonly RunEvent[];
}

interface StartedPart extends Part {
  readonly started: RunStarted & { readonly shard: Shard };
}

/** What all shards of a run have in common, each with its name for people; undefined where a log was cut off before it. */
const shared: readonly (readonly [what: string, of: (part: StartedPart) => unknown])[] = [
  ['the number of its shards', ({ started }) => started.shard.of],
  ['its seed', ({ started }) => started.seed],
  ['the version of its suite', ({ started }) => started.suite.version],
  ['the commit of its suite', ({ started }) => started.suite.commit ?? ''],
  ['its suite', ({ started: { suite } }) => `${suite.checks} checks with the ledger ${suite.ledger}`],
  ['its target', ({ started }) => targetOf(started)],
  ['its preset', ({ started }) => started.settings.preset?.value],
  ['its selection of checks', ({ started }) => started.settings.check?.value],
  ['what its gate lets through', ({ started }) => JSON.stringify(started.gate)],
  ['the keys that it was given', ({ events }) => discoveredIn(events)?.keys.join(', ')],
  [
    'the contract of its target',
    ({ events }) => {
      const learned = discoveredIn(events);
      return learned && (learned.contract?.digest ?? learned.servedContract);
    },
  ],
];

/**
 * The shards of one run, in their order.
 * Throws `SetupError` for what is no shard, for one of another run, for one that is there twice and for those that are missing.
 */
function shardsOfOneRun(parts: readonly Part[]): readonly [StartedPart, ...StartedPart[]] {
  const [first, ...others] = parts
    .map(startedPart)
    .toSorted((one, other) => one.started.shard.index - other.started.shard.index);
  if (first === undefined) throw new SetupError('No shard log is given.', 'Give the logs of all shards.');
  for (const other of others) requireSameRun(first, other);
  const all = [first, ...others] as const;
  requireEachOnce(all);
  return all;
}

function startedPart(part: Part): StartedPart {
  const [started] = part.events;
  if (started?.type !== 'run-started') throw new TypeError('a log begins with run-started');
  const { shard } = started;
  if (shard !== undefined) return { ...part, started: { ...started, shard } };
  throw new SetupError(
    `${part.name} is the log of a whole run.`,
    `Give the logs of shards; for this one: ei-conformance report ${part.name}`,
  );
}

function requireSameRun(first: StartedPart, other: StartedPart): void {
  for (const [what, of] of shared) {
    const [here, there] = [of(other), of(first)];
    if (here === undefined || there === undefined || here === there) continue;
    throw new SetupError(
      `${other.name} belongs to another run than ${first.name}: ${what} is ${here}, not ${there}.`,
      'Give the logs of the shards of one run.',
    );
  }
}

function requireEachOnce(parts: readonly [StartedPart, ...StartedPart[]]): void {
  const { of } = parts[0].started.shard;
  for (const [index, { name, started }] of parts.entries()) {
    const before = parts[index - 1];
    if (before?.started.shard.index !== started.shard.index) continue;
    throw new SetupError(
      `Shard ${started.shard.index}/${of} is given twice: ${before.name} and ${name}.`,
      'Give each shard once.',
    );
  }
  const given = new Set(parts.map(({ started }) => started.shard.index));
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter((index) => !given.has(index));
  if (missing.length === 0) return;
  throw new SetupError(
    `${missing.length} of ${of} shards ${missing.length === 1 ? 'is' : 'are'} missing: ${missing.map((index) => `${index}/${of}`).join(', ')}.`,
    'Give the logs of all shards; a job that failed before its run wrote none.',
  );
}

/** The embedded reference has another port in each run. */
const targetOf = ({ target: { baseUrl, surfaces, reference } }: RunStarted): string =>
  JSON.stringify([reference ?? baseUrl, surfaces]);

const discoveredIn = (events: readonly RunEvent[]) =>
  events.findLast((event) => event.type === 'probe-finished')?.learned;

const mergedCost = (costs: readonly Cost[]): Cost => ({
  requests: sumOf(costs, ({ requests }) => requests),
  queryUnits: sumOf(costs, ({ queryUnits }) => queryUnits),
  ...mergedRetries(costs.flatMap(({ retried }) => retried ?? [])),
});

const mergedRetries = (retries: readonly NonNullable<Cost['retried']>[]): Pick<Cost, 'retried'> =>
  retries.length === 0
    ? {}
    : {
        retried: {
          limited: sumOf(retries, ({ limited }) => limited),
          lost: sumOf(retries, ({ lost }) => lost),
          broken: sumOf(retries, ({ broken }) => broken),
          waitedMs: sumOf(retries, ({ waitedMs }) => waitedMs),
        },
      };

/** What the requests of all shards cost. Of percentiles the greatest is told: single latencies are in no log. */
function mergedOperations(costs: readonly OperationCost[]): readonly OperationCost[] {
  const operations = [...new Set(costs.map(({ operation }) => operation))];
  return operations.map((operation) => {
    const of = costs.filter((each) => each.operation === operation);
    const greatest = (member: 'p50' | 'p95' | 'p99' | 'max') => largestOf(of.map((each) => each[member]));
    return {
      operation,
      requests: sumOf(of, ({ requests }) => requests),
      bytes: sumOf(of, ({ bytes }) => bytes),
      limited: sumOf(of, ({ limited }) => limited),
      p50: greatest('p50'),
      p95: greatest('p95'),
      p99: greatest('p99'),
      max: greatest('max'),
    };
  });
}

/** What met in any shard. Triples and forms are counted alone, so that the greatest count is told: no fewer met in all. */
function mergedInteractions(all: readonly Interactions[]): readonly Interactions[] {
  const operations = new Map<string, Interactions>();
  for (const each of all) {
    const known = operations.get(each.operation);
    if (known === undefined) {
      operations.set(each.operation, each);
      continue;
    }
    const pairs = new Map(known.pairs.map((pair) => [`${pair[0]} ${pair[1]}`, pair]));
    for (const [one, other, replies] of each.pairs) {
      const key = `${one} ${other}`;
      pairs.set(key, [one, other, (pairs.get(key)?.[2] ?? 0) + replies]);
    }
    operations.set(each.operation, {
      ...known,
      pairs: [...pairs.values()],
      triples: Math.max(known.triples, each.triples),
      forms: Math.max(known.forms, each.forms),
    });
  }
  return [...operations.values()];
}

const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, each) => sum + of(each), 0);

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
    trials: sumOf(results, ({ trials }) => trials),
    replies: sumOf(results, ({ replies }) => replies),
    ms: sumOf(results, ({ ms }) => ms),
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

function totalsOf(counts: readonly CheckResult['witnesses'][]): CheckResult['witnesses'] {
  const names = new Set(counts.flatMap((each) => Object.keys(each)));
  return Object.fromEntries([...names].map((name) => [name, sumOf(counts, (each) => each[name] ?? 0)]));
}

const distinct = (deviations: readonly Deviation[]): readonly Deviation[] => [
  ...new Map(deviations.map((each) => [`${each.ruling} ${each.note}`, each])).values(),
];

interface Reported extends StartedPart {
  readonly report: Report;
}

/**
 * The events of the run that shards are parts of, as one run over all would tell them.
 * Throws `SetupError` where the parts are not the shards of one run.
 */
export function mergeShards(given: readonly Part[]): readonly RunEvent[] {
  const whole = shardsOfOneRun(given);
  const parts = whole.map((part): Reported => ({ ...part, report: reportOf(part.events) }));
  const spent = mergedCost(parts.map(({ report }) => report.cost));
  const steps = stepsOf(parts);
  const learned = whole.map(({ events }) => discoveredIn(events)).find((each) => each !== undefined);
  return [
    startOf(whole),
    ...(learned === undefined ? [] : [{ type: 'probe-finished', requests: 0, learned } as const]),
    { type: 'planned', steps, estimate: mergedCost(parts.map(({ report }) => report.estimate)) },
    ...preflightOf(parts),
    ...steps
      .flatMap((step) => resultsOf(step, parts))
      .map((result): RunEvent => ({ type: 'check-finished', result, spent })),
    ...parts.flatMap(({ report, started: { shard } }) =>
      report.troubles.map(
        ({ where, message }): RunEvent => ({
          type: 'trouble',
          where: `shard ${shard.index}/${shard.of}, ${where}`,
          message,
        }),
      ),
    ),
    ...endOf(parts),
  ];
}

function startOf(parts: readonly [StartedPart, ...StartedPart[]]): RunStarted {
  const { shard: _shard, settings, ...started } = parts[0].started;
  const { shard: _part, out: _out, ...common } = settings;
  const [startedAt = started.startedAt] = parts.map((each) => each.started.startedAt).toSorted();
  return { ...started, startedAt, settings: common };
}

/** Every check with the step of the shard that judges it, or of them all; empty where no shard came so far as to plan. */
function stepsOf(parts: readonly Reported[]): readonly PlannedStep[] {
  const plans = parts.flatMap(({ events }) => events.findLast((event) => event.type === 'planned') ?? []);
  const levels = new Map(parts.flatMap(({ report }) => report.checks.map(({ id, level }) => [id, level])));
  return (plans[0]?.steps ?? []).map(({ id }): PlannedStep => {
    const judging = plans.flatMap(({ steps }) =>
      steps.filter((step) => step.id === id && !isElsewhere(step)),
    );
    const [step = { id, required: false }] = judging;
    if (plans.length === parts.length && ![1, parts.length].includes(judging.length))
      throw unlike(id, judging.length, parts);
    // No shard waits for what all of them judge; the whole does.
    return { ...step, required: step.skip?.outcome !== 'not-tested' && levels.get(id) === 'must' };
  });
}

const isElsewhere = ({ skip }: PlannedStep): boolean => skip?.note === elsewhere;

const unlike = (id: string, judging: number, parts: readonly Reported[]): SetupError =>
  new SetupError(
    `${judging} of ${parts.length} shards judge ${id}.`,
    'Give the logs of the shards of one run.',
  );

/** How a check ended in the shards that judge it; nothing where none came so far. */
function resultsOf({ id, required }: PlannedStep, parts: readonly Reported[]): readonly CheckResult[] {
  const results = parts.flatMap(({ report }) =>
    report.checks.filter((each) => each.id === id && each.note !== elsewhere),
  );
  const [first, ...others] = results;
  return first === undefined ? [] : [mergedResult([first, ...others], required)];
}

function preflightOf(parts: readonly Reported[]): readonly RunEvent[] {
  const preflights = parts.flatMap(({ report }) => report.preflight ?? []);
  if (preflights.length === 0) return [];
  const diagnoses = new Map<string, Diagnosis>();
  for (const each of preflights.flatMap((preflight) => preflight.diagnoses))
    diagnoses.set(JSON.stringify(each), each);
  const seconds = largestOf(preflights.map((each) => each.seconds));
  const requests = preflights.reduce((sum, each) => sum + (each.requests ?? 0), 0);
  // Each shard forecasts the whole run.
  const forecast = preflights.flatMap((each) => each.forecast ?? []);
  const byCause = new Map(forecast.map((each) => [`${each.outcome} ${each.cause}`, each]));
  return [
    {
      type: 'preflight-finished',
      diagnoses: [...diagnoses.values()],
      seconds,
      requests,
      forecast: [...byCause.values()],
    },
  ];
}

const worstFirst: readonly Ending[] = ['unfinished', 'aborted', 'interrupted', 'completed'];

/** The end of the last shard; nothing while one has none. */
function endOf(parts: readonly Reported[]): readonly RunEvent[] {
  const stopped = worstFirst.find((ending) => parts.some(({ report }) => report.ending === ending));
  const finishedAt = parts
    .map(({ report }) => report.finishedAt ?? '')
    .toSorted()
    .at(-1);
  if (stopped === undefined || stopped === 'unfinished' || finishedAt === undefined) return [];
  return [
    {
      type: 'run-finished',
      stopped,
      finishedAt,
      cost: mergedCost(parts.map(({ report }) => report.cost)),
      operations: mergedOperations(parts.flatMap(({ report }) => report.operations)),
      interactions: mergedInteractions(parts.flatMap(({ report }) => report.interactions)),
    },
  ];
}
