import { errors } from '../../contract/index.js';
import { at, defineCheck, detail, expectRefusal, expectThat, once } from '../../src/kit/index.js';
import { callWith } from './data-calls.js';

export const planRequiredDetails = defineCheck({
  id: 'authentication/plan-required-details',
  title: 'The details of PLAN_REQUIRED tell what is missing, what there is and where to get it',
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
  refutedBy: [
    'plan-required.retryable-true',
    'plan-required.without-alternatives',
    'plan-required.without-capability',
    'plan-required.without-current-plan',
    'plan-required.without-eligible-plans',
    'plan-required.without-pricing-url',
    'plan-required.without-required-capability',
    'plan-required.without-retryable',
  ],
});
