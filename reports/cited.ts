import {
  type Clause,
  type ClauseId,
  clause,
  isClauseId,
  type RulingId,
  ruling,
  rulings,
} from '../contract/index.js';

// A report may be rebuilt from the log of another version of the suite, whose ledger had other ids.
const unknown = 'Not in the ledger of this version.';

/** What a report tells about a cited clause: its own words and the heading that it stands under. */
export const citedClause = (id: ClauseId): Pick<Clause, 'says' | 'heading' | 'untestable' | 'ruling'> =>
  isClauseId(id) ? clause(id) : { says: unknown, heading: '' };

/** The title of a cited ruling. */
export const rulingTitle = (id: RulingId): string =>
  Object.hasOwn(rulings, id) ? ruling(id).title : unknown;
