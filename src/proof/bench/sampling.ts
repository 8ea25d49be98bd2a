/** Times of single replies, in milliseconds. */
export interface Sample {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** The value below which a part of sorted values lies. */
const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

export const median = (values: readonly number[]): number =>
  quantile(
    values.toSorted((left, right) => left - right),
    0.5,
  );

/** Does work over and over, some at a time, until the milliseconds have passed. */
export async function sampled(
  work: (turn: number) => Promise<void>,
  { milliseconds, concurrency }: { readonly milliseconds: number; readonly concurrency: number },
): Promise<Sample> {
  const times: number[] = [];
  const began = performance.now();
  let turn = 0;
  const worker = async (): Promise<void> => {
    while (performance.now() - began < milliseconds) {
      const from = performance.now();
      turn += 1;
      await work(turn);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  const passed = performance.now() - began;
  const sorted = times.toSorted((left, right) => left - right);
  return {
    perSecond: (times.length / passed) * 1000,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
  };
}

/** Of several rounds, the median of each figure. */
export const typical = (rounds: readonly Sample[]): Sample => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  p50: median(rounds.map(({ p50 }) => p50)),
  p99: median(rounds.map(({ p99 }) => p99)),
});
