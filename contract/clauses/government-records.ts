import type { Clauses } from '../clause.js';

const awards = {
  heading: 'Resources and their fields > Government records',
  operations: ['listAwards'],
  by: 'statement',
  seen: 'one-reply',
} as const;
const links = { ...awards, operations: ['listForeignAgentLinks'] } as const;
const awardsOpen = { ...awards, by: 'not-shown' } as const;
const linksOpen = { ...links, by: 'not-shown' } as const;

/** What a reply about awards holds, and what a foreign-agent link carries. */
export const governmentRecordsClauses = {
  'government-records.summary': {
    ...awards,
    says: 'A reply about awards has a `summary`.',
    ruling: 'reference-envelope',
  },
  'government-records.summary.total-obligated': {
    ...awards,
    says: '`summary` carries the total of the obligated amounts.',
  },
  'government-records.summary.award-count': {
    ...awards,
    says: '`summary` carries the number of awards.',
  },
  'government-records.summary.recipient-count': {
    ...awards,
    says: '`summary` carries the number of recipients.',
  },
  'government-records.summary.total-obligated.all': {
    ...awards,
    seen: 'relation',
    says: 'The obligated total of `summary` covers every matching award, whatever `limit` is sent.',
  },
  'government-records.summary.award-count.all': {
    ...awards,
    seen: 'relation',
    says: 'The award count of `summary` covers every matching award, whatever `limit` is sent.',
  },
  'government-records.summary.recipient-count.all': {
    ...awards,
    seen: 'relation',
    says: 'The recipient count of `summary` covers every matching award, whatever `limit` is sent.',
  },
  'government-records.summary.names': {
    ...awardsOpen,
    says: 'The names of the members of `summary` are not shown.',
  },

  'government-records.rollups': {
    ...awards,
    says: 'A reply about awards has `recipient_rollups`.',
    ruling: 'reference-envelope',
  },
  'government-records.rollups.max': {
    ...awards,
    says: '`recipient_rollups` has at most 25 rollups.',
  },
  'government-records.rollups.full': {
    ...awards,
    seen: 'data',
    says: '`recipient_rollups` has 25 rollups where more recipients than that match.',
  },
  'government-records.rollups.few': {
    ...awards,
    says: '`recipient_rollups` has every recipient where no more than 25 match.',
  },
  'government-records.rollups.top': {
    ...awards,
    seen: 'relation',
    says: 'No recipient left out of `recipient_rollups` has a greater obligated amount than one that is in it.',
  },
  'government-records.rollups.agencies': {
    ...awards,
    says: 'Every rollup names the agencies that awarded.',
  },
  'government-records.rollups.first-action-date': {
    ...awards,
    says: 'Every rollup gives the date of the first action.',
  },
  'government-records.rollups.last-action-date': {
    ...awards,
    says: 'Every rollup gives the date of the last action.',
  },
  'government-records.rollups.dates-order': {
    ...awards,
    says: 'The first action date of a rollup is not later than its last one.',
  },
  'government-records.rollups.order': {
    ...awardsOpen,
    says: 'Whether `recipient_rollups` stands in the order of the amounts is not said.',
  },
  'government-records.rollups.amount': {
    ...awardsOpen,
    says: 'Whether a rollup shows its obligated amount is not said.',
  },
  'government-records.rollups.names': {
    ...awardsOpen,
    says: 'The names of the members of a rollup are not shown.',
  },

  'government-records.awards': {
    ...awards,
    says: 'A reply about awards has `awards`, a list of rows.',
    ruling: 'reference-envelope',
  },
  'government-records.awards.recent': {
    ...awards,
    seen: 'relation',
    says: 'The rows of `awards` are the most recent ones that match.',
  },
  'government-records.awards.permalink': {
    ...awards,
    says: 'Every row of `awards` cites a permalink.',
  },
  'government-records.awards.order': {
    ...awardsOpen,
    says: 'Whether the timeline of `awards` runs from the newest row or from the oldest is not said.',
  },
  'government-records.awards.unit': {
    ...awardsOpen,
    says: 'Whether a row of `awards` stands for an award or for one action on it is not said.',
  },
  'government-records.awards.names': {
    ...awardsOpen,
    says: 'The names of the members of a row of `awards` are not shown.',
  },

  'government-records.links.pair': {
    ...links,
    says: 'No two foreign-agent links are of the same registrant and foreign principal.',
  },
  'government-records.links.registrant': { ...links, says: 'Every link names its registrant.' },
  'government-records.links.registrant.us': {
    ...links,
    seen: 'no',
    says: 'The registrant of a link is one of the United States.',
    untestable: 'No member is shown that tells where a registrant is at home.',
  },
  'government-records.links.foreign-principal': {
    ...links,
    says: 'Every link names its foreign principal.',
  },
  'government-records.links.country': { ...links, says: 'Every link carries a country.' },
  'government-records.links.status': { ...links, says: 'Every link carries a status.' },
  'government-records.links.status.values': {
    ...links,
    says: 'The status of a link is active or terminated.',
  },
  'government-records.links.status.spelling': {
    ...linksOpen,
    says: 'How the two statuses of a link are written in JSON is not shown.',
  },
  'government-records.links.sanction-lists': {
    ...links,
    says: 'The link of a sanctioned principal carries `fp_sanction_lists`.',
  },
  'government-records.links.sanction-programs': {
    ...links,
    says: 'The link of a sanctioned principal carries `fp_sanction_programs`.',
  },
  'government-records.links.sanctions.none': {
    ...linksOpen,
    says: 'What the sanction members of a principal without sanctions are, or whether they are there, is not shown.',
  },
  'government-records.links.sanctions.items': {
    ...linksOpen,
    says: 'How `fp_sanction_lists` and `fp_sanction_programs` write what they name is not shown.',
  },
  'government-records.screening-lists.number': {
    ...links,
    seen: 'data',
    says: 'The lists named in `fp_sanction_lists` are at most five in all.',
  },
  'government-records.screening-lists.used': {
    ...links,
    seen: 'no',
    says: 'Principals are screened against exactly five lists.',
    untestable: 'A list on which no principal stands leaves no trace in a reply.',
  },
  'government-records.screening-lists.origin': {
    ...links,
    seen: 'no',
    says: 'The screening lists are those of the US, of the UK and of export control.',
    untestable: 'The names of the lists are not shown, so a name tells no origin.',
  },
  'government-records.links.names': {
    ...linksOpen,
    says: 'The names of the members of a link besides the two of sanctions are not shown.',
  },
} as const satisfies Clauses;
