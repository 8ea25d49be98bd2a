import type { OperationId } from '../../../../contract/index.js';
import { canonicalNames, refuseUndeclared } from '../http/declared-parameters.js';
import { isOpen } from './entitlement.js';
import type { Call, Reply, Route } from './route.js';

/** Operations that serve a request with parameters that they do not know, and name those in the reply. */
const lenientOperations: readonly OperationId[] = [
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

/** A route of a reference family: entitlement first, then the query against the declared parameters, then the answer. */
export function familyRoute(id: OperationId, answer: (call: FamilyCall) => Reply): Route {
  const names = canonicalNames(id);
  return (call) => {
    if (!isOpen(call, id)) return { body: { success: true, data: [] } };
    if (!isLenient(id)) refuseUndeclared(call.url, id, call.deployment.planted);
    const values = new Map<string, string>();
    for (const [spelling, value] of call.url.searchParams) {
      const name = names.get(spelling);
      // An alias gives way to the canonical name.
      if (name !== undefined && value !== '' && (spelling === name || !values.has(name)))
        values.set(name, value);
    }
    const unknown = [...new Set(call.url.searchParams.keys())].filter((name) => !names.has(name));
    const ignored = call.deployment.planted('registry.undeclared.last-listed-only')
      ? unknown.slice(-1)
      : unknown;
    return answer({ ...call, values, ignored });
  };
}
