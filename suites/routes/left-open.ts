import { type OperationId, operation } from '../../contract/index.js';
import { defineCheck, type Exchange, forEach, isObject, type Query, seenOf } from '../../src/kit/index.js';
import { listsIn } from '../listed-rows.js';

interface Row {
  readonly operation: OperationId;
  readonly query?: Query;
}

const rows: readonly Row[] = [
  { operation: 'listOffices', query: { q: 'president' } },
  { operation: 'listActivity' },
  { operation: 'listSituations' },
  { operation: 'listEnergyAssets' },
  { operation: 'listEndpoints' },
  { operation: 'getEntityTone' },
  { operation: 'getShareOfVoice' },
];

const told = (reply: Exchange): string => {
  const members = isObject(reply.json) ? Object.keys(reply.json).join(', ') : 'no object';
  const row = listsIn(reply.json).find((each) => each.length > 0)?.[0];
  return `${seenOf(reply)}: ${members}${row === undefined ? '' : `; a row has ${Object.keys(row).join(', ')}`}`;
};

export const leftOpen = defineCheck({
  id: 'routes/left-open',
  title: 'What the routes answer of which the specification shows the path alone',
  clauses: [
    'entities.share-of-voice.request',
    'entities.share-of-voice.response',
    'entities.tone.request',
    'entities.tone.response',
    'routes.activity.parameters',
    'routes.activity.response',
    'routes.energy-assets.parameters',
    'routes.energy-assets.response',
    'routes.meta-endpoints.response',
    'routes.offices.response',
    'routes.situations.parameters',
    'routes.situations.response',
  ],
  level: 'observe',
  operations: rows.map((row) => row.operation),
  rulings: ['A79'],
  property: forEach(rows, async (api, row) => {
    api.observe(operation(row.operation).path, told(await api.get(row.operation, row.query)));
  }),
  refutedBy: [],
});
