import { type OperationId, operation } from '../../../contract/index.js';
import {
  type Check,
  type Exchange,
  type Invariant,
  type KeyRole,
  keyVariable,
  type Need,
  type PropertyCheck,
  type World,
} from '../../kit/index.js';
import { type Cost, lacksFlag, lacksKey, type PlannedStep, type Skip } from '../events.js';
import { seedOf } from './identity.js';

/** One check of the suite, to run or not to run with the reason, and the requests that it is expected to need. */
export type Planned = { readonly step: PlannedStep; readonly requests: number } & (
  | { readonly check: PropertyCheck }
  | { readonly check: Invariant }
);

export interface Plan {
  readonly steps: readonly Planned[];
  readonly estimate: Cost;
}

/** Whether an id is chosen by the selectors: ids, or the first parts of ids. */
export const isSelected = (id: string, selectors: readonly string[]): boolean =>
  selectors.length === 0 || selectors.some((each) => id === each || id.startsWith(`${each}/`));

/** Every check of the suite, in its order, with the cost of those that will run. Pure and complete. */
export function planOf(
  checks: readonly Check[],
  selectors: readonly string[],
  world: World,
  seed: number,
): Plan {
  const asGiven = { ...world, keys: [...world.keys, ...rolesIn(world.unknownKeys)] };
  const steps = checks.map((check): Planned => {
    const skip = skipOf(check, selectors, world);
    // A stale key must not make a verdict easier, so the verdict waits for the checks of every given key.
    const required =
      check.level === 'must' &&
      isSelected(check.id, selectors) &&
      skipOf(check, selectors, asGiven)?.outcome !== 'not-tested';
    const step = { id: check.id, required, ...(skip === undefined ? {} : { skip }) };
    const requests = skip === undefined ? requestsOf(check, world, seed) : 0;
    return check.kind === 'property' ? { check, step, requests } : { check, step, requests };
  });
  return { steps, estimate: estimateOf(steps) };
}

/**
 * How checks share replies, as fitted to runs of both presets on the reference and on the independent deployment:
 * `node dist/src/proof/bench/estimates.js` compares the estimate with what runs send.
 */
const sharing = {
  /** The part of the requests of very many checks that others send as well. */
  most: 0.16,
  /** Requests of which half that part is shared. */
  half: 200,
} as const;

/** What steps are expected to cost. Identical requests share a reply, and the more of them checks need, the more are identical. */
export function estimateOf(steps: readonly Planned[]): Cost {
  const needed = steps.reduce((sum, planned) => sum + planned.requests, 0);
  const shared = (sharing.most * needed) / (needed + sharing.half);
  const requests = Math.round(needed * (1 - shared));
  return { requests, queryUnits: requests };
}

/** Why a check is not tested whose key the deployment does not know. */
export const lacksKnownKey = (role: KeyRole): string =>
  `the deployment does not know the key for the role ${role}; correct or unset ${keyVariable(role)}`;

const rolesIn = (keys: World['unknownKeys']): readonly KeyRole[] => Object.keys(keys) as KeyRole[];

/** Why a check will not run; undefined where it will. */
export function skipOf(check: Check, selectors: readonly string[], world: World): Skip | undefined {
  if (!isSelected(check.id, selectors)) return { outcome: 'not-tested', note: 'not selected' };
  if (check.kind === 'invariant') return undefined;
  for (const need of check.needs) {
    const skip = unmet(need, world);
    if (skip !== undefined) return skip;
  }
  return undefined;
}

/** Why a check is moot of which the account's plan opens no operation. */
export function notApplicableFor(operations: readonly OperationId[], world: World): Skip | undefined {
  const skips = operations.map((id) => {
    const { entitlement } = operation(id);
    return entitlement === undefined ? undefined : unmet(`entitlement.${entitlement}`, world);
  });
  return skips.includes(undefined) ? undefined : skips[0];
}

function unmet(need: Need, world: World): Skip | undefined {
  if (need === 'served-contract') {
    return world.served === undefined
      ? { outcome: 'not-tested', note: 'the target serves no usable openapi.json' }
      : undefined;
  }
  if (need === 'earlier-run') {
    return world.earlier === undefined
      ? {
          outcome: 'not-tested',
          note: 'no report of a run at least 25 hours ago is given (--earlier report.json)',
        }
      : undefined;
  }
  const [kind, name] = [need.slice(0, need.indexOf('.')), need.slice(need.indexOf('.') + 1)];
  if (kind === 'key') {
    const role = name as KeyRole;
    if (world.keys.includes(role)) return undefined;
    const proof = world.unknownKeys[role];
    return proof === undefined
      ? { outcome: 'not-tested', note: lacksKey(role) }
      : { outcome: 'not-tested', note: lacksKnownKey(role), proof };
  }
  const entitlement = name as keyof World['offer']['entitlements'];
  if (world.offer.entitlements[entitlement] !== 'refused') return undefined;
  const proof: Exchange | undefined = world.offer.refusals[entitlement];
  return {
    outcome: 'not-applicable',
    note: lacksFlag(entitlement),
    ...(proof === undefined ? {} : { proof }),
  };
}

function requestsOf(check: Check, world: World, seed: number): number {
  if (check.kind === 'invariant') return 0;
  try {
    return check.property.trials(world, seedOf(seed, check.id), check.runs).length * check.property.requests;
  } catch {
    // Inputs that cannot be made in this world cost nothing; the run says why.
    return 0;
  }
}
