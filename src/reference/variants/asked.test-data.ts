import { noon } from '../client.js';
import { createReference, type VariantId } from '../index.js';

interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read bodies by path and fail by their expectations.
  readonly body: any;
}

/** Asks one reference in some form for paths below `/api/v2/`. */
export function asking(variants: readonly VariantId[]): (path: string) => Promise<Answer> {
  const reference = createReference({ seed: 7, size: 7_000, now: () => noon, variants });
  const key = reference.accounts.find(({ role }) => role === 'full')?.key ?? '';
  const headers = { Authorization: `Bearer ${key}` };
  return async (path) => {
    const reply = await reference.fetch(new Request(`https://reference.test/api/v2/${path}`, { headers }));
    return { status: reply.status, body: await reply.json() };
  };
}

/** Asks a new reference in some form for a path below `/api/v2/`. */
export const ask = (path: string, variants: readonly VariantId[] = []): Promise<Answer> =>
  asking(variants)(path);

/** The schemas of the contract that a reference in some form publishes. */
export async function schemas(variant: VariantId): Promise<Answer['body']> {
  const reference = createReference({ seed: 7, size: 7_000, now: () => noon, variants: [variant] });
  const reply = await reference.fetch(new Request('https://reference.test/openapi.json'));
  return ((await reply.json()) as Answer['body']).components.schemas;
}
