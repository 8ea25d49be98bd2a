/** Rules of one parameter that break where another one is sent. */
export const bentBesideBugs = {
  'country-list-by-location-first-only': {
    summary: 'Of several countries only the first counts with country_match=location',
    breaks: 'events.country.list',
  },
  'category-case-sensitive-beside-subcategory': {
    summary: 'category is case-sensitive beside subcategory',
    breaks: 'events.category.case-insensitive',
  },
  'date-end-exclusive-beside-entity': {
    summary: 'The last day of an explicit window is left out of a request about an entity',
    breaks: 'events.date-end.inclusive',
  },
  'entities-beside-category-first-only': {
    summary: 'Of several handles only the first counts beside category',
    breaks: 'events.entity.union',
  },
  'categories-unknown-beside-subcategory': {
    summary: 'categories is ignored beside subcategory',
    breaks: 'events.category.alias-categories',
  },
  'country-alias-unknown-beside-admin1': {
    summary: 'country_iso3 is ignored beside admin1',
    breaks: 'events.country.alias-country-iso3',
  },
  'crossed-bounds-empty-beside-category': {
    summary: 'A minimum above the maximum finds nothing beside category instead of being refused',
    breaks: 'events.metric-bounds.crossed',
  },
  'country-case-sensitive-beside-admin1': {
    summary: 'mali is not recognised as a country beside admin1',
    breaks: 'events.country.case-insensitive',
  },
  'limit-above-maximum-refused-beside-cursor': {
    summary: 'A limit above 100 is refused on later pages',
    breaks: 'events.limit.above-max',
  },
} as const;
