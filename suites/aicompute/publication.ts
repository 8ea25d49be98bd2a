import type { JsonObject } from '../../src/kit/index.js';
import { leavesIn } from './leaves.js';

const date = /^\d{4}(?:-\d\d){0,2}(?:$|T)/;
/** Dates of the record, not of the model. */
const ofRecord = /creat|updat|modif|load|retriev|access|verif/;

interface Dates {
  readonly path: string;
  /** Whether its name says that it is the date of publication. */
  readonly isPublication: boolean;
}

/** Where models show dates that may be those of their publication, the likeliest place first. */
export function datesOf(models: readonly JsonObject[]): readonly Dates[] {
  const paths = new Set(
    models
      .flatMap((model) => leavesIn(model))
      .flatMap(({ path, value }) => (typeof value === 'string' && date.test(value) ? [path] : [])),
  );
  return [...paths]
    .filter((path) => !ofRecord.test(path) && /date|publi|release|announce|year/.test(path))
    .map((path) => ({ path, isPublication: /publi/.test(path) }))
    .toSorted((one, other) => Number(other.isPublication) - Number(one.isPublication));
}

export const dateAt = (model: JsonObject, path: string): string | undefined => {
  const value = leavesIn(model).find((leaf) => leaf.path === path)?.value;
  return typeof value === 'string' && date.test(value) ? value : undefined;
};

/** Whether a date is later than another, as far as both are told: a year alone is not later than a day of it. */
export function isLater(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length) > other.slice(0, length);
}
