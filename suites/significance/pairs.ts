import type { Inputs } from './inputs.js';

/** Severities that differ by less hardly matter. */
const near = 0.05;

/**
 * How much more significant Events of one group are than Events of another with nearly the same severity, on
 * average, confidence set aside.
 * @returns undefined where fewer pairs than asked for can be made
 */
export function meanDifference(
  group: readonly Inputs[],
  other: readonly Inputs[],
  fewest: number,
): number | undefined {
  const differences = group.flatMap((one) => {
    const like = other
      .map((each) => ({ each, far: Math.abs((each.severity ?? 9) - (one.severity ?? 0)) }))
      .toSorted((a, b) => a.far - b.far)[0];
    return like === undefined || like.far > near ? [] : [rest(one) - rest(like.each)];
  });
  if (differences.length < fewest) return undefined;
  return differences.reduce((sum, each) => sum + each, 0) / differences.length;
}

const rest = ({ significance, confidence }: Inputs): number => significance - 0.05 * confidence;
