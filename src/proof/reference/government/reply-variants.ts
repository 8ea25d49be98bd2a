import { isObject, type Json } from '../bend.js';
import {
  fronts,
  type Middleware,
  openSchemas,
  recoding,
  refused,
  renaming,
  rewriting,
  showing,
} from '../http/middleware.js';
import type { Variants } from '../planted.js';

const awards = /^\/api\/v2\/gov\/awards$/;
const links = /^\/api\/v2\/gov\/fara$/;

const rows = (list: unknown): readonly Json[] => (Array.isArray(list) ? (list as readonly Json[]) : []);

const ofAwards = (change: (body: Json, url: URL) => Json): Middleware =>
  fronts(showing(awards, change), openSchemas('Awards'));
const ofLinks = (change: (link: Json) => Json): Middleware =>
  fronts(
    showing(links, (body) => ({ ...body, data: rows(body.data).map(change) })),
    openSchemas('ForeignAgentLinkList'),
  );

/** A link with its sides as objects. */
const withSides = (link: Json): Json => ({
  id: link.link_id,
  registrant: { name: link.registrant_name, entity_id: link.registrant_entity_id },
  foreign_principal: {
    name: link.foreign_principal_name,
    entity_id: link.foreign_principal_entity_id,
    country: link.country,
  },
  is_active: link.status === 'active',
  is_adversary: link.adversary,
  dates: { registered: link.registration_date, terminated: link.termination_date },
  fp_sanction_lists: link.fp_sanction_lists,
  fp_sanction_programs: link.fp_sanction_programs,
});

/** An object with its members the other way round, and those within. */
const reordered = (object: Json): Json =>
  Object.fromEntries(
    Object.entries(object)
      .toReversed()
      .map(([name, value]) => [name, isObject(value) ? reordered(value) : value]),
  );

const dollars = (amount: unknown): string =>
  `$${Number(amount).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

const priced = (row: Json): Json => ({ ...row, obligated_amount: dollars(row.obligated_amount) });

/** A recipient as an object, in rollups and in awards. */
const recipientOf = (row: Json): Json => {
  const {
    recipient_name: name,
    recipient_uei,
    uei,
    recipient_entity_id,
    entity_id,
    wiki_id,
    cik_id,
    ...rest
  } = row;
  return {
    ...rest,
    recipient: { name, uei: uei ?? recipient_uei, entity_id: entity_id ?? recipient_entity_id ?? null },
  };
};

/** A rollup with amounts beside the one in all, each smaller than that by another part. */
function withPastYears(row: Json): Json {
  const amount = Number(row.obligated_amount);
  const part = String(row.recipient_name).length % 7;
  return {
    obligated_last_year: Math.floor((amount * part) / 10),
    obligated_by_year: { 2024: Math.floor(amount / 3), 2025: 0 },
    ...row,
  };
}

const countedApart = ({ award_count, recipient_count, ...summary }: Json): Json => ({
  recipients: { count: recipient_count },
  awards: { count: award_count, last_year: { count: 0 } },
  ...summary,
});

const title = (text: unknown): string =>
  String(text)
    .toLowerCase()
    .replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());

const filters = [
  'entity',
  'registrant',
  'foreign_principal',
  'country',
  'adversary_only',
  'sanctioned_only',
  'active_only',
];

/** Variants of the government family that stand before it. */
export const governmentVariants = {
  'government.awards.in-data': {
    summary: 'Has summary, rollups and awards inside data',
    allowedBy: ['reference-envelope', 'envelope.reference.members'],
    notBeside: ['envelope.members-within-data'],
    front: ofAwards(({ success, ...data }) => ({ success, data })),
  },
  'government.awards.amounts-as-texts': {
    summary: 'Writes obligated amounts as texts such as $1,200.00',
    allowedBy: ['government-records.rollups.names', 'government-records.summary.names'],
    front: ofAwards((body) => ({
      ...body,
      summary: {
        ...(isObject(body.summary) ? body.summary : {}),
        total_obligated_amount: dollars(isObject(body.summary) && body.summary.total_obligated_amount),
      },
      recipient_rollups: rows(body.recipient_rollups).map(priced),
      awards: rows(body.awards).map(priced),
    })),
  },
  'government.awards.rollups-without-amount': {
    summary: 'Shows no obligated amount in rollups, and orders them by name',
    allowedBy: ['government-records.rollups.amount', 'government-records.rollups.order'],
    undecided: ['government/rollups-top'],
    front: ofAwards((body) => ({
      ...body,
      recipient_rollups: rows(body.recipient_rollups)
        .map(({ obligated_amount: _, ...row }) => row)
        .sort((left, right) => String(left.recipient_name).localeCompare(String(right.recipient_name))),
    })),
  },
  'government.awards.oldest-first': {
    summary: 'Begins the timeline with the oldest of the recent awards',
    allowedBy: ['government-records.awards.order'],
    front: ofAwards((body) =>
      'awards' in body ? { ...body, awards: rows(body.awards).toReversed() } : body,
    ),
  },
  'government.awards.nested': {
    summary: 'Has recipients of awards as objects',
    allowedBy: ['government-records.rollups.names', 'government-records.awards.names'],
    front: ofAwards((body) => ({
      ...body,
      recipient_rollups: rows(body.recipient_rollups).map(recipientOf),
      awards: rows(body.awards).map(recipientOf),
    })),
  },
  'government.awards.camel-case': {
    summary: 'Names the members of awards in camel case',
    allowedBy: [
      'government-records.summary.names',
      'government-records.rollups.names',
      'government-records.awards.names',
    ],
    front: renaming(awards, ['Awards'], {
      total_obligated_amount: 'totalObligatedAmount',
      award_count: 'awardCount',
      recipient_count: 'recipientCount',
      recipient_name: 'recipientName',
      recipient_uei: 'recipientUei',
      obligated_amount: 'obligatedAmount',
      awarding_agencies: 'awardingAgencies',
      awarding_agency: 'awardingAgency',
      first_action_date: 'firstActionDate',
      last_action_date: 'lastActionDate',
      action_date: 'actionDate',
      award_id: 'awardId',
      award_type: 'awardType',
      permalink: 'permalinkUrl',
    }),
  },
  'government.awards.source-names': {
    summary: 'Names the members of awards by words of federal reports',
    allowedBy: [
      'government-records.summary.names',
      'government-records.rollups.names',
      'government-records.awards.names',
    ],
    front: renaming(awards, ['Awards'], {
      total_obligated_amount: 'federal_action_obligation',
      award_count: 'awards',
      recipient_count: 'recipients',
      obligated_amount: 'federal_action_obligation',
      awarding_agencies: 'agencies',
      awarding_agency: 'agency',
      first_action_date: 'first_action',
      last_action_date: 'last_action',
      award_id: 'piid',
      permalink: 'source_url',
    }),
  },
  'government.awards.other-figures': {
    apart: true,
    summary: 'Shows amounts of past years before those of all, and counts as objects',
    allowedBy: ['government-records.rollups.names', 'government-records.summary.names'],
    front: ofAwards((body) => ({
      ...body,
      summary: isObject(body.summary) ? countedApart(body.summary) : body.summary,
      recipient_rollups: rows(body.recipient_rollups).map(withPastYears),
    })),
  },
  'government.awards.selector-filter-required': {
    summary: 'Answers awards without a selector with FILTER_REQUIRED',
    allowedBy: ['missing-selector'],
    front: recoding(awards, ({ code }) => (code === 'MISSING_PARAM' ? 'FILTER_REQUIRED' : undefined)),
  },
  'government.awards.uei-refused': {
    summary: 'Refuses a malformed uei with 400, and answers an unknown one with 404',
    allowedBy: ['government.awards.uei.malformed', 'government.awards.uei.unknown'],
    front: rewriting(awards, (told, url) => {
      const uei = url.searchParams.get('uei');
      if (told.status !== 200 || uei === null) return told;
      if (!/^[0-9A-Za-z]{12}$/.test(uei)) return refused(400, 'INVALID_PARAM', 'A UEI has 12 characters.');
      // Another variant puts the awards into `data`.
      const awarded = rows(told.body.awards ?? Object(told.body.data).awards);
      return awarded.length === 0 ? refused(404, 'NOT_FOUND', 'The UEI is not known.') : told;
    }),
  },
  'government.links.filter-required': {
    summary: 'Refuses foreign-agent links without any filter',
    allowedBy: ['government.links.bare-request'],
    front: rewriting(links, (told, url) => {
      const bare = !filters.some((name) => (url.searchParams.get(name) ?? '') !== '');
      return told.status === 200 && bare
        ? refused(400, 'FILTER_REQUIRED', 'At least one filter is required.')
        : told;
    }),
  },
  'government.links.in-data-items': {
    summary: 'Has foreign-agent links and their count inside data',
    allowedBy: ['reference-envelope', 'envelope.reference.members'],
    front: fronts(
      showing(links, ({ data, ...body }) => ({ ...body, data: { count: rows(data).length, items: data } })),
      openSchemas('ForeignAgentLinkList'),
    ),
  },
  'government.links.nested': {
    summary: 'Has registrants and foreign principals as objects, and a boolean for the status',
    allowedBy: ['government-records.links.names', 'government-records.links.status.spelling'],
    front: ofLinks(withSides),
  },
  'government.links.members-reordered': {
    apart: true,
    summary:
      'Has registrants and foreign principals as objects, with members in another order by the address',
    allowedBy: ['government-records.links.names', 'government-records.links.status.spelling'],
    front: fronts(
      showing(links, (body, url) => ({
        ...body,
        data: rows(body.data)
          .map(withSides)
          .map((link) => (url.href.length % 2 === 0 ? link : reordered(link))),
      })),
      openSchemas('ForeignAgentLinkList'),
    ),
  },
  'government.links.other-countries': {
    apart: true,
    summary:
      'Shows the countries of registrants and where principals were founded before the country of a link',
    allowedBy: ['government-records.links.names'],
    front: ofLinks(({ country, foreign_principal_name, foreign_principal_entity_id, ...link }) => ({
      agent: { country: 'UNITED STATES' },
      foreign_principal: {
        incorporated_in_country: String(link.link_id).length % 2 === 0 ? 'CYPRUS' : 'MALTA',
        name: foreign_principal_name,
        entity_id: foreign_principal_entity_id,
        country,
      },
      ...link,
    })),
  },
  'government.links.sanctions-absent': {
    summary: 'Has sanction members for sanctioned principals alone, and each in one text',
    allowedBy: ['government-records.links.sanctions.none', 'government-records.links.sanctions.items'],
    front: ofLinks(({ fp_sanctioned, fp_sanction_lists, fp_sanction_programs, ...link }) => ({
      ...link,
      ...(fp_sanctioned === true
        ? {
            fp_sanction_lists: (fp_sanction_lists as readonly string[]).join('; '),
            fp_sanction_programs: (fp_sanction_programs as readonly string[]).join('; '),
          }
        : {}),
    })),
  },
  'government.links.sanctions-null': {
    summary: 'Has null for the sanctions of principals without any',
    allowedBy: ['government-records.links.sanctions.none'],
    front: ofLinks((link) =>
      link.fp_sanctioned === true ? link : { ...link, fp_sanction_lists: null, fp_sanction_programs: null },
    ),
  },
  'government.links.registrant-status': {
    summary: 'Has a boolean for the status of a link, beside the status of its registrant',
    allowedBy: ['government-records.links.names', 'government-records.links.status.spelling'],
    front: ofLinks(({ status, ...link }) => ({
      ...link,
      active: status === 'active',
      registrant_status: String(link.registrant_name).length % 2 === 0 ? 'Active' : 'Terminated',
    })),
  },
  'government.links.status-capital': {
    summary: 'Writes the status of links as Active or Terminated, and countries in mixed case',
    allowedBy: ['government-records.links.status.spelling', 'government.links.country.row-case'],
    front: ofLinks((link) => ({ ...link, status: title(link.status), country: title(link.country) })),
  },
  'government.links.country-upper-case-only': {
    summary: 'Finds links by a country in upper case alone',
    allowedBy: ['government.links.country.case'],
    front: showing(links, (body, url) => {
      const country = url.searchParams.get('country') ?? '';
      return country === country.toUpperCase() ? body : { ...body, data: [] };
    }),
  },
  'government.links.country-unknown-refused': {
    summary: 'Refuses a country of foreign-agent links that none has',
    allowedBy: ['country-codes', 'government.links.country.unknown'],
    front: rewriting(links, (told, url) =>
      told.status === 200 && url.searchParams.has('country') && rows(told.body.data).length === 0
        ? refused(400, 'INVALID_COUNTRY', 'No such country.')
        : told,
    ),
  },
  'government.links.name-refused': {
    summary: 'Refuses a bare name in entity of foreign-agent links',
    allowedBy: ['accepted-handles', 'government.links.entity.bare-name'],
    front: rewriting(links, (told, url) => {
      const entity = url.searchParams.get('entity') ?? 'e_';
      return told.status === 200 && !/^(e_|wiki:|cik:|https?:)/.test(entity)
        ? refused(400, 'INVALID_ENTITY_ID', 'entity takes resolved ids.')
        : told;
    }),
  },
  'government.links.any-order': {
    summary: 'Lists the links of a reply by the name of the registrant',
    allowedBy: ['government.links.order'],
    front: showing(links, (body) => ({
      ...body,
      data: rows(body.data).toSorted((left, right) =>
        String(left.registrant_name).localeCompare(String(right.registrant_name)),
      ),
    })),
  },
} as const satisfies Variants;
