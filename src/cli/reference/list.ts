import { openapiDocument } from '../../../contract/openapi/document.js';
import { suite } from '../../../suites/index.js';
import { isSelected } from '../../engine/plan/plan.js';
import { SetupError } from '../../engine/setup-error.js';
import type { Host } from '../host.js';
import type { ClausesFlags } from './clauses.js';

export interface ListFlags extends ClausesFlags {
  /** Prints clauses, not checks. */
  readonly clauses?: true;
}

/** Prints the checks of the suite, or of some areas; on request the clauses. @returns the exit code */
export async function listCommand(
  selectors: readonly string[],
  { clauses, ...flags }: ListFlags,
  surroundings: Host,
): Promise<number> {
  if (clauses === true) {
    if (selectors.length > 0)
      throw new SetupError('--clauses takes no ids of checks.', 'Select clauses with --area or --level.');
    return (await import('./clauses.js')).clausesCommand(flags, surroundings);
  }
  const [stray] = Object.keys(flags).filter((name) => name !== 'json');
  if (stray !== undefined)
    throw new SetupError(`--${stray} applies to clauses only.`, 'Add --clauses, or leave it out.');
  printChecks(selectors, flags.json === true, surroundings);
  return 0;
}

function printChecks(selectors: readonly string[], json: boolean, { out }: Host): void {
  const checks = suite
    .filter((each) => isSelected(each.id, selectors))
    .map(({ id, title, level, clauses, refutedBy, kind }) => ({
      id,
      title,
      level,
      kind,
      clauses,
      refutedBy,
    }));
  const text = checks.map(({ id, level, title }) => `${id} (${level})\n  ${title}\n`).join('');
  out.write(json ? `${JSON.stringify(checks, null, 2)}\n` : text);
}

/** Prints the pinned contract, for implementers to start from. @returns the exit code */
export function openapiCommand({ out }: Host): number {
  out.write(`${JSON.stringify(openapiDocument(), null, 2)}\n`);
  return 0;
}
