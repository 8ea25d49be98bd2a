import { defineInvariant, expectThat, isArray } from '../../src/kit/index.js';
import { filled, successBody } from './success.js';

export const registry = defineInvariant({
  id: 'envelopes/registry',
  title: 'A registry reply has success true and data, and its attributions, when present, are an array',
  clauses: ['envelope.reference.success', 'envelope.reference.data', 'envelope.meta.attributions'],
  rulings: ['C39', 'C40'],
  operations: ['listRegistryEntities', 'getRegistryEntity', 'listRegistryRelationships', 'lookUpIsin'],
  judge(exchange) {
    const body = successBody(exchange, 'reference');
    if (body === undefined) return 0;
    expectThat(body.success === true, '/success', 'true', body.success);
    expectThat(body.data !== undefined, '/data', 'a member', body.data);
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
