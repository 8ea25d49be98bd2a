import { keysOf } from '../../../cli/reference/deployment.js';
import { defaults, type Settings } from '../../../engine/settings.js';
import { inProcess } from '../../../transport/in-process.js';
import type { Keys } from '../../../transport/request.js';
import type { Wire } from '../../../transport/wire.js';
import { createReference } from '../../reference/index.js';

/** A deployment that can be judged: the way to it, and the settings of a run against it. */
export interface Target {
  readonly wire: Wire;
  readonly settings: Settings;
}

/** Noon of a day on which both were judged before is far from any doubt about which day it is. */
export const noon = Date.parse('2026-11-20T12:00:00Z');

export const settingsOf = (baseUrl: string, targetName: string, keys: Keys, seed: number): Settings => ({
  baseUrl,
  targetName,
  keys,
  surfaces: {},
  seed,
  concurrency: defaults.concurrency,
  maxRequests: defaults.maxRequests,
  timeoutMs: defaults.timeoutMs,
  select: [],
  command: 'ei-conformance selftest',
});

/** The reference, in this process, at an instant that does not go on. */
export function openReference(): Target {
  const reference = createReference({ now: () => new Date(noon) });
  return {
    wire: inProcess(reference.fetch),
    settings: settingsOf(
      `http://reference.invalid${reference.path}`,
      'the reference',
      keysOf(reference.accounts),
      1,
    ),
  };
}

/** The deployments whose replies can be mutated. */
export const targets = {
  reference: async (): Promise<Target> => openReference(),
  // The package does not carry it.
  independent: async (): Promise<Target> =>
    (await import('./independent.js')).openIndependent({ now: () => noon }),
} as const;
export type TargetId = keyof typeof targets;
