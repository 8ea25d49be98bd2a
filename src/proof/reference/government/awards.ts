import { limits } from '../../../../contract/index.js';
import { familyRoute } from '../account/family-route.js';
import {
  type Bendings,
  bendBy,
  each,
  type Json,
  joinedByPosition,
  put,
  rename,
  where,
  without,
} from '../bend.js';
import { type Award, awardsIn, type Recipient } from '../corpus/government.js';
import { isRare } from '../http/rare-rows.js';
import type { Faults, Planted } from '../planted.js';
import { selectAwards } from './award-selection.js';
import { withGovernmentFlag } from './entitlement.js';
import { governmentLimit } from './limit.js';

export const awardTimelineFaults = {
  'government-records.awards.oldest-first': {
    clauses: ['government-records.awards.recent'],
    summary: 'Begins the timeline with the oldest award, so that the most recent ones are cut off',
  },
  'government-records.awards.greatest-first': {
    clauses: ['government-records.awards.recent'],
    summary: 'Returns the awards of the greatest amounts, not the most recent ones',
  },
} as const satisfies Faults;

const ofRollups = (bend: (row: Json) => Json) => each('recipient_rollups', bend);
const ofAwards = (bend: (row: Json) => Json) => each('awards', bend);
const ofBoth = (bend: (row: Json) => Json) => (reply: Json) => ofRollups(bend)(ofAwards(bend)(reply));

const swapped = (row: Json): Json => ({
  ...row,
  first_action_date: row.last_action_date,
  last_action_date: row.first_action_date,
});

/** Faults of a finished reply about awards. */
export const awardReplyFaults = {
  'government.awards.reply.without-success': {
    clauses: ['envelope.reference.success'],
    summary: 'Leaves success out of replies about awards',
    bend: without('success'),
  },
  'government-records.summary.missing': {
    clauses: ['government-records.summary'],
    summary: 'Leaves summary out',
    bend: without('summary'),
  },
  'government-records.summary.without-total': {
    clauses: ['government-records.summary.total-obligated'],
    summary: 'Leaves the obligated total out of summary',
    bend: without('summary.total_obligated_amount'),
  },
  'government-records.summary.without-award-count': {
    clauses: ['government-records.summary.award-count'],
    summary: 'Leaves the award count out of summary',
    bend: without('summary.award_count'),
  },
  'government-records.summary.without-recipient-count': {
    clauses: ['government-records.summary.recipient-count'],
    summary: 'Leaves the recipient count out of summary',
    bend: without('summary.recipient_count'),
  },
  'government-records.summary.recipient-count-one-less': {
    clauses: ['government-records.summary.recipient-count'],
    admits: ['government-records.rollups.few'],
    summary: 'Counts one recipient too few where each has a rollup',
    bend: put('summary.recipient_count', (old: unknown) =>
      Number(old) > 1 && Number(old) < 25 ? Number(old) - 1 : old,
    ),
  },
  'government-records.rollups.missing': {
    clauses: ['government-records.rollups'],
    summary: 'Calls recipient_rollups recipients',
    bend: rename('recipient_rollups', 'recipients'),
  },
  'government-records.rollups.without-agencies': {
    clauses: ['government-records.rollups.agencies'],
    summary: 'Leaves the awarding agencies out of rollups',
    bend: ofRollups(without('awarding_agencies')),
  },
  'government-records.rollups.agencies-empty': {
    clauses: ['government-records.rollups.agencies'],
    summary: 'Names no awarding agency in any rollup',
    bend: ofRollups(put('awarding_agencies', [])),
  },
  'government-records.rollups.without-first-action-date': {
    clauses: ['government-records.rollups.first-action-date'],
    summary: 'Leaves the date of the first action out of rollups',
    bend: ofRollups(without('first_action_date')),
  },
  'government-records.rollups.without-last-action-date': {
    clauses: ['government-records.rollups.last-action-date'],
    summary: 'Leaves the date of the last action out of rollups',
    bend: ofRollups(without('last_action_date')),
  },
  'government-records.rollups.dates-swapped': {
    clauses: ['government-records.rollups.dates-order'],
    summary: 'Exchanges the dates of the first and the last action',
    bend: ofRollups(swapped),
  },
  'government-records.rollups.first-action-late': {
    clauses: ['government-records.rollups.first-action-date'],
    summary: 'Has the date of the last action for the first one as well',
    bend: ofRollups((row) => ({ ...row, first_action_date: row.last_action_date })),
  },
  'government-records.rollups.last-action-early': {
    clauses: ['government-records.rollups.last-action-date'],
    summary: 'Has the date of the first action for the last one as well',
    bend: ofRollups((row) => ({ ...row, last_action_date: row.first_action_date })),
  },
  'government-records.rollups.amounts-by-position': {
    clauses: ['government.recipients.uei'],
    summary: 'Has the obligated amount of the recipient that stands next among the rollups',
    bend: joinedByPosition('recipient_rollups', 'obligated_amount'),
  },
  'government-records.rollups.last-agency-lost': {
    clauses: ['government-records.rollups.agencies'],
    summary: 'Loses the last of several awarding agencies',
    bend: ofRollups(
      put('awarding_agencies', (old: readonly string[]) => (old.length > 1 ? old.slice(0, -1) : old)),
    ),
  },
  'government-records.rollups.one-agency': {
    clauses: ['government-records.rollups.agencies'],
    summary: 'Names one of several awarding agencies, the first by name',
    bend: ofRollups(put('awarding_agencies', (old: readonly string[]) => old.slice(0, 1))),
  },
  'government-records.summary.award-count-doubled': {
    clauses: ['government-records.summary.award-count'],
    summary: 'Counts each award twice in the summary',
    bend: put('summary.award_count', (old: number) => 2 * old),
  },
  'government-records.awards.descriptions-by-position': {
    clauses: ['government-records.awards.permalink'],
    summary: 'Cites the permalink of an award beside description and type of the one that stands next',
    bend: joinedByPosition('awards', 'description', 'award_type'),
  },
  'government-records.awards.missing': {
    clauses: ['government-records.awards'],
    summary: 'Leaves awards out',
    bend: without('awards'),
  },
  'government-records.awards.rows-null': {
    clauses: ['government-records.awards'],
    summary: 'Sends null in place of each award',
    bend: put('awards', (old: unknown) => (Array.isArray(old) ? old.map(() => null) : old)),
  },
  'government-records.awards.as-map': {
    clauses: ['government-records.awards'],
    summary: 'Sends awards as a map by id',
    bend: put('awards', (old: unknown) =>
      Array.isArray(old) ? Object.fromEntries(old.map((row) => [row.award_id, row])) : old,
    ),
  },
  'government-records.awards.without-permalink': {
    clauses: ['government-records.awards.permalink'],
    summary: 'Cites no permalink',
    bend: ofAwards(without('permalink')),
  },
  'government-records.awards.permalink-sometimes-null': {
    clauses: ['government-records.awards.permalink'],
    summary: 'Cites no permalink for awards without a description',
    bend: ofAwards(where(({ description }) => description === null, put('permalink', null))),
  },
  'government.recipients.name-of-none': {
    clauses: ['government.recipients.uei'],
    summary: 'Names the recipients of project grants MISCELLANEOUS in the row, beside their UEI',
    bend: ofAwards(
      where(({ award_type }) => award_type === 'Project grant', put('recipient_name', 'MISCELLANEOUS')),
    ),
  },
  'government.recipients.without-uei': {
    clauses: ['government.recipients.uei'],
    summary: 'Identifies recipients by the number of a row in its own store',
    bend: ofBoth((row) => ({ ...without('uei')(without('recipient_uei')(row)), recipient_id: 4711 })),
  },
  'government.proprietary-id.in-awards': {
    clauses: ['government.proprietary-id.not-surfaced'],
    summary: 'Has a member for the DUNS number of recipients, left over from older data and always null',
    bend: ofAwards(put('recipient_duns', null)),
  },
  'government.proprietary-id.as-scheme': {
    clauses: ['government.proprietary-id.not-surfaced'],
    summary: 'Lists the DUNS number of a recipient among the identifiers of its rollup',
    bend: ofRollups(put('identifiers', [{ scheme: 'DUNS', value: '150483782' }])),
  },
  'government.proprietary-tree.in-rollups': {
    clauses: ['government.proprietary-tree.not-surfaced'],
    admits: ['government.proprietary-id.not-surfaced'],
    summary: 'Has the DUNS number of the global ultimate parent in rollups',
    bend: ofRollups(put('globalUltimateDuns', '001339159')),
  },
  'government.recipients.uei-shortened': {
    clauses: ['government.recipients.uei.length'],
    summary: 'Drops the first character of each UEI',
    bend: ofBoth((row) => {
      const name = 'uei' in row ? 'uei' : 'recipient_uei';
      return put(name, (old: unknown) => String(old).slice(1))(row);
    }),
  },
} as const satisfies Bendings;

const dollars = (cents: number): number => cents / 100;

/** The rows of the timeline: the most recent awards, newest first. */
function timelineOf(awards: readonly Award[], limit: number, planted: Planted): readonly Award[] {
  if (planted('government-records.awards.oldest-first')) return awards.toReversed().slice(0, limit);
  if (planted('government-records.awards.greatest-first')) {
    return awards.toSorted((left, right) => right.cents - left.cents).slice(0, limit);
  }
  return awards.slice(0, limit);
}

/** A row of the timeline; amounts are in dollars. */
const awardRow = ({ id, recipient, cents, agency, type, actionDate, description }: Award): Json => ({
  award_id: id,
  recipient_name: recipient.name,
  recipient_uei: recipient.uei,
  recipient_entity_id: recipient.entity?.id ?? null,
  awarding_agency: agency,
  award_type: type,
  action_date: actionDate,
  obligated_amount: dollars(cents),
  description,
  permalink: `https://awards.example/award/${id}`,
});

/** A rollup, with every id by which its recipient can be asked for. */
const rollupRow = ({ recipient, cents, count, agencies, firstActionDate, lastActionDate }: Rollup): Json => ({
  recipient_name: recipient.name,
  uei: recipient.uei,
  entity_id: recipient.entity?.id ?? null,
  wiki_id: recipient.entity?.wiki ?? null,
  cik_id: recipient.entity?.cik ?? null,
  obligated_amount: dollars(cents),
  award_count: count,
  awarding_agencies: agencies,
  first_action_date: firstActionDate,
  last_action_date: lastActionDate,
});

/** Rollups as a reply shows them; one that stands alone may come from another query than the summary. */
const shownRollups = (rollups: readonly Rollup[], planted: Planted): readonly Rollup[] =>
  rollups.length === 1 && planted('government-records.rollups.single-counted-twice')
    ? rollups.map((each) => ({ ...each, count: 2 * each.count, cents: 2 * each.cents }))
    : rollups;

/** The whole reply about awards. */
function awardsReply(
  totals: { readonly cents: number; readonly awards: number; readonly recipients: number },
  rollups: readonly Rollup[],
  rows: readonly Award[],
  planted: Planted,
): Json {
  const reply = {
    success: true,
    summary: {
      total_obligated_amount: dollars(totals.cents),
      award_count: totals.awards,
      recipient_count: planted('government-records.summary.recipient-count-of-rollups')
        ? rollups.length
        : totals.recipients,
    },
    recipient_rollups: shownRollups(rollups, planted).map(rollupRow),
    awards: rows.map(awardRow),
  };
  return bendBy(awardReplyFaults, planted)(reply);
}

export const awardTotalFaults = {
  'government-records.summary.total-of-rows': {
    clauses: ['government-records.summary.total-obligated.all'],
    summary: 'Adds up the amounts of the rows returned, not of every award that matches',
  },
  'government-records.summary.total-of-whole-dollars': {
    clauses: ['government-records.summary.total-obligated'],
    summary: 'Leaves the cents of each award out of the total',
  },
  'government-records.summary.award-count-of-rows': {
    clauses: ['government-records.summary.award-count.all'],
    summary: 'Counts the rows returned, not every award that matches',
  },
  'government-records.summary.recipient-count-of-rows': {
    clauses: ['government-records.summary.recipient-count.all'],
    summary: 'Counts the recipients of the rows returned, not of every award that matches',
  },
  'government-records.summary.recipient-count-of-rollups': {
    clauses: ['government-records.summary.recipient-count.all'],
    summary: 'Counts the recipients that have a rollup, not every one that matches',
  },
  'government-records.rollups.all-recipients': {
    clauses: ['government-records.rollups.max', 'limits.government.rollups'],
    summary: 'Returns a rollup of every recipient',
  },
  'government-records.rollups.one-too-many': {
    clauses: ['government-records.rollups.max'],
    summary: 'Returns 26 rollups where there are as many recipients',
  },
  'government-records.rollups.top-ten': {
    clauses: ['government-records.rollups.full'],
    summary: 'Returns ten rollups at most',
  },
  'government-records.rollups.single-counted-twice': {
    clauses: ['government-records.summary.award-count', 'government-records.summary.total-obligated'],
    summary: 'Counts the awards of a recipient twice in its rollup where no other recipient matches',
  },
  'government-records.rollups.never': {
    clauses: ['government-records.rollups.full', 'government-records.rollups.few'],
    summary: 'Returns no rollup of any recipient',
  },
  'government-records.rollups.last-lost': {
    clauses: ['government-records.rollups.few'],
    summary: 'Loses the last recipient where two or more match, as a wrong upper index does',
  },
  'government-records.rollups.by-award-count': {
    clauses: ['government-records.rollups.top'],
    summary: 'Keeps the recipients with the most awards, not with the greatest amounts',
  },
  'government-records.rollups.smallest': {
    clauses: ['government-records.rollups.top'],
    summary: 'Keeps the recipients with the smallest amounts',
  },
  'government-records.rollups.alphabetical': {
    clauses: ['government-records.rollups.top'],
    summary: 'Keeps the first recipients by name',
  },
  'government.awards.limit.cuts-rollups': {
    clauses: ['government.awards.limit.timeline-only'],
    summary: 'Rolls up the rows returned, so that limit changes the rollups',
  },
  'government.awards.limit.bounds-rollups': {
    clauses: ['government.awards.limit.timeline-only'],
    summary: 'Returns no more rollups than limit',
  },
  'government.recipients.rolled-up-by-agency': {
    clauses: ['government.recipients.one-a-uei'],
    summary: 'Rolls up by recipient and agency, so that a UEI comes back with each agency',
  },
  'government.recipients.rolled-up-by-first-word': {
    clauses: ['government.recipients.uei', 'government-records.rollups.few'],
    admits: ['government-records.summary.recipient-count', 'government-records.summary.recipient-count.all'],
    summary:
      'Takes recipients for one whose names begin with the same word, in the rollups and in the summary',
  },
} as const satisfies Faults;

/** What the awards of one recipient come to. */
interface Rollup {
  readonly recipient: Recipient;
  readonly cents: number;
  readonly count: number;
  readonly agencies: readonly string[];
  readonly firstActionDate: string;
  readonly lastActionDate: string;
}

const twiceIfRare = (award: Award): readonly Award[] => (isRare(award.id, 20) ? [award, award] : [award]);
const inWholeDollars = (award: Award): Award => ({ ...award, cents: Math.trunc(award.cents / 100) * 100 });
const sum = (awards: readonly Award[]): number => awards.reduce((total, { cents }) => total + cents, 0);

function rollup(recipient: Recipient, awards: readonly Award[]): Rollup {
  const dates = awards.map(({ actionDate }) => actionDate).toSorted();
  return {
    recipient,
    cents: sum(awards),
    count: awards.length,
    agencies: [...new Set(awards.map(({ agency }) => agency))].toSorted(),
    firstActionDate: dates.at(0) ?? '',
    lastActionDate: dates.at(-1) ?? '',
  };
}

/** What a recipient is known by. */
const keyOf = ({ recipient: { name, uei } }: Award, planted: Planted): string =>
  planted('government.recipients.rolled-up-by-first-word') ? (name.split(' ')[0] ?? uei) : uei;

type Order = (left: Rollup, right: Rollup) => number;

function orderOf(planted: Planted): Order {
  const byUei: Order = (left, right) => (left.recipient.uei < right.recipient.uei ? -1 : 1);
  if (planted('government-records.rollups.by-award-count')) {
    return (left, right) => right.count - left.count || byUei(left, right);
  }
  if (planted('government-records.rollups.smallest')) return (left, right) => left.cents - right.cents;
  if (planted('government-records.rollups.alphabetical')) {
    return (left, right) => (left.recipient.name < right.recipient.name ? -1 : 1);
  }
  return (left, right) => right.cents - left.cents || byUei(left, right);
}

function sizeOf(recipients: number, limit: number, planted: Planted): number {
  const { rollups } = limits.government;
  if (planted('government-records.rollups.all-recipients')) return recipients;
  if (planted('government-records.rollups.one-too-many')) return rollups + 1;
  if (planted('government-records.rollups.never')) return 0;
  if (planted('government-records.rollups.top-ten')) return 10;
  if (planted('government.awards.limit.bounds-rollups')) return Math.min(rollups, limit);
  const lost = recipients > 1 && recipients <= rollups && planted('government-records.rollups.last-lost');
  return lost ? recipients - 1 : rollups;
}

/** The recipients with the greatest obligated amounts, greatest first; at most 25. */
function rollupsOf(awards: readonly Award[], limit: number, planted: Planted): readonly Rollup[] {
  const counted = planted('government.awards.limit.cuts-rollups') ? awards.slice(0, limit) : awards;
  const byAgency = planted('government.recipients.rolled-up-by-agency');
  const groups = new Map<string, Award[]>();
  for (const award of counted) {
    const own = keyOf(award, planted);
    const key = byAgency ? `${own} ${award.agency}` : own;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [award]);
    else group.push(award);
  }
  const rollups = [...groups.values()].flatMap((group) =>
    group[0] === undefined ? [] : [rollup(group[0].recipient, group)],
  );
  return rollups.toSorted(orderOf(planted)).slice(0, sizeOf(rollups.length, limit, planted));
}

/** The sums over every award that matches, whatever the number of rows. */
function totalsOf(awards: readonly Award[], limit: number, planted: Planted) {
  const rows = awards.slice(0, limit);
  const total = planted('government-records.summary.total-of-rows') ? rows : awards;
  const added = planted('government-records.summary.total-of-whole-dollars')
    ? total.map(inWholeDollars)
    : total;
  const counted = planted('government-records.summary.award-count-of-rows') ? rows : awards;
  const received = planted('government-records.summary.recipient-count-of-rows') ? rows : awards;
  return {
    cents: sum(planted('rare.award-counted-twice') ? total.flatMap(twiceIfRare) : added),
    awards: counted.length,
    recipients: new Set(received.map((award) => keyOf(award, planted))).size,
  };
}

/** Federal awards: sums and rollups of all that match, and the most recent of them as rows. */
export const listAwards = withGovernmentFlag(
  familyRoute('listAwards', ({ values, deployment: { corpus, planted } }) => {
    const limit = governmentLimit(values, 'awards', planted);
    const awards = selectAwards(awardsIn(corpus), corpus.entities, values, planted);
    const rollups = rollupsOf(awards, limit, planted);
    const isEach = values.has('entity') && planted('government.awards.limit.for-each-recipient');
    const recipients = isEach ? new Set(awards.map((award) => keyOf(award, planted))).size : 1;
    const rows = timelineOf(awards, limit * recipients, planted);
    return { body: awardsReply(totalsOf(awards, limit, planted), rollups, rows, planted) };
  }),
);
