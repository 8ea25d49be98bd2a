import { isOpen } from '../account/entitlement.js';
import type { Call, Reply, Route } from '../account/route.js';
import { type Registry, registryIn } from '../corpus/registry.js';
import { refuseUndeclared } from '../http/declared-parameters.js';
import type { Faults, Planted } from '../planted.js';

export const registryReplyFaults = {
  'registry.reply.without-success': {
    clauses: ['envelope.reference.success'],
    summary: 'Leaves success out of registry replies',
  },
  'registry.reply.success-as-text': {
    clauses: ['envelope.reference.success'],
    summary: 'Sends success of registry replies as a string',
  },
  'registry.reply.without-data': {
    clauses: ['envelope.reference.data'],
    summary: 'Calls the data of registry replies results',
  },
  'registry.reply.attributions-not-array': {
    clauses: ['envelope.meta.attributions'],
    summary: 'Sends the attributions of registry replies as one object',
  },
  'registry.lei.without-check-digits': {
    clauses: ['registry.lei.length'],
    summary: 'Returns the LEIs of records without their check digits',
  },
  'registry.lei.wrong-check-digits': {
    clauses: ['registry.lei.check-digit'],
    summary: 'Returns the LEIs of records with 00 for check digits',
  },
} as const satisfies Faults;

const attribution = { source: 'Global LEI index', license: 'CC0 1.0' };

/** A registry reply. */
export function reply(data: unknown, planted: Planted): Reply {
  const success = planted('registry.reply.success-as-text') ? 'true' : true;
  return {
    body: {
      ...(planted('registry.reply.without-success') ? {} : { success }),
      [planted('registry.reply.without-data') ? 'results' : 'data']: data,
      meta: { attributions: planted('registry.reply.attributions-not-array') ? attribution : [attribution] },
    },
  };
}

/** A registry route: entitlement first, then the query against the declared parameters, then the answer. */
export function registryRoute(
  operation: 'listRegistryEntities' | 'getRegistryEntity' | 'listRegistryRelationships' | 'lookUpIsin',
  answer: (call: Call, registry: Registry) => Reply,
): Route {
  return (call) => {
    const { planted, corpus } = call.deployment;
    if (!isOpen(call, operation)) return reply([], planted);
    refuseUndeclared(call.url, operation, planted);
    return answer(call, registryIn(corpus));
  };
}
