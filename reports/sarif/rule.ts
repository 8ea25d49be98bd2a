import type { ReportingDescriptor } from 'sarif';
import type { Level } from '../../contract/index.js';
import type { CheckResult } from '../../src/engine/events.js';
import { citedClause } from '../cited.js';
import { printable } from '../printable.js';

const levels: Readonly<Record<Level, 'error' | 'warning' | 'note'>> = {
  must: 'error',
  should: 'warning',
  observe: 'note',
};

/** A check as a rule: what it holds a deployment to, in the words of the clauses, and how it ended. */
export function rule(check: CheckResult): ReportingDescriptor {
  const { id, title, area, level, outcome, clauses, required, source } = check;
  const says = clauses.map((each) => `${citedClause(each).says} (${each})`);
  return {
    id,
    shortDescription: { text: printable(title) },
    fullDescription: { text: says.join(' ') || printable(title) },
    help: {
      text: says.map((each) => `- ${each}`).join('\n') || printable(title),
      markdown: says.map((each) => `- ${each}`).join('\n') || printable(title),
    },
    defaultConfiguration: { level: levels[level] },
    properties: { tags: [area, level], outcome, required, source, clauses },
  };
}
