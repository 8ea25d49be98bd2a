import { entitled, requireEntitlement } from '../account/entitlement.js';
import { familyRoute } from '../account/family-route.js';
import type { Call, Route } from '../account/route.js';
import { type Lineage, lineageIn } from '../corpus/registry.js';
import { Refusal } from '../http/refusal.js';
import type { Faults } from '../planted.js';
import { hierarchyParametersOf } from './hierarchy-parameters.js';
import { relativesOf } from './hierarchy-relatives.js';
import { hierarchyReply } from './hierarchy-reply.js';
import { subjectOf } from './hierarchy-subject.js';

export const hierarchyAsOfFaults = {
  'hierarchy.as-of.wrong-code': {
    clauses: ['hierarchy.as-of.refusal'],
    summary: 'Answers as_of with INVALID_DATE',
  },
  'hierarchy.as-of.wrong-status': {
    clauses: ['hierarchy.as-of.refusal'],
    admits: ['error.code-status'],
    summary: 'Answers as_of with status 422',
  },
  'hierarchy.as-of.applied': {
    clauses: ['hierarchy.latest-load', 'versioning.as-of.hierarchy'],
    summary: 'Leaves out what was recorded after as_of',
  },
} as const satisfies Faults;

/** A hierarchy has no past: `as_of` is refused. Only a fault hands it on. */
const withoutAsOf =
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
function asKnownAt(lineage: Lineage, asOf: string): Lineage {
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

export const hierarchyEntitlementFaults = {
  'hierarchy.entitlement.not-checked': {
    clauses: ['hierarchy.entitlement', 'auth.entitlement.missing', 'error.plan-required'],
    summary: 'Serves the hierarchy to every plan',
  },
  'hierarchy.entitlement.feed-flag': {
    clauses: ['hierarchy.entitlement'],
    admits: ['hierarchy.entitlement.without-feed'],
    summary: 'Asks for can_use_leiregistry in place of can_use_exposure',
  },
  'hierarchy.entitlement.feed-flag-told': {
    clauses: ['hierarchy.entitlement'],
    summary: 'Asks for can_use_exposure, and tells plans without it that they lack can_use_leiregistry',
  },
  'hierarchy.entitlement.feed-flag-too': {
    clauses: ['hierarchy.entitlement.without-feed'],
    summary: 'Asks for can_use_leiregistry beside can_use_exposure',
  },
} as const satisfies Faults;

/** The route of the hierarchy, whose own check asks for `can_use_exposure`. */
const withExposureFlag =
  (route: Route): Route =>
  (call) => {
    const { planted } = call.deployment;
    if (planted('hierarchy.entitlement.not-checked')) return route(entitled(call));
    const lacks = !call.account.workspace.entitlements.includes('can_use_exposure');
    if (lacks && planted('hierarchy.entitlement.feed-flag-told')) {
      requireEntitlement(call.account, 'can_use_leiregistry', planted);
    }
    const instead = planted('hierarchy.entitlement.feed-flag');
    if (instead || planted('hierarchy.entitlement.feed-flag-too')) {
      requireEntitlement(call.account, 'can_use_leiregistry', planted);
    }
    return route(instead ? entitled(call) : call);
  };

const hierarchy = (asOf: string | undefined): Route =>
  familyRoute('getHierarchy', ({ path, values, deployment }) => {
    const { corpus, planted } = deployment;
    const handle = path.entity_id ?? '';
    const parameters = hierarchyParametersOf(values, planted);
    const subject = subjectOf(handle, deployment);
    if (subject === undefined) return { body: { success: true, data: null } };
    const loaded = lineageIn(corpus);
    const lineage = asOf === undefined ? loaded : asKnownAt(loaded, asOf);
    const relatives = relativesOf(subject, parameters, new Set(values.keys()), lineage, planted);
    const byLei = handle.trim().toUpperCase() === subject.legal?.lei;
    return {
      body: hierarchyReply(subject, relatives, parameters, {
        byLei,
        lineage,
        entities: corpus.entities,
        planted,
      }),
    };
  });

const latest = hierarchy(undefined);

/** The corporate hierarchy of an entity: what it records of accounting consolidation. */
export const getHierarchy = withExposureFlag(
  withoutAsOf((asOf) => (asOf === undefined ? latest : hierarchy(asOf))),
);
