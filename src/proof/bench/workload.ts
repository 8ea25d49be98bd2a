import { operation, operationIds } from '../../../contract/index.js';
import { keysOf } from '../../cli/reference/deployment.js';
import { defaults, type Settings } from '../../engine/settings.js';
import type { Request } from '../../kit/index.js';
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

/** What a client of a feed asks for, each as often as the others. */
export const targets: readonly string[] = [
  '/api/v2/events',
  '/api/v2/events?days=7&limit=100',
  '/api/v2/events?date_start=2026-10-20&date_end=2026-11-18&country=France&limit=50',
  '/api/v2/events?days=30&category=POLITICAL&sort=recent',
  '/api/v2/events/summary?days=30&group_by=country',
  '/api/v2/stories?days=7',
  '/api/v2/entities?search=grain',
  '/api/v2/search?q=grain',
  '/api/v2/leiregistry/entities?name=north',
  '/api/v2/facilities?country=USA&limit=25',
  '/api/v2/meta/endpoints',
];

/** The request of a target, with the operation that it calls. */
export function calling(target: string): Request {
  const { pathname } = new URL(target, 'http://reference.invalid');
  const id = operationIds.find((each) => operation(each).path === pathname);
  const request = { method: 'GET', target, credential: { role: 'full' } } as const;
  return id === undefined ? request : { ...request, operation: id };
}
