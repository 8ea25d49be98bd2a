import { at, defineCheck, expectThat, isArray, once } from '../../src/kit/index.js';
import { coordinatesOf } from './coordinates.js';
import { countriesOf } from './countries.js';
import { detailed, recordIn } from './detail.js';
import { ownerIdsOf } from './owners.js';
import { capacityOf, classOf, facilityIdOf, nameOf, sourcesOf, statusOf, typeOf } from './record.js';

/** What the list shows of a facility, in words that two records can be compared by. */
const cardOf = (row: unknown): Readonly<Record<string, unknown>> => ({
  name: nameOf(row),
  type: typeOf(row),
  class: classOf(row),
  status: statusOf(row),
  country: countriesOf(row).primary?.iso3,
  capacity: capacityOf(row),
  latitude: coordinatesOf(row)?.latitude,
  longitude: coordinatesOf(row)?.longitude,
});

/** What a list may show less of: each of these stands among those of the detail. */
const partsOf = (row: unknown): readonly string[] => [...sourcesOf(row), ...ownerIdsOf(row)];

export const detailRecord = defineCheck({
  id: 'facilities/detail-record',
  title: 'Every facility that the list shows is served by its id alone, with what the list shows of it',
  clauses: [
    'facilities.detail.record',
    'facilities.detail.same-id',
    'facilities.detail.listed',
    'facility-record.detail.card',
  ],
  operations: ['getFacility', 'listFacilities'],
  rulings: ['C39'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      for (const { id, listed, reply } of await detailed(api)) {
        const record = recordIn(reply);
        expectThat(!isArray(at(reply.json, '/data')), '/data', 'one record', at(reply.json, '/data'));
        expectThat(facilityIdOf(record) === id, '/data/facility_id', id, facilityIdOf(record));
        const [card, full] = [cardOf(listed), cardOf(record)];
        const parts = partsOf(record);
        const lost = partsOf(listed).find((each) => !parts.includes(each));
        expectThat(lost === undefined, '/data', `${lost} of the list`, parts);
        for (const [what, value] of Object.entries(card)) {
          if (value === undefined || value === '') continue;
          expectThat(
            isSame(full[what], value),
            '/data',
            `the ${what} ${String(value)} of the list`,
            full[what],
          );
          api.witness('members compared');
        }
      }
    },
    { requests: 3 },
  ),
  refutedBy: [
    'facilities.detail.data-centers-not-held',
    'facilities.detail.empty',
    'facilities.detail.in-a-list',
    'facilities.detail.keyed-by-site',
    'facilities.detail.name-only',
    'facilities.detail.other-record',
    'facilities.detail.owners-lost',
    'facilities.detail.status-stale',
  ],
});

/** Numbers may be printed with fewer digits in a list. */
const isSame = (one: unknown, other: unknown): boolean =>
  typeof one === 'number' && typeof other === 'number'
    ? Math.abs(one - other) <= Math.max(0.05, Math.abs(other) / 100)
    : one === other;
