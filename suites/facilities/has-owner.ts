import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { listIn } from '../list-in.js';
import { hasOwner as ownerOf } from './owners.js';
import { typeOf } from './record.js';
import { pageOf, sample } from './sample.js';
import { expectNone } from './selected.js';

const isPort = (row: unknown): boolean => typeOf(row) === 'port';

export const hasOwner = defineCheck({
  id: 'facilities/has-owner',
  title: 'has_owner=true returns facilities with an owner, and no port',
  clauses: ['facilities.has-owner.true', 'facilities.has-owner.no-ports'],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const known = await sample(api);
      const owned = listIn(await pageOf(api, { has_owner: true }));
      precondition(known.some(isPort), 'no port is seen', 'no-data');
      for (const [index, row] of owned.entries()) {
        expectThat(!isPort(row), `/data/${index}`, 'no port', row);
        expectThat(ownerOf(row), `/data/${index}`, 'an owner', row);
        api.witness('facilities with an owner');
      }
      await expectNone(api, { has_owner: true, type: 'port' }, isPort, 'no port with has_owner=true');
    },
    { requests: 2 },
  ),
  refutedBy: [
    'facilities.has-owner.dropped',
    'facilities.has-owner.ports-kept',
    'facilities.has-owner.unowned-kept',
  ],
});
