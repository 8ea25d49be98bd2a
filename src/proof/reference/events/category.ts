import { type Family, vocabularies } from '../../../../contract/index.js';
import type { Event } from '../corpus/index.js';
import {
  type Category,
  categories,
  categoryOf,
  familyOf,
  subcategories,
  unusedSubcategories,
} from '../corpus/taxonomy.js';
import { categoriesOf, enumOf, listItems } from '../http/parameter-values.js';
import type { Query } from '../http/query.js';
import { nearest, quoted, Refusal } from '../http/refusal.js';
import type { Faults, Planted, Variants } from '../planted.js';

export const taxonomyFaults = {
  'subcategory.alone-served': {
    clauses: ['events.subcategory.without-category', 'error.subcategory-requires-category'],
    admits: ['events.subcategory.invented'],
    summary: 'Serves subcategory without category',
  },
  'subcategory.alone-empty': {
    clauses: ['events.subcategory.without-category', 'error.subcategory-requires-category'],
    admits: ['events.subcategory.invented'],
    summary: 'Answers subcategory without category with an empty 200',
  },
  'subcategory.alone-wrong-code': {
    clauses: ['events.subcategory.without-category', 'error.subcategory-requires-category'],
    summary: 'Answers subcategory without category with MISSING_PARAM',
  },
  'subcategory.alone-without-accepted-categories': {
    clauses: ['error.subcategory-requires-category.details.accepted-categories'],
    summary: 'Does not list the categories that a subcategory needs',
  },
  'subcategory.wrong-pair-empty': {
    clauses: ['events.subcategory.never-empty'],
    admits: ['events.subcategory.wrong-category', 'error.invalid-subcategory-for-category'],
    summary: 'Answers a subcategory of another category with an empty 200',
  },
  'subcategory.wrong-pair-category-dropped': {
    clauses: ['events.subcategory.wrong-category', 'error.invalid-subcategory-for-category'],
    summary: 'Drops the category of a wrong pair and serves the subcategory',
  },
  'subcategory.wrong-pair-wrong-code': {
    clauses: ['events.subcategory.wrong-category', 'error.invalid-subcategory-for-category'],
    summary: 'Answers a subcategory of another category with INVALID_SUBCATEGORY',
  },
  'subcategory.wrong-pair-without-accepted-values': {
    clauses: [
      'events.subcategory.wrong-category.accepted-values',
      'error.invalid-subcategory-for-category.details.accepted-values',
      'error.accepted-values',
    ],
    summary: 'Does not list the subcategories of the category',
  },
  'subcategory.wrong-pair-status-404': {
    clauses: ['error.code-status', 'error.invalid-subcategory-for-category'],
    summary: 'Answers a wrong pair with status 404',
  },
  'subcategory.invented-empty': {
    clauses: ['events.subcategory.invented', 'error.invalid-subcategory'],
    summary: 'Answers an invented subcategory with an empty 200',
  },
  'subcategory.invented-dropped': {
    clauses: ['events.subcategory.invented', 'error.invalid-subcategory'],
    summary: 'Drops an invented subcategory and serves the category',
  },
  'subcategory.invented-wrong-code': {
    clauses: ['error.invalid-subcategory'],
    summary: 'Answers an invented subcategory with INVALID_PARAM',
  },
  'subcategory.invented-without-accepted-values': {
    clauses: ['error.invalid-subcategory.details.accepted-values', 'error.accepted-values'],
    summary: 'Does not list the subcategories of the category for an invented one',
  },
  'subcategory.invented-without-nearest-values': {
    clauses: ['error.invalid-subcategory.details.nearest-values'],
    summary: 'Does not list the nearest subcategories for an invented one',
  },
  'subcategory.unused-refused': {
    clauses: ['events.subcategory.without-events'],
    summary: 'Refuses a subcategory that no Event of the corpus carries',
  },
  'subcategory.list-refused': {
    clauses: ['events.subcategory.list'],
    summary: 'Takes one subcategory only and refuses lists',
  },
  'subcategory.list-first-only': {
    clauses: ['events.subcategory.list'],
    admits: ['events.filters.combination'],
    summary: 'Filters by the first subcategory of a list only',
  },
  'category.conflict-refused': {
    clauses: ['events.category.conflict-values'],
    summary: 'Does not know Strategic developments and Explosions/Remote violence',
  },
  'category.cameoplus-refused': {
    clauses: ['events.category.cameoplus-values'],
    summary: 'Does not know DEMOGRAPHIC and INFORMATION',
  },
  'category.filters-family-only': {
    clauses: ['events.category.filter'],
    summary: 'Restricts to the family of a category and not to the category',
  },
  'category.leaks-other-family': {
    clauses: ['events.category.implies-family'],
    admits: ['events.category.filter'],
    summary: 'Adds Events of the other family to a category',
  },
  'taxonomy.family-contradiction-empty': {
    clauses: ['events.event-family.contradicts-category', 'error.event-family-category-conflict'],
    summary: 'Answers an event_family that contradicts category with an empty 200',
  },
  'taxonomy.family-contradiction-wrong-code': {
    clauses: ['events.event-family.contradicts-category', 'error.event-family-category-conflict'],
    summary: 'Answers an event_family that contradicts category with INCOMPATIBLE_PARAMETERS',
  },
  'taxonomy.family-contradiction-last-value-lost': {
    clauses: ['error.accepted-values'],
    summary: 'Lists all categories of event_family but the last where category contradicts it',
  },
  'taxonomy.domain-contradiction-empty': {
    clauses: ['events.domain.contradicts-event-family', 'error.conflicting-family-filter'],
    summary: 'Answers domain=CONFLICT beside event_family=cameoplus with an empty 200',
  },
  'taxonomy.domain-contradiction-wrong-code': {
    clauses: ['events.domain.contradicts-event-family', 'error.conflicting-family-filter'],
    summary: 'Answers domain=CONFLICT beside event_family=cameoplus with INVALID_ENUM',
  },
} as const satisfies Faults;

export const taxonomyVariants = {
  'subcategory.invented-for-category': {
    summary: 'Answers an invented subcategory with INVALID_SUBCATEGORY_FOR_CATEGORY',
    allowedBy: ['subcategory-errors'],
  },
  'subcategory.invented-told-first': {
    summary: 'Answers an invented subcategory without category with INVALID_SUBCATEGORY',
    allowedBy: ['subcategory-errors'],
  },
  'subcategory.under-every-category': {
    apart: true,
    summary: 'Knows one of its subcategories under every category, be it without Events',
    allowedBy: ['error-details', 'events.subcategory.without-events'],
    undecided: ['events/subcategory-accepted-values'],
  },
  'subcategory.invented-alone-for-category': {
    summary: 'Answers an invented subcategory without category with INVALID_SUBCATEGORY_FOR_CATEGORY',
    allowedBy: ['subcategory-errors'],
  },
} as const satisfies Variants;

/** What the taxonomy filters of a request select. */
export interface Taxonomy {
  readonly keep: (event: Event) => boolean;
  /** The family that the filters imply, where they imply one alone. */
  readonly family: Family | undefined;
  /** Every family that a filter is about. */
  readonly families: ReadonlySet<Family>;
}

function refuseAlone(sent: readonly string[], planted: Planted): void {
  if (planted('subcategory.alone-served') || planted('subcategory.alone-empty')) return;
  const code = planted('subcategory.alone-wrong-code') ? 'MISSING_PARAM' : 'SUBCATEGORY_REQUIRES_CATEGORY';
  const owners = sent.flatMap((code) => categoryOf(code) ?? []);
  const early =
    planted.varied('subcategory.invented-told-first') ||
    planted.varied('subcategory.invented-alone-for-category');
  if (owners.length === 0 && early) invented(sent[0] ?? '', Object.values(subcategories).flat(), planted);
  const accepted = owners.length === 0 ? categories : [...new Set(owners)];
  const bare = planted('subcategory.alone-without-accepted-categories');
  throw new Refusal(code, 'subcategory needs category.', {
    param: 'subcategory',
    required: ['category'],
    ...(bare ? {} : { accepted_categories: accepted }),
  });
}

/** Reads `subcategory`, each of which must belong to a category sent. */
function subcategoriesOf(
  values: ReadonlyMap<string, string>,
  chosen: readonly Category[] | undefined,
  planted: Planted,
): readonly string[] | undefined {
  const text = values.get('subcategory');
  if (text === undefined) return undefined;
  const sent = planted('subcategory.list-refused') ? [text] : listItems(text);
  if (chosen === undefined) {
    refuseAlone(sent, planted);
    return planted('subcategory.alone-empty') ? [] : sent;
  }
  const common = planted.varied('subcategory.under-every-category') ? subcategories.Protests.slice(0, 1) : [];
  const accepted = [...new Set([...chosen.flatMap((category) => subcategories[category]), ...common])];
  const told = planted.varied('corpus.conflict-only-family-accepted') ? ofFamilies(chosen) : accepted;
  const known = sent.flatMap((code) => {
    const unused = unusedSubcategories.includes(code) && planted('subcategory.unused-refused');
    if (accepted.includes(code) && !unused) return [code];
    if (categoryOf(code) !== undefined && !unused) return wrongPair(code, told, planted);
    return invented(code, told, planted);
  });
  if (known.length === 0 && planted('subcategory.invented-dropped')) return undefined;
  return planted('subcategory.list-first-only') ? known.slice(0, 1) : known;
}

/** The codes of all categories of the families to which some belong. */
const ofFamilies = (some: readonly Category[]): readonly string[] =>
  categories
    .filter((category) => some.some((each) => familyOf(each) === familyOf(category)))
    .flatMap((category) => subcategories[category]);

function wrongPair(code: string, accepted: readonly string[], planted: Planted): readonly string[] {
  if (planted('subcategory.wrong-pair-empty') || planted('subcategory.wrong-pair-category-dropped')) {
    return [code];
  }
  const wrong = planted('subcategory.wrong-pair-wrong-code');
  const bare = planted('subcategory.wrong-pair-without-accepted-values');
  throw new Refusal(
    wrong ? 'INVALID_SUBCATEGORY' : 'INVALID_SUBCATEGORY_FOR_CATEGORY',
    `${quoted(code)} stands under another category.`,
    {
      param: 'subcategory',
      ...(bare ? {} : { accepted_values: accepted }),
      ...(wrong ? { nearest_values: [] } : {}),
    },
    planted('subcategory.wrong-pair-status-404') ? { status: 404 } : {},
  );
}

function invented(code: string, accepted: readonly string[], planted: Planted): readonly string[] {
  if (planted('subcategory.invented-empty')) return [code];
  if (planted('subcategory.invented-dropped')) return [];
  const known = categories.flatMap((category) => subcategories[category]);
  throw new Refusal(
    planted('subcategory.invented-wrong-code')
      ? 'INVALID_PARAM'
      : planted.varied('subcategory.invented-for-category') ||
          planted.varied('subcategory.invented-alone-for-category')
        ? 'INVALID_SUBCATEGORY_FOR_CATEGORY'
        : 'INVALID_SUBCATEGORY',
    `${quoted(code)} is no subcategory.`,
    {
      param: 'subcategory',
      ...(planted('subcategory.invented-without-accepted-values') ? {} : { accepted_values: accepted }),
      ...(planted('subcategory.invented-without-nearest-values')
        ? {}
        : { nearest_values: nearest(code.slice(0, 60), known).slice(0, 5) }),
    },
  );
}

function refuseGone(chosen: readonly Category[], gone: readonly Category[]): void {
  const found = chosen.find((category) => gone.includes(category));
  if (found === undefined) return;
  const accepted = categories.filter((category) => !gone.includes(category));
  throw new Refusal('INVALID_ENUM', `${found} is no category.`, { accepted_values: accepted });
}

/** Reads `category`, `subcategory` and the deprecated `event_family` and `domain`. */
export function taxonomyOf(query: Query, planted: Planted): Taxonomy {
  const { values } = query;
  const chosen = categoriesOf(values, planted);
  if (planted('category.conflict-refused')) {
    refuseGone(chosen ?? [], ['Strategic developments', 'Explosions/Remote violence']);
  }
  if (planted('category.cameoplus-refused')) refuseGone(chosen ?? [], ['DEMOGRAPHIC', 'INFORMATION']);
  const codes = subcategoriesOf(values, chosen, planted);
  const family = enumOf(values, 'event_family', 'family', planted);
  const domain = enumOf(values, 'domain', 'domain', planted);
  // Only a variant lets `family` come so far.
  const own = enumOf(values, 'family', 'family', planted);

  const families = new Set<Family>(chosen?.map(familyOf));
  if (family !== undefined && chosen?.some((category) => familyOf(category) !== family)) {
    if (!planted('taxonomy.family-contradiction-empty')) {
      const wrong = planted('taxonomy.family-contradiction-wrong-code');
      const code = wrong ? 'INCOMPATIBLE_PARAMETERS' : 'EVENT_FAMILY_CATEGORY_CONFLICT';
      const accepted = categories.filter((category) => familyOf(category) === family);
      throw new Refusal(code, 'event_family contradicts category.', {
        event_family: family,
        accepted_values: planted('taxonomy.family-contradiction-last-value-lost')
          ? accepted.slice(0, -1)
          : accepted,
        required: ['category'],
      });
    }
  }
  const domainFamily: Family | undefined =
    domain === undefined ? undefined : domain === 'CONFLICT' ? 'conflict' : 'cameoplus';
  if (family !== undefined && domainFamily !== undefined && family !== domainFamily) {
    if (!planted('taxonomy.domain-contradiction-empty')) {
      const wrong = planted('taxonomy.domain-contradiction-wrong-code');
      throw new Refusal(
        wrong ? 'INVALID_ENUM' : 'CONFLICTING_FAMILY_FILTER',
        'domain contradicts event_family.',
        {
          domain,
          event_family: family,
          accepted_values: vocabularies.domain.values,
        },
      );
    }
  }
  for (const implied of [family, domainFamily]) if (implied !== undefined) families.add(implied);

  const categoryHolds = (event: Event): boolean => {
    if (chosen === undefined) return true;
    if (planted('category.filters-family-only')) return families.has(event.family);
    if (planted('category.leaks-other-family') && !families.has(event.family)) return true;
    return (
      chosen.includes(event.category) ||
      (planted('subcategory.wrong-pair-category-dropped') && (codes?.includes(event.subcategory) ?? false))
    );
  };
  const [only] = families;
  return {
    keep: (event) =>
      categoryHolds(event) &&
      (codes === undefined || codes.includes(event.subcategory)) &&
      (family === undefined || event.family === family) &&
      (own === undefined || event.family === own) &&
      (domain === undefined || domainOf(event) === domain),
    family: families.size === 1 ? only : undefined,
    families,
  };
}

/** `CONFLICT` for the conflict family, the category for the other. */
export const domainOf = ({ family, category }: Event): string =>
  family === 'conflict' ? 'CONFLICT' : category;
