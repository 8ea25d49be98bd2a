import { limits, type OperationId, type Parameter, vocabularies } from '../../../../contract/index.js';
import { entityCategories, entityStatuses, registrationStatuses } from '../corpus/registry.js';
import { declaredOf, familyParameter, storyValues } from '../http/declared-parameters.js';
import type { Faults, Planted } from '../planted.js';
import { list, type Schema, text } from './schema.js';

/** Ranges that the descriptors leave to the rules. */
const ranges: Readonly<Record<string, Schema>> = {
  radius_km: { exclusiveMinimum: 0 },
  lat: { minimum: -90, maximum: 90 },
  lon: { minimum: -180, maximum: 180 },
};

/** Enums of the registry, whose values are the deployment's own. */
const ownEnums: Readonly<Record<string, readonly string[]>> = {
  entity_status: entityStatuses,
  registration_status: registrationStatuses,
  entity_category: entityCategories,
  ...storyValues,
};

const coordinate = '-?\\d{1,3}(\\.\\d{1,15})?';
const coordinates = (length: number): string => `^${Array.from({ length }, () => coordinate).join(',')}$`;

const lei: Schema = { type: 'string', format: 'lei', minLength: 20, maxLength: 20 };

function valuesOf(name: string, { values }: Parameter): Schema {
  const accepted = values === undefined ? ownEnums[name] : vocabularies[values].values;
  return accepted === undefined ? text : { type: 'string', enum: accepted };
}

const bounds = ({ minimum, maximum }: Parameter): Schema => ({
  ...(minimum === undefined ? {} : { minimum }),
  ...(maximum === undefined ? {} : { maximum }),
});

/** A comma-separated list; a maximum is a number of items. */
const separated = (items: Schema, { maximum }: Parameter): Schema => ({
  ...list(items),
  ...(maximum === undefined ? {} : { maxItems: maximum }),
});

function valueSchema(name: string, parameter: Parameter): Schema {
  switch (parameter.type) {
    case 'text':
      return valuesOf(name, parameter);
    case 'cursor':
      return text;
    case 'date':
      return { type: 'string', format: 'date' };
    case 'instant':
      return { type: 'string', format: 'date-time', pattern: 'Z$' };
    case 'date-or-instant':
      return {
        type: 'string',
        anyOf: [{ format: 'date' }, { format: 'date-time', pattern: 'Z$' }],
      };
    case 'days':
    case 'integer':
      return { type: 'integer', ...bounds(parameter) };
    case 'number':
      return { type: 'number', ...bounds(parameter), ...ranges[name] };
    case 'boolean':
      return { type: 'boolean' };
    case 'enum':
      return valuesOf(name, parameter);
    case 'enum-list':
      return separated(valuesOf(name, parameter), parameter);
    case 'text-list':
    case 'country-list':
      return separated({ type: 'string', minLength: 1 }, parameter);
    case 'box':
      return { type: 'string', pattern: coordinates(4) };
    case 'point':
      return { type: 'string', pattern: coordinates(2) };
    case 'lei':
      return lei;
    case 'lei-list':
      return separated(lei, parameter);
    case 'circle':
      return { type: 'string', pattern: coordinates(3) };
    case 'uei':
      return { type: 'string', minLength: limits.uei.length, maxLength: limits.uei.length };
    case 'facility-id':
      return { type: 'string', pattern: '^[fs]_[0-9a-f]+$' };
    case 'isin':
      return { type: 'string', format: 'isin', minLength: 12, maxLength: 12 };
  }
}

export const storyFlagFaults = {
  'stories.openapi.list-domain-not-flagged': {
    clauses: ['versioning.deprecated.domain.stories.flagged'],
    summary: 'Does not flag domain of the Stories list as deprecated',
  },
  'stories.openapi.summary-domain-not-flagged': {
    clauses: ['versioning.deprecated.domain.story-summary.flagged'],
    summary: 'Does not flag domain of the Stories summary as deprecated',
  },
  'stories.openapi.list-event-family-not-flagged': {
    clauses: ['versioning.deprecated.event-family.stories.flagged'],
    summary: 'Does not flag event_family of the Stories list as deprecated',
  },
} as const satisfies Faults;

function isStoryFlagLost(operation: OperationId, name: string, planted: Planted): boolean {
  if (name === 'event_family') return planted('stories.openapi.list-event-family-not-flagged');
  if (name !== 'domain') return false;
  return planted(
    operation === 'listStories'
      ? 'stories.openapi.list-domain-not-flagged'
      : 'stories.openapi.summary-domain-not-flagged',
  );
}

/** Whether a fault leaves the flag of a deprecated parameter out. */
function isFlagLost(operation: OperationId, name: string, planted: Planted): boolean {
  if (planted('openapi.deprecated-flags-missing')) return true;
  if (operation === 'listStories' || operation === 'summarizeStories') {
    return isStoryFlagLost(operation, name, planted);
  }
  const summary = operation === 'summarizeEvents';
  if (name === 'domain') {
    return planted(summary ? 'openapi.summary-domain-not-flagged' : 'openapi.list-domain-not-flagged');
  }
  return planted(
    summary ? 'openapi.summary-event-family-not-flagged' : 'openapi.list-event-family-not-flagged',
  );
}

/** A schema with what faults declare beyond what the rules of an operation take. */
function widened(operation: OperationId, name: string, schema: Schema, planted: Planted): Schema {
  if (operation === 'summarizeStories' && name === 'group_by' && planted('openapi.refused-value-declared')) {
    return { ...schema, enum: [...(schema.enum as readonly string[]), 'entity'] };
  }
  if (operation === 'listFacilities' && name === 'status' && planted('openapi.open-values-closed')) {
    return { type: 'string', enum: ['operating', 'announced', 'planned'] };
  }
  if (operation === 'listEvents' && name === 'category' && planted('openapi.served-value-not-declared')) {
    const values = vocabularies.category.values.filter((value) => value !== 'HEALTH');
    return { ...schema, items: { type: 'string', enum: values } };
  }
  if (
    operation === 'listEvents' &&
    name === 'significance_min' &&
    planted('openapi.served-bound-not-declared')
  ) {
    return { ...schema, maximum: 0.5 };
  }
  const isSummaryDate = operation === 'summarizeEvents' && schema.format === 'date';
  if (isSummaryDate && planted('openapi.served-date-not-declared'))
    return { ...schema, pattern: '^\\d{4}-\\d{2}-\\d{2}T' };
  if (name === 'radius_km' && planted('openapi.served-radius-not-declared'))
    return { ...schema, exclusiveMinimum: 1 };
  if (operation === 'listRegistryEntities' && name === 'lei' && planted('openapi.served-list-not-declared'))
    return { ...schema, maxItems: 25 };
  if (operation === 'listFacilities' && name === 'bbox' && planted('openapi.served-box-not-declared'))
    return { ...schema, pattern: '^-?\\d{1,3},-?\\d{1,3},-?\\d{1,3},-?\\d{1,3}$' };
  if (name === 'facility_id' && planted('openapi.served-path-not-declared'))
    return { ...schema, minLength: 20 };
  const wide = operation === 'listEvents' && name === 'geo_precision_max';
  return wide && planted('openapi.refused-bound-declared') ? { ...schema, maximum: 4 } : schema;
}

const eventCategories = { type: 'string', enum: vocabularies.category.values };

function schemaOf(operation: OperationId, name: string, parameter: Parameter, planted: Planted): Schema {
  const onStories = operation === 'listStories' || operation === 'summarizeStories';
  const taxonomy = name === 'category' && onStories && planted.varied('stories.category-as-taxonomy');
  return taxonomy ? list(eventCategories) : widened(operation, name, valueSchema(name, parameter), planted);
}

/** Whether a fault declares a parameter as one that must be sent. */
const isBound = (operation: OperationId, name: string, planted: Planted): boolean =>
  (operation === 'listEvents' && name === 'region' && planted('openapi.optional-parameter-required')) ||
  (operation === 'listAwards' && name === 'recipient' && planted('openapi.selector-required'));

function withDefault(
  operation: OperationId,
  name: string,
  { default: usual }: Parameter,
  schema: Schema,
  planted: Planted,
): Schema {
  if (usual === undefined) return schema;
  const isOther = operation === 'listEvents' && name === 'limit' && planted('openapi.other-default-declared');
  return { ...schema, default: isOther ? 50 : usual };
}

function parameterObject(
  operation: OperationId,
  name: string,
  parameter: Parameter,
  planted: Planted,
): Schema {
  const schema = schemaOf(operation, name, parameter, planted);
  const isPath = parameter.place === 'path';
  const flagged = parameter.deprecated !== undefined && !isFlagLost(operation, name, planted);
  return {
    name,
    in: isPath ? 'path' : 'query',
    required: isPath || parameter.required === true || isBound(operation, name, planted),
    description: parameter.summary,
    ...(schema.type === 'array'
      ? { style: 'form', explode: operation === 'summarizeEvents' && planted('openapi.lists-exploded') }
      : {}),
    ...(flagged ? { deprecated: true } : {}),
    schema: withDefault(operation, name, parameter, schema, planted),
  };
}

/** Parameters that no rule of the deployment reads. */
const undeclared: Schema = { name: 'fiscal_year', in: 'query', schema: { type: 'integer' } };

const undeclaredText: Schema = { name: 'lobbying_firm', in: 'query', schema: { type: 'string' } };

/** The parameters of an operation, from the descriptors that requests are validated against; no aliases. */
export function parameterObjects(operation: OperationId, planted: Planted): readonly Schema[] {
  const family = operation === 'listEvents' && planted.varied('family.declared');
  const declared = Object.entries({
    ...declaredOf(operation),
    ...(family ? { family: familyParameter } : {}),
  })
    .filter(([name]) => !(name === 'category' && planted('openapi.category-not-declared')))
    .map(([name, parameter]) => parameterObject(operation, name, parameter, planted));
  const foreign = operation === 'listRegistryEntities' && planted('openapi.refused-parameter-declared');
  const text = operation === 'listForeignAgentLinks' && planted('openapi.refused-text-declared');
  return [...declared, ...(foreign ? [undeclared] : []), ...(text ? [undeclaredText] : [])];
}
