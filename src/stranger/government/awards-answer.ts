import { type Answer, type Call, served } from '../answer.js';
import { count, type Parameter, parameter, text } from '../declaring.js';
import { companyBehind, resolvedIn } from '../entities/handles.js';
import { limitIn } from '../limits.js';
import { organizations } from '../organizations.js';
import { has } from '../planted.js';
import { readStrictly } from '../reading.js';
import { Refusal } from '../refusal.js';
import { rounded } from '../rolls.js';
import { type Award, awards } from './awards.js';

type Values = ReadonlyMap<string, string>;

export const awardParameters: readonly Parameter[] = [
  parameter('entity', { ...text, pattern: '^(e_[0-9A-Fa-f]+|wiki:.+|cik:[0-9]+)$' }),
  parameter('uei', { ...text, pattern: '^[0-9A-Za-z]{12}$' }),
  parameter('recipient', text),
  parameter('limit', count()),
];

const largestRollup = 25;

function totalOf(all: readonly Award[]): number {
  return rounded(
    all.reduce((sum, { obligated }) => sum + obligated, 0),
    2,
  );
}

function matches(name: string, part: string): boolean {
  return has('recipient-by-prefix') ? name.startsWith(part) : name.includes(part);
}

function select(values: Values): readonly Award[] {
  const [handle, uei, name] = ['entity', 'uei', 'recipient'].map((each) => values.get(each)?.trim());
  if (!handle && !uei && !name)
    throw new Refusal(400, 'MISSING_PARAM', 'Falta entity, uei ou recipient.', { param: 'recipient' });
  const named = has('awards-by-bare-name') ? organizations.find((each) => each.name === handle) : undefined;
  const company = named ?? (handle ? companyBehind(resolvedIn(handle)) : undefined);
  if (uei && !/^[0-9a-z]{12}$/i.test(uei))
    throw new Refusal(400, 'INVALID_PARAM', 'uei quer 12 caracteres.', { recebido: uei });
  return awards.filter(
    ({ recipient }) =>
      (!handle || (company !== undefined && recipient.company === company)) &&
      (!uei || recipient.uei === (has('uei-case-sensitive') ? uei : uei.toUpperCase())) &&
      (!name || matches(recipient.name.toLowerCase(), name.toLowerCase())),
  );
}

function rollups(found: readonly Award[]) {
  const ueis = [...new Set(found.map(({ recipient }) => recipient.uei))];
  const rows = ueis.map((uei) => {
    const own = found.filter(({ recipient }) => recipient.uei === uei);
    const dates = own.map(({ date }) => date).sort();
    return {
      empfaenger: { recipientName: own[0]?.recipient.name ?? '', uei },
      awardingAgencies: [...new Set(own.map(({ agency }) => agency))],
      firstActionDate: dates[0],
      lastActionDate: dates.at(-1),
      obligatedAmountUsd: totalOf(own),
    };
  });
  const size = (uei: string): number => found.filter(({ recipient }) => recipient.uei === uei).length;
  if (has('rollups-by-award-count')) rows.sort((a, b) => size(b.empfaenger.uei) - size(a.empfaenger.uei));
  else rows.sort((a, b) => b.obligatedAmountUsd - a.obligatedAmountUsd);
  return rows.slice(0, largestRollup);
}

/** All three members stand inside `data`; totals cover every match, whatever the limit. */
export function listAwards(call: Call): Answer {
  const { values } = readStrictly(call.query, awardParameters);
  const { limit, cut } = limitIn(values, has('awards-default-limit') ? 25 : 100, 500);
  const found = select(values);
  const newest = found.toSorted((a, b) => b.date.localeCompare(a.date) || (a.number < b.number ? 1 : -1));
  const counted = has('award-summary-of-page') ? newest.slice(0, limit) : found;
  return served({
    ...(cut !== undefined && { applied_filters: { normalized: [`limit ${cut} -> 500`] } }),
    data: {
      awards: newest.slice(0, limit).map(({ number, recipient, obligated, agency, date }) => ({
        zuwendung: { awardNumber: number, actionDate: date, obligatedAmountUsd: obligated },
        awardingAgency: agency,
        recipient: { recipientName: recipient.name, uei: recipient.uei },
        permalink: `https://awards.example/record/${number}`,
      })),
      recipient_rollups: rollups(found),
      summary: {
        recipientCount: new Set(counted.map(({ recipient }) => recipient.uei)).size,
        awardCount: counted.length,
        totalObligatedAmountUsd: totalOf(counted),
      },
    },
    success: true,
  });
}
