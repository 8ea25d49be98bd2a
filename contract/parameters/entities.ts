import type { Parameters } from '../parameter.js';

export const entitiesListParameters = {
  search: { type: 'text', summary: 'Text to search for in names' },
  limit: { type: 'integer', summary: 'Cards on a page' },
  co_occurring_with: { type: 'text', summary: 'One entity, beside which the others occur' },
} as const satisfies Parameters;

export const entityDetailParameters = {
  entity_id: { type: 'text', place: 'path', required: true, summary: 'Entity handle' },
} as const satisfies Parameters;

export const searchParameters = {
  q: { type: 'text', summary: 'Text to search for' },
  scope: {
    type: 'enum',
    values: 'searchScope',
    default: 'media',
    malformed: 'INVALID_ENUM',
    summary: 'Which entities are searched',
  },
  universe: { type: 'enum', values: 'searchUniverse', summary: 'Which registries are searched' },
} as const satisfies Parameters;

export const entityToneParameters = {
  entity: { type: 'text', presupposed: true, summary: 'Entity handle' },
} as const satisfies Parameters;
