import type { CheckResult, Diagnosis, PlannedStep, RunEvent, RunStarted } from '../engine/events.js';
import { type Report, reportOf } from '../engine/report.js';
import { elsewhere } from '../engine/shard.js';
import { Unusable } from '../engine/unusable.js';
import type { Ending } from '../engine/verdict.js';
import { mergedCost, mergedOperations } from './merged-cost.js';
import { mergedResult } from './merged-result.js';
import { learnedIn, type Part, type StartedPart, wholeOf } from './parts.js';

interface Reported extends StartedPart {
  readonly report: Report;
}

/**
 * The events of the run that shards are parts of, as one run over all would tell them.
 * Throws `Unusable` where the parts are not the shards of one run.
 */
export function merged(given: readonly Part[]): readonly RunEvent[] {
  const whole = wholeOf(given);
  const parts = whole.map((part): Reported => ({ ...part, report: reportOf(part.events) }));
  const spent = mergedCost(parts.map(({ report }) => report.cost));
  const steps = stepsOf(parts);
  const learned = whole.map(({ events }) => learnedIn(events)).find((each) => each !== undefined);
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

const unlike = (id: string, judging: number, parts: readonly Reported[]): Unusable =>
  new Unusable(
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
  const seconds = Math.max(...preflights.map((each) => each.seconds));
  return [{ type: 'preflight-finished', diagnoses: [...diagnoses.values()], seconds }];
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
    },
  ];
}
