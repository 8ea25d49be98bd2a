import {
  derivations,
  errorCodes,
  errorRow,
  type Ruling,
  type RulingId,
  ruling,
  rulingIdOf,
  rulings,
} from '../../../contract/index.js';
import { suite } from '../../../suites/index.js';
import type { Check } from '../../kit/index.js';
import type { Host } from '../host.js';
import { requireKnown } from '../suggestion.js';
import { type CoveredClause, clauseCoverage } from './clauses.js';

/** Prints everything known about a clause, a check, an error code or a ruling. @returns the exit code */
export function explainCommand(name: string, { out }: Host): number {
  const explained = explain(name);
  if (explained === undefined) {
    const known = [...clauseCoverage, ...suite].map(({ id }) => id);
    const all = [...known, ...errorCodes, ...Object.keys(rulings)];
    requireKnown(
      'clause, check, error code or ruling',
      name,
      all,
      "'ei-conformance list' prints the checks, 'ei-conformance list --clauses' the clauses.",
    );
  }
  out.write(explained ?? '');
  return 0;
}

function explain(name: string): string | undefined {
  const clause = clauseCoverage.find((each) => each.id === name);
  if (clause !== undefined) return clauseWords(clause);
  const check = suite.find((each) => each.id === name);
  if (check !== undefined) return checkWords(check);
  const code = errorCodes.find((each) => each === name);
  if (code !== undefined) {
    const { status, condition, details } = errorRow(code);
    const about = clauseCoverage.filter(({ says }) => says.includes(`\`${code}\``)).map(({ id }) => id);
    return page(`${code} (HTTP ${status})`, condition, { details, clauses: about });
  }
  const id = rulingIdOf(name);
  return id === undefined ? undefined : rulingWords(id, ruling(id));
}

function clauseWords({
  id,
  level,
  by,
  says,
  heading,
  operations,
  seen,
  standing,
  untestable,
  ruling,
  checks,
}: CoveredClause) {
  return page(`${id} (${level}, ${standing})`, says, {
    heading: [heading],
    operations,
    'level by': [derivations[by].rule],
    'seen by': [seen],
    'not testable': untestable === undefined ? [] : [untestable],
    ruling: ruling === undefined ? [] : [`${ruling}: ${rulings[ruling].title}`],
    checks,
  });
}

const checkWords = ({
  id,
  level,
  title,
  clauses,
  operations,
  rulings: cited = [],
  refutedBy,
}: Check): string =>
  page(`${id} (${level})`, title, {
    clauses: clauses.map(
      (each) => `${each}: ${clauseCoverage.find(({ id: known }) => known === each)?.says ?? ''}`,
    ),
    operations,
    rulings: cited.map((each) => `${each}: ${rulings[each].title}`),
    'refuted by': refutedBy,
  });

const rulingWords = (
  id: RulingId,
  { alias, title, kind, headings, problem, accepts, stillFails }: Ruling,
): string =>
  page(`${id} (${alias}): ${title} (${kind})`, problem, { headings, accepts, 'still fails': stillFails });

/** A title, a sentence, and lists of what belongs to it. */
function page(title: string, sentence: string, lists: Readonly<Record<string, readonly string[]>>): string {
  const sections = Object.entries(lists)
    .filter(([, items]) => items.length > 0)
    .map(([name, items]) => `\n${name}\n${items.map((each) => `  ${each}\n`).join('')}`);
  return `${title}\n  ${sentence}\n${sections.join('')}`;
}
