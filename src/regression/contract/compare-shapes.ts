import type { Below, Comparing, SchemaFinding } from './rules/schema-group.js';
import { schemaGroups } from './rules/schema-groups.js';
import { commonTypes } from './shape/joined.js';
import { restricted } from './shape/restricted.js';
import { type Shape, typeNames } from './shape/shape.js';
import { hasNoKeyword, sideBySide } from './shape/side-by-side.js';

/** What two shapes differ in at their place, and what is to be compared below it. */
export interface FoundHere {
  readonly findings: readonly SchemaFinding[];
  readonly below: readonly Below[];
}

/** What all groups find; once the types are told, only what they have in common can be compared. */
export function foundBetween(one: Shape, other: Shape, comparing: Comparing): FoundHere {
  const [old, next] = sideBySide(one, other);
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
  if (!isOtherType) return [old, next];
  // Where anything was allowed, or is, nothing else need be said.
  if ([old, next].some((each) => each.types === undefined && each.groups.length === 0 && hasNoKeyword(each)))
    return undefined;
  const [was, is] = [old, next].map(({ types }) => types?.value ?? new Set(typeNames));
  const common = commonTypes(was ?? new Set(), is ?? new Set());
  return common.size === 0 ? undefined : sideBySide(restricted(old, common), restricted(next, common));
}
