import { defineCheck, once, precondition } from '../../src/kit/index.js';
import { expectAsTold } from './expect-as-told.js';

export const unknownParameterOnDetail = defineCheck({
  id: 'versioning/unknown-parameter-on-detail',
  title: 'An undeclared parameter on the Event detail is treated as the directory classes the endpoint',
  clauses: ['error.unknown-param', 'versioning.lenient.ignored', 'versioning.strict.unknown-param'],
  operations: ['getEvent'],
  rulings: ['A46', 'C21'],
  property: once(async (api) => {
    const id = api.world.offer.events[0]?.id;
    precondition(typeof id === 'string', 'no Event to ask for', 'no-data');
    const name = 'zzqxvk_1';
    const reply = await api.get('getEvent', { [name]: 'x' }, { path: { event_id: id } });
    await expectAsTold(api, 'getEvent', reply, name);
  }),
  refutedBy: ['meta.strict-called-lenient', 'registry.undeclared.served'],
});
