import type { Report } from '../../engine/report.js';

/** Why two reports cannot be compared one to one, a sentence each. */
export const unlikeness = (older: Report, newer: Report): readonly string[] =>
  told
    .filter(([, of]) => of(older) !== of(newer))
    .map(([what, of]) => `another ${what}: ${of(older)} then, ${of(newer)} now`);

const told: readonly (readonly [what: string, of: (report: Report) => string])[] = [
  // The reference has another port each time.
  ['target', ({ run }) => (run.target.reference === undefined ? run.target.baseUrl : run.target.name)],
  [
    'suite',
    ({ run }) => `${run.suite.name} ${run.suite.version} with the ledger ${run.suite.ledger.slice(0, 19)}`,
  ],
  ['seed', ({ run }) => String(run.seed)],
  [
    'selection',
    ({ run }) => `${run.settings.preset?.value ?? 'full'}, ${run.settings.check?.value ?? 'all'}`,
  ],
  ['ending', ({ ending }) => ending],
];
