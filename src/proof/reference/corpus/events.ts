import { type Country, countries } from '../../../../contract/countries.js';
import type { Entity } from './entities.js';
import type { Actor, Article, Event, StoryRef } from './event.js';
import { eventIdOf, storyIdOf } from './ids.js';
import { busyCountries, provincesOf } from './places.js';
import { hash, type Names, type Random, randomFrom } from './random.js';
import { significance } from './significance.js';
import { type Category, categories, familyOf, subcategories, unusedSubcategories } from './taxonomy.js';

type Phrases = readonly [string, ...string[]];

/** What happens, per category; the place follows. */
const happenings: Readonly<Record<Category, Phrases>> = {
  Battles: ['Army and rebels clash', 'Fighting over a bridge', 'Militia attacks an outpost'],
  Protests: [
    'Teachers march for higher wages',
    'Residents rally over fuel prices',
    'Students demand elections',
  ],
  Riots: ['Crowd burns a tax office', 'Looting follows a power cut', 'Football supporters riot'],
  'Explosions/Remote violence': ['Drone strikes a depot', 'Shelling hits a market', 'Roadside bomb goes off'],
  'Violence against civilians': [
    'Gunmen abduct villagers',
    'Farmers killed in a raid',
    'Journalist attacked',
  ],
  'Strategic developments': ['Ceasefire talks open', 'Police seize a weapons cache', 'Troops withdraw'],
  POLITICAL: ['Cabinet resigns', 'Parliament passes a security bill', 'Envoys sign a border accord'],
  CRIME: ['Customs seize smuggled gold', 'Court jails a trafficking ring', 'Ransomware gang arrested'],
  ECONOMIC: ['Central bank raises rates', 'Grain exports suspended', 'Currency falls to a record low'],
  CORPORATE: ['Merger of two lenders announced', 'Carmaker closes a plant', 'Board dismisses its chief'],
  TECHNOLOGY: ['Chip plant breaks ground', 'Regulator probes an AI model', 'Satellite launch succeeds'],
  INFRASTRUCTURE: ['Port expansion begins', 'Blackout stops the metro', 'Dam inspection finds cracks'],
  ENVIRONMENT: ['Floods cut off a valley', 'Wildfire spreads', 'Drought empties reservoirs'],
  HEALTH: ['Cholera outbreak declared', 'Hospital staff walk out', 'Vaccine campaign starts'],
  DEMOGRAPHIC: ['Census shows a shrinking town', 'Refugees cross the border'],
  INFORMATION: ['False reports spread online', 'Broadcaster loses its licence', 'Internet access restricted'],
};

const tails: Phrases = [
  'Local officials confirmed the report.',
  'Témoins cited by local radio gave similar accounts.',
  'Further details were not available.',
  'Observers expect the situation to develop.',
  'The claim could not be verified independently.',
];

interface Wording {
  readonly title: string;
  readonly summary: string;
}

function wordingOf(random: Random, category: Category, place: string, actor: string): Wording {
  const title = `${random.pick(happenings[category])} in ${place}`;
  return { title, summary: `${title}, involving ${actor}. ${random.pick(tails)}` };
}

const minute = 60_000;
const hour = 60 * minute;
export const dayLength = 24 * hour;

/** What the Events of a day are made from. */
export interface Sources {
  readonly seed: number;
  /** Those that news mention. */
  readonly entities: readonly Entity[];
  readonly entitiesByName: ReadonlyMap<string, readonly Entity[]>;
  readonly names: Names;
}

const at = <T>(values: readonly T[], index: number, otherwise: T): T => values[index] ?? otherwise;

function countryFor(random: Random): Country {
  const list = random.chance(0.75) ? busyCountries : countries;
  return at(list, random.whole(0, list.length - 1), countries[0] as Country);
}

/** Categories take turns, so that each of them occurs within any week; the rest of a day is mixed. */
function categoryFor(random: Random, day: number, index: number): Category {
  const turn = index < categories.length ? (day * 5 + index) % categories.length : random.whole(0, 15);
  return at(categories, turn, 'POLITICAL');
}

function actorsFor(random: Random, category: Category, home: Country, sources: Sources): [Actor, ...Actor[]] {
  const entity = at(sources.entities, random.whole(0, sources.entities.length - 1), undefined);
  const company = at(
    sources.names.companies,
    random.whole(0, sources.names.companies.length - 1),
    'A company',
  );
  const other = random.chance(0.35) ? countryFor(random) : home;
  const first: string =
    familyOf(category) === 'conflict'
      ? category === 'Protests'
        ? `Protesters (${home.name})`
        : category === 'Riots'
          ? `Rioters (${home.name})`
          : random.pick([
              `Military Forces of ${home.name}`,
              'Unidentified Armed Group',
              entity?.name ?? company,
            ])
      : random.pick([`Government of ${home.name}`, company, entity?.name ?? company]);
  const actor1: Actor = {
    name: first,
    country:
      first === 'Unidentified Armed Group' || random.chance(0.06) ? null : random.chance(0.8) ? home : other,
    role: 'actor1',
  };
  // Protests and riots often have one side only.
  if (random.chance(category === 'Protests' || category === 'Riots' ? 0.6 : 0.15)) return [actor1];
  const second = random.pick([`Government of ${other.name}`, `Civilians (${other.name})`, company]);
  return [actor1, { name: second, country: random.chance(0.08) ? null : other, role: 'actor2' }];
}

function fatalitiesFor(random: Random, category: Category): number | null {
  if (familyOf(category) !== 'conflict') return null;
  if (random.chance(0.15)) return null;
  const calm = category === 'Protests' || category === 'Strategic developments';
  if (random.chance(calm ? 0.92 : 0.45)) return 0;
  return random.chance(0.03) ? random.whole(60, 400) : random.whole(1, 20);
}

function scoresFor(random: Random, category: Category): Omit<Event['scores'], 'significance'> {
  const cameoplus = familyOf(category) === 'cameoplus';
  const rubric = (): number | null => (cameoplus && !random.chance(0.04) ? random.real(0, 1, 2) : null);
  const goldstein = (): number => random.real(-10, category === 'Strategic developments' ? 8 : 2, 1);
  return {
    goldstein_scale: !cameoplus ? goldstein() : category === 'POLITICAL' ? random.real(-9, 9, 1) : null,
    magnitude: cameoplus && !random.chance(0.2) ? random.real(0, 10, 1) : null,
    systemic_importance: rubric(),
    propagation_potential: rubric(),
    market_sensitivity: rubric(),
    confidence: random.real(0.3, 1, 2),
    geo_precision: random.whole(1, 3),
  };
}

/** The id of a Story and the address of its page. */
export const addressOf = (id: string): Pick<StoryRef, 'id' | 'url'> => ({
  id,
  url: `https://service.example/stories/${id}`,
});

/**
 * Now and then neighbours of a day share a Story: the first one of the Event before, in place of the own one. Some
 * Stories sum a day up: eight neighbours or so share one.
 */
function joined(
  own: readonly StoryRef[],
  { seed, day, index }: { readonly seed: number; readonly day: number; readonly index: number },
  before: Event | undefined,
): readonly StoryRef[] {
  const shared = before?.stories[0];
  if (own.length === 0 || shared === undefined) return own;
  const joins = hash(`${seed}/${day}/${index} joins`) % 100 < 18;
  const sumsUp = hash(`${seed}/${day}/${index >> 3} sums up`) % 12 === 0;
  return joins || sumsUp ? [shared, ...own.slice(1)] : own;
}

/** Where an Event stands: its day, counted from the epoch, and its number on that day. */
interface Place {
  readonly day: number;
  readonly index: number;
  readonly date: string;
}

function coverageFor(random: Random, title: string, sources: Sources, { day, index: number, date }: Place) {
  const { domains } = sources.names;
  const articleCount = random.chance(0.1) ? random.whole(20, 90) : random.whole(1, 12);
  const articles: Article[] = Array.from(
    { length: Math.min(articleCount, random.whole(1, 4)) },
    (_, index) => {
      const domain = at(domains, random.whole(0, domains.length - 1), 'news.example');
      const slug = random.hex(8);
      return {
        url: `https://${domain}/${date}/${slug}`,
        title: index === 0 ? title : `${title} (${domain})`,
        domain,
        rank: index + 1,
        imageUrl: `https://images.service.example/${slug}.jpg`,
      };
    },
  );
  const stories: StoryRef[] = Array.from(
    { length: random.chance(0.05) ? 0 : random.whole(1, 2) },
    (_, index) => ({
      ...addressOf(storyIdOf({ day, index: number, part: index }, sources.seed)),
      title: index === 0 ? title : `Aftermath: ${title}`,
      date,
      articleCount,
    }),
  );
  const tongues = ['en', 'en', 'en', 'fr', 'es', 'ar', 'ru', 'pt', 'zh', 'uk'] as const;
  const languages = [...new Set([random.pick(tongues), random.pick(tongues)])];
  return { articleCount, articles, stories, languages: stories.length === 0 ? [] : languages };
}

function coordinatesFor(random: Random, country: Country): Pick<Event, 'latitude' | 'longitude'> {
  if (random.chance(0.12)) return { latitude: null, longitude: null };
  const latitude = Math.max(-89, Math.min(89, country.latitude + random.real(-1.2, 1.2, 4)));
  const longitude = country.longitude + random.real(-1.2, 1.2, 4);
  const wrapped = longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude;
  return { latitude: Number(latitude.toFixed(4)), longitude: Number(wrapped.toFixed(4)) };
}

/** Days by which coding and publication follow an Event at the most. */
export const longestLag = 11;

/** Coding follows the Event within a day or two, as a rule; publication follows coding within the hour. */
function timesFor(random: Random, day: number): Pick<Event, 'codedAt' | 'recordedAt'> {
  const happened = day * dayLength + random.whole(0, 24 * 60 - 1) * minute;
  const lag = random.chance(0.06) ? random.whole(48, 240) : random.whole(1, 20);
  const codedAt = happened + lag * hour + random.whole(0, 59) * 1000;
  const delay = random.chance(0.04) ? random.whole(180, 600) : random.whole(2, 50);
  return { codedAt, recordedAt: codedAt + delay * minute };
}

/**
 * The Event `index` of a day, counted from the epoch; `before` is the one before it on that day. It depends on
 * the seed, the day and the index alone, so that the past stays as it was when the corpus grows.
 */
export function eventOf(sources: Sources, day: number, index: number, before?: Event): Event {
  const mark = `${sources.seed}/${day}/${index}`;
  const random = randomFrom(mark);
  const eventDate = new Date(day * dayLength).toISOString().slice(0, 10);
  const category = categoryFor(random, day, index);
  const family = familyOf(category);
  const carried = subcategories[category].filter((code) => !unusedSubcategories.includes(code));
  const subcategory = at(carried, random.whole(0, carried.length - 1), subcategories[category][0]);
  const country = countryFor(random);
  const city = at(sources.names.cities, random.whole(0, sources.names.cities.length - 1), 'the capital');
  const actors = actorsFor(random, category, country, sources);
  const place = `${random.chance(0.9) ? city : 'the border area'}, ${country.name}`;
  const { title, summary } = wordingOf(random, category, place, actors[0].name);
  const named = new Set(actors.flatMap(({ name }) => sources.entitiesByName.get(name) ?? []));
  const mentioned = random.chance(0.5)
    ? [at(sources.entities, Math.floor(random.unit() ** 2 * sources.entities.length), undefined)]
    : [];
  const coverage = coverageFor(random, title, sources, { day, index, date: eventDate });
  const targeted =
    category === 'Violence against civilians' || (family === 'conflict' && random.chance(0.15));
  const fatalities = fatalitiesFor(random, category);
  const unranked = scoresFor(random, category);
  const { codedAt, recordedAt } = timesFor(random, day);
  const { latitude, longitude } = coordinatesFor(random, country);
  const scored = {
    family,
    category,
    scores: unranked,
    articleCount: coverage.articleCount,
    fatalities,
    civilianTargeting: targeted,
  };
  // Spelt out without spreads: Events of one shape are several times quicker to filter.
  return {
    id: eventIdOf(family, { day, index }, sources.seed),
    family,
    category,
    subcategory,
    eventCode: family === 'conflict' ? `AC${subcategories[category].indexOf(subcategory) + 1}` : subcategory,
    title,
    summary,
    eventDate,
    codedAt,
    recordedAt,
    country,
    admin1: random.chance(0.1) ? null : random.pick(provincesOf(country)),
    location: random.chance(0.1) ? null : city,
    latitude,
    longitude,
    actors,
    scores: {
      significance: significance(scored),
      goldstein_scale: unranked.goldstein_scale,
      magnitude: unranked.magnitude,
      systemic_importance: unranked.systemic_importance,
      propagation_potential: unranked.propagation_potential,
      market_sensitivity: unranked.market_sensitivity,
      confidence: unranked.confidence,
      geo_precision: unranked.geo_precision,
    },
    articleCount: coverage.articleCount,
    fatalities,
    civilianTargeting: targeted,
    stories: joined(coverage.stories, { seed: sources.seed, day, index }, before),
    articles: coverage.articles,
    entityIds: [...new Set([...named, ...mentioned].flatMap((entity) => (entity ? [entity.id] : [])))],
    languages: coverage.languages,
  };
}
