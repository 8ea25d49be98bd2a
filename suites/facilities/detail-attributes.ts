import { defineCheck, expectThat, isObject, once } from '../../src/kit/index.js';
import { detailed, recordIn } from './detail.js';

/** The value of a member that stands anywhere within; undefined where there is no such member, null included. */
function findMember(value: unknown, name: string): unknown {
  if (!isObject(value)) return undefined;
  if (Object.hasOwn(value, name)) return value[name];
  return Object.values(value)
    .map((inner) => findMember(inner, name))
    .find((each) => each !== undefined);
}

export const detailAttributes = defineCheck({
  id: 'facilities/detail-attributes',
  title: 'The detail of a facility carries the attributes of its source and its merge history',
  clauses: [
    'facility-record.detail.attributes',
    'facility-record.detail.merge-history',
    'facility-record.detail.attributes.members',
    'facility-record.detail.merge-history.members',
    'facility-record.detail.merge-history.none',
  ],
  operations: ['getFacility'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const details = await detailed(api);
      const histories: unknown[] = [];
      for (const { reply } of details) {
        recordIn(reply);
        const attributes = findMember(reply.json, 'attributes');
        expectThat(attributes !== undefined, '/data/attributes', 'the attributes of the source', attributes);
        api.observe('attributes', Object.keys(isObject(attributes) ? attributes : {}).join(', '));
        histories.push(findMember(reply.json, 'merge_history'));
      }
      // What it holds for a facility that was never merged is not shown; that no detail has it is another matter.
      const carried = histories.filter((each) => each !== undefined);
      expectThat(carried.length > 0, '/data/merge_history', 'a merge history', undefined);
      api.witness('details', details.length);
      api.observe('merge_history', JSON.stringify(carried).slice(0, 200));
    },
    { requests: 0 },
  ),
  refutedBy: [
    'facility-record.detail.attributes-flattened',
    'facility-record.detail.attributes-missing',
    'facility-record.detail.merge-history-missing',
  ],
});
