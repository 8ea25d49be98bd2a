import { type Annotation, annotations, shownOf, verdictAnnotation } from './annotations.js';
import type { FileReporter } from './reporter.js';
import { masked, withoutCommands } from './safe-text.js';

// GitHub shows this many annotations of each level per step, and silently drops the others.
const shown = 10;

/** `annotations.txt`: workflow commands that GitHub shows as annotations: the verdict, then as many findings as it shows. */
export const githubReport: FileReporter = {
  fileName: 'annotations.txt',
  mark: /^::(?:error|warning|notice) title=/,
  render(given) {
    const report = masked(given);
    const all = annotations(report);
    const kept = shownOf(all, { error: shown, warning: shown, notice: shown - 1 });
    return [verdictAnnotation(report, 'notice', all.length - kept.length), ...kept]
      .map((each) => `${command(each)}\n`)
      .join('');
  },
};

function command({ level, title, lines }: Annotation): string {
  const property = escaped(title).replaceAll(':', '%3A').replaceAll(',', '%2C');
  return `::${level} title=${property}::${escaped(lines.join('\n'))}`;
}

const escaped = (text: string): string =>
  withoutCommands(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
