import { coverageStart, entitlementNames } from '../../../contract/index.js';
import type { Check, Offer, PropertyCheck, World } from '../../kit/index.js';
import { smallestOf } from '../../kit/index.js';
import { estimateOf, isSelected, type Plan, type Planned } from './plan.js';

const today = '2026-05-20';

/** A world of which nothing is known, the same for everybody: for what must not depend on the target. */
const unseenWorld: World = {
  now: new Date(`${today}T12:00:00Z`),
  today,
  keys: ['full'],
  unknownKeys: {},
  keyPrefix: '',
  offer: {
    window: { start: '2026-04-18', end: '2026-05-17' },
    events: [],
    moreEvents: [],
    leis: [],
    registry: [],
    rows: {},
    coverageStart,
    clockSkewMs: 0,
    cursors: [],
    directory: undefined,
    entitlements: Object.fromEntries(
      entitlementNames.map((name) => [name, 'unknown']),
    ) as Offer['entitlements'],
    refusals: {},
  },
  earlier: undefined,
  served: undefined,
  servedTrouble: '',
};

/** One of several runs that judge a target together. */
export interface Shard {
  /** From 1. */
  readonly index: number;
  readonly of: number;
}

/** Why a shard does not run a check. */
export const elsewhere = 'another shard judges it';

/** What a shard does of a plan. Invariants judge what they hear in each shard, so that no shard waits for them. */
export function partOf(plan: Plan, selectors: readonly string[], shard: Shard): Plan {
  const checks = plan.steps.map(({ check }) => check);
  const shards = shardsOf(checks, selectors, shard.of);
  const steps = plan.steps.map((planned): Planned => {
    const { step, check } = planned;
    if (check.kind === 'invariant') return { ...planned, step: { ...step, required: false } };
    const own = shards.get(check.id);
    if (own === undefined || own === shard.index) return planned;
    const skip = { outcome: 'not-tested', note: elsewhere } as const;
    return { check, requests: 0, step: { id: step.id, required: false, skip } };
  });
  return { steps, estimate: estimateOf(steps) };
}

/**
 * The shard of each selected check, so that each shard costs about the same. It follows from the suite and the selection
 * alone: what a shard learns of the target must not move a check to another.
 */
export function shardsOf(
  checks: readonly Check[],
  selectors: readonly string[],
  of: number,
): ReadonlyMap<string, number> {
  const costs = Array.from({ length: of }, () => 0);
  const dearest = checks
    .filter((check): check is PropertyCheck => check.kind === 'property' && isSelected(check.id, selectors))
    .map((check) => ({ id: check.id, cost: costOf(check) }))
    .toSorted((one, other) => other.cost - one.cost || Number(one.id > other.id) - Number(one.id < other.id));
  return new Map(
    dearest.map(({ id, cost }) => {
      const cheapest = costs.indexOf(smallestOf(costs));
      costs[cheapest] = (costs[cheapest] ?? 0) + cost;
      return [id, cheapest + 1];
    }),
  );
}

/** Requests that a check is expected to need before anything is known of the target. */
function costOf({ property, runs }: PropertyCheck): number {
  const trials = trialsOf(property, runs);
  const unseen = Math.min(runs, property.most ?? runs);
  return Math.max(1, trials === 0 ? unseen : trials) * property.requests;
}

function trialsOf(property: PropertyCheck['property'], runs: number): number {
  try {
    return property.trials(unseenWorld, 0, runs).length;
  } catch {
    // Its inputs are made of what a target holds.
    return 0;
  }
}
