import { bodyOf } from '../transport/body.js';
import type { Time } from '../transport/pace.js';
import { TransportError, type TransportTrouble, type Wire, type WireReply } from '../transport/wire.js';

/** All that passed over the wire in a round, without secrets: enough, with the bodies, to judge the round again. */
export interface Journal {
  /** The instant at which the clock of the round began, ISO 8601. */
  readonly began: string;
  /** In the order in which they were sent. */
  readonly exchanges: readonly RecordedExchange[];
}

/** One request and what came of it. */
export interface RecordedExchange {
  /** Path and query, from the root of the target's host. */
  readonly path: string;
  /** What it was sent with, as `headerNames` calls it. */
  readonly as: string;
  /** When it was sent, in milliseconds after the round began, and how long the reply took. */
  readonly at: number;
  readonly ms: number;
  readonly reply?: {
    readonly status: number;
    readonly headers: WireReply['headers'];
    /** The address of its text. */
    readonly body: string;
  };
  /** Why no whole reply came. */
  readonly trouble?: { readonly kind: TransportTrouble; readonly message: string };
}

export interface Recorder {
  readonly wire: Wire;
  /** The clock of the round: it moves by what replies and waits take, so that it can be repeated. */
  readonly time: Time;
  journal(): Journal;
}

export interface RecorderOptions {
  readonly wire: Wire;
  readonly time: Time;
  readonly nameOf: (header: string | undefined) => string;
  /** Takes secrets out of a text, before anybody judges it: what is recorded is what was judged. */
  readonly hide: (text: string) => string;
  /** Keeps the text of a reply. @returns its address */
  readonly keep: (text: string) => string;
}

/** A wire that keeps all that passes over another one. */
export function createRecorder({ wire, time, nameOf, hide, keep }: RecorderOptions): Recorder {
  const began = Math.round(time.now());
  let clock = began;
  const exchanges: RecordedExchange[] = [];

  async function shown(path: string, headers: Readonly<Record<string, string>>, signal?: AbortSignal) {
    const { status, headers: received, text } = await wire.send({ path, headers }, signal);
    const plain = Object.fromEntries(Object.entries(received).map(([name, value]) => [name, hide(value)]));
    return { status, headers: plain, text: bodyOf(text, hide).text };
  }

  return {
    wire: {
      async send({ path, headers }, signal) {
        const from = clock;
        const sent = time.now();
        const index = exchanges.length;
        const asked = {
          path: hide(path),
          as: nameOf(headers.authorization),
          at: tenths(sent - began),
          ms: 0,
        };
        exchanges.push(asked);
        const took = () => {
          const ms = tenths(time.now() - sent);
          clock = from + ms;
          return ms;
        };
        try {
          const reply = await shown(path, headers, signal);
          const { text, ...rest } = reply;
          exchanges[index] = { ...asked, ms: took(), reply: { ...rest, body: keep(text) } };
          return reply;
        } catch (error) {
          if (!(error instanceof TransportError)) throw error;
          const message = hide(error.message);
          exchanges[index] = { ...asked, ms: took(), trouble: { kind: error.trouble, message } };
          throw new TransportError(error.trouble, message, error);
        }
      },
      close: () => wire.close(),
    },
    time: {
      now: () => clock,
      async sleep(ms, signal) {
        await time.sleep(ms, signal);
        clock += ms;
      },
    },
    journal: () => ({ began: new Date(began).toISOString(), exchanges }),
  };
}

const tenths = (ms: number): number => Math.max(0, Math.round(ms * 10) / 10);
