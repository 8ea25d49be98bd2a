import { defineInvariant, expectThat, isObject } from '../../src/kit/index.js';
import { successBody } from '../envelopes/success.js';
import { coverageMember, isFilled, named } from './reading.js';

export const coverage = defineInvariant({
  id: 'hierarchy/coverage',
  title:
    'Every hierarchy reply has success true, the hierarchy, and a coverage that tells what is held of the entity',
  clauses: [
    'hierarchy.members.coverage',
    'hierarchy.members.hierarchy',
    'hierarchy.coverage.lei-present',
    'hierarchy.coverage.in-registry-level2',
    'hierarchy.coverage.reporting-exception',
    'envelope.reference.success',
  ],
  operations: ['getHierarchy'],
  rulings: ['A74', 'C39'],
  judge(exchange) {
    const body = successBody(exchange, 'reference');
    if (body === undefined || exchange.request.operation !== 'getHierarchy') return 0;
    expectThat(body.success === true, '/success', 'true', body.success);
    const held = named(exchange, 'coverage');
    expectThat(isObject(held), '/data/coverage', 'an object', held);
    const hierarchy = named(exchange, 'hierarchy');
    expectThat(hierarchy !== undefined, '/data/hierarchy', 'a member', hierarchy);
    for (const name of ['lei_present', 'in_registry_level2'] as const) {
      const value = coverageMember(exchange, name);
      expectThat(typeof value === 'boolean', `/data/coverage/${name}`, 'a boolean', value);
    }
    const exception = coverageMember(exchange, 'reporting_exception') ?? null;
    const isShaped = exception === null || (typeof exception === 'string' && isFilled(exception));
    expectThat(isShaped, '/data/coverage/reporting_exception', 'a string or null', exception);
    return 1;
  },
  provokedBy: ['hierarchy/held-lei', 'hierarchy/reporting-exception'],
  refutedBy: [
    'hierarchy.coverage.lei-present-renamed',
    'hierarchy.coverage.lei-present-text',
    'hierarchy.coverage.level2-number',
    'hierarchy.coverage.reporting-exception-object',
    'hierarchy.coverage.without-level2',
    'hierarchy.members.coverage-text',
    'hierarchy.members.without-coverage',
    'hierarchy.members.without-hierarchy',
    'hierarchy.reply.without-success',
  ],
});
