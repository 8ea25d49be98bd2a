import type { History } from '../../src/regression/history/history.js';
import { htmlMark } from '../html/page.js';
import { jsonText } from '../json.js';
import { outlineMarkdown } from '../outline.js';
import { historyOutlines } from './outline.js';
import { historyPage } from './page.js';

/** Renders a history as one file; a pure function. */
interface HistoryReporter {
  readonly fileName: string;
  /** Matches the beginning of every such file, so that nothing else is replaced. */
  readonly mark: RegExp;
  render(history: History): string;
}

/** The file formats of a history, by the names of reporters. */
export const historyReporters = {
  html: { fileName: 'history.html', mark: htmlMark, render: historyPage },
  json: { fileName: 'history.json', mark: /^\{\s+"format": "history /, render: jsonText },
  markdown: {
    fileName: 'history.md',
    mark: /^# Conformance history of /,
    render: (history) => historyOutlines(history).map(outlineMarkdown).join('\n'),
  },
} as const satisfies Record<string, HistoryReporter>;

export { historyOutlines } from './outline.js';
