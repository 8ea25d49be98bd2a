import type { RunEvent, RunStarted } from '../engine/events.js';
import type { Shard } from '../engine/shard.js';
import { Unusable } from '../engine/unusable.js';

/** The log of one shard, and how people know it. */
export interface Part {
  readonly name: string;
  readonly events: readonly RunEvent[];
}

export interface StartedPart extends Part {
  readonly started: RunStarted & { readonly shard: Shard };
}

/** What all shards of a run have in common, each with its name for people; undefined where a log was cut off before it. */
const shared: readonly (readonly [what: string, of: (part: StartedPart) => unknown])[] = [
  ['the number of its shards', ({ started }) => started.shard.of],
  ['its seed', ({ started }) => started.seed],
  ['the version of its suite', ({ started }) => started.suite.version],
  ['the commit of its suite', ({ started }) => started.suite.commit ?? ''],
  ['its suite', ({ started: { suite } }) => `${suite.checks} checks with the ledger ${suite.ledger}`],
  ['its target', ({ started }) => targetOf(started)],
  ['its preset', ({ started }) => started.settings.preset?.value],
  ['its selection of checks', ({ started }) => started.settings.check?.value],
  ['what its gate lets through', ({ started }) => JSON.stringify(started.gate)],
  ['the keys that it was given', ({ events }) => learnedIn(events)?.keys.join(', ')],
  [
    'the contract of its target',
    ({ events }) => {
      const learned = learnedIn(events);
      return learned && (learned.contract?.digest ?? learned.servedContract);
    },
  ],
];

/**
 * The shards of one run, in their order.
 * Throws `Unusable` for what is no shard, for one of another run, for one that is there twice and for those that are missing.
 */
export function wholeOf(parts: readonly Part[]): readonly [StartedPart, ...StartedPart[]] {
  const [first, ...others] = parts
    .map(startedPart)
    .toSorted((one, other) => one.started.shard.index - other.started.shard.index);
  if (first === undefined) throw new Unusable('There is no log of a shard.', 'Give the logs of all shards.');
  for (const other of others) requireSameRun(first, other);
  const all = [first, ...others] as const;
  requireEachOnce(all);
  return all;
}

function startedPart(part: Part): StartedPart {
  const [started] = part.events;
  if (started?.type !== 'run-started') throw new TypeError('a log begins with run-started');
  const { shard } = started;
  if (shard !== undefined) return { ...part, started: { ...started, shard } };
  throw new Unusable(
    `${part.name} is the log of a whole run.`,
    `Give the logs of shards; for this one: ei-conformance report ${part.name}`,
  );
}

function requireSameRun(first: StartedPart, other: StartedPart): void {
  for (const [what, of] of shared) {
    const [here, there] = [of(other), of(first)];
    if (here === undefined || there === undefined || here === there) continue;
    throw new Unusable(
      `${other.name} belongs to another run than ${first.name}: ${what} is ${here}, not ${there}.`,
      'Give the logs of the shards of one run.',
    );
  }
}

function requireEachOnce(parts: readonly [StartedPart, ...StartedPart[]]): void {
  const { of } = parts[0].started.shard;
  for (const [index, { name, started }] of parts.entries()) {
    const before = parts[index - 1];
    if (before?.started.shard.index !== started.shard.index) continue;
    throw new Unusable(
      `Shard ${started.shard.index}/${of} is there twice: ${before.name} and ${name}.`,
      'Give each shard once.',
    );
  }
  const given = new Set(parts.map(({ started }) => started.shard.index));
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter((index) => !given.has(index));
  if (missing.length === 0) return;
  throw new Unusable(
    `Of ${of} shards ${missing.length === 1 ? 'one is' : `${missing.length} are`} missing: ${missing.map((index) => `${index}/${of}`).join(', ')}.`,
    'Give the logs of all shards; a job that failed before its run wrote none.',
  );
}

/** The embedded reference has another port in each run. */
const targetOf = ({ target: { baseUrl, surfaces, reference } }: RunStarted): string =>
  JSON.stringify([reference ?? baseUrl, surfaces]);

export const learnedIn = (events: readonly RunEvent[]) =>
  events.findLast((event) => event.type === 'probe-finished')?.learned;
