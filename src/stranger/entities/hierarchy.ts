import { type Answer, type Call, served } from '../answer.js';
import { count, flag, oneOf, type Parameter, parameter } from '../declaring.js';
import { limitIn } from '../limits.js';
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
  const direction = choiceIn(values, 'direction', ['up', 'down', 'both'], 'INVALID_DIRECTION') ?? 'both';
  const depth = Number(choiceIn(values, 'depth', depths) ?? '1');
  const { limit, cut } = limitIn(values, 10, 50, 'INVALID_NUMBER');
  const asked = values.get('include_siblings')?.toLowerCase();
  // A value that is no boolean is reported like a name that is no parameter.
  const unread = asked === undefined || ['true', 'false'].includes(asked) ? [] : ['include_siblings'];
  const entity = legalEntityBehind(call.segments[0] ?? '');
  const parents = ancestorsOf(entity, depth);
  const children = entity === undefined ? [] : childrenOf(entity);
  const [parent] = parents;
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
        ...(asked === 'true' && { siblings: entity === undefined ? [] : siblingsOf(entity).map(nodeOf) }),
        child_count: direction === 'up' || entity === undefined ? null : children.length,
      },
      subjekt: entity === undefined ? null : nodeOf(entity),
      coverage: coverageOf(entity),
    },
    success: true,
  });
}
