import { brief, sameJson } from '../../../kit/index.js';
import {
  type Constraint,
  type ConstraintName,
  constraintNames,
  constraintRows,
} from '../shape/constraints.js';
import { harmless, remeant, retyped, stops, wider } from './rule.js';
import type { Comparing, SchemaGroup, SchemaKind } from './schemas.js';

const words: Readonly<Record<ConstraintName, string>> = {
  not: 'a schema that {} may not fit',
  condition: 'a condition on {}',
  contains: 'what {} must contain',
  'property-names': 'the names of the properties of {}',
  'dependent-required': 'properties of {} that require others',
  'dependent-schemas': 'properties of {} that restrict it',
  'content-encoding': 'the encoding of {}',
  'content-media-type': 'the media type of {}',
  'content-schema': 'the content of {}',
};

/** Rules by which a text is read in another way, whether they come or go. */
const rewrites: ReadonlySet<string> = new Set(['content-encoding', 'content-media-type']);

const kindsOf = (name: ConstraintName): Readonly<Record<string, SchemaKind>> => ({
  [`${name}-added`]: {
    says: `There is a rule on ${words[name]}.`,
    request: stops,
    response: rewrites.has(name) ? remeant : harmless,
    mirror: `${name}-removed`,
  },
  [`${name}-removed`]: {
    says: `There is no rule on ${words[name]} any more.`,
    request: wider,
    response: rewrites.has(name) ? remeant : retyped,
    mirror: `${name}-added`,
  },
  [`${name}-changed`]: {
    says: `The rule on ${words[name]} is another one.`,
    request: stops,
    response: retyped,
    mirror: `${name}-changed`,
  },
});

/** Rules that are compared as a whole: a part of them may tighten and another one loosen. */
export const constraints: SchemaGroup = {
  area: 'constraint',
  keywords: constraintNames.flatMap((name) => [...constraintRows[name].keywords]),
  kinds: Object.assign({}, ...constraintNames.map(kindsOf)),
  *find(old, next, comparing) {
    for (const name of constraintNames) {
      const [was, is] = [old.constraints.get(name) ?? [], next.constraints.get(name) ?? []];
      const [before, after] = [was[0], is[0]];
      if (before === undefined && after !== undefined)
        yield { kind: `${name}-added`, at: after.at, to: brief(after.plain) };
      else if (before !== undefined && after === undefined)
        yield { kind: `${name}-removed`, at: before.at, from: brief(before.plain) };
      else if (before !== undefined && after !== undefined && !areSame(was, is, comparing))
        yield { kind: `${name}-changed`, at: after.at, from: brief(before.plain), to: brief(after.plain) };
    }
  },
};

const areSame = (was: readonly Constraint[], is: readonly Constraint[], comparing: Comparing): boolean =>
  was.length === is.length && was.every((each) => is.some((other) => sameConstraint(each, other, comparing)));

const sameConstraint = (
  one: Constraint,
  other: Constraint,
  { oldAt, nextAt, distance }: Comparing,
): boolean =>
  sameJson(one.plain, other.plain) &&
  one.schemas.size === other.schemas.size &&
  [...one.schemas].every(([name, place]) => {
    const counterpart = other.schemas.get(name);
    return counterpart !== undefined && distance(oldAt([place]), nextAt([counterpart])) === 0;
  });
