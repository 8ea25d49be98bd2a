import { continentNames, regionNames } from '../countries.js';
import { count, day, former, listOf, oneOf, type Parameter, parameter, text } from '../declaring.js';
import { themes } from './clusters.js';

export const dimensionNames = ['theme', 'weekday', 'lead_continent'] as const;

const filters: readonly Parameter[] = [
  parameter('date_start', day, 'start_date'),
  parameter('date_end', day, 'end_date'),
  parameter('bbox', text),
  parameter('near', text),
  parameter('radius_km', { type: 'number' }),
  parameter('region', listOf(oneOf(regionNames))),
  parameter('continent', listOf(oneOf(continentNames))),
  parameter('entity', listOf(text), 'entity_id', 'entities'),
  parameter('story_category', oneOf(themes)),
  former(parameter('category', text)),
  former(parameter('domain', text)),
];

export const storyParameters: readonly Parameter[] = [
  ...filters,
  former(parameter('event_family', oneOf(['conflict', 'cameoplus']))),
  parameter('search', { ...text, minLength: 2 }),
  parameter('search_mode', oneOf(['semantic', 'lexical'])),
  parameter('sort', oneOf(['significance', 'recent'])),
  parameter('limit', count()),
  parameter('cursor', text),
];

export const storySummaryParameters: readonly Parameter[] = [
  ...filters,
  parameter('group_by', oneOf(dimensionNames)),
  parameter('limit', count()),
];
