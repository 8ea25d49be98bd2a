import type { Host } from '../../cli/host.js';
import { keysOf } from '../../cli/reference/deployment.js';
import type { Dependencies } from '../../engine/connect.js';
import type { CheckResult, Discovered } from '../../engine/events.js';
import { cachingReader } from '../../engine/served-contract/served-contract.js';
import { session } from '../../engine/session.js';
import { defaults, type Settings } from '../../engine/settings.js';
import { areaOf, type Check, type EarlierRun } from '../../kit/index.js';
import { bodyOf } from '../../transport/body.js';
import { redactorOf } from '../../transport/client.js';
import { inProcess, takingTurns } from '../../transport/in-process.js';
import { redactedHeaders } from '../../transport/redaction.js';
import type { Wire, WireReply, WireRequest } from '../../transport/wire.js';
import {
  createReference,
  type FaultId,
  fault,
  type Reference,
  type VariantId,
  variant,
} from '../reference/index.js';
import { type Clocks, standingClocks, virtualClock } from './clocks.js';

interface Remembered {
  readonly reply: WireReply;
  readonly asked: ReadonlySet<FaultId>;
}

/** Requests that were seen before, with the plain reply where it was worth having. */
const memory = new Map<string, Remembered | 'seen once'>();

/** Characters of replies that are remembered as they were read; read they take several times as much memory as their text. */
const mostRead = 60_000_000;
let read = 0;

type Redact = ReturnType<typeof redactorOf>;

/** A reply as a client reads it, so that no further client has to. */
function readOnce(reply: WireReply, redact: Redact): WireReply {
  if (read + reply.text.length > mostRead) return reply;
  read += reply.text.length;
  return {
    ...reply,
    headers: redactedHeaders(reply.headers, redact),
    bytes: Buffer.byteLength(reply.text),
    read: bodyOf(reply.text, redact),
  };
}

/** A reply that was made anew; often the faults had something to do with it and made no difference to its text. */
function readAs({ reply: known }: Remembered, reply: WireReply, redact: Redact): WireReply {
  if (known.read === undefined || known.text !== reply.text) return reply;
  return { ...known, status: reply.status, headers: redactedHeaders(reply.headers, redact) };
}

const keyOf = ({ path, headers }: WireRequest): string => JSON.stringify([path, headers]);

async function trace(reference: Reference, request: WireRequest, redact: Redact): Promise<Remembered> {
  let asked: ReadonlySet<FaultId> = new Set();
  const wire = inProcess(async (sent) => {
    const traced = await reference.trace(sent);
    asked = traced.asked;
    return traced.reply;
  });
  return { reply: readOnce(await wire.send(request), redact), asked };
}

/**
 * Requests to a reference with faults, of which those that the faults have nothing to do with are answered from memory:
 * most of what a run asks for is the same whatever the fault. For references of one seed with a clock that stands still.
 */
function rememberingWire(reference: Reference, faults: readonly FaultId[]): Wire {
  const wire = inProcess(reference.fetch);
  const redact = redactorOf(keysOf(reference.accounts));
  return takingTurns({
    ...wire,
    holdsAll: true,
    async send(request, signal) {
      const key = keyOf(request);
      const before = memory.get(key);
      if (before === undefined) memory.set(key, 'seen once');
      if (before === 'seen once') memory.set(key, await trace(reference, request, redact));
      const known = memory.get(key);
      if (typeof known !== 'object') return wire.send(request, signal);
      return faults.some((fault) => known.asked.has(fault))
        ? readAs(known, await wire.send(request, signal), redact)
        : known.reply;
    },
  });
}

/** What a judgement takes from the process. */
export type SelftestHost = Pick<Host, 'now' | 'sleep' | 'version'>;

/** Milliseconds by which the clock of a deployment that lives goes on with each request; 1,770 requests are half a minute. */
const requestMs = 20;

/** Hands each request to a listener before it is sent. */
export const countingWire = (wire: Wire, onRequest: () => void): Wire => ({
  ...wire,
  send(request, signal) {
    onRequest();
    return wire.send(request, signal);
  },
});

/** The self-test's day, so that each one sees the same corpus; noon is far from any doubt about which day it is. */
const noon = Date.parse('2026-11-20T12:00:00Z');
/** A run that begins then lasts beyond midnight. */
const beforeMidnight = Date.parse('2026-11-20T23:59:50Z');
/** Time between two runs: cursors have expired, and no zone has the day of the first one. */
const nights = 50 * 3_600_000;
const readContract = cachingReader();

/** What the judged reference has in place of its usual form. */
export interface ReferenceForm {
  readonly faults?: readonly FaultId[];
  readonly variants?: readonly VariantId[];
  /** Seed of the generated requests, and of what a deployment that lives holds. */
  readonly seed?: number;
  /** The part of the replies that show the faults, 0 to 1; then the corpus follows the seed too. */
  readonly share?: number;
}

/** How the judged reference ended. */
export interface Judgement {
  readonly results: readonly CheckResult[];
  /** Requests that were sent, and how often the rows changed meanwhile. */
  readonly requests: number;
  readonly changes: number;
}

function clocksFor(variants: readonly VariantId[], surroundings: SelftestHost): Clocks {
  const living = variants.flatMap((id) => variant(id).living ?? [])[0];
  if (living === undefined) return standingClocks(noon, surroundings);
  return virtualClock(living.judged === 'across-midnight' ? beforeMidnight : noon, requestMs);
}

/** Judges the reference by some checks, in process. */
export async function judgeReference(
  form: ReferenceForm,
  checks: readonly Check[],
  surroundings: SelftestHost,
): Promise<readonly CheckResult[]> {
  return (await judgementOf(form, checks, surroundings)).results;
}

/** Judges the reference by some checks, in process, and counts what happened on the way. */
export async function judgementOf(
  { faults = [], variants = [], seed = 1, share = 1 }: ReferenceForm,
  checks: readonly Check[],
  surroundings: SelftestHost,
): Promise<Judgement> {
  const overnight =
    faults.some((id) => fault(id).needs === 'time') ||
    checks.some((check) => check.kind === 'property' && check.needs.includes('earlier-run'));
  const isLiving = variants.some((id) => variant(id).living !== undefined);
  const clocks = clocksFor(variants, surroundings);
  const began = clocks.deployment();
  const reference = createReference({
    faults,
    variants,
    share,
    now: () => new Date(clocks.deployment()),
    ...(share === 1 && !isLiving ? {} : { seed }),
  });
  // What authentication is about, usage headers among it, is different in each reply.
  const isSteady = checks.every(({ id }) => areaOf(id) !== 'authentication');
  // A fault that stands before the deployment is asked by no rule of it.
  const isInside = faults.every((id) => fault(id).front === undefined);
  const isRemembered = variants.length === 0 && share === 1 && isSteady && !overnight && isInside;
  const settings: Settings = {
    baseUrl: `http://reference.invalid${reference.path}`,
    targetName: 'the reference',
    keys: keysOf(reference.accounts),
    surfaces: {},
    seed,
    concurrency: defaults.concurrency,
    maxRequests: defaults.maxRequests,
    timeoutMs: defaults.timeoutMs,
    select: [],
    command: 'ei-conformance selftest',
  };
  let requests = 0;
  const means = {
    checks,
    version: surroundings.version,
    wire: countingWire(isRemembered ? rememberingWire(reference, faults) : inProcess(reference.fetch), () => {
      requests += 1;
      clocks.request();
    }),
    time: clocks.harness,
    forecasts: false as const,
    readContract,
  };
  let earlier: EarlierRun | undefined;
  if (overnight) {
    clocks.set(began - nights);
    earlier = await leftBehind(settings, { ...means, checks: [] }, began - nights);
    clocks.set(began);
    requests = 0;
  }
  const results: CheckResult[] = [];
  for await (const event of session({ ...settings, earlier }, means)) {
    if (event.type === 'check-finished') results.push(event.result);
  }
  return { results, requests, changes: reference.changes() };
}

/** What a run without checks keeps for one on another day. */
async function leftBehind(settings: Settings, means: Dependencies, at: number): Promise<EarlierRun> {
  let learned: Discovered | undefined;
  const time = { ...means.time, now: () => at };
  for await (const event of session(settings, { ...means, time }))
    if (event.type === 'probe-finished') learned = event.learned;
  const { cursors = [], dictionary: { eventIds = [] } = {} } = learned ?? {};
  return { at: new Date(at), cursors, eventIds };
}

/** A check accuses by `fail`; one of level `should` by `warn` with a failure. */
export const isAccusation = (result: CheckResult): boolean => result.failure !== undefined;
