import { type Route, route } from '../route.js';
import { entityParameters, listEntities, showEntity } from './answers.js';
import { hierarchyParameters, showHierarchy } from './hierarchy.js';
import { search, searchParameters } from './lookup.js';
import { showShares, showTone, toneParameters, voiceParameters } from './voices.js';

export const entityRoutes: readonly Route[] = [
  route('/api/v2/entities/{entity_id}/hierarchy', 'op_family_tree', 'Consolidation around one entity', {
    parameters: hierarchyParameters,
    strict: false,
    capability: 'exposure',
    data: 'record',
    serve: showHierarchy,
  }),
  route('/api/v2/entities/{entity_id}', 'op_entity', 'One entity', {
    parameters: [],
    strict: true,
    capability: undefined,
    data: 'record',
    serve: showEntity,
  }),
  route('/api/v2/entities', 'op_entities', 'Entities', {
    parameters: entityParameters,
    strict: false,
    capability: undefined,
    data: 'records',
    serve: listEntities,
  }),
  route('/api/v2/entity-tone', 'op_tone', 'Tone of the news on an entity', {
    parameters: toneParameters,
    strict: true,
    capability: undefined,
    data: 'record',
    serve: showTone,
  }),
  route('/api/v2/share-of-voice', 'op_voice', 'Shares of the news', {
    parameters: voiceParameters,
    strict: false,
    capability: undefined,
    data: 'records',
    serve: showShares,
  }),
  route('/api/v2/search', 'op_lookup', 'Search over entities', {
    parameters: searchParameters,
    strict: false,
    capability: undefined,
    data: 'records',
    serve: search,
  }),
];
