import { defineCheck, expectThat, isObject, once, precondition } from '../../src/kit/index.js';
import { detailed, recordIn } from './detail.js';
import { sourcesOf } from './record.js';

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
      for (const { listed, reply } of details) {
        const record = recordIn(reply);
        const attributes = findMember(reply.json, 'attributes');
        expectThat(attributes !== undefined, '/data/attributes', 'the attributes of the source', attributes);
        api.observe('attributes', Object.keys(isObject(attributes) ? attributes : {}).join(', '));
        const history = findMember(reply.json, 'merge_history');
        const isMerged = sourcesOf(listed).length > 1 || sourcesOf(record).length > 1;
        expectThat(!isMerged || history !== undefined, '/data/merge_history', 'a merge history', history);
        histories.push(history);
      }
      // What a facility that was never merged has of it is not shown.
      const carried = histories.filter((each) => each !== undefined);
      precondition(carried.length > 0, 'no facility of several sources is seen', 'no-data');
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
