import type { Verdict } from '../src/engine/record/verdict.js';
import type { FileReporter } from './reporter.js';
import { cut, masked, printable } from './safe-text.js';
import { selectionOf } from './wording.js';

const colours: Readonly<Record<Verdict, string>> = {
  conformant: 'brightgreen',
  'non-conformant': 'red',
  incomplete: 'orange',
  aborted: 'lightgrey',
};

/** `badge.json`: the verdict for a badge of shields.io (an endpoint), regardless of the exit policy. */
export const badgeReport: FileReporter = {
  fileName: 'badge.json',
  mark: /"label": "Event Intelligence API v2"/,
  render: (given) => {
    const report = masked(given);
    const { verdict } = report;
    const selection = selectionOf(report);
    const scope = selection === undefined ? '' : ` in ${cut(printable(selection), 40).text}`;
    const badge = {
      schemaVersion: 1,
      label: 'Event Intelligence API v2',
      message: `${verdict}${scope}`,
      color: colours[verdict],
      isError: verdict !== 'conformant',
    };
    return `${JSON.stringify(badge, null, 2)}\n`;
  },
};
