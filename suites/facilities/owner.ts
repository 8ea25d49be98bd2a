import { limits } from '../../contract/index.js';
import {
  type Api,
  defineCheck,
  type Exchange,
  expectHeld,
  expectThat,
  forEach,
  type JsonObject,
  mentions,
  once,
} from '../../src/kit/index.js';
import { mayBeOne } from '../asking/entities.js';
import { expandedSiblings, isSpineId, scopedTo } from '../asking/entity-refs.js';
import {
  expectFound,
  expectSelected,
  isCut,
  isSearchable,
  keyOf,
  ownedFacilities,
  pageOf,
  sample,
} from '../asking/facilities.js';
import { fitsOwnerText, hasOwner, ownerIdsOf, ownersOf } from '../asking/facility-owners.js';
import { nameOf, sourcesOf } from '../asking/facility-record.js';
import { listIn } from '../asking/replies.js';
import { byRarity, inSwappedCase, isCased, signsIn } from '../asking/texts.js';

/** An owner with a facility that shows it. */
interface KnownOwner {
  readonly id: string;
  readonly row: JsonObject;
}

interface SeenOwner extends KnownOwner {
  readonly name: string | undefined;
  readonly place: number;
}

/** Owners that facilities show with their ids. */
async function seenOwners(api: Api): Promise<readonly SeenOwner[]> {
  const rows = [...(await sample(api)), ...(await ownedFacilities(api))];
  return rows
    .filter(isSearchable)
    .flatMap((row) =>
      ownersOf(row).flatMap(({ entityId: id, name }, place) =>
        id !== undefined && isSpineId(id) ? [{ id, name, row, place }] : [],
      ),
    );
}

/** The owner of the fewest facilities, one that stands behind another owner where such a one is seen. */
function rarest<Owner extends SeenOwner>(owners: readonly Owner[]): Owner | undefined {
  const ranks = new Map(byRarity(owners.map(({ id }) => id)).map(([id], rank) => [id, rank]));
  const ranked = owners.toSorted((one, other) => (ranks.get(one.id) ?? 0) - (ranks.get(other.id) ?? 0));
  return ranked.find(({ place }) => place > 0) ?? ranked[0];
}

const withName = (owner: SeenOwner): readonly (SeenOwner & { readonly name: string })[] => {
  const { name } = owner;
  return name !== undefined && /^[^,]{4,}$/.test(name) && isCased(name) ? [{ ...owner, name }] : [];
};

/** An owner of few facilities that is shown with its name. */
async function namedOwner(api: Api): Promise<KnownOwner & { readonly name: string }> {
  const best = rarest((await seenOwners(api)).flatMap(withName));
  expectHeld(
    best !== undefined,
    'no facility whose name can be searched for shows an owner with its id and name',
    await pageOf(api),
  );
  return best;
}

/** An owner whose name has more signs in it than those of others, or else one of few facilities. */
async function signedOwner(api: Api): Promise<KnownOwner & { readonly name: string }> {
  const named = (await seenOwners(api)).flatMap(withName);
  const [best] = named.toSorted((one, other) => signsIn(other.name) - signsIn(one.name));
  return best !== undefined && signsIn(best.name) > 0 ? best : namedOwner(api);
}

/** An owner of few facilities, whose name is shown if any is. */
async function knownOwner(api: Api): Promise<KnownOwner> {
  const owners = await seenOwners(api);
  const best = rarest(owners.flatMap(withName)) ?? rarest(owners);
  expectHeld(
    best !== undefined,
    'no facility whose name can be searched for shows an owner with its id',
    await pageOf(api),
  );
  return best;
}

/** As many handles as `entity` of Events takes at once. */
const mostHandles = limits.entityHandles.max;

/** An owner of which Events tell that it has merged siblings; undefined where none of the known ones has. */
async function mergedOwner(api: Api): Promise<string | undefined> {
  const ids = [...new Set((await sample(api)).flatMap(ownerIdsOf))].filter(isSpineId).slice(0, mostHandles);
  if (ids.length === 0) return undefined;
  const expanded = scopedTo(api.world, ids, { entity_family: 'expand', limit: 1 });
  const { json } = await api.get('listEvents', expanded);
  return expandedSiblings(json).find((id) => ids.includes(id));
}

export const ownerId = defineCheck({
  id: 'facilities/owner-id',
  title: 'A spine id in entity, and in owner_entity_id, selects the facilities with that owner',
  clauses: [
    'facilities.entity.id.only',
    'facilities.entity.id.finds',
    'facilities.owner-entity-id',
    'facilities.owner-entity-id.finds',
  ],
  operations: ['listFacilities'],
  rulings: ['accepted-handles'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: forEach(
    ['entity', 'owner_entity_id'],
    async (api, parameter) => {
      const { id: seen, row: known } = await knownOwner(api);
      // An id selects exactly; a merged sibling is another one.
      const merged = parameter === 'entity' ? await mergedOwner(api) : undefined;
      for (const id of new Set([seen, merged ?? seen])) {
        const fits = (row: JsonObject): boolean | undefined => {
          if (ownersOf(row).some(({ entityId }) => entityId === id)) return true;
          return mentions(row, id) ? undefined : false;
        };
        const standsBehind = (row: JsonObject): boolean =>
          ownersOf(row).findIndex(({ entityId }) => entityId === id) > 0;
        await expectSelected(api, {
          query: { [parameter]: id },
          because: `facilities of the owner ${id}`,
          fits,
          parts: [fits, standsBehind],
          also: [known],
          isCutInRows: true,
          only: parameter === 'entity' ? 'facilities.entity.id.only' : 'facilities.owner-entity-id',
        });
      }
    },
    {
      requests: 2,
      clause: (parameter) =>
        parameter === 'entity' ? 'facilities.entity.id.finds' : 'facilities.owner-entity-id.finds',
    },
  ),
});

/** So many owners that have no word in common with a name are not all like it, however loosely. */
const manyUnlike = 10;

/** A name as entity does not leave the first page of the directory as it is, facilities of many other owners included. */
async function expectNarrowed(api: Api, reply: Exchange, name: string): Promise<void> {
  const plain = listIn(await pageOf(api));
  const served = new Set(listIn(reply).map(keyOf));
  const isWhole = plain.every((row) => served.has(keyOf(row)));
  const owners = plain.map((row) => ownersOf(row).map((owner) => owner.name));
  const unlike = owners.filter(
    (names) => names.length > 0 && !names.some((each) => each === undefined || mayBeOne(name, each)),
  );
  const isNarrowed = !isWhole || new Set(unlike.map(String)).size < manyUnlike;
  const expected = `facilities of ${name}, and not all that are listed without it`;
  expectThat(isNarrowed, '/data', expected, served.size, 'facilities.entity.name');
}

export const ownerName = defineCheck({
  id: 'facilities/owner-name',
  title: 'The name of an owner in entity finds its facilities, in any letter case',
  clauses: ['facilities.entity.name', 'facilities.entity.name.case'],
  operations: ['listFacilities'],
  rulings: ['accepted-handles'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: forEach(
    [
      {
        spelling: 'as shown',
        choose: signedOwner,
        spell: (name: string) => name,
        clause: 'facilities.entity.name',
      },
      {
        spelling: 'in the other case',
        choose: namedOwner,
        spell: inSwappedCase,
        clause: 'facilities.entity.name.case',
      },
    ] as const,
    async (api, { choose, spell }) => {
      const { name, row } = await choose(api);
      const query = { entity: spell(name) };
      const because = `a facility of ${name} by "${query.entity}"`;
      const reply = await pageOf(api, query);
      const found = listIn(reply).some((each) => keyOf(each) === keyOf(row));
      await expectNarrowed(api, reply, name);
      if (!found && isCut(reply)) await expectFound(api, query, row, because);
      else expectThat(found, '/data', `${because}: "${nameOf(row)}"`, listIn(reply).map(nameOf));
      api.witness('facilities by the name of an owner');
    },
    { clause: ({ clause }) => clause },
  ),
});

export const ownerSearch = defineCheck({
  id: 'facilities/owner-search',
  title: 'owner_search selects the facilities of an owner with the text in its name',
  clauses: ['facilities.owner-search.substring', 'facilities.owner-search', 'facilities.owner-search.case'],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const { name, row: known } = await namedOwner(api);
      const text = name.slice(1, -1).trim();
      expectHeld(text.length >= 3, 'no owner has a long name', await pageOf(api));
      await expectSelected(api, {
        query: { owner_search: text },
        because: `facilities of owners with "${text}" in their names`,
        isCutInRows: true,
        fits: fitsOwnerText(text),
        also: [known],
        only: 'facilities.owner-search',
      });
      // No port has an owner, so that its own name is none.
      const port = (await sample(api)).find(
        (row) => sourcesOf(row).join() === 'maritime_ports' && isSearchable(row),
      );
      const portName = nameOf(port);
      if (port !== undefined && portName !== undefined) {
        const rows = listIn(await pageOf(api, { owner_search: portName }));
        const wrong = rows.find((row) => keyOf(row) === keyOf(port) && !hasOwner(row));
        const because = `owners with "${portName}" in their names`;
        expectThat(wrong === undefined, '/data', because, wrong, 'facilities.owner-search');
      }
    },
    { requests: 2 },
  ),
});
