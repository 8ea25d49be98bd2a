import { type Exchange, type Invariant, Violation, type World } from '../kit/index.js';
import type { Client } from '../transport/client.js';
import type { CheckResult, InvariantMet, PlannedStep } from './events.js';
import { resultOf } from './invariant-result.js';
import { fingerprintOf } from './seed.js';
import { createTally, type Tally, verdictOn } from './tally.js';

/** Judges every exchange of a run by every planned invariant. */
export interface InvariantBoard {
  judge(exchange: Exchange): void;
  /** Replays what failed, and says how each invariant ended. */
  results(client: Client, signal: AbortSignal | undefined): AsyncGenerator<CheckResult>;
}

/** Places of contradiction that one invariant tells of as they are met. */
const mostTold = 5;

export interface BoardOptions {
  /** What invariants met before: witnesses and deviations. */
  readonly before?: readonly InvariantMet[];
  /** Hears of an invariant's first witness, of the first contradiction at each place, and of each deviation. */
  readonly onMet?: (met: InvariantMet) => void;
}

export function createInvariantBoard(
  planned: readonly { readonly check: Invariant; readonly step: PlannedStep }[],
  world: World,
  { before = [], onMet = () => {} }: BoardOptions = {},
): InvariantBoard {
  const tallies: readonly Tally[] = planned.map((each) => {
    const { id } = each.check;
    const met = before.filter((one) => one.id === id);
    return createTally(each, met, (deviation) => onMet({ type: 'invariant-met', id, deviation }));
  });
  function judge(tally: Tally, exchange: Exchange): void {
    const { id } = tally.check;
    const seen = verdictOn(tally, exchange, world);
    if (typeof seen === 'number') {
      if (seen > 0 && tally.witnesses === 0) onMet({ type: 'invariant-met', id });
      tally.witnesses += seen;
      if (seen > 0) tally.judged += 1;
    } else if (seen instanceof Violation) {
      tally.judged += 1;
      const place = fingerprintOf(id, `${exchange.request.operation} ${seen.finding.at}`);
      tally.suspects.keep(place, exchange, seen);
      if (tally.told.has(place) || tally.told.size >= mostTold) return;
      tally.told.add(place);
      onMet({ type: 'invariant-met', id, contradiction: exchange });
    } else tally.error ??= seen;
  }
  return {
    judge(exchange) {
      for (const tally of tallies) judge(tally, exchange);
    },
    async *results(client, signal) {
      for (const tally of tallies) yield await resultOf(tally, world, client, signal);
    },
  };
}
