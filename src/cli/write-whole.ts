import { renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a file in one step: where it cannot be written, or the process ends, what stood there stays as it was.
 * Throws the file system's own error.
 */
export function writeWhole(path: string, text: string): void {
  const part = `${path}.part`;
  try {
    writeFileSync(part, text);
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}
