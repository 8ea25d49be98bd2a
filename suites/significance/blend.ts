import { significanceDivisors, weightOf } from '../../contract/index.js';
import { type Api, defineCheck, expectThat, forEach, precondition } from '../../src/kit/index.js';
import { type Bounds, cameoplusBounds, conflictBounds } from './bounds.js';
import type { Inputs } from './inputs.js';
import { type Kind, sampleOf } from './sample.js';

/** One Event says little: so many, and most of the sample, must lie outside. */
const fewest = 3;

type Blend = (inputs: Inputs) => Bounds | undefined;

/** Events that are blended in one way, with the reading of the text and those that a ruling accepts beside it. */
interface Part {
  readonly of: Kind;
  readonly which: (inputs: Inputs) => boolean;
  readonly blends: readonly [Blend, ...Blend[]];
}

const measured = ({ magnitude }: Inputs): boolean => magnitude !== undefined;
const dividedBy =
  (divisor: number): Blend =>
  (inputs) =>
    cameoplusBounds(inputs, divisor);

const { otherDomains } = significanceDivisors;

const parts: Readonly<Record<string, Part>> = {
  // What else counts is too little there to hide that severity does not.
  'severe conflict Events without a known death': {
    of: 'conflict',
    which: ({ severity, fatalities }) => (severity ?? 0) >= 0.7 && (fatalities ?? 0) === 0,
    blends: [conflictBounds],
  },
  'POLITICAL Events': {
    of: 'POLITICAL',
    which: measured,
    blends: [dividedBy(significanceDivisors.POLITICAL)],
  },
  'cameoplus Events of another domain': {
    of: 'another domain',
    which: measured,
    blends: [dividedBy(otherDomains)],
  },
  'cameoplus Events of another domain without a magnitude': {
    of: 'another domain',
    which: (inputs) => !measured(inputs),
    // The weight of magnitude leaves the divisor; one that stays is accepted (ruling C50).
    blends: [dividedBy(otherDomains - weightOf('magnitude')), dividedBy(otherDomains)],
  },
};

async function expectBlended(api: Api, name: string): Promise<void> {
  const part = parts[name];
  if (part === undefined) return;
  const sample = (await sampleOf(api, part.of)).filter(part.which);
  // Every Event may have its magnitude measured, which contradicts nothing.
  if (sample.length < fewest && part.blends.length > 1) return api.observe(name, 'too few to judge');
  precondition(sample.length >= fewest, `too few ${name} to judge their blend`, 'no-data');
  const outside = part.blends.map((blend) => sample.flatMap((inputs) => outsideOf(blend, inputs)));
  const wrong = outside.map(({ length }) => length >= fewest && length > sample.length / 2);
  const [first] = outside[0] ?? [];
  expectThat(wrong.includes(false), '/data', `most ${name} within the bounds of the blend`, {
    outside: `${outside[0]?.length} of ${sample.length}`,
    ...first,
  });
  if (wrong[0]) api.deviates('C50', `${name} are divided as if magnitude had been measured`);
  api.witness('Events judged', sample.length);
}

/** What tells of an Event outside the bounds. */
function outsideOf(blend: Blend, inputs: Inputs) {
  const bounds = blend(inputs);
  const { id, significance } = inputs;
  if (bounds === undefined || (bounds.least <= significance && significance <= bounds.most)) return [];
  return [{ id, significance, least: bounds.least.toFixed(3), most: bounds.most.toFixed(3) }];
}

export const blend = defineCheck({
  id: 'significance/blend',
  title:
    'Significance is the weighted blend of what cards show, divided by the most that the family can reach',
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
  rulings: ['C50'],
  property: forEach(Object.keys(parts), expectBlended),
  refutedBy: [
    'significance.article-evidence-weight',
    'significance.cameoplus-not-scaled',
    'significance.confidence-weight',
    'significance.conflict-halved',
    'significance.goldstein-left-out',
    'significance.goldstein-signed',
    'significance.magnitude-left-out',
    'significance.market-sensitivity-left-out',
    'significance.one-cameoplus-divisor',
    'significance.propagation-potential-left-out',
    'significance.systemic-importance-left-out',
    'significance.unmeasured-magnitude-as-ten',
  ],
});
