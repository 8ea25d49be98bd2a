import { has } from './planted.js';
import type { Family } from './taxonomy.js';

export interface Measures {
  readonly family: Family;
  readonly category: string;
  /** -10 to 10; undefined where the taxonomy gives none. */
  readonly goldstein: number | undefined;
  readonly articles: number;
  readonly confidence: number;
  readonly fatalities: number | undefined;
  readonly civilians: boolean;
  /** 0 to 10; undefined where unmeasured. */
  readonly magnitude: number | undefined;
  readonly systemic: number;
  readonly propagation: number;
  readonly market: number;
}

function severityOf(goldstein: number): number {
  return has('severity-from-signed-scale') ? Math.max(0, goldstein) : Math.abs(goldstein);
}

/** The published weights; an unmeasured term leaves the sum and the divisor. */
export function significanceOf(event: Measures): number {
  const severity = event.goldstein === undefined ? 0 : 0.25 * (severityOf(event.goldstein) / 10);
  const shared = severity + 0.05 * Math.min(1, event.articles / 40) + 0.05 * event.confidence;
  if (event.family === 'conflict') {
    const toll = Math.min(1, Math.log10(1 + (event.fatalities ?? 0)) / 3);
    return shared + 0.55 * toll + (event.civilians ? 0.1 : 0);
  }
  const rubric =
    0.15 * event.systemic +
    (has('significance-without-propagation') ? 0 : 0.1 * event.propagation) +
    0.1 * event.market;
  const full = event.category === 'POLITICAL' || has('divisor-always-political') ? 0.9 : 0.65;
  if (event.magnitude === undefined) return (shared + rubric) / (full - 0.2);
  return (shared + rubric + 0.2 * (event.magnitude / 10)) / full;
}
