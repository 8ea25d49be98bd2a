/** A plan flag that opens a family, and the lowest plan tier that has it; absent where no tier is shown. */
export interface Plan {
  readonly tier?: 'Analyst' | 'Markets';
}

/** The plan flags that operations need. The flags of briefs stand with their error codes alone. */
export const entitlements = {
  can_use_leiregistry: { tier: 'Analyst' },
  can_use_exposure: {},
  can_use_aicompute: {},
  can_use_facilities: { tier: 'Analyst' },
  can_use_gov: { tier: 'Markets' },
} as const satisfies Record<string, Plan>;

export type Entitlement = keyof typeof entitlements;
export const entitlementNames = Object.keys(entitlements) as readonly Entitlement[];
export const plan = (name: Entitlement): Plan => entitlements[name];
