import { brief, type Json, sameJson } from '../../../kit/index.js';
import { type Marks, sameMark } from '../shape/marks.js';
import type { Placed } from '../shape/shape.js';
import { harmless, type RuleRow, remeant, stops } from './rule.js';
import type { SchemaFinding, SchemaGroup, SchemaKind } from './schemas.js';

/** The rows for marks of something that is no schema; ids begin with what bears the marks. */
export const markRows = (bearer: string): Readonly<Record<string, RuleRow>> => ({
  [`${bearer}-deprecated`]: {
    ...harmless,
    says: '{} is marked as deprecated.',
    mirror: `${bearer}-undeprecated`,
  },
  [`${bearer}-undeprecated`]: {
    ...harmless,
    says: '{} is no longer marked as deprecated.',
    mirror: `${bearer}-deprecated`,
  },
  [`${bearer}-sunset-added`]: {
    ...harmless,
    says: '{} is marked with a date of its removal, which announces nothing.',
    mirror: `${bearer}-sunset-removed`,
  },
  [`${bearer}-sunset-removed`]: {
    ...harmless,
    says: '{} is no longer marked with a date of its removal.',
    mirror: `${bearer}-sunset-added`,
  },
  [`${bearer}-sunset-changed`]: {
    ...harmless,
    says: 'The marked date of the removal of {} is another one.',
    mirror: `${bearer}-sunset-changed`,
  },
  [`${bearer}-extension-changed`]: {
    ...harmless,
    says: 'An extension of {} changes; what it means is not known here.',
    mirror: `${bearer}-extension-changed`,
  },
});

/** The marks of a schema are those of a parameter or an operation, and count as little. */
const lifeCycle: Readonly<Record<string, SchemaKind>> = Object.fromEntries(
  Object.entries(markRows('schema')).map(([id, { says, mirror }]) => [
    kindOf(id),
    { says, request: harmless, response: harmless, mirror: kindOf(String(mirror)) },
  ]),
);

function kindOf(id: string): string {
  return id.slice('schema-'.length);
}

/** What stands beside a schema and restricts nothing. */
export const marks: SchemaGroup = {
  area: 'mark',
  keywords: ['default', 'deprecated', 'x-sunset'],
  kinds: {
    'default-added': {
      says: '{} has a default: a request without it may get another answer.',
      request: stops,
      response: harmless,
      mirror: 'default-removed',
    },
    'default-removed': {
      says: '{} has no default any more: a request without it may get another answer.',
      request: stops,
      response: harmless,
      mirror: 'default-added',
    },
    'default-changed': {
      says: 'The default of {} is another one: what it means to leave it out has changed.',
      request: stops,
      response: remeant,
      mirror: 'default-changed',
    },
    ...lifeCycle,
  },
  *find(old, next) {
    yield* changeOf('default', old.marks.default, next.marks.default, sameJson);
    yield* markFindings(old.marks, next.marks);
  },
};

/** What changed of the marks that are not defaults. */
export function* markFindings(old: Marks, next: Marks): Iterable<SchemaFinding> {
  if (old.deprecated === undefined && next.deprecated !== undefined)
    yield { kind: 'deprecated', at: next.deprecated.at };
  if (old.deprecated !== undefined && next.deprecated === undefined)
    yield { kind: 'undeprecated', at: old.deprecated.at };
  yield* changeOf('sunset', old.sunset, next.sunset, sameJson);
  for (const name of new Set([...(old.extensions?.keys() ?? []), ...(next.extensions?.keys() ?? [])])) {
    const [was, is] = [old.extensions?.get(name), next.extensions?.get(name)];
    const called = (text: string | undefined) => (text === undefined ? undefined : `${name} ${text}`);
    for (const { at, from, to } of changeOf('extension', was, is, sameMark))
      yield { kind: 'extension-changed', at, from: called(from), to: called(to) };
  }
}

function* changeOf(
  name: string,
  was: Placed<Json> | undefined,
  is: Placed<Json> | undefined,
  same: (one: Json, other: Json) => boolean,
): Iterable<SchemaFinding> {
  const place = is ?? was;
  if (place === undefined || (was !== undefined && is !== undefined && same(was.value, is.value))) return;
  const action = was === undefined ? 'added' : is === undefined ? 'removed' : 'changed';
  const [from, to] = [was, is].map((each) => (each === undefined ? undefined : brief(each.value)));
  yield { kind: `${name}-${action}`, at: place.at, from, to };
}
