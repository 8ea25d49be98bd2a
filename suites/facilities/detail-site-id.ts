import { facilityIdPrefixes } from '../../contract/index.js';
import {
  at,
  defineCheck,
  detail,
  expectThat,
  isArray,
  once,
  precondition,
  seenOf,
} from '../../src/kit/index.js';
import { memberOf, textsIn } from '../leaves.js';
import { detailed, detailOf } from './detail.js';

/** Members that hold the ids of canonical sites, in records and in the details of a refusal. */
const siteIdsIn = (value: unknown): readonly string[] =>
  textsIn(value).flatMap(({ path, text }) =>
    /^(?:canonical_)?site_ids?$/.test(memberOf(path)) && !/attribute|merge|history/.test(path) ? [text] : [],
  );

export const detailSiteId = defineCheck({
  id: 'facilities/detail-site-id',
  title: 'The id of a canonical site begins with s_, and such an id in the path is no malformed one',
  clauses: [
    'facilities.detail.site-id.well-formed',
    'facilities.detail.site-id',
    'facility-record.site-id.prefix',
    'facility-record.site-id.place',
  ],
  operations: ['getFacility'],
  rulings: ['A33', 'C38'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(async (api) => {
    const details = await detailed(api);
    const [id] = details.map((each) => each.id);
    precondition(id !== undefined, 'the list shows no facility', 'no-data');
    const told = details.flatMap(({ listed, reply }) => [...siteIdsIn(listed), ...siteIdsIn(reply.json)]);
    const site = told[0] ?? facilityIdPrefixes.site + id.slice(facilityIdPrefixes.facility.length);
    const reply = await detailOf(api, site);
    const code = at(reply.json, '/code');
    const isRefused = code === 'INVALID_FACILITY_ID';
    // The length of site ids is not stated, so that one made from a facility id may be malformed after all.
    precondition(!isRefused || told.length > 0, 'no record shows the id of its site', 'no-data');
    expectThat(!isRefused, '/code', `${site} taken for well-formed`, code);
    expectThat(reply.status < 500, 'status', 'a record or a refusal', reply.status);
    api.witness('site ids in the path');
    api.observe('a site id in the path', seenOf(reply));
    const canonical = detail(reply, 'canonical_site_ids');
    const ids = [...told, ...(isArray(canonical) ? canonical.map(String) : [])];
    for (const each of ids) {
      expectThat(
        each.startsWith(facilityIdPrefixes.site),
        '/data',
        'a canonical site id that begins with s_',
        each,
      );
    }
    api.observe('canonical sites in records', told.length === 0 ? 'not shown' : 'shown');
  }),
  refutedBy: ['facilities.detail.site-ids-malformed', 'facility-record.site-id.without-prefix'],
});
