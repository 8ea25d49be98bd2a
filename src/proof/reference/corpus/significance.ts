import { significanceDivisors, weightOf } from '../../../../contract/index.js';
import { type Faults, nothingPlanted, type Planted, type Variants } from '../planted.js';
import type { Event } from './event.js';

export const significanceFaults = {
  'significance.goldstein-left-out': {
    clauses: ['significance.goldstein-severity.weight', 'significance.goldstein-severity.family'],
    summary: 'Leaves Goldstein severity out of the blend',
  },
  'significance.goldstein-signed': {
    clauses: [
      'significance.goldstein-severity.weight',
      'significance.goldstein-severity.family',
      'significance.family-scale',
    ],
    summary: 'Blends the signed Goldstein scale in place of its severity',
  },
  'significance.article-evidence-weight': {
    clauses: [
      'significance.article-evidence.weight',
      'significance.article-evidence.family',
      'significance.family-scale',
    ],
    summary: 'Weights article evidence 0.50 in place of 0.05',
  },
  'significance.confidence-weight': {
    clauses: [
      'significance.confidence.weight',
      'significance.confidence.family',
      'significance.family-scale',
    ],
    summary: 'Weights confidence 0.50 in place of 0.05',
  },
  'significance.unmeasured-magnitude-as-ten': {
    clauses: ['significance.magnitude.unmeasured-term', 'significance.magnitude.unmeasured-weight'],
    summary: 'Counts an unmeasured magnitude as 10 out of 10',
  },
  'significance.unmeasured-magnitude-presumed': {
    clauses: ['significance.magnitude.unmeasured-term', 'significance.magnitude.unmeasured-weight'],
    summary: 'Counts an unmeasured magnitude as 3 out of 10',
  },
  'significance.fatalities-left-out': {
    clauses: ['significance.fatalities.weight', 'significance.fatalities.family'],
    summary: 'Leaves fatalities out of the blend',
  },
  'significance.civilian-targeting-left-out': {
    clauses: ['significance.civilian-targeting.weight', 'significance.civilian-targeting.family'],
    summary: 'Leaves civilian targeting out of the blend',
  },
  'significance.magnitude-left-out': {
    clauses: ['significance.magnitude.weight', 'significance.magnitude.family'],
    summary: 'Leaves magnitude out of the blend',
  },
  'significance.systemic-importance-left-out': {
    clauses: ['significance.systemic-importance.weight', 'significance.systemic-importance.family'],
    summary: 'Leaves systemic importance out of the blend',
  },
  'significance.propagation-potential-left-out': {
    clauses: ['significance.propagation-potential.weight', 'significance.propagation-potential.family'],
    summary: 'Leaves propagation potential out of the blend',
  },
  'significance.market-sensitivity-left-out': {
    clauses: ['significance.market-sensitivity.weight', 'significance.market-sensitivity.family'],
    summary: 'Leaves market sensitivity out of the blend',
  },
  'significance.cameoplus-not-scaled': {
    clauses: [
      'significance.family-scale',
      'significance.divisor.political',
      'significance.divisor.other-domains',
    ],
    summary: 'Does not divide the totals of cameoplus Events',
  },
  'significance.one-cameoplus-divisor': {
    clauses: ['significance.divisor.other-domains', 'significance.family-scale'],
    summary: 'Divides every cameoplus total by 0.90, POLITICAL or not',
  },
  'significance.crime-as-political': {
    clauses: ['significance.divisor.other-domains'],
    summary: 'Divides the blend of CRIME by the divisor of POLITICAL',
  },
  'significance.political-as-other-domains': {
    clauses: ['significance.divisor.political'],
    summary: 'Divides the totals of POLITICAL Events by 0.65, as those of other domains',
  },
  'significance.conflict-over-all-weights': {
    clauses: ['significance.divisor.conflict'],
    summary: 'Divides conflict totals by the sum of the weights of both families',
  },
  'significance.conflict-halved': {
    clauses: ['significance.divisor.conflict', 'significance.family-scale'],
    summary: 'Divides conflict totals by 2',
  },
} as const satisfies Faults;

export const significanceVariants = {
  'significance.fixed-divisor': {
    summary: 'Divides by the whole divisor of a family where magnitude is unmeasured, too',
    allowedBy: ['goldstein-weight'],
  },
  'significance.articles-linear': {
    summary: 'Counts article evidence in a straight line, up to 15 articles',
    allowedBy: ['significance.article-evidence.measure'],
  },
  'significance.fatalities-to-fifty': {
    summary: 'Lets the scale of fatalities end at 50',
    allowedBy: ['significance.fatalities.scale'],
  },
  'significance.severity-curved': {
    summary: 'Weights Goldstein severity by its square, as a part of the greatest one',
    allowedBy: ['significance.goldstein-severity.scale'],
  },
  'significance.one-digit': {
    summary: 'Rounds significance to one digit',
    allowedBy: ['significance.rounding'],
    // Which Events are offered first decides which entities are tried.
    undecided: ['events-summary/entity-total'],
  },
  'significance.two-digits': {
    summary: 'Rounds significance to two digits',
    allowedBy: ['significance.rounding'],
  },
  'significance.six-digits': {
    summary: 'Rounds significance to six digits',
    allowedBy: ['significance.rounding'],
  },
} as const satisfies Variants;

const unit = (value: number): number => Math.min(1, Math.max(0, value));

/** What the blend needs of an Event; the rest of it may not exist yet. */
type Scored = Pick<Event, 'family' | 'category' | 'articleCount' | 'fatalities' | 'civilianTargeting'> & {
  readonly scores: Omit<Event['scores'], 'significance'>;
};

/** The published blend, 0 to 1 in each family; log scales and roundings are this deployment's own. */
export function significance(event: Scored, planted: Planted = nothingPlanted): number {
  const { scores } = event;
  const scale = scores.goldstein_scale ?? 0;
  const curve = planted.varied('significance.severity-curved') ? 2 : 1;
  const severity = planted('significance.goldstein-signed') ? scale / 10 : (Math.abs(scale) / 10) ** curve;
  const goldstein = planted('significance.goldstein-left-out')
    ? 0
    : weightOf('goldstein_severity') * severity;
  const evidence = planted('significance.article-evidence-weight') ? 0.5 : weightOf('article_evidence');
  const trust = planted('significance.confidence-weight') ? 0.5 : weightOf('confidence');
  const common =
    goldstein + evidence * articleEvidence(event.articleCount, planted) + trust * scores.confidence;

  if (event.family === 'conflict') {
    const toll = planted('significance.fatalities-left-out') ? 0 : (event.fatalities ?? 0);
    const targeted = event.civilianTargeting && !planted('significance.civilian-targeting-left-out');
    const cap = planted.varied('significance.fatalities-to-fifty') ? 50 : 1000;
    const body = weightOf('fatalities') * unit(Math.log1p(toll) / Math.log1p(cap));
    const total = common + body + (targeted ? weightOf('civilian_targeting') : 0);
    if (planted('significance.conflict-over-all-weights')) return round(total / 1.55, planted);
    return round(planted('significance.conflict-halved') ? total / 2 : total, planted);
  }

  const presumed = planted('significance.unmeasured-magnitude-presumed') ? 3 : null;
  const unmeasured = planted('significance.unmeasured-magnitude-as-ten') ? 10 : presumed;
  const measure = scores.magnitude ?? unmeasured;
  const measured = measure !== null || planted.varied('significance.fixed-divisor');
  const magnitude = planted('significance.magnitude-left-out') ? 0 : (measure ?? 0);
  const systemic = planted('significance.systemic-importance-left-out') ? 0 : scores.systemic_importance;
  const propagation = planted('significance.propagation-potential-left-out')
    ? 0
    : scores.propagation_potential;
  const market = planted('significance.market-sensitivity-left-out') ? 0 : scores.market_sensitivity;
  const total =
    common +
    weightOf('magnitude') * (magnitude / 10) +
    weightOf('systemic_importance') * (systemic ?? 0) +
    weightOf('propagation_potential') * (propagation ?? 0) +
    weightOf('market_sensitivity') * (market ?? 0);
  if (planted('significance.cameoplus-not-scaled')) return round(total, planted);
  const political =
    (event.category === 'POLITICAL' && !planted('significance.political-as-other-domains')) ||
    (event.category === 'CRIME' && planted('significance.crime-as-political')) ||
    planted('significance.one-cameoplus-divisor');
  // An unmeasured magnitude takes its weight out of the largest total as well.
  const whole = political ? significanceDivisors.POLITICAL : significanceDivisors.otherDomains;
  return round(total / (whole - (measured ? 0 : weightOf('magnitude'))), planted);
}

function articleEvidence(articles: number, planted: Planted): number {
  return planted.varied('significance.articles-linear')
    ? unit(articles / 15)
    : unit(Math.log10(1 + articles) / 2);
}

function round(value: number, { varied }: Planted): number {
  const usual = varied('significance.six-digits') ? 6 : 3;
  const digits = varied('significance.one-digit') ? 1 : varied('significance.two-digits') ? 2 : usual;
  return Number(unit(value).toFixed(digits));
}
