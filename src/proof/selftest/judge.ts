import type { Host } from '../../cli/host.js';
import { keysOf } from '../../cli/reference/deployment.js';
import type { Dependencies } from '../../engine/connect.js';
import type { CheckResult } from '../../engine/events.js';
import { cachingReader } from '../../engine/served-contract/served-contract.js';
import { session } from '../../engine/session.js';
import { defaults, type Settings } from '../../engine/settings.js';
import { areaOf, type Check, type EarlierRun } from '../../kit/index.js';
import { inProcess } from '../../transport/in-process.js';
import type { Wire, WireReply, WireRequest } from '../../transport/wire.js';
import { createReference, type FaultId, fault, type Reference, type VariantId } from '../reference/index.js';

interface Remembered {
  readonly reply: WireReply;
  readonly asked: ReadonlySet<FaultId>;
}

/** Requests that were seen before, with the plain reply where it was worth having. */
const memory = new Map<string, Remembered | 'seen once'>();

const keyOf = ({ path, headers }: WireRequest): string => JSON.stringify([path, headers]);

async function trace(reference: Reference, request: WireRequest): Promise<Remembered> {
  let asked: ReadonlySet<FaultId> = new Set();
  const wire = inProcess(async (sent) => {
    const traced = await reference.trace(sent);
    asked = traced.asked;
    return traced.reply;
  });
  return { reply: await wire.send(request), asked };
}

/**
 * Requests to a reference with faults, of which those that the faults have nothing to do with are answered from memory:
 * most of what a run asks for is the same whatever the fault. For references of one seed with a clock that stands still.
 */
function rememberingWire(reference: Reference, faults: readonly FaultId[]): Wire {
  const wire = inProcess(reference.fetch);
  return {
    ...wire,
    async send(request, signal) {
      const key = keyOf(request);
      const before = memory.get(key);
      if (before === undefined) memory.set(key, 'seen once');
      if (before === 'seen once') memory.set(key, await trace(reference, request));
      const known = memory.get(key);
      const isUntouched = typeof known === 'object' && !faults.some((fault) => known.asked.has(fault));
      return isUntouched ? known.reply : wire.send(request, signal);
    },
  };
}

/** What a judgement takes from the process. */
export type SelftestHost = Pick<Host, 'now' | 'sleep' | 'version'>;

/** The self-test's day, so that each one sees the same corpus; noon is far from any doubt about which day it is. */
const noon = Date.parse('2026-11-20T12:00:00Z');
/** Time between two runs: cursors have expired, and no zone has the day of the first one. */
const nights = 50 * 3_600_000;
const readContract = cachingReader();

/** What the judged reference has in place of its usual form. */
interface ReferenceForm {
  readonly faults?: readonly FaultId[];
  readonly variants?: readonly VariantId[];
  /** Seed of the generated requests. */
  readonly seed?: number;
  /** The part of the replies that show the faults, 0 to 1; then the corpus follows the seed too. */
  readonly share?: number;
}

/** Judges the reference by some checks, in process. */
export async function judgeReference(
  { faults = [], variants = [], seed = 1, share = 1 }: ReferenceForm,
  checks: readonly Check[],
  surroundings: SelftestHost,
): Promise<readonly CheckResult[]> {
  const began = surroundings.now();
  const now = () => noon + surroundings.now() - began;
  const overnight =
    faults.some((id) => fault(id).needs === 'time') ||
    checks.some((check) => check.kind === 'property' && check.needs.includes('earlier-run'));
  let today = noon;
  // A clock that stands still gives the same reply to the same request.
  const reference = createReference({
    faults,
    variants,
    share,
    now: () => new Date(today),
    ...(share === 1 ? {} : { seed }),
  });
  // What authentication is about, usage headers among it, is different in each reply.
  const isSteady = checks.every(({ id }) => areaOf(id) !== 'authentication');
  const isRemembered = variants.length === 0 && share === 1 && isSteady && !overnight;
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
  const means = {
    checks,
    version: surroundings.version,
    wire: isRemembered ? rememberingWire(reference, faults) : inProcess(reference.fetch),
    time: { now, sleep: surroundings.sleep },
    readContract,
  };
  let earlier: EarlierRun | undefined;
  if (overnight) {
    today = noon - nights;
    earlier = await leftBehind(settings, { ...means, checks: [] }, today);
    today = noon;
  }
  const results: CheckResult[] = [];
  for await (const event of session({ ...settings, earlier }, means))
    if (event.type === 'check-finished') results.push(event.result);
  return results;
}

/** What a run without checks keeps for one on another day. */
async function leftBehind(settings: Settings, means: Dependencies, at: number): Promise<EarlierRun> {
  let cursors: EarlierRun['cursors'] = [];
  const time = { ...means.time, now: () => at };
  for await (const event of session(settings, { ...means, time }))
    if (event.type === 'probe-finished') cursors = event.learned.cursors;
  return { at: new Date(at), cursors };
}

/** A check accuses by `fail`; one of level `should` by `warn` with a failure. */
export const isAccusation = (result: CheckResult): boolean => result.failure !== undefined;
