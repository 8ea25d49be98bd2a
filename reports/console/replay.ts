import type { RunStarted } from '../../src/engine/events.js';
import type { Replay } from '../../src/engine/replay.js';
import type { Outcome } from '../../src/kit/index.js';
import { masked } from '../safe-text.js';
import { counted } from '../wording.js';
import { checkHeading, fact, failureBlock } from './ending.js';
import type { ConsoleOptions } from './index.js';
import { painter } from './terminal.js';

const words: Readonly<Record<Replay['outcome'], string>> = {
  'still-fails': 'still fails',
  'no-longer-fails': 'no longer fails',
  undecided: 'undecided',
};

/** The result of a replay. */
function replaySummary({ outcome, tried, failure, reason }: Replay): string {
  const times = failure === undefined ? '' : `${failure.repeated.failed} of `;
  const how = reason ?? `${times}${counted(tried, 'try')}`;
  return `${words[outcome]} (${how})`;
}

/** Notes on the outcome of a replay; the replay must be masked, as the report is. */
const replayNotes = ({ told, input, note }: Replay): readonly string[] => [
  ...(note === undefined ? [] : [note]),
  ...(input === undefined || input === told.failure.input
    ? []
    : [`data or day changed: the input is now ${input}; the report has ${told.failure.input}`]),
];

/** The count of each outcome. */
export const replayTotals = (replays: readonly Replay[]): string =>
  (['still-fails', 'no-longer-fails', 'undecided'] as const)
    .map((each) => ({ each, count: replays.filter(({ outcome }) => outcome === each).length }))
    .filter(({ count }) => count > 0)
    .map(({ each, count }) => `${words[each]}: ${count}`)
    .join(' · ');

/** All replays as JSON, without keys. */
export const replaysJson = (
  { target, seed }: Pick<RunStarted, 'target' | 'seed'>,
  replays: readonly Replay[],
  exitCode: number,
): string => `${JSON.stringify({ exitCode, target, seed, replays: masked(replays).map(plain) }, null, 2)}\n`;

const plain = (replay: Replay) => {
  const { told, outcome, tried, reason, input, failure } = replay;
  const { fingerprint } = told.failure;
  return { id: told.id, fingerprint, outcome, reason, tried, input, notes: replayNotes(replay), failure };
};

/** One replay as text: the full failure if it still fails, otherwise a few lines. */
export function replayText(
  terminal: Omit<ConsoleOptions, 'write' | 'isTty'>,
  run: Pick<RunStarted, 'command' | 'target'>,
  replay: Replay,
): string {
  const { columns } = terminal;
  const paint = painter(terminal.colour);
  const seen = masked(replay);
  const { told, failure } = seen;
  const lines = [
    ...(failure === undefined
      ? checkHeading(paint, { ...told, outcome: outcomeOf(seen) }, columns)
      : failureBlock(paint, run, told, failure, terminal)),
    fact(paint, 'now', replaySummary(seen), columns),
    ...replayNotes(seen).map((note) => fact(paint, 'note', note, columns)),
  ];
  return `${lines.join('\n')}\n\n`;
}

const outcomeOf = ({ outcome }: Replay): Outcome => (outcome === 'no-longer-fails' ? 'pass' : 'inconclusive');
