import type { Clauses } from '../clause.js';
import { dataOperations } from '../operations.js';

const row = { heading: 'Limits', operations: [], by: 'table', seen: 'one-reply' } as const;
/** The operations that the cap on windows binds; which time parameters Stories take is not shown. */
const window = {
  ...row,
  operations: ['listEvents', 'summarizeEvents', 'listStories', 'summarizeStories'],
} as const;
const events = { ...row, operations: ['listEvents'] } as const;
const stories = { ...row, operations: ['listStories'] } as const;
const summary = { ...row, operations: ['summarizeEvents', 'summarizeStories'] } as const;
const point = { ...row, operations: ['listEvents', 'summarizeEvents', 'listStories'] } as const;
const aicompute = { ...row, operations: ['listDataCenters', 'listModels', 'listHardware'] } as const;
const hierarchy = { ...row, operations: ['getHierarchy'] } as const;
const facilities = { ...row, operations: ['listFacilities'] } as const;
const government = { ...row, operations: ['listAwards', 'listForeignAgentLinks'] } as const;
const situations = {
  ...row,
  operations: ['listSituations', 'getSituation'],
  seen: 'no',
  untestable: 'The document shows no parameter of Situations.',
} as const;
const monitors = { ...row, seen: 'no', untestable: 'The document shows no route of Monitors.' } as const;
const idempotency = {
  ...row,
  seen: 'no',
  ruling: 'read-only',
  untestable: 'The document shows no route that takes an idempotency key.',
} as const;
const open = { ...row, by: 'not-shown' } as const;

/** Every row of the table of limits. */
export const limitsClauses = {
  'limits.date-window.max': {
    ...window,
    says: 'A date window served spans at most 30 days.',
    ruling: 'window-over-thirty-days',
  },
  'limits.date-window.inclusive': {
    ...window,
    says: 'The days of a window are counted with both its ends, so 30 such days are within the limit.',
  },
  'limits.date-window.coded-and-recorded': {
    ...open,
    operations: ['listEvents'],
    says: 'Whether the 30 days bind intervals of coded or recorded time is left open.',
    ruling: 'observed-and-recorded-span',
  },
  'limits.date-window.situations': {
    ...situations,
    says: 'A date window of Situations spans at most 30 days.',
  },

  'limits.events-limit.min': { ...events, says: 'The least limit of the Events list is 1.' },
  'limits.events-limit.max': {
    ...events,
    says: 'The greatest limit of the Events list is 100.',
    ruling: 'limit-above-max',
  },
  'limits.events-limit.default': { ...events, says: 'The limit of the Events list is 25 when none is sent.' },
  'limits.stories-limit.min': { ...stories, says: 'The least limit of the Stories list is 1.' },
  'limits.stories-limit.max': {
    ...stories,
    says: 'The greatest limit of the Stories list is 100.',
    ruling: 'limit-above-max',
  },
  'limits.stories-limit.default': {
    ...stories,
    says: 'The limit of the Stories list is 25 when none is sent.',
  },
  'limits.summary-limit.min': { ...summary, says: 'The least limit of a summary is 1.' },
  'limits.summary-limit.max': {
    ...summary,
    says: 'The greatest limit of a summary is 500.',
    ruling: 'limit-above-max',
  },
  'limits.summary-limit.default': { ...summary, says: 'The limit of a summary is 50 when none is sent.' },
  'limits.summary-limit.counts-buckets': { ...summary, says: 'The limit of a summary counts buckets.' },
  'limits.summary.no-cursor': {
    ...summary,
    says: 'A summary has no cursor.',
    ruling: 'undeclared-parameters',
  },

  'limits.entity-handles.at-max': {
    ...window,
    says: 'A request with 25 handles in `entity` is within the limit.',
  },
  'limits.entity-handles.max': {
    ...window,
    says: 'A request with more than 25 distinct handles in `entity` is over the limit.',
    ruling: 'unresolved-handles',
  },
  'limits.office-roster': {
    ...row,
    operations: ['listEvents', 'summarizeEvents'],
    seen: 'data',
    says: 'An office with more than 1,000 holders is over the limit.',
  },
  'limits.radius-km.default': {
    ...point,
    operations: ['listEvents', 'listStories'],
    seen: 'relation',
    says: 'The radius about a point is 100 km when none is sent.',
    ruling: 'near-without-radius',
  },
  'limits.radius-km.cap': {
    ...point,
    operations: ['listEvents', 'listStories'],
    says: 'The radius about a point is capped at 2000 km.',
    ruling: 'radius-above-max',
  },
  'limits.radius-km.facilities': {
    ...open,
    operations: ['listFacilities'],
    says: 'Whether the cap binds the radius in the triple of facilities is left open.',
    ruling: 'radius-above-max',
  },
  'limits.cursor-lifetime': {
    ...row,
    operations: ['listEvents', 'listStories'],
    seen: 'time',
    says: 'The cursor of an Event or Story walk lives 24 hours.',
  },
  'limits.search-text.stories': { ...stories, says: 'The search text of Stories has at least 2 characters.' },

  'limits.aicompute-limit.default': {
    ...aicompute,
    says: 'The limit of data centers, models and hardware is 25 when none is sent.',
  },
  'limits.aicompute-limit.max': {
    ...aicompute,
    says: 'The greatest limit of data centers, models and hardware is 200.',
    ruling: 'limit-above-max',
  },
  'limits.aicompute-limit.default.companies': {
    ...row,
    operations: ['listCompanies'],
    says: 'The limit of companies is 50 when none is sent.',
  },
  'limits.aicompute-limit.default.chip-sales': {
    ...row,
    operations: ['listChipSales'],
    says: 'The limit of chip sales is 50 when none is sent.',
  },
  'limits.aicompute-limit.max.companies-and-chip-sales': {
    ...open,
    operations: ['listCompanies', 'listChipSales'],
    says: 'Whether the maximum of 200 binds companies and chip sales is left open.',
    ruling: 'limit-above-max',
  },
  'limits.lei-list': {
    ...row,
    operations: ['listRegistryEntities'],
    says: 'A request carries at most 100 LEIs.',
    ruling: 'missing-selector',
  },
  'limits.hierarchy.depth.min': {
    ...hierarchy,
    says: 'The least `depth` of the hierarchy is 1.',
    ruling: 'hierarchy-limits',
  },
  'limits.hierarchy.depth.max': {
    ...hierarchy,
    says: 'The greatest `depth` of the hierarchy is 5.',
    ruling: 'hierarchy-limits',
  },
  'limits.hierarchy.depth.default': {
    ...hierarchy,
    seen: 'relation',
    says: 'The `depth` of the hierarchy is 1 when none is sent.',
  },
  'limits.hierarchy.children': {
    ...hierarchy,
    says: 'The greatest `limit` of children in the hierarchy is 50.',
    ruling: 'hierarchy-limits',
  },
  'limits.facilities-limit.default': {
    ...facilities,
    says: 'The limit of the facilities list is 25 when none is sent.',
  },
  'limits.facilities-limit.max': {
    ...facilities,
    says: 'The greatest limit of the facilities list is 100.',
    ruling: 'limit-above-max',
  },
  'limits.government-limit.default': {
    ...government,
    says: 'The limit of awards and of foreign agents is 100 when none is sent.',
  },
  'limits.government-limit.max': {
    ...government,
    says: 'The greatest limit of awards and of foreign agents is 500.',
    ruling: 'limit-above-max',
  },
  'limits.government.rollups': {
    ...row,
    operations: ['listAwards'],
    says: 'The rollups of awards hold at most 25 recipients.',
  },

  'limits.monitor-batch.min': { ...monitors, says: 'A batch of Monitors has at least 1 id.' },
  'limits.monitor-batch.max': { ...monitors, says: 'A batch of Monitors has at most 100 ids.' },
  'limits.monitor-runs.limit.min': { ...monitors, says: 'The least `limit` of the runs of a Monitor is 1.' },
  'limits.monitor-runs.limit.max': {
    ...monitors,
    says: 'The greatest `limit` of the runs of a Monitor is 100.',
  },
  'limits.monitor-matches.limit.min': {
    ...monitors,
    says: 'The least `limit` of the matches of a Monitor is 1.',
  },
  'limits.monitor-matches.limit.max': {
    ...monitors,
    says: 'The greatest `limit` of the matches of a Monitor is 100.',
  },
  'limits.monitor-runs.offset.min': {
    ...monitors,
    says: 'The least `offset` of the runs of a Monitor is 0.',
  },
  'limits.monitor-runs.offset.max': {
    ...monitors,
    says: 'The greatest `offset` of the runs of a Monitor is 100000.',
  },
  'limits.idempotency-key.min': { ...idempotency, says: 'An idempotency key has at least 8 characters.' },
  'limits.idempotency-key.max': { ...idempotency, says: 'An idempotency key has at most 128 characters.' },
  'limits.idempotency-key.characters': {
    ...idempotency,
    says: 'An idempotency key is made of letters, digits, dots, underscores, colons and hyphens.',
  },
  'limits.idempotency-key.admitted-work': {
    ...idempotency,
    says: 'Idempotency keys concern Situation work that is admitted.',
  },
  'limits.situation-seed.max': {
    ...situations,
    says: 'The seed id of a Situation has at most 256 characters.',
  },
  'limits.situation-seed.no-whitespace': {
    ...situations,
    says: 'The seed id of a Situation has no whitespace.',
  },

  'limits.metering.direct': {
    ...row,
    operations: dataOperations,
    seen: 'relation',
    says: 'A direct data call is metered as 1 Query Unit.',
    ruling: 'metering',
  },
  'limits.metering.hosted-agent': {
    ...row,
    seen: 'no',
    says: 'A data call through the hosted agent interface is metered as 5 Query Units.',
    untestable: 'It concerns an interface other than direct HTTP calls.',
  },
  'limits.rate': {
    ...open,
    seen: 'no',
    says: 'The numbers of the request rate limit are left open.',
    untestable: 'The numbers could only be found by flooding the target.',
  },
  'limits.quota': {
    ...open,
    seen: 'no',
    says: 'The allowance of each plan is left open.',
    untestable: 'An allowance could only be found by using it up.',
  },
} as const satisfies Clauses;
