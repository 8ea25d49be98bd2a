import { capacityTypes } from '../../contract/index.js';
import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { leavesIn, memberOf, numberOf } from '../leaves.js';
import { listIn } from '../list-in.js';
import { capacityOf, typeOf } from './record.js';
import { pageOf, sample } from './sample.js';

const isOfCapacity = (row: unknown): boolean => capacityTypes.some((each) => each === typeOf(row));

/** Numbers of a record that no reading takes for a capacity. */
const otherwise = /lat|lon|lng|coordinates|year|date|rank|score|count|version|distance/;

export const recordCapacity = defineCheck({
  id: 'facilities/record-capacity',
  title: 'Power facilities and data centers carry their capacity',
  clauses: ['facility-record.capacity', 'facility-record.capacity.unknown', 'facility-record.capacity.unit'],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(async (api) => {
    const largest = listIn(await pageOf(api, { sort: 'capacity_desc' }));
    const rows = [...(await sample(api)), ...largest].filter(isOfCapacity);
    precondition(rows.length > 0, 'no power facility or data center is seen', 'no-data');
    const mayBe = (row: unknown) =>
      leavesIn(row).some(({ path, value }) => {
        const number =
          typeof value === 'string' ? numberOf(value.replace(/\s*[MGk]W.*$/i, '')) : numberOf(value);
        return number !== undefined && !otherwise.test(memberOf(path)) && !otherwise.test(path);
      });
    expectThat(
      rows.some((row) => capacityOf(row) !== undefined || mayBe(row)),
      '/data',
      'a capacity',
      rows[0],
    );
    api.witness('records', rows.length);
    const known = rows.filter((row) => capacityOf(row) !== undefined).length;
    api.observe('capacity in MW in a member of a fitting name', `${known} of ${rows.length}`);
  }),
  refutedBy: ['facility-record.capacity.missing'],
});
