import { noon } from './client.js';
import { createReference, type VariantId } from './index.js';

/** A reply of a variant. */
export interface Shown {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read bodies by path and fail by their expectations.
  readonly body: any;
}

/** Asks a variant of the reference on a fixed clock: below its base URL, with the full key unless other headers are given. */
export function formOf(id: VariantId) {
  const reference = createReference({ seed: 7, size: 7_000, now: () => noon, variants: [id] });
  const keyOf = (role: string) => reference.accounts.find((each) => each.role === role)?.key ?? '';
  return async (
    path: string,
    role = 'full',
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Shown> => {
    const authorization: Record<string, string> =
      role === '' ? {} : { authorization: `Bearer ${keyOf(role)}` };
    const request = new Request(`https://reference.test${reference.path}${path}`, {
      headers: { ...authorization, ...headers },
    });
    const response = await reference.fetch(request);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parsed(text) };
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

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
