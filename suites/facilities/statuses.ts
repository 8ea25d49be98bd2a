import { type Api, type JsonObject, precondition } from '../../src/kit/index.js';
import { byRarity } from '../frequency.js';
import { statusOf } from './record.js';
import { sample } from './sample.js';

/** The status of a facility in lower case, since letter case does not matter. */
const statusWord = (row: JsonObject): string | undefined => statusOf(row)?.toLowerCase();

/** Statuses that facilities are seen to have, the rarest first; those with a comma cannot be sent. */
export async function seenStatuses(api: Api): Promise<readonly string[]> {
  const words = (await sample(api))
    .flatMap((row) => statusWord(row) ?? [])
    .filter((word) => !word.includes(','));
  const seen = byRarity(words).map(([word]) => word);
  precondition(seen.length > 0, 'no status is seen', 'no-data');
  return seen;
}

/** Whether a facility has one of the statuses. */
export const hasStatus =
  (...statuses: readonly string[]) =>
  (row: JsonObject): boolean => {
    const word = statusWord(row);
    return word !== undefined && statuses.includes(word);
  };
