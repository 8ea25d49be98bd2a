import { type Exchange, expectThat, rowsOf } from '../src/kit/index.js';
import { edgeOf, idOf } from './page-of-events.js';
import { significanceOf } from './seen-event.js';

/** Metrics are computed live and move a little. */
const drift = 0.01;

/**
 * A result is the union of others, which may share Events, as far as their first pages can tell.
 * @returns how many Events were compared
 */
export function expectUnionOf(whole: Exchange, parts: readonly Exchange[], because: string): number {
  const edge = Math.max(edgeOf(whole), ...parts.map(edgeOf)) + drift;
  const told = (reply: Exchange): readonly string[] =>
    rowsOf(reply)
      .filter((row) => edge === Number.NEGATIVE_INFINITY || (significanceOf(row) ?? 0) > edge)
      .map(idOf);
  const expected = new Set(parts.flatMap(told));
  const seen = new Set(told(whole));
  const lost = [...expected].filter((id) => !seen.has(id));
  const added = [...seen].filter((id) => !expected.has(id));
  expectThat(lost.length === 0, '/data', `${because}: no Event lost`, { lost: lost.slice(0, 5) });
  expectThat(added.length === 0, '/data', `${because}: no Event added`, { added: added.slice(0, 5) });
  return seen.size;
}
