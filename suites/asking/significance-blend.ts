import { cameoplusCategories, conflictCategories, weightOf } from '../../contract/index.js';
import { type Api, at, type JsonObject, type Query, rowsOf, smallestOf } from '../../src/kit/index.js';
import { nextCursorOf } from './pages.js';
import { bounds } from './windows.js';

/** Between which values the significance of a card must lie. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Metrics are printed rounded, be it finer than that. */
export const leastRounding = 0.01;
const articleEvidence = weightOf('article_evidence');

/** The clauses on the weights of terms whose omission shows in a blend. */
export const onWeights = {
  goldstein_severity: 'significance.goldstein-severity.weight',
  magnitude: 'significance.magnitude.weight',
  systemic_importance: 'significance.systemic-importance.weight',
  propagation_potential: 'significance.propagation-potential.weight',
  market_sensitivity: 'significance.market-sensitivity.weight',
} as const;
export type Term = keyof typeof onWeights;

/** A possible reading of the blend: its divisor, and the term that it omits. */
export interface Reading {
  readonly divisor: number;
  /** How far rounding may move what the bounds are compared with. */
  readonly rounding?: number;
  readonly without?: Term;
  /** Whether magnitude counts as it is; otherwise its scale is open. */
  readonly isPlain?: true;
}

const weightIn = ({ without }: Reading, term: Term): number => (term === without ? 0 : weightOf(term));

/**
 * How severity is scaled is open: between its square and its root, which meet at 0 and at 1. So that each family spans a true
 * 0 to 1, the scale may begin with the mildest Event of the family.
 */
function goldstein(severity: number, mildest: number, reading: Reading): Bounds {
  const above = mildest < 1 ? Math.max(0, severity - mildest) / (1 - mildest) : 0;
  return {
    least: weightIn(reading, 'goldstein_severity') * above ** 2,
    most: weightIn(reading, 'goldstein_severity') * severity ** 0.5,
  };
}

/**
 * Of a `conflict` Event: severity and confidence count for certain; article evidence, civilian targeting
 * and the scale of the body count are not shown.
 */
export function conflictBounds(
  { severity, mildest, confidence, fatalities }: Inputs,
  reading: Reading,
): Bounds | undefined {
  if (severity === undefined) return undefined;
  const { divisor, rounding = leastRounding } = reading;
  const { least, most } = goldstein(severity, mildest, reading);
  const known = weightOf('confidence') * confidence;
  const toll = fatalities === 0 ? 0 : weightOf('fatalities');
  const unseen = articleEvidence + weightOf('civilian_targeting') + toll;
  return {
    least: (least + known) / divisor - rounding,
    most: (most + known + unseen) / divisor + rounding,
  };
}

/** Of a `cameoplus` Event: article evidence and the scale of magnitude are unknown. An unmeasured magnitude adds nothing. */
export function cameoplusBounds(inputs: Inputs, reading: Reading): Bounds | undefined {
  const { divisor, rounding = leastRounding } = reading;
  const { severity, mildest, confidence, magnitude } = inputs;
  const { systemicImportance, propagationPotential, marketSensitivity } = inputs;
  if (
    systemicImportance === undefined ||
    propagationPotential === undefined ||
    marketSensitivity === undefined
  )
    return undefined;
  // How it is scaled is not shown: its share lies between its square and its root.
  const ofMagnitude = (power: number): number =>
    weightIn(reading, 'magnitude') * (magnitude ?? 0) ** (reading.isPlain ? 1 : power);
  const known =
    weightOf('confidence') * confidence +
    weightIn(reading, 'systemic_importance') * systemicImportance +
    weightIn(reading, 'propagation_potential') * propagationPotential +
    weightIn(reading, 'market_sensitivity') * marketSensitivity;
  const { least, most } =
    severity === undefined ? { least: 0, most: 0 } : goldstein(severity, mildest, reading);
  return {
    least: (known + least + ofMagnitude(2)) / divisor - rounding,
    most: (known + most + ofMagnitude(0.5) + articleEvidence) / divisor + rounding,
  };
}

/** What a card shows of the blend that makes its significance. */
export interface Inputs {
  readonly id: string;
  readonly category: unknown;
  readonly significance: number;
  /** From 0 to 1; undefined where the card has no Goldstein value. */
  readonly severity: number | undefined;
  /** The least severity of the Events that it was read with. */
  readonly mildest: number;
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
function inputsOf(card: JsonObject): Omit<Inputs, 'mildest'> | undefined {
  const metric = (name: string): number | undefined => numberOf(at(card, `/metrics/${name}`));
  const [significance, confidence] = [metric('significance'), metric('confidence')];
  if (typeof card.id !== 'string' || significance === undefined || confidence === undefined) return undefined;
  const [goldstein, magnitude] = [metric('goldstein_scale'), metric('magnitude')];
  return {
    id: card.id,
    category: card.category,
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

/** The kinds of Events that blend their significance in their own ways. */
export const kinds = {
  conflict: conflictCategories,
  POLITICAL: ['POLITICAL'],
  'another domain': cameoplusCategories.filter((each) => each !== 'POLITICAL'),
} as const satisfies Record<string, readonly string[]>;
export type Kind = keyof typeof kinds;

/** Recent Events, which are more of a cross-section than the most significant ones. */
export async function recent(api: Api, kind: Kind, more: Query = {}) {
  const query = { ...bounds(api.world.offer.window), category: kinds[kind].join(','), ...more };
  const reply = await api.get('listEvents', { ...query, sort: 'recent', limit: 100 });
  return { rows: rowsOf(reply), complete: nextCursorOf(reply) === undefined };
}

/** What cards of one kind show. */
export function read(rows: readonly JsonObject[]): readonly Inputs[] {
  const inputs = rows.flatMap((row) => inputsOf(row) ?? []);
  const mildest = smallestOf(inputs.flatMap(({ severity }) => severity ?? []));
  return inputs.map((each) => ({ ...each, mildest }));
}

/** What recent Events of a kind show. */
export const sampleOf = async (api: Api, kind: Kind): Promise<readonly Inputs[]> =>
  read((await recent(api, kind)).rows);
