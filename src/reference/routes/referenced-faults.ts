import type { Faults, Planted } from '../fault.js';
import { Refusal } from '../refusal.js';

/** Faults by which a route that the document only names does not exist. */
export const referencedRouteFaults = {
  'routes.offices.missing': { clauses: ['routes.offices'], summary: 'Has no route for offices' },
  'routes.offices.gone': { clauses: ['routes.offices'], summary: 'Answers the route for offices with 410' },
  'routes.activity.missing': {
    clauses: ['routes.activity'],
    summary: 'Has no route for activity changes',
  },
  'routes.activity.gone': {
    clauses: ['routes.activity'],
    summary: 'Answers the route for activity changes with 410',
  },
  'routes.situations.missing': {
    clauses: ['routes.situations'],
    summary: 'Has no route for situations',
  },
  'routes.situations.gone': {
    clauses: ['routes.situations'],
    summary: 'Answers the route for situations with 410',
  },
  'routes.situation.missing': {
    clauses: ['routes.situation'],
    summary: 'Has no route for the situation of a Story, and answers those it lists with 404',
  },
  'routes.situation.gone': {
    clauses: ['routes.situation'],
    summary: 'Answers the route for the situation of a Story with 410',
  },
  'routes.energy-assets.missing': {
    clauses: ['routes.energy-assets'],
    summary: 'Has no route for energy assets',
  },
  'routes.energy-assets.gone': {
    clauses: ['routes.energy-assets'],
    summary: 'Answers the route for energy assets with 410',
  },
} as const satisfies Faults;

type Route = 'offices' | 'activity' | 'situations' | 'situation' | 'energy-assets';

/** Refuses a route as a deployment does that lacks it; only a fault does. */
export function refuseRoute(route: Route, planted: Planted): void {
  if (planted(`routes.${route}.missing`)) throw new Refusal('NOT_FOUND', 'There is no such path.');
  if (planted(`routes.${route}.gone`)) throw new Refusal('ENDPOINT_REMOVED', 'The path is gone.');
}
