import { type Bendings, bendBy, each, type Json, put, rename, where, without } from '../bend.js';
import type { Award } from '../corpus/awards.js';
import type { Faults, Planted } from '../fault.js';
import type { Rollup } from './award-totals.js';

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
  'government-records.awards.missing': {
    clauses: ['government-records.awards'],
    summary: 'Leaves awards out',
    bend: without('awards'),
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
  'government.recipients.without-uei': {
    clauses: ['government.recipients.uei'],
    summary: 'Identifies recipients by the number of a row in its own store',
    bend: ofBoth((row) => ({ ...without('uei')(without('recipient_uei')(row)), recipient_id: 4711 })),
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
export function timelineOf(awards: readonly Award[], limit: number, planted: Planted): readonly Award[] {
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

/** The whole reply about awards. */
export function awardsReply(
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
      recipient_count: totals.recipients,
    },
    recipient_rollups: rollups.map(rollupRow),
    awards: rows.map(awardRow),
  };
  return bendBy(awardReplyFaults, planted)(reply);
}
