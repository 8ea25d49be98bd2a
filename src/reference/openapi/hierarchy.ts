import { limits, vocabularies } from '../../../contract/index.js';
import { list, object, type Schema, text, textOrNull } from './schema.js';

const boolean: Schema = { type: 'boolean' };
const countOrNull: Schema = { type: ['integer', 'null'], minimum: 0 };
const leiOrNull: Schema = {
  type: ['string', 'null'],
  minLength: limits.lei.length,
  maxLength: limits.lei.length,
};

const members = {
  lei: leiOrNull,
  legal_name: text,
  entity_id: textOrNull,
  country: text,
  entity_status: text,
} as const;
const relative = object(members, ['lei', 'legal_name']);
const ancestor = object(
  { depth: { type: 'integer', minimum: 1, maximum: limits.hierarchy.depth.max }, ...members },
  ['depth', 'lei', 'legal_name'],
);

const hierarchy = object(
  {
    direct_parent: { anyOf: [relative, { type: 'null' }] },
    parents: { ...list(ancestor), maxItems: limits.hierarchy.depth.max },
    children: { ...list(relative), maxItems: limits.hierarchy.children.max },
    siblings: list(relative),
    child_count: countOrNull,
  },
  ['child_count'],
);

const coverage = object(
  { lei_present: boolean, reporting_exception: textOrNull, in_registry_level2: boolean },
  ['lei_present', 'reporting_exception', 'in_registry_level2'],
);

const data = object(
  {
    entity: object({ entity_id: textOrNull, name: textOrNull, lei: leiOrNull }),
    coverage,
    hierarchy,
    query: object({
      direction: { type: 'string', enum: vocabularies.hierarchyDirection.values },
      depth: { type: 'integer' },
    }),
  },
  ['entity', 'coverage', 'hierarchy'],
);

/** The schema of the corporate hierarchy. */
export const hierarchySchemas: Readonly<Record<string, Schema>> = {
  Hierarchy: object(
    { success: { type: 'boolean', const: true }, data, meta: object({ attributions: { type: 'array' } }) },
    ['success', 'data'],
  ),
};
