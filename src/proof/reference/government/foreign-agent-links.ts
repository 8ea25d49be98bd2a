import { familyRoute } from '../account/family-route.js';
import { type Bendings, bendBy, each, type Json, joinedByPosition, put, where, without } from '../bend.js';
import { type ForeignAgentLink, foreignAgentLinksIn } from '../corpus/government.js';
import type { Faults, Planted } from '../planted.js';
import { withGovernmentFlag } from './entitlement.js';
import { pairedValues } from './filter-pairs.js';
import { governmentLimit } from './limit.js';
import { selectLinks } from './link-selection.js';

export const linkPairFaults = {
  'government-records.links.pair-repeated': {
    clauses: ['government-records.links.pair'],
    summary: 'Returns a row for each document of a registration, so that pairs come back',
  },
} as const satisfies Faults;

const ofLinks = (bend: (row: Json) => Json) => each('data', bend);
const withoutMembers = (row: Json, name: RegExp): Json =>
  Object.fromEntries(Object.entries(row).filter(([member]) => !name.test(member)));
const sanctioned = (bend: (row: Json) => Json) =>
  ofLinks(where(({ fp_sanctioned }) => fp_sanctioned === true, bend));

/** Faults of a finished reply about foreign agents. */
export const linkReplyFaults = {
  'government-records.links.dates-by-position': {
    clauses: ['government-records.links.pair'],
    summary: 'Sends the dates of the link that stands next in the reply',
    bend: joinedByPosition('data', 'registration_date', 'termination_date'),
  },
  'government.links.reply.without-success': {
    clauses: ['envelope.reference.success'],
    summary: 'Leaves success out of replies about foreign agents',
    bend: without('success'),
  },
  'government.links.rows.counted-only': {
    clauses: ['government.links.rows'],
    summary: 'Counts the links by country and returns none of them',
    bend: put('data', (old: unknown) => {
      const rows: readonly Json[] = Array.isArray(old) ? old : [];
      return Object.fromEntries(
        rows.map(({ country }) => [String(country), rows.filter((row) => row.country === country).length]),
      );
    }),
  },
  'government-records.links.without-registrant': {
    clauses: ['government-records.links.registrant'],
    summary: 'Leaves the name of the registrant out of links',
    bend: ofLinks(without('registrant_name')),
  },
  'government-records.links.without-foreign-principal': {
    clauses: ['government-records.links.foreign-principal'],
    summary: 'Leaves the name of the foreign principal out of links',
    bend: ofLinks(without('foreign_principal_name')),
  },
  'government-records.links.without-country': {
    clauses: ['government-records.links.country'],
    summary: 'Leaves the country out of links',
    bend: ofLinks(without('country')),
  },
  'government-records.links.country-sometimes-null': {
    clauses: ['government-records.links.country'],
    summary: 'Has a country of null in links that are terminated',
    bend: ofLinks(where(({ status }) => status === 'terminated', put('country', null))),
  },
  'government-records.links.one-country-shown': {
    clauses: ['government.links.country'],
    summary: 'Shows one word for the country of every link, which its filter does not know',
    bend: ofLinks(put('country', 'ABROAD')),
  },
  'government-records.links.status-of-active-only': {
    clauses: ['government-records.links.status'],
    summary: 'Leaves the status out of links that are terminated',
    bend: ofLinks(
      where(
        ({ status }) => status === 'terminated',
        (row) => without('status')(without('termination_date')(row)),
      ),
    ),
  },
  'government-records.links.third-status': {
    clauses: ['government-records.links.status.values'],
    summary: 'Calls links that ended before 2022 archived',
    bend: ofLinks(
      where(
        ({ termination_date }) => typeof termination_date === 'string' && termination_date < '2022',
        put('status', 'archived'),
      ),
    ),
  },
  'government-records.links.registrant-blank': {
    clauses: ['government-records.links.registrant'],
    summary: 'Sends an empty object as the registrant of each link',
    bend: ofLinks((row) => ({ ...withoutMembers(row, /^registrant/), registrant: {} })),
  },
  'government-records.links.foreign-principal-blank': {
    clauses: ['government-records.links.foreign-principal'],
    summary: 'Sends an empty object as the foreign principal of each link',
    bend: ofLinks((row) => ({ ...withoutMembers(row, /^(?:foreign_)?principal/), foreign_principal: {} })),
  },
  'government-records.links.without-sanction-lists': {
    clauses: ['government-records.links.sanction-lists'],
    summary: 'Leaves fp_sanction_lists out of links',
    bend: ofLinks(without('fp_sanction_lists')),
  },
  'government-records.links.sanction-lists-null': {
    clauses: ['government-records.links.sanction-lists'],
    summary: 'Has fp_sanction_lists of null in terminated links of sanctioned principals',
    bend: sanctioned(where(({ status }) => status === 'terminated', put('fp_sanction_lists', null))),
  },
  'government-records.links.sanction-lists-blank': {
    clauses: ['government-records.links.sanction-lists'],
    summary: 'Names no list in the items of fp_sanction_lists',
    bend: sanctioned(put('fp_sanction_lists', [null])),
  },
  'government-records.links.sanctions-of-first-hundred': {
    clauses: ['government-records.links.sanction-lists'],
    summary:
      'Looks up the sanctions of the first hundred links of a reply, and shows those behind without any',
    bend: put('data', (old: unknown) =>
      Array.isArray(old)
        ? old.map((row, index) => (index < 100 ? row : withoutMembers(row, /^fp_sanction/)))
        : old,
    ),
  },
  'government-records.links.programs-of-everyone': {
    clauses: ['government-records.links.sanction-lists'],
    summary: 'Names sanction programs of principals that are on no list',
    bend: ofLinks(
      where(({ fp_sanctioned }) => fp_sanctioned !== true, put('fp_sanction_programs', ['IFSR'])),
    ),
  },
  'government-records.links.without-sanction-programs': {
    clauses: ['government-records.links.sanction-programs'],
    summary: 'Leaves fp_sanction_programs out of links',
    bend: ofLinks(without('fp_sanction_programs')),
  },
  'government-records.links.sanctioned-flag-inverted': {
    clauses: ['government-records.links.sanction-lists'],
    summary: 'Flags terminated links as sanctioned where they are not, and the other way round',
    bend: ofLinks(
      where(
        ({ status }) => status === 'terminated',
        put('fp_sanctioned', (old: unknown) => old !== true),
      ),
    ),
  },
  'government.links.adversary-flag-inverted': {
    clauses: ['government.links.adversary-only'],
    summary: 'Flags the links that are no adversaries as such, and selects the others',
    bend: ofLinks(put('adversary', (old: unknown) => old !== true)),
  },
  'government-records.links.principal-ids-crossed': {
    clauses: ['government-records.links.pair'],
    summary: 'Has the id of another foreign principal in the links of one year',
    bend: (whole) => ({ ...whole, data: principalsCrossed(whole.data) }),
  },
  'government-records.screening-lists.more-than-five': {
    clauses: ['government-records.screening-lists.number'],
    summary: 'Screens principals against two more lists',
    bend: sanctioned(
      put('fp_sanction_lists', (old: unknown) => [
        ...(Array.isArray(old) ? old : []),
        'EU Consolidated List',
        'UN Security Council List',
      ]),
    ),
  },
} as const satisfies Bendings;

export const listNameFaults = {
  'government-records.screening-lists.renamed-with-active-only': {
    clauses: ['government-records.screening-lists.number'],
    summary:
      'Writes the names of screening lists another way under active_only, so that more than five are told',
  },
} as const satisfies Faults;

/** A row whose screening lists are named as if they were others. */
const renamed = put('fp_sanction_lists', (lists: unknown) =>
  Array.isArray(lists) ? lists.map((list) => `${list} (consolidated)`) : lists,
);

const isRegisteredIn2009 = ({ registration_date }: Json): boolean =>
  String(registration_date).startsWith('2009');

/** Links of which those of one year have the next other id of a principal on the page. */
function principalsCrossed(data: unknown): unknown {
  if (!Array.isArray(data)) return data;
  const ids = [...new Set(data.map((row: Json) => row.foreign_principal_entity_id))].filter(
    (id) => id !== null,
  );
  return data.map((row: Json) => {
    const index = ids.indexOf(row.foreign_principal_entity_id ?? undefined);
    if (index < 0 || !isRegisteredIn2009(row)) return row;
    return { ...row, foreign_principal_entity_id: ids[(index + 1) % ids.length] };
  });
}

/** A link as a row; without sanctions, the two lists of sanctions are empty. */
const linkRow = ({ id, registrant, principal, registered, terminated }: ForeignAgentLink): Json => ({
  link_id: id,
  registrant_name: registrant.name,
  registrant_entity_id: registrant.entity?.id ?? null,
  foreign_principal_name: principal.name,
  foreign_principal_entity_id: principal.entity?.id ?? null,
  country: principal.country,
  adversary: principal.adversary,
  status: terminated === null ? 'active' : 'terminated',
  registration_date: registered,
  termination_date: terminated,
  fp_sanctioned: principal.lists.length > 0,
  fp_sanction_lists: principal.lists,
  fp_sanction_programs: principal.programs,
  permalink: `https://foreign-agents.example/links/${id}`,
});

/** The reply about foreign agents: as many links as wanted. */
function linksReply(links: readonly ForeignAgentLink[], limit: number, planted: Planted): Json {
  const rows = planted('government-records.links.pair-repeated')
    ? links.flatMap((link, at) => (at % 3 === 0 ? [link, { ...link, id: `${link.id}a` }] : [link]))
    : links;
  const reply = { success: true, data: rows.slice(0, limit).map(linkRow) };
  return bendBy(linkReplyFaults, planted)(reply);
}

/** Links of registrants to foreign principals, newest registration first. */
export const listForeignAgentLinks = withGovernmentFlag(
  familyRoute('listForeignAgentLinks', ({ values: sent, deployment: { corpus, planted } }) => {
    const values = pairedValues(sent, planted);
    const isUnlimited =
      values.has('sanctioned_only') && planted('government.links.limit.ignored-with-sanctioned-only');
    const limit = isUnlimited ? Number.POSITIVE_INFINITY : governmentLimit(values, 'links', planted);
    const selected = (by: ReadonlyMap<string, string>) =>
      selectLinks(foreignAgentLinksIn(corpus), corpus.entities, by, planted);
    const links = selected(values);
    const late = (['active_only', 'sanctioned_only'] as const).find((name) =>
      planted(`government.links.${name === 'active_only' ? 'active' : 'sanctioned'}-only.after-limit`),
    );
    if (late === undefined) {
      const body = linksReply(links, limit, planted);
      const isRenamed =
        values.has('active_only') && planted('government-records.screening-lists.renamed-with-active-only');
      return {
        body: isRenamed && Array.isArray(body.data) ? { ...body, data: body.data.map(renamed) } : body,
      };
    }
    const others = new Map([...values].filter(([name]) => name !== late));
    const first = selected(others).slice(0, limit);
    return {
      body: linksReply(
        first.filter((link) => links.includes(link)),
        limit,
        planted,
      ),
    };
  }),
);
