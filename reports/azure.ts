import { type Annotation, annotations, shownOf, verdictAnnotation } from './annotations.js';
import type { FileReporter } from './reporter.js';
import { masked, withoutCommands } from './safe-text.js';

// The agent keeps this many issues of each type for a task; of the others, the log alone tells.
const shown = 10;

/**
 * `azure.txt`: logging commands of Azure Pipelines. The verdict, as an issue unless the exit code is 0; an issue for each of
 * as many findings as are shown; the result of the task. There are no notices, so what is accepted is a line of the log.
 */
export const azureReport: FileReporter = {
  fileName: 'azure.txt',
  mark: /^##(?:\[section\]|vso\[task\.logissue type=error;\])ei-conformance: /,
  render(given) {
    const report = masked(given);
    const passes = report.exitCode === 0;
    const all = annotations(report);
    const kept = shownOf(all, { error: passes ? shown : shown - 1, warning: shown, notice: shown });
    const verdict = verdictAnnotation(report, 'error', all.length - kept.length);
    const lines = [
      passes ? `##[section]${plain(verdict)}` : issue(verdict),
      ...kept.map((each) => (each.level === 'notice' ? `Accepted: ${plain(each)}` : issue(each))),
      command('complete', { result: passes ? 'Succeeded' : 'Failed' }, verdict),
    ];
    return lines.map((line) => `${line}\n`).join('');
  },
};

const issue = (told: Annotation): string =>
  command('logissue', { type: told.level, ...(told.code === undefined ? {} : { code: told.code }) }, told);

/** A line of the log, which the agent takes as it is. */
const plain = ({ title, lines }: Annotation): string => withoutCommands([title, ...lines].join(' '));

function command(
  event: 'logissue' | 'complete',
  properties: Readonly<Record<string, string>>,
  { title, lines }: Pick<Annotation, 'title' | 'lines'>,
): string {
  const pairs = Object.entries(properties).map(([name, value]) => `${name}=${escaped(value)};`);
  return `##vso[task.${event} ${pairs.join('')}]${escaped([title, ...lines].join('\n'))}`;
}

/** A text as a property or a message. The agent undoes it. */
const escaped = (text: string): string =>
  withoutCommands(text)
    .replaceAll('%', '%AZP25')
    .replaceAll('\r', '%0D')
    .replaceAll('\n', '%0A')
    .replaceAll(']', '%5D')
    .replaceAll(';', '%3B');
