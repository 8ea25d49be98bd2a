import { hanging, painter } from '../../../reports/console/terminal.js';
import { printable } from '../../../reports/safe-text.js';
import { counted } from '../../../reports/wording.js';
import type { Certificate } from '../../certification/certificate.js';
import type { Cause } from '../../certification/judgement.js';
import type { Missing } from '../../certification/requirements.js';
import type { Output } from '../host.js';

type Terminal = Pick<Output, 'colour' | 'columns'>;

interface Entry {
  readonly label: string;
  readonly text: string;
  readonly remedy?: string;
}

const indent = 18;

/** Labelled texts. A label, and a remedy that neighbours share, is printed once. */
function entryLines(entries: readonly Entry[], columns: number): readonly string[] {
  const line = (label: string, text: string) =>
    hanging(`  ${label.padEnd(indent - 2)}`, indent, printable(text), columns);
  return entries.flatMap(({ label, text, remedy }, index) => {
    const [previous, next] = [entries[index - 1], entries[index + 1]];
    const isShared = next?.label === label && next.remedy === remedy;
    return [
      line(previous?.label === label ? '' : label, text),
      ...(remedy === undefined || isShared ? [] : [line('', `→ ${remedy}`)]),
    ];
  });
}

/** The result of a certification, for the console: everything that the certificate lists, by cause. */
export function certificateText(certificate: Certificate, { colour, columns }: Terminal): string {
  const { verdict, profiles, nonce, rounds, clauses, failed, open, notApplicable } = certificate;
  const paint = painter(colour);
  const words = (cause: Cause) => `${causeWords(cause)}${roundWords(cause.rounds, rounds.length)}`;
  const entries: readonly Entry[] = [
    { label: 'profiles', text: profiles.map(({ name, version }) => `${name} ${version}`).join(', ') },
    { label: 'rounds', text: `${rounds.length}, with seeds derived from the nonce '${nonce}'` },
    { label: 'clauses', text: clauseWords(clauses) },
    ...failed.map(({ check, clause, rounds: some }) => ({
      label: 'failed',
      text: `${clause} (${check})${roundWords(some, rounds.length)}`,
    })),
    ...open.map((cause) => ({
      label: cause.kind.replace('-', ' '),
      text: words(cause),
      remedy: cause.remedy,
    })),
    ...notApplicable.map((cause) => ({ label: 'not applicable', text: words(cause) })),
  ];
  return `${[
    '',
    paint.strong('Certificate'),
    ...entryLines(entries, columns),
    `  ${'verdict'.padEnd(indent - 2)}${paint.verdict(verdict, verdict)}`,
    '',
  ].join('\n')}\n`;
}

export function clauseWords({ decided, contradicted, open, notApplicable }: Certificate['clauses']): string {
  const all = decided + contradicted + open + notApplicable;
  return `${counted(all, 'required clause')}: ${decided} decided, ${contradicted} contradicted, ${open} open, ${notApplicable} not applicable`;
}

/** A cause with the checks that it affects, and how many clauses nothing decided because of it. */
function causeWords({ why, checks, clauses }: Cause): string {
  const where = checks.length === 0 ? '' : ` (${checks.join(', ')})`;
  return clauses.length === 0 ? `${why}${where}` : `${why}: ${counted(clauses.length, 'clause')}${where}`;
}

const roundWords = (some: readonly number[], all: number): string =>
  some.length === 0 || some.length === all ? '' : `, in round ${some.join(' and ')}`;

const missingLabels: Readonly<Record<Missing['kind'], string>> = {
  plan: 'plan',
  data: 'data',
  server: 'server',
  key: 'keys',
  'earlier-run': 'earlier run',
  attestation: 'attestations',
  budget: 'budget',
};

/** What a certification still needs, for the console; each with its remedy. */
export function missingText(missing: readonly Missing[], { colour, columns }: Terminal): string {
  const entries = missing.map(({ kind, what, remedy, checks, clauses }) => ({
    label: missingLabels[kind],
    text:
      checks.length === 0
        ? what
        : `${what} (${counted(checks.length, 'check')}, ${counted(clauses.length, 'clause')})`,
    remedy,
  }));
  const title = `Missing for a conformant certificate (${missing.length})`;
  return `${[painter(colour).strong(title), ...entryLines(entries, columns)].join('\n')}\n`;
}
