import type { Parameter, ParameterType } from '../parameters/parameter.js';
import { type Vocabulary, vocabularies } from '../vocabularies.js';
import type { Schema } from './schemas.js';

/** The parameter object of OpenAPI; what it cannot say stands in x- members (docs/contract.md). */
export function parameterNode(name: string, parameter: Parameter): Schema {
  const { summary, place, required, deprecated } = parameter;
  const extensions = {
    'x-deprecated': deprecated,
    'x-aliases': parameter.aliases,
    'x-requires': parameter.requires,
    'x-excludes': parameter.excludes,
    'x-family': parameter.family,
    'x-malformed': parameter.malformed,
    'x-above-maximum': parameter.aboveMaximum,
    'x-match': parameter.match,
    'x-presupposed': parameter.presupposed,
  };
  return {
    name,
    in: place ?? 'query',
    description: `${summary}.`,
    required: required ?? false,
    ...(deprecated === undefined ? {} : { deprecated: true }),
    schema: schemaOf(parameter),
    ...Object.fromEntries(Object.entries(extensions).filter(([, value]) => value !== undefined)),
  };
}

const types: Readonly<Record<ParameterType, Schema>> = {
  text: { type: 'string' },
  date: { type: 'string', format: 'date' },
  'date-or-instant': { type: 'string', description: 'A date, or an ISO 8601 instant in UTC' },
  instant: { type: 'string', format: 'date-time' },
  days: { type: 'string', pattern: '^\\d+d?$' },
  integer: { type: 'integer' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  enum: { type: 'string' },
  'enum-list': { type: 'string', description: 'Comma-separated' },
  'text-list': { type: 'string', description: 'Comma-separated' },
  'country-list': { type: 'string', description: 'Comma-separated' },
  box: { type: 'string', description: 'lat_min,lon_min,lat_max,lon_max in degrees' },
  point: { type: 'string', description: 'lat,lon in degrees' },
  circle: { type: 'string', description: 'lat,lon in degrees and a radius in kilometres' },
  cursor: { type: 'string', description: 'Opaque' },
  lei: { type: 'string', description: 'ISO 17442' },
  'lei-list': { type: 'string', description: 'ISO 17442, comma-separated' },
  isin: { type: 'string', description: 'ISO 6166' },
  uei: { type: 'string', description: '12 characters' },
  'facility-id': { type: 'string', description: 'f_ or s_ and what follows' },
};

function schemaOf(parameter: Parameter): Schema {
  const { type, values, minimum, maximum, aboveMaximum, default: value } = parameter;
  const vocabulary: Vocabulary | undefined = values === undefined ? undefined : vocabularies[values];
  const numeric = type === 'integer' || type === 'number';
  const bounding = numeric && aboveMaximum === undefined ? 'maximum' : 'x-maximum';
  return {
    ...types[type],
    ...(vocabulary === undefined ? {} : valuesOf(vocabulary, type)),
    ...(parameter.anyCase === true || vocabulary?.caseInsensitive === true
      ? { 'x-case-insensitive': true }
      : {}),
    ...(numeric && minimum !== undefined ? { minimum } : {}),
    ...(maximum === undefined ? {} : { [bounding]: maximum }),
    ...(value === undefined ? {} : { default: value }),
  };
}

/** A list, a set whose letter case is free and an open set cannot be an enum of the whole value. */
function valuesOf({ values, caseInsensitive, open }: Vocabulary, type: ParameterType): Schema {
  if (open === true) return { examples: values, 'x-open': true };
  return type === 'enum' && !caseInsensitive ? { enum: values } : { 'x-values': values };
}
