import { at, defineCheck, expectThat, isObject, once } from '../../src/kit/index.js';
import { isIgnored } from '../taken.js';
import { validCall } from '../valid-call.js';
import { computeLists } from './sample.js';

const name = 'zzqxvk_1';

export const ignoredNames = defineCheck({
  id: 'aicompute/ignored-names',
  title:
    'Where one AI compute list tells in applied_filters that it ignored a name, each that serves one does',
  clauses: ['versioning.lenient.ignored', 'envelope.applied-filters.ignored'],
  operations: computeLists,
  // A reply may have no place to tell it, but the lists of one family have the same places.
  rulings: ['C21', 'C39'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const silent: string[] = [];
      let telling = 0;
      for (const list of computeLists) {
        const { query = {} } = validCall(list, api.world) ?? {};
        const reply = await api.get(list, { ...query, [name]: 'x' });
        if (reply.status === 200 && isIgnored(reply, name)) telling += 1;
        if (reply.status === 200 && !isObject(at(reply.json, '/applied_filters'))) silent.push(list);
        api.witness('lists asked');
      }
      const all = telling === 0 || silent.length === 0;
      expectThat(all, '/applied_filters/ignored', `${name}, as in another list of the family`, silent);
    },
    { requests: 0 },
  ),
  refutedBy: ['aicompute.hardware.ignored-in-silence'],
});
