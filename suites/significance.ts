import { type ClauseId, significanceDivisors, weightOf } from '../contract/index.js';
import {
  type Api,
  defineCheck,
  expectThat,
  forEach,
  type Json,
  once,
  precondition,
  type World,
} from '../src/kit/index.js';
import {
  type Bounds,
  cameoplusBounds,
  conflictBounds,
  type Inputs,
  type Kind,
  kinds,
  leastRounding,
  onWeights,
  type Reading,
  read,
  recent,
  sampleOf,
  type Term,
} from './asking/significance-blend.js';
import { precisionOf } from './asking/statistics.js';

/** `conflict` Events by whether they are coded as targeting civilians, as far as that is known. */
async function sampleByTargeting(
  api: Api,
): Promise<{ readonly targeting: readonly Inputs[]; readonly others: readonly Inputs[] }> {
  const all = await recent(api, 'conflict');
  const coded = await recent(api, 'conflict', { civilian_targeting: true });
  const ids = new Set(coded.rows.map(({ id }) => id));
  // Of a cut page, only what is surely newer than its end is known to be missing from it.
  const end = coded.complete ? '' : String(coded.rows.at(-1)?.event_date);
  const others = all.rows.filter((row) => !ids.has(row.id ?? null) && String(row.event_date) > end);
  return { targeting: read(coded.rows), others: read(others) };
}

/** One Event says little: so many, and most of the sample, must lie outside. */
const fewest = 3;

/** Events that are blended in one way, with the reading of the text and those that a ruling accepts beside it. */
interface Part {
  readonly of: Kind;
  readonly which: (inputs: Inputs) => boolean;
  readonly bounds: (inputs: Inputs, reading: Reading) => Bounds | undefined;
  readonly readings: readonly [Reading, ...Reading[]];
  /** Divisors that the clause forbids, and the clause. */
  readonly mistaken: { readonly divisors: readonly number[]; readonly clause: ClauseId };
  /** Accused if no mistaken reading explains the blend. */
  readonly clause: ClauseId;
  /** Whether the bounds rest on no scale that is open, so that a few Events outside of them tell as much as most would. */
  readonly isCertain?: true;
}

/** The share of a sample that may stay unexplained. */
const tolerance = 0.1;

const measured = ({ magnitude }: Inputs): boolean => magnitude !== undefined;
const { otherDomains } = significanceDivisors;
const maxima = Object.values(significanceDivisors);
/** The sum of the weights of both families. */
const allWeights = 1.55;

const parts: Readonly<Record<string, Part>> = {
  // What else counts is too little there to hide that severity does not.
  'severe conflict Events without a known death': {
    of: 'conflict',
    which: ({ severity, fatalities }) => (severity ?? 0) >= 0.7 && (fatalities ?? 0) === 0,
    bounds: conflictBounds,
    readings: [{ divisor: significanceDivisors.conflict }],
    mistaken: { divisors: [allWeights], clause: 'significance.divisor.conflict' },
    clause: 'significance.family-scale',
  },
  'POLITICAL Events': {
    of: 'POLITICAL',
    which: measured,
    bounds: cameoplusBounds,
    readings: [{ divisor: significanceDivisors.POLITICAL }],
    mistaken: { divisors: maxima, clause: 'significance.divisor.political' },
    clause: 'significance.family-scale',
  },
  'cameoplus Events of another domain': {
    of: 'another domain',
    which: measured,
    bounds: cameoplusBounds,
    readings: [{ divisor: otherDomains }],
    mistaken: { divisors: maxima, clause: 'significance.divisor.other-domains' },
    clause: 'significance.family-scale',
  },
  'cameoplus Events of another domain without a magnitude': {
    of: 'another domain',
    which: (inputs) => !measured(inputs),
    // The weight of magnitude leaves the divisor; one that stays is accepted (ruling goldstein-weight).
    bounds: cameoplusBounds,
    readings: [{ divisor: otherDomains - weightOf('magnitude') }, { divisor: otherDomains }],
    mistaken: { divisors: maxima, clause: 'significance.magnitude.unmeasured-weight' },
    clause: 'significance.magnitude.unmeasured-term',
    isCertain: true,
  },
};

/** Accused for a wrong blend: the clause of the mistake that explains the sample best, if one does. */
function contradicted({ bounds, readings, mistaken, clause }: Part, sample: readonly Inputs[]): ClauseId {
  const [reading] = readings;
  const terms = Object.keys(onWeights) as readonly Term[];
  const mistakes = [
    ...terms.map((without) => ({ clause: onWeights[without], reading: { ...reading, without } })),
    ...mistaken.divisors.map((divisor) => ({ clause: mistaken.clause, reading: { divisor } })),
  ].map((each) => ({
    clause: each.clause,
    // Narrow bounds tell mistakes apart.
    outside: sample.flatMap((inputs) => outsideOf(inputs, bounds(inputs, { ...each.reading, isPlain: true })))
      .length,
  }));
  const [best] = mistakes.toSorted((one, other) => one.outside - other.outside);
  return best !== undefined && best.outside <= sample.length * tolerance ? best.clause : clause;
}

/** What the Events that are known show of a part. */
const knownOf = ({ offer }: World, { of, which }: Part): readonly Inputs[] =>
  read([...offer.events, ...offer.moreEvents].filter(({ category }) => isOf(of, category))).filter(which);

const isOf = (kind: Kind, category: Json | undefined): boolean =>
  (kinds[kind] as readonly unknown[]).includes(category);

async function expectBlended(api: Api, name: string): Promise<void> {
  const part = parts[name];
  if (part === undefined) return;
  const known = knownOf(api.world, part);
  const isWhole = kinds[part.of].every(
    (category) => known.filter((each) => each.category === category).length >= fewest,
  );
  // Where they show each category and fit, others need not be asked for.
  if (isWhole && groupsOf(name, known).every(({ sample }) => isBlended(part, sample))) {
    api.witness('Events judged', known.length);
    return;
  }
  const sample = (await sampleOf(api, part.of)).filter(part.which);
  // Every Event may have its magnitude measured, which contradicts nothing.
  if (sample.length < fewest && part.readings.length > 1) return api.observe(name, 'too few to judge');
  precondition(sample.length >= fewest, `too few ${name} to judge their blend`, 'no-data');
  for (const group of groupsOf(name, sample)) expectWithin(api, part, group);
  api.witness('Events judged', sample.length);
}

interface Group {
  readonly events: string;
  readonly sample: readonly Inputs[];
}

/** All of a sample, and those of each category: what holds of most Events may be wrong of each of a category. */
const groupsOf = (name: string, sample: readonly Inputs[]): readonly Group[] => [
  { events: name, sample },
  ...[...new Set(sample.map(({ category }) => category))].map((category) => ({
    events: `${name} of ${category}`,
    sample: sample.filter((inputs) => inputs.category === category),
  })),
];

/** How far rounding can move the significance of the Events of a sample, and what their scores add up to. */
function roundingOf(sample: readonly Inputs[], divisor: number): number {
  const halfOf = (scoreOf: (inputs: Inputs) => number | undefined): number => {
    const scores = sample.flatMap((inputs) => scoreOf(inputs) ?? []);
    return scores.length === 0 ? 0 : 10 ** -precisionOf(scores).decimals / 2;
  };
  const ofScores =
    weightOf('confidence') * halfOf(({ confidence }) => confidence) +
    weightOf('systemic_importance') * halfOf(({ systemicImportance }) => systemicImportance) +
    weightOf('propagation_potential') * halfOf(({ propagationPotential }) => propagationPotential) +
    weightOf('market_sensitivity') * halfOf(({ marketSensitivity }) => marketSensitivity);
  return Math.max(leastRounding, halfOf(({ significance }) => significance) + ofScores / divisor);
}

/** The Events of a sample that lie outside the bounds of a reading, where they are too many for chance; none where they are not. */
function misfitsOf(part: Part, sample: readonly Inputs[], reading: Reading) {
  const outsiders = (own: Reading) => sample.flatMap((inputs) => outsideOf(inputs, part.bounds(inputs, own)));
  const isMany = ({ length }: readonly unknown[], share: number): boolean =>
    length >= fewest && length > sample.length * share;
  const usual = outsiders(reading);
  if (isMany(usual, 0.5)) return usual;
  if (part.isCertain !== true) return [];
  const certain = outsiders({ ...reading, rounding: roundingOf(sample, reading.divisor) });
  return isMany(certain, tolerance) ? certain : [];
}

/** Whether a sample fits the reading of the text. */
const isBlended = (part: Part, sample: readonly Inputs[]): boolean =>
  misfitsOf(part, sample, part.readings[0]).length === 0;

/** A sample fits a reading. */
function expectWithin(api: Api, part: Part, { events, sample }: Group): void {
  const misfits = part.readings.map((reading) => misfitsOf(part, sample, reading));
  const [outside = []] = misfits;
  const fits = misfits.some(({ length }) => length === 0);
  const seen = { outside: `${outside.length} of ${sample.length}`, ...outside[0] };
  const clause = fits ? undefined : contradicted(part, sample);
  expectThat(fits, '/data', `${events} within the bounds of the blend`, seen, clause);
  if (outside.length > 0)
    api.deviates('goldstein-weight', `${events} are divided as if magnitude had been measured`);
}

/** What tells of an Event outside the bounds. */
function outsideOf({ id, significance }: Inputs, bounds: Bounds | undefined) {
  if (bounds === undefined || (bounds.least <= significance && significance <= bounds.most)) return [];
  return [{ id, significance, least: bounds.least.toFixed(3), most: bounds.most.toFixed(3) }];
}

export const blend = defineCheck({
  id: 'significance/blend',
  title: 'Significance is the weighted blend of the scores on the card, divided by the maximum of its family',
  clauses: [
    'significance.family-scale',
    'significance.divisor.conflict',
    'significance.divisor.political',
    'significance.divisor.other-domains',
    'significance.goldstein-severity.weight',
    'significance.goldstein-severity.family',
    'significance.confidence.weight',
    'significance.confidence.family',
    'significance.article-evidence.weight',
    'significance.article-evidence.family',
    'significance.magnitude.weight',
    'significance.magnitude.family',
    'significance.systemic-importance.weight',
    'significance.systemic-importance.family',
    'significance.propagation-potential.weight',
    'significance.propagation-potential.family',
    'significance.market-sensitivity.weight',
    'significance.market-sensitivity.family',
    'significance.magnitude.unmeasured-term',
    'significance.magnitude.unmeasured-weight',
  ],
  operations: ['listEvents'],
  rulings: ['goldstein-weight'],
  property: forEach(Object.keys(parts), expectBlended),
});

/** Severities that differ by less hardly matter. */
const near = 0.05;

/**
 * How much more significant Events of one group are than Events of another with nearly the same severity, on
 * average, confidence set aside.
 * @returns undefined where fewer pairs than asked for can be made
 */
function meanDifference(
  group: readonly Inputs[],
  other: readonly Inputs[],
  fewest: number,
): number | undefined {
  const differences = group.flatMap((one) => {
    const like = other
      .map((each) => ({ each, far: Math.abs((each.severity ?? 9) - (one.severity ?? 0)) }))
      .toSorted((a, b) => a.far - b.far)[0];
    return like === undefined || like.far > near ? [] : [rest(one) - rest(like.each)];
  });
  if (differences.length < fewest) return undefined;
  return differences.reduce((sum, each) => sum + each, 0) / differences.length;
}

const rest = ({ significance, confidence }: Inputs): number => significance - 0.05 * confidence;

const fewestPairs = 8;
/** The weight is 0.10, of which article evidence can take back 0.05. */
const least = 0.03;

export const civilianTargeting = defineCheck({
  id: 'significance/civilian-targeting',
  title:
    'Conflict Events without deaths that target civilians are more significant than similar Events that do not',
  clauses: ['significance.civilian-targeting.weight', 'significance.civilian-targeting.family'],
  operations: ['listEvents'],
  rulings: ['goldstein-weight', 'civilian-targeting'],
  property: once(
    async (api) => {
      const { targeting, others } = await sampleByTargeting(api);
      const [coded, uncoded] = [targeting, others].map((each) =>
        each.filter(({ fatalities }) => (fatalities ?? 0) === 0),
      );
      const difference = meanDifference(coded ?? [], uncoded ?? [], fewestPairs);
      precondition(difference !== undefined, 'too few like Events to compare', 'no-data');
      expectThat(difference >= least, '/data', `at least ${least} more on average`, difference.toFixed(3));
      api.witness('Events compared', targeting.length);
    },
    { requests: 2 },
  ),
});

const fewestLethalPairs = 5;
/** Ten deaths, on a logarithmic scale up to a million, are 0.17 of the weight of 0.55. */
const manyDeaths = 10;

const deadly = (inputs: Inputs): boolean => (inputs.fatalities ?? 0) >= manyDeaths;
const deathless = (inputs: Inputs): boolean => (inputs.fatalities ?? 0) === 0;

export const fatalities = defineCheck({
  id: 'significance/fatalities',
  title: 'Conflict Events with many deaths are more significant than similar Events without deaths',
  clauses: ['significance.fatalities.weight', 'significance.fatalities.family'],
  operations: ['listEvents'],
  rulings: ['goldstein-weight'],
  property: once(
    async (api) => {
      const { others } = await sampleByTargeting(api);
      const difference = meanDifference(others.filter(deadly), others.filter(deathless), fewestLethalPairs);
      precondition(difference !== undefined, 'too few like Events to compare', 'no-data');
      expectThat(difference >= least, '/data', `at least ${least} more on average`, difference.toFixed(3));
      api.witness('Events compared', others.length);
    },
    { requests: 2 },
  ),
});
