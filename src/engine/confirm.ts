import { Inconclusive, Violation } from '../kit/index.js';
import { isSameDefect, type Sighting } from './ending.js';
import { defaults } from './settings.js';

/** What one more try shows: the violation, why it could not decide, or nothing wrong. */
export type Again = Sighting | Inconclusive | undefined;

/** What came of trying again what had failed. */
export interface Confirmation {
  /** The violation that was seen for the second time, at its last sighting; undefined where none was. */
  readonly found: Sighting | undefined;
  /** All violations that were seen, the first one too. */
  readonly sightings: readonly Sighting[];
  /** Tries that decided. */
  readonly tried: number;
  /** What kept the first of the other tries from deciding. */
  readonly prevented: Inconclusive | undefined;
}

/** Tries again what failed, until a violation is seen for the second time, within an allowance. */
export async function confirm(first: Sighting, again: () => Promise<Again>): Promise<Confirmation> {
  const sightings = [first];
  let found: Sighting | undefined;
  let prevented: Inconclusive | undefined;
  let tried = 0;
  for (let replay = 0; replay < defaults.replays && found === undefined; replay += 1) {
    const seen = await again();
    if (seen instanceof Inconclusive) {
      prevented ??= seen;
      continue;
    }
    tried += 1;
    if (seen === undefined) continue;
    if (sightings.some((each) => isSameDefect(each.finding, seen.finding))) found = seen;
    sightings.push(seen);
  }
  return { found, sightings, tried, prevented };
}

/** How often a defect was among what was seen. */
export const timesOf = (defect: Sighting, sightings: readonly Sighting[]): number =>
  sightings.filter((each) => isSameDefect(each.finding, defect.finding)).length;

/** What a try shows by what it threw. Throws what is neither a violation nor a reason not to decide. */
export function againOf(thrown: unknown, input: string, exchanges: Sighting['exchanges']): Again {
  if (thrown === undefined || thrown instanceof Inconclusive) return thrown;
  if (thrown instanceof Violation) return { finding: thrown.finding, input, exchanges };
  throw thrown;
}
