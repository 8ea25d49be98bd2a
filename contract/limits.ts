/** Of Events and Stories alike. */
const cardsOnAPage = { default: 25, min: 1, max: 100 } as const;

/** Every number that the specification shows, once. */
export const limits = {
  window: { maxDays: 30, adjustUpToDays: 365, entityDefaultDays: 30, defaultHours: [24, 168] },
  events: { limit: cardsOnAPage },
  stories: { limit: cardsOnAPage, search: { minCharacters: 2 } },
  summary: { limit: { default: 50, min: 1, max: 500 } },
  entityHandles: { max: 25 },
  officeHolders: { max: 1000 },
  radiusKm: { default: 100, max: 2000 },
  cursor: { lifeHours: 24 },
  /** `rows` without a maximum: companies and chip sales, for which none is shown (ruling limit-above-max). */
  aicompute: { limit: { default: 25, max: 200 }, rows: { default: 50 }, designers: 6 },
  registry: { leis: { max: 100 }, records: 3_390_000 },
  hierarchy: { depth: { default: 1, min: 1, max: 5 }, children: { max: 50 } },
  facilities: { limit: { default: 25, max: 100 } },
  government: { limit: { default: 100, max: 500 }, rollups: 25, screeningLists: 5 },
  lei: { length: 20 },
  uei: { length: 12 },
  apiKey: { hexDigits: 64 },
  queryUnits: { direct: 1, hostedAgent: 5, brief: 0 },
  session: { idleDays: 7 },
  notice: { days: 30 },
  /** Both may grow without notice (ruling contract-and-descriptors). */
  endpoints: { published: 90, descriptorBacked: 17 },
  monitors: { batch: { min: 1, max: 100 }, page: { min: 1, max: 100 }, offset: { min: 0, max: 100_000 } },
  idempotencyKey: { min: 8, max: 128 },
  situationSeed: { maxCharacters: 256 },
} as const;

/** The first day of continuous coverage that the document names; a deployment may say otherwise (ruling window-before-coverage). */
export const coverageStart = '2026-03-01';

/** The interface version that the served contract names. */
export const interfaceVersion = '2.0.0';

/** What an API key begins with; a stand-in name that deployments may replace (ruling neutral-names). */
export const keyPrefix = 'svc_sk_';
