import {
  type ClauseId,
  type Entitlement,
  entitledOperations,
  entitlementNames,
  errors,
  type OperationId,
  operation,
} from '../../contract/index.js';
import {
  at,
  defineCheck,
  detail,
  expectOk,
  expectRefusal,
  expectThat,
  forEach,
  type KeyRole,
  once,
  type PropertyCheck,
} from '../../src/kit/index.js';
import { callableOperations, callWith } from '../asking/calls.js';

export const planRequired = defineCheck({
  id: 'authentication/plan-required',
  title:
    'A key without the flag of a family gets 403 PLAN_REQUIRED there, never an empty result, and still reads Events',
  clauses: [
    'auth.entitlement.missing',
    'auth.entitlement.never-empty',
    'error.plan-required',
    'aicompute.entitlement',
    'facilities.entitlement',
    'government.entitlement',
    'hierarchy.entitlement',
    'registry.entitlement',
  ],
  operations: entitledOperations,
  rulings: ['missing-entitlement'],
  needs: ['key.unentitled'],
  property: forEach(
    (world) => callableOperations(world).filter((id) => entitledOperations.includes(id)),
    async (api, operation) => {
      const credential = { role: 'unentitled' } as const;
      expectOk(await callWith(api, 'listEvents', { credential, anyAnswer: false }));
      expectRefusal(await callWith(api, operation, { credential }), { codes: ['PLAN_REQUIRED'] });
      api.witness('refusals for want of the plan flag');
    },
  ),
});

export const planRequiredDetails = defineCheck({
  id: 'authentication/plan-required-details',
  title: 'The details of PLAN_REQUIRED state the missing flag, the current plan and where to upgrade',
  clauses: [
    'error.plan-required.details.required-capability',
    'error.plan-required.details.capability',
    'error.plan-required.details.current-plan',
    'error.plan-required.details.pricing-url',
    'error.plan-required.details.eligible-plans',
    'error.plan-required.details.alternatives',
    'error.plan-required.details.retryable',
  ],
  operations: ['listRegistryEntities'],
  needs: ['key.unentitled'],
  property: once(async (api) => {
    const reply = await callWith(api, 'listRegistryEntities', { credential: { role: 'unentitled' } });
    expectRefusal(reply, { codes: ['PLAN_REQUIRED'] });
    const { details, detailsOneOf } = errors.PLAN_REQUIRED;
    for (const names of [...details.map((name) => [name]), ...detailsOneOf]) {
      // A member may hold null, for a workspace without a plan or a surface without alternatives, say.
      const carried = names.some((name) => detail(reply, name) !== undefined);
      expectThat(carried, `/details/${names[0]}`, names.join(' or '), at(reply.json, '/details'));
      api.witness('members of details');
    }
    const retryable = detail(reply, 'retryable');
    expectThat(retryable === false, '/details/retryable', 'false', retryable);
  }),
});

interface Lacking {
  readonly flag: Entitlement;
  readonly role: KeyRole;
  readonly clauses: readonly ClauseId[];
}

/** The check that a key which lacks one flag is refused in the family of that flag, and served in the others. */
const withoutFlag = ({ flag, role, clauses }: Lacking): PropertyCheck =>
  defineCheck({
    id: `authentication/${role}`,
    title: `A key that lacks only ${flag} is refused where that flag is required and served elsewhere`,
    clauses,
    operations: entitledOperations,
    rulings: ['missing-entitlement'],
    needs: [`key.${role}`],
    property: once(
      async (api) => {
        const callable = callableOperations(api.world);
        for (const asked of entitlementNames) {
          const id = entitledOperations.find(
            (each) => callable.includes(each) && operation(each).entitlement === asked,
          );
          if (id === undefined) continue;
          const reply = await callWith(api, id, { credential: { role }, anyAnswer: asked === flag });
          if (asked !== flag) {
            expectOk(reply);
            continue;
          }
          expectRefusal(reply, { codes: ['PLAN_REQUIRED'] });
          api.witness('refusals for want of one flag');
        }
      },
      { requests: 5 },
    ),
  });

export const withoutAiCompute = withoutFlag({
  flag: 'can_use_aicompute',
  role: 'without-aicompute',
  clauses: ['aicompute.entitlement'],
});

export const withoutExposure = withoutFlag({
  flag: 'can_use_exposure',
  role: 'without-exposure',
  clauses: ['hierarchy.entitlement'],
});

export const withoutFacilities = withoutFlag({
  flag: 'can_use_facilities',
  role: 'without-facilities',
  clauses: ['facilities.entitlement', 'government.entitlement'],
});

export const withoutGov = withoutFlag({
  flag: 'can_use_gov',
  role: 'without-gov',
  clauses: ['government.entitlement'],
});

export const withoutLeiRegistry = withoutFlag({
  flag: 'can_use_leiregistry',
  role: 'without-leiregistry',
  clauses: ['registry.entitlement', 'hierarchy.entitlement.without-feed'],
});

interface Tier {
  readonly role: 'analyst' | 'markets';
  readonly name: string;
  readonly clauses: readonly ClauseId[];
  /** One operation of each family that the tier opens. */
  readonly operations: readonly OperationId[];
}

const tier = ({ role, name, clauses, operations }: Tier): PropertyCheck =>
  defineCheck({
    id: `authentication/${role}-tier`,
    title: `A key of the ${name} tier is served in the families that the tier opens`,
    clauses,
    operations,
    needs: [`key.${role}`],
    property: forEach(
      (world) => callableOperations(world).filter((id) => operations.includes(id)),
      async (api, operation) => {
        expectOk(await callWith(api, operation, { credential: { role }, anyAnswer: false }));
        api.witness('replies to a key of the tier');
      },
    ),
  });

export const analystTier = tier({
  role: 'analyst',
  name: 'Analyst',
  clauses: ['registry.entitlement.tier', 'facilities.entitlement.tier'],
  operations: ['listRegistryEntities', 'listFacilities'],
});

export const marketsTier = tier({
  role: 'markets',
  name: 'Markets',
  clauses: ['government.entitlement.tier'],
  operations: ['listAwards'],
});
