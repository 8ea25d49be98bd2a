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
