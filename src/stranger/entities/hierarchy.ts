import { type Answer, type Call, served } from '../answer.js';
import { count, flag, oneOf, type Parameter, parameter } from '../declaring.js';
import { limitIn } from '../limits.js';
import { has } from '../planted.js';
import { choiceIn, readLeniently } from '../reading.js';
import { Refusal } from '../refusal.js';
import { ancestorsOf, childrenOf, coverageOf, legalEntityBehind, nodeOf, siblingsOf } from './family-tree.js';

const depths = ['1', '2', '3', '4', '5'] as const;

export const hierarchyParameters: readonly Parameter[] = [
  parameter('direction', oneOf(['up', 'down', 'both'])),
  parameter('depth', { type: 'integer', minimum: 1, maximum: 5 }),
  parameter('include_siblings', flag),
  parameter('limit', count()),
];

/** Members that a direction leaves out are absent, save for the count. */
export function showHierarchy(call: Call): Answer {
  if (call.query.has('as_of'))
    throw new Refusal(400, 'UNSUPPORTED_PARAM', 'A hierarquia mostra a última carga; as_of não existe.');
  const { values, ignored } = readLeniently(call.query, hierarchyParameters);
  const direction =
    choiceIn(values, 'direction', ['up', 'down', 'both'], 'INVALID_DIRECTION') ??
    (has('hierarchy-upward-by-default') ? 'up' : 'both');
  const depth = Number(
    choiceIn(values, 'depth', depths) ?? (has('hierarchy-depth-five-by-default') ? '5' : '1'),
  );
  const { limit, cut } = limitIn(values, 10, has('children-beyond-fifty') ? 500 : 50, 'INVALID_NUMBER');
  const asked = values.get('include_siblings')?.toLowerCase();
  // A value that is no boolean is reported like a name that is no parameter.
  const unread = asked === undefined || ['true', 'false'].includes(asked) ? [] : ['include_siblings'];
  const handle = call.segments[0] ?? '';
  if (/^[0-9A-Z]{20}$/.test(handle) && has('bare-lei-refused'))
    throw new Refusal(400, 'INVALID_ENTITY_ID', 'Quer um id resolvido.', { recebido: handle });
  const entity = legalEntityBehind(handle);
  const parents = ancestorsOf(entity, depth);
  const children =
    entity === undefined
      ? []
      : childrenOf(entity).flatMap((child) =>
          has('grandchildren-among-children') ? [child, ...childrenOf(child)] : [child],
        );
  const [parent] = parents;
  const uncounted = has('excluded-children-counted-zero') ? 0 : null;
  const told = {
    ...(ignored.length + unread.length > 0 && { ignored: [...ignored, ...unread] }),
    ...(cut !== undefined && { normalized: [{ parameter: 'limit', served: 50 }] }),
  };
  return served({
    ...(Object.keys(told).length > 0 && { applied_filters: told }),
    data: {
      hierarchy: {
        ...(direction !== 'down' && {
          direct_parent: parent === undefined ? null : nodeOf(parent),
          parents: parents.map(nodeOf),
        }),
        ...(direction !== 'up' && { children: children.slice(0, limit).map(nodeOf) }),
        ...(asked === 'true' && {
          siblings:
            entity === undefined
              ? []
              : siblingsOf(has('siblings-of-the-parent') ? (parent ?? entity) : entity).map(nodeOf),
        }),
        child_count: direction === 'up' || entity === undefined ? uncounted : children.length,
      },
      subjekt: entity === undefined ? null : nodeOf(entity),
      coverage: coverageOf(entity),
    },
    success: true,
  });
}
