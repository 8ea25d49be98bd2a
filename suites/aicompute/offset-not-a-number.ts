import { defineCheck, expectStatus, forEach } from '../../src/kit/index.js';
import { expectErrorEnvelope } from '../errors/error-envelope.js';
import { pagedLists } from './sample.js';

const rows = [
  { list: 'listDataCenters', query: { offset: 'abc' } },
  { list: 'listModels', query: { cursor: 'eyJwIjoyNX0' } },
  { list: 'listHardware', query: { offset: '5q' } },
] as const;

export const offsetNotANumber = defineCheck({
  id: 'aicompute/offset-not-a-number',
  title: 'An offset or cursor that is no number is refused with 400',
  clauses: ['aicompute.offset.non-numeric'],
  operations: pagedLists,
  rulings: ['C36'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: forEach(rows, async (api, { list, query }) => {
    const reply = await api.get(list, query);
    expectStatus(reply, 400);
    expectErrorEnvelope(reply, 'required');
    api.witness('offsets refused');
  }),
  refutedBy: [
    'aicompute.offset.non-numeric-as-zero',
    'aicompute.offset.non-numeric-crashes',
    'aicompute.offset.non-numeric-prefix',
    'aicompute.offset.non-numeric-status-422',
  ],
});
