import { limits } from '../../contract/index.js';
import { isLei } from '../../generators/leis.js';
import {
  type Api,
  append,
  defineCheck,
  defineInvariant,
  expectOk,
  expectThat,
  forEach,
  type Json,
  type JsonObject,
  once,
  precondition,
} from '../../src/kit/index.js';
import { commonestWords, entityNames, isNamed, wordsOf } from '../asking/entities.js';
import { heldLeis, legalNameOf, recordsOf } from '../asking/registry.js';
import {
  isServedBy,
  laneIn,
  leiIn,
  memberIn,
  resultsIn,
  searchFor,
  someLegalEntities,
  someLeis,
} from '../asking/search.js';
import { nameIn } from '../asking/texts.js';

/** LEIs that are looked up until one is that of a legal entity outside the spine. */
const most = 4;

const universes = [
  { universe: 'all', clause: 'search.universe.registry.not-in-all' },
  { universe: 'reference', clause: 'search.universe.registry.not-in-reference' },
] as const;

export const registryApart = defineCheck({
  id: 'search/registry-apart',
  title: 'A legal entity that exists only in the registry is found neither by universe=all nor by reference',
  clauses: universes.map(({ clause }) => clause),
  operations: ['searchEntities'],
  rulings: ['scope-and-universe'],
  property: forEach(
    universes,
    async (api, { universe }) => {
      const legal = await unresolved(api);
      precondition(legal !== undefined, 'every legal entity found is resolved in the spine', 'no-data');
      const lei = leiIn(legal) ?? '';
      // An LEI finds nothing else, so that a lane which stands in for no results shows.
      for (const text of [lei, nameIn(legal) ?? lei]) {
        const rows = resultsIn(await searchFor(api, text, { universe }));
        const leaked = rows.filter((row) => leiIn(row) === lei);
        expectThat(leaked.length === 0, '/data', `no result of the registry lane under ${universe}`, leaked);
        api.witness('searches without the registry lane');
      }
    },
    { requests: 2, clause: ({ clause }) => clause },
  ),
});

/** A result that the registry lane alone can have: others too may show an LEI, but of entities in the spine. */
async function unresolved(api: Api): Promise<JsonObject | undefined> {
  const isAlone = (row: JsonObject) =>
    memberIn(row, 'resolved_in_spine') === false && leiIn(row) !== undefined;
  for (const lei of (await someLeis(api)).slice(0, most)) {
    const row = laneIn(await searchFor(api, lei, { universe: 'registry' })).find(isAlone);
    if (row !== undefined) return row;
  }
  const row = (await someLegalEntities(api)).find(isAlone);
  if (row !== undefined) return row;
  // Few names of the spine have the legal form of a company in them.
  for (const form of legalForms) {
    const reply = await searchFor(api, form, { universe: 'registry' });
    const found = reply.status === 200 ? laneIn(reply).find(isAlone) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Words for the form of a company that stand in many legal names. */
const legalForms = ['gmbh', 'limited', 'inc'];

export const registryByLei = defineCheck({
  id: 'search/registry-by-lei',
  title: 'universe=registry finds legal entities by LEI, whether or not Events refer to them',
  clauses: ['search.universe.registry.by-lei', 'search.universe.registry.all-records'],
  operations: ['searchEntities', 'listRegistryEntities'],
  property: once(
    async (api) => {
      const leis = (await someLeis(api)).slice(0, most);
      precondition(leis.length > 0, 'no LEI is known', 'no-data');
      const missed = [];
      for (const lei of leis) {
        const found = laneIn(await searchFor(api, lei, { universe: 'registry' })).map(leiIn);
        if (found.includes(lei)) api.witness('legal entities found by their LEI');
        else missed.push({ lei, found });
      }
      const [first] = missed;
      // If some are found by their LEI, the others are missing from the searched records.
      const isBlind = missed.length === leis.length;
      const clause = `search.universe.registry.${isBlind ? 'by-lei' : 'all-records'}` as const;
      expectThat(first === undefined, '/data', `the legal entity ${first?.lei}`, first?.found, clause);
    },
    { requests: most },
  ),
});

/** Names that are searched for; of one name there may be too many legal entities to show. */
const mostNames = 3;
/** Letters of a name. */
const longest = 80;

export const registryByName = defineCheck({
  id: 'search/registry-by-name',
  title: 'universe=registry finds a legal entity by its legal name',
  clauses: ['search.universe.registry.by-name'],
  operations: ['searchEntities'],
  property: once(async (api) => {
    const named = (await namedEntities(api)).slice(0, mostNames);
    precondition(named.length > 0, 'no legal entity with a name is known', 'no-data');
    const missed: string[] = [];
    for (const { lei, name } of named) {
      const reply = await searchFor(api, name, { universe: 'registry' });
      // How long a text may be is not shown.
      const found = reply.status === 400 ? [] : laneIn(reply).map(leiIn);
      if (found.includes(lei)) {
        api.witness('legal entities found by their name');
        return;
      }
      missed.push(`${name} (${lei})`);
    }
    expectThat(false, '/data', `one of ${missed.join(', ')} by its name`, 'none');
  }),
});

interface Named {
  readonly lei: string;
  readonly name: string;
}

/** The longest names come first: few others are like them. */
async function namedEntities(api: Api): Promise<readonly Named[]> {
  const held = recordsOf(api.world).flatMap(({ lei, record }) => named(lei, legalNameOf(record)?.text));
  const known =
    held.length > 0 ? held : (await someLegalEntities(api)).flatMap((row) => named(leiIn(row), nameIn(row)));
  const short = known.filter(({ name }) => name.length <= longest);
  return short.toSorted((one, other) => other.name.length - one.name.length);
}

const named = (lei: string | undefined, name: string | undefined): readonly Named[] =>
  lei === undefined || name === undefined ? [] : [{ lei, name }];

/** Results that are looked up. */
const mostHeld = 2;

export const registryHeld = defineCheck({
  id: 'search/registry-held',
  title:
    'The registry holds the legal entities that search finds, and none of them by the name of another one',
  clauses: ['search.universe.registry.held'],
  operations: ['searchEntities', 'getRegistryEntity'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      const found = (await someLegalEntities(api)).flatMap((row) => {
        const lei = leiIn(row);
        return lei === undefined ? [] : [{ lei, name: nameIn(row) }];
      });
      // Those that the registry has shown of itself are held anyhow.
      const known = heldLeis(api.world);
      const fresh = found.filter(({ lei }) => !known.includes(lei));
      const some = [...fresh, ...found].slice(0, mostHeld);
      precondition(some.length > 0, 'no search found a legal entity', 'no-data');
      const records: (Json | undefined)[] = [];
      for (const { lei } of some) {
        const reply = await api.get('getRegistryEntity', {}, { path: { lei } });
        expectOk(reply);
        records.push(reply.json);
        api.witness('legal entities held');
      }
      for (const [index, { lei, name }] of some.entries()) {
        // How a record writes its name is not shown: it may be called otherwise, but not by the name of another one.
        const isNamedHere = name === undefined || isNamed(records[index], name);
        const others = records.filter((record, at) => some[at]?.lei !== lei && isNamed(record, name ?? ''));
        const place = '/data';
        expectThat(isNamedHere || others.length === 0, place, `${lei} by a name of its record`, name);
      }
    },
    { requests: 1 + mostHeld },
  ),
});

/** Words that are searched for because entities of other lanes have them in their names as well. */
const mostShared = 2;

/** Words that legal entities have in common with other entities: what such a word finds shows who is in the lane. */
function sharedWords({ world }: Api, others: readonly string[]): readonly string[] {
  const words = new Set(others.flatMap(wordsOf));
  const legal = recordsOf(world).flatMap(({ record }) => legalNameOf(record)?.text ?? []);
  return commonestWords(legal).filter((word) => words.has(word));
}

const ofLane = [
  'search.universe.registry.own-lane',
  'search.registry.resolved-in-spine',
  'search.registry.lei',
  'search.registry.lei.length',
  'search.registry.lei.check-digit',
] as const;

/** Each result of the lane is a legal entity, with its LEI. */
function expectOfLane(rows: readonly JsonObject[]): void {
  for (const [index, row] of rows.entries()) {
    const [resolved, shown] = [memberIn(row, 'resolved_in_spine'), memberIn(row, 'lei')];
    const place = `result ${index}`;
    const isOfLane = resolved !== undefined || shown !== undefined;
    expectThat(isOfLane, place, 'a legal entity', row, 'search.universe.registry.own-lane');
    const spine = 'search.registry.resolved-in-spine';
    expectThat(typeof resolved === 'boolean', `${place}/resolved_in_spine`, 'a boolean', resolved, spine);
    expectThat(typeof shown === 'string', `${place}/lei`, 'an LEI', shown, 'search.registry.lei');
    const { length } = limits.lei;
    const isWhole = shown.length === length;
    expectThat(isWhole, `${place}/lei`, `${length} characters`, shown, 'search.registry.lei.length');
    const digits = 'search.registry.lei.check-digit';
    expectThat(isLei(shown), `${place}/lei`, 'check digits of ISO 17442', shown, digits);
  }
}

export const registryRows = defineInvariant({
  id: 'search/registry-rows',
  title: 'Whatever universe=registry finds has resolved_in_spine, a boolean, and a well-formed lei',
  clauses: ofLane,
  operations: ['searchEntities'],
  rulings: ['reference-envelope'],
  judge(exchange) {
    if (!isServedBy(exchange, 'universe', 'registry')) return 0;
    const rows = laneIn(exchange);
    // Where nothing is of the lane, it may be empty, and the list another one.
    if (!rows.some((row) => leiIn(row) !== undefined)) return 0;
    expectOfLane(rows);
    return rows.length;
  },
  provokedBy: ['search/registry-by-lei', 'search/registry-by-name'],
});

const isResolved = (row: JsonObject): boolean => memberIn(row, 'resolved_in_spine') === true;

/** A legal entity that is found by its LEI is resolved as where its name finds it. */
function expectSameSpine(found: JsonObject, byLei: readonly JsonObject[]): void {
  const lei = leiIn(found);
  const [same, ...others] = byLei.filter((row) => leiIn(row) === lei);
  if (same === undefined || others.length > 0) return;
  const place = `result ${byLei.indexOf(same)}/resolved_in_spine`;
  const expected = `${isResolved(found)} for ${lei}, as by its name`;
  const spine = 'search.registry.resolved-in-spine';
  expectThat(isResolved(same) === isResolved(found), place, expected, isResolved(same), spine);
}

export const registryLane = defineCheck({
  id: 'search/registry-lane',
  title:
    'Each result of universe=registry has resolved_in_spine, a boolean alike by name and by LEI, and a well-formed lei',
  clauses: ofLane,
  operations: ['searchEntities'],
  rulings: ['reference-envelope'],
  property: once(
    async (api) => {
      const named = await someLegalEntities(api);
      const found = named.find((row) => isResolved(row) && leiIn(row) !== undefined);
      const lei = (found && leiIn(found)) ?? (await someLeis(api))[0];
      const byLei = lei === undefined ? [] : laneIn(await searchFor(api, lei, { universe: 'registry' }));
      if (found !== undefined) expectSameSpine(found, byLei);
      const rows = [...named, ...byLei];
      precondition(rows.length > 0, 'no search found a legal entity', 'no-data');
      const names = await entityNames(api);
      const shared = sharedWords(api, names);
      // Without records of the registry, words of other entities find some that are not of the spine.
      for (const word of (shared.length > 0 ? shared : commonestWords(names)).slice(0, mostShared)) {
        const reply = await searchFor(api, word, { universe: 'registry' });
        const lane = reply.status === 200 ? laneIn(reply) : [];
        // Where nothing is of the lane, it may be empty, and the list another one.
        if (lane.some((row) => leiIn(row) !== undefined)) append(rows, lane);
      }
      expectOfLane(rows);
      api.witness('results of the registry lane', rows.length);
    },
    { requests: 2 + mostShared },
  ),
});

export const registryUngated = defineCheck({
  id: 'search/registry-ungated',
  title: 'Search returns LEIs also to a key without access to the registry',
  clauses: ['search.registry.ungated'],
  operations: ['searchEntities', 'listRegistryEntities'],
  needs: ['key.full', 'key.unentitled'],
  property: once(
    async (api) => {
      const [lei] = await someLeis(api);
      precondition(lei !== undefined, 'no LEI is known', 'no-data');
      const credential = { role: 'unentitled' } as const;
      const gated = await api.get('listRegistryEntities', { lei }, { credential });
      precondition(gated.status === 403, 'the registry is open to the key that should lack its flag');
      const reply = await searchFor(api, lei, { universe: 'registry' }, { credential });
      expectOk(reply);
      const found = laneIn(reply).map(leiIn);
      expectThat(found.includes(lei), '/data', `the legal entity ${lei}`, found);
      api.witness('LEIs shown without the flag');
    },
    { requests: 3 },
  ),
});
