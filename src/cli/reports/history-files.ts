import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { historyReporters } from '../../../reports/history/index.js';
import { fileReporters } from '../../../reports/index.js';
import { logName } from './folder.js';

/** Where people keep reports, no path is longer; nothing below is searched. */
const deepest = 12;

/** What a run or a history writes beside the report, also as JSON. */
const besides: ReadonlySet<string> = new Set(
  [fileReporters, historyReporters]
    .flatMap((reporters) => Object.values(reporters).map(({ fileName }) => fileName))
    .filter((name) => name !== fileReporters.json.fileName),
);

/**
 * The files that may hold a run: a path that is a file; below a folder, every JSON file, and the log where there is no
 * report beside it. Links to folders and hidden folders are not searched. Throws the file system's own error.
 */
export function* historyFiles(path: string): Generator<string> {
  if (statSync(path).isDirectory()) yield* filesBelow(path, 0);
  else yield path;
}

function* filesBelow(folder: string, depth: number): Generator<string> {
  const entries = readdirSync(folder, { withFileTypes: true }).toSorted(byName);
  const isReported = existsSync(join(folder, fileReporters.json.fileName));
  for (const entry of entries) {
    const { name } = entry;
    if (entry.isDirectory()) {
      if (depth < deepest && !name.startsWith('.') && name !== 'node_modules')
        yield* filesBelow(join(folder, name), depth + 1);
    } else if (name === logName ? !isReported : name.endsWith('.json') && !besides.has(name))
      yield join(folder, name);
  }
}

const byName = (one: Dirent, other: Dirent): number => (one.name < other.name ? -1 : 1);
