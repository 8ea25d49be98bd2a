import { type OperationId, operation, parametersOf } from '../../../contract/index.js';
import { isEntitled, requireEntitlement } from '../entitlement.js';
import type { Call, Reply, Route } from '../route.js';
import { acceptedNames, refuseUndeclared } from '../rules/undeclared.js';

/** Operations that serve a request with parameters that they do not know, and name those in the reply. */
export const lenientOperations: readonly OperationId[] = [
  'listEntities',
  'searchEntities',
  'listDataCenters',
  'listModels',
  'listHardware',
  'listCompanies',
  'listChipSales',
];

export const isLenient = (id: OperationId): boolean => lenientOperations.includes(id);

/** A call with its query read against the declared parameters. */
export interface FamilyCall extends Call {
  /** Values as sent, by canonical name; an empty value counts as not sent. */
  readonly values: ReadonlyMap<string, string>;
  /** What `applied_filters.ignored` tells: undeclared parameters of a lenient operation. */
  readonly ignored: readonly string[];
}

const canonicalNames = (id: OperationId): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(parametersOf(id)).flatMap(([name, { aliases = [], place }]) =>
      place === 'path' ? [] : [name, ...aliases].map((spelling) => [spelling, name] as const),
    ),
  );

/** A route of a reference family: entitlement first, then the query against the declared parameters, then the answer. */
export function familyRoute(id: OperationId, answer: (call: FamilyCall) => Reply): Route {
  const { entitlement } = operation(id);
  const names = canonicalNames(id);
  return (call) => {
    const { planted } = call.deployment;
    if (entitlement !== undefined) {
      requireEntitlement(call.account, entitlement, planted);
      const unseen = planted('entitlement.missing-served-empty');
      if (unseen && !isEntitled(call.account, entitlement, planted)) {
        return { body: { success: true, data: [] } };
      }
    }
    if (!isLenient(id)) refuseUndeclared(call.url, id, planted);
    const values = new Map<string, string>();
    for (const [spelling, value] of call.url.searchParams) {
      const name = names.get(spelling);
      // An alias gives way to the canonical name.
      if (name !== undefined && value !== '' && (spelling === name || !values.has(name)))
        values.set(name, value);
    }
    const accepted = acceptedNames(id);
    const ignored = [...new Set(call.url.searchParams.keys())].filter((name) => !accepted.includes(name));
    return answer({ ...call, values, ignored });
  };
}
