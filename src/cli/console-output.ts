import type { Delivery } from './deliveries.js';
import type { Output, Surroundings } from './surroundings.js';

/**
 * Where people read what a run does: the standard output, or the error output where a report takes that.
 * GitHub obeys commands in either, so that none of a target's may stand there.
 */
export function consoleOf(
  deliveries: readonly Delivery[],
  { out, err, environment }: Pick<Surroundings, 'out' | 'err' | 'environment'>,
): Output {
  const output = deliveries.some(({ to }) => to === 'stdout') ? err : out;
  if ((environment.GITHUB_ACTIONS ?? '') === '') return output;
  return { ...output, write: (text) => output.write(disarmed(text)) };
}

const disarmed = (text: string): string => text.replace(/^(\s*:)(?=:)/gm, '$1 ').replaceAll('##[', '# #[');
