import { has } from '../bugs.js';
import type { Occurrence } from '../corpus/corpus.js';
import { allCodes, type Category, categories, categoryNames, categoryOf } from '../corpus/taxonomy.js';
import { badEnum, Refusal } from '../http/answer.js';
import { choiceIn, listIn } from '../query.js';
import { isOneIn } from '../rare-bugs.js';
import { cameoplusMetrics } from './parameters.js';

type Values = ReadonlyMap<string, string>;
type Test = (event: Occurrence) => boolean;

const conflictNames = categories.filter(({ family }) => family === 'conflict').map(({ name }) => name);

const families = ['conflict', 'cameoplus'] as const;

function categoriesIn(values: Values): readonly Category[] {
  const sent = listIn(values, 'category');
  const parts = sent.length > 2 && has('last-category-lost') ? sent.slice(0, -1) : sent;
  const carried = categories.filter(({ share }) => share > 0).map(({ name }) => name);
  const accepted = has('category-without-events-unknown') ? carried : categoryNames;
  const told = has('unused-category-missing-from-refusal') ? carried : accepted;
  const exact = values.has('subcategory') && has('category-case-sensitive-beside-subcategory');
  return parts.map((part) => {
    const category = exact && !categoryNames.includes(part) ? undefined : categoryOf(part);
    if (category === undefined || !accepted.includes(category.name))
      throw badEnum('INVALID_ENUM', 'category', part, told);
    return category;
  });
}

/** The codes that a refusal lists; bent, those of the category that the code is from. */
function codesTold(code: string, fitting: readonly string[]): readonly string[] {
  if (!has('accepted-codes-of-other-category')) return fitting;
  return categories.find(({ codes }) => codes.includes(code))?.codes ?? fitting;
}

function codesIn(values: Values, chosen: readonly Category[]): readonly string[] {
  const codes = listIn(values, 'subcategory');
  if (codes.length === 0) return codes;
  if (chosen.length === 0 && has('subcategory-alone-served')) return codes;
  if (chosen.length === 0)
    throw new Refusal(400, 'SUBCATEGORY_REQUIRES_CATEGORY', 'subcategory pede category.', {
      accepted_categories: has('accepted-categories-of-conflict-only') ? conflictNames : categoryNames,
    });
  const fitting = chosen.flatMap((category) => category.codes);
  const known: readonly string[] = chosen.every(({ family }) => family === 'conflict') ? allCodes : [];
  for (const code of codes) {
    if (fitting.includes(code)) continue;
    if (has('impossible-pair-empty') && allCodes.includes(code)) continue;
    if (has('one-fitting-code-excuses-others') && codes.some((each) => fitting.includes(each))) continue;
    if (known.length === 0 || known.includes(code))
      throw new Refusal(
        400,
        has('impossible-pair-unknown-code') ? 'INVALID_SUBCATEGORY' : 'INVALID_SUBCATEGORY_FOR_CATEGORY',
        `${code} é de outra categoria.`,
        has('impossible-pair-without-values') ? {} : { accepted_values: codesTold(code, fitting) },
      );
    throw new Refusal(
      400,
      'INVALID_SUBCATEGORY',
      `${code} não existe.`,
      { accepted_values: fitting },
      { nearest_values: fitting.slice(0, 2) },
    );
  }
  return codes;
}

function refuseConflicts(values: Values, chosen: readonly Category[]): void {
  const family = choiceIn(values, 'event_family', families);
  const domain = values.get('domain')?.toUpperCase();
  if (domain === 'CONFLICT' && family === 'cameoplus')
    throw new Refusal(
      400,
      has('family-conflict-of-category') ? 'EVENT_FAMILY_CATEGORY_CONFLICT' : 'CONFLICTING_FAMILY_FILTER',
      'domain e event_family se contradizem.',
    );
  if (family !== undefined && chosen.length > 0 && chosen.every((category) => category.family !== family))
    throw new Refusal(400, 'EVENT_FAMILY_CATEGORY_CONFLICT', 'event_family e category se contradizem.');
  const bound = cameoplusMetrics.filter(
    (name) => name !== 'market_sensitivity' || !has('market-conflict-empty'),
  );
  const metric = bound.find((name) => values.has(`${name}_min`) || values.has(`${name}_max`));
  const isSwapped = has('metric-conflict-families-swapped');
  const [bounded, implied] = isSwapped ? ['conflict', 'cameoplus'] : ['cameoplus', 'conflict'];
  if (metric !== undefined && chosen.length > 0 && chosen.every((category) => category.family === 'conflict'))
    throw new Refusal(
      400,
      'EVENT_FAMILY_METRIC_CONFLICT',
      `${metric} só existe em cameoplus.`,
      has('metric-conflict-without-family') ? {} : { metric_family: bounded },
      {
        implied_family: implied,
        accepted_metrics_for_family: has('accepted-metrics-of-other-family')
          ? cameoplusMetrics
          : ['significance', 'confidence', 'goldstein_scale', 'geo_precision'],
      },
    );
}

const domainNames = [
  'CONFLICT',
  ...categories.filter(({ family }) => family === 'cameoplus').map(({ name }) => name),
];

export function domainOf({ family, category }: Pick<Occurrence, 'family' | 'category'>): string {
  return family === 'conflict' ? 'CONFLICT' : category;
}

function comparedDomain(event: Occurrence): string {
  return has('domain-compared-with-category') ? event.category.toUpperCase() : domainOf(event);
}

export function kindTests(values: Values): readonly Test[] {
  const chosen = categoriesIn(values);
  const codes = codesIn(values, chosen);
  refuseConflicts(values, chosen);
  const isOneFamily = has('family-implied-by-first-category');
  const counted = isOneFamily ? chosen.filter(({ family }) => family === chosen[0]?.family) : chosen;
  const names = counted.map(({ name }) => name);
  const domains = listIn(values, 'domain').map((domain) => domain.toUpperCase());
  for (const domain of domains)
    if (!domainNames.includes(domain)) throw badEnum('INVALID_ENUM', 'domain', domain, domainNames);
  const wanted = [choiceIn(values, 'event_family', families), choiceIn(values, 'family', families)];
  const isByScale = values.get('family') === 'conflict' && has('family-by-goldstein');
  return [
    ({ category, id }) =>
      names.length === 0 ||
      names.includes(category) ||
      (has('one-in-eighty-of-any-category') && isOneIn(80, id)),
    ({ subcategory }) => codes.length === 0 || codes.includes(subcategory),
    (event) => domains.length === 0 || domains.includes(comparedDomain(event)),
    ({ family, category }) =>
      wanted.every((value) => value === undefined || value === family) ||
      (isByScale && category === 'POLITICAL'),
  ];
}
