import fc from 'fast-check';
import { vocabularies } from '../../contract/index.js';
import { wordsOutside } from '../../generators/enums.js';
import {
  type Api,
  accusing,
  defineCheck,
  defineInvariant,
  expectStatus,
  expectThat,
  forAll,
  forEach,
  largestOf,
  once,
  precondition,
  smallestOf,
} from '../../src/kit/index.js';
import { expectAccepted, isIgnored, sentParameter } from '../asking/calls.js';
import { entityNames, wordsOf } from '../asking/entities.js';
import { expectEnumRefusal } from '../asking/refusals.js';
import {
  aName,
  type Found,
  foundFor,
  foundIn,
  foundUnder,
  isServedBy,
  laneIn,
  namesOf,
  pagedReference,
  referenceEntities,
  resultsIn,
  searchFor,
  textsToSearch,
  widest,
  without,
} from '../asking/search.js';
import { depthOf, leavesIn, memberOf, nameIn, numberOf } from '../asking/texts.js';

export const scopesTaken = defineCheck({
  id: 'search/scopes',
  title: 'Search accepts q, and scope with each of its values',
  clauses: ['search.route', 'search.q', 'search.scope.media', 'search.scope.reference', 'search.scope.all'],
  operations: ['searchEntities'],
  property: forEach([undefined, ...vocabularies.searchScope.values], async (api, scope) => {
    const reply = await searchFor(api, await aName(api), { scope });
    expectStatus(reply, 200, 400);
    if (scope === undefined) accusing('search.q', () => expectAccepted(reply, 'q'));
    else accusing(`search.scope.${scope}`, () => ['q', 'scope'].map((name) => expectAccepted(reply, name)));
    api.witness('searches served');
  }),
});

const most = 3;
/** A page of fewer results would be of no use: so few are not what was left of more. */
const fewest = 5;

/** What a text finds under all, and under a part of that. */
interface Tried {
  readonly q: string;
  readonly scope: string;
  readonly all: Found;
  readonly part: Found;
}

export const scopeAll = defineCheck({
  id: 'search/scope-all',
  title: 'scope=all finds the entities of media and of reference, each of them once',
  clauses: ['search.scope.all.everything', 'search.scope.all.deduplicated'],
  operations: ['searchEntities', 'getEntity'],
  rulings: ['scope-and-universe'],
  property: once(
    async (api) => {
      const tried: Tried[] = [];
      for (const q of await textsToSearch(api, most)) {
        const all = await foundFor(api, q, 'all');
        for (const scope of ['media', 'reference'])
          tried.push({ q, scope, all, part: await foundFor(api, q, scope) });
      }
      const sizes = tried.flatMap(({ all, part }) => [all.keys.length, part.keys.length]);
      const page = Math.max(fewest, ...sizes);
      const paged = await pagedReference(api);
      if (paged !== undefined) expectOnce(paged, await foundUnder(api, paged, 'all'));
      for (const { q, scope, all, part } of tried) {
        expectOnce(q, all);
        api.witness('results told apart', all.keys.length > 1 ? all.keys.length : 0);
        const lost = lostFrom(all, part);
        const certain =
          (await lostByName(api, scope, part, lost, page)) ?? (await lostFromFew(api, { q, scope }, lost));
        expectThat(certain === undefined, '/data', `under scope=all what scope=${scope} finds`, certain);
        api.witness('entities found under scope=all too', part.keys.length - lost.length);
      }
      precondition(largestOf(sizes) > 0, 'no text that was tried finds anything', 'no-data');
      const name = nameBeyondReference(tried);
      if (name !== undefined) await expectAllAfterReference(api, name, page);
    },
    { requests: 3 * most + 5 },
  ),
});

/** The name of an entity of media that is not found under reference. */
function nameBeyondReference(tried: readonly Tried[]): string | undefined {
  const partsOf = (of: string) => tried.filter(({ scope }) => scope === of).map(({ part }) => part);
  const [media, reference] = [partsOf('media'), partsOf('reference')];
  return media.flatMap((part, at) => {
    const lost = lostFrom(reference[at] ?? part, part);
    return lost.flatMap((key) => nameIn(part.rows[part.keys.indexOf(key)] ?? {}) ?? []);
  })[0];
}

/** What is found under reference is not shown to those who ask for all right after it. */
async function expectAllAfterReference(api: Api, q: string, page: number): Promise<void> {
  const find = async (scope: string): Promise<Found> =>
    foundIn(await searchFor(api, q, { scope }, { fresh: true }));
  const media = await find('media');
  await find('reference');
  const all = await find('all');
  const lost = lostFrom(all, media);
  const isCut = all.keys.length >= page;
  expectThat(isCut || lost.length === 0, '/data', 'under scope=all what scope=media finds', lost);
}

/** No entity is found twice. */
function expectOnce(q: string, { keys }: Found): void {
  const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
  expectThat(
    twice.length === 0,
    '/data',
    `each entity once for ${q}`,
    twice,
    'search.scope.all.deduplicated',
  );
}

export const scopeAllOnce = defineInvariant({
  id: 'search/scope-all-once',
  title: 'No search by scope=all finds an entity twice',
  clauses: ['search.scope.all.deduplicated'],
  operations: ['searchEntities'],
  rulings: ['scope-and-universe'],
  judge(exchange) {
    if (!isServedBy(exchange, 'scope', 'all')) return 0;
    const found = foundIn(exchange);
    expectOnce(sentParameter(exchange, 'q') ?? '', found);
    return found.keys.length > 1 ? 1 : 0;
  },
  provokedBy: ['search/scope-all'],
});

/** Keys of a part that the whole lacks. Of entities that are held to be one, another id may be shown. */
function lostFrom(all: Found, part: Found): readonly string[] {
  const [names, partNames] = [namesOf(all), namesOf(part)];
  return without(part.keys, all.keys).filter((key) => {
    const name = partNames[part.keys.indexOf(key)] ?? '';
    return name === '' || !names.includes(name);
  });
}

/**
 * One of the lost that is lost by its own name too, though the part finds it by that. How many results come at once is
 * not shown, so that a page as long as any may be cut, and a page may be cut before what is found twice is taken out.
 */
async function lostByName(
  api: Api,
  scope: string,
  part: Found,
  lost: readonly string[],
  page: number,
): Promise<string | undefined> {
  const [key] = lost;
  const row = key === undefined ? undefined : part.rows[part.keys.indexOf(key)];
  const name = row === undefined ? undefined : nameIn(row);
  if (key === undefined || name === undefined) return undefined;
  const [all, own] = [await foundUnder(api, name, 'all'), await foundUnder(api, name, scope)];
  return own.keys.includes(key) && lostFrom(all, own).includes(key) && all.keys.length < page
    ? key
    : undefined;
}

/**
 * One of the lost that is known under all by its own name, so that it is taken for no other, and yet is not among the few
 * results of a text by which the part finds it.
 */
async function lostFromFew(
  api: Api,
  { q, scope }: { readonly q: string; readonly scope: string },
  [key]: readonly string[],
): Promise<string | undefined> {
  if (key === undefined) return undefined;
  const find = async (text: string, under: string): Promise<Found> =>
    foundIn(await searchFor(api, text, { scope: under }, { fresh: true }));
  const part = await find(q, scope);
  const row = part.rows[part.keys.indexOf(key)];
  const name = row === undefined ? undefined : nameIn(row);
  if (name === undefined || !(await find(name, 'all')).keys.includes(key)) return undefined;
  const all = await find(q, 'all');
  return all.keys.length < fewest && lostFrom(all, part).includes(key) ? key : undefined;
}

/**
 * The score of a result, by the name of its member; undefined where several may be meant. What stands deeper may be the score
 * of a lane, by which results of several lanes are not ranked.
 */
function scoreOf(row: unknown): number | undefined {
  const numbers = leavesIn(row).filter(({ value }) => numberOf(value) !== undefined);
  const likely = numbers.filter(({ path }) => /^(?!.*rank).*(?:score|relevance)/.test(memberOf(path)));
  const least = smallestOf(likely.map(({ path }) => depthOf(path)));
  const nearest = likely.filter(({ path }) => depthOf(path) === least);
  const exact = nearest.find(({ path }) => memberOf(path) === 'score');
  return numberOf((exact ?? (nearest.length === 1 ? nearest[0] : undefined))?.value);
}

export const scopeAllRanked = defineCheck({
  id: 'search/scope-all-ranked',
  title: 'scope=all returns results in descending order of score',
  clauses: ['search.scope.all.ranked'],
  operations: ['searchEntities'],
  rulings: ['sort-directions'],
  property: once(async (api) => {
    let compared = 0;
    // Other checks search for the same; the last of them finds most.
    for (const q of [...(await textsToSearch(api, most)), widest]) {
      const scores = (await foundFor(api, q, 'all')).rows.map(scoreOf);
      for (const [index, score] of scores.entries()) {
        const before = scores[index - 1];
        if (score === undefined || before === undefined) continue;
        expectThat(score <= before, `result ${index}`, `a score of at most ${before}`, score);
        if (score < before) compared += 1;
      }
    }
    precondition(compared > 0, 'no two results with different scores were found', 'no-data');
    api.witness('scores in order', compared);
  }),
});

/** Texts that are searched for until one shows a difference between scopes. */
const mostTexts = 4;

export const scopeDefault = defineCheck({
  id: 'search/scope-default',
  title: 'Without scope a search finds what scope=media finds, if scope=all finds something else',
  clauses: ['search.scope.default'],
  operations: ['searchEntities'],
  property: once(
    async (api) => {
      for (const q of await textsToSearch(api, mostTexts)) {
        const [media, all] = [await foundFor(api, q, 'media'), await foundFor(api, q, 'all')];
        if (without(all.keys, media.keys).length + without(media.keys, all.keys).length === 0) continue;
        const found = await foundUnder(api, q, undefined);
        const lost = without(media.keys, found.keys);
        const added = without(found.keys, media.keys);
        const same = lost.length === 0 && added.length === 0;
        if (!same) await expectSteady(api, q, media);
        expectThat(same, '/data', `for ${q} what scope=media finds`, { lost, added });
        api.witness('texts that tell media from all');
        return;
      }
      precondition(false, 'every text that was tried finds the same under media and all', 'no-data');
    },
    { requests: 5 },
  ),
});

/** Ends the attempt where one search does not find the same twice. */
async function expectSteady(api: Api, q: string, media: Found): Promise<void> {
  const { keys } = await foundUnder(api, q, 'media', { fresh: true });
  const moved = [...without(keys, media.keys), ...without(media.keys, keys)];
  precondition(moved.length === 0, `${q} does not find the same twice`);
}

export const universesTaken = defineCheck({
  id: 'search/universes',
  title: 'Search accepts universe with the values all, reference and registry',
  clauses: ['search.universe.all', 'search.universe.reference', 'search.universe.registry'],
  operations: ['searchEntities'],
  property: forEach(vocabularies.searchUniverse.values, async (api, universe) => {
    const reply = await searchFor(api, await aName(api), { universe });
    accusing(`search.universe.${universe}`, () => expectAccepted(reply, 'universe'));
    api.witness('searches served');
  }),
});

interface Input {
  readonly name: 'scope' | 'universe';
  readonly word: string;
}

const documented = {
  scope: vocabularies.searchScope.values,
  universe: vocabularies.searchUniverse.values,
} as const;

const inputs = fc
  .constantFrom('scope' as const, 'universe' as const)
  .chain((name) => wordsOutside(documented[name]).map((word) => ({ name, word })));

export const unknownValues = defineCheck({
  id: 'search/unknown-values',
  title:
    'An unknown scope or universe is refused with the accepted values, listed as ignored, or finds no entity',
  clauses: [
    'search.scope.unknown',
    'search.universe.unknown',
    'error.invalid-enum',
    'error.invalid-enum.details.accepted-values',
    'error.accepted-values',
  ],
  operations: ['searchEntities'],
  rulings: ['unknown-enum-value', 'error-details'],
  runs: 3,
  property: forAll<Input>(
    inputs,
    async (api, { name, word }) => {
      const reply = await searchFor(api, await aName(api), { [name]: word });
      if (reply.status !== 200) {
        expectEnumRefusal(api, reply, documented[name]);
        return;
      }
      if (isIgnored(reply, name)) {
        api.deviates('unknown-enum-value', `a ${name} that does not exist is reported as ignored`);
        api.witness('values reported as ignored');
        return;
      }
      const results = [...resultsIn(reply), ...laneIn(reply)].length;
      expectThat(results === 0, '/data', `no result of the ${name} ${word}`, `${results} results`);
      api.deviates(
        'unknown-enum-value',
        `a ${name} that does not exist finds nothing instead of being refused`,
      );
      api.witness('searches that find nothing');
    },
    {
      clause: ({ name }) => `search.${name}.unknown`,
      examples: [
        { name: 'scope', word: 'notavalue' },
        { name: 'universe', word: 'notavalue' },
      ],
    },
  ),
});

/** Names of entities of which one may have no news, so that a search without scope finds none. */
const mostUnheard = 2;

export const scopeAfterAnother = defineCheck({
  id: 'search/scope-after-another',
  title: 'scope=all finds a name right after a search without scope that may not have found it',
  clauses: ['search.scope.all.everything'],
  operations: ['searchEntities'],
  rulings: ['scope-and-universe', 'live-data'],
  property: once(
    async (api) => {
      const heard = new Set((await entityNames(api)).flatMap(wordsOf));
      const names = referenceEntities(api).map(({ name }) => name);
      const isUnheard = (name: string): boolean => !wordsOf(name).some((word) => heard.has(word));
      // Others search for the first of these names.
      const last = [...names.filter((name) => !isUnheard(name)), ...names.filter(isUnheard)].toReversed();
      for (const name of last.slice(0, mostUnheard)) {
        const before = await foundUnder(api, name, undefined);
        const { keys } = await foundUnder(api, name, 'all');
        api.witness('searches after another', keys.length);
        if (keys.length === 0) {
          // The same name, as nobody searched for it before.
          const upper = name.toUpperCase();
          const apart = before.keys.length > 0 ? before : await foundUnder(api, upper, 'all');
          const isKnown = apart.rows.some((row) => nameIn(row)?.toUpperCase() === upper);
          expectThat(!isKnown, '/data', `results for ${name}, which another search finds`, 'none');
        } else if (before.keys.length === 0) return;
      }
    },
    { requests: 2 },
  ),
});
