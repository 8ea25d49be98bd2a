import { alternatives } from './alternatives.js';
import { arrays } from './arrays.js';
import { bounds } from './bounds.js';
import { constraints } from './constraints.js';
import { freeNames } from './free-names.js';
import { marks } from './marks.js';
import { objects } from './objects.js';
import type { SchemaGroup } from './schema-group.js';
import { texts } from './texts.js';
import { types } from './types.js';
import { values } from './values.js';

/** Every group that judges schemas. What the types have in common is what the others compare. */
export const schemaGroups: readonly SchemaGroup[] = [
  types,
  values,
  bounds,
  texts,
  objects,
  freeNames,
  arrays,
  alternatives,
  constraints,
  marks,
];

/** Whether a kind of change of a schema is breaking in a direction. */
export const isBreaking = (direction: 'request' | 'response', kind: string): boolean =>
  schemaGroups.some(({ kinds }) => kinds[kind]?.[direction]?.class === 'breaking');
