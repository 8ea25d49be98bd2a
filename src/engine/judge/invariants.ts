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
import { isBroken } from '../../transport/client.js';
import type { AttributedFinding, CheckResult, Failure, InvariantMet, PlannedStep } from '../events.js';
import { defaults } from '../settings.js';
import { type BrokenReplies, createBrokenReplies, rateOf } from './broken-replies.js';
import { type Candidates, createCandidates } from './candidates.js';
import { resend } from './drift.js';
import type { Excuses } from './excuses.js';
import { identified } from './failure-identity.js';
import { createRowCounts, explainUnwitnessed } from './missing-data.js';
import {
  attributed,
  type CheckEnding,
  endingOf,
  headerOf,
  isSameFailure,
  notReproduced,
  outcomeOfViolation,
} from './result.js';
import { createSuspicions, type Suspicion, type Suspicions } from './suspicions.js';

/** What the exchanges of a run said of one invariant so far. */
interface InvariantCounter {
  readonly check: Invariant;
  readonly step: PlannedStep;
  judged: number;
  witnesses: number;
  /** Contradictions by place, those of the simplest requests. */
  readonly suspects: Candidates;
  /** How often each clause was contradicted. */
  readonly suspicions: Suspicions;
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
    suspicions: createSuspicions(),
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

/** Keeps what contradicts an invariant, to be replayed. @returns its place, whatever row it is in */
function suspect(
  { suspects, provokers }: InvariantCounter,
  finding: AttributedFinding,
  exchange: Exchange,
  by: string | undefined,
): string {
  const place = `${finding.clause} ${exchange.request.operation} ${finding.at.replace(/\d+/g, '*')}`;
  const kept = suspects.keep(place, exchange, new Violation(finding));
  if (by !== undefined && kept !== undefined) provokers.set(kept, by);
  return place;
}

/** How many witnesses an exchange has for an invariant, or what judging it threw. */
function judgeExchange(
  { check, deviates }: InvariantCounter,
  exchange: Exchange,
  world: World,
): number | unknown {
  const { operation } = exchange.request;
  const isOther = check.operations.length > 0 && !check.operations.some((id) => id === operation);
  if (isOther) return 0;
  try {
    return check.judge(exchange, world, deviates);
  } catch (error) {
    return error instanceof Inconclusive ? 0 : error;
  }
}

/** What the run showed before the first replay. */
interface Heard {
  readonly broken: BrokenReplies;
  /** The contradiction that this invariant met in several replies all over the run. */
  readonly steady: Suspicion | undefined;
}

/** Replays what contradicted an invariant, and says how it ended. */
async function resultOf(
  tally: InvariantCounter,
  { world, client, signal, isAlone, ofFamily, rows, broken, steady }: ResultOptions & Heard,
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
    const expected = attributed(check, violation.finding);
    let prevented: Inconclusive | undefined;
    let tried = 1;
    for (const exchange of exchanges) {
      const needed = isBroken(exchange) ? 2 : 1;
      let failed = 0;
      for (let replay = 0; replay < defaults.replays && prevented === undefined; replay += 1) {
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
        if (!isSameFailure(finding, expected)) continue;
        failed += 1;
        if (failed < needed) continue;
        const repeated = { failed: failed + 1, tried };
        return { ...base, replies, ...failureOf(tally, finding, exchange, again, repeated) };
      }
    }
    // A broken reply whose repeat is served is judged by the rate of such replies alone.
    if (prevented === undefined && exchanges.every(isBroken)) continue;
    const [first] = exchanges;
    const once = { finding: expected, input: '', exchanges: first === undefined ? [] : [first] };
    undecided ??= notReproduced(once, tried - 1, prevented);
  }
  if (steady !== undefined) {
    const { finding, exchange, seen } = steady;
    const repeated = { failed: seen, tried: base.trials };
    return { ...base, replies, ...failureOf(tally, finding, exchange, exchange, repeated) };
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
  const judged = { ...base, outcome: tally.deviations.length > 0 ? 'warn' : 'pass' } as const;
  return check.byRate === true ? { ...judged, ...byRate(tally, broken) } : judged;
}

/** How an invariant ends whose contradiction was seen often enough. */
const failureOf = (
  { check, provokers }: InvariantCounter,
  finding: AttributedFinding,
  exchange: Exchange,
  again: Exchange,
  repeated: Failure['repeated'],
): CheckEnding => {
  const provoker = provokers.get(exchange);
  return {
    outcome: outcomeOfViolation(check.level),
    failure: identified(check.id, {
      finding,
      input: '',
      place: '',
      ...(provoker === undefined ? {} : { provoker }),
      repeated,
      exchanges: [again],
    }),
  };
};

/** What the rate of broken replies adds, none of which a repeat showed again. */
function byRate(tally: InvariantCounter, broken: BrokenReplies): Partial<CheckResult> {
  const rate = rateOf(broken);
  const [first] = tally.suspects.kept().flatMap(([, { exchanges }]) => exchanges);
  if (broken.kind === 'none') return {};
  if (broken.kind === 'frequent' && first !== undefined) {
    const finding = attributed(tally.check, {
      at: 'status',
      expected: 'served replies, but for a few and for a restart',
      seen: `server errors or no JSON in ${rate}`,
    });
    return failureOf(tally, finding, first, first, { failed: broken.broken, tried: broken.replies });
  }
  const observations = { 'broken replies whose repeat was served': rate };
  if (broken.kind !== 'occasional') return { observations };
  const deviation: Deviation = {
    ruling: 'one-bad-answer-and-many',
    note: `server errors or no JSON in ${rate}; each repeat was served`,
  };
  return { outcome: 'warn', observations, deviations: [...tally.deviations, deviation] };
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
  /** What invariants met before: witnesses, deviations, and contradictions without their bodies, which cannot be judged again. */
  readonly before?: readonly InvariantMet[];
  /** Hears of an invariant's first witness, of the first contradiction at each place, and of each deviation. */
  readonly onMet?: (met: InvariantMet) => void;
  /** Milliseconds of the run's clock. */
  readonly now?: () => number;
}

export function createInvariantMonitor(
  planned: readonly { readonly check: Invariant; readonly step: PlannedStep }[],
  world: World,
  { before = [], onMet = () => {}, now = () => 0 }: MonitorOptions = {},
): InvariantMonitor {
  const broken = createBrokenReplies();
  const tallies: readonly InvariantCounter[] = planned.map((each) => {
    const { id } = each.check;
    const met = before.filter((one) => one.id === id);
    const tally = createCounter(each, met, (deviation) => onMet({ type: 'invariant-met', id, deviation }));
    for (const { contradiction, finding, by } of met)
      if (contradiction?.excerpt !== undefined && finding !== undefined)
        suspect(tally, finding, contradiction, by);
    return tally;
  });
  const rows = createRowCounts();
  /** Replies that were judged. */
  let heard = 0;
  function judge(tally: InvariantCounter, exchange: Exchange, by: string | undefined): void {
    const { id, comparesParts } = tally.check;
    const seen = judgeExchange(tally, exchange, world);
    if (typeof seen === 'number') {
      if (seen > 0 && tally.witnesses === 0) onMet({ type: 'invariant-met', id });
      tally.witnesses += seen;
      if (seen > 0) tally.judged += 1;
    } else if (seen instanceof Violation) {
      tally.judged += 1;
      const finding = attributed(tally.check, seen.finding);
      const place = suspect(tally, finding, exchange, by);
      // A broken reply may be the network's, and parts that are kept apart may disagree while data move.
      if (!isBroken(exchange) && comparesParts !== true) tally.suspicions.hear(finding, exchange, heard);
      if (tally.told.has(place) || tally.told.size >= mostTold) return;
      tally.told.add(place);
      const contradicted = { contradiction: exchange, finding, ...(by === undefined ? {} : { by }) };
      onMet({ type: 'invariant-met', id, ...contradicted });
    } else tally.error ??= seen;
  }
  return {
    judge(exchange, by) {
      broken.hear(exchange, now());
      rows.hear(exchange);
      for (const tally of tallies) judge(tally, exchange, by);
      heard += 1;
    },
    async *results(options) {
      // Replays are heard too, and are no part of what the run showed.
      const summary = broken.summary();
      const steady = tallies.map(({ suspicions }) => suspicions.steady(heard));
      for (const [at, tally] of tallies.entries())
        yield await resultOf(tally, { world, rows, ...options, broken: summary, steady: steady[at] });
    },
  };
}
