import {
  type Api,
  isArray,
  isObject,
  type JsonObject,
  precondition,
  type World,
} from '../../src/kit/index.js';
import { isHandle } from '../entities/handle.js';
import { commonestWords, wordsOf } from '../entities/names.js';
import type { Referred } from '../entities/referred.js';
import { entityNames } from '../entities/sample.js';
import { remembered } from '../leaves.js';
import { nameIn } from '../name-in.js';
import { type Found, foundIn, nothing } from './found.js';
import { searchFor } from './results.js';

/** Entities that rows of other families refer to; they may never have been in the news. */
export const referenceEntities = ({ world }: Api): readonly Named[] => namedIn(world);

type Named = Referred & { readonly name: string };

const namedIn = remembered(({ offer }: World): readonly Named[] => {
  const entities = Object.values(offer.rows).flatMap((rows) => rows.flatMap((row) => [...referredIn(row)]));
  return [...new Map(entities.map((entity) => [entity.id, entity])).values()];
});

function* referredIn(value: unknown): Generator<Named> {
  if (isArray(value)) for (const each of value) yield* referredIn(each);
  else if (isObject(value)) {
    const { entity_id: id } = value;
    const name = isHandle(id) ? nameNear(value) : undefined;
    if (isHandle(id) && name !== undefined) yield { id, name };
    for (const each of Object.values(value)) yield* referredIn(each);
  }
}

/** What an object with an `entity_id` calls that entity: a member that speaks of an organisation, or else a name. */
function nameNear(row: JsonObject): string | undefined {
  const [, named] =
    Object.entries(row).find(
      ([member, value]) => /organi[sz]ation|owner|company|developer|recipient/.test(member) && isText(value),
    ) ?? [];
  return typeof named === 'string' ? named : nameIn(row);
}

const isText = (value: unknown): boolean =>
  typeof value === 'string' && /^[^,]*\p{L}{3}[^,]*$/u.test(value) && !isHandle(value);

/** Names to search for, entities in the news and others in turn; no two share a word. */
export async function namesToSearch(api: Api, most: number): Promise<readonly string[]> {
  const [news, reference] = [await entityNames(api), referenceEntities(api).map(({ name }) => name)];
  const chosen: string[] = [];
  for (const name of inTurns(news, reference)) {
    const words = wordsOf(name);
    const fresh = !chosen.some((each) => wordsOf(each).some((word) => words.includes(word)));
    if (fresh && chosen.length < most) chosen.push(name);
  }
  precondition(chosen.length > 0, 'no name of an entity is known', 'no-data');
  return chosen;
}

const inTurns = (ones: readonly string[], others: readonly string[]): readonly string[] =>
  Array.from({ length: Math.max(ones.length, others.length) }, (_, index) => [ones[index], others[index]])
    .flat()
    .filter((name) => name !== undefined);

/** A text that finds as much as a text can, where it is not too short to be searched for. */
const widest = 'a';

/** Texts that find much and texts that find little: a letter, a word of several names, and names. */
export async function textsToSearch(api: Api, most: number): Promise<readonly string[]> {
  const names = [...(await entityNames(api)), ...referenceEntities(api).map(({ name }) => name)];
  return [widest, ...commonestWords(names).slice(0, 1), ...(await namesToSearch(api, most))].slice(0, most);
}

/** What a search finds for one of these texts; nothing where the text is too short. */
export async function foundFor(api: Api, q: string, scope: string | undefined): Promise<Found> {
  const reply = await searchFor(api, q, { scope });
  return q === widest && reply.status === 400 ? nothing : foundIn(reply);
}

/** A name that a search is likely to find. */
export async function aName(api: Api): Promise<string> {
  const [name] = await namesToSearch(api, 1);
  precondition(name !== undefined, 'no name of an entity is known', 'no-data');
  return name;
}
