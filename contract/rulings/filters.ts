import type { Rulings } from './ruling.js';

/** Which rows a filter selects: geography, actors, taxonomy, fatalities. */
export const filters = {
  'region-and-actors': {
    alias: 'C25',
    title: 'Whether `region` and `continent` reach actors',
    kind: 'contradiction',
    headings: [
      'Endpoints > Events list',
      'Endpoints > Stories',
      'Resources and their fields > Event card',
      'Resources and their fields > Story card',
    ],
    problem:
      'The default definition of in-country covers both and admits actor origin, and a card field explains such rows; another row says that the two do not expand onto actors, which may mean that actor-country filters refuse them. Stories never reach actors. Whether `country` counts as a broad filter is open.',
    accepts: [
      'Events without `country_match`: rows by location only, or also rows by actor origin, then with `geo_context`.',
      'Under `country`, `geo_context` is optional, and so it is on rows that matched by location.',
      'A region as `source_actor_country`: `INVALID_COUNTRY` or an empty 200.',
    ],
    stillFails: [
      'Rows matched by actor origin under `country_match=location`, or on Stories.',
      'A region that expands to its members in an actor-country filter.',
    ],
  },
  'country-codes': {
    alias: 'A26',
    title: 'FIPS codes against ISO-2 codes, and other country grammars',
    kind: 'ambiguity',
    headings: [
      'Endpoints > Events list',
      'Endpoints > AI compute family',
      'Endpoints > Legal-entity registry family',
      'Endpoints > Facilities family',
      'Endpoints > Government family',
    ],
    problem:
      'Both two-letter schemes are taken and some codes mean different countries in them (`AU`, `CH`, `GM`); the grammar of `country` also differs between families.',
    accepts: [
      'Either precedence; only codes that are valid in one scheme are tested.',
      'Outside Events, Stories and summaries no `INVALID_COUNTRY` is demanded.',
      'One bad value in a list: `INVALID_COUNTRY` is expected, service of the good ones is reported.',
    ],
    stillFails: [],
  },
  'admin1-country': {
    alias: 'A27',
    title: 'Where `admin1` needs exactly one country',
    kind: 'ambiguity',
    headings: ['Endpoints > Events list', 'Errors > Validation and request errors'],
    problem: 'The rule holds where the parameter is validated, and where that is the case is not said.',
    accepts: [
      'Without exactly one country on Events: 400 `INVALID_ADMIN1`; a 200 is reported.',
      'Without exactly one country elsewhere: a refusal or a 200.',
      'An unknown value with one country: a 400 or an empty 200.',
      'Under the default `country_match`, a row of another country whose admin-1 region has the same name may be in or out.',
    ],
    stillFails: [
      'A refusal on Events with another code.',
      'An endpoint that refuses one of the two cases, no country or two countries, and serves the other.',
    ],
  },
  'has-fatalities-false': {
    alias: 'A28',
    title: 'What `has_fatalities=false` selects',
    kind: 'ambiguity',
    headings: ['Endpoints > Events list', 'Resources and their fields > Event card'],
    problem:
      'False selects Events not known to be lethal; whether the restriction to the conflict family binds false as well as true is open.',
    accepts: [
      '`cameoplus` rows included or left out.',
      'Rows whose `fatalities` is null belong to false.',
      'Null or 0 on a conflict Event without a known death.',
    ],
    stillFails: [
      'A row with `fatalities` above 0.',
      'Conflict rows with a null count that the same query returns without the filter and loses under false.',
    ],
  },
  'contradicting-family-filters': {
    alias: 'A66',
    title: 'Family filters that contradict each other',
    kind: 'ambiguity',
    headings: ['Endpoints > Events list', 'Errors > Validation and request errors', 'Versioning'],
    problem:
      'Two contradictions have a code: `event_family` against `category`, and `domain=CONFLICT` against another `event_family`. For the rest none is given.',
    accepts: [
      'Other contradictions of `domain`, `event_family`, `family` and `category`: any 400 or an empty 200.',
      '`event_family` with categories of both families: `EVENT_FAMILY_CATEGORY_CONFLICT`, or 200 with rows that satisfy both filters.',
    ],
    stillFails: [
      'Rows outside either filter.',
      'Another answer than the listed code for one of the two contradictions that have one.',
    ],
  },
  'several-categories': {
    alias: 'A67',
    title: 'Several categories with several subcategories',
    kind: 'ambiguity',
    headings: ['Endpoints > Events list'],
    problem:
      'A subcategory must belong to the category; with lists of both it is open whether to one or to all, and whether a category without a listed subcategory keeps its rows.',
    accepts: ['With several categories: not tested.'],
    stillFails: ['With one category, a listed code that does not belong to it and is served.'],
  },
  'implied-family': {
    alias: 'A68',
    title: 'Which filters imply a family',
    kind: 'ambiguity',
    headings: [
      'Endpoints > Events list',
      'Errors > Validation and request errors',
      'What the service does > Significance (Event ranking metric)',
    ],
    problem:
      'A family metric conflicts with a taxonomy filter of the other family, but the filters that count as taxonomy are not listed.',
    accepts: [
      'A `cameoplus` metric with categories of both families, with `family`, `event_family`, `domain=CONFLICT`, `has_fatalities` or `civilian_targeting`: `EVENT_FAMILY_METRIC_CONFLICT`, or 200 without conflict rows.',
      'A Goldstein bound with a domain whose value is always null: the same code or an empty 200.',
    ],
    stillFails: [
      'Anything but `EVENT_FAMILY_METRIC_CONFLICT` for a `cameoplus` metric with conflict categories only.',
      'Conflict rows under a bound on a `cameoplus` metric.',
    ],
  },
  'counted-actors': {
    alias: 'A71',
    title: 'Which actors of a card count',
    kind: 'ambiguity',
    headings: ['Endpoints > Events list', 'Resources and their fields > Event card'],
    problem: 'A card may list more than two actors, and the names of roles are open.',
    accepts: [
      'Rows that match through the acting or the receiving side are required.',
      'Rows that match through any other listed actor may be in or out.',
    ],
    stillFails: ['An `actor_country` result that is not the union of the source and the target filter.'],
  },
  'region-members': {
    alias: 'A72',
    title: 'Which countries belong to a region',
    kind: 'ambiguity',
    headings: ['Endpoints > Events list', 'Resources and their fields > Event card'],
    problem:
      'Membership is not shown, names nest or overlap, and border cases differ from service to service.',
    accepts: [
      'Only countries whose place is beyond doubt are judged.',
      '`geo.region` of a row may differ from the region that was asked for.',
    ],
    stillFails: ['A row of a country that is beyond doubt outside the region.'],
  },
  'civilian-targeting': {
    alias: 'A73',
    title: 'What `civilian_targeting` selects',
    kind: 'ambiguity',
    headings: ['Endpoints > Events list', 'What the service does > Significance (Event ranking metric)'],
    problem: 'No card field shows the coding, and the meaning of false is not explained.',
    accepts: [
      'True equal to the unfiltered result over a wide window with both families (reported).',
      'False: any answer but a 5xx.',
    ],
    stillFails: ['A result of true that is not a subset of the unfiltered one.'],
  },
} as const satisfies Rulings;
