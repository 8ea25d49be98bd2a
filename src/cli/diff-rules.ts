import { changeRules } from '../regression/contract/rules/index.js';
import type { Surroundings } from './surroundings.js';

/** Prints the rules by which changes of contracts are named. @returns the exit code */
export function printRules(json: boolean, { out }: Surroundings): number {
  out.write(json ? `${JSON.stringify(changeRules, null, 2)}\n` : listing());
  return 0;
}

function listing(): string {
  const lines = changeRules.map(({ id, class: kind, direction, area, clause, says }) => {
    const head = [kind, direction, area, ...(clause === undefined ? [] : [clause])].join(', ');
    return `${id} (${head})\n  ${says.replace('{}', '…')}\n`;
  });
  return `${lines.join('')}${changeRules.length} rules\n`;
}
