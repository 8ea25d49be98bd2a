import { hanging } from '../../../reports/console/layout.js';
import { painter } from '../../../reports/console/paint.js';
import type { Certificate, Open } from '../../certification/certificate.js';
import type { Scope } from '../../certification/scope.js';
import type { Output } from '../surroundings.js';

/** Reasons that are told of what is open. */
const mostTold = 8;

/** What a certification came to, for people. */
export function certificateText(
  { verdict, profiles, nonce, rounds, failed, open }: Certificate,
  { clauses }: Scope,
  { colour, columns }: Pick<Output, 'colour' | 'columns'>,
): string {
  const paint = painter(colour);
  const line = (label: string, text: string) => hanging(`  ${label.padEnd(10)}`, 12, text, columns);
  const names = profiles.map(({ name, version }) => `${name} ${version}`).join(', ');
  const causes = [...causesOf(open)];
  const more = causes.length - mostTold;
  const failing = [...new Set(failed.map(({ check }) => check))];
  return `${[
    '',
    paint.strong('Certificate'),
    line('profiles', `${names}: ${clauses.length} clauses`),
    line('rounds', `${rounds.length}, with seeds from the nonce '${nonce}'`),
    ...(failing.length === 0 ? [] : [line('failed', failing.join(', '))]),
    ...causes
      .slice(0, mostTold)
      .map(([why, count], index) =>
        line(index === 0 ? 'open' : '', count > 1 ? `${count} times: ${why}` : why),
      ),
    ...(more > 0 ? [line('', `and ${more} more reasons, in certificate.json`)] : []),
    line('verdict', paint.verdict(verdict, verdict)),
    '',
  ].join('\n')}\n`;
}

function causesOf(open: readonly Open[]): ReadonlyMap<string, number> {
  const causes = new Map<string, number>();
  for (const { why } of open) causes.set(why, (causes.get(why) ?? 0) + 1);
  return causes;
}
