import { type Api, defineCheck, expectOk, expectThat, once, precondition } from '../../src/kit/index.js';
import { coverageMember, parentOf, relativesIn, told } from './reading.js';
import { type Forms, formsIn, hierarchiesSeen, hierarchyOf, spineIds } from './seen.js';

const mostTries = 4;

/** An entity whose LEI and id are known, one with a parent first; undefined where there is none. */
async function knownForms(api: Api): Promise<Forms | undefined> {
  const seen = await hierarchiesSeen(api);
  const shown = seen
    .toSorted(
      (one, other) => Number(parentOf(other.reply) !== undefined) - Number(parentOf(one.reply) !== undefined),
    )
    .flatMap(({ reply }) => formsIn(reply.json));
  if (shown[0] !== undefined) return shown[0];
  for (const entity_id of spineIds(api.world).slice(0, mostTries)) {
    const detail = await api.get('getEntity', {}, { path: { entity_id } });
    const found = formsIn(detail.json).find(({ id }) => id === entity_id);
    if (found !== undefined) return found;
  }
  return undefined;
}

export const forms = defineCheck({
  id: 'hierarchy/forms',
  title: 'An e_ id has a hierarchy, which is that of the LEI of the same entity',
  clauses: ['hierarchy.entity', 'entities.handle.spine.hierarchy', 'hierarchy.coverage.lei-present.held'],
  operations: ['getHierarchy', 'getEntity'],
  rulings: ['C30'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      const known = await knownForms(api);
      precondition(known !== undefined, 'no entity is known both by an LEI and by an id', 'no-data');
      const [byLei, byId] = [await hierarchyOf(api, known.lei), await hierarchyOf(api, known.id)];
      for (const reply of [byLei, byId]) {
        expectOk(reply);
        const present = coverageMember(reply, 'lei_present');
        expectThat(present === true, '/data/coverage/lei_present', `true for ${known.lei}`, present);
      }
      const [parent, count] = [parentOf(byLei), told(byLei, 'child_count')];
      expectThat(parentOf(byId) === parent, '/data/hierarchy/direct_parent', `${parent}`, parentOf(byId));
      expectThat(
        told(byId, 'child_count') === count,
        '/data/hierarchy',
        `${count} children`,
        told(byId, 'child_count'),
      );
      const [expected, seen] = [byLei, byId].map((reply) => relativesIn(reply).toSorted().join(' '));
      expectThat(seen === expected, '/data/hierarchy', `${expected}`, seen);
      api.witness('entities by two forms of their handle');
    },
    { requests: 3 },
  ),
  refutedBy: [
    'hierarchy.coverage.lei-present-false',
    'hierarchy.entity.lei-refused',
    'hierarchy.entity.lei-unresolved',
    'hierarchy.entity.parent-of-lei',
    'hierarchy.entity.spine-id-unresolved',
  ],
});
