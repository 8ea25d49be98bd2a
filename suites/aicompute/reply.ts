import { at, defineInvariant, expectThat, isArray } from '../../src/kit/index.js';
import { successBody } from '../envelopes/success.js';
import { computeLists } from './sample.js';

const lists: readonly string[] = computeLists;

export const reply = defineInvariant({
  id: 'aicompute/reply',
  title: 'Every AI compute reply has success true and data, an array',
  clauses: ['aicompute.data', 'envelope.reference.success'],
  operations: computeLists,
  rulings: ['C39'],
  judge(exchange) {
    const body = successBody(exchange, 'reference');
    if (body === undefined || !lists.includes(exchange.request.operation ?? '')) return 0;
    expectThat(body.success === true, '/success', 'true', body.success);
    expectThat(isArray(at(body, '/data')), '/data', 'an array', body.data);
    return 1;
  },
  provokedBy: ['aicompute/lists', 'aicompute/data-centers-country'],
  refutedBy: [
    'aicompute.data.keyed',
    'aicompute.data.null-when-empty',
    'aicompute.data.renamed',
    'aicompute.success.missing',
    'aicompute.success.text',
  ],
});
