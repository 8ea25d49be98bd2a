/** Plan flags of the reference families within this contract's reach, and the plan tier that brings them. */
export const entitlements = {
  can_use_leiregistry: { tier: 'Analyst' },
} as const;

export type Entitlement = keyof typeof entitlements;
