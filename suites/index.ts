import type { Check } from '../src/kit/index.js';
import { authenticationChecks } from './authentication/index.js';
import { envelopesChecks } from './envelopes/index.js';
import { errorsChecks } from './errors/index.js';
import { eventCardChecks } from './event-card/index.js';
import { eventDetailChecks } from './event-detail/index.js';
import { eventsChecks } from './events/index.js';
import { eventsSummaryChecks } from './events-summary/index.js';
import { registryChecks } from './registry/index.js';
import { serviceChecks } from './service/index.js';
import { significanceChecks } from './significance/index.js';
import { versioningChecks } from './versioning/index.js';

/** Every check, in the order of the document's headings. */
export const suite: readonly Check[] = [
  ...serviceChecks,
  ...significanceChecks,
  ...envelopesChecks,
  ...eventCardChecks,
  ...eventsChecks,
  ...eventDetailChecks,
  ...eventsSummaryChecks,
  ...registryChecks,
  ...authenticationChecks,
  ...errorsChecks,
  ...versioningChecks,
];
