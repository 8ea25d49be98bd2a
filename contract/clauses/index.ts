import { type Clause, derivations, type Level } from '../clause.js';
import { authenticationClauses } from './authentication.js';
import { envelopeClauses } from './envelopes.js';
import { errorClauses } from './errors.js';
import { eventCardClauses } from './event-card.js';
import { eventDetailClauses } from './event-detail.js';
import { eventsListClauses } from './events-list.js';
import { eventsSummaryClauses } from './events-summary.js';
import { limitsClauses } from './limits.js';
import { registryClauses } from './registry.js';
import { serviceClauses } from './service.js';
import { significanceClauses } from './significance.js';
import { statesClauses } from './states.js';
import { summaryBucketClauses } from './summary-buckets.js';
import { versioningClauses } from './versioning.js';

/** The ledger: every clause of the document's parts that this contract covers, in the document's order. */
export const clauses = {
  ...serviceClauses,
  ...significanceClauses,
  ...envelopeClauses,
  ...eventCardClauses,
  ...summaryBucketClauses,
  ...statesClauses,
  ...eventsListClauses,
  ...eventDetailClauses,
  ...eventsSummaryClauses,
  ...registryClauses,
  ...authenticationClauses,
  ...errorClauses,
  ...limitsClauses,
  ...versioningClauses,
} as const;

export type ClauseId = keyof typeof clauses;
export const clauseIds = Object.keys(clauses) as readonly ClauseId[];
export const clause = (id: ClauseId): Clause => clauses[id];
export const isClauseId = (id: string): id is ClauseId => Object.hasOwn(clauses, id);

/** The level of a clause, as its derivation gives it. */
export const levelOf = (id: ClauseId): Level => derivations[clause(id).by].level;
