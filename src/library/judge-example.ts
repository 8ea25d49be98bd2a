import { type Fetch, judge } from '../index.js';

/** Judges what a server does with a web `Request`, and says what it contradicts. */
export async function judgeInProcess(fetch: Fetch, key: string, now?: () => number): Promise<string[]> {
  const run = judge({
    fetch,
    keys: { full: key },
    select: ['events/limit-above-max', 'events/limit-default'],
    seed: 42,
    ...(now === undefined ? {} : { now }),
  });
  for await (const event of run) {
    if (event.type === 'check-finished' && event.result.outcome === 'harness-error')
      throw new Error(event.result.note);
  }
  const report = await run.report();
  return report.defects.map(
    ({ checks: [check], expected, seen }) => `${check}: expected ${expected}, saw ${seen}`,
  );
}
