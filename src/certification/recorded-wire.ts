import { type Body, plainBody } from '../transport/body.js';
import type { Time } from '../transport/pace.js';
import { TransportError, type Wire, type WireReply } from '../transport/wire.js';
import type { Journal, RecordedExchange, RecorderOptions } from './journal.js';

/** A target that is a journal: it answers as it did then, and nothing else. */
export interface RecordedTarget {
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
  const read = new Map<string, Body>();

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
        next.resolve({ ...reply, text: body.text, read: body });
      } catch (error) {
        next.reject(error);
      }
  }

  function readOf(address: string): Body {
    const known = read.get(address) ?? plainBody(textOf(address) ?? '');
    read.set(address, known);
    return known;
  }

  return {
    wire: {
      send({ path, headers }) {
        const name = `${nameOf(headers.authorization)} ${hide(path)}`;
        const exchange = answers.get(name)?.shift();
        if (exchange === undefined) {
          missing.push(name);
          return Promise.reject(new TransportError('broken', 'the bundle holds no answer to this request'));
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
