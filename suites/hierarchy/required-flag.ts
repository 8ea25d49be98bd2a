import { entitlementNames } from '../../contract/index.js';
import { defineCheck, detail, expectRefusal, expectThat, once } from '../../src/kit/index.js';
import { callWith } from '../authentication/data-calls.js';

const others = entitlementNames.filter((flag) => flag !== 'can_use_exposure');

export const requiredFlag = defineCheck({
  id: 'hierarchy/required-flag',
  title: 'A plan without can_use_exposure is not sent for the flag of another family by the hierarchy',
  clauses: ['hierarchy.entitlement', 'error.plan-required.details.required-capability'],
  operations: ['getHierarchy'],
  // A deployment may have its own names for flags, but those of the document stand for what they are here.
  rulings: ['A59', 'C42'],
  needs: ['key.unentitled'],
  property: once(async (api) => {
    const reply = await callWith(api, 'getHierarchy', { credential: { role: 'unentitled' } });
    expectRefusal(reply, { codes: ['PLAN_REQUIRED'] });
    for (const name of ['required_capability', 'required_flag']) {
      const told = detail(reply, name);
      if (typeof told !== 'string') continue;
      const isOther = others.some((flag) => flag === told.toLowerCase());
      expectThat(!isOther, `/details/${name}`, 'can_use_exposure', told);
      api.witness('flags told');
    }
  }),
  refutedBy: ['hierarchy.entitlement.feed-flag-told'],
});
