import { type Metric, type MetricName, metric, metricNames } from '../../contract/index.js';

export interface CardMetric extends Metric {
  readonly name: MetricName;
  /** Where it stands on a card. */
  readonly pointer: string;
}

/** The metrics that stand under `metrics` on a card. */
export const cardMetrics: readonly CardMetric[] = metricNames
  .map((name) => ({ name, pointer: `/metrics/${name}`, ...metric(name) }))
  .filter(({ onCard }) => onCard);
