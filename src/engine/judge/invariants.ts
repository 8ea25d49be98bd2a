import {
  type Deviates,
  type Deviation,
  type Exchange,
  Inconclusive,
  type Invariant,
  Violation,
  type World,
} from '../../kit/index.js';
import type { Client } from '../../transport/client.js';
import type { CheckResult, InvariantMet, PlannedStep } from '../events.js';
import { defaults } from '../settings.js';
import { type Candidates, createCandidates } from './candidates.js';
import { resend } from './drift.js';
import type { Excuses } from './excuses.js';
import { identified } from './failure-identity.js';
import { createRowCounts, explainUnwitnessed } from './missing-data.js';
import {
  attributed,
  endingOf,
  headerOf,
  isSameFailure,
  notReproduced,
  outcomeOfViolation,
} from './result.js';

/** What the exchanges of a run said of one invariant so far. */
interface InvariantCounter {
  readonly check: Invariant;
  readonly step: PlannedStep;
  judged: number;
  witnesses: number;
  /** Contradictions by place, those of the simplest requests. */
  readonly suspects: Candidates;
  /** Places of contradictions that were told. */
  readonly told: Set<string>;
  /** The check that a contradicting exchange was made for; absent for what the probe asked. */
  readonly provokers: WeakMap<Exchange, string>;
  readonly deviations: readonly Deviation[];
  /** Keeps a deviation, once. */
  readonly deviates: Deviates;
  error?: unknown;
}

/**
 * @param met what the invariant met before
 * @param onDeviation hears of each deviation when it is met first
 */
function createCounter(
  { check, step }: Pick<InvariantCounter, 'check' | 'step'>,
  met: readonly InvariantMet[],
  onDeviation: (deviation: Deviation) => void,
): InvariantCounter {
  const deviations = met.flatMap(({ deviation }) => deviation ?? []);
  const isWitness = ({ contradiction, deviation }: InvariantMet) =>
    contradiction === undefined && deviation === undefined;
  return {
    check,
    step,
    judged: 0,
    witnesses: met.some(isWitness) ? 1 : 0,
    suspects: createCandidates(),
    told: new Set(),
    provokers: new WeakMap(),
    deviations,
    deviates(ruling, note) {
      if (deviations.some((each) => each.ruling === ruling && each.note === note)) return;
      const deviation = { ruling, note };
      deviations.push(deviation);
      onDeviation(deviation);
    },
  };
}

/** How many witnesses an exchange has for an invariant, or what judging it threw. */
function judgeExchange(
  { check, deviates }: InvariantCounter,
  exchange: Exchange,
  world: World,
): number | unknown {
  try {
    return check.judge(exchange, world, deviates);
  } catch (error) {
    return error instanceof Inconclusive ? 0 : error;
  }
}

/** Replays what contradicted an invariant, and says how it ended. */
async function resultOf(
  tally: InvariantCounter,
  { world, client, signal, isAlone, ofFamily, rows }: ResultOptions,
): Promise<CheckResult> {
  const { check, step } = tally;
  const base = {
    ...headerOf(check, step),
    trials: tally.judged,
    replies: 0,
    ms: 0,
    witnesses: tally.witnesses > 0 ? { judged: tally.witnesses } : {},
    deviations: tally.deviations,
    observations: {},
  };
  if (tally.error !== undefined) return { ...base, ...endingOf(tally.error) };
  let replies = 0;
  let undecided: Inconclusive | undefined;
  // What was judged before counts; the board hears the replays too.
  for (const [, { exchanges, violation }] of tally.suspects.kept()) {
    const told = attributed(check, violation.finding);
    let prevented: Inconclusive | undefined;
    let tried = 1;
    const [first] = exchanges;
    const sought = exchanges.flatMap((exchange) => Array.from({ length: defaults.replays }, () => exchange));
    for (const exchange of sought) {
      if (prevented !== undefined) break;
      const again = await replayOf(exchange, client, signal);
      if (again instanceof Inconclusive) {
        prevented = again;
        continue;
      }
      replies += 1;
      tried += 1;
      const seen = judgeExchange(tally, again, world);
      if (!(seen instanceof Violation)) continue;
      const finding = attributed(check, seen.finding);
      if (!isSameFailure(finding, told)) continue;
      const provoker = tally.provokers.get(exchange);
      return {
        ...base,
        replies,
        outcome: outcomeOfViolation(check.level),
        failure: identified(check.id, {
          finding,
          input: '',
          place: '',
          ...(provoker === undefined ? {} : { provoker }),
          repeated: { failed: 2, tried },
          exchanges: [again],
        }),
      };
    }
    const once = { finding: told, input: '', exchanges: first === undefined ? [] : [first] };
    undecided ??= notReproduced(once, tried - 1, prevented);
  }
  if (undecided !== undefined) return { ...base, replies, ...endingOf(undecided) };
  if (check.level === 'observe') return { ...base, outcome: 'observed' };
  if (tally.witnesses === 0) {
    const moot = await ofFamily(check.operations);
    if (moot !== undefined) return { ...base, ...moot };
    return {
      ...base,
      outcome: 'inconclusive',
      reason: 'no-data',
      ...explainUnwitnessed(check, rows),
    };
  }
  if (isAlone && check.provokedBy !== undefined) {
    return {
      ...base,
      outcome: 'inconclusive',
      reason: 'precondition-unreached',
      note: judgedProbeOnly(check.provokedBy),
    };
  }
  return { ...base, outcome: tally.deviations.length > 0 ? 'warn' : 'pass' };
}

/** Why an invariant without provoking checks is undecided. */
const judgedProbeOnly = (provokers: readonly string[]): string =>
  `only the requests of the probe were judged; add what provokes more: ${provokers.map((id) => `--check ${id}`).join(' ')}`;

const replayOf = (
  exchange: Exchange,
  client: Client,
  signal: AbortSignal | undefined,
): Promise<Exchange | Inconclusive> =>
  resend(exchange, client, signal).catch((error: unknown) =>
    error instanceof Inconclusive ? error : Promise.reject(error),
  );

/** Judges every exchange of a run by every planned invariant. */
export interface InvariantMonitor {
  /** @param by the check that the exchange was made for; undefined for the probe */
  judge(exchange: Exchange, by?: string): void;
  /** Replays what failed, and says how each invariant ended. */
  results(options: Omit<ResultOptions, 'world' | 'rows'>): AsyncGenerator<CheckResult>;
}

interface ResultOptions {
  readonly world: World;
  readonly client: Client;
  readonly signal: AbortSignal | undefined;
  /** Whether only the probe sent the judged requests. */
  readonly isAlone: boolean;
  /** The rows of the judged replies. */
  readonly rows: ReturnType<typeof createRowCounts>;
  /** What excuses an invariant that no exchange could have refuted. */
  readonly ofFamily: Excuses['ofFamily'];
}

/** Places of contradiction that one invariant tells of as they are met. */
const mostTold = 5;

interface MonitorOptions {
  /** What invariants met before: witnesses and deviations. */
  readonly before?: readonly InvariantMet[];
  /** Hears of an invariant's first witness, of the first contradiction at each place, and of each deviation. */
  readonly onMet?: (met: InvariantMet) => void;
}

export function createInvariantMonitor(
  planned: readonly { readonly check: Invariant; readonly step: PlannedStep }[],
  world: World,
  { before = [], onMet = () => {} }: MonitorOptions = {},
): InvariantMonitor {
  const tallies: readonly InvariantCounter[] = planned.map((each) => {
    const { id } = each.check;
    const met = before.filter((one) => one.id === id);
    return createCounter(each, met, (deviation) => onMet({ type: 'invariant-met', id, deviation }));
  });
  const rows = createRowCounts();
  function judge(tally: InvariantCounter, exchange: Exchange, by: string | undefined): void {
    const { id } = tally.check;
    const seen = judgeExchange(tally, exchange, world);
    if (typeof seen === 'number') {
      if (seen > 0 && tally.witnesses === 0) onMet({ type: 'invariant-met', id });
      tally.witnesses += seen;
      if (seen > 0) tally.judged += 1;
    } else if (seen instanceof Violation) {
      tally.judged += 1;
      const { clause, at } = attributed(tally.check, seen.finding);
      const place = `${clause} ${exchange.request.operation} ${at.replace(/\d+/g, '*')}`;
      tally.suspects.keep(place, exchange, seen);
      if (by !== undefined) tally.provokers.set(exchange, by);
      if (tally.told.has(place) || tally.told.size >= mostTold) return;
      tally.told.add(place);
      onMet({ type: 'invariant-met', id, contradiction: exchange, ...(by === undefined ? {} : { by }) });
    } else tally.error ??= seen;
  }
  return {
    judge(exchange, by) {
      rows.hear(exchange);
      for (const tally of tallies) judge(tally, exchange, by);
    },
    async *results(options) {
      for (const tally of tallies) yield await resultOf(tally, { world, rows, ...options });
    },
  };
}
