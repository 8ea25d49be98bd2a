import type { Clauses } from '../clause.js';
import { keyedOperations } from '../operations.js';

const heading = 'States and transitions';

const walk = ['listEvents', 'listStories'] as const;
/** The operation on which the named parameters are retired; elsewhere that is open (ruling retired-aliases). */
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
    ruling: 'cursor-errors',
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
    ruling: 'cursor-errors',
  },
  'states.cursor.data-change': {
    heading,
    operations: walk,
    says: 'A cursor whose data have changed is a 400 `CURSOR_STALE`.',
    by: 'table',
    seen: 'no',
    ruling: 'cursor-errors',
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
    ruling: 'retired-aliases',
  },
  'states.parameter.retired.no-effect': {
    heading,
    operations: list,
    says: 'A retired parameter does not affect the results.',
    by: 'statement',
    seen: 'relation',
    ruling: 'retired-aliases',
  },
  'states.parameter.retired.named': {
    heading,
    operations: list,
    says: 'A retired parameter that was sent is named in `applied_filters.retired`.',
    by: 'statement',
    seen: 'one-reply',
    ruling: 'retired-aliases',
  },
  'states.parameter.removed': {
    heading,
    operations: ['removedV1'],
    says: 'A removed path answers 410.',
    by: 'statement',
    seen: 'one-reply',
    ruling: 'v1-without-key',
  },
  'states.parameter.timing': {
    heading,
    operations: [],
    says: 'In which order and when a parameter moves between these states is left open.',
    by: 'not-shown',
    seen: 'time',
  },
} as const satisfies Clauses;

const row = {
  heading: 'States and transitions',
  operations: ['getEntity', 'searchEntities'],
  by: 'table',
  seen: 'data',
} as const;
const open = { ...row, by: 'not-shown' } as const;
/** No operation of Monitors has a path. */
const monitor = { ...open, operations: [], seen: 'no' } as const;
const situation = { ...open, operations: ['listSituations', 'getSituation'], seen: 'one-reply' } as const;

/** The states of candidates for the entity registry, and the objects whose states are not shown. */
export const entityStatesClauses = {
  'states.entity.needs-review': {
    ...row,
    says: 'An Entity candidate that is not yet resolved, where its status is shown, is in `needs_review`.',
  },
  'states.entity.active': {
    ...row,
    seen: 'time',
    says: 'The state that follows `needs_review` is `active`.',
    untestable: 'No request moves a candidate on, and when it moves is not shown.',
  },
  'states.entity.resolution': {
    ...row,
    seen: 'no',
    says: 'Registry resolution is what moves a candidate from `needs_review` to its next state.',
    untestable: 'Registry resolution is a process behind the interface.',
  },
  'states.entity.confidence': {
    ...row,
    seen: 'no',
    says: 'A candidate leaves `needs_review` once it meets the confidence criteria.',
    untestable: 'The criteria are not shown, nor is how far a candidate meets them.',
  },
  'states.entity.known': {
    ...row,
    operations: ['getEntity'],
    says: 'A candidate in `needs_review` is not answered as an id that does not exist.',
  },
  'states.entity.known.use': {
    ...row,
    by: 'client',
    seen: 'no',
    says: 'Clients tell by `needs_review` an Entity that is known but not scored from one that is not found.',
    untestable: 'It says what clients do with the status, not what the service returns.',
  },
  'states.entity.criteria': {
    ...open,
    seen: 'no',
    says: 'Which confidence criteria a candidate must meet is left open.',
  },
  'states.entity.further-states': {
    ...open,
    says: 'Whether an Entity has states beside `needs_review` and `active` is left open.',
    ruling: 'live-data',
  },
  'states.entity.further-moves': {
    ...open,
    seen: 'time',
    says: 'Whether an `active` Entity moves on or back is left open.',
  },

  'states.monitor.codes-only': {
    ...monitor,
    says: 'Monitor objects are known from error codes alone.',
  },
  'states.monitor.states': { ...monitor, says: 'The states of a Monitor are not shown.' },
  'states.monitor.transitions': { ...monitor, says: 'The transitions of a Monitor are not shown.' },
  'states.situation.codes-only': {
    ...situation,
    says: 'Situation objects are known from error codes and the paths of their routes alone.',
  },
  'states.situation.states': { ...situation, says: 'The states of a Situation are not shown.' },
  'states.situation.transitions': {
    ...situation,
    seen: 'time',
    says: 'The transitions of a Situation are not shown.',
  },
} as const satisfies Clauses;
