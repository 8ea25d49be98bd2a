import type { Discriminator, Group, Shape } from '../shape/shape.js';
import { harmless, remeant, retyped, stops, wider } from './rule.js';
import type { Below, Comparing, SchemaFinding, SchemaGroup } from './schemas.js';

/** Alternatives of which one fits. */
export const alternatives: SchemaGroup = {
  area: 'alternatives',
  keywords: ['anyOf', 'oneOf', 'discriminator'],
  kinds: {
    'alternative-added': {
      says: '{} may have one form more.',
      request: wider,
      response: retyped,
      mirror: 'alternative-removed',
    },
    'alternative-removed': {
      says: '{} may have one form less.',
      request: stops,
      response: harmless,
      mirror: 'alternative-added',
    },
    'alternatives-added': {
      says: '{} must have one of some forms as well.',
      request: stops,
      response: harmless,
      mirror: 'alternatives-removed',
    },
    'alternatives-removed': {
      says: '{} need not have one of some forms any more.',
      request: wider,
      response: retyped,
      mirror: 'alternatives-added',
    },
    'combination-changed': {
      says: 'The forms of {} are combined by the other of anyOf and oneOf, which is the same where at most one fits.',
      request: harmless,
      response: harmless,
      mirror: 'combination-changed',
    },
    'discriminator-added': {
      says: 'A property tells the forms of {} apart.',
      request: harmless,
      response: harmless,
      mirror: 'discriminator-removed',
    },
    'discriminator-removed': {
      says: 'No property tells the forms of {} apart any more.',
      request: harmless,
      response: remeant,
      mirror: 'discriminator-added',
    },
    'discriminator-changed': {
      says: 'The forms of {} are told apart in another way.',
      request: stops,
      response: remeant,
      mirror: 'discriminator-changed',
    },
  },
  *find(old, next, comparing) {
    const [was, is] = [old.groups, next.groups];
    let isOtherNumber = false;
    for (let index = 0; index < Math.max(was.length, is.length); index += 1) {
      const [before, after] = [was[index], is[index]];
      isOtherNumber ||= before?.members.length !== after?.members.length;
      if (before !== undefined && after !== undefined) yield* between(before, after, comparing);
      else if (after !== undefined) yield { kind: 'alternatives-added', at: after.at };
      else yield { kind: 'alternatives-removed', at: before?.at ?? next.at };
    }
    if (!isOtherNumber) yield* discriminators(old, next, comparing);
  },
};

function* between(was: Group, is: Group, comparing: Comparing): Iterable<SchemaFinding | Below> {
  const { pairs, gone, come } = paired(was.members, is.members, comparing);
  if (pairs.length === 0 && was.members.length === 1) {
    yield { kind: 'alternatives-added', at: is.at };
    return;
  }
  if (pairs.length === 0 && is.members.length === 1) {
    yield { kind: 'alternatives-removed', at: was.at };
    return;
  }
  for (const [old, next] of pairs) yield { step: '', old, next };
  for (const each of gone) yield { kind: 'alternative-removed', at: each.at };
  for (const each of come) yield { kind: 'alternative-added', at: each.at };
  if (was.keyword !== is.keyword && is.members.length > 1 && was.members.length > 1)
    yield { kind: 'combination-changed', at: is.at, from: was.keyword, to: is.keyword };
}

/** Forms that differ in more are other forms. */
const mostFindings = 2;
const mostDistances = 10_000;

/** Finds for each form of the older contract the one that it has become: of the same name, else the nearest first. */
function paired(old: readonly Shape[], next: readonly Shape[], { distance }: Comparing) {
  const byKey = new Map(next.map((each) => [each.key, each]));
  const pairs: (readonly [Shape, Shape])[] = old
    .filter(({ key }) => key.startsWith('/components/'))
    .flatMap((one) => {
      const other = byKey.get(one.key);
      return other === undefined ? [] : [[one, other] as const];
    });
  const taken = new Set(pairs.flat());
  const left = (forms: readonly Shape[]) => forms.filter((each) => !taken.has(each));
  // Equal forms in the same order are found in one look; the others are compared with each other while they are few.
  for (const [index, one] of old.entries()) {
    const other = next[index];
    if (other === undefined || taken.has(one) || taken.has(other) || distance(one, other) > 0) continue;
    taken.add(one).add(other);
    pairs.push([one, other]);
  }
  if (left(old).length * left(next).length > mostDistances)
    return { pairs, gone: left(old), come: left(next) };
  const distances = left(old)
    .flatMap((one) => left(next).map((other) => ({ one, other, far: distance(one, other) })))
    .filter(({ far }) => far <= mostFindings)
    .toSorted((near, farther) => near.far - farther.far);
  for (const { one, other } of distances) {
    if (taken.has(one) || taken.has(other)) continue;
    taken.add(one).add(other);
    pairs.push([one, other]);
  }
  return { pairs, gone: left(old), come: left(next) };
}

function* discriminators(old: Shape, next: Shape, comparing: Comparing): Iterable<SchemaFinding> {
  const [was, is] = [old.discriminator, next.discriminator];
  if (was === undefined && is !== undefined) yield { kind: 'discriminator-added', at: is.at };
  if (was !== undefined && is === undefined) yield { kind: 'discriminator-removed', at: was.at };
  if (was === undefined || is === undefined || tellAlike(was.value, is.value, comparing)) return;
  yield { kind: 'discriminator-changed', at: is.at, from: wordsOf(was.value), to: wordsOf(is.value) };
}

const wordsOf = ({ property, names }: Discriminator): string =>
  [property, ...[...names.keys()].toSorted()].join(' ');

/** Whether two discriminators tell the same forms apart by the same values; a schema may have another name. */
const tellAlike = (was: Discriminator, is: Discriminator, comparing: Comparing): boolean =>
  wordsOf(was) === wordsOf(is) &&
  [...was.names].every(([name, places]) => {
    const others = is.names.get(name);
    if (others?.join() === places.join()) return true;
    return comparing.distance(comparing.oldAt(places), comparing.nextAt(others)) === 0;
  });
