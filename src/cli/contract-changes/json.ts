import { masked } from '../../../reports/masked.js';
import { countOf } from '../../regression/notice/judged.js';
import { type Comparison, classes } from './comparison.js';

/** A comparison as data; `format` grows when a member changes its meaning. */
export function comparisonJson({ asOf, changes, ...comparison }: Comparison): string {
  const summary = Object.fromEntries(classes.map(({ is }) => [is, countOf(changes, is)]));
  const notices = (['announced', 'late', 'unannounced', 'undecided'] as const).map((notice) => [
    notice,
    countOf(changes, 'breaking', notice),
  ]);
  const data = {
    format: 1,
    ...comparison,
    asOf: new Date(asOf).toISOString().slice(0, 10),
    summary: { ...summary, breakingByNotice: Object.fromEntries(notices) },
    changes,
  };
  return `${JSON.stringify(masked(data), null, 2)}\n`;
}
