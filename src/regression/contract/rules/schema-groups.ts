import { alternatives } from './alternatives.js';
import { arrays } from './arrays.js';
import { bounds } from './bounds.js';
import { constraints } from './constraints.js';
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
  arrays,
  alternatives,
  constraints,
  marks,
];
