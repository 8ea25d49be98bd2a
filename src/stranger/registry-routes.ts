import {
  isinParameters,
  listIsins,
  listLegalEntities,
  listRelationships,
  registryParameters,
  relationshipParameters,
  showLegalEntity,
} from './registry.js';
import { type Route, route } from './route.js';

export const registryRoutes: readonly Route[] = [
  route('/api/v2/leiregistry/entities/{lei}', 'op_legal_one', 'One legal entity', {
    parameters: [],
    strict: true,
    capability: 'leiregistry',
    data: 'record',
    serve: showLegalEntity,
  }),
  route('/api/v2/leiregistry/entities', 'op_legal_many', 'Legal entities', {
    parameters: registryParameters,
    strict: false,
    capability: 'leiregistry',
    data: 'records',
    serve: listLegalEntities,
  }),
  route('/api/v2/leiregistry/relationships', 'op_links', 'Consolidation links', {
    parameters: relationshipParameters,
    strict: true,
    capability: 'leiregistry',
    data: 'records',
    serve: listRelationships,
  }),
  route('/api/v2/leiregistry/isin', 'op_securities', 'Securities of legal entities', {
    parameters: isinParameters,
    strict: false,
    capability: 'leiregistry',
    data: 'records',
    serve: listIsins,
  }),
];
