import { spellingsOf } from '../../contract/index.js';
import {
  type Api,
  at,
  detail,
  type Exchange,
  expectOk,
  expectRefusal,
  expectThat,
  isArray,
  isObject,
  strings,
  withoutNames,
} from '../../src/kit/index.js';
import { textsIn } from './error-details.js';
import { expectDetails, names } from './refusals.js';

/** Parameters that no endpoint declares, in one query, so that checks share its reply. A refusal is for one of them. */
export const undeclared = { zzqxvk_1: 'x', kqxwvz_2: 'x' } as const;

type Strictness = 'strict' | 'lenient';

const lenientWord =
  /lenient|loose|permissive|non[-_ ]?strict|not[-_ ]?strict|un[-_ ]?strict|(?:non|without|no)[-_ ]?descriptor/i;
const strictWord = /strict|descriptor/i;
/** Names that say of all within them that it is of the class; `descriptor_coverage` would not. */
const strictGroup = /^(?:strict|descriptor[-_ ]?backed)$/i;
const lenientGroup = new RegExp(`^(?:${lenientWord.source})[-_ ]*(?:strict|backed)?$`, 'i');

/**
 * How the endpoint directory classes an endpoint. The directory's layout is the deployment's own: a class is read
 * where a word for it stands beside the path, is the value under the path, or names a list with the path.
 * Undefined where none is told, or both.
 */
export function strictnessOf(directory: unknown, path: string): Strictness | undefined {
  const told = new Set(classesIn(directory, path, ''));
  const [only] = told;
  return told.size === 1 ? only : undefined;
}

function* classesIn(value: unknown, path: string, name: string): Generator<Strictness> {
  if (isArray(value)) {
    if (value.some((each) => isPath(each, path))) yield* named(name, true);
    for (const each of value) yield* classesIn(each, path, name);
  } else if (isObject(value)) {
    const members = Object.entries(value);
    if (isGroup(name)) yield* inGroup(members, path, name);
    if (members.some(([, each]) => isPath(each, path)) || isCallOf(members, path)) {
      yield* named(name, true);
      for (const [member, each] of members) yield* named(member, each);
    }
    for (const [member, each] of members) {
      if (isPath(member, path)) yield* named(isObject(each) ? '' : 'strict', each);
      if (isPath(member, path) && isObject(each)) {
        for (const [inner, innermost] of Object.entries(each)) yield* named(inner, innermost);
      }
      yield* classesIn(each, path, member);
    }
  }
}

const isGroup = (name: string): boolean => strictGroup.test(name) || lenientGroup.test(name);

/** The class of a group, where a list that says nothing of a class itself has the path. */
function* inGroup(
  members: readonly (readonly [string, unknown])[],
  path: string,
  group: string,
): Generator<Strictness> {
  for (const [name, each] of members) {
    const neutral = !lenientWord.test(name) && !strictWord.test(name);
    if (neutral && isArray(each) && each.some((item) => isPath(item, path))) yield* named(group, true);
  }
}

/** Whether the only paths of a record stand in one member of it and are this one: how its endpoint is called. */
function isCallOf(members: readonly (readonly [string, unknown])[], path: string): boolean {
  const calls = members.flatMap(([, each]) =>
    isObject(each) && Object.values(each).some(isAnyPath) ? [each] : [],
  );
  const [call, ...others] = calls;
  return (
    call !== undefined &&
    others.length === 0 &&
    !members.some(([, each]) => isAnyPath(each)) &&
    Object.values(call)
      .filter(isAnyPath)
      .every((each) => isPath(each, path))
  );
}

const isAnyPath = (value: unknown): boolean => typeof value === 'string' && /^(?:get\s+)?\/\S*$/i.test(value);

const isPath = (value: unknown, path: string): boolean =>
  typeof value === 'string' && bare(value.replace(/^get\s+/i, '').replace(/\/$/, '')) === bare(path);

/** A path template without the names of its placeholders. */
const bare = (path: string): string => withoutNames(path).replace(/:\w+/g, '{}');

/** The class that a member tells by its name with a boolean, or by its value in words. */
function* named(member: string, value: unknown): Generator<Strictness> {
  if (typeof value === 'string') {
    if (/[/ ]/.test(value) || value.length > 30) return;
    if (lenientWord.test(value)) yield 'lenient';
    else if (strictWord.test(value)) yield 'strict';
  } else if (typeof value === 'boolean') {
    const word = lenientWord.test(member) ? 'lenient' : strictWord.test(member) ? 'strict' : undefined;
    if (word !== undefined) yield value === (word === 'strict') ? 'strict' : 'lenient';
  }
}

/** How an endpoint treats a parameter that it does not declare. */
type Treatment = 'refused' | 'ignored' | 'served';

/**
 * The reply to an undeclared parameter refuses it as `UNKNOWN_PARAM` or lists it in `applied_filters.ignored`.
 * A reply without `applied_filters` has no place for that (ruling undeclared-parameters).
 */
export function expectReported(api: Api, reply: Exchange, name: string): Treatment {
  if (reply.status !== 200) {
    expectRefusal(reply, { codes: ['UNKNOWN_PARAM'], clause: 'error.unknown-param' });
    const param = detail(reply, 'param');
    expectThat(names(param, name), '/details/param', name, param, 'error.unknown-param.details.param');
    expectDetails(reply, { accepted_params: 'error.unknown-param.details.accepted-params' });
    api.witness('parameters refused');
    return 'refused';
  }
  expectOk(reply);
  const filters = at(reply.json, '/applied_filters');
  api.witness('parameters served');
  if (!isObject(filters)) return 'served';
  const { ignored } = filters;
  // A count, for example, is not a list of names.
  const listed = isArray(ignored) || isObject(ignored) || (ignored ?? null) === null;
  const clause = listed ? 'versioning.lenient.ignored' : 'envelope.applied-filters.ignored';
  expectThat(names(ignored, name), '/applied_filters/ignored', name, ignored, clause);
  return 'ignored';
}

/**
 * The names of parameters that a refusal lists as accepted, of which no shape is shown: texts, one member of descriptors,
 * or the keys of a map. What lists no known name, such as labels or groups, is not read as names.
 */
export function acceptedIn(reply: Exchange, isKnown: (name: string) => boolean): readonly string[] {
  const listed = detail(reply, 'accepted_params');
  if (isObject(listed)) {
    const keys = Object.keys(listed);
    // A group of parameters may be called like one of them.
    const isGrouped = Object.values(listed).some((each) => [...strings(each)].some(isKnown));
    return keys.some(isKnown) && !isGrouped ? keys : [];
  }
  if (!isArray(listed)) return [];
  const descriptors = listed.filter(isObject);
  const members = [...new Set(descriptors.flatMap(Object.keys))]
    .map((member) => descriptors.map((each) => each[member]).filter((each) => typeof each === 'string'))
    .toSorted((one, other) => other.filter(isKnown).length - one.filter(isKnown).length)
    .slice(0, 1)
    .filter((names) => names.some(isKnown));
  return [...listed.filter((each) => typeof each === 'string'), ...members.flat()];
}

/**
 * The refusal of a misspelt parameter suggests an accepted name; another one than the name meant is tolerated
 * (ruling error-details).
 */
export function expectSuggestion(api: Api, reply: Exchange, meant: string): void {
  const accepted = detail(reply, 'accepted_params');
  expectThat(
    isArray(accepted) || isObject(accepted),
    '/details/accepted_params',
    'names, or names with what they mean',
    accepted,
    'error.unknown-param.details.accepted-params',
  );
  const suggestion = detail(reply, 'did_you_mean');
  const suggested = (isArray(suggestion) ? suggestion : [suggestion]).filter(
    (each) => typeof each === 'string',
  );
  const place = '/details/did_you_mean';
  const carried = 'error.unknown-param.details.did-you-mean';
  expectThat(suggested.length > 0, place, `a spelling such as ${meant}`, suggestion, carried);
  const { operation: id } = reply.request;
  // An alias is accepted whether or not a refusal lists it (ruling contract-and-descriptors).
  const known = new Set([...textsIn(accepted), ...(id === undefined ? [] : spellingsOf(id).keys())]);
  const unknown = suggested.find((each) => !known.has(each));
  const declared = 'versioning.strict.suggested-spelling';
  expectThat(unknown === undefined, place, 'one of the accepted names', suggestion, declared);
  if (!suggested.includes(meant))
    api.deviates('error-details', `a misspelling of ${meant} is answered with another name`);
}
