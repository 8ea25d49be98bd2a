import { type Clause, derivations, type Level } from '../clause.js';
import { ruling } from '../rulings/index.js';
import { aiComputeClauses } from './ai-compute.js';
import { authenticationClauses } from './authentication.js';
import { entitiesClauses, searchClauses } from './entities-and-search.js';
import { entityCardClauses } from './entity-card.js';
import { envelopeClauses } from './envelopes.js';
import { errorClauses, listedErrorClauses } from './errors.js';
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
import { notificationClauses } from './notifications.js';
import { referencedRoutesClauses } from './referenced-routes.js';
import { registryClauses } from './registry.js';
import { serviceClauses } from './service.js';
import { significanceClauses } from './significance.js';
import { entityStatesClauses, statesClauses } from './states.js';
import { storiesClauses } from './stories.js';
import { storyCardClauses } from './story-card.js';
import { storyBucketClauses, summaryBucketClauses } from './summary-buckets.js';
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

/**
 * A clause as digests cover it. It names its ruling by the alias, as ledgers did before rulings had readable ids, so that
 * frozen profiles and the ledgers of earlier reports keep their digests.
 */
export function digestedClause(id: ClauseId) {
  const { ruling: cited, ...rest } = clause(id);
  return { ...rest, ...(cited === undefined ? {} : { ruling: ruling(cited).alias }) };
}

export const isClauseId = (id: string): id is ClauseId => Object.hasOwn(clauses, id);

/** The level of a clause, as its derivation gives it. */
export const levelOf = (id: ClauseId): Level => derivations[clause(id).by].level;

/** Where a clause stands: whether anything judges it, or why nothing does. */
export const standings = ['checked', 'not testable', 'open', 'unchecked'] as const;
export type Standing = (typeof standings)[number];

/** The standing of a clause that a check cites, or that none does. */
export function standingOf(id: ClauseId, isCited: boolean): Standing {
  if (isCited) return 'checked';
  if (clause(id).untestable !== undefined) return 'not testable';
  return levelOf(id) === 'observe' ? 'open' : 'unchecked';
}
