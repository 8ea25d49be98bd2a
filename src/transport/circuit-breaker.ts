import { Inconclusive, type InconclusiveReason } from '../kit/index.js';

/** Notices when to go on sending would only cost: the account cannot spend, or the target has stopped answering. */
interface CircuitBreaker {
  /** Why nothing more is sent with this credential; undefined while it makes sense. */
  reason(credential: string): Inconclusive | undefined;
  /** Why nothing more is sent with any credential. */
  gone(): Inconclusive | undefined;
  /** A reply came, whatever it says. */
  heard(): void;
  /** A request was answered in a way that can be used. */
  answered(credential: string): void;
  /** A request was given up. */
  gaveUp(credential: string, trouble: Inconclusive): void;
}

/** Requests in a row that are given up for one reason until no other is tried. */
const patience: Readonly<Partial<Record<InconclusiveReason, number>>> = {
  'quota-exhausted': 2,
  'rate-limited': 3,
  transport: 5,
};
/** Milliseconds without any answer until a target counts as gone; to start anew takes less. */
const untilGone = 10_000;

export function createCircuitBreaker(now: () => number): CircuitBreaker {
  const inRow = new Map<string, { readonly reason: InconclusiveReason; count: number }>();
  const halted = new Map<string, Inconclusive>();
  let lastAnswer = now();
  let gone: Inconclusive | undefined;
  return {
    reason: (credential) => gone ?? halted.get(credential),
    gone: () => gone,
    heard() {
      lastAnswer = now();
    },
    answered(credential) {
      inRow.delete(credential);
    },
    gaveUp(credential, trouble) {
      if (gone !== undefined) return;
      const { reason, message } = trouble;
      const before = inRow.get(credential);
      const count = before?.reason === reason ? before.count + 1 : 1;
      inRow.set(credential, { reason, count });
      if (count < (patience[reason] ?? Number.POSITIVE_INFINITY)) return;
      if (reason !== 'transport') halted.set(credential, trouble);
      else if (now() - lastAnswer >= untilGone)
        gone = new Inconclusive('transport', `the target has stopped answering: ${message}`);
    },
  };
}
