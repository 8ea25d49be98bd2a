import { SetupError } from '../../engine/setup-error.js';
import { type Below, type Comparing, isBreaking, type SchemaFinding, schemaGroups } from './rules/schemas.js';
import { commonTypes, restricted } from './shape/composition.js';
import type { Schemas } from './shape/schemas.js';
import { anything, type Places, restrictsNothing, type Shape, typeNames } from './shape/shape.js';

/**
 * Two shapes in the same form: a schema beside another one that is nothing but a choice of alternatives is itself a
 * choice, of one.
 */
function sideBySide(old: Shape, next: Shape): readonly [Shape, Shape] {
  if (old.groups.length === 0 && isOnlyChoice(next)) return [asChoice(old, next), next];
  if (next.groups.length === 0 && isOnlyChoice(old)) return [old, asChoice(next, old)];
  return [old, next];
}

const isOnlyChoice = (shape: Shape): boolean => shape.groups.length === 1 && restrictsNothing(shape);

function asChoice(shape: Shape, like: Shape): Shape {
  const { key, at, types, nullable, marks, discriminator } = shape;
  const form = { ...shape, key: `${key}=`, nullable: true, marks: {}, discriminator: undefined };
  return {
    ...anything,
    ...{ key, at, types, nullable, marks, discriminator },
    groups: like.groups.map((group) => ({ ...group, members: [form] })),
  };
}

/** What two shapes differ in at their place, and what is to be compared below it. */
interface FoundHere {
  readonly findings: readonly SchemaFinding[];
  readonly below: readonly Below[];
}

/** What all groups find; once the types are told, only what they have in common can be compared. */
function foundBetween(one: Shape, other: Shape, comparing: Comparing): FoundHere {
  const [old, next] = sideBySide(one, other);
  const [first, ...others] = schemaGroups;
  const found = [...(first?.find(old, next, comparing) ?? [])];
  const alike = comparable(old, next, found.length > 0);
  if (alike !== undefined)
    for (const group of others) for (const each of group.find(...alike, comparing)) found.push(each);
  return {
    findings: found.filter((each) => 'kind' in each),
    below: found.filter((each) => 'old' in each),
  };
}

/** Two shapes without what concerns types that only one of them has; undefined where that leaves nothing to compare. */
function comparable(old: Shape, next: Shape, isOtherType: boolean): readonly [Shape, Shape] | undefined {
  if (!isOtherType) return [old, next];
  // Where anything was allowed, or is, nothing else need be said.
  if (
    [old, next].some((each) => each.types === undefined && each.groups.length === 0 && restrictsNothing(each))
  )
    return undefined;
  const [was, is] = [old, next].map(({ types }) => types?.value ?? new Set(typeNames));
  const common = commonTypes(was ?? new Set(), is ?? new Set());
  return common.size === 0 ? undefined : sideBySide(restricted(old, common), restricted(next, common));
}

/** Something found in or below a schema, and the steps that lead there. */
export interface DeepFinding extends SchemaFinding {
  readonly path: readonly string[];
}

/** What two schemas are compared for. */
export interface Purpose {
  readonly direction: 'request' | 'response';
  /** Whether it is the body of an error. */
  readonly isError: boolean;
  /** How a parameter is written; absent for JSON. */
  readonly text?: Comparing['text'];
}

/** Compares schemas of two documents; what is shared by many places is compared once. */
export interface SchemaComparer {
  /** Throws `SetupError` where there is no end to it. */
  compare(old: Places | undefined, next: Places | undefined, purpose: Purpose): readonly DeepFinding[];
}

const mostSteps = 2_000_000;
/** Choices below choices that are compared to find which alternatives belong together. */
const deepestDistance = 200;
/** Beyond these, two schemas are no more alike than any others. */
const mostCounted = 3;

/** Two shapes that are still to be compared, and where the newer one is named. */
interface Open {
  readonly old: Shape;
  readonly next: Shape;
  readonly trail?: Trail | undefined;
  readonly at?: string | undefined;
}

const isNamed = ({ key }: Shape): boolean => /^\/components\/schemas\/[^/ ]+$/.test(key);
const nameOf = ({ key }: Shape): string => key.slice('/components/schemas/'.length);

/** The last step of a path and those before it: whole paths of a deep schema would fill the memory. */
interface Trail {
  readonly step: string;
  readonly before: Trail | undefined;
}

/** The items of a list are each written as one text. */
function textAt(trail: Trail | undefined, text: Purpose['text']): Comparing['text'] {
  if (text === undefined || trail === undefined) return text;
  return trail.step === '[]' && trail.before === undefined ? 'single' : undefined;
}

function pathOf(trail: Trail | undefined, ...last: readonly string[]): readonly string[] {
  const steps = [...last];
  for (let each = trail; each !== undefined; each = each.before) steps.unshift(each.step);
  return steps;
}

export function schemaComparer(olds: Schemas, nexts: Schemas): SchemaComparer {
  const known = new Map<string, FoundHere>();
  let left = mostSteps;
  let depth = 0;

  function local(
    old: Shape,
    next: Shape,
    comparing: Pick<Comparing, 'direction' | 'isErrorCode' | 'text'>,
  ): FoundHere {
    const { direction, isErrorCode, text } = comparing;
    const key = `${direction} ${isErrorCode} ${text} ${old.key} -> ${next.key}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    // Whoever comes back to it while it is being compared takes it as equal.
    known.set(key, { findings: [], below: [] });
    const found = foundBetween(old, next, {
      direction,
      isErrorCode,
      text,
      oldAt: (places) => olds.at(places),
      nextAt: (places) => nexts.at(places),
      distance: (one, other) => distance(one, other, direction),
    });
    known.set(key, found);
    return found;
  }

  function distance(old: Shape, next: Shape, direction: Purpose['direction']): number {
    if (depth >= deepestDistance) throw endless();
    depth += 1;
    try {
      let count = 0;
      for (const _ of walk(old, next, { direction, isError: false })) if (++count >= mostCounted) break;
      return count;
    } finally {
      depth -= 1;
    }
  }

  const walk = (old: Shape, next: Shape, purpose: Purpose) => walkFrom({ old, next }, purpose);

  function* walkFrom(first: Open, { direction, isError, text }: Purpose): Generator<DeepFinding> {
    const seen = new Set<string>();
    const open: Open[] = [first];
    for (const { old: was, next: is, trail, at } of open) {
      const key = `${was.key} -> ${is.key}`;
      if (seen.has(key)) continue;
      seen.add(key);
      left -= 1;
      if (left < 0) throw endless();
      const swap = at === undefined ? undefined : swapped(was, is, at, direction);
      if (swap !== undefined) {
        yield { ...swap, path: pathOf(trail) };
        continue;
      }
      const isErrorCode = isError && trail?.step === 'code' && trail.before === undefined;
      const { findings, below } = local(was, is, { direction, isErrorCode, text: textAt(trail, text) });
      for (const finding of findings)
        yield { ...finding, path: pathOf(trail, ...(finding.step === undefined ? [] : [finding.step])) };
      for (const { step, ...each } of below)
        if (each.old !== anything || each.next !== anything)
          open.push({ ...each, trail: step === '' ? trail : { step, before: trail } });
    }
  }

  /** That one named schema stands in the place of another, where both contracts have both, is one edit. */
  function swapped(old: Shape, next: Shape, at: string, direction: Purpose['direction']) {
    const isSwap =
      old.key !== next.key && [old, next].every(isNamed) && nexts.has(old.key) && olds.has(next.key);
    if (!isSwap) return undefined;
    let [count, breaking] = [0, false];
    for (const { kind } of walk(old, next, { direction, isError: false })) {
      count += 1;
      breaking ||= isBreaking(direction, kind);
      if (count > 1 && breaking) return { kind: 'schema-replaced', at, from: nameOf(old), to: nameOf(next) };
    }
    return undefined;
  }

  return {
    compare: (old, next, purpose) => [
      ...walkFrom({ old: olds.at(old), next: nexts.at(next), at: next?.[0] }, purpose),
    ],
  };
}

const endless = (): SetupError =>
  new SetupError(
    'The schemas of the contracts are too many to compare.',
    'Give contracts with fewer schemas.',
  );
