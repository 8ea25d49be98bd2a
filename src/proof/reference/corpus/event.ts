import type { Country } from '../../../../contract/countries.js';
import type { Family } from '../../../../contract/index.js';
import type { Category } from './taxonomy.js';

export interface Actor {
  readonly name: string;
  readonly country: Country | null;
  readonly role: string;
}

/** A Story as the cards of its Events refer to it. */
export interface StoryRef {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly date: string;
  readonly articleCount: number;
}

export interface Article {
  readonly url: string;
  readonly title: string;
  readonly domain: string;
  readonly rank: number;
  readonly imageUrl: string;
}

/** Scores of an Event; ranges as in the contract's table of metrics. */
export interface Scores {
  readonly significance: number;
  readonly goldstein_scale: number | null;
  readonly magnitude: number | null;
  readonly systemic_importance: number | null;
  readonly propagation_potential: number | null;
  readonly market_sensitivity: number | null;
  readonly confidence: number;
  readonly geo_precision: number;
}

/** One Event as stored. Instants are milliseconds since the epoch, dates are YYYY-MM-DD. */
export interface Event {
  readonly id: string;
  readonly family: Family;
  readonly category: Category;
  readonly subcategory: string;
  readonly eventCode: string;
  readonly title: string;
  readonly summary: string;
  readonly eventDate: string;
  /** When it was coded: observed time. */
  readonly codedAt: number;
  /** When it was first published: recorded time. */
  readonly recordedAt: number;
  readonly country: Country;
  readonly admin1: string | null;
  readonly location: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** The acting side first, then the receiving side, if any. */
  readonly actors: readonly [Actor, ...Actor[]];
  readonly scores: Scores;
  readonly articleCount: number;
  readonly fatalities: number | null;
  readonly civilianTargeting: boolean;
  readonly stories: readonly StoryRef[];
  readonly articles: readonly Article[];
  readonly entityIds: readonly string[];
  /** ISO 639-1 codes of the linked coverage. */
  readonly languages: readonly string[];
}
