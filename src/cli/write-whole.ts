import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

/**
 * Writes a file in one step: where it cannot be written, or the process ends, what stood there stays as it was.
 * Throws the file system's own error.
 */
export function writeWhole(path: string, text: string): void {
  // A device or a pipe takes what comes; it must not be replaced.
  if (statSync(path, { throwIfNoEntry: false })?.isFile() === false) {
    writeFileSync(path, text);
    return;
  }
  const part = `${path}.part`;
  try {
    writeFileSync(part, text);
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}
