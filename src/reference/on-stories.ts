import { type Planted, planting } from './fault.js';
import type { FaultId } from './faults.js';

const seen = new WeakMap<Planted, Planted>();

/**
 * How the rules that Stories share with Events see the faults of a deployment. On Stories such a rule asks for
 * the fault `stories.` and its own id, without `events.` in front: `window.not-capped` becomes
 * `stories.window.not-capped`, which bends Stories and leaves Events alone. Variants are forms of both.
 */
export function onStories(planted: Planted): Planted {
  const known = seen.get(planted);
  if (known !== undefined) return known;
  const answers = new Map<FaultId, boolean>();
  const shared = planting((fault) => {
    const answer = answers.get(fault);
    if (answer !== undefined) return answer;
    const own = planted(`stories.${fault.replace(/^events\./, '')}` as FaultId);
    answers.set(fault, own);
    return own;
  }, planted.varied);
  seen.set(planted, shared);
  return shared;
}
