import { weightOf } from '../../contract/index.js';
import type { Inputs } from './inputs.js';

/** Between which values the significance of a card must lie. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Metrics are printed rounded. */
const rounding = 0.01;
const articleEvidence = weightOf('article_evidence');

/** How severity is scaled is open: between its square and its root, which meet at 0 and at 1. */
const goldstein = (severity: number): Bounds => ({
  least: weightOf('goldstein_severity') * severity ** 2,
  most: weightOf('goldstein_severity') * severity ** 0.5,
});

/**
 * Of a `conflict` Event: severity and confidence count for certain; article evidence, civilian targeting
 * and the scale of the body count are not shown.
 */
export function conflictBounds({ severity, confidence, fatalities }: Inputs): Bounds | undefined {
  if (severity === undefined) return undefined;
  const { least, most } = goldstein(severity);
  const known = weightOf('confidence') * confidence;
  const toll = fatalities === 0 ? 0 : weightOf('fatalities');
  const unseen = articleEvidence + weightOf('civilian_targeting') + toll;
  return { least: least + known - rounding, most: most + known + unseen + rounding };
}

/**
 * Of a `cameoplus` Event: all but article evidence is known. An unmeasured magnitude adds nothing.
 * @param divisor the most that an Event of its kind can reach
 */
export function cameoplusBounds(inputs: Inputs, divisor: number): Bounds | undefined {
  const { severity, confidence, magnitude } = inputs;
  const { systemicImportance, propagationPotential, marketSensitivity } = inputs;
  if (
    systemicImportance === undefined ||
    propagationPotential === undefined ||
    marketSensitivity === undefined
  )
    return undefined;
  const known =
    weightOf('confidence') * confidence +
    weightOf('magnitude') * (magnitude ?? 0) +
    weightOf('systemic_importance') * systemicImportance +
    weightOf('propagation_potential') * propagationPotential +
    weightOf('market_sensitivity') * marketSensitivity;
  const { least, most } = severity === undefined ? { least: 0, most: 0 } : goldstein(severity);
  return {
    least: (known + least) / divisor - rounding,
    most: (known + most + articleEvidence) / divisor + rounding,
  };
}
