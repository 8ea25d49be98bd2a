import type { Answer, Call } from './answer.js';
import { showEvent } from './event-detail.js';
import { listEvents } from './events-list.js';
import { summariseEvents } from './events-summary.js';
import { detailParameters, listParameters, type Parameter, summaryParameters } from './parameters.js';
import {
  isinParameters,
  listIsins,
  listLegalEntities,
  listRelationships,
  registryParameters,
  relationshipParameters,
  showLegalEntity,
} from './registry.js';

export interface Route {
  readonly path: string;
  /** Name of the operation in the published contract. */
  readonly operation: string;
  readonly title: string;
  readonly parameters: readonly Parameter[];
  /** Refuses undeclared parameters; otherwise they are named in the answer. */
  readonly strict: boolean;
  readonly registry: boolean;
  /** Schema of the answer's `data`. */
  readonly data: 'cards' | 'card' | 'buckets' | 'records' | 'record';
  readonly serve: (call: Call) => Answer;
}

function route(
  path: string,
  operation: string,
  title: string,
  rest: Omit<Route, 'path' | 'operation' | 'title'>,
): Route {
  return { path, operation, title, ...rest };
}

export const routes: readonly Route[] = [
  route('/api/v2/events/summary', 'op_tally', 'Counts of Events', {
    parameters: summaryParameters,
    strict: true,
    registry: false,
    data: 'buckets',
    serve: summariseEvents,
  }),
  route('/api/v2/events/{event_id}', 'op_one', 'One Event', {
    parameters: detailParameters,
    strict: true,
    registry: false,
    data: 'card',
    serve: showEvent,
  }),
  route('/api/v2/events', 'op_many', 'Events', {
    parameters: listParameters,
    strict: false,
    registry: false,
    data: 'cards',
    serve: listEvents,
  }),
  route('/api/v2/leiregistry/entities/{lei}', 'op_legal_one', 'One legal entity', {
    parameters: [],
    strict: true,
    registry: true,
    data: 'record',
    serve: showLegalEntity,
  }),
  route('/api/v2/leiregistry/entities', 'op_legal_many', 'Legal entities', {
    parameters: registryParameters,
    strict: false,
    registry: true,
    data: 'records',
    serve: listLegalEntities,
  }),
  route('/api/v2/leiregistry/relationships', 'op_links', 'Consolidation links', {
    parameters: relationshipParameters,
    strict: true,
    registry: true,
    data: 'records',
    serve: listRelationships,
  }),
  route('/api/v2/leiregistry/isin', 'op_securities', 'Securities of legal entities', {
    parameters: isinParameters,
    strict: false,
    registry: true,
    data: 'records',
    serve: listIsins,
  }),
];

/** The open segments of a path that fits a template. */
export function segmentsOf(template: string, path: string): readonly string[] | undefined {
  const wanted = template.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  if (!wanted.every((part, at) => part.startsWith('{') || part === given[at])) return undefined;
  return given.filter((_, at) => wanted[at]?.startsWith('{')).map((part) => decodeURIComponent(part));
}
