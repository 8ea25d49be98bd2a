import type { Family } from './vocabularies.js';

export interface Metric {
  readonly min: number;
  readonly max: number;
  /** The only family that carries the metric; absent when both do. */
  readonly family?: Family;
  /** Whether a card of the metric's family may carry null. */
  readonly nullable: boolean;
  /** Whether the document places it under `metrics` on the Event card. */
  readonly onCard: boolean;
}

/** The Event metrics with `<name>_min` and `<name>_max` filters, by the Event card and the Events list. */
export const metrics = {
  significance: { min: 0, max: 1, nullable: false, onCard: true },
  confidence: { min: 0, max: 1, nullable: false, onCard: true },
  goldstein_scale: { min: -10, max: 10, nullable: true, onCard: true },
  magnitude: { min: 0, max: 10, family: 'cameoplus', nullable: true, onCard: true },
  systemic_importance: { min: 0, max: 1, family: 'cameoplus', nullable: true, onCard: true },
  propagation_potential: { min: 0, max: 1, family: 'cameoplus', nullable: true, onCard: true },
  market_sensitivity: { min: 0, max: 1, family: 'cameoplus', nullable: true, onCard: true },
  geo_precision: { min: 1, max: 3, nullable: true, onCard: false },
} as const satisfies Record<string, Metric>;

export type MetricName = keyof typeof metrics;
export const metricNames = Object.keys(metrics) as readonly MetricName[];
export const metric = (name: MetricName): Metric => metrics[name];

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
