import { join, resolve } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { type Format, fileReporters, formats, logReporters } from '../../../reports/index.js';
import { SetupError } from '../../engine/setup-error.js';
import type { Environment } from '../host.js';
import { suggestions } from '../suggestion.js';
import type { Reader } from './readers.js';

/** The parts of `--reporter name:path`. */
export interface NamedReporter {
  readonly name: string;
  /** Undefined for the report folder, `-` for the standard output. */
  readonly path: string | undefined;
}

function namedReporter(text: string): NamedReporter {
  const colon = text.indexOf(':');
  return colon < 0
    ? { name: text, path: undefined }
    : { name: text.slice(0, colon), path: text.slice(colon + 1) };
}

/** A known reporter. */
export const reporter: Reader<string> = {
  type: 'string',
  read(text) {
    const { name, path } = namedReporter(text);
    if (!(formats as readonly string[]).includes(name)) {
      const near = suggestions(name, formats);
      const hint = near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`;
      throw new InvalidArgumentError(
        `There is no reporter '${name}'.${hint} The reporters are ${formats.join(', ')}.`,
      );
    }
    if (path === '') throw new InvalidArgumentError(`The path after '${name}:' is missing.`);
    return text;
  },
};

/** A reporter of a file in a folder, to which its path is relative. */
export function reporterIn(folder: string, text: string): string {
  const { name, path } = namedReporter(text);
  return path === undefined || path === '-' ? text : `${name}:${resolve(folder, path)}`;
}

/** A report format and its destination. */
export interface ReportOutput {
  readonly format: Format;
  readonly to: OutputTarget;
}

/** A report on the standard output has it to itself; the console also shows progress and summary. */
export type OutputTarget = 'stdout' | 'console' | { readonly file: string; readonly append?: true };

/** A file that something else already uses. */
export interface OccupiedFile {
  readonly file: string;
  readonly by: Format | 'log';
}

/**
 * The destinations of the named reporters: a file in the folder unless they name a path.
 * Throws `SetupError` for one that does not exist, and for two with one destination.
 */
export function reportOutputs(
  named: readonly string[],
  folder: string,
  taken: readonly OccupiedFile[] = [],
): readonly ReportOutput[] {
  const places = new Map<string, OccupiedFile['by']>(taken.map(({ file, by }) => [resolve(file), by]));
  return named.map((text) => {
    const delivery = deliveryOf(text, folder);
    const { format, to } = delivery;
    const place = typeof to === 'object' ? resolve(to.file) : 'the standard output';
    const before = places.get(place) ?? format;
    if (before !== format) {
      const what = before === 'log' ? 'the log of the run' : `the ${before} report`;
      throw new SetupError(
        `The ${format} report would go to ${place}, which ${what} already uses.`,
        'Give it another path.',
      );
    }
    places.set(place, format);
    return delivery;
  });
}

function deliveryOf(text: string, folder: string): ReportOutput {
  try {
    reporter.read(text);
  } catch (error) {
    if (!(error instanceof InvalidArgumentError)) throw error;
    throw new SetupError(`--reporter ${text} is invalid.`, error.message, error);
  }
  const { name, path } = namedReporter(text);
  const format = name as Format;
  if (path === '-') return { format, to: 'stdout' };
  return { format, to: { file: path ?? join(folder, fileNameOf(format)) } };
}

const fileNameOf = (format: Format): string => ({ ...fileReporters, ...logReporters })[format].fileName;

/** The reports that a run adds in a CI system when no reporter is named, each as that system reads it. */
export function ciOutputs(environment: Environment, folder: string): readonly ReportOutput[] {
  const isSet = (variable: string) => (environment[variable] ?? '') !== '';
  const summary = environment.GITHUB_STEP_SUMMARY ?? '';
  return [
    ...(isSet('GITHUB_ACTIONS') ? [{ format: 'github', to: 'console' } as const] : []),
    ...(isSet('GITHUB_ACTIONS') && summary !== ''
      ? [{ format: 'markdown', to: { file: summary, append: true } } as const]
      : []),
    ...(isSet('TF_BUILD') ? [{ format: 'azure', to: 'console' } as const] : []),
    ...(isSet('TEAMCITY_VERSION') ? [{ format: 'teamcity', to: 'console' } as const] : []),
    // GitLab takes it from the artifacts of the job.
    ...(isSet('GITLAB_CI') ? [deliveryOf('gitlab', folder)] : []),
  ];
}
