import {
  type Deviation,
  type Exchange,
  Inconclusive,
  type Invariant,
  Violation,
  type World,
} from '../kit/index.js';
import type { Client } from '../transport/client.js';
import { accusation, endedBy, isSameDefect, unrepeated } from './ending.js';
import type { CheckResult, PlannedStep } from './events.js';
import { headerOf } from './judge.js';
import { mootFor } from './plan.js';
import { resend } from './resend.js';
import { fingerprintOf } from './seed.js';
import { defaults } from './settings.js';
import { createSuspects, type Suspects } from './suspects.js';

/** Judges every exchange of a run by every planned invariant. */
export interface InvariantBoard {
  judge(exchange: Exchange): void;
  /** Replays what failed, and says how each invariant ended. */
  results(client: Client, signal: AbortSignal | undefined): AsyncGenerator<CheckResult>;
}

interface Tally {
  readonly check: Invariant;
  readonly step: PlannedStep;
  judged: number;
  witnesses: number;
  /** Contradictions by place, those of the simplest requests. */
  readonly suspects: Suspects;
  /** Places of contradictions that were told. */
  readonly told: Set<string>;
  readonly deviations: Deviation[];
  error?: unknown;
}

/** Places of contradiction that one invariant tells of as they are met. */
const mostTold = 5;

export interface BoardOptions {
  /** Invariants that had a witness before. */
  readonly witnessed?: readonly string[];
  /** Hears of an invariant's first witness, and of the first contradiction at each place. */
  readonly onMet?: (id: string, contradiction?: Exchange) => void;
}

export function createInvariantBoard(
  planned: readonly { readonly check: Invariant; readonly step: PlannedStep }[],
  world: World,
  { witnessed = [], onMet = () => {} }: BoardOptions = {},
): InvariantBoard {
  const tallies: readonly Tally[] = planned.map((each) => ({
    ...each,
    judged: 0,
    witnesses: witnessed.includes(each.check.id) ? 1 : 0,
    suspects: createSuspects(),
    told: new Set(),
    deviations: [],
  }));
  return {
    judge(exchange) {
      for (const tally of tallies) {
        const seen = verdictOn(tally, exchange, world);
        if (typeof seen === 'number') {
          if (seen > 0 && tally.witnesses === 0) onMet(tally.check.id);
          tally.witnesses += seen;
          if (seen > 0) tally.judged += 1;
        } else if (seen instanceof Violation) {
          tally.judged += 1;
          const place = fingerprintOf(tally.check.id, `${exchange.request.operation} ${seen.finding.at}`);
          tally.suspects.keep(place, exchange, seen);
          if (tally.told.has(place) || tally.told.size >= mostTold) continue;
          tally.told.add(place);
          onMet(tally.check.id, exchange);
        } else tally.error ??= seen;
      }
    },
    async *results(client, signal) {
      for (const tally of tallies) yield await resultOf(tally, world, client, signal);
    },
  };
}

function verdictOn({ check, deviations }: Tally, exchange: Exchange, world: World): number | unknown {
  const known = (ruling: string, note: string) =>
    deviations.some((each) => each.ruling === ruling && each.note === note);
  try {
    return check.judge(exchange, world, (ruling, note) => {
      if (!known(ruling, note)) deviations.push({ ruling, note });
    });
  } catch (error) {
    return error instanceof Inconclusive ? 0 : error;
  }
}

async function resultOf(
  tally: Tally,
  world: World,
  client: Client,
  signal: AbortSignal | undefined,
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
  if (tally.error !== undefined) return { ...base, ...endedBy(tally.error) };
  let replies = 0;
  let undecided: Inconclusive | undefined;
  // What was judged before counts; the board hears the replays too.
  for (const [fingerprint, { exchanges, violation }] of tally.suspects.kept()) {
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
      const seen = verdictOn(tally, again, world);
      if (!(seen instanceof Violation) || !isSameDefect(seen.finding, violation.finding)) continue;
      return {
        ...base,
        replies,
        outcome: accusation(check.level),
        failure: {
          finding: seen.finding,
          input: '',
          place: '',
          fingerprint,
          repeated: { failed: 2, tried },
          exchanges: [again],
        },
      };
    }
    const once = { finding: violation.finding, input: '', exchanges: first === undefined ? [] : [first] };
    undecided ??= unrepeated(once, tried - 1, prevented);
  }
  if (undecided !== undefined) return { ...base, replies, ...endedBy(undecided) };
  if (check.level === 'observe') return { ...base, outcome: 'observed' };
  if (tally.witnesses === 0) {
    const moot = mootFor(check.operations, world);
    if (moot !== undefined) return { ...base, ...moot };
    return {
      ...base,
      outcome: 'inconclusive',
      reason: 'no-data',
      note: 'no exchange of the run could have refuted it',
    };
  }
  return { ...base, outcome: tally.deviations.length > 0 ? 'warn' : 'pass' };
}

const replayOf = (
  exchange: Exchange,
  client: Client,
  signal: AbortSignal | undefined,
): Promise<Exchange | Inconclusive> =>
  resend(exchange, client, signal).catch((error: unknown) =>
    error instanceof Inconclusive ? error : Promise.reject(error),
  );
