import { type Clause, derivations, type Level } from '../clause.js';
import { aiComputeClauses } from './ai-compute.js';
import { authenticationClauses } from './authentication.js';
import { entitiesClauses } from './entities.js';
import { entityCardClauses } from './entity-card.js';
import { entityStatesClauses } from './entity-states.js';
import { envelopeClauses } from './envelopes.js';
import { errorClauses } from './errors.js';
import { eventCardClauses } from './event-card.js';
import { eventDetailClauses } from './event-detail.js';
import { eventsListClauses } from './events-list.js';
import { eventsSummaryClauses } from './events-summary.js';
import { facilitiesClauses } from './facilities.js';
import { facilityRecordClauses } from './facility-record.js';
import { geographyClauses } from './geography.js';
import { governmentClauses } from './government.js';
import { governmentRecordsClauses } from './government-records.js';
import { hierarchyClauses } from './hierarchy.js';
import { limitsClauses } from './limits.js';
import { listedErrorClauses } from './listed-errors.js';
import { notificationClauses } from './notifications.js';
import { referencedRoutesClauses } from './referenced-routes.js';
import { registryClauses } from './registry.js';
import { searchClauses } from './search.js';
import { serviceClauses } from './service.js';
import { significanceClauses } from './significance.js';
import { statesClauses } from './states.js';
import { storiesClauses } from './stories.js';
import { storyBucketClauses } from './story-buckets.js';
import { storyCardClauses } from './story-card.js';
import { summaryBucketClauses } from './summary-buckets.js';
import { versioningClauses } from './versioning.js';

/** The ledger: every clause of the document, in the order of its headings. */
export const clauses = {
  ...serviceClauses,
  ...significanceClauses,
  ...envelopeClauses,
  ...eventCardClauses,
  ...storyCardClauses,
  ...summaryBucketClauses,
  ...storyBucketClauses,
  ...entityCardClauses,
  ...geographyClauses,
  ...aiComputeClauses,
  ...registryClauses,
  ...facilityRecordClauses,
  ...governmentRecordsClauses,
  ...statesClauses,
  ...entityStatesClauses,
  ...eventsListClauses,
  ...eventDetailClauses,
  ...eventsSummaryClauses,
  ...storiesClauses,
  ...entitiesClauses,
  ...searchClauses,
  ...referencedRoutesClauses,
  ...hierarchyClauses,
  ...facilitiesClauses,
  ...governmentClauses,
  ...authenticationClauses,
  ...notificationClauses,
  ...errorClauses,
  ...listedErrorClauses,
  ...limitsClauses,
  ...versioningClauses,
} as const;

export type ClauseId = keyof typeof clauses;
export const clauseIds = Object.keys(clauses) as readonly ClauseId[];
export const clause = (id: ClauseId): Clause => clauses[id];
export const isClauseId = (id: string): id is ClauseId => Object.hasOwn(clauses, id);

/** The level of a clause, as its derivation gives it. */
export const levelOf = (id: ClauseId): Level => derivations[clause(id).by].level;
