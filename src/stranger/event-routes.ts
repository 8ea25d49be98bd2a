import { showEvent } from './event-detail.js';
import { listEvents } from './events-list.js';
import { summariseEvents } from './events-summary.js';
import { detailParameters, listParameters, summaryParameters } from './parameters.js';
import { type Route, route } from './route.js';

export const eventRoutes: readonly Route[] = [
  route('/api/v2/events/summary', 'op_tally', 'Counts of Events', {
    parameters: summaryParameters,
    strict: true,
    capability: undefined,
    data: 'buckets',
    serve: summariseEvents,
  }),
  route('/api/v2/events/{event_id}', 'op_one', 'One Event', {
    parameters: detailParameters,
    strict: true,
    capability: undefined,
    data: 'card',
    serve: showEvent,
  }),
  route('/api/v2/events', 'op_many', 'Events', {
    parameters: listParameters,
    strict: false,
    capability: undefined,
    data: 'cards',
    serve: listEvents,
  }),
];
