import type { Time } from './pacing.js';
import type { Wire, WireReply, WireRequest } from './wire.js';

export const replyOf = (json: unknown, status = 200, headers: Record<string, string> = {}): WireReply => ({
  status,
  headers,
  text: JSON.stringify(json),
});

export interface ScriptedWire extends Wire {
  /** What was sent, in order. */
  readonly sent: readonly WireRequest[];
}

/** A wire that answers as it is told; `nth` counts the requests from 0. */
export function scriptedWire(
  answer: (request: WireRequest, nth: number) => WireReply | Promise<WireReply>,
): ScriptedWire {
  const sent: WireRequest[] = [];
  return {
    sent,
    async send(request, signal) {
      const nth = sent.push(request) - 1;
      await Promise.resolve();
      signal?.throwIfAborted();
      return answer(request, nth);
    },
    close: async () => {},
  };
}

/** A clock that sleeping alone moves; as in life, a sleep ends early when its signal is aborted. */
export function scriptedTime(
  start = Date.parse('2026-05-20T12:00:00Z'),
): Time & { readonly slept: number[] } {
  let now = start;
  const slept: number[] = [];
  return {
    slept,
    now: () => now,
    async sleep(ms, signal) {
      if (signal?.aborted) return;
      slept.push(ms);
      const until = now + ms;
      await Promise.resolve();
      now = Math.max(now, until);
    },
  };
}
