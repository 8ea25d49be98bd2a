import type { OperationId } from '../../contract/index.js';
import { defineCheck, expectThat, forEach, type Query, seenOf } from '../../src/kit/index.js';

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
  { operation: 'getShareOfVoice' },
];

export const exist = defineCheck({
  id: 'routes/exist',
  title: 'Routes that are named with their path exist',
  clauses: [
    'routes.offices',
    'routes.activity',
    'routes.situations',
    'routes.energy-assets',
    'routes.meta-endpoints',
    'entities.share-of-voice.route',
  ],
  operations: rows.map(({ operation }) => operation),
  rulings: ['A78', 'A79'],
  property: forEach(rows, async (api, { operation, query }) => {
    const reply = await api.get(operation, query);
    // A parameter may be missing, and the plan may not have the route; but it is there.
    const there = reply.status < 500 && reply.status !== 404 && reply.status !== 410;
    expectThat(there, 'status', 'an answer of the route, neither 404 nor 410 nor a 5xx', seenOf(reply));
    api.witness('routes that exist');
  }),
  refutedBy: [
    'entities.share-of-voice.crashes',
    'entities.share-of-voice.gone',
    'entities.share-of-voice.missing',
    'meta.missing',
    'routes.activity.gone',
    'routes.activity.missing',
    'routes.energy-assets.gone',
    'routes.energy-assets.missing',
    'routes.offices.gone',
    'routes.offices.missing',
    'routes.situations.gone',
    'routes.situations.missing',
  ],
});
