import type { Family } from './vocabularies.js';

/** One term of an Event's significance. */
export interface SignificanceComponent {
  readonly weight: number;
  /** The only family whose Events have the term; absent when all have it. */
  readonly family?: Family;
}

/** The weights of the blend; a family's sum is divided by the most that its Events can reach. */
export const significanceComponents = {
  goldstein_severity: { weight: 0.25 },
  article_evidence: { weight: 0.05 },
  confidence: { weight: 0.05 },
  fatalities: { weight: 0.55, family: 'conflict' },
  civilian_targeting: { weight: 0.1, family: 'conflict' },
  magnitude: { weight: 0.2, family: 'cameoplus' },
  systemic_importance: { weight: 0.15, family: 'cameoplus' },
  propagation_potential: { weight: 0.1, family: 'cameoplus' },
  market_sensitivity: { weight: 0.1, family: 'cameoplus' },
} as const satisfies Record<string, SignificanceComponent>;

export type SignificanceTerm = keyof typeof significanceComponents;
export const weightOf = (term: SignificanceTerm): number => significanceComponents[term].weight;

/** By what the sum is divided: for conflict, for POLITICAL, and for every other domain. */
export const significanceDivisors = { conflict: 1, POLITICAL: 0.9, otherDomains: 0.65 } as const;
