import { type Route, route } from '../route.js';
import { agentParameters, listAgentLinks } from './agents-answer.js';
import { awardParameters, listAwards } from './awards-answer.js';

export const governmentRoutes: readonly Route[] = [
  route('/api/v2/gov/awards', 'op_awards', 'Federal awards', {
    parameters: awardParameters,
    strict: true,
    capability: 'gov',
    data: 'record',
    serve: listAwards,
  }),
  route('/api/v2/gov/fara', 'op_agents', 'Foreign-agent links', {
    parameters: agentParameters,
    strict: false,
    capability: 'gov',
    data: 'records',
    serve: listAgentLinks,
  }),
];
