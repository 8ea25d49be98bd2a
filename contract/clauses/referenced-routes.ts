import type { Clauses } from '../clause.js';

const row = {
  heading: 'Endpoints > Other routes referenced',
  operations: [],
  by: 'statement',
  seen: 'one-reply',
  ruling: 'named-routes',
} as const;
const offices = { ...row, operations: ['listOffices'] } as const;
const activity = { ...row, operations: ['listActivity'] } as const;
const situations = { ...row, operations: ['listSituations'] } as const;
const situation = { ...row, operations: ['getSituation'] } as const;
const energy = { ...row, operations: ['listEnergyAssets'] } as const;
const meta = { ...row, operations: ['listEndpoints'] } as const;
/** A route or family of which the document does not give a path. */
const unplaced = { ...row, by: 'not-shown' } as const;
const validation = 'Errors > Validation and request errors';
/** What the table of errors says of boxes and points. */
const table = { ...energy, heading: validation, by: 'table' } as const;

/** The routes that the document names without describing them; they must exist, and little else is known. */
export const referencedRoutesClauses = {
  'routes.offices': { ...offices, says: 'A route for offices exists at `/api/v2/offices`.' },
  'routes.offices.q': {
    ...offices,
    says: 'The route for offices takes `q`, which it neither refuses nor reports as ignored.',
  },
  'routes.offices.ids': {
    ...offices,
    heading: 'Endpoints > Events list',
    operations: ['listOffices', 'listEvents'],
    seen: 'relation',
    says: 'The route for offices shows `p_` ids that Events take as `office`.',
    ruling: 'office',
  },
  'routes.offices.parameters': {
    ...offices,
    by: 'not-shown',
    says: 'How `q` of offices is matched, and which further parameters there are, is not shown.',
  },
  'routes.offices.response': {
    ...offices,
    by: 'not-shown',
    says: 'The shape of the reply about offices is not shown.',
  },

  'routes.activity': { ...activity, says: 'A route for activity changes exists at `/api/v2/activity`.' },
  'routes.activity.parameters': {
    ...activity,
    by: 'not-shown',
    says: 'The parameters of activity changes are not shown.',
  },
  'routes.activity.response': {
    ...activity,
    by: 'not-shown',
    says: 'The shape of the reply about activity changes is not shown.',
  },

  'routes.situations': { ...situations, says: 'A route for situations exists at `/api/v2/situations`.' },
  'routes.situations.parameters': {
    ...situations,
    by: 'not-shown',
    says: 'The parameters of the situations list are not shown.',
  },
  'routes.situations.response': {
    ...situations,
    by: 'not-shown',
    says: 'The shape of the reply about situations is not shown.',
  },
  'routes.situation': {
    ...situation,
    seen: 'data',
    says: 'A route for the situation of one Story exists at `/api/v2/situations/{story_id}`.',
  },
  'routes.situation.without': {
    ...situation,
    by: 'not-shown',
    says: 'The answer for a Story without a situation is left open, 404 included.',
  },
  'routes.situation.parameters': {
    ...situation,
    by: 'not-shown',
    says: 'The parameters of a single situation beside its path are not shown.',
  },
  'routes.situation.response': {
    ...situation,
    by: 'not-shown',
    says: 'The shape of the reply about a single situation is not shown.',
  },

  'routes.energy-assets': {
    ...energy,
    says: 'A route for energy assets exists at `/api/v2/energy/assets`.',
  },
  'routes.energy-assets.parameters': {
    ...energy,
    by: 'not-shown',
    says: 'The parameters of energy assets, `bbox` and `near` included, are not shown.',
  },
  'routes.energy-assets.response': {
    ...energy,
    by: 'not-shown',
    says: 'The shape of the reply about energy assets is not shown.',
  },
  'routes.energy-assets.bbox.latitude-first': {
    ...table,
    says: 'A `bbox` on energy assets, where it is taken, is read latitude first.',
  },
  'routes.energy-assets.bbox.malformed': {
    ...table,
    says: 'A malformed `bbox` on energy assets, where it is taken, is a 400 `INVALID_BBOX`.',
  },
  'routes.energy-assets.bbox.inverted-latitude': {
    ...table,
    says: 'A `bbox` on energy assets with its latitudes inverted, where it is taken, is a 400 `INVALID_BBOX`.',
  },
  'routes.energy-assets.bbox.inverted-longitude': {
    ...table,
    says: 'A `bbox` on energy assets with its longitudes inverted, where it is taken, is a 400 `INVALID_BBOX`.',
    ruling: 'faulty-box',
  },
  'routes.energy-assets.near.triple': {
    ...table,
    says: 'A `near` on energy assets, where it is taken, is one triple of latitude, longitude and radius.',
  },
  'routes.energy-assets.near.pair': {
    ...table,
    says: 'A `near` without its radius on energy assets, where it is taken, is a 400 `INVALID_NEAR`.',
  },
  'routes.maritime.longitude-first': {
    ...unplaced,
    heading: validation,
    says: 'Maritime boxes give longitude first, on routes that the document does not show.',
    ruling: 'maritime-box-order',
  },

  'routes.meta-endpoints': {
    ...meta,
    says: 'A route for metadata about endpoints exists at `/api/v2/meta/endpoints`.',
  },
  'routes.meta-endpoints.parameters': {
    ...meta,
    by: 'not-shown',
    says: 'The parameters of `/api/v2/meta/endpoints` are not shown.',
  },
  'routes.meta-endpoints.response': {
    ...meta,
    by: 'not-shown',
    says: 'What `/api/v2/meta/endpoints` carries beside its `coverage` is not shown.',
  },
  'routes.meta': { ...unplaced, says: 'Further metadata routes lie under `/api/v2/meta/`, without a name.' },

  'routes.monitors': { ...unplaced, says: 'Routes for Monitors exist, at a path that is not shown.' },
  'routes.macro': {
    ...unplaced,
    says: 'Point-in-time routes exist under `/api/v2/macro/`, at paths that are not shown.',
  },
  'routes.intelligence': {
    ...unplaced,
    says: 'Point-in-time routes exist under `/api/v2/intelligence/`, at paths that are not shown.',
  },
  'routes.bodies': {
    ...unplaced,
    operations: [
      'listOffices',
      'listActivity',
      'listSituations',
      'getSituation',
      'listEnergyAssets',
      'listEndpoints',
    ],
    says: 'Which bodies and writing methods these routes take is not shown.',
    ruling: 'read-only',
  },
  'routes.undescribed': {
    ...unplaced,
    says: 'The parameters, bodies and replies of routes without a path are not shown.',
  },

  'routes.briefs': {
    ...unplaced,
    heading: 'Errors > Entitlement',
    says: 'Briefs have error codes, but no route for them is shown.',
  },
  'routes.screening-lists': {
    ...unplaced,
    heading: validation,
    says: 'Screening lists have an error code, but no route for them is shown.',
  },
  'routes.candidate-search': {
    ...unplaced,
    heading: validation,
    says: 'The search for candidates has an error code, but no route for it is shown.',
  },
  'routes.resource-statistics': {
    ...unplaced,
    heading: validation,
    says: 'Resource statistics have an error code, but no route for them is shown.',
  },
  'routes.maritime': {
    ...unplaced,
    heading: validation,
    says: 'Maritime data are mentioned with boxes, but no route for them is shown.',
  },
  'routes.idempotency-key.header': {
    ...unplaced,
    heading: validation,
    says: 'In which header an idempotency key travels is left open.',
    ruling: 'read-only',
  },
} as const satisfies Clauses;
