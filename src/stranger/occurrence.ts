import type { Country } from './countries.js';
import type { Person } from './persons.js';
import type { Place } from './places.js';
import type { Measures } from './significance.js';

export interface Party {
  readonly name: string;
  readonly country: Country | undefined;
  readonly role: 'initiator' | 'recipient';
  readonly person: Person | undefined;
}

export interface Article {
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
export interface Mention {
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
