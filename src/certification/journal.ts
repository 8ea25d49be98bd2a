import { type Body, bodyOf, plainBody } from '../transport/body.js';
import type { Time } from '../transport/pacing.js';
import { redactedHeaders } from '../transport/redaction.js';
import { bounded } from '../transport/shared-replies.js';
import {
  TransportError,
  type TransportTrouble,
  type Wire,
  type WireReply,
  type WireRequest,
} from '../transport/wire.js';

/** All that passed over the wire in a round, without secrets: enough, with the bodies, to judge the round again. */
export interface Journal {
  /** The instant at which the clock of the round began, ISO 8601. */
  readonly began: string;
  /** In the order in which they were sent. */
  readonly exchanges: readonly RecordedExchange[];
}

/** One request and what came of it. */
interface RecordedExchange {
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

interface Recorder {
  readonly wire: Wire;
  /** The clock of the round: it moves by what replies and waits take, so that it can be repeated. */
  readonly time: Time;
  journal(): Journal;
}

interface RecorderOptions {
  readonly wire: Wire;
  readonly time: Time;
  readonly nameOf: (request: Pick<WireRequest, 'headers'>) => string;
  /** Takes secrets out of a text, before anybody judges it: what is recorded is what was judged. */
  readonly hide: (text: string) => string;
  /** Keeps the text of a reply. @returns its address */
  readonly keep: (text: string) => string;
}

/** A wire that keeps all that passes over another one. */
export function createRecorder({ wire, time, nameOf, hide, keep }: RecorderOptions): Recorder {
  const began = Math.round(time.now());
  let clock = began;
  /** When the latest reply came, in tenths of milliseconds after the round began. */
  let ended = 0;
  const exchanges: RecordedExchange[] = [];

  async function shown(path: string, headers: Readonly<Record<string, string>>, signal?: AbortSignal) {
    const { status, headers: received, text } = await wire.send({ path, headers }, signal);
    return { status, headers: redactedHeaders(received, hide), text: hiddenBody(text, hide) };
  }

  return {
    wire: {
      async send({ path, headers }, signal) {
        const from = clock;
        const sent = time.now();
        const index = exchanges.length;
        const asked = {
          path: hide(path),
          as: nameOf({ headers }),
          at: tenths(sent - began),
          ms: 0,
        };
        exchanges.push(asked);
        const took = () => {
          // What waits at once is answered again in the order of these instants, so that no two may be the same.
          ended = Math.max(ended + 1, Math.round((time.now() - began) * 10));
          const ms = (ended - Math.round(asked.at * 10)) / 10;
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
      isSimulated: true,
      now: () => clock,
      async sleep(ms, signal) {
        await time.sleep(ms, signal);
        clock += ms;
      },
    },
    journal: () => ({ began: new Date(began).toISOString(), exchanges }),
  };
}

/** A body in which nothing shows what is hidden, as it is and as JSON reads it. */
function hiddenBody(raw: string, hide: (text: string) => string): string {
  const { text, json } = bodyOf(raw, hide);
  if (json === undefined || !text.includes('\\')) return text;
  // Escapes can spell what hides as a pattern only; written again, they are gone.
  const plain = JSON.stringify(json);
  const shown = hide(plain);
  return shown === plain ? text : shown;
}

const tenths = (ms: number): number => Math.max(0, Math.round(ms * 10) / 10);

/** Characters of bodies that are kept as they were read: many requests in a row have the same reply. */
const mostRead = 16_000_000;

/** A target that is a journal: it answers as it did then, and nothing else. */
interface RecordedTarget {
  readonly wire: Wire;
  /** The clock of the round, as it went then. */
  readonly time: Time;
  /** Requests that the journal has no answer to. */
  readonly missing: () => readonly string[];
  /** Exchanges of the journal that nobody asked for. */
  readonly unasked: () => readonly RecordedExchange[];
}

interface Waiting {
  readonly exchange: RecordedExchange;
  readonly from: number;
  readonly resolve: (reply: WireReply) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Answers each request with what the same path and credential were answered with, the first time with the first answer.
 * Of requests that wait at once, the one is answered first that was answered first then.
 */
export function recordedTarget(
  { began, exchanges }: Journal,
  textOf: (address: string) => string | undefined,
  { nameOf, hide }: Pick<RecorderOptions, 'nameOf' | 'hide'>,
): RecordedTarget {
  let clock = Date.parse(began);
  const answers = new Map<string, RecordedExchange[]>();
  for (const exchange of exchanges) {
    const name = `${exchange.as} ${exchange.path}`;
    const known = answers.get(name);
    if (known === undefined) answers.set(name, [exchange]);
    else known.push(exchange);
  }
  const missing: string[] = [];
  const waiting: Waiting[] = [];
  const read = bounded<Body>(mostRead, ({ text }) => text.length);

  function answerOne(): void {
    const [next] = waiting.toSorted((one, other) => endOf(one.exchange) - endOf(other.exchange));
    if (next === undefined) return;
    waiting.splice(waiting.indexOf(next), 1);
    const { reply, trouble, ms } = next.exchange;
    clock = next.from + ms;
    if (reply === undefined)
      next.reject(new TransportError(trouble?.kind ?? 'broken', trouble?.message ?? 'nothing is recorded'));
    else
      try {
        const body = readOf(reply.body);
        next.resolve({ ...reply, text: body.text, read: body, readAgain: () => readOf(reply.body) });
      } catch (error) {
        next.reject(error);
      }
  }

  function readOf(address: string): Body {
    const known = read.get(address) ?? plainBody(textOf(address) ?? '');
    read.put(address, known);
    return known;
  }

  return {
    wire: {
      send({ path, headers }) {
        const name = `${nameOf({ headers })} ${hide(path)}`;
        const exchange = answers.get(name)?.shift();
        if (exchange === undefined) {
          missing.push(name);
          return Promise.reject(new TransportError('broken', 'the bundle contains no reply to this request'));
        }
        return new Promise((resolve, reject) => {
          waiting.push({ exchange, from: clock, resolve, reject });
          // All that is asked at once is there by then.
          setImmediate(answerOne);
        });
      },
      close: async () => {},
      holdsAll: true,
    },
    time: {
      isSimulated: true,
      now: () => clock,
      async sleep(ms) {
        clock += ms;
      },
    },
    missing: () => missing,
    unasked: () => [...answers.values()].flat(),
  };
}

const endOf = ({ at, ms }: RecordedExchange): number => at + ms;
