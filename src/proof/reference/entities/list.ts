import { type FamilyCall, familyRoute } from '../account/family-route.js';
import type { Deployment } from '../account/route.js';
import { type Json, joinedByPosition } from '../bend.js';
import { type Entity, variantsOf } from '../corpus/entities.js';
import { mentionsIn } from '../corpus/mentions.js';
import { badLimit } from '../http/limit.js';
import { decimal } from '../http/parameter-values.js';
import { Refusal } from '../http/refusal.js';
import type { Faults, Planted, Variants } from '../planted.js';
import { listedCard } from './card.js';
import { coOccurrenceOf } from './co-occurrence.js';
import { foldedName } from './handles.js';

export const entitiesLimitFaults = {
  'entities.list.limit-refused': {
    clauses: ['entities.list.limit'],
    summary: 'Refuses limit on the Entities list as unknown',
  },
  'entities.list.limit-reported-ignored': {
    clauses: ['entities.list.limit'],
    summary: 'Does not know limit on the Entities list, and lists it as ignored',
  },
  'entities.list.limit-without-effect': {
    clauses: ['entities.list.limit.bounds-rows'],
    summary: 'Returns 25 cards whatever the limit',
  },
  'entities.list.one-row-too-many': {
    clauses: ['entities.list.limit.bounds-rows'],
    summary: 'Returns limit + 1 cards, the one fetched to see whether there is more',
  },
  'entities.list.limit-without-effect-on-search': {
    clauses: ['entities.list.limit.bounds-rows'],
    summary: 'Returns 25 cards for a search, whatever the limit',
  },
  'entities.list.limit-raised-to-ten': {
    clauses: ['entities.list.limit.bounds-rows'],
    summary: 'Raises limits below 10 to 10',
  },
} as const satisfies Faults;

/** Our own numbers: the document shows none for the Entities list. */
const range = { default: 25, min: 1, max: 100 } as const;

interface EntitiesLimit {
  readonly rows: number;
  readonly isIgnored: boolean;
}

/** Reads `limit` of the Entities list. */
function entitiesLimit(values: ReadonlyMap<string, string>, planted: Planted): EntitiesLimit {
  const text = values.get('limit');
  if (text === undefined) return { rows: range.default, isIgnored: false };
  if (planted('entities.list.limit-refused')) {
    throw new Refusal('UNKNOWN_PARAM', 'Unknown parameter "limit".', { param: 'limit' });
  }
  if (planted('entities.list.limit-reported-ignored')) return { rows: range.default, isIgnored: true };
  const number = decimal(text) ?? Number.NaN;
  if (!Number.isInteger(number) || number < range.min || number > range.max) {
    throw badLimit(text, range);
  }
  const isBounded = !values.has('search') || !planted('entities.list.limit-without-effect-on-search');
  return { rows: isBounded ? bent(number, planted) : range.default, isIgnored: false };
}

function bent(rows: number, planted: Planted): number {
  if (planted('entities.list.limit-without-effect')) return range.default;
  if (planted('entities.list.one-row-too-many')) return rows + 1;
  return planted('entities.list.limit-raised-to-ten') ? Math.max(10, rows) : rows;
}

export const entitiesListFaults = {
  'entities.list.missing': {
    clauses: ['entities.list.route'],
    summary: 'Has no Entities list',
  },
  'entities.list.gone': {
    clauses: ['entities.list.route'],
    summary: 'Answers the Entities list with 410',
  },
  'entities.list.search-refused': {
    clauses: ['entities.list.search'],
    summary: 'Refuses search on the Entities list as unknown',
  },
  'entities.list.search-reported-ignored': {
    clauses: ['entities.list.search'],
    summary: 'Knows q but not search on the Entities list, and lists it as ignored',
  },
  'entities.list.search-overlooked-beside-subject': {
    clauses: ['entities.list.search'],
    summary: 'Overlooks search where co_occurring_with is sent',
  },
  'entities.list.search-as-pattern': {
    clauses: ['entities.list.search'],
    admits: ['error.server-errors'],
    summary: 'Reads search as a regular expression, and fails with a 500 where it is none',
  },
  'entities.list.names-alone': {
    clauses: ['entities.list.cards'],
    summary: 'Lists the names of Entities in place of their cards',
  },
  'entities.list.row-doubled': {
    clauses: ['entity-card.deduplicated'],
    summary: 'Lists the last card of a page twice',
  },
  'entities.list.identifiers-by-position': {
    clauses: ['entities.detail.same-entity'],
    summary: 'Lists each card with the LEI and the CIK of the one after it',
  },
  'entities.list.undeclared-not-listed': {
    clauses: ['versioning.lenient.ignored'],
    summary: 'Drops undeclared parameters of the Entities list without a word',
  },
  'entity-card.variants-listed': {
    clauses: ['entity-card.deduplicated'],
    summary: 'Lists merged variants of a name as cards of their own',
  },
  'entity-card.variant-found-by-search': {
    clauses: ['entity-card.deduplicated.across-pages'],
    summary: 'Shows the id of the variant whose name a search found, in place of that of its card',
  },
  'entity-card.without-page-listed': {
    clauses: ['entity-card.only-with-page', 'entity-card.encyclopedia-url'],
    summary: 'Lists organisations of structured registries that have no encyclopedia page',
  },
} as const satisfies Faults;

export const entitiesListVariants = {
  'entities.by-name': {
    summary: 'Lists Entities from A to Z',
    allowedBy: ['entities.list.order'],
  },
} as const satisfies Variants;

function refuseByFault({ values, deployment: { planted } }: FamilyCall): void {
  if (planted('entities.list.missing')) throw new Refusal('NOT_FOUND', 'There is no such path.');
  if (planted('entities.list.gone')) throw new Refusal('ENDPOINT_REMOVED', 'The Entities list is gone.');
  const search = values.get('search');
  if (search === undefined) return;
  if (planted('entities.list.search-refused')) {
    throw new Refusal('UNKNOWN_PARAM', 'Unknown parameter "search".', { param: 'search' });
  }
  if (planted('entities.list.search-as-pattern')) new RegExp(search);
}

/** Active Entities with a page, one card each; most mentioned first, equal ones by name. */
function surfaced({ corpus, planted }: Deployment): readonly Entity[] {
  const mentions = mentionsIn(corpus);
  const variants = planted('entity-card.variants-listed');
  const byName = planted.varied('entities.by-name');
  const pageless = planted('entity-card.without-page-listed');
  return corpus.entities
    .filter(({ id, canonicalId }) => variants || id === canonicalId)
    .filter(({ status, encyclopediaUrl }) => status === 'active' && (pageless || encyclopediaUrl !== null))
    .map((entity) => ({ entity, events: mentions.activityOf(entity.canonicalId).events }))
    .sort(
      (left, right) =>
        (byName ? 0 : right.events - left.events) || (left.entity.name < right.entity.name ? -1 : 1),
    )
    .map(({ entity }) => entity);
}

/** Keeps the Entities of which a name contains a text. */
function found(
  entities: readonly Entity[],
  text: string | undefined,
  { corpus, planted }: Deployment,
): readonly Entity[] {
  if (text === undefined) return entities;
  const wanted = foldedName(text);
  const fits = ({ name }: Entity): boolean => wanted !== '' && foldedName(name).includes(wanted);
  const asVariant = planted('entity-card.variant-found-by-search');
  return entities.flatMap((entity) => {
    const spelling = [...variantsOf(entity, corpus), entity].find(fits);
    if (spelling === undefined) return [];
    return [asVariant ? { ...entity, id: spelling.id } : entity];
  });
}

export const listEntities = familyRoute('listEntities', (call) => {
  const { values, deployment, url } = call;
  const { corpus, planted } = deployment;
  refuseByFault(call);
  const limit = entitiesLimit(values, planted);
  const company = coOccurrenceOf(url.searchParams, deployment);
  const deaf = planted('entities.list.search-reported-ignored');
  const overlooks =
    url.searchParams.has('co_occurring_with') && planted('entities.list.search-overlooked-beside-subject');
  const sought = deaf || overlooks ? undefined : values.get('search');
  const kept = found(company.keep(surfaced(deployment)), sought, deployment);
  const cards = kept
    .slice(0, limit.rows)
    .map((entity): Json => ({ ...listedCard(entity, corpus, planted), ...company.shown(entity) }));
  const joined = planted('entities.list.identifiers-by-position')
    ? joinedByPosition('cards', 'lei', 'cik')({ cards }).cards
    : cards;
  const last = planted('entities.list.row-doubled') ? cards.slice(-1) : [];
  const ignored = [
    ...(planted('entities.list.undeclared-not-listed') ? [] : call.ignored),
    ...(deaf && values.has('search') ? ['search'] : []),
    ...(limit.isIgnored ? ['limit'] : []),
    ...company.ignored,
  ];
  return {
    body: {
      success: true,
      data: planted('entities.list.names-alone')
        ? cards.map(({ name }) => name)
        : [...(Array.isArray(joined) ? joined : []), ...last],
      meta: { total: kept.length, limit: limit.rows },
      applied_filters: { ...company.applied, ...(ignored.length === 0 ? {} : { ignored }) },
    },
  };
});
