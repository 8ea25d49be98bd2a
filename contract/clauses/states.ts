import type { Clauses } from '../clause.js';
import { keyedOperations } from '../operations.js';

const heading = 'States and transitions';

const walk = ['listEvents', 'listStories'] as const;
/** The operation on which the named parameters are retired; elsewhere that is open (ruling C20). */
const list = ['listEvents'] as const;
const deprecating = ['listEvents', 'summarizeEvents', 'listStories', 'summarizeStories'] as const;

/** The states of API keys, cursors and parameters. */
export const statesClauses = {
  'states.api-key.revoke': {
    heading,
    operations: keyedOperations,
    says: 'The Revoke action of the dashboard moves an active key to revoked.',
    by: 'table',
    seen: 'no',
    untestable: 'The dashboard is no part of the HTTP interface.',
  },
  'states.api-key.revoked': {
    heading,
    operations: keyedOperations,
    says: 'A request with a revoked key gets 401.',
    by: 'table',
    seen: 'account',
  },
  'states.api-key.revoked.immediately': {
    heading,
    operations: keyedOperations,
    says: 'A key is refused from the moment it is revoked.',
    by: 'table',
    seen: 'account',
    untestable: 'The moment of revocation lies in the dashboard and is not visible to a client.',
  },
  'states.api-key.abuse-sweep': {
    heading,
    operations: keyedOperations,
    says: 'An automated sweep moves an active key to disabled when it detects abuse.',
    by: 'table',
    seen: 'no',
    untestable: 'What counts as abuse is not shown, and provoking it would harm the target.',
  },
  'states.api-key.disabled': {
    heading,
    operations: keyedOperations,
    says: 'A request with a disabled key gets 403 `API_KEY_DISABLED`.',
    by: 'table',
    seen: 'account',
  },

  'states.cursor.valid': {
    heading,
    operations: walk,
    says: 'A cursor less than 24 hours old is valid while the filters and the data stay the same.',
    by: 'table',
    seen: 'relation',
    ruling: 'C37',
  },
  'states.cursor.age': {
    heading,
    operations: walk,
    says: 'A cursor sent after its 24 hours is a 400 `CURSOR_STALE`.',
    by: 'table',
    seen: 'time',
  },
  'states.cursor.filters-change': {
    heading,
    operations: walk,
    says: 'A cursor sent with other filters than those of its walk is a 400 `CURSOR_STALE`.',
    by: 'table',
    seen: 'relation',
    ruling: 'C37',
  },
  'states.cursor.data-change': {
    heading,
    operations: walk,
    says: 'A cursor whose data have changed is a 400 `CURSOR_STALE`.',
    by: 'table',
    seen: 'no',
    ruling: 'C37',
    untestable: 'A client can neither change the data nor know that they changed under its walk.',
  },

  'states.parameter.deprecated.applied': {
    heading,
    operations: deprecating,
    says: 'A deprecated parameter is still applied.',
    by: 'statement',
    seen: 'relation',
  },
  'states.parameter.deprecated.replacement': {
    heading,
    operations: deprecating,
    says: 'The replacement of a deprecated parameter is named.',
    by: 'statement',
    seen: 'no',
    untestable: 'The document does not say where the service names it.',
  },
  'states.parameter.retired.accepted': {
    heading,
    operations: list,
    says: 'A retired parameter is accepted and never rejected.',
    by: 'absolute',
    seen: 'one-reply',
    ruling: 'C20',
  },
  'states.parameter.retired.no-effect': {
    heading,
    operations: list,
    says: 'A retired parameter does not affect the results.',
    by: 'statement',
    seen: 'relation',
    ruling: 'C20',
  },
  'states.parameter.retired.named': {
    heading,
    operations: list,
    says: 'A retired parameter that was sent is named in `applied_filters.retired`.',
    by: 'statement',
    seen: 'one-reply',
    ruling: 'C20',
  },
  'states.parameter.removed': {
    heading,
    operations: ['removedV1'],
    says: 'A removed path answers 410.',
    by: 'statement',
    seen: 'one-reply',
    ruling: 'C45',
  },
  'states.parameter.timing': {
    heading,
    operations: [],
    says: 'In which order and when a parameter moves between these states is left open.',
    by: 'not-shown',
    seen: 'time',
  },
} as const satisfies Clauses;
