import type { Family } from '../../../contract/index.js';
import { sealNumber, unsealNumber } from './sealed-number.js';

/** Where a row of the corpus stands, so that its id alone leads to it. */
export interface Place {
  /** Counted from the epoch. */
  readonly day: number;
  /** Counted from 0 on that day. */
  readonly index: number;
}

/** A Story stands where the Event does that it came of, or among the quiet ones of its day. */
export interface StoryPlace extends Place {
  readonly part: number;
}

/** The part of Stories without Events. */
export const quietPart = 3;

const perDay = 2 ** 25;
const parts = 4;

export const eventIdOf = (family: Family, { day, index }: Place, seed: number): string =>
  `${family}_${sealNumber(day * perDay + index, seed)}`;

/** The day of an Event's id; undefined for a text that is none. */
export function dayOfEvent(id: string, seed: number): number | undefined {
  const number = unsealNumber(id.slice(id.indexOf('_') + 1), seed);
  return number === undefined ? undefined : Math.floor(number / perDay);
}

export const storyIdOf = ({ day, index, part }: StoryPlace, seed: number): string =>
  `story_${sealNumber((day * perDay + index) * parts + part, seed)}`;

/** The day of a Story's id; undefined for a text that is none. */
export function dayOfStory(id: string, seed: number): number | undefined {
  const number = unsealNumber(id.slice(id.indexOf('_') + 1), seed);
  return number === undefined ? undefined : Math.floor(number / (perDay * parts));
}
