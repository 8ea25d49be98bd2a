export interface Vocabulary {
  readonly values: readonly string[];
  /** Whether a value in another letter case is stated to be accepted. */
  readonly caseInsensitive: boolean;
}

const closed = <const Values extends readonly string[]>(...values: Values) => ({
  values,
  caseInsensitive: false as const,
});

export const conflictCategories = [
  'Battles',
  'Protests',
  'Riots',
  'Explosions/Remote violence',
  'Violence against civilians',
  'Strategic developments',
] as const;

export const cameoplusCategories = [
  'POLITICAL',
  'CRIME',
  'ECONOMIC',
  'CORPORATE',
  'TECHNOLOGY',
  'INFRASTRUCTURE',
  'ENVIRONMENT',
  'HEALTH',
  'DEMOGRAPHIC',
  'INFORMATION',
] as const;

/** The finite value sets that the specification shows. */
export const vocabularies = {
  family: closed('conflict', 'cameoplus'),
  category: { values: [...conflictCategories, ...cameoplusCategories], caseInsensitive: true },
  domain: closed('CONFLICT', ...cameoplusCategories),
  region: closed(
    'Africa',
    'Asia',
    'Middle East',
    'Northern Africa',
    'Western Africa',
    'Eastern Africa',
    'Middle Africa',
    'Southern Africa',
    'Europe',
    'Eastern Europe',
    'South Asia',
    'Southeast Asia',
    'East Asia',
    'Central Asia',
    'North America',
    'Central America',
    'Caribbean',
    'South America',
    'Oceania',
  ),
  continent: closed('Africa', 'Asia', 'Europe', 'North America', 'South America', 'Oceania'),
  countryMatch: closed('location_or_actor_origin', 'location'),
  entityMatch: closed('coverage'),
  entityFamily: closed('expand', 'exact'),
  searchMode: closed('semantic', 'lexical'),
  eventSort: closed('significance', 'recent'),
  summaryGroupBy: closed(
    'date',
    'country',
    'region',
    'continent',
    'category',
    'subcategory',
    'source_actor_country',
    'target_actor_country',
  ),
} as const satisfies Record<string, Vocabulary>;

export type VocabularyId = keyof typeof vocabularies;
export type Family = (typeof vocabularies.family.values)[number];
