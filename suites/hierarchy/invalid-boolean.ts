import { defineCheck, once } from '../../src/kit/index.js';
import { expectBooleanRefused } from '../errors/expect-boolean-refused.js';
import { hierarchyOf, servedHandle } from './seen.js';

const name = 'include_siblings';

export const invalidBoolean = defineCheck({
  id: 'hierarchy/invalid-boolean',
  title: 'An include_siblings other than true and false is refused as INVALID_BOOLEAN',
  clauses: ['error.invalid-boolean'],
  operations: ['getHierarchy'],
  rulings: ['C12'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(async (api) => {
    const reply = await hierarchyOf(api, await servedHandle(api), { [name]: 'yes' });
    expectBooleanRefused(api, reply, name);
  }),
  refutedBy: [
    'boolean.anything-is-false',
    'boolean.one-and-zero-accepted',
    'boolean.wrong-code',
    'hierarchy.siblings.nonsense-dropped',
  ],
});
