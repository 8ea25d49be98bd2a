import { at, type JsonObject } from '../../src/kit/index.js';

/** What a card shows of the blend that makes its significance. */
export interface Inputs {
  readonly id: string;
  readonly significance: number;
  /** From 0 to 1; undefined where the card has no Goldstein value. */
  readonly severity: number | undefined;
  readonly confidence: number;
  /** Undefined on `cameoplus` Events, and where a `conflict` Event has no count. */
  readonly fatalities: number | undefined;
  /** Each from 0 to 1; undefined where it has no value. */
  readonly magnitude: number | undefined;
  readonly systemicImportance: number | undefined;
  readonly propagationPotential: number | undefined;
  readonly marketSensitivity: number | undefined;
}

/** Reads a card; undefined when a metric that every card has is missing. */
export function inputsOf(card: JsonObject): Inputs | undefined {
  const metric = (name: string): number | undefined => numberOf(at(card, `/metrics/${name}`));
  const [significance, confidence] = [metric('significance'), metric('confidence')];
  if (typeof card.id !== 'string' || significance === undefined || confidence === undefined) return undefined;
  const [goldstein, magnitude] = [metric('goldstein_scale'), metric('magnitude')];
  return {
    id: card.id,
    significance,
    confidence,
    severity: goldstein === undefined ? undefined : Math.abs(goldstein) / 10,
    fatalities: numberOf(card.fatalities),
    magnitude: magnitude === undefined ? undefined : magnitude / 10,
    systemicImportance: metric('systemic_importance'),
    propagationPotential: metric('propagation_potential'),
    marketSensitivity: metric('market_sensitivity'),
  };
}

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
