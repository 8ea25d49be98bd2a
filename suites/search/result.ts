import type { ClauseId } from '../../contract/index.js';
import { isLei } from '../../generators/leis.js';
import {
  type Api,
  append,
  defineCheck,
  expectThat,
  isArray,
  isObject,
  type Json,
  type JsonObject,
  once,
  precondition,
} from '../../src/kit/index.js';
import { describedEntities, isHandle, otherNameIn } from '../asking/entities.js';
import { foundFor, foundUnder, namesToSearch, someLegalEntities, widest } from '../asking/search.js';
import { leavesIn } from '../asking/texts.js';

/** What a result of the search carries, under names that are not shown. */
export const parts = ['entity id', 'score', 'match reason', 'country', 'type', 'display name'] as const;
type Part = (typeof parts)[number];

/** Names that fit a part; a path belongs to the first part that it fits. */
const fitting: Readonly<Record<Part, RegExp>> = {
  'entity id': /(?:^|_)ids?$|(?:^|\/)id$/,
  score: /score|relevance|rank|similarity|weight|distance|boost|confidence/,
  'match reason': /match|reason|why|explain|because/,
  country: /countr|nation|jurisdiction|iso/,
  type: /type|kind|class|categor/,
  'display name': /name|label|title/,
};

const clauseOf = {
  'entity id': 'search.result.entity-id',
  'display name': 'search.result.display-name',
  type: 'search.result.type',
  country: 'search.result.country',
  'match reason': 'search.result.match-reason',
  score: 'search.result.score',
} as const satisfies Readonly<Record<Part, ClauseId>>;

/** Members that the document gives another meaning. */
const spoken = /^\/(?:lei|resolved_in_spine|encyclopedia_url|status)$/;

/** The members of a result, those of objects within it by their path. A null may be any part that the entity lacks. */
function* membersOf(value: Json, path = ''): Generator<{ readonly path: string; readonly value: Json }> {
  if (!isObject(value)) yield { path, value };
  else
    for (const [name, each] of Object.entries(value)) yield* membersOf(each, `${path}/${name.toLowerCase()}`);
}

function partOf(path: string, value: Json): Part | undefined {
  if (isHandle(value)) return 'entity id';
  return parts.find((part) => fitting[part].test(path) && mayBe(part, value));
}

/** Whether a value is of a kind that the part can have. */
function mayBe(part: Part, value: Json): boolean {
  if (value === null) return true;
  if (part === 'score')
    return typeof value === 'number' || (typeof value === 'string' && /^(?:\d+|\d*\.\d+)$/.test(value));
  return typeof value === 'string' || isArray(value);
}

/** Which parts the results carry by their names, which not, and what is left that may be one of those. */
interface Carried {
  readonly told: ReadonlySet<Part>;
  /** Parts of which no result has anything, whatever the names mean. */
  readonly absent: readonly Part[];
  /** Parts that stand at best under a name of the deployment's own. */
  readonly unnamed: readonly Part[];
}

export function carriedBy(results: readonly JsonObject[]): Carried {
  const members = results.flatMap((row) => [...membersOf(row)]);
  const told = new Set(members.flatMap(({ path, value }) => partOf(path, value) ?? []));
  const left = members.filter(({ path, value }) => partOf(path, value) === undefined && !spoken.test(path));
  const lacking = parts.filter((part) => !told.has(part));
  const possible = (part: Part) => left.some(({ value }) => mayBe(part, value));
  return {
    told,
    absent: lacking.filter((part) => !possible(part)),
    unnamed: lacking.filter(possible),
  };
}

/** Names that are searched for; of one entity alone a part may well be missing. */
const most = 3;

/** Parts that each result has, if results tell them by their names: others an entity may lack. */
const ofEach = ['match reason', 'score'] as const satisfies readonly Part[];

/** The first result that lacks a part which others tell by its name. */
export function withoutPart(
  results: readonly JsonObject[],
): { readonly part: (typeof ofEach)[number]; readonly row: JsonObject } | undefined {
  const { told } = carriedBy(results);
  for (const part of ofEach) {
    const row = results.find((each) => !carriedBy([each]).told.has(part));
    if (told.has(part) && row !== undefined) return { part, row };
  }
  return undefined;
}

/** Cards of entities that are read for another name. */
const mostCards = 4;
/** Another name of an entity, as its card tells it; undefined where the first few tell none. */
async function otherName(api: Api): Promise<string | undefined> {
  let left = mostCards;
  for await (const { card } of describedEntities(api)) {
    const found = otherNameIn(card);
    if (found !== undefined) return found;
    left -= 1;
    if (left === 0) return undefined;
  }
  return undefined;
}

export const resultParts = defineCheck({
  id: 'search/result-parts',
  title: 'Results carry an entity id, a display name, a type, a country, the reason of the match and a score',
  clauses: [...Object.values(clauseOf), 'search.result.field-names'],
  operations: ['searchEntities'],
  rulings: ['reference-envelope'],
  property: once(
    async (api) => {
      const results: JsonObject[] = [];
      const alias = await otherName(api);
      for (const q of [...(await namesToSearch(api, most)), ...(alias === undefined ? [] : [alias])])
        append(results, (await foundUnder(api, q, 'all')).rows);
      precondition(results.length > 0, 'no name that was tried finds anything', 'no-data');
      const { told, absent: missing, unnamed } = carriedBy(results);
      // An entity may lack a country, but a legal entity has one.
      const legal = await someLegalEntities(api);
      const placed = legal.length === 0 || !carriedBy([...results, ...legal]).absent.includes('country');
      const absent = missing.filter((part) => part !== 'country' || !placed);
      const [first] = results;
      const [part] = absent;
      const clause = part === undefined ? undefined : clauseOf[part];
      expectThat(absent.length === 0, '/data', `results with ${absent.join(' and ')}`, first, clause);
      const lacking = withoutPart(results);
      const ofPart = lacking && clauseOf[lacking.part];
      expectThat(
        lacking === undefined,
        '/data',
        `a ${lacking?.part}, as other results have`,
        lacking?.row,
        ofPart,
      );
      const wide = await foundFor(api, widest, 'all');
      const nameless = [...results, ...wide.rows].find(
        (row) =>
          !leavesIn(row).some(({ value }) => isHandle(value) || (typeof value === 'string' && isLei(value))),
      );
      const ofId = 'search.result.entity-id';
      expectThat(nameless === undefined, '/data', 'an id of the forms that name an entity', nameless, ofId);
      tell(api, 'parts of a result by their names', [...told]);
      tell(api, 'parts under a name that does not tell', unnamed);
      api.witness('results read', results.length);
    },
    { requests: most + 3 },
  ),
});

const tell = (api: Api, what: string, words: readonly string[]): void => {
  if (words.length > 0) api.observe(what, words.join(', '));
};
