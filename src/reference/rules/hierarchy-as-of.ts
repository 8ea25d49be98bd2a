import type { Lineage } from '../corpus/lineage.js';
import type { Faults } from '../fault.js';
import { Refusal } from '../refusal.js';
import type { Call, Route } from '../route.js';

export const hierarchyAsOfFaults = {
  'hierarchy.as-of.wrong-code': {
    clauses: ['hierarchy.as-of.refusal'],
    summary: 'Answers as_of with INVALID_DATE',
  },
  'hierarchy.as-of.wrong-status': {
    clauses: ['hierarchy.as-of.refusal', 'error.code-status'],
    summary: 'Answers as_of with status 422',
  },
  'hierarchy.as-of.applied': {
    clauses: ['hierarchy.latest-load', 'versioning.as-of.hierarchy'],
    summary: 'Leaves out what was recorded after as_of',
  },
} as const satisfies Faults;

/** A hierarchy has no past: `as_of` is refused. Only a fault hands it on. */
export const withoutAsOf =
  (route: (asOf: string | undefined) => Route): Route =>
  (call: Call) => {
    const { planted } = call.deployment;
    const asOf = call.url.searchParams.get('as_of');
    if (asOf === null) return route(undefined)(call);
    if (planted('hierarchy.as-of.applied')) {
      const url = new URL(call.url);
      url.searchParams.delete('as_of');
      return route(asOf)({ ...call, url });
    }
    throw new Refusal(
      planted('hierarchy.as-of.wrong-code') ? 'INVALID_DATE' : 'UNSUPPORTED_PARAM',
      'as_of is not supported: the hierarchy is that of the latest load.',
      { param: 'as_of' },
      planted('hierarchy.as-of.wrong-status') ? { status: 422 } : {},
    );
  };

/** The lineage as it was at a time. */
export function asKnownAt(lineage: Lineage, asOf: string): Lineage {
  const known = ({ last_updated }: { readonly last_updated: string }): boolean => last_updated <= asOf;
  return {
    ...lineage,
    parentOf: (lei) => {
      const parent = lineage.parentOf(lei);
      return parent !== undefined && known(parent) ? parent : undefined;
    },
    childrenOf: (lei) => lineage.childrenOf(lei).filter(known),
  };
}
