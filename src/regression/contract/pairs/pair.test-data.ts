import { event, list, type ParameterName, parameter, search } from './base.test-data.js';
import type { Edit } from './edit.test-data.js';

/** One edit and the rules of the findings that it must have, no more and no fewer. */
export interface Pair {
  readonly name: string;
  readonly edit: Edit;
  readonly expected: readonly string[];
}

export const row = (name: string, edit: Edit, ...expected: readonly string[]): Pair => ({
  name,
  edit,
  expected,
});

/** A place in the declaration of a parameter, its schema unless told otherwise. */
export const at = (name: ParameterName, below = '/schema'): string => `${parameter(name)}${below}`;

/** A field of the Event card. */
export const field = (name: string): string => `${event}/properties/${name}`;
export const page = `${list}/responses/200`;
export const items = `${search}/responses/200/content/application~1json/schema/items`;
