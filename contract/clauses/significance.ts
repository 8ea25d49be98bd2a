import type { Clauses } from '../clause.js';

/** The formula is judged by intervals over many rows: two of its inputs cannot be read from a card. */
const row = {
  heading: 'What the service does > Significance (Event ranking metric)',
  operations: ['listEvents', 'getEvent'],
  by: 'table',
  seen: 'data',
} as const;

const rule = { ...row, by: 'statement' } as const;
/** Of the blend, which a sample of many cards shows. */
const blend = { ...row, operations: ['listEvents'] } as const;
const blendRule = { ...blend, by: 'statement' } as const;
const open = { ...row, by: 'not-shown', ruling: 'goldstein-weight' } as const;

/** How significance is blended from weighted components, and what its components mean. */
export const significanceClauses = {
  'significance.range': {
    ...rule,
    seen: 'one-reply',
    says: 'Significance lies from 0 to 1 in either family.',
  },
  'significance.family-scale': {
    ...blendRule,
    says: 'Significance is the raw weighted total divided by the largest total that the Event’s family can reach.',
    ruling: 'goldstein-weight',
  },
  'significance.goldstein-severity.weight': {
    ...blend,
    says: 'Goldstein severity has the weight 0.25.',
    ruling: 'goldstein-weight',
  },
  'significance.goldstein-severity.family': {
    ...blend,
    says: 'Goldstein severity counts for Events of every kind that has a Goldstein value.',
    ruling: 'goldstein-weight',
  },
  'significance.article-evidence.weight': {
    ...blend,
    says: 'Article evidence has the weight 0.05.',
    ruling: 'goldstein-weight',
  },
  'significance.article-evidence.family': {
    ...blend,
    says: 'Article evidence counts for all Events.',
    ruling: 'goldstein-weight',
  },
  'significance.confidence.weight': {
    ...blend,
    says: 'Confidence has the weight 0.05.',
    ruling: 'goldstein-weight',
  },
  'significance.confidence.family': {
    ...blend,
    says: 'Confidence counts for all Events.',
    ruling: 'goldstein-weight',
  },
  'significance.fatalities.weight': {
    ...blend,
    says: 'Fatalities have the weight 0.55.',
    ruling: 'goldstein-weight',
  },
  'significance.fatalities.family': {
    ...blend,
    says: 'Fatalities count for `conflict` Events alone.',
    ruling: 'goldstein-weight',
  },
  'significance.fatalities.log-scaled': {
    ...row,
    seen: 'no',
    says: 'Fatalities enter on a logarithmic scale of the body count.',
    ruling: 'goldstein-weight',
    untestable: 'Base and cap of the logarithm are not shown, so no value can be predicted.',
  },
  'significance.civilian-targeting.weight': {
    ...blend,
    says: 'Civilian targeting has the weight 0.10.',
    ruling: 'goldstein-weight',
  },
  'significance.civilian-targeting.family': {
    ...blend,
    says: 'Civilian targeting counts for `conflict` Events alone.',
    ruling: 'goldstein-weight',
  },
  'significance.magnitude.weight': {
    ...blend,
    says: 'Magnitude has the weight 0.20.',
    ruling: 'goldstein-weight',
  },
  'significance.magnitude.family': {
    ...blend,
    says: 'Magnitude counts for `cameoplus` Events alone.',
    ruling: 'goldstein-weight',
  },
  'significance.systemic-importance.weight': {
    ...blend,
    says: 'Systemic importance has the weight 0.15.',
    ruling: 'goldstein-weight',
  },
  'significance.systemic-importance.family': {
    ...blend,
    says: 'Systemic importance counts for `cameoplus` Events alone.',
    ruling: 'goldstein-weight',
  },
  'significance.propagation-potential.weight': {
    ...blend,
    says: 'Propagation potential has the weight 0.10.',
    ruling: 'goldstein-weight',
  },
  'significance.propagation-potential.family': {
    ...blend,
    says: 'Propagation potential counts for `cameoplus` Events alone.',
    ruling: 'goldstein-weight',
  },
  'significance.market-sensitivity.weight': {
    ...blend,
    says: 'Market sensitivity has the weight 0.10.',
    ruling: 'goldstein-weight',
  },
  'significance.market-sensitivity.family': {
    ...blend,
    says: 'Market sensitivity counts for `cameoplus` Events alone.',
    ruling: 'goldstein-weight',
  },
  'significance.divisor.conflict': {
    ...blendRule,
    says: 'The raw total of a `conflict` Event is divided by 1.00.',
    ruling: 'goldstein-weight',
  },
  'significance.divisor.political': {
    ...blendRule,
    says: 'The raw total of a POLITICAL `cameoplus` Event is divided by 0.90.',
    ruling: 'goldstein-weight',
  },
  'significance.divisor.other-domains': {
    ...blendRule,
    says: 'The raw total of a `cameoplus` Event of another domain than POLITICAL is divided by 0.65.',
    ruling: 'goldstein-weight',
  },
  'significance.magnitude.unmeasured-term': {
    ...blendRule,
    says: 'An Event without a measured magnitude gets no magnitude term.',
    ruling: 'goldstein-weight',
  },
  'significance.magnitude.unmeasured-weight': {
    ...blendRule,
    says: 'For an Event without a measured magnitude the divisor shrinks by the 0.20 of magnitude.',
    ruling: 'goldstein-weight',
  },
  'significance.article-evidence.measure': {
    ...open,
    says: 'How the number of articles becomes article evidence is left open.',
  },
  'significance.fatalities.scale': {
    ...open,
    says: 'Base and cap of the logarithm of fatalities are left open.',
  },
  'significance.goldstein-severity.scale': {
    ...open,
    says: 'How Goldstein severity is scaled before it is weighted is left open.',
  },
  'significance.rounding': { ...open, says: 'To how many digits significance is rounded is left open.' },
  'significance.rubric.fixed-formulas': {
    ...rule,
    seen: 'no',
    says: 'The four `cameoplus` metrics are rubric scores by formulas that are fixed and published.',
    untestable: 'The document does not contain the formulas.',
  },
  'significance.rubric.ordinal': {
    ...rule,
    seen: 'no',
    says: 'The four `cameoplus` metrics rank Events; they measure, estimate and predict nothing.',
    untestable: 'It says how a value is to be understood, not which value is returned.',
  },
  'significance.goldstein-scale.signed': {
    ...rule,
    seen: 'one-reply',
    says: '`goldstein_scale` carries a sign and lies from -10 to +10.',
  },
  'significance.goldstein-scale.conflict': {
    ...rule,
    seen: 'one-reply',
    says: '`goldstein_scale` has a value on every `conflict` Event.',
  },
  'significance.goldstein-scale.political': {
    ...rule,
    seen: 'one-reply',
    says: '`goldstein_scale` has a value on every POLITICAL Event of the `cameoplus` family.',
  },
  'significance.goldstein-scale.other-domains': {
    ...rule,
    seen: 'one-reply',
    says: '`goldstein_scale` is null on `cameoplus` Events of every domain but POLITICAL.',
    ruling: 'nullable-event-fields',
  },
  'significance.goldstein-severity.absolute-value': {
    ...rule,
    operations: ['summarizeEvents'],
    seen: 'relation',
    says: 'The Goldstein severity of an Event is its `goldstein_scale` without the sign.',
    ruling: 'goldstein-severity',
  },
  'significance.goldstein-severity.aggregate-only': {
    ...rule,
    operations: ['listEvents', 'getEvent', 'summarizeEvents'],
    by: 'absolute',
    seen: 'no',
    says: '`goldstein_severity` serves aggregation and is no field of the Event card.',
    ruling: 'goldstein-severity',
    untestable: 'A card may carry further fields, so finding it there contradicts nothing.',
  },
  'significance.event-count.distinct': {
    ...rule,
    operations: ['summarizeEvents'],
    seen: 'relation',
    says: 'The `event_count` of Event summaries counts each Event once.',
    ruling: 'group-by-totals',
  },
} as const satisfies Clauses;
