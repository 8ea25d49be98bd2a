import { expect } from 'vitest';
import type { Report } from '../../engine/report.js';
import { program, temporaryFolder } from '../whole-program.test-data.js';
import { type Difficulty, difficulties, fastTime, type Seen } from './difficult.test-data.js';

/** Checks of every kind, which a sound deployment passes in about a hundred requests. */
export const mixed = [
  'envelopes/list',
  'envelopes/pagination',
  'envelopes/error',
  'envelopes/each-operation',
  'events/category-list',
  'events/limit-above-max',
  'events/window-chunks',
  'events/cursor-walk',
  'events/sort-recent',
  'errors/invalid-enum',
  'errors/stable-code',
  'authentication/missing-key',
  'authentication/metering',
] as const;

export interface Judged {
  readonly exitCode: number;
  /** Outcome and reason by check, of those that were selected. */
  readonly outcomes: Readonly<Record<string, string>>;
  /** What the report says of them beyond that. */
  readonly notes: readonly string[];
  readonly requests: number;
  readonly seen: Seen;
  readonly err: string;
}

/** Whole runs against difficult deployments; what they leave behind ends with `close`. */
export function liveRuns() {
  const { deployment, close } = difficulties();
  const folders = temporaryFolder();
  return {
    async close() {
      await close();
      folders.remove();
    },
    async judged(
      { time = fastTime(), ...difficulty }: Partial<Difficulty> = {},
      args: readonly string[] = [],
      checks: readonly string[] = mixed,
    ): Promise<Judged> {
      const { origin, keys, seen } = await deployment({ time, ...difficulty });
      const { exitCode, out, err, files } = await program(
        ['run', '--base-url', origin, ...checks.flatMap((each) => ['--check', each]), ...args],
        {
          out: folders.make(),
          ...time,
          environment: { EI_API_KEY: keys.full, EI_API_KEY_REVOKED: keys.revoked },
        },
      );
      const everything = [out, err, ...Object.values(files)].join('\n');
      for (const key of Object.values(keys)) expect(everything).not.toContain(key);
      const report: Partial<Report> = JSON.parse(files['report.json'] ?? '{}');
      const selected = (report.checks ?? []).filter(({ id }) => checks.includes(id));
      return {
        exitCode,
        outcomes: Object.fromEntries(
          selected.map(({ id, outcome, reason }) => [
            id,
            reason === undefined ? outcome : `${outcome}: ${reason}`,
          ]),
        ),
        notes: selected.flatMap(({ note }) => note ?? []),
        requests: seen.arrivals.length,
        seen,
        err,
      };
    },
  };
}
