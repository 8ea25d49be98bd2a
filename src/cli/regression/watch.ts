import { jsonText } from '../../../reports/index.js';
import { outlineMarkdown, outlineText } from '../../../reports/outline.js';
import { counted } from '../../../reports/wording.js';
import { requirePossibleClock } from '../../engine/preflight/clock.js';
import { exitCodes } from '../../engine/record/verdict.js';
import { SetupError } from '../../engine/setup-error.js';
import type { JsonObject } from '../../kit/index.js';
import { observe } from '../../regression/behaviour/observation.js';
import { questions } from '../../regression/behaviour/questions.js';
import type { Twice } from '../../regression/behaviour/snapshot.js';
import { documentsOf } from '../../regression/changelog/documents.js';
import { exitCodeOfFindings } from '../../regression/changelog/reconciliation.js';
import { keepSnapshot, lastSnapshot, type Snapshot } from '../../regression/changelog/snapshot.js';
import { type SnapshotDiff, snapshotDiff } from '../../regression/changelog/watch.js';
import type { FailOnChange } from '../../regression/contract/change.js';
import { declaredIn } from '../../regression/contract/declarations.js';
import { behaviours, costOf, inquiriesInto } from '../../regression/life-cycle/observation.js';
import { type Shown, specifiedState, stateOf, statesByContract } from '../../regression/life-cycle/state.js';
import type { Client } from '../../transport/client.js';
import type { Surfaces } from '../../transport/request.js';
import { plainConsole } from '../console.js';
import type { Host } from '../host.js';
import { configFile } from '../settings/config-file.js';
import { type Target, targetClient, targetOf } from '../settings/target.js';
import { contractDiff, levelsOf } from './contract-diff.js';
import { watchOutline } from './watch-output.js';

export interface WatchFlags {
  readonly baseUrl?: string;
  readonly store: string;
  readonly timeout: number;
  readonly probe?: true;
  readonly behaviour?: true;
  readonly surface?: Surfaces;
  readonly level?: readonly string[];
  readonly failOn?: readonly FailOnChange[];
  readonly config?: string;
  readonly json?: true;
  readonly markdown?: true;
}

/** A snapshot with its findings, and the file it is stored in. */
export interface Snapshotting extends SnapshotDiff {
  readonly path: string;
  readonly exitCode: 0 | 1 | 2;
}

/** Stores a snapshot of what a deployment publishes, and compares it with the previous one. @returns the exit code */
export async function watchCommand(flags: WatchFlags, surroundings: Host): Promise<number> {
  const { environment, err, signal } = surroundings;
  const out = plainConsole(surroundings);
  const baseUrl =
    flags.baseUrl === undefined
      ? { value: environment.EI_BASE_URL ?? '', from: 'environment EI_BASE_URL' }
      : { value: flags.baseUrl, from: 'flag' };
  const target = await targetOf({ baseUrl, fault: [], variant: [] }, undefined, surroundings);
  try {
    const found = await snapshotOf(target, flags, surroundings);
    if (flags.json === true) out.write(watchJson(found));
    else if (flags.markdown === true) out.write(outlineMarkdown(watchOutline(found)));
    else out.write(outlineText(watchOutline(found), out));
    return found.exitCode;
  } catch (error) {
    if (!signal.aborted) throw error;
    err.write('Interrupted; no snapshot was stored.\n');
    return exitCodes.aborted;
  }
}

async function snapshotOf(
  target: Target,
  { store, timeout, probe, behaviour, surface: surfaces = {}, level = [], failOn = [], config }: WatchFlags,
  surroundings: Host,
): Promise<Snapshotting> {
  const { baseUrl } = target;
  const file = await configFile(config, surroundings.directory);
  const levels = levelsOf(level, file?.config.levels);
  const hasKey = target.keys.some(({ role }) => role === 'full');
  const asking = probe === true ? '--probe' : behaviour === true ? '--behaviour' : undefined;
  if (asking !== undefined && !hasKey) {
    throw new SetupError(
      `${asking} sends requests with a key, and EI_API_KEY is not set.`,
      'Set EI_API_KEY.',
    );
  }
  const last = lastSnapshot(store);
  const { client, close } = targetClient(target, { timeout, maxRequests: 1000 }, surroundings);
  try {
    requirePossibleClock(surroundings.now());
    const documents = await documentsOf({ client, baseUrl, hasKey, signal: surroundings.signal });
    const at = new Date(surroundings.now());
    const shown =
      probe === true
        ? await probed([documents.contract, last], surfaces, at, client, surroundings)
        : undefined;
    const answers = behaviour === true ? await behaved(client, at, surfaces, surroundings) : undefined;
    const observed = {
      at,
      baseUrl,
      surfaces,
      ...documents,
      ...(shown === undefined ? {} : { shown }),
      ...(answers === undefined ? {} : { answers }),
    };
    const found = await snapshotDiff(observed, last, contractDiff(levels), failOn);
    const path = keepSnapshot(store, found.snapshot);
    return { ...found, path, exitCode: exitCodeOfFindings(found.findings) };
  } finally {
    await close();
  }
}

/** What replies show of the parameters that contracts leave in doubt; the cost is printed first. */
async function probed(
  [contract, last]: readonly [JsonObject, Snapshot | undefined],
  surfaces: Surfaces,
  at: Date,
  client: Client,
  { err, signal }: Host,
): Promise<ReadonlyMap<string, Shown>> {
  const contracts = [contract, ...(last === undefined ? [] : [last.contract.document])].map((each) =>
    declaredIn(each, surfaces),
  );
  const [newer] = contracts;
  const states = newer === undefined ? [] : statesByContract(newer, last?.parameters ?? []);
  const inquiries = inquiriesInto(states, contracts, at);
  const cost = costOf(inquiries);
  err.write(
    `Sends at most ${counted(cost, 'request')} (${counted(cost, 'Query Unit')}) to find out which parameters still apply.\n`,
  );
  return behaviours(client, inquiries, signal);
}

/** The replies to the questions of `compare`, twice, which shows what changes by itself; the cost is printed first. */
async function behaved(client: Client, at: Date, surfaces: Surfaces, { err, signal }: Host): Promise<Twice> {
  const cost = 2 * questions.length;
  err.write(`Sends ${cost} requests (${cost} Query Units) to record behaviour.\n`);
  const ask = () => observe(client, questions, at, { surfaces, signal });
  return [await ask(), await ask()];
}

function watchJson({
  snapshot,
  since,
  findings,
  transitions,
  behaviour,
  path,
  exitCode,
}: Snapshotting): string {
  const { at, baseUrl, contract, announcements, parameters } = snapshot;
  return jsonText({
    at,
    ...(since === undefined ? {} : { since }),
    baseUrl,
    snapshot: path,
    contract: contract.sha256,
    announcements: announcements.length,
    findings,
    transitions,
    ...(behaviour === undefined ? {} : { behaviour }),
    parameters: parameters.map((each) => ({ ...each, state: stateOf(each), told: specifiedState(each) })),
    exitCode,
  });
}
