import { keysOf } from '../cli/reference.js';
import { defaults, type Settings } from '../engine/settings.js';
import type { Reference } from '../reference/index.js';

/** The instant at which the benchmarks see the reference. */
export const noon = Date.parse('2026-11-20T12:00:00Z');

/** A run against a reference in process, with nothing narrowed. */
export const referenceSettings = ({ accounts }: Pick<Reference, 'accounts'>): Settings => ({
  baseUrl: 'http://reference.invalid',
  targetName: 'the reference',
  keys: keysOf(accounts),
  surfaces: {},
  seed: 1,
  concurrency: defaults.concurrency,
  maxRequests: Number.MAX_SAFE_INTEGER,
  timeoutMs: defaults.timeoutMs,
  select: [],
  command: '',
});
