import { type OperationId, operation } from '../../../contract/index.js';
import {
  type Exchange,
  Inconclusive,
  type Invariant,
  NotApplicable,
  type PropertyCheck,
  type World,
} from '../../kit/index.js';
import type { Client } from '../../transport/client.js';
import { type Surfaces, targetOf } from '../../transport/request.js';
import type { CheckResult, Discovered, ForecastGroup } from '../events.js';
import { attempt, emptyRecord, mergeRecord } from '../judge/attempt.js';
import { createHeldRows, isUnfiltered, listsNothing, readWhole, rowCountIn } from '../judge/held-rows.js';
import { createHoldings } from '../judge/holdings.js';
import { forWantOfRows, seekRows } from '../judge/missing-data.js';
import { type CheckEnding, endingOf, unexecuted } from '../judge/result.js';
import { seedOf } from '../plan/identity.js';
import type { Plan } from '../plan/plan.js';
import { groupUndecided } from '../record/undecided-groups.js';

interface Rehearsal {
  readonly plan: Plan;
  readonly world: World;
  readonly learned: Pick<Discovered, 'events' | 'window'>;
  /** Everything that was answered so far. */
  readonly exchanges: readonly Exchange[];
  readonly surfaces: Surfaces;
  readonly seed: number;
}

/**
 * The required checks that will reach no decision, or will not apply, as far as the replies so far show. Each check is
 * rehearsed without a request: lists that are known to be empty answer so, and whatever else it asks for leaves it open.
 * It is an estimate: the deployment may refuse what an empty list answers here, and lack more than is known so far.
 */
export async function forecast(given: Rehearsal): Promise<readonly ForecastGroup[]> {
  const { plan, learned, exchanges } = given;
  // Of a deployment that does not answer, nothing is known that it lacks.
  if (!exchanges.some(({ request, status }) => request.operation === 'listEvents' && status === 200))
    return [];
  const empty = emptyLists(exchanges);
  const held = createHeldRows();
  for (const exchange of exchanges) held.hear(exchange);
  const [undecided, moot]: [CheckResult[], CheckResult[]] = [[], []];
  for (const { check, step } of plan.steps) {
    if (!step.required || step.skip !== undefined) continue;
    const ending =
      check.kind === 'property' ? await rehearsed(check, empty, given) : unwitnessed(check, empty, given);
    if (ending === undefined) continue;
    const [proof] = held.emptyListsOf(check.operations);
    if (ending.outcome === 'not-applicable') moot.push(unexecuted({ check, step }, ending));
    else if (proof !== undefined)
      moot.push(unexecuted({ check, step }, { ...ending, note: listsNothing(proof) }));
    else undecided.push(unexecuted({ check, step }, ending));
  }
  const causes = new Map<string, CheckResult[]>();
  for (const each of moot) causes.set(each.note ?? '', [...(causes.get(each.note ?? '') ?? []), each]);
  return [
    ...groupUndecided(undecided, learned).map(({ cause, whose, remedy, checks }) => ({
      outcome: 'inconclusive' as const,
      cause,
      whose,
      remedy,
      checks,
    })),
    ...[...causes].map(([cause, checks]) => ({
      outcome: 'not-applicable' as const,
      cause,
      whose: 'data' as const,
      remedy: 'Load such rows to have them judged.',
      checks: checks.map(({ id }) => id),
    })),
  ];
}

/** Replies without rows of lists that have none, by their operation. */
type EmptyLists = ReadonlyMap<OperationId, Exchange>;

const wholeLists: readonly OperationId[] = readWhole;

function emptyLists(exchanges: readonly Exchange[]): EmptyLists {
  const empty = new Map<OperationId, Exchange>();
  const filled = new Set<OperationId>();
  for (const exchange of exchanges) {
    const { operation: id, target } = exchange.request;
    if (id === undefined || exchange.status !== 200) continue;
    const rows = rowCountIn(exchange.json);
    // Of other lists, such as Stories, a reply shows what a window holds.
    const showsAll = id === 'listEvents' || (wholeLists.includes(id) && isUnfiltered(target));
    if (rows === 0 && showsAll) empty.set(id, exchange);
    if (rows !== undefined && rows > 0) filled.add(id);
  }
  for (const id of filled) empty.delete(id);
  // What has no rows has no buckets either.
  const events = empty.get('listEvents');
  if (events !== undefined) empty.set('summarizeEvents', events);
  return empty;
}

/** A request that the replies so far do not answer. */
class Unforeseen extends Error {}

/** The most requests of one check that are answered, so that no walk goes on for ever. */
const mostAnswered = 200;

/** A client that knows the empty lists only. */
function rehearsingClient(empty: EmptyLists): Pick<Client, 'send' | 'halted'> {
  let answered = 0;
  return {
    async send(request) {
      const reply = request.operation === undefined ? undefined : empty.get(request.operation);
      const isPlain = 'role' in request.credential && request.credential.role === 'full';
      answered += 1;
      if (reply === undefined || !isPlain || answered > mostAnswered) throw new Unforeseen();
      return { ...reply, request };
    },
    halted: () => undefined,
  };
}

/** After so many trials that ask for what is not known, a check is taken to be open. */
const enoughOpen = 2;

/** How a check will end for want of rows; undefined where that is open. */
async function rehearsed(
  check: PropertyCheck,
  empty: EmptyLists,
  { world, surfaces, seed }: Rehearsal,
): Promise<CheckEnding | undefined> {
  const sought = seekRows(world);
  const client = sought.hearing(rehearsingClient(empty) as Client);
  const still = { now: () => 0, sleep: async () => {} };
  const holdings = createHoldings();
  const trying = { client, world: sought.world, surfaces, seed, ...still, signal: undefined, holdings };
  const notes = emptyRecord();
  let open = 0;
  let moot: NotApplicable | undefined;
  try {
    const trials = check.property.trials(trying.world, seedOf(seed, check.id), check.runs);
    if (trials.length === 0) return sought.explained(ended('generator-starved', sought.withoutInput(check)));
    for (const trial of trials) {
      const own = emptyRecord();
      const error = await attempt(trial, trying, own, { fresh: false, keep: 'suspicion' });
      mergeRecord(notes, own);
      if (error instanceof Inconclusive && forWantOfRows.includes(error.reason))
        return sought.explained(endingOf(error));
      if (error instanceof NotApplicable) moot ??= error;
      else if (error !== undefined) open += 1;
      if (open === enoughOpen) return undefined;
    }
  } catch {
    // What goes wrong in a rehearsal is reported by the run.
    return undefined;
  }
  if (open > 0 || Object.keys(notes.witnesses).length > 0) return undefined;
  if (moot !== undefined) return endingOf(moot);
  return sought.explained(ended('no-data', sought.withoutWitness(check)));
}

const ended = (reason: CheckResult['reason'] & string, note: string): CheckEnding => ({
  outcome: 'inconclusive',
  reason,
  note,
});

/** An invariant about replies of which each list is empty, and that no reply so far could refute. */
function unwitnessed(
  check: Invariant,
  empty: EmptyLists,
  { world, exchanges }: Rehearsal,
): CheckEnding | undefined {
  const isOfRows = ({ operations }: Invariant) =>
    operations.length > 0 && operations.every((id) => empty.has(id) || empty.has(listBehind[id] ?? id));
  if (!isOfRows(check) || exchanges.some((each) => isWitness(check, each, world))) return undefined;
  const rows = check.operations.map((id) => ({ operation: listBehind[id] ?? id, rows: 0 }));
  return { ...ended('no-data', 'no row is known'), rows };
}

/** Lists that show the ids of single rows. */
const listBehind: Partial<Record<OperationId, OperationId>> = {
  getEvent: 'listEvents',
  getStory: 'listStories',
  getFacility: 'listFacilities',
  getSituation: 'listSituations',
};

function isWitness({ judge }: Invariant, exchange: Exchange, world: World): boolean {
  try {
    return judge(exchange, world, () => {}) > 0;
  } catch {
    return true;
  }
}

/**
 * Asks each list that a deployment may serve empty, and that a planned check is about, for one row, where no reply has
 * shown whether it has any. What is not answered stays unknown.
 */
export async function surveyLists(
  { plan, world, exchanges, surfaces }: Omit<Rehearsal, 'seed' | 'learned'>,
  client: Client,
  signal: AbortSignal | undefined,
): Promise<void> {
  const known = new Set(exchanges.map(({ request }) => request.operation));
  const wanted = new Set(
    plan.steps.flatMap(({ check, step }) => (step.skip === undefined ? check.operations : [])),
  );
  const isRefused = (id: OperationId): boolean => {
    const { entitlement } = operation(id);
    return entitlement !== undefined && world.offer.entitlements[entitlement] === 'refused';
  };
  for (const id of readWhole) {
    if (known.has(id) || !wanted.has(id) || isRefused(id)) continue;
    const target = targetOf(id, { limit: 1 }, {}, surfaces);
    const request = { method: 'GET', operation: id, target, credential: { role: 'full' } } as const;
    try {
      await client.send(request, { signal });
    } catch (error) {
      if (!(error instanceof Inconclusive)) throw error;
    }
  }
}
