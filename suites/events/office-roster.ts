import { limits } from '../../contract/index.js';
import { at, defineCheck, expectRefusal, expectThat, isObject, once } from '../../src/kit/index.js';
import { allOffices, ofOffice } from '../seen-office.js';

const { max } = limits.officeHolders;

/** The fewest holders that a reply can mean: the key of those not found in the news is open. */
function countedIn(counts: unknown): number {
  const pairs = isObject(counts) ? Object.entries(counts) : [];
  const sum = (names: RegExp): number =>
    pairs.reduce(
      (all, [name, value]) => (typeof value === 'number' && names.test(name) ? all + value : all),
      0,
    );
  return sum(/^(?:bridged_to_news|unbridged\w*)$/);
}

export const officeRoster = defineCheck({
  id: 'events/office-roster',
  title: 'A roster of over 1,000 holders is refused as OFFICE_SCOPE_TOO_LARGE, with its size and the limit',
  clauses: [
    'events.office.roster-too-large',
    'error.office-scope-too-large',
    'error.office-scope-too-large.details.holders',
    'error.office-scope-too-large.details.accepted-count',
    'limits.office-roster',
  ],
  operations: ['listEvents'],
  rulings: ['A46', 'A63'],
  property: once(
    async (api) => {
      for (const office of await allOffices(api)) {
        const reply = await ofOffice(api, office);
        const code = at(reply.json, '/code');
        // One office is not too many handles, however many hold it.
        if (code === 'OFFICE_SCOPE_TOO_LARGE' || code === 'MULTIPLE_ENTITY_HANDLES') {
          const details = ['holders', 'accepted_count'];
          expectRefusal(reply, { codes: ['OFFICE_SCOPE_TOO_LARGE'], details });
          api.witness('rosters refused');
        } else if (reply.status === 200) {
          const holders = countedIn(at(reply.json, '/applied_filters/office_holders'));
          expectThat(holders <= max, '/applied_filters/office_holders', `at most ${max} holders`, holders);
          api.witness('rosters within the limit');
        }
      }
    },
    { requests: 7 },
  ),
  refutedBy: [
    'office.roster-served',
    'office.roster-without-accepted-count',
    'office.roster-without-holders',
    'office.roster-wrong-code',
  ],
});
