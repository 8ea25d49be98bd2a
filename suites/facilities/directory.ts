import { facilityClasses } from '../../contract/index.js';
import { defineCheck, expectThat, forEach, precondition } from '../../src/kit/index.js';
import { listIn } from '../list-in.js';
import { classOfType, typeOf } from './record.js';
import { largeSample, pageOf, sample } from './sample.js';

export const directory = defineCheck({
  id: 'facilities/directory',
  title:
    'The directory has facilities of power, extraction, transport, ports, heavy industry and data centers',
  clauses: [
    'facilities.directory.power',
    'facilities.directory.extraction',
    'facilities.directory.transport',
    'facilities.directory.ports',
    'facilities.directory.heavy-industry',
    'facilities.directory.data-centers',
  ],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: forEach(
    facilityClasses,
    async (api, each) => {
      const rows = listIn(await pageOf(api, { class: each }));
      const known = await sample(api);
      const some = rows.length > 0 || known.some((row) => classOfType(typeOf(row) ?? '') === each);
      // A small directory may lack some of them: no reply shows whether more is to come.
      precondition(some || known.length >= largeSample, `no facility of ${each} is seen`, 'no-data');
      expectThat(some, '/data', `facilities of the class ${each}`, `none beside ${known.length} others`);
      api.witness(each, rows.length);
    },
    { requests: 0 },
  ),
  refutedBy: [
    'facilities.directory.without-data-centers',
    'facilities.directory.without-extraction',
    'facilities.directory.without-heavy-industry',
    'facilities.directory.without-ports',
    'facilities.directory.without-power',
    'facilities.directory.without-transport',
  ],
});
