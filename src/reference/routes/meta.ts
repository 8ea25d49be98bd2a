import { type OperationId, operation } from '../../../contract/index.js';
import type { Faults } from '../fault.js';
import { replySchemas } from '../openapi/envelopes.js';
import { Refusal } from '../refusal.js';
import type { Call, Reply } from '../route.js';
import { acceptedNames, refuseUndeclared } from '../rules/undeclared.js';
import { isLenient } from './family.js';

export const metaFaults = {
  'meta.missing': {
    clauses: ['versioning.meta-endpoints.coverage', 'routes.meta-endpoints'],
    summary: 'Has no endpoint directory',
  },
  'meta.without-coverage': {
    clauses: ['versioning.meta-endpoints.coverage'],
    summary: 'Leaves coverage out of the endpoint directory',
  },
  'meta.coverage-empty': {
    clauses: ['versioning.meta-endpoints.coverage'],
    summary: 'Sends an empty coverage in the endpoint directory',
  },
  'meta.strict-called-lenient': {
    clauses: ['versioning.lenient.ignored'],
    summary: 'Calls every endpoint lenient, those that refuse undeclared parameters as well',
  },
} as const satisfies Faults;

/** The operations of the directory. */
export const published = Object.keys(replySchemas) as readonly OperationId[];

/** The endpoint directory: each endpoint, and how many of them refuse undeclared parameters. */
export function listEndpoints(call: Call): Reply {
  const { planted } = call.deployment;
  if (planted('meta.missing')) throw new Refusal('NOT_FOUND', 'There is no such path.');
  refuseUndeclared(call.url, 'listEndpoints', planted);

  const isStrict = (id: OperationId) => !isLenient(id) && !planted('meta.strict-called-lenient');
  const pathsOf = (ids: readonly OperationId[]) => ids.map((id) => operation(id).path);
  const strict = published.filter(isStrict);
  const coverage = {
    published: published.length,
    descriptor_backed: strict.length,
    strict: pathsOf(strict),
    lenient: pathsOf(published.filter((id) => !isStrict(id))),
  };
  const data = published.map((id) => ({
    method: 'GET',
    path: operation(id).path,
    summary: operation(id).summary,
    strict: isStrict(id),
    params: acceptedNames(id),
  }));
  const shown = planted('meta.coverage-empty') ? {} : coverage;
  return { body: { success: true, data, ...(planted('meta.without-coverage') ? {} : { coverage: shown }) } };
}
