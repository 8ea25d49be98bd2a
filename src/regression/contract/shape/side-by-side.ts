import { anything, type Shape } from './shape.js';

/**
 * Two shapes in the same form: a schema beside another one that is nothing but a choice of alternatives is itself a
 * choice, of one.
 */
export function sideBySide(old: Shape, next: Shape): readonly [Shape, Shape] {
  if (old.groups.length === 0 && isOnlyChoice(next)) return [asChoice(old, next), next];
  if (next.groups.length === 0 && isOnlyChoice(old)) return [old, asChoice(next, old)];
  return [old, next];
}

/** What may stand beside alternatives without restricting them. */
const beside: ReadonlySet<string> = new Set([
  'key',
  'at',
  'types',
  'nullable',
  'groups',
  'marks',
  'discriminator',
]);

const isOnlyChoice = (shape: Shape): boolean => shape.groups.length === 1 && hasNoKeyword(shape);

/** Whether a shape restricts nothing, its types, null and its alternatives apart. */
export const hasNoKeyword = (shape: Shape): boolean =>
  Object.entries(shape).every(([member, value]) => beside.has(member) || isEmpty(value));

function isEmpty(value: unknown): boolean {
  if (value === undefined) return true;
  return value instanceof Map ? value.size === 0 : Object.keys(Object(value)).length === 0;
}

function asChoice(shape: Shape, like: Shape): Shape {
  const { key, at, types, nullable, marks, discriminator } = shape;
  const form = { ...shape, key: `${key}=`, nullable: true, marks: {}, discriminator: undefined };
  return {
    ...anything,
    ...{ key, at, types, nullable, marks, discriminator },
    groups: like.groups.map((group) => ({ ...group, members: [form] })),
  };
}
