import { has } from './bugs.js';
import { daysBefore } from './corpus/calendar.js';
import { type Organization, organizations } from './corpus/organizations.js';
import { hexOf, rollsOf, rounded } from './corpus/random.js';
import { companyBehind, resolvedIn } from './entities/handles.js';
import { type Answer, type Call, Refusal, served } from './http/answer.js';
import { limitIn, strictLimitIn } from './http/paging.js';
import { count, flag, type Parameter, parameter, type Route, route, text } from './http/route.js';
import { heard } from './pair-bugs.js';
import { booleanIn, readLeniently, readStrictly } from './query.js';

/** One registrant acting for one foreign principal. */
interface AgentLink {
  readonly registrant: string;
  readonly agent: Organization | undefined;
  readonly principal: string;
  readonly company: Organization | undefined;
  /** As published, in upper case. */
  readonly country: string;
  readonly active: boolean;
  readonly lists: readonly string[];
  readonly programs: readonly string[];
}

const registrants = [
  'Polder Advisory',
  'Capitol Lane Group',
  'Marsh & Tull LLP',
  'Ferrystreet Media',
  'Ostler Partners',
];

/** `principal|country|lists|programs`. */
const principals: readonly string[] = [
  'Volga Petrochem|RUSSIA|US consolidated,UK financial|RUSSIA-EO14024',
  'Jade River Holdings|CHINA|Export entity list|MILITARY END USE',
  'Atlas Phosphate|MOROCCO||',
  'Cordillera Gas|CHILE||',
  'Ministry of Ports of Fiji|FIJI||',
  'Caracas Shipping Bureau|VENEZUELA|US consolidated|VENEZUELA-EO13850',
  'Tehran Trade House|IRAN|US consolidated,UK financial,Denied persons|IFSR,SDGT',
  'Embassy of Côte Vieille|IVORY COAST||',
];

const adversaries = ['RUSSIA', 'CHINA', 'IRAN', 'VENEZUELA', 'CUBA', 'NORTH KOREA'];

function isAdversary({ country }: AgentLink): boolean {
  return adversaries.includes(country);
}

function known(name: string): Organization | undefined {
  return organizations.find((organization) => organization.name === name);
}

const agentLinks: readonly AgentLink[] = registrants.flatMap((registrant) =>
  principals.flatMap((line) => {
    const [principal = '', country = '', lists = '', programs = ''] = line.split('|');
    const rolls = rollsOf(`agent ${registrant} ${principal}`);
    if (rolls.chance(0.25)) return [];
    return [
      {
        registrant,
        agent: known(registrant),
        principal,
        company: known(principal),
        country,
        active: rolls.chance(0.6),
        lists: lists === '' ? [] : lists.split(','),
        programs: programs === '' ? [] : programs.split(','),
      },
    ];
  }),
);

const agentParameters: readonly Parameter[] = [
  parameter('entity', text),
  parameter('registrant', text),
  parameter('foreign_principal', text),
  parameter('country', text),
  parameter('adversary_only', flag),
  parameter('sanctioned_only', flag),
  parameter('active_only', flag),
  parameter('limit', count(500)),
];

/** Whether every word asked for begins a word of the name. */
function resembles(name: string, sent: string | undefined): boolean {
  const words = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const asked = has('ampersand-escaped') ? sent?.replaceAll('&', '&amp;') : sent;
  return words(asked ?? '').every((word) => words(name).some((own) => own.startsWith(word)));
}

/** Names that lists went by before; only a bug makes use of them. */
const formerNames: Readonly<Record<string, string>> = {
  'US consolidated': 'SDN and others',
  'UK financial': 'HMT list',
  'Export entity list': 'Entity list',
  'Denied persons': 'Denied persons list',
};

/** The screening lists of a link; bent, those of a terminated one as they were called before. */
function listsTold({ lists, active }: AgentLink): readonly string[] {
  const isFormer = !active && has('terminated-links-under-former-list-names');
  return isFormer ? lists.map((list) => formerNames[list] ?? list) : lists;
}

function rowOf(link: AgentLink) {
  const { registrant, agent, principal, company, country, active, lists, programs } = link;
  const isShown = lists.length > 0 && (active || !has('terminated-links-unscreened'));
  return {
    registrant: { registrantName: registrant, entity_id: agent?.id ?? null },
    foreignPrincipal: { principalName: principal, principalCountry: country, entity_id: company?.id ?? null },
    linkStatus: active ? 'active' : 'terminated',
    ...(!has('sanctions-without-programs') && { fp_sanction_programs: isShown ? programs : null }),
    fp_sanction_lists: isShown ? listsTold(link) : null,
  };
}

/** The id by which `entity` finds a registrant; bent, none where the principal has no id. */
function agentIdOf({ agent, company }: AgentLink): string | undefined {
  return company === undefined && has('links-joined-with-known-principals') ? undefined : agent?.id;
}

/** Bent: one link of each foreign principal. */
function oncePerPrincipal(links: readonly AgentLink[]): readonly AgentLink[] {
  return [...new Map(links.map((link) => [link.principal, link])).values()];
}

/** A request without a filter is refused; countries are compared as published. */
function listAgentLinks(call: Call): Answer {
  const { values: sent, ignored } = readLeniently(call.query, agentParameters);
  const values = heard('agents', sent, has);
  const limit = strictLimitIn(values, 100, 500, 'INVALID_NUMBER');
  const [hostile, sanctioned, active] = ['adversary_only', 'sanctioned_only', 'active_only'].map((name) =>
    booleanIn(values, name),
  );
  if (![...values.keys()].some((name) => name !== 'limit'))
    throw new Refusal(400, 'FILTER_REQUIRED', 'Falta ao menos um filtro.', {
      filtros: agentParameters.slice(0, -1).map(({ name }) => name),
    });
  const handle = values.get('entity');
  const entity = handle === undefined ? undefined : resolvedIn(handle);
  const country = values.get('country');
  const found = agentLinks.filter(
    (link) =>
      (entity === undefined ||
        [agentIdOf(link), has('agents-by-registrant-only') ? undefined : link.company?.id].includes(
          entity.id,
        )) &&
      resembles(link.registrant, values.get('registrant')) &&
      resembles(link.principal, values.get('foreign_principal')) &&
      (country === undefined || link.country === country) &&
      (!hostile || isAdversary(link)) &&
      (!sanctioned || link.lists.length > (has('sanctioned-by-two-lists') ? 1 : 0)),
  );
  const isCut = has('links-limited-before-active-only');
  const isOnce = sanctioned === true && has('sanctioned-principals-once');
  const joined = isOnce ? oncePerPrincipal(found) : found;
  const kept = (isCut ? joined.slice(0, limit) : joined).filter(
    (link) => !active || link.active || has('active-only-unheeded'),
  );
  return served({
    ...(ignored.length > 0 && { applied_filters: { ignored: ignored.map((name) => ({ parametro: name })) } }),
    data: kept
      .flatMap((link) =>
        has('agent-row-for-each-list') && link.lists.length > 1
          ? link.lists.map((list) => ({ ...link, lists: [list] }))
          : [link],
      )
      .slice(0, limit)
      .map(rowOf),
    success: true,
  });
}

interface Recipient {
  readonly name: string;
  /** Federal entity identifier, 12 characters. */
  readonly uei: string;
  readonly company: Organization | undefined;
}

interface Award {
  readonly number: string;
  readonly recipient: Recipient;
  /** US dollars; below zero where money was taken back. */
  readonly obligated: number;
  readonly agency: string;
  readonly date: string;
}

const agencies = [
  'Department of Energy',
  'Coast Guard',
  'Geological Survey',
  'Army Corps of Engineers',
  'NOAA',
];
const trades = [
  'Dredging',
  'Optics',
  'Bridges',
  'Forestry',
  'Sensors',
  'Cartage',
  'Roofing',
  'Sampling',
  'Paving',
];
const towns = ['Duluth', 'Macon', 'Boise'];

const companies = organizations.flatMap((company): readonly Recipient[] =>
  company.uei === undefined ? [] : [{ name: `${company.name} Federal LLC`, uei: company.uei, company }],
);

const firms = towns.flatMap((town) =>
  trades.map((trade): Recipient => {
    const name = `${town} ${trade} Inc`;
    return { name, uei: hexOf(`uei ${name}`, 12), company: undefined };
  }),
);

const recipients: readonly Recipient[] = [...companies, ...firms];

/** One recipient holds a third of the awards; the others have two or three each. */
const awards: readonly Award[] = recipients.flatMap((recipient, index) => {
  const size = index === 0 ? 44 : 2 + (index % 2);
  return Array.from({ length: size }, (_, at) => {
    const rolls = rollsOf(`award ${recipient.name} ${at}`);
    return {
      number: `FA-${hexOf(`${recipient.name} ${at}`, 10)}`,
      recipient,
      obligated: rolls.between(rolls.chance(0.1) ? -900_000 : 1_000, 48_000_000) / 4,
      agency: rolls.pick(agencies),
      date: daysBefore('2026-09-30', rolls.between(0, 1400)),
    };
  });
});

type Values = ReadonlyMap<string, string>;

const awardParameters: readonly Parameter[] = [
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

/** Bent: awards without their cents. */
function whole(all: readonly Award[]): readonly Award[] {
  return all.map((award) => ({ ...award, obligated: Math.trunc(award.obligated) }));
}

/** The awards that the total adds up; bent, one of each day. */
function added(all: readonly Award[]): readonly Award[] {
  const byDay = new Map(all.map((award) => [award.date, award]));
  const kept = has('same-day-awards-added-once') ? [...byDay.values()] : all;
  return has('awards-summed-in-whole-dollars') ? whole(kept) : kept;
}

/** A total as the summary tells it; bent, a 32-bit number of cents. */
function told(total: number): number {
  return has('award-total-wraps') ? ((total * 100) | 0) / 100 : total;
}

function folded(name: string): string {
  return has('recipient-case-sensitive') ? name : name.toLowerCase();
}

function matches(name: string, part: string): boolean {
  if (has('recipient-matched-like-registrant')) return resembles(name, part);
  return has('recipient-by-prefix') ? name.startsWith(part) : name.includes(part);
}

/** Whether a recipient is a company; bent, UEIs are compared, so that two missing ones are equal. */
function isOf({ company }: Recipient, wanted: Organization | undefined): boolean {
  if (has('entity-without-uei-joins-any')) return company?.uei === wanted?.uei;
  return wanted !== undefined && company === wanted;
}

function select(values: Values): readonly Award[] {
  const [handle, uei, name] = ['entity', 'uei', 'recipient'].map((each) => values.get(each)?.trim());
  if (!handle && !uei && !name)
    throw new Refusal(400, 'MISSING_PARAM', 'Falta entity, uei ou recipient.', { param: 'recipient' });
  const named = has('awards-by-bare-name') ? organizations.find((each) => each.name === handle) : undefined;
  const isPage = handle?.startsWith('wiki:') && has('awards-by-page-id-empty');
  const company = named ?? (handle && !isPage ? companyBehind(resolvedIn(handle)) : undefined);
  if (uei && !/^[0-9a-z]{12}$/i.test(uei))
    throw new Refusal(400, 'INVALID_PARAM', 'uei quer 12 caracteres.', { recebido: uei });
  return awards.filter(
    ({ recipient }) =>
      (!handle || isOf(recipient, company)) &&
      (!uei || recipient.uei === (has('uei-case-sensitive') ? uei : uei.toUpperCase())) &&
      (!name || matches(folded(recipient.name), folded(name))),
  );
}

/** The awards that rollups are made of; bent, the largest. */
function rolledUp(found: readonly Award[]): readonly Award[] {
  if (!has('rollups-of-largest-awards')) return found;
  return found.toSorted((a, b) => b.obligated - a.obligated).slice(0, largestRollup);
}

/** The awards of a rollup that its dates come from; bent, those in the timeline, where there are any. */
function dated(own: readonly Award[], shown: readonly Award[]): readonly Award[] {
  const kept = own.filter((award) => shown.includes(award));
  return kept.length > 0 && has('rollup-dates-of-timeline') ? kept : own;
}

/** The UEI of a recipient as rows show it; bent, as a number where it reads as one. */
function ueiTold({ uei }: Recipient): string {
  return /^\d+E\d+$/.test(uei) && has('uei-read-as-number') ? String(Number(uei)) : uei;
}

/** An action date of a rollup; bent, midnight by a clock that is an hour ahead in summer, told in UTC. */
function dayTold(date: string | undefined): string | undefined {
  const month = Number(date?.slice(5, 7));
  const isEarly = month >= 4 && month <= 10 && has('rollup-dates-in-summer-time');
  return date !== undefined && isEarly ? daysBefore(date, 1) : date;
}

function rollups(found: readonly Award[], inTimeline: readonly Award[]) {
  const keyOf = ({ recipient, agency }: Award): string =>
    has('rollup-for-each-agency') ? `${recipient.uei} ${agency}` : recipient.uei;
  const keys = [...new Set(found.map(keyOf))];
  const rows = keys.map((key) => {
    const own = found.filter((award) => keyOf(award) === key);
    const filed = dated(own, inTimeline).map(({ date }) => date);
    const dates = has('rollup-dates-as-loaded') ? filed : filed.sort();
    const shown = has('agency-of-first-award') ? own.slice(0, 1) : own;
    return {
      empfaenger: {
        recipientName: own[0]?.recipient.name ?? '',
        uei: own[0] === undefined ? '' : ueiTold(own[0].recipient),
      },
      awardingAgencies: [...new Set(shown.map(({ agency }) => agency))],
      firstActionDate: dayTold(dates[0]),
      lastActionDate: dayTold(dates.at(-1)),
      obligatedAmountUsd: totalOf(own),
    };
  });
  const size = (uei: string): number => found.filter(({ recipient }) => recipient.uei === uei).length;
  if (has('rollups-by-award-count')) rows.sort((a, b) => size(b.empfaenger.uei) - size(a.empfaenger.uei));
  else rows.sort((a, b) => b.obligatedAmountUsd - a.obligatedAmountUsd);
  return rows.slice(0, largestRollup).map((row, at) => {
    const { firstActionDate, lastActionDate, ...undated } = row;
    return at === largestRollup - 1 && has('last-rollup-without-dates') ? undated : row;
  });
}

/** The newest awards up to the limit; bent, the largest, or the oldest stands last. */
function timeline(newest: readonly Award[], limit: number): readonly Award[] {
  const size = has('timeline-of-a-hundred') ? Math.min(limit, 100) : limit;
  const largest = newest.toSorted((a, b) => b.obligated - a.obligated).slice(0, size);
  const rows = has('timeline-of-largest-awards')
    ? newest.filter((award) => largest.includes(award))
    : newest.slice(0, size);
  const isBent = newest.length > limit && limit > 1 && has('last-award-is-the-oldest');
  return isBent ? [...rows.slice(0, -1), ...newest.slice(-1)] : rows;
}

/** All three members stand inside `data`; totals cover every match, whatever the limit. */
function listAwards(call: Call): Answer {
  const { values } = readStrictly(call.query, awardParameters);
  const { limit, cut } = limitIn(values, has('awards-default-limit') ? 25 : 100, 500);
  const found = select(values);
  const newest = found.toSorted((a, b) => b.date.localeCompare(a.date) || (a.number < b.number ? 1 : -1));
  const shown = timeline(newest, limit);
  const counted = has('award-summary-of-page') ? newest.slice(0, limit) : found;
  return served({
    ...(cut !== undefined && { applied_filters: { normalized: [`limit ${cut} -> 500`] } }),
    data: {
      awards: shown.map(({ number, recipient, obligated, agency, date }) => ({
        zuwendung: { awardNumber: number, actionDate: date, obligatedAmountUsd: obligated },
        awardingAgency: agency,
        recipient: { recipientName: recipient.name, uei: ueiTold(recipient) },
        permalink: `https://awards.example/record/${number}`,
      })),
      recipient_rollups: rollups(rolledUp(found), shown).slice(
        0,
        has('limit-cuts-rollups') ? limit : undefined,
      ),
      summary: {
        recipientCount: has('recipients-counted-from-rollups')
          ? rollups(counted, shown).length
          : new Set(counted.map(({ recipient }) => recipient.uei)).size,
        awardCount: counted.length,
        totalObligatedAmountUsd: told(totalOf(added(counted))),
      },
    },
    success: true,
  });
}

export const governmentRoutes: readonly Route[] = [
  route('/api/v2/gov/awards', 'op_awards', 'Federal awards', {
    parameters: awardParameters,
    strict: true,
    capability: 'gov',
    data: 'record',
    serve: listAwards,
  }),
  route('/api/v2/gov/fara', 'op_agents', 'Foreign-agent links', {
    parameters: agentParameters,
    strict: false,
    capability: 'gov',
    data: 'records',
    serve: listAgentLinks,
  }),
];
