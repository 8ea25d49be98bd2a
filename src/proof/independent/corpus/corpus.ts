import { dayOf, daysBefore, startOf } from './calendar.js';
import { type Person, persons } from './persons.js';
import { type Country, type Place, places } from './places.js';
import { hexOf, type Rolls, rollsOf, rounded } from './random.js';
import { type Category, categoryAt, type Measures, significanceOf } from './taxonomy.js';

interface Party {
  readonly name: string;
  readonly country: Country | undefined;
  readonly role: 'initiator' | 'recipient';
  readonly person: Person | undefined;
}

interface Article {
  readonly url: string;
  readonly title: string;
  readonly domain: string;
  readonly image: string | undefined;
}

export interface Story {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  /** Calendar date and instant of its first publication. */
  readonly date: string;
  readonly publishedAt: number;
  readonly articles: number;
}

/** A person and the id, its own or a merged one, under which the coder named it. */
interface Mention {
  readonly person: Person;
  readonly id: string;
}

/** An Event as it is stored; times are milliseconds since 1970. */
export interface Occurrence extends Measures {
  readonly id: string;
  readonly subcategory: string;
  readonly code: string;
  readonly title: string;
  readonly summary: string;
  readonly rationale: string;
  /** Calendar date of the occurrence. */
  readonly date: string;
  readonly codedAt: number;
  readonly recordedAt: number;
  readonly place: Place;
  readonly pinned: boolean;
  readonly precision: 1 | 2 | 3;
  readonly parties: readonly Party[];
  readonly significance: number;
  readonly stories: readonly Story[];
  readonly articlesTop: readonly Article[];
  readonly people: readonly Mention[];
  readonly languages: readonly string[];
  /** Left in storage after its withdrawal; pages skip it after they are cut. */
  readonly withdrawn: boolean;
  /** Orders equal keys. */
  readonly tie: string;
}

const sides = ['Border Guard', 'Rural Union', 'National Police', 'Transport League', 'Armed Wing', 'Council'];
const outlets = ['dispatch.example', 'kurier.example', 'lanterna.example', 'harbour-news.example'];
const tongues = ['en', 'fr', 'ar', 'es', 'uk', 'pt'];

/** Days of continuous coverage, today included. */
export const coveredDays = 100;

export function coverageStart(madeAt: number): string {
  return daysBefore(dayOf(madeAt), coveredDays - 1);
}

function partiesOf(rolls: Rolls, place: Place, people: readonly Mention[]): readonly Party[] {
  const origin = (): Country | undefined => {
    if (rolls.chance(0.12)) return undefined;
    return rolls.chance(0.75) ? place.country : rolls.pick(places).country;
  };
  const first: Party = {
    name: people[0]?.person.name ?? `${place.country.name} ${rolls.pick(sides)}`,
    country: origin(),
    role: 'initiator',
    person: people[0]?.person,
  };
  if (rolls.chance(0.4)) return [first];
  const other = origin();
  const name = `${other?.name ?? 'Unidentified'} ${rolls.pick(sides)}`;
  return [first, { name, country: other, role: 'recipient', person: undefined }];
}

function mentionOf(rolls: Rolls, others: readonly Mention[]): Mention {
  const named = others.map(({ person }) => person);
  const person = rolls.pick(persons.filter((candidate) => !named.includes(candidate)));
  return { person, id: rolls.pick([person.id, person.id, ...person.siblings]) };
}

function storiesOf(rolls: Rolls, seed: string, title: string, publishedAt: number): readonly Story[] {
  const count = rolls.chance(0.15) ? 0 : rolls.between(1, 2);
  return Array.from({ length: count }, (_, at) => {
    const id = `st_${hexOf(`${seed} story ${at}`, 20)}`;
    return {
      id,
      url: `https://stories.example/${id}`,
      title: `${title} (${at + 1})`,
      date: dayOf(publishedAt),
      publishedAt,
      articles: 2 + at,
    };
  });
}

function articlesOf(rolls: Rolls, seed: string, title: string): readonly Article[] {
  return Array.from({ length: rolls.between(0, 3) }, (_, at) => {
    const domain = rolls.pick(outlets);
    const url = `https://${domain}/${hexOf(`${seed} article ${at}`, 12)}`;
    return {
      url,
      title: `${title}, report ${at + 1}`,
      domain,
      image: rolls.chance(0.5) ? `${url}.jpg` : undefined,
    };
  });
}

function measuresOf(rolls: Rolls, { family, name }: Category) {
  const conflict = family === 'conflict';
  const shared = { family, category: name, articles: rolls.between(1, 55) };
  const goldstein = rounded(rolls.unit() * 20 - 10, 1);
  const toll = name === 'Protests' || name === 'Strategic developments' ? 0 : rolls.between(0, 40);
  const confidence = rounded(0.3 + rolls.unit() * 0.69, 3);
  return {
    ...shared,
    confidence,
    goldstein: conflict ? -Math.abs(goldstein) : name === 'POLITICAL' ? goldstein : undefined,
    fatalities: !conflict || rolls.chance(0.35) ? undefined : rolls.chance(0.5) ? toll : 0,
    civilians: conflict && (name === 'Violence against civilians' || rolls.chance(0.1)),
    magnitude: conflict || rolls.chance(0.55) ? undefined : rounded(rolls.unit() * 10, 1),
    systemic: rounded(rolls.unit(), 2),
    propagation: rounded(rolls.unit(), 2),
    market: rounded(rolls.unit(), 2),
  };
}

function eventOf(seed: string, date: string, madeAt: number): Occurrence | undefined {
  const rolls = rollsOf(seed);
  const category = categoryAt(rolls.unit());
  if (category === undefined) return undefined;
  const place = rolls.pick(places);
  const code = rolls.pick(category.codes);
  const people = rolls.chance(0.4) ? [mentionOf(rolls, [])] : [];
  if (people.length > 0 && rolls.chance(0.3)) people.push(mentionOf(rolls, people));
  const measures = measuresOf(rolls, category);
  const parties = partiesOf(rolls, place, people);
  const title = `${code} near ${place.town}: ${parties[0]?.name ?? ''}, ${date}`;
  const dayStart = startOf(date);
  const latest = madeAt - 60_000;
  const codedAt = Math.min(latest, dayStart + Math.floor(rolls.unit() * 2.5 * 86_400_000));
  const recordedAt = Math.min(madeAt - 30_000, codedAt + rolls.between(60, 30_000) * 1000);
  const story = storiesOf(rolls, seed, title, recordedAt);
  const id = `${category.family}_${hexOf(seed, 40)}`;
  return {
    ...measures,
    id,
    subcategory: code,
    code: `${category.family === 'conflict' ? 'K' : 'P'}-${hexOf(code, 4)}`,
    title,
    summary: `${title}. ${rolls.pick(sides)} confirmed the account; ${rolls.between(2, 9)} outlets carried it.`,
    rationale: 'Two accounts agree on place and day.',
    date,
    codedAt: Math.max(dayStart, codedAt),
    recordedAt,
    place,
    pinned: !rolls.chance(0.33),
    precision: rolls.pick([1, 2, 3] as const),
    parties,
    significance: significanceOf(measures),
    stories: story,
    articlesTop: articlesOf(rolls, seed, title),
    people,
    languages: story.length === 0 ? [] : [rolls.pick(tongues), 'en'],
    withdrawn: rolls.chance(0.06),
    tie: hexOf(`tie ${seed}`, 8),
  };
}

/** Lets some Events of a day share a Story with the one before. */
function sharing(event: Occurrence, at: number, all: readonly Occurrence[]): Occurrence {
  const before = all[at - 1];
  const [story] = before?.date === event.date && at % 4 === 1 ? before.stories : [];
  return story === undefined ? event : { ...event, stories: [...event.stories, story] };
}

/** At least `size` Events over the covered days, some on each, and a few older ones. */
export function corpusOf(madeAt: number, size: number): readonly Occurrence[] {
  const today = dayOf(madeAt);
  const daily = Math.ceil((size * 1.07) / coveredDays);
  const dates = Array.from({ length: coveredDays }, (_, back) => daysBefore(today, back));
  const old = [131, 148, 149, 190].map((back) => daysBefore(today, back));
  const seeds = [...dates.flatMap((date) => Array.from({ length: daily }, () => date)), ...old];
  return seeds.flatMap((date, at) => eventOf(`stranger ${date} ${at}`, date, madeAt) ?? []).map(sharing);
}
