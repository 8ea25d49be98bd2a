import { facilityClasses, facilitySources, facilityTypes } from './facilities.js';

export interface Vocabulary {
  readonly values: readonly string[];
  /** Whether a value in another letter case is stated to be accepted. */
  readonly caseInsensitive: boolean;
  /** Whether more values than these may be met; the document shows a part, or says that the set is open. */
  readonly open?: true;
}

const closed = <const Values extends readonly string[]>(...values: Values) => ({
  values,
  caseInsensitive: false as const,
});
const open = <const Values extends readonly string[]>(...values: Values) => ({
  ...closed(...values),
  open: true as const,
});
const anyCase = { caseInsensitive: true } as const;

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
  category: { ...closed(...conflictCategories, ...cameoplusCategories), ...anyCase },
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
  storySort: closed('significance', 'recent'),
  windowAdjustmentReason: open('window_exceeds_maximum'),
  entityKind: closed('People', 'Organizations'),
  candidateStatus: open('needs_review', 'active'),
  searchScope: closed('media', 'reference', 'all'),
  searchUniverse: open('all', 'reference', 'registry'),
  modelContributor: open('Industry', 'Academia', 'Government', 'Research collective'),
  modelFrontier: open('1', 'true'),
  modelSort: open('', 'compute'),
  hardwareType: {
    ...closed(
      'GPU',
      'TPU',
      'GPGPU',
      'XPU',
      'XPU-R',
      'NPU',
      'ASIC',
      'LPU',
      'Hybrid CPU',
      'Other',
      'DCU (GPGPU)',
    ),
    ...anyCase,
  },
  hierarchyDirection: closed('up', 'down', 'both'),
  reportingException: open('NO_KNOWN_PERSON'),
  facilityClass: closed(...facilityClasses),
  facilityType: closed(...facilityTypes),
  facilitySource: closed(...facilitySources),
  facilityStatus: { ...open('operating', 'construction', 'proposed', 'retired'), ...anyCase },
  facilitySort: closed('name', 'capacity_desc', 'capacity_asc', 'recent', 'country'),
  foreignAgentStatus: closed('active', 'terminated'),
  listSourceReason: closed('unknown_source_key', 'declared_but_not_ingested'),
} as const satisfies Record<string, Vocabulary>;

export type VocabularyId = keyof typeof vocabularies;
export type Family = (typeof vocabularies.family.values)[number];
