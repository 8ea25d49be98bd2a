import type { Shape } from '../shape/shape.js';
import type { Area, ChangeRule, RuleRow, Verdict } from './rule.js';

/** A kind of change of a schema: how it counts in what is sent and in what is read. */
export interface SchemaKind {
  readonly says: string;
  /** Absent where it cannot come that way. */
  readonly request?: Verdict;
  readonly response?: Verdict;
  /** The kind of the reversed edit, or why there is none. */
  readonly mirror: RuleRow['mirror'];
}

/** Something found at the place of two shapes. */
export interface SchemaFinding {
  readonly kind: string;
  readonly at: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The member it speaks of, where that is below the place. */
  readonly step?: string | undefined;
}

/** Two shapes below the place, which are to be compared as well. */
export interface Below {
  readonly step: string;
  readonly old: Shape;
  readonly next: Shape;
}

/** What a group may ask while it compares two shapes. */
export interface Comparing {
  readonly direction: 'request' | 'response';
  /** Whether this is the `code` of an error. */
  readonly isErrorCode: boolean;
  oldAt(places: Shape['items']): Shape;
  nextAt(places: Shape['items']): Shape;
  /** How many findings there are between two shapes and below them. */
  distance(old: Shape, next: Shape): number;
}

/** Rules of one subject: a table of kinds, and what finds them. */
export interface SchemaGroup {
  readonly area: Area;
  /** The keywords of JSON Schema and OpenAPI that it judges. */
  readonly keywords: readonly string[];
  readonly kinds: Readonly<Record<string, SchemaKind>>;
  find(old: Shape, next: Shape, comparing: Comparing): Iterable<SchemaFinding | Below>;
}

/** The rules of a group, one for each kind and direction. */
export const schemaRules = ({ area, kinds }: SchemaGroup): readonly ChangeRule[] =>
  Object.entries(kinds).flatMap(([kind, { says, mirror, ...verdicts }]) =>
    (['request', 'response'] as const).flatMap((direction) => {
      const verdict = verdicts[direction];
      if (verdict === undefined) return [];
      const mirrored = typeof mirror === 'string' ? schemaRuleId(direction, mirror) : mirror;
      return [{ id: schemaRuleId(direction, kind), area, direction, ...verdict, says, mirror: mirrored }];
    }),
  );

export const schemaRuleId = (direction: 'request' | 'response', kind: string): string =>
  `${direction}-${kind}`;
