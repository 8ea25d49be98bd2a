import { turnedId } from '../../generators/values/turned-id.js';
import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { expectUnknownId } from '../errors/expect-unknown-id.js';
import { detailOf } from './detail.js';
import { facilityIdOf } from './record.js';
import { sample } from './sample.js';

export const detailUnknown = defineCheck({
  id: 'facilities/detail-unknown',
  title: 'A well-formed id that no facility has is answered with an error',
  clauses: ['facilities.detail.unknown'],
  operations: ['getFacility'],
  rulings: ['A33', 'C38'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(async (api) => {
    const ids = (await sample(api)).flatMap((row) => facilityIdOf(row) ?? []);
    const unknown = ids.map(turnedId).find((each) => !ids.includes(each));
    precondition(unknown !== undefined, 'the list shows no facility', 'no-data');
    const reply = await detailOf(api, unknown);
    // Any 4xx will do here: an id of a unit may even be ambiguous.
    expectThat(reply.status >= 400 && reply.status < 500, 'status', 'an error of 4xx', reply.status);
    expectUnknownId(api, reply, 'facility', [reply.status]);
  }),
  refutedBy: [
    'facilities.detail.unknown-crashes',
    'facilities.detail.unknown-empty',
    'facilities.detail.unknown-nearest',
    'facilities.detail.unknown-null',
  ],
});
