import { at, defineInvariant, expectThat, isArray } from '../../src/kit/index.js';
import { filled, successBody } from '../envelopes/success.js';

const operations = ['listFacilities', 'getFacility'] as const;

export const facilitiesReply = defineInvariant({
  id: 'facilities/reply',
  title: 'A reply of the directory has success true, and its attributions, when present, are an array',
  clauses: ['envelope.reference.success', 'envelope.meta.attributions'],
  operations: [...operations],
  rulings: ['C39', 'C40'],
  judge(exchange) {
    const called = exchange.request.operation;
    const body = successBody(exchange, 'reference');
    if (body === undefined || !operations.some((each) => each === called)) return 0;
    expectThat(body.success === true, '/success', 'true', body.success);
    const attributions = filled(exchange, '/meta/attributions');
    const isList = attributions === undefined || isArray(attributions);
    expectThat(isList, '/meta/attributions', 'an array', at(exchange.json, '/meta/attributions'));
    return 1;
  },
  provokedBy: ['facilities/detail-record'],
  refutedBy: ['facilities.success.missing', 'facilities.success.number'],
});
