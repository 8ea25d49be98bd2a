import { count, number, oneOf, type Parameter, parameter, text } from '../declaring.js';
import { chipTypes, designerNames } from './chips.js';

const offset = parameter('offset', { type: 'integer', minimum: 0 }, 'cursor');

export const centerParameters: readonly Parameter[] = [
  parameter('limit', count()),
  offset,
  parameter('country', text),
  parameter('owner', text, 'org'),
];

export const modelParameters: readonly Parameter[] = [
  parameter('limit', count()),
  offset,
  parameter('organization', text, 'org'),
  parameter('organization_categorization', text),
  parameter('domain', text),
  parameter('frontier', oneOf(['1', 'true'])),
  parameter('min_compute', number),
  parameter('sort', oneOf(['', 'compute'])),
];

export const chipParameters: readonly Parameter[] = [
  parameter('limit', count(200)),
  offset,
  parameter('manufacturer', text, 'org'),
  parameter('type', oneOf(chipTypes)),
  parameter('foundry', text),
];

export const firmParameters: readonly Parameter[] = [parameter('limit', count())];

export const saleParameters: readonly Parameter[] = [
  parameter('limit', count()),
  parameter('chip_manufacturer', oneOf(designerNames)),
];
