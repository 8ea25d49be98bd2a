import {
  type ClauseId,
  type ErrorCode,
  errorCodes,
  type OperationId,
  type Parameter,
  parametersOf,
  spellingsOf,
} from '../../contract/index.js';
import { at, detail, type Exchange, expectThat, isArray, isObject, type World } from '../../src/kit/index.js';
import { clauseNamed } from './refusals.js';

/** Names that stand for others, or are called legacy: a list of the accepted names, or a contract, may lack them. */
export const otherSpellings: readonly string[] = ['lat', 'lon', 'owner_entity_id', 'owner_search'];

/** An error, with what was sent. */
export interface Refusal {
  readonly reply: Exchange;
  readonly world: World;
  readonly code: ErrorCode;
  readonly operation: OperationId | undefined;
  /** The query by name, as it stands in the URL. */
  readonly sent: readonly (readonly [name: string, value: string])[];
  /** What stands at a member of `details`, or beside them (ruling error-details). */
  readonly told: (member: string) => unknown;
  /** Accuses the clause on a member of `details`, where it is there. */
  readonly expect: (holds: boolean, member: string, expected: string, clause?: ClauseId) => void;
}

/** The clause on a member of the details of a code. */
export const clauseOf = (code: ErrorCode, member: string): ClauseId =>
  clauseNamed(`error.${code.toLowerCase()}.details.${member}`);

/** The reply as a refusal with a code of the document; undefined for any other, and for one without details. */
export function refusalIn(reply: Exchange, world: World): Refusal | undefined {
  const { target, operation } = reply.request;
  const named = at(reply.json, '/code');
  const code = errorCodes.find((each) => each === named);
  if (code === undefined || reply.status < 400 || !isObject(at(reply.json, '/details'))) return undefined;
  const query = target.split('?')[1] ?? '';
  const told = (member: string) => detail(reply, member);
  return {
    reply,
    world,
    code,
    operation,
    sent: [...new URLSearchParams(query)],
    told,
    expect(holds, member, expected, clause) {
      const value = told(member);
      if (value === undefined) return;
      expectThat(holds, `/details/${member}`, expected, value, clause ?? clauseOf(code, member));
    },
  };
}

/** Every text and number within a value of which no shape is shown. */
export function* textsIn(value: unknown): Generator<string> {
  if (isArray(value)) for (const each of value) yield* textsIn(each);
  else if (isObject(value)) for (const [name, each] of Object.entries(value)) yield* textsIn([name, each]);
  else if (value !== null && value !== undefined) yield String(value);
}

/** The same in lower case, without empty ones. */
export const listedIn = (value: unknown): readonly string[] =>
  [...textsIn(value)].map((text) => text.toLowerCase()).filter((text) => text !== '');

const wordMembers = ['value', 'code', 'key', 'id', 'slug', 'name', 'label'];

/** The values that a list tells, each of which may be described beside its name; undefined where there is no list. */
export function valuesIn(list: unknown): readonly string[] | undefined {
  if (!isArray(list)) return undefined;
  return list.flatMap((each) => {
    if (typeof each === 'string') return [each];
    const words = isObject(each) ? wordMembers.map((member) => each[member]) : [];
    return words.filter((word) => typeof word === 'string').slice(0, 1);
  });
}

/** Whether a value can say something in words: a text, a list or an object, of which the form is not shown. */
export const isWorded = (value: unknown): boolean =>
  typeof value === 'string' ? value !== '' : isArray(value) || isObject(value);
export const isWordedOrNull = (value: unknown): boolean => value === null || isWorded(value);
/** Whether a value is an absolute or relative URL, or null. */
export const isLink = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && /^[^\s]+$/.test(value));

/** The parameter of ours that a name in a query stands for. */
export function parameterOf({ operation: id }: Refusal, name: string): Parameter | undefined {
  if (id === undefined) return undefined;
  const own = spellingsOf(id).get(name);
  return own === undefined ? undefined : parametersOf(id)[own];
}

/** The items of what was sent under a name or another spelling of it, in lower case. */
export const itemsOf = ({ sent }: Refusal, ...spellings: readonly string[]): readonly string[] =>
  sent
    .filter(([name]) => spellings.includes(name))
    .flatMap(([, value]) => value.split(','))
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== '');

/** The Events that the probe saw, by what a refusal may name of them. */
export const seenIn = ({ offer }: World): readonly (readonly [category: string, subcategory: string])[] =>
  offer.events.flatMap(({ category, subcategory }) =>
    typeof category === 'string' && typeof subcategory === 'string'
      ? [[category.toLowerCase(), subcategory.toLowerCase()] as const]
      : [],
  );
