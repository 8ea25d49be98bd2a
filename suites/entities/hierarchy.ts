import { withCheckDigitsOff } from '../../generators/leis.js';
import {
  type Api,
  accusing,
  at,
  defineCheck,
  expectOk,
  expectRefusal,
  expectStatus,
  expectThat,
  once,
  precondition,
  seenOf,
  type World,
} from '../../src/kit/index.js';
import { entityIdsOf } from '../asking/aicompute.js';
import {
  describedEntities,
  handleIn,
  hasSlash,
  isRefusedInPath,
  mostTries,
  pageIn,
  spineEntities,
} from '../asking/entities.js';
import { isSpineId } from '../asking/entity-refs.js';
import { hierarchyOf } from '../asking/hierarchy.js';
import { someLegalEntities, someLeis } from '../asking/search.js';

/** Ids of entities that rows of other families name as developers or owners. */
const referredIds = ({ offer: { rows } }: World): readonly string[] =>
  [...(rows.listModels ?? []), ...(rows.listFacilities ?? [])].flatMap(entityIdsOf).filter(isSpineId);

/** Ids of entities that are surely organisations. */
async function organisations(api: Api): Promise<readonly string[]> {
  const legal = (await someLegalEntities(api)).flatMap((row) => handleIn(row) ?? []).filter(isSpineId);
  return [...new Set([...legal.slice(0, 1), ...referredIds(api.world)])].slice(0, mostTries);
}

export const hierarchyById = defineCheck({
  id: 'entities/hierarchy-by-id',
  title: 'An e_ id in the path of the hierarchy resolves',
  clauses: ['entities.handle.spine.hierarchy'],
  operations: ['getHierarchy'],
  rulings: ['accepted-handles'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      const known = await organisations(api);
      const ids = [...new Set([...known, ...spineEntities(api).map(({ id }) => id)])];
      precondition(ids.length > 0, 'no e_ id is known', 'no-data');
      const seen: string[] = [];
      for (const id of ids) {
        const reply = await hierarchyOf(api, id);
        if (reply.status === 200) {
          api.witness('hierarchies by an e_ id');
          return;
        }
        seen.push(`${id}: ${seenOf(reply)}`);
      }
      // The hierarchy excludes natural persons, and what other entities are, is not shown.
      expectThat(known.length === 0, 'status', 'status 200 for an e_ id', seen);
      precondition(false, 'no e_ id of an organisation is known', 'no-data');
    },
    { requests: 2 },
  ),
});

const codes: readonly unknown[] = ['INVALID_LEI', 'INVALID_ENTITY_ID'];

export const hierarchyByLei = defineCheck({
  id: 'entities/hierarchy-by-lei',
  title: 'An LEI in the path of the hierarchy resolves, and one with wrong check digits is refused',
  clauses: [
    'entities.handle.lei.hierarchy',
    'entities.handle.lei.hierarchy.check-digit',
    'entities.handle.lei.hierarchy.lower-case',
  ],
  operations: ['getHierarchy'],
  rulings: ['lei-spelling'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      const [lei] = await someLeis(api);
      precondition(lei !== undefined, 'no LEI is known', 'no-data');
      expectOk(await hierarchyOf(api, lei));
      api.witness('hierarchies by an LEI');
      const broken = await hierarchyOf(api, withCheckDigitsOff(lei, 1));
      const ofDigits = 'entities.handle.lei.hierarchy.check-digit';
      accusing(ofDigits, () => expectStatus(broken, 400, 404));
      const code = at(broken.json, '/code');
      const fits = broken.status === 404 || codes.includes(code);
      expectThat(fits, '/code', codes.join(' or '), code, ofDigits);
      api.witness('LEIs with wrong check digits refused');
      api.observe('an LEI in lower case', `${(await hierarchyOf(api, lei.toLowerCase())).status}`);
    },
    { requests: 3 },
  ),
});

export const hierarchyByName = defineCheck({
  id: 'entities/hierarchy-by-name',
  title: 'The name of an entity in the path of the hierarchy resolves or is rejected with INVALID_ENTITY_ID',
  clauses: ['entities.handle.name.hierarchy'],
  operations: ['getHierarchy'],
  rulings: ['accepted-handles'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      const seen: string[] = [];
      for await (const { id, name } of describedEntities(api)) {
        if (name === undefined || hasSlash(name)) continue;
        if ((await hierarchyOf(api, id)).status !== 200) continue;
        const reply = await hierarchyOf(api, name);
        if (reply.status === 400) {
          expectRefusal(reply, { codes: ['INVALID_ENTITY_ID'] });
          api.witness('names refused');
          return;
        }
        if (reply.status === 200) {
          api.witness('names resolved');
          return;
        }
        seen.push(`${name}: ${seenOf(reply)}`);
      }
      // One name may be ambiguous; so many are not.
      precondition(seen.length > 1, 'no names of entities with a hierarchy are known', 'no-data');
      expectThat(false, 'status', 'a hierarchy by a name, or 400 INVALID_ENTITY_ID', seen);
    },
    { requests: 3 },
  ),
});

export const hierarchyByPageLink = defineCheck({
  id: 'entities/hierarchy-by-page-link',
  title: 'An encyclopedia_url in the path of the hierarchy resolves, or is not found',
  clauses: ['entities.handle.encyclopedia-url.path'],
  operations: ['getHierarchy'],
  rulings: ['accepted-handles', 'page-url-in-path'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      for await (const { id, card } of describedEntities(api)) {
        const page = pageIn(card);
        if (page === undefined || (await hierarchyOf(api, id)).status !== 200) continue;
        const reply = await hierarchyOf(api, page);
        if (isRefusedInPath(reply))
          api.deviates('page-url-in-path', 'an encyclopedia_url is not found in the path of the hierarchy');
        else expectOk(reply);
        api.witness('links in a path');
        return;
      }
      precondition(false, 'no link to the page of an entity with a hierarchy is known', 'no-data');
    },
    { requests: 3 },
  ),
});
