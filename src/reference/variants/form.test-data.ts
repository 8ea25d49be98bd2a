import { noon } from '../client.js';
import { createReference, type VariantId } from '../index.js';

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
