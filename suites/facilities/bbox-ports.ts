import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { boxAbout, boxText } from '../geometry.js';
import { listIn } from '../list-in.js';
import { locatedFacilities, tellingPlaces } from './places.js';
import { nameOf, sourcesOf } from './record.js';
import { isCut, keyOf, pageOf } from './sample.js';
import { expectFound } from './selected.js';

export const bboxPorts = defineCheck({
  id: 'facilities/bbox-ports',
  title: 'With source=maritime_ports too a box has its latitudes first',
  clauses: ['facilities.bbox.order.ports', 'error.invalid-bbox.latitude-first'],
  operations: ['listFacilities'],
  rulings: ['C14'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(async (api) => {
    const port = tellingPlaces(await locatedFacilities(api)).find(
      ({ row }) => sourcesOf(row).join() === 'maritime_ports',
    );
    precondition(port !== undefined, 'no port in a telling place is seen', 'no-data');
    const query = { source: 'maritime_ports', bbox: boxText(boxAbout(port.place, 4, 6)) };
    const reply = await pageOf(api, query);
    const because = `a port within ${query.bbox}`;
    const found = listIn(reply).some((each) => keyOf(each) === keyOf(port.row));
    if (!found && isCut(reply)) await expectFound(api, query, port.row, because);
    else expectThat(found, '/data', `${because}: "${nameOf(port.row)}"`, listIn(reply).map(nameOf));
    api.witness('ports in a box');
  }),
  refutedBy: ['facilities.bbox.longitude-first', 'facilities.bbox.ports-longitude-first'],
});
