import { type Entitlement, type OperationId, operation } from '../../../contract/index.js';
import { type Exchange, Inconclusive, seenOf, type World } from '../../kit/index.js';
import type { Client } from '../../transport/client.js';
import type { CheckResult, Skip } from '../events.js';
import { notApplicableFor } from '../plan/plan.js';
import { resend } from './drift.js';
import { light } from './evidence.js';
import { createHeldRows, hasRows, listsNothing } from './held-rows.js';
import { forWantOfRows } from './missing-data.js';
import { type CheckEnding, endingOf } from './result.js';

/**
 * What takes checks out of the verdict: a plan that refuses a family, and a list without rows. Nothing is excused by one
 * reply: each is asked for again when everything else is done, and any reply of the run may contradict it.
 */
export interface Excuses {
  hear(exchange: Exchange): void;
  /** Whether a result waits for the end of the run, when what it lacks is asked for again. */
  isPending(result: CheckResult, operations: readonly OperationId[]): boolean;
  /** How a check ends that the plan skips as not applicable. */
  ofSkip(skip: Skip): Promise<CheckEnding>;
  /** How a check ends that found itself not to apply; undefined where nothing contradicts its proof. */
  ofProof(proof: Exchange): CheckEnding | undefined;
  /** How a check ends that lacked rows; undefined where nothing excuses that. */
  ofRows(operations: readonly OperationId[]): Promise<CheckEnding | undefined>;
  /** How an invariant ends that no exchange could have refuted; undefined where nothing excuses that. */
  ofFamily(operations: readonly OperationId[]): Promise<CheckEnding | undefined>;
}

export function createExcuses(
  world: World,
  { client, signal }: { readonly client: Client; readonly signal: AbortSignal | undefined },
): Excuses {
  const rows = createHeldRows();
  /** The first reply of each refused family that its flag should have refused. */
  const contradicted = new Map<Entitlement, Exchange>();
  const askedAgain = new Map<Exchange, Promise<Exchange | Inconclusive>>();

  function again(proof: Exchange): Promise<Exchange | Inconclusive> {
    const known = askedAgain.get(proof);
    if (known !== undefined) return known;
    const asked = resend(proof, client, signal).catch((error: unknown) =>
      error instanceof Inconclusive ? error : Promise.reject(error),
    );
    askedAgain.set(proof, asked);
    return asked;
  }

  async function ofSkip({ outcome, note, proof }: Skip): Promise<CheckEnding> {
    if (proof === undefined) return { outcome, note };
    const later = await again(proof);
    if (later instanceof Inconclusive) return endingOf(unconfirmed(proof, later));
    const flag = proof.request.operation && operation(proof.request.operation).entitlement;
    const other = later.status === proof.status ? flag && contradicted.get(flag) : later;
    return other === undefined ? { outcome, note, proof } : contradiction(proof, other);
  }

  async function ofRows(operations: readonly OperationId[]): Promise<CheckEnding | undefined> {
    let latest: Exchange | undefined;
    for (const proof of rows.emptyListsOf(operations)) {
      const later = await again(proof);
      if (later instanceof Inconclusive) return undefined;
      if (later.status !== 200 || hasRows(later.json) !== false) return contradiction(proof, later);
      latest = later;
    }
    return latest && { outcome: 'not-applicable', note: listsNothing(latest), proof: latest };
  }

  return {
    hear(exchange) {
      const { request, status } = exchange;
      if (!('role' in request.credential) || request.credential.role !== 'full') return;
      rows.hear(exchange);
      const flag = request.operation && operation(request.operation).entitlement;
      const isRefused = flag !== undefined && world.offer.entitlements[flag] === 'refused';
      if (isRefused && status === 200 && !contradicted.has(flag)) contradicted.set(flag, light(exchange));
    },
    isPending: ({ outcome, reason }, operations) =>
      outcome === 'not-applicable' ||
      (outcome === 'inconclusive' && forWantOfRows.includes(reason) && rows.mayBeEmpty(operations)),
    ofSkip,
    ofProof(proof) {
      const other = rows.contradictionOf(proof);
      return other === undefined ? undefined : contradiction(proof, other);
    },
    ofRows,
    async ofFamily(operations) {
      const skip = notApplicableFor(operations, world);
      return skip === undefined ? ofRows(operations) : ofSkip(skip);
    },
  };
}

const unconfirmed = (proof: Exchange, { reason, message }: Inconclusive): Inconclusive =>
  new Inconclusive(
    reason,
    `${requestOf(proof)} returned ${seenOf(proof)}, and could not be asked again: ${message}`,
  );

/** Two replies to a family that cannot both be right: what depends on them is open. */
const contradiction = (proof: Exchange, later: Exchange): CheckEnding => ({
  outcome: 'inconclusive',
  reason: 'nondeterministic',
  note: `${requestOf(proof)} returned ${wordsOf(proof)}, but ${requestOf(later)} later returned ${wordsOf(later)}`,
  proof: later,
});

const requestOf = ({ request: { method, target } }: Exchange): string => `${method} ${target}`;

const wordsOf = (seen: Exchange): string =>
  seen.status === 200 ? `200 ${hasRows(seen.json) === false ? 'without rows' : 'with rows'}` : seenOf(seen);
