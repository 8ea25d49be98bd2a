import { type Metric, type MetricName, metric, metricNames } from '../../contract/index.js';

/** The metrics that stand under `metrics` on a card. */
export const cardMetrics: readonly (Metric & { readonly name: MetricName })[] = metricNames
  .map((name) => ({ name, ...metric(name) }))
  .filter(({ onCard }) => onCard);
