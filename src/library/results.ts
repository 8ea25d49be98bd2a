import type { CheckResult } from '../engine/events.js';
import type { Report } from '../engine/report.js';
import type { Judging } from './judge.js';

/** Results of a run, for those who wait for one check each. */
export interface Results {
  /** Throws what kept the run from its end, and for a check that it never told of. */
  of(id: string): Promise<CheckResult>;
  /** Takes a run to its end. */
  take(run: Judging): Promise<Report>;
}

export function resultsAsTheyCome(): Results {
  const told = new Map<string, CheckResult>();
  const waiting = new Map<string, { hear(result: CheckResult): void; fail(why: unknown): void }>();
  let ended: { readonly why: unknown } | undefined;

  const end = (why: unknown): void => {
    ended = { why };
    for (const { fail } of waiting.values()) fail(why);
    waiting.clear();
  };

  return {
    of: (id) =>
      new Promise((resolve, reject) => {
        const result = told.get(id);
        if (result !== undefined) resolve(result);
        else if (ended !== undefined) reject(ended.why);
        else waiting.set(id, { hear: resolve, fail: reject });
      }),
    async take(run) {
      try {
        for await (const event of run) {
          if (event.type !== 'check-finished') continue;
          const { result } = event;
          told.set(result.id, result);
          waiting.get(result.id)?.hear(result);
          waiting.delete(result.id);
        }
        end(new Error('the run ended without a result for it'));
        return await run.report();
      } catch (error) {
        end(error);
        throw error;
      }
    },
  };
}
