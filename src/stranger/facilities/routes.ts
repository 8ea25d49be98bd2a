import { type Route, route } from '../route.js';
import { listFacilities, showFacility } from './answers.js';
import { facilityParameters } from './parameters.js';

export const facilityRoutes: readonly Route[] = [
  route('/api/v2/facilities/{facility_id}', 'op_site', 'One facility', {
    parameters: [],
    strict: false,
    capability: 'facilities',
    data: 'record',
    serve: showFacility,
  }),
  route('/api/v2/facilities', 'op_sites', 'Facilities', {
    parameters: facilityParameters,
    strict: true,
    capability: 'facilities',
    data: 'records',
    serve: listFacilities,
  }),
];
