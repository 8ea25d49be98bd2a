import type { FaultId } from './faults.js';
import { createReference } from './index.js';

/** The clock of the tests: a Thursday at noon, far from midnight. */
export const noon = new Date('2026-09-24T12:00:00Z');

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read bodies by path and fail by their expectations.
  readonly body: any;
  readonly headers: Headers;
}

type Values = Readonly<Record<string, string | number | boolean>>;

/** Asks a reference on a fixed clock; for tests beside the code. */
export function clientOf(faults: readonly FaultId[] = [], now: () => Date = () => noon, size = 7_000) {
  const reference = createReference({ seed: 7, now, faults, size });
  const keys = new Map<string, string>(reference.accounts.map(({ role, key }) => [role, key]));
  const raw = async (path: string, init: RequestInit = {}, role = 'full'): Promise<Answer> => {
    const headers = { Authorization: `Bearer ${keys.get(role) ?? ''}` };
    const response = await reference.fetch(
      new Request(`https://reference.test${path}`, { headers, ...init }),
    );
    const text = await response.text();
    let body: unknown = text;
    try {
      body = JSON.parse(text);
    } catch {
      // A body that is no JSON stays a text.
    }
    return { status: response.status, body, headers: response.headers };
  };
  const query = (values: Values): string =>
    new URLSearchParams(
      Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();
  return {
    raw,
    list: (values: Values = {}, role?: string) => raw(`/api/v2/events?${query(values)}`, {}, role),
    summary: (values: Values = {}) => raw(`/api/v2/events/summary?${query(values)}`),
    detail: (id: string) => raw(`/api/v2/events/${id}`),
  };
}

/** A closed window of 30 days in the dense part of the corpus. */
export const month = { date_start: '2026-08-01', date_end: '2026-08-30' } as const;
