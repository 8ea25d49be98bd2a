import { limits } from '../../contract/index.js';
import { defineCheck, expectThat, type JsonObject, once, precondition } from '../../src/kit/index.js';
import { folded, leavesIn, memberOf, numberOf, remembered, textsIn } from '../leaves.js';
import { listIn } from '../list-in.js';
import { ownerIdsOf } from './owners.js';
import { capacityOf, nameOf } from './record.js';
import { pageOf } from './sample.js';

const longest = limits.aicompute.limit.max;

/** Whether a row of the AI compute data has the name of a facility, in a member that can be a name. */
function hasName(facility: JsonObject, row: JsonObject): boolean {
  const name = folded(nameOf(facility) ?? '');
  return textsIn(row).some(({ path, text }) => {
    const other = folded(text);
    const isName =
      /name|title|label/.test(memberOf(path)) && !/owner|org|compan|user|entit|countr/.test(path);
    return (
      isName && Math.min(name.length, other.length) > 5 && (other.includes(name) || name.includes(other))
    );
  });
}

/** Whether a row has the owner of a facility, and its power among its numbers. */
function hasOwnerAndPower(facility: JsonObject, row: JsonObject): boolean {
  const power = capacityOf(facility);
  const isOwned = ownerIdsOf(facility).some((id) => textsIn(row).some(({ text }) => text === id));
  return (
    isOwned && power !== undefined && numbersIn(row).some((each) => Math.abs(each - power) <= power / 100)
  );
}

const numbersIn = remembered((row: JsonObject): readonly number[] =>
  leavesIn(row).flatMap(({ value }) => numberOf(value) ?? []),
);

/** Fewer data centers may all be told in other words. */
const enough = 10;

export const sameDataCenters = defineCheck({
  id: 'facilities/same-data-centers',
  title: 'The data centers of the directory are those of the AI compute data',
  clauses: ['facilities.data-centers.same-data'],
  operations: ['listFacilities', 'listDataCenters'],
  needs: ['key.full', 'entitlement.can_use_facilities', 'entitlement.can_use_aicompute'],
  property: once(async (api) => {
    const facilities = listIn(await pageOf(api, { class: 'digital_infrastructure' }));
    const reply = await api.get('listDataCenters', { limit: longest });
    const rows = listIn(reply);
    precondition(facilities.length > 0 && rows.length > 0, 'no data centers are seen', 'no-data');
    // The names of the fields are not shown, so that one of two ways to recognise a data center must do.
    const recognised = (isSame: (facility: JsonObject, row: JsonObject) => boolean) =>
      facilities.filter((facility) => rows.some((row) => isSame(facility, row))).length;
    const [named, powered] = [recognised(hasName), recognised(hasOwnerAndPower)];
    // Owners are few, so that some power fits by chance.
    const isSame = named > 0 || powered * 2 >= facilities.length;
    const isWhole = rows.length < longest && facilities.length >= enough;
    precondition(isSame || isWhole, 'too few data centers are seen, or too many', 'no-data');
    expectThat(isSame, '/data', 'data centers of the AI compute data', facilities.slice(0, 3).map(nameOf));
    api.witness('data centers of both', Math.max(named, powered));
    api.observe('recognised in the AI compute data', `${named} by name, ${powered} by owner and power`);
  }),
  refutedBy: ['facilities.data-centers.of-other-data'],
});
