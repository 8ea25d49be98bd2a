import fc from 'fast-check';
import { textsLikePatterns } from '../../generators/names.js';
import {
  type Api,
  defineCheck,
  type Exchange,
  expectThat,
  forAll,
  isObject,
  once,
  precondition,
  sameJson,
  seenOf,
} from '../../src/kit/index.js';
import { idOf, namedCards, wordsOf } from '../asking/entities.js';
import { isSpineId } from '../asking/entity-refs.js';
import {
  aName,
  foundFor,
  foundUnder,
  leiIn,
  namesToSearch,
  resultsIn,
  searchFor,
  someLegalEntities,
  widest,
} from '../asking/search.js';
import { nameIn } from '../asking/texts.js';

export const textDecides = defineCheck({
  id: 'search/text-decides',
  title: 'Searches for the names of two entities have different results',
  clauses: ['search.q.finds', 'search.q'],
  operations: ['searchEntities'],
  property: once(
    async (api) => {
      const [one, other, third] = await namesToSearch(api, 3);
      precondition(one !== undefined && other !== undefined, 'fewer than two names are known', 'no-data');
      const [ones, others] = [await foundUnder(api, one, 'all'), await foundUnder(api, other, 'all')];
      const some = ones.keys.length + others.keys.length;
      if (some === 0) {
        const word = await wordThatFinds(api, [one, other]);
        const told = `results for ${one} or ${other}`;
        expectThat(word === undefined, '/data', `${told}, as ${word} finds some`, 'none');
        await expectOwnNamesFind(api);
        await expectListedFound(api);
        precondition(false, `nothing is found by ${one} nor by ${other}`, 'no-data');
      }
      const areSame = sameJson(ones.keys, others.keys);
      // One entity may have both names, but not a third one as well.
      const isOneEntity = areSame && ones.keys.length === 1;
      precondition(!isOneEntity || third !== undefined, `${one} and ${other} may be one entity`, 'no-data');
      const same =
        areSame && (!isOneEntity || sameJson(ones.keys, (await foundUnder(api, third ?? other, 'all')).keys));
      expectThat(!same, '/data', `not the results of ${one} for ${other}`, others.keys.slice(0, 5));
      api.witness('results told apart', some);
    },
    { requests: 2 },
  ),
});

/** Results whose names are searched for. */
const mostNamed = 4;

/** The name of a result finds something itself. */
async function expectOwnNamesFind(api: Api): Promise<void> {
  const { rows } = await foundFor(api, widest, 'all');
  const names = rows.flatMap((row) => nameIn(row) ?? []);
  const worded = names.filter((each) => wordsOf(each).some(({ length }) => length > 3));
  for (const name of worded.slice(0, mostNamed)) {
    const { keys } = await foundUnder(api, name, 'all');
    expectThat(keys.length > 0, '/data', `results for ${name}, the name of a result for ${widest}`, 'none');
  }
}

/** Listed Entities whose names are searched for. */
const mostListed = 3;

/** The id of a listed Entity is the same id that search returns, so that search finds some of them by their very names. */
async function expectListedFound(api: Api): Promise<void> {
  const listed = (await namedCards(api)).filter(({ card }) => isSpineId(idOf(card))).slice(0, mostListed);
  if (listed.length < mostListed) return;
  for (const { name } of listed) if ((await foundUnder(api, name, 'all')).keys.length > 0) return;
  const names = listed.map(({ name }) => name).join(', ');
  expectThat(false, '/data', `one of the listed Entities ${names}`, 'none');
}

/** A word of the names that finds something, though the names do not. */
async function wordThatFinds(api: Api, names: readonly string[]): Promise<string | undefined> {
  for (const word of names.flatMap((name) =>
    wordsOf(name)
      .filter((each) => each.length > 3)
      .slice(0, 1),
  )) {
    if ((await foundUnder(api, word, 'all')).keys.length > 0) return word;
  }
  return undefined;
}

interface Input {
  readonly operation: 'searchEntities' | 'listEntities';
  readonly text: string;
}

export const textsLikePatternsTaken = defineCheck({
  id: 'search/texts-like-patterns',
  title: 'A text with brackets or operators is searched for literally, or refused as a bad request',
  clauses: ['search.q', 'entities.list.search'],
  operations: ['searchEntities', 'listEntities'],
  rulings: ['answers-to-any-request'],
  runs: 3,
  property: forAll<Input>(
    fc.record({
      operation: fc.constantFrom('searchEntities' as const, 'listEntities' as const),
      text: textsLikePatterns(),
    }),
    async (api, { operation, text }) => {
      const reply = await api.get(operation, operation === 'listEntities' ? { search: text } : { q: text });
      // Which refusal a strange text earns is open.
      const answered = reply.status === 200 || (reply.status >= 400 && reply.status < 500);
      expectThat(answered, 'status', 'status 200, or a refusal', seenOf(reply));
      api.witness('texts answered');
    },
    {
      clause: ({ operation }) => (operation === 'listEntities' ? 'entities.list.search' : 'search.q'),
      examples: [
        { operation: 'searchEntities', text: 'Acme (' },
        { operation: 'listEntities', text: 'Acme (' },
      ],
    },
  ),
});

const told = (reply: Exchange): string =>
  reply.status === 200 ? `200, ${resultsIn(reply).length} results` : seenOf(reply);

export const leftOpen = defineCheck({
  id: 'search/left-open',
  title: 'Behaviour of search that the specification leaves open is recorded',
  clauses: [
    'search.further-parameters',
    'search.paging',
    'search.q.matching',
    'search.q.missing',
    'search.registry.place',
    'search.registry.resolved-in-spine.meaning',
    'search.result.nulls',
    'search.result.place',
    'search.result.values',
    'search.scope-and-universe',
    'search.universe.default',
    'search.universe.meanings',
    'search.universe.registry.not-in-scope',
  ],
  level: 'observe',
  operations: ['searchEntities'],
  rulings: ['scope-and-universe', 'reference-envelope'],
  property: once(
    async (api) => {
      const q = await aName(api);
      const plain = await searchFor(api, q);
      api.observe('members of a search', Object.keys(isObject(plain.json) ? plain.json : {}).join(', '));
      const { rows } = await foundUnder(api, q, 'all');
      api.observe('members of a result', Object.keys(rows[0] ?? {}).join(', '));
      api.observe('a search by a whole name', rows.map(nameIn).includes(q) ? 'finds it' : 'does not find it');
      api.observe('a search without q', told(await api.get('searchEntities')));
      api.observe('limit=1', told(await searchFor(api, q, { limit: 1 })));
      for (const universe of ['all', 'reference']) {
        api.observe(`universe=${universe}`, told(await searchFor(api, q, { universe })));
      }
      const both = await searchFor(api, q, { scope: 'media', universe: 'registry' });
      api.observe('scope=media with universe=registry', told(both));
      const [legal] = await someLegalEntities(api);
      if (legal === undefined) return;
      api.observe('members of a result of the registry', Object.keys(legal).join(', '));
      const lei = leiIn(legal) ?? '';
      api.observe('an LEI under scope=all', told(await searchFor(api, lei, { scope: 'all' })));
    },
    { requests: 6 },
  ),
});
