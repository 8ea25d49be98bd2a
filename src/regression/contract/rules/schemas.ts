import type { Contract } from '../document/contract.js';
import type { Purpose, SchemaComparer } from '../schema-comparison.js';
import type { Marks } from '../shape/marks.js';
import type { Places, Shape } from '../shape/shape.js';
import { alternatives } from './alternatives.js';
import { bounds } from './bounds.js';
import { constraints } from './constraints.js';
import { markFindings, marks } from './marks.js';
import { arrays, freeNames, objects } from './objects-and-arrays.js';
import type { Area, ChangeRule, Finding, RuleRow, Verdict } from './rule.js';
import { texts } from './texts.js';
import { types } from './types.js';
import { values } from './values.js';

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
  /** Where the newer one is named, if one place names it. */
  readonly at?: string | undefined;
}

/** What a group may ask while it compares two shapes. */
export interface Comparing {
  readonly direction: 'request' | 'response';
  /** Whether this is the `code` of an error. */
  readonly isErrorCode: boolean;
  /** How the value of a parameter is written: as one text, or as one for each item of a list. Undefined for JSON. */
  readonly text: 'single' | 'repeated' | undefined;
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

const schemaRuleId = (direction: 'request' | 'response', kind: string): string => `${direction}-${kind}`;

/** Every group that judges schemas. What the types have in common is what the others compare. */
export const schemaGroups: readonly SchemaGroup[] = [
  types,
  values,
  bounds,
  texts,
  objects,
  freeNames,
  arrays,
  alternatives,
  constraints,
  marks,
];

/** Whether a kind of change of a schema is breaking in a direction. */
export const isBreaking = (direction: 'request' | 'response', kind: string): boolean =>
  schemaGroups.some(({ kinds }) => kinds[kind]?.[direction]?.class === 'breaking');

/** What changed between two schemas, and below them. @param whole what they describe, in words */
export const inSchemas = (
  { schemas }: Context,
  old: Places | undefined,
  next: Places | undefined,
  purpose: Purpose,
  whole: string,
): readonly Finding[] =>
  schemas.compare(old, next, purpose).map(({ kind, at, from, to, step, path }) => ({
    rule: schemaRuleId(purpose.direction, kind),
    at,
    from,
    to,
    step,
    field: path.length === 0 ? undefined : written(path),
    subject: path.length === 0 ? whole : `\`${written(path)}\` of ${whole}`,
  }));

const written = (path: readonly string[]): string =>
  path.reduce((text, step) => (step === '[]' || text === '' ? `${text}${step}` : `${text}.${step}`), '');

/** What changed of the marks of something that is no schema. */
export function* inMarks(bearer: string, old: Marks, next: Marks, subject: string): Iterable<Finding> {
  for (const { kind, ...each } of markFindings(old, next))
    yield { ...each, rule: `${bearer}-${kind}`, subject };
}

/** What the rules of operations compare with. */
export interface Context {
  readonly old: Contract;
  readonly next: Contract;
  readonly schemas: SchemaComparer;
}
