import type { Purpose } from '../compare-schemas.js';
import type { Marks } from '../document/marks.js';
import type { Places } from '../shape/shape.js';
import type { Context } from './context.js';
import { markFindings } from './marks.js';
import type { Finding } from './rule.js';
import { schemaRuleId } from './schema-group.js';

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
