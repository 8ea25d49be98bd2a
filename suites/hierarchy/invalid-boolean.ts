import { at, defineCheck, expectRefusal, once } from '../../src/kit/index.js';
import { names } from '../errors/refused.js';
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
    if (reply.status === 200 && names(at(reply.json, '/applied_filters/ignored'), name)) {
      api.deviates('C12', `an ${name} that is no boolean is reported as ignored`);
    } else expectRefusal(reply, { codes: ['INVALID_BOOLEAN'] });
    api.witness('texts that are no boolean');
  }),
  refutedBy: [
    'boolean.anything-is-false',
    'boolean.one-and-zero-accepted',
    'boolean.wrong-code',
    'hierarchy.siblings.nonsense-dropped',
  ],
});
