import { Unusable } from '../../engine/unusable.js';
import type { Below, Comparing, SchemaFinding } from './rules/schema-group.js';
import { schemaGroups } from './rules/schema-groups.js';
import { commonTypes } from './shape/joined.js';
import { restricted } from './shape/restricted.js';
import type { Schemas } from './shape/schemas.js';
import { anything, type Places, type Shape, typeNames } from './shape/shape.js';
import { hasNoKeyword, sideBySide } from './shape/side-by-side.js';

/** Something found in or below a schema, and the steps that lead there. */
export interface DeepFinding extends SchemaFinding {
  readonly path: readonly string[];
}

/** What two schemas are compared for. */
export interface Purpose {
  readonly direction: 'request' | 'response';
  /** Whether it is the body of an error. */
  readonly isError: boolean;
}

/** Compares schemas of two documents; what is shared by many places is compared once. */
export interface SchemaComparer {
  /** Throws `Unusable` where there is no end to it. */
  compare(old: Places | undefined, next: Places | undefined, purpose: Purpose): readonly DeepFinding[];
}

const mostSteps = 2_000_000;
/** Alternatives whose alternatives have alternatives are told apart by what is above them. */
const deepestDistance = 20;
/** Beyond these, two schemas are no more alike than any others. */
const mostCounted = 20;

interface Local {
  readonly findings: readonly SchemaFinding[];
  readonly below: readonly Below[];
}

export function schemaComparer(olds: Schemas, nexts: Schemas): SchemaComparer {
  const known = new Map<string, Local>();
  let left = mostSteps;
  let depth = 0;

  function local(old: Shape, next: Shape, comparing: Pick<Comparing, 'direction' | 'isErrorCode'>): Local {
    const { direction, isErrorCode } = comparing;
    const key = `${direction} ${isErrorCode} ${old.key} -> ${next.key}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    // Whoever comes back to it while it is being compared takes it as equal.
    known.set(key, { findings: [], below: [] });
    const found = foundBetween(old, next, {
      direction,
      isErrorCode,
      oldAt: (places) => olds.at(places),
      nextAt: (places) => nexts.at(places),
      distance: (one, other) => distance(one, other, direction),
    });
    known.set(key, found);
    return found;
  }

  function distance(old: Shape, next: Shape, direction: Purpose['direction']): number {
    if (depth >= deepestDistance) return 0;
    depth += 1;
    try {
      let count = 0;
      for (const _ of walk(old, next, { direction, isError: false })) if (++count >= mostCounted) break;
      return count;
    } finally {
      depth -= 1;
    }
  }

  function* walk(old: Shape, next: Shape, { direction, isError }: Purpose): Generator<DeepFinding> {
    const seen = new Set<string>();
    const open: { readonly old: Shape; readonly next: Shape; readonly path: readonly string[] }[] = [
      { old, next, path: [] },
    ];
    for (const each of open) {
      const key = `${each.old.key} -> ${each.next.key}`;
      if (seen.has(key)) continue;
      seen.add(key);
      left -= 1;
      if (left < 0) throw endless();
      const isErrorCode = isError && each.path.join('.') === 'code';
      const { findings, below } = local(each.old, each.next, { direction, isErrorCode });
      for (const finding of findings)
        yield { ...finding, path: [...each.path, ...(finding.step === undefined ? [] : [finding.step])] };
      for (const { step, old: was, next: is } of below)
        if (was !== anything || is !== anything)
          open.push({ old: was, next: is, path: step === '' ? each.path : [...each.path, step] });
    }
  }

  return { compare: (old, next, purpose) => [...walk(olds.at(old), nexts.at(next), purpose)] };
}

/** What all groups find; once the types are told, only what they have in common can be compared. */
function foundBetween(old: Shape, next: Shape, comparing: Comparing): Local {
  const [first, ...others] = schemaGroups;
  const found = [...(first?.find(old, next, comparing) ?? [])];
  const alike = comparable(old, next, found.length > 0);
  if (alike !== undefined) for (const group of others) found.push(...group.find(...alike, comparing));
  return {
    findings: found.filter((each) => 'kind' in each),
    below: found.filter((each) => 'old' in each),
  };
}

/** Two shapes without what concerns types that only one of them has; undefined where that leaves nothing to compare. */
function comparable(old: Shape, next: Shape, isOtherType: boolean): readonly [Shape, Shape] | undefined {
  if (!isOtherType) return sideBySide(old, next);
  // Where anything was allowed, or is, nothing else need be said.
  if ([old, next].some((each) => each.types === undefined && each.groups.length === 0 && hasNoKeyword(each)))
    return undefined;
  const [was, is] = [old, next].map(({ types }) => types?.value ?? new Set(typeNames));
  const common = commonTypes(was ?? new Set(), is ?? new Set());
  return common.size === 0 ? undefined : sideBySide(restricted(old, common), restricted(next, common));
}

const endless = (): Unusable =>
  new Unusable('The schemas of the contracts are too many to compare.', 'Give contracts with fewer schemas.');
