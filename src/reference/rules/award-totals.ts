import { limits } from '../../../contract/index.js';
import type { Award, Recipient } from '../corpus/awards.js';
import type { Faults, Planted } from '../fault.js';

export const awardTotalFaults = {
  'government-records.summary.total-of-rows': {
    clauses: ['government-records.summary.total-obligated.all'],
    summary: 'Adds up the amounts of the rows returned, not of every award that matches',
  },
  'government-records.summary.award-count-of-rows': {
    clauses: ['government-records.summary.award-count.all'],
    summary: 'Counts the rows returned, not every award that matches',
  },
  'government-records.summary.recipient-count-of-rows': {
    clauses: ['government-records.summary.recipient-count.all'],
    summary: 'Counts the recipients of the rows returned, not of every award that matches',
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
} as const satisfies Faults;

/** What the awards of one recipient come to. */
export interface Rollup {
  readonly recipient: Recipient;
  readonly cents: number;
  readonly count: number;
  readonly agencies: readonly string[];
  readonly firstActionDate: string;
  readonly lastActionDate: string;
}

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
  if (planted('government-records.rollups.top-ten')) return 10;
  if (planted('government.awards.limit.bounds-rollups')) return Math.min(rollups, limit);
  const lost = recipients > 1 && recipients <= rollups && planted('government-records.rollups.last-lost');
  return lost ? recipients - 1 : rollups;
}

/** The recipients with the greatest obligated amounts, greatest first; at most 25. */
export function rollupsOf(awards: readonly Award[], limit: number, planted: Planted): readonly Rollup[] {
  const counted = planted('government.awards.limit.cuts-rollups') ? awards.slice(0, limit) : awards;
  const byAgency = planted('government.recipients.rolled-up-by-agency');
  const groups = new Map<string, Award[]>();
  for (const award of counted) {
    const key = byAgency ? `${award.recipient.uei} ${award.agency}` : award.recipient.uei;
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
export function totalsOf(awards: readonly Award[], limit: number, planted: Planted) {
  const rows = awards.slice(0, limit);
  const total = planted('government-records.summary.total-of-rows') ? rows : awards;
  const counted = planted('government-records.summary.award-count-of-rows') ? rows : awards;
  const received = planted('government-records.summary.recipient-count-of-rows') ? rows : awards;
  return {
    cents: sum(total),
    awards: counted.length,
    recipients: new Set(received.map(({ recipient }) => recipient.uei)).size,
  };
}
