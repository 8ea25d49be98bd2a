import { hexOf } from './rolls.js';

/** A person or organisation Events can refer to. */
export interface Person {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly page: string;
  /** Ids merged into the same entity. */
  readonly siblings: readonly string[];
}

const names: readonly string[] = [
  'Amadou Traore',
  'Ibrahim Suleiman',
  'Olena Kovalchuk',
  'Viktor Orlov',
  'Margaret Holloway',
  'Klaus Reinhardt',
  'Camille Durand',
  'Rajiv Menon',
  'Ayesha Baloch',
  'Thura Min',
  'Osman Eltayeb',
  'Grace Kabongo',
  'Northwind Grid Cooperative',
  'Halcyon Semiconductor Works',
  'Meridian Port Authority',
  'Alder Relief Mission',
  'Pacific Cable Consortium',
  'Ministry of Inland Waters',
];

export const persons: readonly Person[] = names.map((name, at) => {
  const slug = name.replaceAll(' ', '_');
  return {
    id: `e_${hexOf(`person ${name}`, 32)}`,
    slug: `wiki:${slug}`,
    name,
    page: `https://encyclopedia.example/wiki/${slug}`,
    siblings: at % 4 === 0 ? [`e_${hexOf(`sibling ${name}`, 32)}`] : [],
  };
});

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

/** The ids a handle stands for: its own first, merged siblings after it. */
export function personOf(handle: string): Person | undefined {
  const text = handle.trim();
  const folded = text.toLowerCase();
  return persons.find(
    (person) =>
      person.id.toLowerCase() === folded ||
      person.siblings.some((id) => id.toLowerCase() === folded) ||
      person.slug.toLowerCase() === folded ||
      person.name.toLowerCase() === folded ||
      person.page === text,
  );
}
