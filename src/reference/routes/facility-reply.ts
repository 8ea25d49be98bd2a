import { entitled } from '../entitlement.js';
import type { Faults, Planted } from '../fault.js';
import type { Reply, Route } from '../route.js';
import { type FamilyCall, familyRoute } from './family.js';

export const facilityReplyFaults = {
  'facilities.success.missing': {
    clauses: ['envelope.reference.success'],
    summary: 'Leaves success out of the replies of the directory',
  },
  'facilities.success.number': {
    clauses: ['envelope.reference.success'],
    summary: 'Sends success of the directory as 1',
  },
  'facilities.entitlement.not-checked': {
    clauses: ['facilities.entitlement', 'auth.entitlement.missing', 'error.plan-required'],
    summary: 'Serves the directory to plans without its flag',
  },
  'facilities.entitlement.detail-open': {
    clauses: ['facilities.entitlement', 'auth.entitlement.missing', 'error.plan-required'],
    summary: 'Checks the flag on the list and forgets the detail',
  },
} as const satisfies Faults;

/** A reply of the directory. */
export function facilityReply(
  data: unknown,
  beside: Readonly<Record<string, unknown>>,
  planted: Planted,
): Reply {
  const success = planted('facilities.success.number') ? 1 : true;
  const attributions = [
    { source: 'Energy asset registry', license: 'CC-BY 4.0' },
    { source: 'AI compute data', license: 'CC-BY 4.0' },
    { source: 'Port index', license: 'public' },
  ];
  return {
    body: {
      ...(planted('facilities.success.missing') ? {} : { success }),
      data,
      ...beside,
      meta: { attributions },
    },
  };
}

/** A route of the directory. */
export function facilityRoute(
  id: 'listFacilities' | 'getFacility',
  answer: (call: FamilyCall) => Reply,
): Route {
  const route = familyRoute(id, answer);
  return (call) => {
    const { planted } = call.deployment;
    const open =
      planted('facilities.entitlement.not-checked') ||
      (id === 'getFacility' && planted('facilities.entitlement.detail-open'));
    return route(open ? entitled(call) : call);
  };
}
