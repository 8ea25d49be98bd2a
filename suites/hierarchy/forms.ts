import { entitlementNames } from '../../contract/index.js';
import { unknownEntityIds } from '../../generators/ids.js';
import {
  type Api,
  accusing,
  at,
  defineCheck,
  detail,
  type Exchange,
  expectOk,
  expectRefusal,
  expectThat,
  forAll,
  mentions,
  once,
  precondition,
} from '../../src/kit/index.js';
import { callWith, judgedByKey, unknownCodes } from '../asking/calls.js';
import { cardIn, detailOf, idOf, wikiIdsOf } from '../asking/entities.js';
import {
  ancestorsOf,
  coverageMember,
  type Forms,
  formsIn,
  hierarchyMember,
  hierarchyOf,
  ownLeisIn,
  parentOf,
  relativesIn,
  servedHierarchies,
  spineIds,
} from '../asking/hierarchy.js';
import { anyFamily, showsPart } from '../asking/hierarchy-relatives.js';
import { expectUnknownId } from '../asking/refusals.js';

const mostTries = 4;

/** An entity whose LEI and id are known, one with a parent first; undefined where there is none. */
async function knownForms(api: Api): Promise<Forms | undefined> {
  const seen = await servedHierarchies(api);
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

/** The others that a hierarchy mentions; it may repeat the handle by which the entity was asked for. */
const relativesOf = (reply: Exchange, { lei, id }: Forms): string =>
  relativesIn(reply, [lei, id]).toSorted().join(' ');

/** What is compared of a hierarchy. */
const hierarchyTold = (reply: Exchange, known: Forms): string =>
  [parentOf(reply), hierarchyMember(reply, 'child_count'), relativesOf(reply, known)].join('\n');

/** Whether the detail of an entity tells more than one LEI, each of which may have relatives of its own. */
async function hasSeveralLeis(api: Api, entity_id: string): Promise<boolean> {
  const { json } = await api.get('getEntity', {}, { path: { entity_id } });
  return new Set(ownLeisIn(at(json, '/data'), entity_id)).size > 1;
}

/** Entities whose details are searched for a page; each costs a request. */
const mostPages = 4;

/** The hierarchy by a `wiki:` id tells of the LEI too, where an entity with one has a page and its detail confirms that id. */
async function expectHeldByPageId(api: Api): Promise<void> {
  const seen = (await servedHierarchies(api)).flatMap(({ reply }) => formsIn(reply.json));
  const leis = new Map(seen.map(({ id, lei }) => [id, lei]));
  // Those that the news mention have pages more often than their relatives.
  const known = spineIds(api.world).filter((id) => leis.has(id));
  for (const id of [...new Set([...known, ...leis.keys()])].slice(0, mostPages)) {
    const shown = await detailOf(api, id);
    const card = shown.status === 200 ? cardIn(shown) : undefined;
    const [wiki] = card === undefined ? [] : wikiIdsOf(card);
    if (wiki === undefined) continue;
    const confirmed = await detailOf(api, wiki);
    if (confirmed.status !== 200 || idOf(cardIn(confirmed)) !== id) continue;
    const reply = await hierarchyOf(api, wiki);
    if (reply.status !== 200) continue;
    const present = coverageMember(reply, 'lei_present');
    const clause = 'hierarchy.coverage.lei-present.held';
    const expected = `true for ${wiki}, whose LEI is ${leis.get(id)}`;
    expectThat(present === true, '/data/coverage/lei_present', expected, present, clause);
    api.witness('hierarchies by a wiki: id');
    return;
  }
}

export const forms = defineCheck({
  id: 'hierarchy/forms',
  title: 'An e_ id has a hierarchy, which is that of the LEI of the same entity',
  clauses: [
    'hierarchy.entity',
    'entities.handle.lei.hierarchy',
    'entities.handle.spine.hierarchy',
    'hierarchy.coverage.lei-present.held',
  ],
  operations: ['getHierarchy', 'getEntity'],
  rulings: ['accepted-handles'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      const known = await knownForms(api);
      precondition(known !== undefined, 'no entity is known both by an LEI and by an id', 'no-data');
      const [byLei, byId] = [await hierarchyOf(api, known.lei), await hierarchyOf(api, known.id)];
      accusing('entities.handle.lei.hierarchy', () => expectOk(byLei));
      accusing('entities.handle.spine.hierarchy', () => expectOk(byId));
      for (const reply of [byLei, byId]) {
        const present = coverageMember(reply, 'lei_present');
        expectThat(
          present === true,
          '/data/coverage/lei_present',
          `true for ${known.lei}`,
          present,
          'hierarchy.coverage.lei-present.held',
        );
      }
      await expectHeldByPageId(api);
      const told = [byLei, byId].map((reply) => hierarchyTold(reply, known));
      if (told[0] !== told[1] && (await hasSeveralLeis(api, known.id)))
        return api.observe(known.id, 'has several LEIs, and a hierarchy by each of them');
      const [parent, count] = [parentOf(byLei), hierarchyMember(byLei, 'child_count')];
      expectThat(parentOf(byId) === parent, '/data/hierarchy/direct_parent', `${parent}`, parentOf(byId));
      expectThat(
        hierarchyMember(byId, 'child_count') === count,
        '/data/hierarchy',
        `${count} children`,
        hierarchyMember(byId, 'child_count'),
      );
      const [expected, seen] = [byLei, byId].map((reply) => relativesOf(reply, known));
      const isPart = [byLei, byId].some(showsPart);
      expectThat(isPart || seen === expected, '/data/hierarchy', `${expected}`, seen);
      api.witness('entities by two forms of their handle');
    },
    { requests: 5 },
  ),
});

export const unknownEntity = defineCheck({
  id: 'hierarchy/unknown-entity',
  title: 'An unknown entity id is answered with an error and no hierarchy',
  clauses: ['hierarchy.unknown-entity'],
  operations: ['getHierarchy'],
  rulings: ['not-found-code'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  runs: 2,
  property: forAll(unknownEntityIds(), async (api, id) => {
    expectUnknownId(api, await hierarchyOf(api, id), 'entity');
  }),
});

const others = entitlementNames.filter((flag) => flag !== 'can_use_exposure');

export const requiredFlag = defineCheck({
  id: 'hierarchy/required-flag',
  title: 'The hierarchy refuses a plan without can_use_exposure for that flag and no other',
  clauses: ['hierarchy.entitlement'],
  operations: ['getHierarchy'],
  // A deployment may have its own names for flags, but those of the document stand for what they are here.
  rulings: ['neutral-names', 'missing-entitlement'],
  needs: ['key.unentitled'],
  property: once(async (api) => {
    const credential = { role: 'unentitled' } as const;
    // A workspace that cannot pay is refused as such, whatever flag it lacks.
    await callWith(api, 'listEvents', { credential, anyAnswer: false });
    const reply = await callWith(api, 'getHierarchy', { credential });
    judgedByKey('unentitled', reply, () => expectRefusal(reply, { codes: ['PLAN_REQUIRED'] }));
    for (const name of ['required_capability', 'required_flag']) {
      const told = detail(reply, name);
      if (typeof told !== 'string') continue;
      const isOther = others.some((flag) => flag === told.toLowerCase());
      expectThat(!isOther, `/details/${name}`, 'can_use_exposure', told);
      api.witness('flags told');
    }
  }),
});

export const asOf = defineCheck({
  id: 'hierarchy/as-of',
  title: 'The hierarchy refuses as_of or ignores it',
  clauses: ['hierarchy.as-of.refusal', 'hierarchy.latest-load', 'versioning.as-of.hierarchy'],
  operations: ['getHierarchy'],
  rulings: ['hierarchy-as-of'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      const { id } = await anyFamily(api);
      const reply = await hierarchyOf(api, id, { as_of: '2020-01-01' });
      if (reply.status !== 200) {
        expectRefusal(reply, { codes: unknownCodes });
        api.witness('refusals of as_of');
        return;
      }
      expectOk(reply);
      const replies = [await hierarchyOf(api, id), reply];
      const isPart = replies.some(showsPart);
      const [latest, seen] = replies.map((each) =>
        isPart
          ? `${ancestorsOf(each).join(' ')}; ${hierarchyMember(each, 'child_count')} children`
          : relativesIn(each).toSorted().join(' '),
      );
      const expected = `${latest}, as without as_of`;
      expectThat(seen === latest, '/data/hierarchy', expected, seen, 'hierarchy.latest-load');
      const isTold = mentions(at(reply.json, '/applied_filters/ignored'), 'as_of');
      if (!isTold) api.deviates('hierarchy-as-of', 'as_of is served and not reported as ignored');
      api.witness('hierarchies with as_of');
    },
    { requests: 2 },
  ),
});
