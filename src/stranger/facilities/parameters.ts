import { continentNames, regionNames } from '../countries.js';
import { count, flag, listOf, number, oneOf, type Parameter, parameter, text } from '../declaring.js';
import { classNames, leafTypes } from './kinds.js';

export const sorts = ['name', 'capacity_desc', 'capacity_asc', 'recent', 'country'] as const;

export const facilityParameters: readonly Parameter[] = [
  parameter('q', text),
  parameter('type', listOf(oneOf(leafTypes))),
  parameter('class', oneOf(classNames)),
  parameter('source', listOf(oneOf(['energy_registry', 'maritime_ports', 'aicompute']))),
  parameter('country', listOf(text)),
  parameter('region', listOf(oneOf(regionNames))),
  parameter('continent', listOf(oneOf(continentNames))),
  parameter('entity', text),
  parameter('owner_entity_id', text),
  parameter('owner_search', text),
  parameter('status', listOf(text)),
  parameter('capacity_mw_min', number),
  parameter('capacity_mw_max', number),
  parameter('has_geo', flag),
  parameter('has_owner', flag),
  parameter('bbox', text),
  parameter('near', text),
  parameter('sort', oneOf(sorts)),
  parameter('limit', count(100)),
  parameter('cursor', text),
];
