import {
  type Api,
  accusing,
  at,
  defineCheck,
  expectHeld,
  expectRefusal,
  expectThat,
  forEach,
  isObject,
  type JsonObject,
  NotApplicable,
  once,
  precondition,
  sameJson,
  type World,
} from '../../src/kit/index.js';
import { wordsOf } from '../asking/entities.js';
import { isSpineId, seenEntities } from '../asking/entity-refs.js';
import {
  type Awards,
  awardsIn,
  figureOf,
  getAwards,
  manyAwards,
  offeredEntities,
  ueiOf,
} from '../asking/government.js';
import { decoded, leavesIn, nameIn, ofOtherEntity, type Text, textsIn } from '../asking/texts.js';

/** An entity by its spine id, with the reply about its awards. */
interface Awarded {
  readonly id: string;
  readonly awards: Awards;
  /** Rollups that the deployment itself showed for it; none where it shows no entity ids. */
  readonly shown: readonly JsonObject[];
}

/** Members about others than the recipient itself. */
const ofOthers = /agenc|bureau|office|department/;

/** The texts of a part of a reply that may be about the recipient or the entity itself. */
const ownTextsIn = (part: unknown): readonly Text[] =>
  textsIn(part).filter(({ path }) => !ofOthers.test(path) && !ofOtherEntity.test(path));

/** The spine ids of the recipient in a rollup or a row. */
const spineIdsIn = (part: JsonObject): readonly string[] => [
  ...new Set(ownTextsIn(part).flatMap(({ text }) => (isSpineId(text) ? [text] : []))),
];

/** An entity with awards, one of several registrations where there is such a one. Ends the attempt where none is found. */
async function awardedEntity(api: Api): Promise<Awarded> {
  const { rollups } = await manyAwards(api);
  const ids = rollups.flatMap((each) => (spineIdsIn(each).length === 1 ? spineIdsIn(each) : []));
  const id = ids.find((each, index) => ids.indexOf(each) < index) ?? ids[0];
  if (id !== undefined) {
    const shown = rollups.filter((each) => spineIdsIn(each).join() === id);
    return { id, awards: await awardsOf(api, id), shown };
  }
  for (const other of offeredEntities(api.world)) {
    const awards = await awardsOf(api, other);
    if (awards.rollups.length > 0) return { id: other, awards, shown: [] };
  }
  return noneAwarded(api);
}

/** Entities whose names are sought among recipients before none of those that are known counts as one. */
const mostNamed = 4;

/** Ends the attempt: not applicable if no recipient has the name of an entity either. */
async function noneAwarded(api: Api): Promise<never> {
  const names = seenEntities(api.world).flatMap(({ name }) => name ?? []);
  for (const recipient of names.slice(0, mostNamed)) {
    const reply = await api.get('listAwards', { recipient });
    const isSilent = reply.status === 400 || awardsIn(reply).rollups.length === 0;
    precondition(isSilent, `${recipient} receives awards, but none by a known id`, 'no-data');
  }
  const { reply } = await manyAwards(api);
  precondition(names.length > 0, 'no entity with awards is known, and no name to look for', 'no-data');
  throw new NotApplicable('no recipient of awards is known as an entity', reply);
}

/** The ids of an entity, in lower case: the one asked for, and the one that its card has. */
async function idsOfEntity(api: Api, id: string): Promise<readonly string[]> {
  const { status, json } = await api.get('getEntity', {}, { path: { entity_id: id } });
  const current = status === 200 ? at(json, '/data/id') : undefined;
  return [id, ...(typeof current === 'string' ? [current] : [])].map((each) => each.toLowerCase());
}

/** The awards of an entity by its spine id. */
const awardsOf = (api: Api, entity: string): Promise<Awards> =>
  accusing('government.awards.entity.spine-id', () => getAwards(api, { entity }));

type Scheme = 'wiki' | 'cik';

/** The handles of a scheme that a part of a reply shows, as those of what it is about. */
const handlesIn = (part: unknown, scheme: Scheme): readonly string[] =>
  ownTextsIn(part).flatMap(({ path, text }) => {
    if (text.startsWith(`${scheme}:`)) return [text];
    return scheme === 'cik' && /(?:^|[/_])cik$/.test(path) && /^\d+$/.test(text)
      ? [`cik:${Number(text)}`]
      : [];
  });

/** What stands in a list of a card may be about anybody. */
const inList = /\/\d+(?:\/|$)/;

/** Whether the entity that a handle leads to has an id; undefined where it leads to none. */
async function isOf(api: Api, handle: string, id: string): Promise<boolean | undefined> {
  const { status, json } = await api.get('getEntity', {}, { path: { entity_id: handle } });
  const data = at(json, '/data');
  if (status !== 200 || !isObject(data)) return undefined;
  return ownTextsIn(data).some(({ path, text }) => text === id && !inList.test(path));
}

/** Handles that are tried; each costs a request. */
const mostHandles = 3;

/**
 * A handle of another scheme for an entity, as the deployment itself shows it: in a rollup, in the card of the entity,
 * or made from the page that the card links to, where the deployment resolves that to the same entity.
 */
async function otherHandle(api: Api, { id, shown: rollups }: Awarded, scheme: Scheme): Promise<string> {
  const card = await api.get('getEntity', {}, { path: { entity_id: id } });
  const shown = [...rollups, card.status === 200 ? card.json : undefined].flatMap((part) =>
    handlesIn(part, scheme),
  );
  for (const handle of [...new Set(shown)].slice(0, mostHandles)) {
    const isOwn = await isOf(api, handle, id);
    // No other endpoint needs to know a number of a filer.
    if (isOwn ?? scheme === 'cik') return handle;
  }
  precondition(
    card.status === 200,
    `the card of ${id}, which may show a ${scheme}: id, is not served`,
    'no-data',
  );
  expectHeld(scheme === 'wiki', `no cik: id of ${id} is shown, neither in its awards nor on its card`, card);
  const page = ownTextsIn(card.json).find(({ path }) => path.endsWith('/encyclopedia_url'))?.text;
  const slug = page?.split('/').at(-1);
  expectHeld(slug !== undefined && slug !== '', `no page of ${id} is shown`, card);
  const handle = `wiki:${decoded(slug)}`;
  const isOwn = await isOf(api, handle, id);
  precondition(isOwn === true, `${handle} is not shown to stand for ${id}`, 'no-data');
  return handle;
}

export const awardsEntity = defineCheck({
  id: 'government/awards-entity',
  title: 'entity accepts a spine id and selects exactly the awards of that entity, up to the limit',
  clauses: [
    'government.awards.entity',
    'government.awards.entity.spine-id',
    'government.awards.limit.timeline',
  ],
  operations: ['listAwards'],
  rulings: ['accepted-handles', 'rows-need-not-be-held'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(
    async (api) => {
      const { id, awards, shown } = await awardedEntity(api);
      const isOther = (part: JsonObject, own: readonly string[]) => {
        const ids = spineIdsIn(part);
        return ids.length > 0 && !ids.some((each) => own.includes(each.toLowerCase()));
      };
      const strange = [...awards.rollups, ...awards.rows].filter((part) => isOther(part, [id.toLowerCase()]));
      // The id of an entity that was merged into another leads to that one, whose awards have its own id.
      const own = strange.length === 0 ? [] : await idsOfEntity(api, id);
      const other = strange.find((part) => isOther(part, own));
      expectThat(other === undefined, '/recipient_rollups', `awards of ${id}`, other);
      for (const uei of shown.map(ueiOf)) {
        const found = awards.rollups.some((each) => ueiOf(each) === uei);
        expectThat(found, '/recipient_rollups', `the recipient ${uei} of ${id}`, awards.rollups);
      }
      api.witness('awards of an entity', awards.rollups.length);
      if (awards.rows.length < 2) return;
      const { rows } = await getAwards(api, { entity: id, limit: 1 });
      const ofLimit = 'government.awards.limit.timeline';
      expectThat(rows.length <= 1, '/awards', `at most one row of ${id}`, rows.length, ofLimit);
    },
    { requests: 3 },
  ),
});

/** As many recipients are not all registrations of so many entities at once, of which two may be one company by two names. */
const manyRecipients = 2;
const manyEntities = 3;
/** Some of them may well have awards of their own; a further one costs a request where two are alike. */
const mostUnnamed = 5;

/** Entities that no award on the page names, of which no two have a word of their names in common: none is another one's twin. */
function unnamedEntities(world: World, { rollups }: Awards): readonly string[] {
  const named = new Set(rollups.flatMap(spineIdsIn));
  const known = new Set<string>();
  const chosen: string[] = [];
  for (const { id, name } of seenEntities(world)) {
    if (!isSpineId(id) || named.has(id) || name === undefined) continue;
    if (wordsOf(name).some((word) => known.has(word))) continue;
    for (const word of wordsOf(name)) known.add(word);
    chosen.push(id);
  }
  return chosen.slice(0, mostUnnamed);
}

export const awardsEntityApart = defineCheck({
  id: 'government/awards-entity-apart',
  title: 'Two entities that have nothing in common do not receive the same awards',
  clauses: ['government.awards.entity'],
  operations: ['listAwards'],
  rulings: ['accepted-handles', 'rows-need-not-be-held'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(
    async (api) => {
      const entities = unnamedEntities(api.world, await manyAwards(api));
      const areEnough = entities.length >= manyEntities;
      precondition(areEnough, 'too few entities are known by an id and a name', 'no-data');
      const alike = new Map<string, readonly string[]>();
      for (const [tried, id] of entities.entries()) {
        if (tried >= manyEntities && [...alike.values()].every(({ length }) => length < 2)) break;
        const ueis = [...new Set((await awardsOf(api, id)).rollups.flatMap((each) => ueiOf(each) ?? []))];
        if (ueis.length < manyRecipients) continue;
        const found = ueis.toSorted().join();
        const others = alike.get(found) ?? [];
        const expected = `not the recipients of ${others.join(' and ')} for ${id}`;
        expectThat(others.length + 1 < manyEntities, '/recipient_rollups', expected, ueis);
        alike.set(found, [...others, id]);
      }
      api.witness('entities without awards on the page', entities.length);
    },
    { requests: manyEntities },
  ),
});

/** A name that is known everywhere, and those by which the deployment itself knows somebody with awards. */
const names: Readonly<Record<string, (api: Api) => Promise<string | undefined>>> = {
  'of a well-known company': async () => 'Lockheed Martin',
  'of a recipient': async (api) => nameIn((await manyAwards(api)).rollups[0]),
  'of an entity': async (api) => {
    const { id } = await awardedEntity(api);
    const card = await api.get('getEntity', {}, { path: { entity_id: id } });
    return card.status === 200 ? nameIn(card.json) : undefined;
  },
};

export const awardsBareName = defineCheck({
  id: 'government/awards-bare-name',
  title: 'A bare name in entity is refused as INVALID_ENTITY_ID by awards',
  clauses: ['government.awards.entity.bare-name', 'error.invalid-entity-id'],
  operations: ['listAwards', 'getEntity'],
  rulings: ['accepted-handles', 'rows-need-not-be-held'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: forEach(Object.keys(names), async (api, whose) => {
    const entity = await names[whose]?.(api);
    if (entity === undefined) return;
    expectRefusal(await api.get('listAwards', { entity }), { codes: ['INVALID_ENTITY_ID'] });
    api.witness('refusals of a bare name');
  }),
});

/** The figures of a summary; its texts may repeat the handle that was asked for. */
const figuresIn = (summary: JsonObject): readonly string[] =>
  leavesIn(summary)
    .flatMap(({ path, value }) => (figureOf(value) === undefined ? [] : [`${path} ${figureOf(value)}`]))
    .toSorted();

/** A handle of another scheme selects the awards that the spine id of the same entity selects. */
async function expectSameAwards(api: Api, scheme: Scheme): Promise<void> {
  const known = await awardedEntity(api);
  const handle = await otherHandle(api, known, scheme);
  precondition(!handle.includes(','), `${handle} may be read as several handles`, 'no-data');
  const { summary, rollups } = await getAwards(api, { entity: handle });
  const ueis = (parts: typeof rollups) => parts.map(ueiOf).toSorted();
  const same =
    sameJson(ueis(rollups), ueis(known.awards.rollups)) &&
    sameJson(figuresIn(summary), figuresIn(known.awards.summary));
  expectThat(same, '/summary', `the awards of ${known.id} for ${handle}`, summary);
  api.witness('awards by another handle', rollups.length);
}

/** A handle with a letter beyond ASCII, which stands encoded in a query, selects the recipient that shows it. */
async function expectAccentedFound(api: Api): Promise<void> {
  const { rollups } = await manyAwards(api);
  for (const rollup of rollups) {
    const [id, ...others] = spineIdsIn(rollup);
    const handle = handlesIn(rollup, 'wiki').find((each) => /[^ -~]/.test(each) && !/[,%]/.test(each));
    if (id === undefined || others.length > 0 || handle === undefined) continue;
    if ((await isOf(api, handle, id)) !== true) return;
    const uei = ueiOf(rollup);
    const found = await getAwards(api, { entity: handle });
    const isFound = uei === undefined || found.rollups.some((each) => ueiOf(each) === uei);
    expectThat(isFound, '/recipient_rollups', `the recipient ${uei} by ${handle}`, found.rollups);
    return;
  }
}

/** An id of a page that no encyclopedia has. */
const unknownPage = 'wiki:Zzqxvk';
/** A company that files and receives awards, as its number may be written. */
const filings = ['cik:936468', 'cik:0000936468'] as const;

/**
 * No number of a filer is taken for a bare name. What an id of nobody that is known earns is left open: whoever has this code for
 * others as well is not accused.
 */
async function expectNoBareName(api: Api): Promise<void> {
  const isRefused = async (entity: string) => {
    const reply = await api.get('listAwards', { entity });
    return reply.status === 400 && at(reply.json, '/code') === 'INVALID_ENTITY_ID';
  };
  for (const entity of filings) if (!(await isRefused(entity))) return;
  if (await isRefused(unknownPage)) return;
  expectThat(false, '/code', `${filings[0]} taken for an id, as ${unknownPage} is`, 'INVALID_ENTITY_ID');
}

export const awardsCikId = defineCheck({
  id: 'government/awards-cik-id',
  title: 'A cik: id is not taken for a bare name, and selects the same awards as the spine id of its entity',
  clauses: ['government.awards.entity.cik'],
  operations: ['listAwards'],
  rulings: ['accepted-handles', 'rows-need-not-be-held'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(
    async (api) => {
      await expectNoBareName(api);
      await expectSameAwards(api, 'cik');
    },
    { requests: 5 },
  ),
});

export const awardsWikiId = defineCheck({
  id: 'government/awards-wiki-id',
  title: 'The wiki: id of an entity selects the same awards as its spine id',
  clauses: ['government.awards.entity.wiki', 'entity-card.id.either-form'],
  operations: ['listAwards'],
  rulings: ['accepted-handles', 'rows-need-not-be-held'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(
    async (api) => {
      await expectAccentedFound(api);
      await expectSameAwards(api, 'wiki');
    },
    { requests: 6 },
  ),
});
