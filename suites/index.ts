import type { Check } from '../src/kit/index.js';
import { aiComputeChecks } from './aicompute/index.js';
import { authenticationChecks } from './authentication/index.js';
import { entitiesChecks } from './entities/index.js';
import { envelopesChecks } from './envelopes/index.js';
import { errorsChecks } from './errors/index.js';
import { eventCardChecks } from './event-card/index.js';
import { eventDetailChecks } from './event-detail/index.js';
import { eventsChecks } from './events/index.js';
import { eventsSummaryChecks } from './events-summary/index.js';
import { facilitiesChecks } from './facilities/index.js';
import { geographyChecks } from './geography/index.js';
import { governmentChecks } from './government/index.js';
import { hierarchyChecks } from './hierarchy/index.js';
import { registryChecks } from './registry/index.js';
import { routesChecks } from './routes/index.js';
import { searchChecks } from './search/index.js';
import { serviceChecks } from './service/index.js';
import { significanceChecks } from './significance/index.js';
import { storiesChecks } from './stories/index.js';
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
  ...storiesChecks,
  ...entitiesChecks,
  ...searchChecks,
  ...geographyChecks,
  ...routesChecks,
  ...aiComputeChecks,
  ...registryChecks,
  ...hierarchyChecks,
  ...facilitiesChecks,
  ...governmentChecks,
  ...authenticationChecks,
  ...errorsChecks,
  ...versioningChecks,
];
