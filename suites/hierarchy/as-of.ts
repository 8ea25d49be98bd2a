import { at, defineCheck, expectOk, expectRefusal, expectThat, mentions, once } from '../../src/kit/index.js';
import { unknownCodes } from '../taken.js';
import { anyFamily } from './family.js';
import { relativesIn } from './reading.js';
import { hierarchyOf } from './seen.js';

export const asOf = defineCheck({
  id: 'hierarchy/as-of',
  title: 'as_of is refused as no parameter of the hierarchy, or leaves the latest load as it is',
  clauses: ['hierarchy.as-of.refusal', 'hierarchy.latest-load', 'versioning.as-of.hierarchy'],
  operations: ['getHierarchy'],
  rulings: ['A32'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      const { id } = await anyFamily(api);
      const reply = await hierarchyOf(api, id, { as_of: '2020-01-01' });
      if (reply.status !== 200) {
        expectRefusal(reply, { codes: unknownCodes });
        api.witness('refusals of as_of');
        return;
      }
      expectOk(reply);
      const [latest, seen] = [await hierarchyOf(api, id), reply].map((each) =>
        relativesIn(each).toSorted().join(' '),
      );
      expectThat(seen === latest, '/data/hierarchy', `${latest}, as without as_of`, seen);
      const isTold = mentions(at(reply.json, '/applied_filters/ignored'), 'as_of');
      if (!isTold) api.deviates('A32', 'as_of is served and not reported as ignored');
      api.witness('hierarchies with as_of');
    },
    { requests: 2 },
  ),
  refutedBy: ['hierarchy.as-of.applied', 'hierarchy.as-of.wrong-code', 'hierarchy.as-of.wrong-status'],
});
