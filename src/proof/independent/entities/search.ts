import { has } from '../bugs.js';
import { type LegalEntity, legalEntities, organizations } from '../corpus/organizations.js';
import { type Person, persons } from '../corpus/persons.js';
import { hexOf } from '../corpus/random.js';
import { type Answer, type Call, Refusal, served } from '../http/answer.js';
import { limitIn } from '../http/paging.js';
import { count, oneOf, type Parameter, parameter, text } from '../http/route.js';
import { choiceIn, readLeniently } from '../query.js';
import { isOneIn } from '../rare-bugs.js';

export const searchParameters: readonly Parameter[] = [
  parameter('q', text),
  parameter('scope', oneOf(['media', 'reference', 'all'])),
  parameter('universe', oneOf(['all', 'reference', 'registry'])),
  parameter('limit', count()),
];

const exact = 1;
const start = 0.8;
const inside = 0.5;

function scoreOf(name: string, wanted: string): number {
  const folded = name.toLowerCase();
  if (folded === wanted) return exact;
  if (folded.startsWith(wanted)) return start;
  return folded.includes(wanted) ? inside : 0;
}

function reasonOf(score: number): string {
  return score === exact ? 'nome igual' : score === start ? 'começo do nome' : 'parte do nome';
}

/** Bent: the id of the spine, for some of those whom lists know by their page alone. */
function promotedId({ id, name }: Person): string | undefined {
  const isBent = id.startsWith('wiki:') && isOneIn(4, id) && has('promoted-entity-ids-in-search-only');
  return isBent ? `e_${hexOf(`promoted ${name}`, 32)}` : undefined;
}

function rowOf(entity: Person, score: number) {
  return {
    treffer: { displayName: entity.name, entityType: entity.kind, countryIso3: entity.country },
    bewertung: { matchReason: reasonOf(score), score },
    entity_id:
      (has('merged-id-in-search') ? entity.siblings[0] : undefined) ?? promotedId(entity) ?? entity.id,
  };
}

function registryRow(entity: LegalEntity, score: number) {
  const spine = organizations.find(({ lei }) => lei === entity.lei);
  return {
    lei: entity.lei,
    ...((spine !== undefined || !has('unresolved-flag-missing')) && {
      resolved_in_spine: spine !== undefined,
    }),
    entity_id: spine?.id ?? null,
    treffer: { displayName: entity.name, entityType: 'legal_entity', countryIso3: entity.country },
    bewertung: { matchReason: score === exact ? 'LEI ou nome igual' : reasonOf(score), score },
  };
}

function ranked<T>(all: readonly T[], scored: (one: T) => number, unordered = false) {
  const rows = all.map((one) => ({ one, score: scored(one) })).filter(({ score }) => score > 0);
  return unordered ? rows : rows.sort((a, b) => b.score - a.score);
}

/** Bent: whether a company is taken for a news entity whose name begins with its own. */
function isTakenForAnother({ name }: Person): boolean {
  return has('like-names-taken-for-one') && persons.some((person) => person.name.startsWith(`${name} `));
}

/** An unknown scope finds nothing; legal entities stand in a lane of their own beside `data`. */
export function search(call: Call): Answer {
  const { values, ignored } = readLeniently(call.query, searchParameters);
  const wanted = values.get('q')?.trim().toLowerCase() ?? '';
  if (wanted === '') throw new Refusal(400, 'MISSING_PARAM', 'Falta q.', { param: 'q' });
  if (/[\u{10000}-\u{10FFFF}]/u.test(wanted) && has('search-fails-on-emoji'))
    throw new Refusal(500, 'INTERNAL', 'Falha interna.');
  const universe = choiceIn(values, 'universe', ['all', 'reference', 'registry']);
  const scope =
    values.get('scope') ??
    (universe === 'reference' || universe === 'all'
      ? universe
      : has('search-defaults-to-all')
        ? 'all'
        : 'media');
  const { limit } = limitIn(values, 15, 1_000_000);
  const told = ignored.length > 0 && { applied_filters: { ignored } };
  if (universe === 'registry') {
    const score = ({ lei, name }: LegalEntity) =>
      lei.toLowerCase() === wanted && !has('registry-search-by-name-only') ? exact : scoreOf(name, wanted);
    const searched = has('registry-search-of-active-only')
      ? legalEntities.filter(({ entityStatus }) => entityStatus === 'ACTIVE')
      : legalEntities;
    const rows = ranked(searched, score).slice(0, limit);
    const registry = rows.map((row) => registryRow(row.one, row.score));
    return served({ ...told, lanes: { registry }, data: [], success: true });
  }
  const again = has('found-again-by-page') ? organizations.filter(({ page }) => page !== undefined) : [];
  const isMissed = (id: string): boolean => !id.startsWith('e_') && has('all-without-page-ids');
  const companies = organizations.filter((company) => !isTakenForAnother(company));
  const pools: Readonly<Record<string, readonly Person[]>> = {
    media: persons,
    reference: organizations,
    all: [...companies, ...persons.filter(({ id }) => !isMissed(id)), ...again],
  };
  const unordered = scope === 'all' && has('search-all-unranked');
  const pool = Object.hasOwn(pools, scope) ? (pools[scope] ?? []) : [];
  const all = pool.filter(({ name }) => scoreOf(name, wanted) > 0);
  const met = all.filter(({ name }) => scoreOf(name, wanted) === exact);
  const isOver = scope === 'all' && met.length > 0 && has('exact-name-ends-search');
  const hits = isOver ? met : all;
  const kept = has('search-cut-before-ranking') ? hits.slice(0, limit) : hits;
  const rows = ranked(kept, ({ name }) => scoreOf(name, wanted), unordered).slice(0, limit);
  const isMixed =
    (scope === 'all' && has('registry-under-all')) ||
    (scope === 'reference' && has('registry-records-under-reference'));
  const legal = isMixed ? legalEntities : [];
  const lane = ranked(legal, ({ name }) => scoreOf(name, wanted)).map(({ one, score }) =>
    registryRow(one, score),
  );
  const data = [...rows.map(({ one, score }) => rowOf(one, score)), ...lane].slice(0, limit);
  return served({ ...told, data, success: true });
}
