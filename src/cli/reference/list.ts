import { openapiDocument } from '../../../contract/openapi/document.js';
import { suite } from '../../../suites/index.js';
import { isSelected } from '../../engine/plan/plan.js';
import type { Host } from '../host.js';

export interface ListFlags {
  readonly json?: true;
}

/** Prints the checks of the suite, or of some areas. @returns the exit code */
export function listCommand(selectors: readonly string[], flags: ListFlags, { out }: Host): number {
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
  out.write(flags.json === true ? `${JSON.stringify(checks, null, 2)}\n` : text);
  return 0;
}

/** Prints the pinned contract, for implementers to start from. @returns the exit code */
export function openapiCommand({ out }: Host): number {
  out.write(`${JSON.stringify(openapiDocument(), null, 2)}\n`);
  return 0;
}
