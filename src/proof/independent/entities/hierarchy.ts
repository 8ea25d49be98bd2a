import { has } from '../bugs.js';
import { isLei, type LegalEntity, legalEntities, organizations } from '../corpus/organizations.js';
import { type Answer, type Call, Refusal, served } from '../http/answer.js';
import { limitIn } from '../http/paging.js';
import { count, flag, oneOf, type Parameter, parameter } from '../http/route.js';
import { heard } from '../pair-bugs.js';
import { choiceIn, readLeniently } from '../query.js';
import { companyBehind, subjectIn } from './handles.js';

type Part = Readonly<Record<string, unknown>>;

function legalEntityOf(lei: string | undefined): LegalEntity | undefined {
  return legalEntities.find((entity) => entity.lei === lei);
}

/** The legal entity that a handle or a bare LEI stands for; undefined where it has none. */
function legalEntityBehind(handle: string): LegalEntity | undefined {
  if (!/^[0-9a-z]{20}$/i.test(handle)) {
    const company = companyBehind(subjectIn(handle));
    const isMissed = handle.startsWith('wiki:') && has('hierarchy-by-page-id-without-lei');
    return isMissed ? undefined : legalEntityOf(company?.lei);
  }
  const lei = handle.toUpperCase();
  const isMistaken = lei.at(-2) === '0' && has('check-digits-read-as-number');
  if (!isLei(lei) || isMistaken) throw new Refusal(404, 'NO_SUCH_LEI', 'Não é um LEI.', { lei });
  const entity = legalEntityOf(lei);
  if (entity === undefined) throw new Refusal(404, undefined, 'LEI fora do acervo.', { lei });
  return entity;
}

/** The parent of an entity; bent, one that is not active gives way to its own, where it has one. */
function parentAbove(entity: LegalEntity | undefined): LegalEntity | undefined {
  const parent = legalEntityOf(entity?.parent);
  if (parent === undefined || parent.entityStatus === 'ACTIVE') return parent;
  return has('inactive-parent-passed-over') ? (parentAbove(parent) ?? parent) : parent;
}

/** Up to `depth` ancestors, the nearest first. */
function ancestorsOf(entity: LegalEntity | undefined, depth: number): readonly LegalEntity[] {
  const parent = parentAbove(entity);
  return parent === undefined || depth === 0 ? [] : [parent, ...ancestorsOf(parent, depth - 1)];
}

function childrenOf(entity: LegalEntity): readonly LegalEntity[] {
  return legalEntities.filter(({ parent }) => parent === entity.lei);
}

function siblingsOf(entity: LegalEntity): readonly LegalEntity[] {
  if (entity.parent === undefined && !has('orphans-are-siblings')) return [];
  return legalEntities.filter((other) => other.parent === entity.parent && other !== entity);
}

function nodeOf(entity: LegalEntity): Part {
  const spine = organizations.find(({ lei }) => lei === entity.lei);
  return {
    legalName: entity.name,
    jurisdiction: entity.jurisdiction,
    entity_id: spine?.id ?? null,
    lei: entity.lei,
  };
}

/** What is on file, to be read before the relations themselves. */
function coverageOf(entity: LegalEntity | undefined): Part {
  const inherited = has('exception-of-the-parent') ? legalEntityOf(entity?.parent)?.exception : undefined;
  const isPresumed = entity !== undefined && entity.parent === undefined && has('exception-presumed');
  return {
    lei_present: entity !== undefined,
    ...(!has('coverage-without-level2') && {
      in_registry_level2:
        entity !== undefined &&
        (entity.parent !== undefined || childrenOf(entity).length > 0) &&
        !(entity.registrationStatus === 'LAPSED' && has('lapsed-files-nothing')),
    }),
    reporting_exception: entity?.exception ?? inherited ?? (isPresumed ? 'NO_KNOWN_PERSON' : null),
  };
}

/** Bent: whether a handle is of a company that files reports and has no LEI. */
function isCalledHolder(handle: string, entity: LegalEntity | undefined): boolean {
  if (entity !== undefined || !has('filer-without-lei-called-holder')) return false;
  return companyBehind(subjectIn(handle))?.cik !== undefined;
}

const depths = ['1', '2', '3', '4', '5'] as const;

export const hierarchyParameters: readonly Parameter[] = [
  parameter('direction', oneOf(['up', 'down', 'both'])),
  parameter('depth', { type: 'integer', minimum: 1, maximum: 5 }),
  parameter('include_siblings', flag),
  parameter('limit', count()),
];

/** The ancestors asked for; bent, as many as are sent. */
function depthIn(values: ReadonlyMap<string, string>): number {
  const sent = values.get('depth') ?? '';
  if (/^[1-9]\d?$/.test(sent) && has('depth-as-far-as-sent')) return Number(sent);
  return Number(choiceIn(values, 'depth', depths) ?? (has('hierarchy-depth-five-by-default') ? '5' : '1'));
}

/** Members that a direction leaves out are absent, save for the count. */
export function showHierarchy(call: Call): Answer {
  if (call.query.has('as_of'))
    throw new Refusal(400, 'UNSUPPORTED_PARAM', 'A hierarquia mostra a última carga; as_of não existe.');
  const { values: sent, ignored } = readLeniently(call.query, hierarchyParameters);
  const values = heard('hierarchy', sent, has);
  const direction =
    choiceIn(values, 'direction', ['up', 'down', 'both'], 'INVALID_DIRECTION') ??
    (has('hierarchy-upward-by-default') ? 'up' : 'both');
  const depth = depthIn(values);
  const { limit, cut } = limitIn(values, 10, has('children-beyond-fifty') ? 500 : 50, 'INVALID_NUMBER');
  const asked = values.get('include_siblings')?.toLowerCase();
  // A value that is no boolean is reported like a name that is no parameter.
  const unread = asked === undefined || ['true', 'false'].includes(asked) ? [] : ['include_siblings'];
  const handle = call.segments[0] ?? '';
  if (/^[0-9A-Z]{20}$/.test(handle) && has('bare-lei-refused'))
    throw new Refusal(400, 'INVALID_ENTITY_ID', 'Quer um id resolvido.', { recebido: handle });
  const entity = legalEntityBehind(handle);
  const ancestors = ancestorsOf(entity, depth === 5 && has('fifth-ancestor-lost') ? 4 : depth);
  const shortened = has('limit-cuts-ancestors') ? ancestors.slice(0, limit) : ancestors;
  const parents = has('only-the-deepest-ancestor') ? shortened.slice(-1) : shortened;
  const children =
    entity === undefined
      ? []
      : childrenOf(entity).flatMap((child) =>
          has('grandchildren-among-children') ? [child, ...childrenOf(child)] : [child],
        );
  const shown =
    children.length > 1 && children.length <= limit && has('last-child-lost')
      ? children.slice(0, -1)
      : children.slice(0, limit);
  const isTaken = asked === 'false' && values.has('depth') && has('false-siblings-beside-depth');
  const [parent] = shortened;
  const direct = has('ultimate-parent-as-direct') ? parents.at(-1) : parent;
  const counted = children.filter(({ category }) => category !== 'BRANCH' || !has('branches-uncounted'));
  const uncounted = has('excluded-children-counted-zero') ? 0 : null;
  const farthest = has('siblings-under-farthest-ancestor') ? ancestors.at(-2) : undefined;
  const isUntold = direction === 'up' && has('exception-untold-upward');
  const told = {
    ...(ignored.length + unread.length > 0 && { ignored: [...ignored, ...unread] }),
    ...(cut !== undefined && { normalized: [{ parameter: 'limit', served: 50 }] }),
  };
  return served({
    ...(Object.keys(told).length > 0 && { applied_filters: told }),
    data: {
      hierarchy: {
        ...(direction !== 'down' && {
          direct_parent: direct === undefined ? null : nodeOf(direct),
          parents: parents.map(nodeOf),
        }),
        ...(direction !== 'up' && { children: shown.map(nodeOf) }),
        ...((asked === 'true' || isTaken) && {
          siblings:
            entity === undefined
              ? []
              : siblingsOf(has('siblings-of-the-parent') ? (parent ?? entity) : (farthest ?? entity)).map(
                  nodeOf,
                ),
        }),
        child_count: direction === 'up' || entity === undefined ? uncounted : counted.length,
      },
      subjekt: entity === undefined ? null : nodeOf(entity),
      coverage: {
        ...coverageOf(entity),
        ...(isUntold && { reporting_exception: null }),
        ...(isCalledHolder(handle, entity) && { lei_present: true }),
      },
    },
    success: true,
  });
}
