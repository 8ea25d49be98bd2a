import {
  defineInvariant,
  type Exchange,
  expectThat,
  isArray,
  isObject,
  type Json,
  type World,
} from '../../src/kit/index.js';
import { isKindOfPerson, isPercentage, peopleOf } from '../asking/hierarchy-relatives.js';
import { leavesIn, memberOf, memoized } from '../asking/texts.js';

/** Members of a record that tell of its relationships. Those that explain the absence of a parent may name its kind. */
const isOfRelations = (name: string): boolean =>
  /relation|parent|child|subsidiar|consolidat|hierarch|owner|shareholder/i.test(name) &&
  !/exception/i.test(name);

/** The part of a registry reply that records who consolidates whom. */
function relationsIn({ request, status, json }: Exchange): Json | undefined {
  const data = isObject(json) ? json.data : undefined;
  if (status !== 200 || data === undefined) return undefined;
  if (request.operation === 'listRegistryRelationships') return data;
  if (request.operation !== 'getRegistryEntity') return undefined;
  const [record] = isArray(data) ? data : [data];
  if (!isObject(record)) return undefined;
  // The record may stand beside its relationships, or hold them.
  const members = [record, ...Object.values(record).filter(isObject)].flatMap((each) => Object.entries(each));
  return Object.fromEntries(members.filter(([name]) => isOfRelations(name)));
}

const known = memoized((world: World): ReadonlySet<string> => new Set(peopleOf(world)));

const operations = ['listRegistryRelationships', 'getRegistryEntity'] as const;
const provokedBy = ['registry/relationships-of-lei', 'registry/entity-detail'];

export const consolidationPercentages = defineInvariant({
  id: 'registry/consolidation-percentages',
  title: 'No relationship in the registry has a percentage of ownership',
  clauses: ['hierarchy.no-percentages'],
  operations,
  judge(exchange) {
    const leaves = leavesIn(relationsIn(exchange) ?? {});
    for (const { path, value } of leaves)
      expectThat(!isPercentage(path, value), `/data${path}`, 'no percentage of ownership', value);
    return leaves.length > 0 ? 1 : 0;
  },
  provokedBy,
});

export const consolidationPersons = defineInvariant({
  id: 'registry/consolidation-persons',
  title: 'No end of a relationship in the registry is a natural person',
  clauses: ['hierarchy.no-natural-persons'],
  operations,
  judge(exchange, world) {
    const leaves = leavesIn(relationsIn(exchange) ?? {});
    for (const { path, value } of leaves) {
      const isPerson = isKindOfPerson(memberOf(path), value) || known(world).has(String(value));
      expectThat(!isPerson, `/data${path}`, 'legal entities', value);
    }
    return leaves.length > 0 ? 1 : 0;
  },
  provokedBy,
});
