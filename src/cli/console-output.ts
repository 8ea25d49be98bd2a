import type { Delivery } from './deliveries.js';
import type { Output, Surroundings } from './surroundings.js';

/**
 * Where people read what a run does: the standard output, or the error output where a report takes that.
 * GitHub obeys commands in either, so that none of a target's may stand there.
 */
export function consoleOf(deliveries: readonly Delivery[], { out, err, environment }: Console): Output {
  const output = deliveries.some(({ to }) => to === 'stdout') ? err : out;
  if ((environment.GITHUB_ACTIONS ?? '') === '') return output;
  return { ...output, write: (text) => output.write(disarmed(text)) };
}

/** Where people read what a command says that makes no report: as above. */
export const readable = (surroundings: Console): Output => consoleOf([], surroundings);

type Console = Pick<Surroundings, 'out' | 'err' | 'environment'>;

export const disarmed = (text: string): string =>
  text.replace(/^(\s*:)(?=:)/gm, '$1 ').replaceAll('##[', '# #[');
