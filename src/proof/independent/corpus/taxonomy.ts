import { has } from '../bugs.js';

type Family = 'conflict' | 'cameoplus';

/** Categories with their subcategories and the share of Events they get. */
const entries: readonly (readonly [
  category: string,
  family: Family,
  share: number,
  codes: readonly [string, ...string[]],
])[] = [
  ['Battles', 'conflict', 16, ['Skirmish', 'Siege', 'Position retaken']],
  ['Protests', 'conflict', 14, ['Peaceful march', 'Sit-in', 'Protest met with force']],
  ['Riots', 'conflict', 6, ['Street disorder', 'Looting']],
  ['Explosions/Remote violence', 'conflict', 12, ['Air strike', 'Shell fire', 'Roadside device']],
  ['Violence against civilians', 'conflict', 8, ['Assault', 'Abduction']],
  ['Strategic developments', 'conflict', 3, ['Truce', 'Base moved']],
  ['POLITICAL', 'cameoplus', 16, ['PO01', 'PO02', 'PO07']],
  ['CRIME', 'cameoplus', 6, ['CR01', 'CR03']],
  ['ECONOMIC', 'cameoplus', 9, ['EC01', 'EC02', 'EC09']],
  ['CORPORATE', 'cameoplus', 7, ['CO01', 'CO04']],
  ['TECHNOLOGY', 'cameoplus', 7, ['TE01', 'TE02', 'TE11']],
  ['INFRASTRUCTURE', 'cameoplus', 5, ['IN02', 'IN05']],
  ['ENVIRONMENT', 'cameoplus', 4, ['EN01', 'EN06']],
  ['HEALTH', 'cameoplus', 0.4, ['HE01', 'HE03']],
  ['DEMOGRAPHIC', 'cameoplus', 0, ['DE01', 'DE02']],
  ['INFORMATION', 'cameoplus', 0.4, ['IF01', 'IF02']],
];

export interface Category {
  readonly name: string;
  readonly family: Family;
  readonly share: number;
  readonly codes: readonly [string, ...string[]];
}

export const categories: readonly Category[] = entries.map(([name, family, share, codes]) => ({
  name,
  family,
  share,
  codes,
}));

export const categoryNames: readonly string[] = categories.map(({ name }) => name);

export const allCodes: readonly string[] = categories.flatMap(({ codes }) => codes);

export function categoryOf(text: string): Category | undefined {
  if (has('category-case-sensitive')) return categories.find(({ name }) => name === text.trim());
  const wanted = text.trim().toLowerCase();
  return categories.find(({ name }) => name.toLowerCase() === wanted);
}

/** The category at a point of the shares laid end to end; `unit` lies in [0, 1). */
export function categoryAt(unit: number): Category | undefined {
  let left = unit * categories.reduce((sum, { share }) => sum + share, 0);
  for (const category of categories) {
    if (left < category.share) return category;
    left -= category.share;
  }
  return categories[0];
}

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

/** What the total of a family can reach; an unmeasured magnitude takes its weight along. */
export function divisorOf({ family, category, magnitude }: Measures): number {
  if (family === 'conflict') return 1;
  const full = category === 'POLITICAL' || has('divisor-always-political') ? 0.9 : 0.65;
  return magnitude === undefined && !has('unmeasured-magnitude-presumed') ? full - 0.2 : full;
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
  const presumed = has('unmeasured-magnitude-presumed') ? 5 : 0;
  const size = 0.2 * ((event.magnitude ?? presumed) / 10);
  return (shared + rubric + size) / divisorOf(event);
}
