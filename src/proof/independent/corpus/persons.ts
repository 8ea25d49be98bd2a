import { organizations } from './organizations.js';
import { hexOf } from './random.js';

/** A person or organisation that requests can name and rows can refer to. */
export interface Person {
  /** `e_` id where the spine holds it, otherwise its `wiki:` id. */
  readonly id: string;
  /** `wiki:` id; undefined without a page. */
  readonly slug: string | undefined;
  readonly name: string;
  readonly page: string | undefined;
  /** Ids merged into the same entity. */
  readonly siblings: readonly string[];
  readonly kind: 'person' | 'organization';
  /** ISO-3. */
  readonly country: string;
}

/** Held in the spine, as `name|kind|country`. */
const spine: readonly string[] = [
  'Amadou Traore|person|MLI',
  'Ibrahim Suleiman|person|NGA',
  'Olena Kovalchuk|person|UKR',
  'Viktor Orlov|person|RUS',
  'Margaret Holloway|person|GBR',
  'Klaus Reinhardt|person|DEU',
  'Camille Durand|person|FRA',
  'Rajiv Menon|person|IND',
  'Ayesha Baloch|person|PAK',
  'Thura Min|person|MMR',
  'Osman Eltayeb|person|SDN',
  'Grace Kabongo|person|COD',
  'Northwind Grid Cooperative|organization|USA',
  'Halcyon Semiconductor Works|organization|JPN',
  'Meridian Port Authority|organization|ZAF',
  'Alder Relief Mission|organization|CHE',
  'Pacific Cable Consortium|organization|SGP',
  'Ministry of Inland Waters|organization|MLI',
];

/** Known by their encyclopedia page only. */
const pagesOnly: readonly string[] = [
  'Zainab Bello|person|NGA',
  'Mateus Queiroz|person|BRA',
  'Lucía Arango|person|COL',
  'Håkon Ødegård|person|NOR',
  'Naledi Mokoena|person|ZAF',
  'Tariq Jamal|person|PAK',
  'Yuki Hanamura|person|JPN',
  'Beatriz Olmedo|person|MEX',
  'Farah Haddad|person|SYR',
  'Eitan Raz|person|ISR',
  'Jean-Robert Cadet|person|HTI',
  'Ratu Vuli|person|FJI',
  'Siobhan Keir|person|GBR',
  'Abdi Warsame|person|SOM',
  'Li Wenqiao|person|CHN',
  'Dale Whitcomb|person|USA',
  'Sahel Herders League|organization|MLI',
  'Rakhine River Council|organization|MMR',
  'Cauca Growers Union|organization|COL',
  'Odesa Harbour Pilots|organization|UKR',
  'Gauteng Transit Forum|organization|ZAF',
  'Bahia Water Board|organization|BRA',
];

function entityOf(line: string, siblings: number, inSpine: boolean): Person {
  const [name = '', kind, country = ''] = line.split('|');
  const slug = `wiki:${name.replaceAll(' ', '_')}`;
  return {
    id: inSpine ? `e_${hexOf(`person ${name}`, 32)}` : slug,
    slug,
    name,
    page: `https://encyclopedia.example/wiki/${name.replaceAll(' ', '_')}`,
    siblings: siblings > 0 ? [`e_${hexOf(`sibling ${name}`, 32)}`] : [],
    kind: kind === 'person' ? 'person' : 'organization',
    country,
  };
}

/** Those whom the news names. */
export const persons: readonly Person[] = [
  ...spine.map((line, at) => entityOf(line, at % 4 === 0 ? 1 : 0, true)),
  ...pagesOnly.map((line) => entityOf(line, 0, false)),
];

export interface Holder {
  readonly person: Person | undefined;
  readonly name: string;
  /** Undefined where the term has no dates. */
  readonly from: string | undefined;
  readonly until: string | undefined;
}

export interface Office {
  readonly id: string;
  readonly title: string;
  readonly holders: readonly Holder[];
}

export const offices: readonly Office[] = [
  {
    id: 'Q90210417',
    title: 'Minister of Inland Waters',
    holders: [
      { person: persons[0], name: 'Amadou Traore', from: '2020-01-01', until: undefined },
      { person: persons[6], name: 'Camille Durand', from: undefined, until: undefined },
      { person: undefined, name: 'Jean Quartier', from: '2012-01-01', until: '2019-12-31' },
    ],
  },
  {
    id: `p_${hexOf('office harbour', 16)}`,
    title: 'Harbour Commissioner',
    holders: [{ person: persons[4], name: 'Margaret Holloway', from: '2021-05-01', until: undefined }],
  },
];

/** Whether a handle stands for an entity: an id of its own or a merged one, its name or its page. */
export function answersTo(person: Person, handle: string): boolean {
  const folded = handle.trim().toLowerCase();
  const { id, slug, name, siblings } = person;
  return (
    [id, slug, name, ...siblings].some((own) => own?.toLowerCase() === folded) ||
    person.page === handle.trim()
  );
}

/** The entity behind a handle, companies included. */
export function personOf(handle: string): Person | undefined {
  return [...persons, ...organizations].find((person) => answersTo(person, handle));
}
