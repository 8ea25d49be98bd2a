import { entitlementNames, operation, plan } from '../../contract/index.js';
import { clauseOf, isLink, isWorded, isWordedOrNull, listedIn, type Refusal } from './error-details.js';
import { names } from './refusals.js';

/** Flags that are named neutrally; a deployment may have names of its own for them (ruling neutral-names). */
const neutral: readonly string[] = ['can_use_aicompute', 'can_use_leiregistry'];

/** The flags of the other families, which open none of those. */
const ofOthers: readonly unknown[] = entitlementNames.filter((name) => !neutral.includes(name));

/** What a refusal of a family tells of the flag, of the plans and of the way to them. */
export function planRequired({ told, expect, operation: id }: Refusal): void {
  const flag = id === undefined ? undefined : operation(id).entitlement;
  const isOwn = flag !== undefined && !neutral.includes(flag);
  const isFlag = (value: unknown) =>
    isOwn
      ? names(value, flag.replace('can_use_', ''))
      : isWorded(value) && listedIn(value).length > 0 && !ofOthers.includes(value);
  const flags = ['required_capability', 'required_flag'].filter((name) => (told(name) ?? null) !== null);
  const [first = 'required_capability'] = flags;
  // Either of both names it; the other may say it in words.
  const isTold = flags.some((name) => isFlag(told(name)));
  expect(isTold, first, flag ?? 'a flag', clauseOf('PLAN_REQUIRED', 'required_capability'));
  for (const name of ['capability', 'current_plan', 'alternatives'])
    expect(isWordedOrNull(told(name)), name, 'a text, a list or null');
  expect(isLink(told('pricing_url')), 'pricing_url', 'a URL');
  const eligible = told('eligible_plans');
  const tier = flag === undefined ? undefined : plan(flag).tier;
  const isEligible =
    tier === undefined ? isWordedOrNull(eligible) : isWorded(eligible) && names(eligible, tier);
  expect(isEligible, 'eligible_plans', tier ?? 'plans');
  // What Markets and the tiers above it have, Analyst has not.
  const isTooLow = tier === 'Markets' && listedIn(eligible).includes('analyst');
  expect(!isTooLow, 'eligible_plans', `${tier} and the tiers above it`);
  expect(told('retryable') === false, 'retryable', 'false');
}

/** What a refusal of keys tells of the surface and of the way to it. */
export function programmaticAccess({ told, expect }: Refusal): void {
  expect(isWordedOrNull(told('surface')), 'surface', 'a text');
  for (const name of ['pricing_url', 'arena_url']) expect(isLink(told(name)), name, 'a URL');
}
