import { type Fetch, inProcess } from '../transport/in-process.js';
import type { Settings } from './settings.js';

const key = 'svc_sk_CANARY0123456789abcdef';

export const settingsOf = (rest: Partial<Settings> = {}): Settings => ({
  baseUrl: 'http://deployment.test',
  targetName: 'deployment.test',
  keys: { full: key },
  surfaces: {},
  seed: 1,
  concurrency: 4,
  maxRequests: 1000,
  timeoutMs: 1000,
  select: [],
  command: 'run',
  ...rest,
});

const event = { id: 'conflict_00', family: 'conflict', geo: { country: 'Kenya' } };

/** A deployment that serves one Event and little else; `answer` comes before it. */
export const deployment =
  (answer: (url: URL, request: Request) => Response | undefined = () => undefined): Fetch =>
  (request) => {
    const url = new URL(request.url);
    const special = answer(url, request);
    if (special !== undefined) return special;
    const date = { date: 'Wed, 20 May 2026 12:00:30 GMT' };
    if (url.pathname === '/openapi.json') {
      return Response.json({ openapi: '3.1.0', info: { title: 'x', version: '1' }, paths: {} });
    }
    return Response.json(
      { success: true, data: [event], meta: { coverage: { from: '2026-02-01' } } },
      { headers: date },
    );
  };

/** The wire to a deployment, and every target that was requested. */
export function wireTo(fetch: Fetch) {
  const targets: string[] = [];
  const wire = inProcess((request, beside) => {
    const { pathname, search } = new URL(request.url);
    targets.push(`${pathname}${search}`);
    return fetch(request, beside);
  });
  return { wire, targets };
}
