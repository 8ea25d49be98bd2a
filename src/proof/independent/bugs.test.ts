import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bug, bugs, planted } from './bugs.js';
import { corpusOf } from './corpus/corpus.js';
import { companyOf, legalEntities } from './corpus/organizations.js';
import { persons } from './corpus/persons.js';
import { createIndependent, deployment, type IndependentDeployment, prefix } from './deployment.js';
import { facilities, formerUnits } from './facilities/catalogue.js';
import { isOneIn } from './rare-bugs.js';
import { clustersOf, withLastTheme } from './stories/clusters.js';

const noon = Date.parse('2026-11-20T12:00:00Z');
const options = { now: () => noon, size: 700 };

/** A request and who sends it; `full` unless told. */
interface Asking {
  readonly path: string;
  readonly role?: string;
  readonly method?: string;
  /** How the name of the header with the key is spelled. */
  readonly header?: string;
  /** Requested before, one after the other; the `next_cursor` of each stands for `{cursor}` in the next path. */
  readonly after?: string | readonly string[];
  /** Who sends what is requested before; `full` unless told. */
  readonly afterRole?: string;
  /** Requested after those, without regard to its cursor. */
  readonly between?: string;
  /** How often it is sent; the last answer counts. */
  readonly times?: number;
  /** Sent at the same time; both answers count. */
  readonly beside?: string;
}

const november = 'date_start=2026-11-01&date_end=2026-11-19';
const events = `events?limit=100&${november}`;
const counts = `events/summary?${november}`;
const stories = `stories?${november}`;
const recorded = 'recorded_start=2026-11-01T00:00:00Z&recorded_end=2026-11-10T00:00:00Z';
const handles = (count: number): string => Array.from({ length: count }, (_, at) => `nobody-${at}`).join(',');
const leiOf = (name: string): string => legalEntities.find((entity) => entity.name === name)?.lei ?? '';
/** Four steps below its holding; the holding; one with more than fifty children. */
const [finance, holding, funds] = [
  'Halcyon Semiconductor Finance',
  'Halcyon Semiconductor Holding',
  'Tessera Mutual Holding',
].map(leiOf) as [string, string, string];
const old = corpusOf(noon, options.size).find(
  ({ date, withdrawn }) => date === '2026-08-30' && !withdrawn,
)?.id;
const delayed = corpusOf(noon, options.size).find(({ id, withdrawn }) => isOneIn(40, id) && !withdrawn)?.id;
const [site] = facilities;
const unsigned = corpusOf(noon, options.size).find(
  ({ category, goldstein = 0, withdrawn }) => category === 'POLITICAL' && goldstein < 0 && !withdrawn,
)?.id;
const twofold = clustersOf(corpusOf(noon, options.size), noon).find(
  (story) => withLastTheme(story).theme !== story.theme,
)?.id;
const subsidiary = legalEntities.find(({ isins, parent }) => isins.length > 0 && parent !== undefined);
/** An LEI with check digits below ten. */
const lowChecked = legalEntities.find(({ lei }) => lei.at(-2) === '0')?.lei;
const dissolved = legalEntities.find(({ entityStatus }) => entityStatus === 'DISSOLVED')?.lei;
const [isin, otherIsin] = legalEntities.flatMap(({ isins }) => isins);
const autumn = 'date_start=2026-10-21&date_end=2026-11-19';
const [half, otherHalf] = [
  'MLI,NGA,UKR,RUS,USA,DEU,FRA,IND,PAK,MMR',
  'SDN,COD,SOM,SYR,ISR,COL,BRA,MEX,CHN,JPN',
];
const twiceTold = corpusOf(noon, options.size).find(
  ({ stories: [one, other], withdrawn }) => one !== undefined && other !== undefined && !withdrawn,
)?.id;
const orphan = legalEntities.find(({ parent, exception }) => parent === undefined && exception === undefined);
const lapsed = legalEntities.find(
  ({ registrationStatus, parent }) => registrationStatus === 'LAPSED' && parent !== undefined,
)?.lei;
const retired = legalEntities.find(({ registrationStatus }) => registrationStatus === 'RETIRED')?.lei;
const society = persons.find(({ id, kind }) => id.startsWith('e_') && kind === 'organization')?.id;
const trading = leiOf('Halcyon Semiconductor Trading');
const merged = persons.flatMap(({ siblings }) => siblings).join(',');
const twoSided = corpusOf(noon, options.size).find(
  ({ parties, withdrawn }) => parties.length > 1 && !withdrawn,
)?.id;

const spine = persons.flatMap(({ id }) => (id.startsWith('e_') ? id : [])).join(',');

/** The title of an Event that a Story of another title is linked to. */
const sharedTitle = encodeURIComponent(
  corpusOf(noon, options.size).find(
    ({ date, title, stories: linked, withdrawn }) =>
      date >= '2026-11-01' &&
      date <= '2026-11-15' &&
      !withdrawn &&
      linked.length > 0 &&
      !linked.at(-1)?.title.startsWith(title),
  )?.title ?? '',
);
/** One less than the Stories of three days, so that a page of as many leaves one. */
const storiesButOne =
  clustersOf(corpusOf(noon, options.size), noon).filter(
    ({ date }) => date >= '2026-11-10' && date <= '2026-11-12',
  ).length - 1;
const lapsedIsin = legalEntities.find(
  ({ registrationStatus, isins }) => registrationStatus === 'LAPSED' && isins.length > 0,
)?.isins[0];
const coowned = facilities.find(({ owners }) => owners.length > 1)?.owners[1]?.id;
/** Two facilities whose ids begin alike. */
const likeSites = facilities.flatMap(({ id }, at) =>
  id.startsWith('f_') && facilities.slice(0, at).some((other) => other.id.slice(0, 4) === id.slice(0, 4))
    ? [facilities.find((other) => other.id.slice(0, 4) === id.slice(0, 4))?.id, id]
    : [],
);
const port = facilities.find(({ type }) => type === 'port')?.id;
const [formerUnit] = formerUnits.keys();
const aside = facilities.find(({ secondary }) => secondary !== undefined)?.secondary?.iso2;
const excepted = legalEntities.find(({ exception }) => exception !== undefined)?.lei;
const underExcepted = legalEntities.find(
  ({ parent, exception }) => parent === excepted && exception === undefined,
)?.lei;
const explosion = corpusOf(noon, options.size).find(
  ({ category, withdrawn }) => category.startsWith('Explosions') && !withdrawn,
)?.id;
const paged = companyOf('Halcyon Semiconductor').slug;
const pair = clustersOf(corpusOf(noon, options.size), noon).find(
  ({ events: linked }) => linked.length === 2,
)?.id;

/** The Event that was published last. */
const [latest] = corpusOf(noon, options.size)
  .filter(({ withdrawn }) => !withdrawn)
  .sort((a, b) => b.recordedAt - a.recordedAt);
/** An Event that was published in the first half of a minute, and an instant some seconds later. */
const early = corpusOf(noon, options.size).find(
  ({ recordedAt, withdrawn }) => recordedAt % 60_000 < 30_000 && !withdrawn,
);
const instantAfter = (seconds: number): string =>
  new Date((early?.recordedAt ?? noon) + seconds * 1000).toISOString();

/** For each bug a request that shows it. */
const showing: Readonly<Record<Bug, string | Asking>> = {
  'date-end-exclusive': events,
  'date-with-days-refused': 'events?date=2026-11-10&days=3',
  'dates-with-days-served': 'events?date_start=2026-11-10&date_end=2026-11-12&days=3',
  'days-one-too-many': 'events?days=7',
  'days-suffix-refused': 'events?window=7d',
  'thirty-one-days-served': 'events?date_start=2026-10-01&date_end=2026-10-31',
  'oldest-days-kept': 'events/summary?date_start=2026-09-01&date_end=2026-10-31',
  'single-day-range-refused': 'events?date_start=2026-11-10&date_end=2026-11-10',
  'inverted-dates-empty': 'events?date_start=2026-11-11&date_end=2026-11-10',
  'unpadded-date-accepted': 'events?date=2026-11-5',
  'observed-date-in-local-time': 'events?observed_start=2026-11-10&observed_end=2026-11-12',
  'empty-interval-served': 'events?observed_start=2026-11-10&observed_end=2026-11-10',
  'recorded-end-optional': 'events?recorded_start=2026-11-01T00:00:00Z',
  'recorded-with-dates-served': `events?${recorded}&date=2026-11-05`,
  'entity-window-short': 'events?entity=Amadou%20Traore',
  'default-window-untold': 'events',
  'coverage-judged-by-first-day': 'events/summary?date_start=2026-08-05&date_end=2026-08-20',
  'old-window-invalid-range': 'events/summary?date_start=2026-01-05&date_end=2026-01-20',
  'clamp-untold': 'events?limit=101',
  'limit-leading-digits': 'events?limit=10abc',
  'limit-zero-served': 'events?limit=0',
  'default-sort-recent': 'events',
  'recent-oldest-first': 'events?sort=recent',
  'sort-echo-constant': 'events?sort=recent',
  'sort-values-untold': 'events?sort=newest',
  'walk-ends-at-short-page': events,
  'walk-skips-equal-significance': {
    after: events.replace('100', '10'),
    path: `${events.replace('100', '10')}&cursor={cursor}`,
  },
  'recent-walk-repeats-a-row': {
    after: 'events?sort=recent&limit=5',
    path: 'events?sort=recent&limit=5&cursor={cursor}',
  },
  'cursor-outlives-country': {
    after: 'events?country=MLI,FRA&limit=2',
    path: 'events?country=FRA&limit=2&cursor={cursor}',
  },
  'cursor-outlives-sort': { after: 'events?limit=5', path: 'events?limit=5&sort=recent&cursor={cursor}' },
  'cursor-crosses-workspaces': {
    after: 'events?limit=5',
    path: 'events?limit=5&cursor={cursor}',
    role: 'unentitled',
  },
  'garbage-cursor-restarts': 'events?cursor=abc',
  'garbage-cursor-stale': 'events?cursor=abc',
  'observed-end-alias-unknown': 'events?observed_start=2026-11-10&observedEnd=2026-11-12',
  'country-alias-unknown': 'events?country_iso3=MLI',
  'entities-alias-unknown': 'events?entities=Amadou%20Traore',
  'cursor-alias-unknown': { after: 'events?limit=5', path: 'events?limit=5&offset={cursor}' },
  'lng-alias-unknown': 'events?lat=48.1&lng=11.6&radius_km=500',
  'language-alias-unknown': 'events?language=fr',
  'q-alias-unknown': 'events?q=Council&search_mode=lexical',
  'fips-unknown': 'events?country=UP',
  'country-names-case-sensitive': 'events?country=mali',
  'country-list-first-only': `${events}&country=MLI,UKR`,
  'country-refused-422': 'events?country=Atlantis',
  'country-through-first-actor-only': `${events}&country=MLI,UKR,USA`,
  'location-match-admits-actors': `${events}&country=MLI,UKR,USA&country_match=location`,
  'country-match-echo-constant': 'events?country=MLI&country_match=location',
  'europe-without-the-east': `${events}&region=Europe`,
  'admin1-in-two-countries': `${counts}&country=MLI,FRA&admin1=Gao`,
  'box-keeps-unplaced': `${events}&bbox=0,-20,30,20`,
  'inverted-box-empty': 'events?bbox=30,-20,0,20',
  'near-on-a-plane': `${events}&near=52.5,13.4&radius_km=1800`,
  'near-triple-served': 'events?near=52.5,13.4,100',
  'radius-in-miles': `${events}&near=52.5,13.4&radius_km=1200`,
  'radius-beyond-cap': `${events}&near=52.5,13.4&radius_km=3000`,
  'source-reads-location': `${events}&source_actor_country=MLI,UKR,USA`,
  'actor-country-first-side': `${events}&actor_country=MLI,UKR,USA`,
  'twenty-five-handles-refused': `events?entity=Amadou%20Traore,${handles(24)}`,
  'entities-intersected': `${events}&entity=Amadou%20Traore,Olena%20Kovalchuk`,
  'one-unresolved-handle-refused': 'events?entity=Amadou%20Traore,nobody',
  'unresolved-handles-untold': 'events?entity=Amadou%20Traore,nobody',
  'exact-family-expands': `${events}&entity=Margaret%20Holloway,Ayesha%20Baloch,Grace%20Kabongo&entity_family=exact`,
  'expanded-ids-untold': 'events?entity=Amadou%20Traore',
  'fallback-untold': 'events?entity=Amadou%20Traore&entity_match=material',
  'coverage-told-as-fallback': 'events?entity=Amadou%20Traore&entity_match=coverage',
  'office-name-empty': 'events?office=Harbour%20Commissioner',
  'office-drops-entity': `${events}&office=Q90210417&entity=Olena%20Kovalchuk`,
  'office-link-untold': `${events}&office=Q90210417`,
  'undated-holders-uncounted': 'events?office=Q90210417&office_as_of=2026-11-10',
  'category-case-sensitive': 'events?category=battles',
  'subcategory-alone-served': 'events?subcategory=Siege',
  'impossible-pair-empty': 'events?category=Riots&subcategory=Siege',
  'impossible-pair-unknown-code': 'events?category=Riots&subcategory=Siege',
  'impossible-pair-without-values': 'events?category=Riots&subcategory=Siege',
  'family-conflict-of-category': 'events?domain=CONFLICT&event_family=cameoplus',
  'market-conflict-empty': 'events?category=Battles&market_sensitivity_min=0.1',
  'metric-conflict-without-family': 'events?category=Battles&magnitude_min=1',
  'rubric-bound-keeps-conflict': `${events}&systemic_importance_min=0.9`,
  'goldstein-bound-on-severity': `${events}&goldstein_scale_min=5`,
  'bounds-compared-as-text': 'events?magnitude_min=9&magnitude_max=10',
  'crossed-bounds-empty': 'events?confidence_min=0.9&confidence_max=0.1',
  'confidence-range-unchecked': 'events?confidence_min=1.5',
  'lethal-where-known': `${events}&has_fatalities=true`,
  'not-lethal-only-where-known': `${events}&has_fatalities=false`,
  'boolean-one-accepted': 'events?has_fatalities=1',
  'boolean-case-sensitive': 'events?has_fatalities=TRUE',
  'three-letter-languages-unknown': `${events}&languages=spa`,
  'images-ignored': 'events?include_images=true',
  'thumbnails-not-disabled': 'events?include_images=true&include_entity_images=false',
  'lexical-any-word': `${events}&search_mode=lexical&search=Council%20confirmed`,
  'lexical-title-only': `${events}&search_mode=lexical&search=confirmed%20the%20account`,
  'literal-matches-last': 'events?search=Peaceful%20march%20near%20Soweto',
  'or-notice-missing': 'events?search=Truce%20OR%20Siege',
  'bare-search-by-significance': `${events}&search=Council`,
  'search-overrides-sort': `${events}&search=Council&sort=recent`,
  'quad-class-ignored': 'events?quad_class=1',
  'fatality-bound-retired': 'events?max_fatalities=3',
  'refusal-without-alternatives': 'events?geo_scope=near',
  'as-of-unsupported-filter': 'events?as_of=2026-11-01',
  'retired-camel-case-unknown': 'events?canonicalClusterDateStart=2026-11-01',
  'retired-bound-still-applied': 'events?goldstein_min=5',
  'retired-name-refused': 'events?confidence_profile=high',
  'domain-repeats-category': events,
  'geo-country-as-code': events,
  'fatalities-fabricated': events,
  'goldstein-zero-for-null': events,
  'rubric-on-conflict-cards': events,
  'inputs-without-reason': events,
  'story-refs-without-date': events,
  'significance-without-propagation': events,
  'divisor-always-political': events,
  'severity-from-signed-scale': events,
  'detail-within-window': `events/${old}`,
  'detail-without-story-refs': `events/${old}`,
  'detail-lets-names-pass': `events/${old}?zoom=3`,
  'summary-default-limit': 'events/summary?date_start=2026-10-01&date_end=2026-10-30',
  'summary-limit-above-maximum-refused': `${counts}&limit=501`,
  'summary-defaults-to-country': counts,
  'unknown-group-by-date': `${counts}&group_by=weekday`,
  'summary-drops-search': `${counts}&search=Council`,
  'summary-drops-country-match': `${counts}&country=MLI,UKR,USA&country_match=location`,
  'summary-drops-civilian-targeting': `${counts}&civilian_targeting=true`,
  'summary-drops-precision-maximum': `${counts}&geo_precision_max=1`,
  'summary-drops-languages': `${counts}&languages=fr`,
  'summary-drops-domain': `${counts}&domain=POLITICAL`,
  'summary-window-cut-in-silence': 'events/summary?date_start=2026-09-01&date_end=2026-10-31',
  'event-count-counts-links': counts,
  'subcategory-only-conflict': `${counts}&group_by=subcategory`,
  'severity-signed-in-buckets': counts,
  'bucket-without-fatality-events': counts,
  'story-default-limit': stories,
  'story-limit-above-maximum-refused': `${stories}&limit=101`,
  'story-walk-starts-over': 'stories?date_start=2026-11-10&date_end=2026-11-10&limit=100',
  'story-cursor-outlives-category': {
    after: `${stories}&limit=2&story_category=Statecraft`,
    path: `${stories}&limit=2&story_category=Machines&cursor={cursor}`,
  },
  'story-window-cut-in-silence': 'stories?date_start=2026-09-01&date_end=2026-10-31',
  'story-category-conflict-served': 'stories?story_category=Statecraft&category=Machines',
  'several-story-categories-enum': 'stories?category=Statecraft,Machines',
  'story-family-unknown': 'stories?event_family=conflict',
  'story-region-through-actors': `${stories}&region=Oceania`,
  'story-box-first-event-only': `${stories}&bbox=-60,-180,60,60&limit=100`,
  'one-letter-story-search': 'stories?search=a&search_mode=lexical',
  'recent-stories-by-significance': `${stories}&sort=recent`,
  'articles-without-avatar': stories,
  'story-only-counts-all': `stories/summary?${november}`,
  'story-bucket-without-nested-links': `stories/summary?${november}`,
  'entities-without-page': 'entities?search=Lumen',
  'entity-limit-unheeded': 'entities?limit=3',
  'first-of-two-subjects': 'entities?co_occurring_with=Amadou%20Traore,Olena%20Kovalchuk',
  'page-id-not-found': 'entities/wiki:Amadou_Traore',
  'search-defaults-to-all': 'search?q=kestrel',
  'search-all-unranked': 'search?q=ha&scope=all&limit=100',
  'registry-under-all': 'search?q=Halcyon&universe=all',
  'registry-search-by-name-only': `search?q=${holding}&universe=registry`,
  'unresolved-flag-missing': 'search?q=Halcyon&universe=registry',
  'towns-as-admin1': 'geo/admin1?country=Mali',
  'hierarchy-upward-by-default': `entities/${holding}/hierarchy`,
  'hierarchy-depth-five-by-default': `entities/${finance}/hierarchy`,
  'children-beyond-fifty': `entities/${funds}/hierarchy?limit=200`,
  'excluded-children-counted-zero': `entities/${holding}/hierarchy?direction=up`,
  'siblings-of-the-parent': `entities/${finance}/hierarchy?include_siblings=true`,
  'grandchildren-among-children': `entities/${holding}/hierarchy`,
  'bare-lei-refused': `entities/${holding}/hierarchy`,
  'coverage-without-level2': `entities/${holding}/hierarchy`,
  'registry-bare-missing-param': 'leiregistry/entities',
  'registry-name-substring': 'leiregistry/entities?name=Trading',
  'registry-name-case-sensitive': 'leiregistry/entities?name=tessera',
  'registry-country-two-letters': 'leiregistry/entities?country=DEU',
  'hundred-leis-refused': `leiregistry/entities?lei=${Array.from({ length: 100 }, () => holding).join(',')}`,
  'bad-lei-in-list-skipped': `leiregistry/entities?lei=${holding},${'0'.repeat(20)}`,
  'entity-status-unvalidated': 'leiregistry/entities?entity_status=ASLEEP',
  'registry-values-untold': 'leiregistry/entities?entity_category=ODD',
  'invalid-lei-not-found': `leiregistry/entities/${'0'.repeat(20)}`,
  'record-without-isins': `leiregistry/entities/${holding}`,
  'relationships-of-child-only': `leiregistry/relationships?lei=${holding}`,
  'relationship-ends-swapped': `leiregistry/relationships?lei=${finance}`,
  'both-isin-selectors-served': `leiregistry/isin?lei=${holding}&isin=US0000000000`,
  'org-alias-unknown': 'aicompute/hardware?org=Kestrel',
  'offset-in-pages': 'aicompute/models?limit=3&offset=2',
  'center-country-exact': 'aicompute/data-centers?country=united',
  'centers-without-rollup': 'aicompute/data-centers',
  'first-contributor-only': 'aicompute/models?organization_categorization=Academia',
  'frontier-one-unheeded': 'aicompute/models?frontier=1',
  'compute-bound-keeps-unknown': 'aicompute/models?min_compute=1',
  'compute-sorted-as-text': 'aicompute/models?sort=compute',
  'chip-type-substring': 'aicompute/hardware?type=gpu',
  'unknown-chip-type-empty': 'aicompute/hardware?type=FPGA',
  'first-foundry-only': 'aicompute/hardware?foundry=Lumen',
  'hardware-ignores-in-silence': 'aicompute/hardware?colour=red',
  'companies-by-staff': 'aicompute/companies',
  'designer-by-substring': 'aicompute/chip-sales?chip_manufacturer=jade',
  'sales-without-entity': 'aicompute/chip-sales',
  'facility-default-limit': 'facilities',
  'facility-limit-hundred-refused': 'facilities?limit=100',
  'facility-walk-loses-rows': { after: 'facilities?limit=10', path: 'facilities?limit=10&cursor={cursor}' },
  'facility-name-case-sensitive': 'facilities?q=ULM',
  'owner-name-case-sensitive': 'facilities?entity=kestrel',
  'status-case-sensitive': 'facilities?status=OPERATING',
  'unknown-class-empty': 'facilities?class=castles',
  'secondary-country-missed': 'facilities?type=gas_pipeline,oil_pipeline,hydropower_plant&country=MEX',
  'capacity-bound-keeps-others': 'facilities?capacity_mw_min=100',
  'capacity-sorted-as-text': 'facilities?sort=capacity_desc&class=power&limit=60',
  'placed-keeps-data-centers': 'facilities?has_geo=true&type=data_center',
  'owned-keeps-ports': 'facilities?has_owner=true&type=port',
  'facility-box-longitude-first': 'facilities?bbox=0,-20,60,40',
  'near-pair-served': 'facilities?near=52.5,13.4',
  'malformed-facility-not-found': 'facilities/nowhere',
  'facility-without-merges': `facilities/${site?.id}`,
  'awards-by-bare-name': 'gov/awards?entity=Kestrel%20Compute',
  'uei-case-sensitive': `gov/awards?uei=${companyOf('Kestrel Compute').uei?.toLowerCase()}`,
  'recipient-by-prefix': 'gov/awards?recipient=dredging',
  'awards-default-limit': 'gov/awards?recipient=i',
  'award-summary-of-page': 'gov/awards?recipient=i&limit=5',
  'rollups-by-award-count': 'gov/awards?recipient=i',
  'agents-by-registrant-only': `gov/fara?entity=${companyOf('Volga Petrochem').id}`,
  'active-only-unheeded': 'gov/fara?active_only=true',
  'agent-row-for-each-list': 'gov/fara?sanctioned_only=true',
  'sanctions-without-programs': 'gov/fara?sanctioned_only=true',
  'missing-header-invalid-key': { path: 'events', role: 'none' },
  'unknown-key-invalid-token': { path: 'events', role: 'unknown' },
  'revoked-key-disabled': { path: 'events', role: 'revoked' },
  'disabled-key-unauthorised': { path: 'events', role: 'disabled' },
  'overdue-forbidden': { path: 'events', role: 'pastDue' },
  'quota-as-rate-limit': { path: 'events', role: 'overQuota' },
  'discovery-open': { path: 'meta/endpoints', role: 'none' },
  'discovery-metered': { after: 'meta/endpoints', path: 'events?limit=1' },
  'summary-costs-two': counts,
  'agents-empty-without-plan': { path: 'gov/fara?active_only=true', role: 'unentitled' },
  'hierarchy-in-every-plan': { path: `entities/${holding}/hierarchy`, role: 'unentitled' },
  'hierarchy-names-registry-flag': { path: `entities/${holding}/hierarchy`, role: 'unentitled' },
  'plan-refusal-without-plan': { path: 'facilities', role: 'unentitled' },
  'plan-refusal-retryable': { path: 'facilities', role: 'unentitled' },
  'writes-served': { path: 'events', method: 'POST' },
  'not-found-details-null': 'events/conflict_00',
  'suggestion-missing': 'events/summary?categry=Riots',
  'unknown-name-untold': 'events/summary?categry=Riots',
  'accepted-names-missing': 'events/summary?categry=Riots',
  'activity-unrouted': 'activity',
  'removed-paths-by-list': '/api/v1/stories',
  'replacement-not-in-message': '/api/v1/events',
  'deprecation-as-date': '/api/v1/events',
  'successor-as-alternate': '/api/v1/events',
  'contract-version-of-build': '/openapi.json',
  'contract-without-group-by': '/openapi.json',
  'deprecation-unflagged': '/openapi.json',
  'split-misstated': 'meta/endpoints',
  'split-not-under-coverage': 'meta/endpoints',
  'feed-missing': '/changelog/feed.xml',
  'search-drops-country': `${events}&search=Council&search_mode=lexical&country=MLI`,
  'entity-drops-category': `${events}&entity=Olena%20Kovalchuk&category=Battles`,
  'near-drops-limit': 'events?near=52.5,13.4&radius_km=2000&days=30&limit=2',
  'days-drop-subcategory': 'events?days=20&category=Battles&subcategory=Siege',
  'region-drops-significance-minimum': `${events}&region=Europe&significance_min=0.5`,
  'images-drop-limit': 'events?include_images=true&limit=2',
  'box-drops-fatalities': `${events}&bbox=-89,-179,89,179&has_fatalities=true`,
  'office-drops-languages': `${events}&office=Q90210417&languages=fr`,
  'actor-country-drops-category': `${events}&actor_country=MLI,UKR,USA&category=Battles`,
  'location-match-drops-admin1': `${events}&country=MLI&country_match=location&admin1=Gao`,
  'lexical-search-drops-sort': `${events}&search=Council&search_mode=lexical&sort=recent`,
  'maximum-drops-minimum': `${events}&confidence_min=0.6&confidence_max=0.8`,
  'recent-walk-drops-minimum': {
    after: 'events?days=30&sort=recent&confidence_min=0.7&limit=5',
    path: 'events?days=30&sort=recent&confidence_min=0.7&limit=5&cursor={cursor}',
  },
  'summary-country-drops-category': `${counts}&country=MLI&category=Battles`,
  'summary-entity-drops-fatalities':
    'events/summary?date_start=2026-10-22&date_end=2026-11-19&entity=Amadou%20Traore&has_fatalities=true',
  'story-search-drops-category': `${stories}&search=Council&search_mode=lexical&story_category=justice`,
  'story-region-drops-entity': `${stories}&region=Africa&entity=Amadou%20Traore`,
  'facility-country-drops-status': 'facilities?country=DEU,USA,UKR&status=retired',
  'facility-order-drops-capacity-minimum': 'facilities?sort=capacity_asc&capacity_mw_min=500',
  'frontier-drops-organization': 'aicompute/models?frontier=1&organization=Halcyon',
  'agent-country-drops-active-only': 'gov/fara?country=CHINA&active_only=true',
  'registry-country-drops-status': 'leiregistry/entities?country=USA&entity_status=INACTIVE',
  'country-list-by-location-first-only': `${events}&country=MLI,UKR&country_match=location`,
  'category-case-sensitive-beside-subcategory': 'events?category=battles&subcategory=Siege',
  'date-end-exclusive-beside-entity':
    'events?date_start=2026-11-01&date_end=2026-11-14&limit=100&entity=Margaret%20Holloway',
  'entities-beside-category-first-only': `${events}&category=CORPORATE&entity=Amadou%20Traore,Olena%20Kovalchuk`,
  'third-page-upside-down': {
    after: [`events?limit=5&${november}`, `events?limit=5&${november}&cursor={cursor}`],
    path: `events?limit=5&${november}&cursor={cursor}`,
  },
  'later-pages-without-category': {
    after: [
      `events?limit=3&category=Protests&${november}`,
      `events?limit=3&category=Protests&${november}&cursor={cursor}`,
    ],
    path: `events?limit=3&category=Protests&${november}&cursor={cursor}`,
  },
  'last-category-lost': `${events}&category=Battles,Protests,Riots`,
  'last-facility-type-lost': 'facilities?type=coal_mine,steel_plant,port',
  'month-end-lost': 'events?date_start=2026-10-20&date_end=2026-10-31&limit=100',
  'facility-later-pages-without-country': {
    after: ['facilities?country=USA&limit=5', 'facilities?country=USA&limit=5&cursor={cursor}'],
    path: 'facilities?country=USA&limit=5&cursor={cursor}',
  },
  'one-in-eighty-of-any-category': `${events}&category=HEALTH`,
  'one-in-fifty-a-day-late': 'events?date_start=2026-11-03&date_end=2026-11-10&limit=100',
  'one-in-fifty-confidence-as-text': events,
  'one-in-fifty-counted-twice': counts,
  'one-in-twenty-facilities-of-any-type': 'facilities?type=port&limit=100',
  'second-answer-empty': { after: 'events?limit=8', path: 'events?limit=8' },
  'kept-without-limit': { after: 'events?limit=5', path: 'events?limit=6' },
  'kept-for-any-key': { after: 'facilities?limit=7', path: 'facilities?limit=7', role: 'none' },
  'cursor-used-up': {
    after: `events?limit=5&${november}`,
    path: `events?limit=5&${november}&cursor={cursor}`,
    times: 2,
  },
  'tired-of-countries': { path: 'events?country=MLI&limit=3', times: 301 },
  'country-drops-target-actor': `${events}&country=MLI,UKR,USA&target_actor_country=FRA,DEU,MLI`,
  'recent-order-drops-magnitude-minimum': `${events}&sort=recent&magnitude_min=5`,
  'observed-interval-drops-fatalities':
    'events?observed_start=2026-11-01&observed_end=2026-11-15&has_fatalities=true&limit=100',
  'summary-by-category-drops-box': `${counts}&group_by=category&bbox=0,-20,30,20`,
  'summary-by-source-drops-source': `${counts}&group_by=source_actor_country&source_actor_country=MLI`,
  'summary-by-subcategory-drops-limit': `${counts}&group_by=subcategory&limit=3`,
  'story-entity-drops-sort':
    'stories?date_start=2026-10-22&date_end=2026-11-19&entity=Margaret%20Holloway,Viktor%20Orlov&sort=recent',
  'story-box-drops-limit': `${stories}&bbox=-60,-180,60,60&limit=2`,
  'later-stories-without-category': {
    after: `${stories}&story_category=Statecraft&limit=2`,
    path: `${stories}&story_category=Statecraft&limit=2&cursor={cursor}`,
  },
  'story-weekdays-drop-category': `stories/summary?${november}&group_by=weekday&story_category=Statecraft`,
  'entity-search-drops-limit': 'entities?search=a&limit=2',
  'children-alone-drop-limit': `entities/${funds}/hierarchy?direction=down&limit=2`,
  'facility-class-drops-sort': 'facilities?class=power&sort=capacity_desc',
  'compute-order-drops-offset': 'aicompute/models?sort=compute&offset=3',
  'hardware-type-drops-limit': 'aicompute/hardware?type=GPU&limit=1',
  'sanctioned-links-drop-limit': 'gov/fara?sanctioned_only=true&limit=2',
  'categories-unknown-beside-subcategory': 'events?categories=Battles&subcategory=Siege',
  'country-alias-unknown-beside-admin1': `${events}&country_iso3=FRA&admin1=Gao`,
  'country-case-sensitive-beside-admin1': `${events}&country=mali&admin1=Gao`,
  'limit-above-maximum-refused-beside-cursor': {
    after: 'events?days=30&limit=150',
    path: 'events?days=30&limit=150&cursor={cursor}',
  },
  'unfilled-last-page-lost': {
    after: 'events?date=2026-11-10&limit=5',
    path: 'events?date=2026-11-10&limit=5&cursor={cursor}',
  },
  'last-card-without-actors': `events?limit=3&${november}`,
  'last-handle-lost': `${events}&entity=Amadou%20Traore,Olena%20Kovalchuk,Margaret%20Holloway`,
  'first-of-month-lost': 'events?date_start=2026-10-25&date_end=2026-11-05&limit=100',
  'summary-last-country-lost': `${counts}&country=MLI,UKR`,
  'month-end-counted-a-day-late': 'events/summary?date_start=2026-10-25&date_end=2026-11-05',
  'smallest-bucket-lost': counts,
  'smallest-story-bucket-lost': `stories/summary?${november}&group_by=weekday`,
  'crossed-bounds-empty-beside-category': 'events?category=Battles&confidence_min=0.9&confidence_max=0.1',
  'later-unknown-name-served': 'facilities?limit=5&colour=red',
  'second-refusal-with-200': { path: 'events?limit=none', times: 2 },
  'one-in-five-listed-under-page-id': 'entities?limit=50',
  'companions-by-spine-id-unknown': `entities?co_occurring_with=${persons[0]?.id}`,
  'capital-true-reads-false': `${events}&has_fatalities=TRUE`,
  'frontier-true-unheeded': 'aicompute/models?frontier=true',
  'last-lei-lost': `leiregistry/entities?lei=${holding},${finance},${funds}`,
  'fifth-ancestor-lost': 'entities/wiki:Verdant_Rail_(company)/hierarchy?depth=5',
  'last-rollup-without-dates': 'gov/awards?recipient=i',
  'kept-without-sort': { after: 'events?limit=5', path: 'events?limit=5&sort=recent' },
  'summary-kept-without-group-by': { after: counts, path: `${counts}&group_by=category` },
  'hierarchy-kept-without-direction': {
    after: `entities/${holding}/hierarchy`,
    path: `entities/${holding}/hierarchy?direction=up`,
  },
  'provinces-kept-without-country': { after: 'geo/admin1?country=Mali', path: 'geo/admin1?country=Japan' },
  'links-kept-without-active-only': {
    after: 'gov/fara?country=CHINA',
    path: 'gov/fara?country=CHINA&active_only=true',
  },
  'limit-of-the-list-before': { after: 'events?limit=3', path: 'events' },
  'cursor-moves-on': {
    after: `events?limit=4&${november}`,
    path: `events?limit=4&${november}&cursor={cursor}`,
    times: 2,
  },
  'second-summary-doubled': { path: counts, times: 2 },
  'tired-of-story-entities': { path: `${stories}&entity=Margaret%20Holloway&limit=3`, times: 61 },
  'summaries-in-flight-mixed-up': { path: `${counts}&category=Battles`, beside: `${counts}&category=Riots` },
  'repeated-handle-cancelled': `${events}&entity=Margaret%20Holloway,Olena%20Kovalchuk,Margaret%20Holloway`,
  'escaped-comma-unsplit': `${events}&country=MLI%2CUKR`,
  'short-code-lost-beside-long-one': `${events}&country=MLI,UA`,
  'source-country-by-code-only': 'events?source_actor_country=Mali',
  'facility-country-without-short-codes': 'facilities?country=DE',
  'small-chip-type-unknown': 'aicompute/hardware?type=other',
  'awards-by-page-id-empty': 'gov/awards?entity=wiki:Kestrel_Compute_(company)',
  'one-in-fifty-placed-by-actor': 'events?date_start=2026-10-22&date_end=2026-11-19&limit=100',
  'one-in-eight-deaths-unflagged': `${events}&has_fatalities=true`,
  'one-in-forty-dated-later-in-detail': `events/${delayed}`,
  'one-in-twenty-of-another-status-in-detail': `facilities/${facilities.find(({ id }) => isOneIn(20, id))?.id}`,
  'one-in-ten-relationships-turned': `leiregistry/relationships?lei=${funds}`,
  'merged-id-in-search': 'search?q=Amadou',
  'days-told-without-today': 'events?days=7',
  'observed-end-to-midnight': 'events?observed_start=2026-11-10&observed_end=2026-11-11T06:00:00Z&limit=100',
  'mali-in-somalia': `${events}&country=Mali`,
  'unmeasured-magnitude-averaged': `${counts}&group_by=category`,
  'toll-of-deadliest-event': counts,
  'unknown-origin-at-place': `${counts}&group_by=source_actor_country`,
  'detail-counts-top-articles': `events/${old}`,
  'political-detail-unsigned': `events/${unsigned}`,
  'links-counted-by-category': `${stories}&limit=100`,
  'stories-in-no-continent': `stories/summary?${november}&group_by=lead_continent`,
  'story-category-of-last-event': `stories/${twofold}`,
  'page-missing-in-detail': 'entities/wiki:Mateus_Queiroz',
  'merged-entity-listed-twice': 'entities?limit=50',
  'tone-of-nobody': 'entity-tone',
  'branches-uncounted': `entities/${holding}/hierarchy`,
  'ultimate-parent-as-direct': `entities/${finance}/hierarchy?depth=3`,
  'found-again-by-page': 'search?q=kestrel&scope=all',
  'registry-search-of-active-only': 'search?q=Tessera&universe=registry&limit=100',
  'center-power-in-kilowatts': 'facilities?type=data_center',
  'second-owner-untold': 'facilities?limit=100',
  'name-folded-in-ascii': `facilities?q=${encodeURIComponent('åkers')}`,
  'nuclear-plants-unknown': 'facilities?type=nuclear_plant',
  'inverted-asset-box-empty': 'energy/assets?bbox=30,-20,0,20',
  'isin-leads-to-parent': `leiregistry/isin?isin=${subsidiary?.isins[0]}`,
  'subdivision-unheeded': 'leiregistry/entities?jurisdiction=US-CA',
  'recipients-counted-from-rollups': 'gov/awards?recipient=i',
  'awards-summed-in-whole-dollars': 'gov/awards?recipient=i',
  'sanctioned-by-two-lists': 'gov/fara?sanctioned_only=true',
  'manufacturer-finds-foundry': 'aicompute/hardware?manufacturer=Lumen',
  'developers-under-first-id': 'aicompute/models',
  'trillion-in-billions': 'aicompute/companies',
  'latest-sales-left-out': 'aicompute/chip-sales',
  'long-province-names-cut': 'geo/admin1?country=Sudan',
  'feed-ampersand-unescaped': '/changelog/feed.xml',
  'contract-limit-of-fifty': '/openapi.json',
  'units-counted-for-each-key': { after: 'events?limit=1', path: 'events?limit=1', role: 'second' },
  'longer-key-accepted': { path: 'events?limit=1', role: 'longer' },
  'first-name-blamed': 'facilities?limit=5&colour=red',
  'crossed-bounds-told-in-order': 'events?confidence_min=0.9&confidence_max=0.1',
  'suggested-window-too-long': 'events?date_start=2025-01-01&date_end=2026-11-01',
  'offset-unknown-beside-recent': {
    after: 'events?sort=recent&limit=5',
    path: 'events?sort=recent&limit=5&offset={cursor}',
  },
  'exact-family-of-one-handle-only': `${events}&entity=Margaret%20Holloway,Ayesha%20Baloch,Grace%20Kabongo&entity_family=exact`,
  'zero-maximum-lost-beside-minimum': `${events}&goldstein_scale_min=-5&goldstein_scale_max=0`,
  'summary-category-drops-false-fatalities': `${counts}&category=Battles&has_fatalities=false`,
  'story-summary-category-drops-entity': `stories/summary?${autumn}&story_category=Statecraft&entity=Margaret%20Holloway`,
  'companions-drop-limit': 'entities?co_occurring_with=Margaret%20Holloway&limit=1',
  'upward-hierarchy-drops-depth': `entities/${finance}/hierarchy?direction=up&depth=3`,
  'false-siblings-beside-depth': `entities/${leiOf('Halcyon Semiconductor Trading')}/hierarchy?depth=2&include_siblings=false`,
  'near-orders-by-distance': 'facilities?near=50,10,2000&class=power&sort=capacity_desc',
  'center-capacity-minimum-only': 'facilities?type=data_center&capacity_mw_min=50&capacity_mw_max=100',
  'hardware-org-beside-type-is-foundry': 'aicompute/hardware?type=GPU&org=Halcyon',
  'center-cursor-unknown-beside-owner': 'aicompute/data-centers?owner=Kestrel&cursor=1',
  'links-limited-before-active-only': 'gov/fara?active_only=true&limit=5',
  'registry-name-inside-beside-category': 'leiregistry/entities?name=Trading&entity_category=GENERAL',
  'thirtieth-day-lost': `events/summary?${autumn}`,
  'fourth-article-without-rank': `${stories}&sort=recent&limit=100`,
  'last-child-lost': `entities/${holding}/hierarchy`,
  'third-facility-page-repeats-a-row': {
    after: ['facilities?limit=5', 'facilities?limit=5&cursor={cursor}'],
    path: 'facilities?limit=5&cursor={cursor}',
  },
  'last-compute-page-filled-up': 'aicompute/models?limit=5&offset=15',
  'last-award-is-the-oldest': 'gov/awards?recipient=i&limit=5',
  'near-ends-at-antimeridian': `events?${autumn}&near=-18.14,178.44&radius_km=500`,
  'actors-of-no-country-match-any': `${events}&country=MLI`,
  'story-of-two-continents-counted-twice': `stories/summary?${november}&group_by=lead_continent`,
  'non-ascii-page-id-not-found': 'entities/wiki:Luc%C3%ADa_Arango',
  'filer-without-lei-called-holder': `entities/${companyOf('Lumen Foundry').id}/hierarchy`,
  'non-ascii-owner-unresolved': 'aicompute/data-centers',
  'dissolved-record-not-found': `leiregistry/entities/${dissolved}`,
  'one-in-twelve-countries-lists-towns': 'geo/admin1?country=Colombia',
  'second-answer-unmetered': { path: 'events?limit=2', times: 2 },
  'connection-keeps-its-key': { after: 'events?limit=1', path: 'events?limit=1', role: 'none' },
  'searches-in-flight-mixed-up': { path: 'search?q=Amadou', beside: 'search?q=Olena' },
  'ignored-names-pile-up': { after: 'aicompute/hardware?colour=red', path: 'aicompute/hardware?limit=3' },
  'look-ups-kept-without-isin': {
    after: `leiregistry/isin?isin=${isin}`,
    path: `leiregistry/isin?isin=${otherIsin}`,
  },
  'awards-kept-without-limit': {
    after: 'gov/awards?recipient=dredging&limit=5',
    path: 'gov/awards?recipient=dredging&limit=2',
  },
  'facility-name-as-pattern': 'facilities?q=(',
  'search-fails-on-emoji': `search?q=${encodeURIComponent('🚢')}`,
  'capital-header-name-unread': { path: 'events?limit=1', header: 'AUTHORIZATION' },
  'escaped-colon-in-path-unread': 'entities/wiki%3AAmadou_Traore',
  'country-finds-subdivisions-of-its-letters': 'leiregistry/entities?jurisdiction=DE',
  'quote-breaks-refusal': 'events?sort=%22',
  'detail-names-last-story': `events/${twiceTold}`,
  'vague-place-counted-at-origin': `${counts}&group_by=country`,
  'story-refs-in-small-letters': events,
  'stories-of-one-event-uncounted': `stories/summary?${november}`,
  'merged-id-kept-in-detail': `entities/${persons[0]?.siblings[0]}`,
  'record-without-its-children': `leiregistry/entities/${holding}`,
  'exception-presumed': `entities/${orphan?.lei}/hierarchy`,
  'center-owned-by-its-users': 'facilities?type=data_center',
  'award-total-wraps': 'gov/awards?recipient=i',
  'metric-conflict-families-swapped': 'events?category=Battles&magnitude_min=1',
  'removed-paths-linked-to-directory': '/api/v1/events',
  'newest-notice-not-in-feed': '/changelog/feed.xml',
  'flags-of-the-first-key': { path: 'facilities?limit=5', role: 'second' },
  'disabled-key-reads-directory': { path: 'meta/endpoints', role: 'disabled' },
  'thumbnails-parameter-turns-images-on': `${events}&include_entity_images=true`,
  'box-or-country': `${events}&bbox=0,-20,30,30&country=MLI`,
  'both-sides-interchangeable': `events?${autumn}&limit=100&source_actor_country=${half}&target_actor_country=${otherHalf}`,
  'buckets-of-asked-countries': `${counts}&group_by=country&country=MLI,UKR,USA`,
  'port-box-longitude-first': 'facilities?source=maritime_ports&bbox=0,-20,60,40',
  'limit-cuts-ancestors': `entities/${finance}/hierarchy?depth=3&limit=1`,
  'search-cut-before-ranking': 'search?q=mar&scope=all&limit=2',
  'limit-cuts-rollups': 'gov/awards?recipient=i&limit=5',
  'newest-walk-only': {
    after: 'events?limit=5',
    between: 'events?limit=5&category=Riots',
    path: 'events?limit=5&cursor={cursor}',
  },
  'details-in-flight-mixed-up': { path: `events/${old}`, beside: `events/${delayed}` },
  'vain-search-kept': { after: 'search?q=kestrel', path: 'search?q=kestrel&scope=reference' },
  'parallel-units-lost': { path: 'events?limit=1', beside: 'events?limit=2' },
  'capacity-order-turned-in-place': {
    after: 'facilities?class=power&sort=capacity_desc',
    path: 'facilities?class=power&sort=capacity_asc',
  },
  'leap-day-malformed': 'events?date=2024-02-29',
  'clock-change-loses-a-day': 'events/summary?date_start=2026-09-20&date_end=2026-11-10',
  'search-ends-at-a-hundred': {
    after: `events?limit=100&${autumn}&search_mode=lexical&search=carried%20it`,
    path: `events?limit=100&${autumn}&search_mode=lexical&search=carried%20it&cursor={cursor}`,
  },
  'timeline-of-a-hundred': 'gov/awards?recipient=i&limit=500',
  'hundredth-story-lost': `${stories}&limit=100`,
  'whole-turn-is-no-width': 'facilities?bbox=-90,-180,90,180',
  'compute-bound-of-64-bits': 'aicompute/models?min_compute=10000000000000000000000000',
  'orphans-are-siblings': `entities/${holding}/hierarchy?include_siblings=true`,
  'unscored-entity-not-found': `entities/${companyOf('Öresund Kraft').id}`,
  'ampersand-escaped': `gov/fara?registrant=${encodeURIComponent('Marsh & Tull LLP')}`,
  'namibia-read-as-null': `${events}&country=NA`,
  'zero-coordinate-is-none': `${events}&lat=0&lon=29.5&radius_km=500`,
  'phrase-stripped-of-accents': `events?${autumn}&search_mode=lexical&search=${encodeURIComponent('Lucía Arango')}`,
  'office-of-the-request-before': {
    after: `${events}&office=Q90210417`,
    path: `${events}&entity=Olena%20Kovalchuk`,
  },
  'last-retired-name-only': 'events?max_confidence=1&goldstein_min=-5',
  'second-person-unfound': `events?${autumn}&limit=100&entity=Amadou%20Traore,Margaret%20Holloway,Viktor%20Orlov`,
  'story-continent-of-every-event': `${stories}&continent=Europe&limit=100`,
  'one-fitting-code-excuses-others': 'events?category=Battles&subcategory=Siege,Looting',
  'two-letter-story-search-refused': 'stories?search=in&search_mode=lexical',
  'agency-of-first-award': 'gov/awards?recipient=i',
  'deprecations-in-feed-only': '/changelog',
  'feed-items-share-a-notice': '/changelog/feed.xml',
  'later-pages-unmetered': { after: 'events?limit=5', path: 'events?limit=5&cursor={cursor}' },
  'any-scheme-accepted': { path: 'events?limit=1', role: 'basic' },
  'percent-as-wildcard': `${events}&search_mode=lexical&search=Coun%25il`,
  'box-in-whole-degrees': `${events}&bbox=15.9,-20,48.9,60`,
  'two-word-contributor-unfound': 'aicompute/models?organization_categorization=Research%20collective',
  'cik-is-no-id': `gov/awards?entity=cik:${companyOf('Kestrel Compute').cik}`,
  'continent-admits-actors-by-location': `${events}&continent=Africa&country_match=location`,
  'exact-told-as-expanded': 'events?entity=Amadou%20Traore&entity_family=exact',
  'zero-capacity-bound-lost': 'facilities?capacity_mw_min=0',
  'south-shown-north': `${events}&bbox=-40,-180,0,180`,
  'summary-days-without-today': 'events/summary?days=7',
  'null-scale-counts-as-zero': `${events}&category=ECONOMIC&goldstein_scale_min=-1`,
  'zero-deaths-flagged': events,
  'rowless-handle-told-unresolved': 'events?date=2026-11-10&entity=Amadou%20Traore,Olena%20Kovalchuk',
  'url-of-another-story': events,
  'lapsed-files-nothing': `entities/${lapsed}/hierarchy`,
  'all-without-page-ids': 'search?q=Mateus&scope=all',
  'tone-of-persons-only': `entity-tone?entity=${society}`,
  'retired-registrations-unlisted': `leiregistry/entities?lei=${retired}`,
  'removed-path-without-successor-unlinked': '/api/v1/stories',
  'facility-detail-in-every-plan': { path: `facilities/${site?.id}`, role: 'unentitled' },
  'unknown-path-without-envelope': 'nowhere',
  'filter-required-details-listed': 'leiregistry/entities',
  'suggestion-not-accepted-here': 'stories?contry=MLI',
  'family-by-goldstein': `${events}&family=conflict`,
  'contract-without-ports': '/openapi.json',
  'contract-requires-recipient': '/openapi.json',
  'cut-window-told-uncut': 'events?date_start=2026-09-01&date_end=2026-10-31',
  'known-counts-as-fatal': counts,
  'counted-in-wide-and-narrow-region': `${counts}&group_by=region`,
  'domain-compared-with-category': `${events}&domain=CONFLICT`,
  'story-window-of-a-day': 'stories',
  'story-grouping-untold-by-default': `stories/summary?${november}`,
  'isins-of-children-too': `leiregistry/isin?lei=${subsidiary?.parent}`,
  'steel-is-power': 'facilities?class=power&limit=100',
  'later-windows-as-increments': 'aicompute/chip-sales',
  'country-of-two-words-unknown': 'events?country=South%20Africa',
  'rejected-zero-served': 'events?fatalities=0',
  'as-of-today-served': 'events?as_of=2026-11-20',
  'exact-of-merged-id-finds-own': `${events}&entity=${merged}&entity_family=exact`,
  'summary-text-case-sensitive': `${events}&search_mode=lexical&search=CONFIRMED%20THE%20ACCOUNT`,
  'lexical-and-splits': `${events}&search_mode=lexical&search=Council%20AND%20outlets`,
  'type-with-brackets-unfound': 'aicompute/hardware?type=DCU%20(GPGPU)',
  'start-date-unknown-beside-date-end': 'events?start_date=2026-11-10&date_end=2026-11-12',
  'anchored-window-told-as-day': 'events?date=2026-11-10&days=3',
  'explicit-significance-overridden': `${events}&search=Council&sort=significance`,
  'fallback-keeps-first-person': `events?${autumn}&limit=100&entity=Amadou%20Traore,Margaret%20Holloway,Viktor%20Orlov&entity_match=material`,
  'retired-metric-conflicts': 'events?category=Battles&max_magnitude=5',
  'crossed-capacity-swapped': 'facilities?capacity_mw_min=900&capacity_mw_max=100',
  'twin-stories-lost': {
    after: `${stories}&sort=recent&limit=6`,
    path: `${stories}&sort=recent&limit=6&cursor={cursor}`,
  },
  'only-the-deepest-ancestor': `entities/${finance}/hierarchy?depth=2`,
  'category-without-events-unknown': 'events?category=DEMOGRAPHIC',
  'storyless-event-of-any-language': `${events}&languages=fr`,
  'unknown-deaths-flag-null': events,
  'north-america-without-caribbean': `${events}&continent=North%20America`,
  'office-link-names-first-holder': `events?${autumn}&limit=100&office=Q90210417`,
  'empty-list-without-filters': 'events?date=2026-01-05',
  'pipelines-called-placed': 'facilities?has_geo=true&type=gas_pipeline,oil_pipeline',
  'great-compute-as-text': 'aicompute/models',
  'terminated-links-unscreened': 'gov/fara?sanctioned_only=true',
  'plan-refusal-kept-for-all': {
    after: 'facilities?limit=9',
    afterRole: 'unentitled',
    path: 'facilities?limit=9',
  },
  'bad-cursor-spoils-walks': {
    after: 'events?limit=5',
    between: 'events?cursor=abc',
    path: 'events?limit=5&cursor={cursor}',
  },
  'siblings-stay': {
    after: `entities/${trading}/hierarchy?include_siblings=true`,
    path: `entities/${trading}/hierarchy`,
  },
  'cursor-outlives-window': {
    after: `events?limit=5&${november}`,
    path: `events?limit=5&${autumn}&cursor={cursor}`,
  },
  'source-region-expanded': `${events}&source_actor_country=Europe`,
  'admin1-finds-towns': `${events}&country=MLI&admin1=Ansongo`,
  'detail-of-acting-side': `events/${twoSided}`,
  'buckets-of-coding-day': counts,
  'story-limit-told-as-text': `${stories}&limit=5`,
  'story-summary-applies-search': `stories/summary?${november}&search=Harvest`,
  'office-ids-unprefixed': 'offices?q=Harbour',
  'page-priced-by-rows': events,
  'details-without-usage': `events/${old}`,
  'contract-denies-null-fatalities': '/openapi.json',
  'overdue-summaries-served': { path: counts, role: 'pastDue' },
  'empty-details-left-out': { path: 'events', role: 'none' },
  'replacement-untold-in-details': '/api/v1/events/12',
  'retired-date-validated': 'events?canonical_cluster_date_start=yesterday',
  'accepted-metrics-of-other-family': 'events?category=Battles&magnitude_min=1',
  'summary-observed-dates-refused': 'events/summary?observed_start=2026-11-10&observed_end=2026-11-12',
  'unheld-lei-null': 'leiregistry/entities/5493001KJTIIGC8Y1R12',
  'family-implied-by-first-category': `${events}&category=Battles,POLITICAL`,
  'summary-region-of-narrowest-only': `${counts}&region=Africa`,
  'admin1-of-exact-places-only': `events?${autumn}&limit=100&country=MLI&admin1=Gao`,
  'actor-country-of-every-side': `${events}&actor_country=MLI,UKR,USA`,
  'lone-actor-counted-as-target': `${counts}&group_by=target_actor_country`,
  'ranked-by-raw-total': events,
  'or-told-reduced-yet-applied': `${events}&search=Siege%20OR%20Looting`,
  'story-search-reads-linked-titles': `stories?${autumn}&limit=100&search_mode=lexical&search=${sharedTitle}`,
  'withdrawn-events-counted': counts,
  'propagation-bound-reads-systemic': `${events}&propagation_potential_min=0.5`,
  'expand-misses-own-id': `events?${autumn}&limit=100&entity=${merged}`,
  'box-at-the-poles-refused': 'events?bbox=-90,-180,90,180',
  'lone-last-story-lost': `stories?date_start=2026-11-10&date_end=2026-11-12&limit=${storiesButOne}`,
  'limit-told-as-default-on-later-pages': {
    after: 'events?limit=5',
    path: 'events?limit=5&cursor={cursor}',
  },
  'window-form-of-one-digit': 'events?window=14d',
  'handles-of-the-first-form-only': `${events}&entity=${society},Amadou%20Traore`,
  'plural-finds-singular': `${events}&search_mode=lexical&search=Councils`,
  'images-asked-for-once-stay': { after: 'events?include_images=true', path: 'events' },
  'kept-by-values-alone': {
    after: `${events}&source_actor_country=MLI`,
    path: `${events}&target_actor_country=MLI`,
  },
  'accepted-categories-of-conflict-only': 'events?subcategory=TE01',
  'accepted-count-of-those-sent': `events?entity=${handles(27)}`,
  'continents-refused-with-regions': 'events?continent=Atlantis',
  'facility-near-box-too-narrow': 'facilities?near=52.5,8.5,400&limit=100',
  'second-owner-unfound-by-id': `facilities?entity=${coowned}`,
  'terminals-in-port-silo': 'facilities?source=maritime_ports',
  'hierarchy-by-page-id-without-lei': `entities/${paged}/hierarchy`,
  'registry-name-exact-only': 'leiregistry/entities?name=Halcyon%20Semi',
  'timeline-of-largest-awards': 'gov/awards?recipient=federal&limit=5',
  'rollup-for-each-agency': 'gov/awards?recipient=boise',
  'rollup-dates-as-loaded': 'gov/awards?recipient=federal&limit=5',
  'frontier-flag-from-compute': 'aicompute/models',
  'all-scope-costs-two': 'search?q=kestrel&scope=all',
  'ignored-unless-known-to-events': 'aicompute/hardware?country=Japan',
  'contract-uei-of-nine': '/openapi.json',
  'facility-later-pages-by-name': {
    after: 'facilities?sort=capacity_desc&limit=20',
    path: 'facilities?sort=capacity_desc&limit=20&cursor={cursor}',
  },
  'owners-of-row-before': 'facilities?sort=country&limit=100',
  'every-second-lei-refused': `leiregistry/entities?lei=${finance},${holding}`,
  'lapsed-issuer-unfound-by-isin': `leiregistry/isin?isin=${lapsedIsin}`,
  'listed-page-link-escaped-twice': 'entities?limit=100',
  'same-day-awards-added-once': 'gov/awards?recipient=federal',
  'single-row-unwrapped': 'aicompute/chip-sales?chip_manufacturer=Kestrel%20Compute',
  'listed-situation-not-found': `situations/${pair}`,
  'class-refusal-lists-types': 'facilities?class=farm',
  'undated-holders-in-summary': `events/summary?${autumn}&office=Q90210417&office_as_of=2026-11-10`,
  'location-match-narrows-actors': `${events}&source_actor_country=MLI,UKR,USA&country_match=location`,
  'event-listed-for-each-handle': `events?${autumn}&limit=100&entity=${spine}`,
  'event-counted-for-each-language': `${counts}&languages=en,fr`,
  'story-counted-for-each-event-in-box': `stories/summary?${november}&bbox=-90,-180,90,180`,
  'story-links-in-box-only': `${stories}&bbox=-60,-180,60,60&limit=100`,
  'adjustment-on-first-page-only': {
    after: 'events?date_start=2026-09-01&date_end=2026-10-31&limit=5',
    path: 'events?date_start=2026-09-01&date_end=2026-10-31&limit=5&cursor={cursor}',
  },
  'recent-within-page-only': {
    after: `events?${november}&sort=recent&limit=10`,
    path: `events?${november}&sort=recent&limit=10&cursor={cursor}`,
  },
  'walk-counts-rows-shown': {
    after: `events?${november}&limit=50`,
    path: `events?${november}&limit=50&cursor={cursor}`,
  },
  'unknown-bucket-beyond-limit': `${counts}&group_by=target_actor_country&limit=3`,
  'stories-kept-without-cursor': {
    after: `${stories}&limit=5`,
    path: `${stories}&limit=5&cursor={cursor}`,
  },
  'story-cursor-outlives-date-end': {
    after: `${stories}&limit=5`,
    path: 'stories?date_start=2026-11-01&date_end=2026-11-15&limit=5&cursor={cursor}',
  },
  'severity-of-mean-scale': `${counts}&group_by=category`,
  'detail-of-raw-significance': `events/${unsigned}`,
  'summary-country-by-location': `${counts}&country=MLI,UKR,USA`,
  'name-misses-merged-ids': `events?${autumn}&limit=100&entity=Amadou%20Traore,Margaret%20Holloway,Ayesha%20Baloch`,
  'observed-dates-compare-event-dates': 'events?observed_start=2026-11-10&observed_end=2026-11-12&limit=100',
  'accepted-codes-of-other-category': 'events?category=Riots&subcategory=Siege',
  'empty-alternatives-left-out': { path: 'gov/awards?recipient=a', role: 'unentitled' },
  'frontier-drops-compute-order': 'aicompute/models?frontier=true&sort=compute',
  'siblings-under-farthest-ancestor': `entities/${finance}/hierarchy?depth=2&include_siblings=true`,
  'exception-untold-upward': `entities/${excepted}/hierarchy?direction=up`,
  'rollup-dates-of-timeline': 'gov/awards?recipient=federal&limit=5',
  'companies-cut-before-order': 'aicompute/companies?limit=3',
  'country-rollup-of-every-center': 'aicompute/data-centers?country=japan',
  'ignored-lost-beside-clamp': 'aicompute/data-centers?limit=201&colour=red',
  'unmeasured-center-of-zero-megawatts': 'facilities?source=aicompute',
  'dissolved-told-inactive-in-record': `leiregistry/entities/${dissolved}`,
  'parents-hide-own-link': `leiregistry/relationships?lei=${trading}`,
  'secondary-country-by-long-code-only': `facilities?country=${aside}`,
  'capacity-walk-ends-at-unknown': 'facilities?sort=capacity_desc',
  'sites-kept-by-short-id': {
    after: `facilities/${likeSites[0]}`,
    path: `facilities/${likeSites[1]}`,
  },
  'refused-names-become-accepted': { after: 'facilities?colour=red', path: 'facilities?shade=red' },
  'registry-lane-in-few-plans': { path: `search?q=${finance}&universe=registry`, role: 'unentitled' },
  'handles-metered-each': 'events?entity=Amadou%20Traore,Olena%20Kovalchuk',
  'feed-dated-a-month-late': '/changelog/feed.xml',
  'one-site-of-former-unit': `facilities/${formerUnit}`,
  'explicit-default-match-is-location': `${events}&country=MLI&country_match=location_or_actor_origin`,
  'date-beside-entity-spans-thirty-days': 'events?date=2026-11-19&entity=Amadou%20Traore',
  'clamped-limit-skips-rows': {
    after: `events?${autumn}&limit=150`,
    path: `events?${autumn}&limit=150&cursor={cursor}`,
  },
  'story-region-of-first-event-on-later-pages': {
    after: `stories?${autumn}&region=Africa&limit=10`,
    path: `stories?${autumn}&region=Africa&limit=10&cursor={cursor}`,
  },
  'regions-asked-for-pile-up': { after: `${events}&region=Africa`, path: `${events}&region=Europe` },
  'kept-without-entity-family': {
    after: `events?${autumn}&entity=Amadou%20Traore,Margaret%20Holloway,Ayesha%20Baloch`,
    path: `events?${autumn}&entity=Amadou%20Traore,Margaret%20Holloway,Ayesha%20Baloch&entity_family=exact`,
  },
  'comma-in-search-separates': `${events}&search_mode=lexical&search=Council,%202026-11-10`,
  'province-beside-short-code-unfound': `${events}&country=NI&admin1=Lagos`,
  'cursor-bound-to-parameter-order': {
    after: `events?${november}&limit=10`,
    path: 'events?limit=10&date_end=2026-11-19&date_start=2026-11-01&cursor={cursor}',
  },
  'vacant-date-takes-present-holders': `events?${autumn}&office=Q90210417&office_as_of=2009-06-01`,
  'shared-story-titled-by-event': events,
  'target-bucket-of-found-side': `${counts}&group_by=target_actor_country&actor_country=MLI,UKR,USA`,
  'contributor-type-of-asked-organization':
    'aicompute/models?organization=Tamarack&organization_categorization=Research',
  'retired-name-silences-its-successor': `${events}&goldstein_scale_min=5&goldstein_min=-10`,
  'limit-counts-from-first-row': 'aicompute/models?limit=5&offset=3',
  'capital-status-unfound': 'facilities?status=Mothballed',
  'like-names-taken-for-one': 'search?q=northwind&scope=all',
  'inactive-children-unrelated': `leiregistry/relationships?lei=${funds}`,
  'removed-paths-behind-plan-flags': { path: '/api/v1/facilities', role: 'unentitled' },
  'revoked-key-sent-kept-answers': { after: 'events?limit=1', path: 'events?limit=1', role: 'revoked' },
  'rollups-of-largest-awards': 'gov/awards?recipient=i',
  'contract-parameters-shared-by-name': '/openapi.json',
  'one-meter-for-all-workspaces': { after: 'events?limit=1', path: 'events?limit=1', role: 'unentitled' },
  'org-applied-yet-told-ignored': 'aicompute/hardware?org=Kestrel',
  'provinces-unmetered': { after: 'events?limit=1', path: 'geo/admin1?country=Mali' },
  'ukrainian-by-country-code': `${events}&languages=ukr`,
  'detail-index-of-last-night': `events/${latest?.id}`,
  'story-titles-indexed-in-part': `${stories}&search_mode=lexical&search=2026-11-18&limit=100`,
  'mexico-counted-in-south-america': `${counts}&group_by=continent&country_match=location&country=MEX`,
  'statistics-before-metric-bounds': `${counts}&group_by=category&confidence_min=0.7`,
  'summary-radius-of-five-hundred': `${counts}&near=52.5,13.4&radius_km=1500`,
  'images-of-first-cards-only': `${events}&include_images=true`,
  'literal-match-on-every-page': {
    after: `events?${autumn}&limit=2&search=Peaceful%20march%20near%20Shenzhen`,
    path: `events?${autumn}&limit=2&search=Peaceful%20march%20near%20Shenzhen&cursor={cursor}`,
  },
  'alias-in-short-window': 'events?entity_id=Amadou%20Traore,Margaret%20Holloway&limit=100',
  'recorded-bounds-in-whole-minutes': `events?recorded_start=${instantAfter(1)}&recorded_end=${instantAfter(60)}`,
  'accepted-values-cut-at-ten': 'events?region=Atlantis',
  'capacities-ordered-by-silo': 'facilities?capacity_mw_min=1&sort=capacity_desc&limit=100',
  'port-record-longitude-first': `facilities/${port}`,
  'maker-taken-for-namesake': 'aicompute/hardware?manufacturer=Halcyon',
  'contract-lists-exploded': '/openapi.json',
  'page-id-in-path-metered-twice': 'entities/wiki:Amadou_Traore',
  'inactive-parent-passed-over': `entities/${finance}/hierarchy`,
  'terminated-links-under-former-list-names': 'gov/fara?sanctioned_only=true',
  'uei-read-as-number': 'gov/awards?recipient=macon%20dredging',
  'branches-at-address-of-parent': 'leiregistry/entities?country=GBR',
  'plan-flag-asked-for-each-row': { path: 'leiregistry/entities?name=nobody', role: 'unentitled' },
  'capital-name-passed-over': 'facilities?Limit=5',
  'lexical-search-falls-back': `${events}&search_mode=lexical&search=Soweto%20march%20near`,
  'toll-added-for-each-story': counts,
  'exception-of-the-parent': `entities/${underExcepted}/hierarchy`,
  'compute-bound-on-rounded-logarithm': 'aicompute/models?min_compute=22000000000000000000000',
  'contract-server-repeats-path': '/openapi.json',
  'compass-words-struck-from-provinces': `events?${autumn}&limit=100&country=FJI&admin1=Central`,
  'detail-category-cut-at-slash': `events/${explosion}`,
  'center-in-country-of-its-owner': 'facilities?type=data_center&country=NOR',
  'story-search-folded-in-turkish': `stories?${autumn}&search_mode=lexical&search=india`,
  'sanctioned-principals-once': 'gov/fara?sanctioned_only=true',
  'full-window-told-as-cut': `events/summary?${autumn}`,
  'former-unit-leads-to-first-site': `facilities/${formerUnit}`,
  'merged-ids-count-as-handles': `events?entity=Amadou%20Traore,${handles(24)}`,
  'usage-of-the-operation-alone': { after: 'events?limit=1', path: 'stories?limit=1' },
  'updates-count-as-publication': `events?${recorded}&limit=100`,
  'maximum-alone-counts-from-zero': `${events}&goldstein_scale_max=5`,
  'cursor-bound-to-key': {
    after: 'events?limit=5',
    path: 'events?limit=5&cursor={cursor}',
    role: 'second',
  },
  'event-found-by-digits-alone': `events/${old?.replace(/^[^_]+/, (family) => (family === 'conflict' ? 'cameoplus' : 'conflict'))}`,
  'highest-value-begins-at-zero': `${counts}&group_by=category`,
  'story-search-measured-in-bytes': `stories?search_mode=lexical&search=${encodeURIComponent('é')}`,
  'check-digits-read-as-number': `entities/${lowChecked}/hierarchy`,
  'owner-names-decoded-as-latin-1': `facilities?owner_search=${encodeURIComponent('Öresund')}`,
  'entity-without-uei-joins-any': 'gov/awards?entity=wiki:Amadou_Traore',
  'empty-table-null': 'aicompute/data-centers?owner=Nobody',
  'provinces-joined-by-fips': 'geo/admin1?country=Switzerland',
  'government-told-open-to-analysts': { path: 'gov/awards?recipient=a', role: 'unentitled' },
  'successor-linked-without-query': '/api/v1/conflict',
  'contract-key-in-own-header': '/openapi.json',
  'in-house-parts-without-foundry': 'aicompute/hardware?foundry=Halcyon',
  'undated-holders-counted-among-unbridged': 'events?office=Q90210417&office_as_of=2026-11-10',
  'gone-without-deprecation-where-queried': '/api/v1/events?country=MLI',
  'exception-of-lapsed-untold-in-record': `leiregistry/entities/${holding}`,
  'retired-keyed-by-successor': 'events?goldstein_min=1',
  'first-expanded-entity-told-only': `events?entity=${merged}`,
  'days-cut-in-silence': 'events?days=45',
  'images-metered-twice': 'events?include_images=true',
  'far-inverted-window-too-large': 'events?date_start=2028-01-10&date_end=2026-11-10',
  'unused-category-missing-from-refusal': 'events?category=NONSENSE',
  'handles-uncapped-beside-the-events-list': `stories?entity=Amadou%20Traore,${handles(25)}`,
  'window-alias-beside-dates-served': `events?${november}&window=7d`,
  'country-iso3-takes-long-codes-only': 'events?country_iso3=Mali',
  'summary-intersects-office-with-entity': `${counts}&office=Q90210417&entity=${merged}`,
  'single-death-not-lethal': `events/summary?${autumn}&has_fatalities=true`,
  'recorded-interval-asks-its-months-only':
    'events?recorded_start=2026-11-01T00:00:00Z&recorded_end=2026-11-03T00:00:00Z&limit=100',
  'registry-shard-by-letter-as-sent': 'leiregistry/entities?name=halcyon%20semiconductor',
  'continent-null-on-older-facilities': 'facilities?continent=Europe&limit=100',
  'contract-of-migrated-facility-filters': '/openapi.json',
  'companies-page-kept-for-larger-limit': {
    after: 'aicompute/companies?limit=3',
    path: 'aicompute/companies',
  },
  'child-count-kept-by-parent': {
    after: 'entities/7245AE06C8C0B4E90C32/hierarchy',
    path: 'entities/72456A3602CFF1A76110/hierarchy',
  },
  'missing-story-hides-its-neighbours': {
    after: 'stories/st_1743BD27025E377C8C5A',
    path: 'stories/st_1743BD27025E377C8C5C',
  },
  'links-kept-without-principal': {
    after: 'gov/fara?foreign_principal=Volga',
    path: 'gov/fara?foreign_principal=Caracas',
  },
  'magnitude-bounds-on-whole-grades':
    'events?magnitude_min=7.4&limit=100&date_start=2026-10-22&date_end=2026-11-20',
  'bucket-confidence-of-daily-means':
    'events/summary?group_by=continent&date_start=2026-11-01&date_end=2026-11-20',
  'compute-of-one-owner-in-thousands': 'aicompute/data-centers?country=China',
  'rollup-dates-in-summer-time': 'gov/awards?recipient=Duluth',
  'removed-paths-of-plain-letters-only': '/api/v1/events/',
  'types-of-one-class-widened': 'facilities?type=solar_farm,wind_farm&limit=100',
  'lone-handle-asks-first-linked-event':
    'stories?entity=wiki:Amadou_Traore&date_start=2026-10-22&date_end=2026-11-20&limit=100',
  'exact-name-ends-search': 'search?q=Halcyon%20Semiconductor&scope=all',
  'category-counts-of-last-night': 'events/summary?group_by=category&days=3',
  'ports-missing-in-name-index': 'facilities?q=port&limit=100',
  'links-joined-with-known-principals': 'gov/fara?entity=e_43083C604A4A6F65763AFEA0',
  'models-distinct-by-publication': 'aicompute/models?domain=Language',
  'summary-country-without-fips': 'events/summary?country=UP&days=30',
  'contract-scale-from-zero': '/openapi.json',
  'recipient-matched-like-registrant': 'gov/awards?recipient=redging',
  'story-summary-limit-invalid-number': 'stories/summary?limit=abc',
  'repeated-list-parts-dropped': 'events?bbox=0,0,40,40&days=30',
  'lists-cut-at-a-kilobyte': `leiregistry/entities?limit=100&lei=${legalEntities
    .slice(0, 60)
    .map(({ lei }) => lei)
    .toReversed()
    .join(',')}`,
  'removed-paths-validated-first': '/api/v1/events/summary?bucket=day',
  'zero-left-out-of-details': 'events?goldstein_scale_min=0&goldstein_scale_max=-5',
  'withdrawn-events-still-counted': 'stories?date_start=2026-10-25&date_end=2026-11-20&limit=100',
  'directory-copy-of-centers-outdated': 'facilities?type=data_center&limit=100',
  'recorded-end-inclusive': `events?limit=100&recorded_start=${instantAfter(-3600)}&recorded_end=${instantAfter(0)}`,
  'promoted-entity-ids-in-search-only': 'search?q=a&limit=60',
  'precision-bounds-of-conflict-only': `${counts}&geo_precision_min=3`,
  'empty-stories-not-found': `${stories}&search=zzqq&search_mode=lexical`,
  'unmeasured-magnitude-presumed': `${events}&category=ECONOMIC,TECHNOLOGY`,
  'protests-without-scale': `${events}&category=Protests`,
  'last-stories-without-next-cursor': 'stories?date_start=2026-11-10&date_end=2026-11-11&limit=100',
  'unknown-origin-left-out': events,
  'roles-of-lead-articles-only': stories,
  'stale-cursor-without-reason': {
    after: `events?${november}&country=MLI&limit=2`,
    path: `events?${november}&country=NGA&limit=2&cursor={cursor}`,
  },
  'days-keep-coded-bound': 'events/summary?days=30',
  'office-as-of-needs-office': `${events}&office_as_of=2026-11-10`,
  'magnitude-bounds-up-to-one': `${events}&magnitude_min=5`,
  'thumbnails-off-by-default': `${events}&include_images=true`,
  'summary-always-expands':
    'events/summary?date_start=2026-10-22&date_end=2026-11-20&entity=Amadou%20Traore&entity_family=exact',
  'stories-take-no-page-ids': 'stories?date_start=2026-10-22&date_end=2026-11-20&entity=wiki:Amadou_Traore',
  'registry-records-under-reference': 'search?q=Halcyon&universe=reference',
  'center-country-case-sensitive': 'aicompute/data-centers?country=china',
  'securities-of-all-without-selector': 'leiregistry/isin',
  'depth-as-far-as-sent': `entities/${leiOf('Verdant Rail Section 8')}/hierarchy?depth=8`,
  'status-list-as-one-value': 'facilities?status=operating,retired&limit=100',
  'recipient-case-sensitive': 'gov/awards?recipient=duluth',
  'compute-calls-draw-five': 'aicompute/models',
  'window-of-years-adjusted': 'events?date_start=2024-11-01&date_end=2026-11-10&limit=100',
  'equal-bounds-refused': `${events}&geo_precision_min=2&geo_precision_max=2`,
  'story-domain-unflagged': '/openapi.json',
  'old-precision-spelling-applied': `${events}&max_geo_precision=1`,
};

/** Bugs that shape the corpus or the meter, so that their deployment cannot be shared. */
const apart: readonly Bug[] = [
  'significance-without-propagation',
  'unmeasured-magnitude-presumed',
  'compute-calls-draw-five',
  'divisor-always-political',
  'severity-from-signed-scale',
  'discovery-metered',
  'summary-costs-two',
  'units-counted-for-each-key',
  'second-answer-unmetered',
  'parallel-units-lost',
  'later-pages-unmetered',
  'page-priced-by-rows',
  'details-without-usage',
  'all-scope-costs-two',
  'handles-metered-each',
  'one-meter-for-all-workspaces',
  'provinces-unmetered',
  'page-id-in-path-metered-twice',
  'usage-of-the-operation-alone',
  'images-metered-twice',
];

/** Bugs that show as a server error. */
const failing: readonly Bug[] = ['facility-name-as-pattern', 'search-fails-on-emoji'];

const shared = deployment(options);
let current: IndependentDeployment['handler'] = shared.handler;
/** Whether the meter is compared too, which every request to a shared deployment moves. */
let metered = false;
const server = createServer((request, response) => {
  response.sendDate = false;
  current(request, response);
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}${prefix}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const keyless: Readonly<Record<string, string | undefined>> = {
  none: undefined,
  unknown: `Bearer svc_sk_${'0'.repeat(64)}`,
  longer: `Bearer ${shared.keys.full}00`,
  basic: `Basic ${shared.keys.full}`,
};

async function send(path: string, role: string, method: string, header = 'authorization'): Promise<string> {
  const authorization = role in keyless ? keyless[role] : `Bearer ${shared.keys[role] ?? ''}`;
  const response = await fetch(`${origin}${path.startsWith('/') ? path : `/api/v2/${path}`}`, {
    method,
    headers: authorization === undefined ? {} : { [header]: authorization },
  });
  const names = ['link', 'deprecation', ...(metered ? ['x-gateway-units-drawn'] : [])];
  const told = names.map((name) => `${name}: ${response.headers.get(name)}`);
  return [response.status, ...told, await response.text()].join('\n');
}

async function answerTo({
  path,
  role = 'full',
  method = 'GET',
  header,
  after = [],
  afterRole = 'full',
  between,
  times = 1,
  beside,
}: Asking): Promise<string> {
  let cursor = '';
  const at = (template: string): string => template.replace('{cursor}', encodeURIComponent(cursor));
  for (const earlier of [after].flat()) {
    const before = await send(at(earlier), afterRole, 'GET');
    cursor = /"next_cursor": "([^"]+)"/.exec(before)?.[1] ?? '';
  }
  if (between !== undefined) await send(between, 'full', 'GET');
  let answer = '';
  for (let time = 0; time < times; time += 1) {
    const together = [path, ...(beside === undefined ? [] : [beside])];
    answer = (await Promise.all(together.map((each) => send(at(each), role, method, header)))).join('\n');
  }
  return answer;
}

describe('planted bugs', { timeout: 300_000 }, () => {
  it.each(Object.keys(bugs) as Bug[])('shows %s', async (bug) => {
    const told = showing[bug];
    const asking = typeof told === 'string' ? { path: told } : told;
    const own = apart.includes(bug);
    metered = own;
    current = own ? createIndependent(options).handler : shared.handler;
    const plain = await answerTo(asking);
    const bent = own ? createIndependent({ ...options, bugs: [bug] }).handler : shared.handler;
    current = (request, response) => planted(own ? [] : [bug], () => bent(request, response));
    const shown = await answerTo(asking);
    expect(shown).not.toBe(plain);
    expect(shown.startsWith('5')).toBe(failing.includes(bug));
  });
});
