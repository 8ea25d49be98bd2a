/** Every number that the specification shows for the operations in reach, once. */
export const limits = {
  window: { maxDays: 30, adjustUpToDays: 365, entityDefaultDays: 30, defaultHours: [24, 168] },
  events: { limit: { default: 25, min: 1, max: 100 } },
  summary: { limit: { default: 50, min: 1, max: 500 } },
  entityHandles: { max: 25 },
  officeHolders: { max: 1000 },
  radiusKm: { default: 100, max: 2000 },
  cursor: { lifeHours: 24 },
  registry: { leis: { max: 100 } },
  lei: { length: 20 },
  apiKey: { hexDigits: 64 },
  notice: { days: 30 },
} as const;

/** The first day of continuous coverage that the document names; a deployment may say otherwise (ruling C04). */
export const coverageStart = '2026-03-01';

/** The interface version that the served contract names. */
export const interfaceVersion = '2.0.0';

/** What an API key begins with; a stand-in name that deployments may replace (ruling A59). */
export const keyPrefix = 'svc_sk_';
