import type { Clauses } from '../clause.js';

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
    ruling: 'A60',
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
