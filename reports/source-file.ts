import type { Report } from '../src/engine/record/report.js';
import { printable } from './safe-text.js';

/** Where a contract usually lies; formats that show files need one, whether it exists or not. */
const usual = 'openapi.json';

/** The file of the repository to which findings are attached: a path from its root, with slashes. */
export const sourceFileOf = ({ run }: Report): string =>
  printable(String(run.settings.sourceFile?.value ?? usual)).slice(0, 1000);
