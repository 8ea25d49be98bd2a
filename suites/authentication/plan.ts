import {
  type ClauseId,
  type Entitlement,
  entitledOperations,
  entitlementNames,
  errors,
  type OperationId,
  operation,
  operationIds,
} from '../../contract/index.js';
import {
  type Api,
  accusing,
  at,
  type Credential,
  defineCheck,
  detail,
  type Exchange,
  expectOk,
  expectRefusal,
  expectThat,
  forEach,
  isArray,
  type KeyRole,
  once,
  type PropertyCheck,
  type World,
} from '../../src/kit/index.js';
import { callableOperations, callWith, judgedByKey } from '../asking/calls.js';
import { clauseNamed } from '../asking/refusals.js';

/** The clause that reserves a family for plans with its flag. */
const entitlementOf: Readonly<Record<Entitlement, ClauseId>> = {
  can_use_aicompute: 'aicompute.entitlement',
  can_use_exposure: 'hierarchy.entitlement',
  can_use_facilities: 'facilities.entitlement',
  can_use_gov: 'government.entitlement',
  can_use_leiregistry: 'registry.entitlement',
};

/**
 * The reply refuses a request for want of the flag of its family.
 * @param role whose key lacks the flag
 * @param served the clause that data contradict
 */
function expectPlanRequired(role: KeyRole, reply: Exchange, served: ClauseId): void {
  judgedByKey(role, reply, () =>
    expectRefusal(reply, {
      codes: ['PLAN_REQUIRED'],
      clause: reply.status === 200 ? served : 'auth.entitlement.missing',
    }),
  );
}

/** Ends the attempt where the workspace of a key cannot pay: its requests are refused as such, whatever flag it lacks. */
const requireSolvency = (api: Api, credential: Credential): Promise<Exchange> =>
  callWith(api, 'listEvents', { credential, anyAnswer: false });

const isEmpty = ({ json }: Exchange): boolean => {
  const data = at(json, '/data');
  return isArray(data) && data.length === 0;
};

/** The operations of the families that a valid request is known to. */
const entitledCalls = (world: World): readonly OperationId[] =>
  callableOperations(world).filter((id) => entitledOperations.includes(id));

export const planRequired = defineCheck({
  id: 'authentication/plan-required',
  title:
    'A key without the flag of a family gets 403 PLAN_REQUIRED there, never an empty result, and still reads Events',
  clauses: [
    'auth.entitlement.missing',
    'auth.entitlement.never-empty',
    'error.plan-required',
    ...Object.values(entitlementOf),
    'auth.bearer.accepted',
  ],
  operations: entitledOperations,
  rulings: ['missing-entitlement'],
  needs: ['key.unentitled'],
  property: forEach(entitledCalls, async (api, id) => {
    const credential = { role: 'unentitled' } as const;
    const events = await requireSolvency(api, credential);
    accusing('auth.bearer.accepted', () => judgedByKey('unentitled', events, () => expectOk(events)));
    const flag = operation(id).entitlement;
    const reply = await callWith(api, id, { credential });
    const open = flag === undefined ? 'error.plan-required' : entitlementOf[flag];
    expectPlanRequired('unentitled', reply, isEmpty(reply) ? 'auth.entitlement.never-empty' : open);
    api.witness('refusals for want of the plan flag');
  }),
});

/** Of each family the first and the last: what a refusal tells is hardly written anew for each operation. */
const endsOfFamilies = (world: World): readonly OperationId[] => {
  const calls = entitledCalls(world);
  const flagOf = (id: OperationId) => operation(id).entitlement;
  return calls.filter((id) => {
    const family = calls.filter((each) => flagOf(each) === flagOf(id));
    return id === family[0] || id === family.at(-1);
  });
};

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
    'error.plan-required',
  ],
  operations: entitledOperations,
  needs: ['key.unentitled'],
  property: forEach(endsOfFamilies, async (api, id) => {
    // What is no refusal of the plan is judged elsewhere, so that these replies can be shared.
    const asked = { credential: { role: 'unentitled' }, anyAnswer: false } as const;
    await requireSolvency(api, asked.credential);
    const reply = await callWith(api, id, asked);
    judgedByKey('unentitled', reply, () =>
      expectRefusal(reply, { codes: ['PLAN_REQUIRED'], clause: 'error.plan-required' }),
    );
    const { details, detailsOneOf } = errors.PLAN_REQUIRED;
    for (const names of [...details.map((name) => [name]), ...detailsOneOf]) {
      // A member may hold null, for a workspace without a plan or a surface without alternatives, say.
      const carried = names.some((name) => detail(reply, name) !== undefined);
      const clause = clauseNamed(`error.plan-required.details.${names[0]}`);
      expectThat(carried, `/details/${names[0]}`, names.join(' or '), at(reply.json, '/details'), clause);
      api.witness('members of details');
    }
    const retryable = detail(reply, 'retryable');
    const clause = 'error.plan-required.details.retryable';
    expectThat(retryable === false, '/details/retryable', 'false', retryable, clause);
    const chief = entitledCalls(api.world).find(
      (each) => operation(each).entitlement === operation(id).entitlement,
    );
    if (chief === undefined || chief === id) return;
    const other = flagsIn(await callWith(api, chief, asked));
    const own = flagsIn(reply);
    const ofFlag = 'error.plan-required.details.required-capability';
    const isOne = own.length === 0 || other.length === 0 || own.some((flag) => other.includes(flag));
    expectThat(
      isOne,
      '/details/required_capability',
      `${other.join(' or ')}, as for ${operation(chief).path}`,
      own,
      ofFlag,
    );
  }),
});

/** What may be the flag that a refusal names for a family: beside it, a member may name what the endpoint offers. */
export const flagsIn = (reply: Exchange): readonly string[] =>
  ['required_capability', 'required_flag']
    .map((name) => detail(reply, name))
    .filter((flag) => typeof flag === 'string');

interface Lacking {
  readonly flag: Entitlement;
  readonly role: KeyRole;
  readonly clauses: readonly ClauseId[];
  /** Clauses on access to a family that say more than that it has its own flag. */
  readonly openTo?: Readonly<Partial<Record<Entitlement, ClauseId>>>;
}

/** The check that a key which lacks one flag is refused in the family of that flag, and served in the others. */
const withoutFlag = ({ flag, role, clauses, openTo = {} }: Lacking): PropertyCheck =>
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
        await requireSolvency(api, { role });
        for (const asked of entitlementNames) {
          const id = entitledOperations.find(
            (each) => callable.includes(each) && operation(each).entitlement === asked,
          );
          if (id === undefined) continue;
          const reply = await callWith(api, id, { credential: { role }, anyAnswer: asked === flag });
          if (asked !== flag) {
            const clause = openTo[asked] ?? entitlementOf[asked];
            accusing(clause, () => judgedByKey(role, reply, () => expectOk(reply)));
            continue;
          }
          expectPlanRequired(role, reply, entitlementOf[flag]);
          api.witness('refusals for want of one flag');
        }
      },
      { requests: 6 },
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
  openTo: { can_use_exposure: 'hierarchy.entitlement.without-feed' },
});

interface Tier {
  readonly role: 'analyst' | 'markets';
  readonly name: string;
  /** The clauses on the families that the tier opens, by their flags. */
  readonly opens: Readonly<Partial<Record<Entitlement, ClauseId>>>;
}

const tier = ({ role, name, opens }: Tier): PropertyCheck => {
  const clauseOf = (id: OperationId): ClauseId | undefined => {
    const flag = operation(id).entitlement;
    return flag && opens[flag];
  };
  return defineCheck({
    id: `authentication/${role}-tier`,
    title: `A key of the ${name} tier is served in the families that the tier opens`,
    clauses: Object.values(opens),
    operations: operationIds.filter((id) => clauseOf(id) !== undefined),
    needs: [`key.${role}`],
    property: forEach(
      (world) => callableOperations(world).filter((id) => clauseOf(id) !== undefined),
      async (api, id) => {
        const reply = await callWith(api, id, { credential: { role }, anyAnswer: false });
        judgedByKey(role, reply, () => expectOk(reply));
        api.witness('replies to a key of the tier');
      },
      { clause: (id) => clauseOf(id) },
    ),
  });
};

export const analystTier = tier({
  role: 'analyst',
  name: 'Analyst',
  opens: {
    can_use_leiregistry: 'registry.entitlement.tier',
    can_use_facilities: 'facilities.entitlement.tier',
  },
});

export const marketsTier = tier({
  role: 'markets',
  name: 'Markets',
  opens: { can_use_gov: 'government.entitlement.tier' },
});
