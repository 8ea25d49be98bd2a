import { operation, operationIds } from '../../contract/index.js';
import { defineInvariant, type Exchange, expectThat, isArray } from '../../src/kit/index.js';
import { filled, successBody } from './success.js';

const entitlementOf = ({ request }: Exchange) =>
  request.operation === undefined ? undefined : operation(request.operation).entitlement;

export const registry = defineInvariant({
  id: 'envelopes/registry',
  title:
    'A reply outside Events and Stories has success true, one of the registry data, and attributions, when present, are an array',
  clauses: ['envelope.reference.success', 'envelope.reference.data', 'envelope.meta.attributions'],
  rulings: ['C39', 'C40'],
  operations: operationIds.filter((id) => operation(id).envelope === 'reference'),
  judge(exchange) {
    const body = successBody(exchange, 'reference');
    if (body === undefined) return 0;
    expectThat(body.success === true, '/success', 'true', body.success);
    // Other families may have their named members at top level.
    const registry = entitlementOf(exchange) === 'can_use_leiregistry';
    expectThat(!registry || body.data !== undefined, '/data', 'a member', body.data);
    const attributions = filled(exchange, '/meta/attributions');
    expectThat(
      attributions === undefined || isArray(attributions),
      '/meta/attributions',
      'an array',
      attributions,
    );
    return 1;
  },
  provokedBy: ['registry/entity-detail', 'registry/relationships-of-lei', 'registry/isin-look-up'],
  refutedBy: [
    'registry.reply.attributions-not-array',
    'registry.reply.success-as-text',
    'registry.reply.without-data',
    'registry.reply.without-success',
  ],
});
