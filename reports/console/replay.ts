import type { RunStarted } from '../../src/engine/events.js';
import type { Replay } from '../../src/engine/replay.js';
import type { Outcome } from '../../src/kit/index.js';
import type { ConsoleOptions } from '../console.js';
import { masked } from '../masked.js';
import { replayNotes, replayWords } from '../replays.js';
import { checkHeading, fact, failureBlock } from './failure.js';
import { painter } from './paint.js';

/** Tells people how one counterexample fared: as a failure is told where it still fails, in few lines else. */
export function replayText(
  { colour, columns }: Pick<ConsoleOptions, 'colour' | 'columns'>,
  run: Pick<RunStarted, 'command' | 'target'>,
  replay: Replay,
): string {
  const paint = painter(colour);
  const seen = masked(replay);
  const { told, failure } = seen;
  const lines = [
    ...(failure === undefined
      ? checkHeading(paint, { ...told, outcome: outcomeOf(seen) }, columns)
      : failureBlock(paint, run, told, failure, columns)),
    fact(paint, 'now', replayWords(seen), columns),
    ...replayNotes(seen).map((note) => fact(paint, 'note', note, columns)),
  ];
  return `${lines.join('\n')}\n\n`;
}

const outcomeOf = ({ outcome }: Replay): Outcome => (outcome === 'no-longer-fails' ? 'pass' : 'inconclusive');
