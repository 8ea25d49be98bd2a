import type { Exchange } from '../kit/index.js';
import type { Client } from '../transport/client.js';

/**
 * Sends the request of an exchange anew. What any request may meet is an answer only where it was one: a target that
 * asks to wait says nothing about what it answered before. Throws `Inconclusive` as the client does.
 */
export const resend = (
  { request, status }: Exchange,
  client: Client,
  signal: AbortSignal | undefined,
): Promise<Exchange> =>
  client.send(request, { fresh: true, anyAnswer: [402, 429].includes(status) || status >= 500, signal });
