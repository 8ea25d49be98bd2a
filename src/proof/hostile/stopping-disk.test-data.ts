import type * as fs from 'node:fs';
import type { WriteFileOptions } from 'node:fs';
import { join } from 'node:path';

type FileSystem = typeof fs;

/** What becomes of all that is done to the watched folder from an instant on. */
export type Stop = 'killed' | 'full' | 'read-only';

let watched = '/nowhere';
let stopAt = Number.POSITIVE_INFINITY;
let how: Stop = 'killed';
let done: string[] = [];

/** Watches a folder; what changes it from the nth time on is stopped. @returns what was done to it, as it grows */
export function stopping(folder: string, nth: number, stop: Stop): readonly string[] {
  [watched, stopAt, how, done] = [folder, nth, stop, []];
  return done;
}

const errors = {
  full: () => Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }),
  'read-only': () => Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' }),
} as const;

/** Takes the place of `node:fs`: a disk on which a process may be killed, or which fills up, at any step of its writing. */
export function stoppingDisk(real: FileSystem): FileSystem {
  const watchedFiles = new Set<number>();
  /** Half of what the killed process wrote arrives, then nothing. */
  const step = <Done>(name: string, at: unknown, act: () => Done, half: () => unknown, none: Done): Done => {
    const isWatched = typeof at === 'number' ? watchedFiles.has(at) : String(at).startsWith(watched);
    if (!isWatched) return act();
    done.push(name);
    if (done.length <= stopAt) return act();
    if (done.length === stopAt + 1 && how !== 'read-only') half();
    if (how === 'killed') return none;
    throw errors[how]();
  };
  const nothing = (): void => {};
  const cut = (text: unknown): string => String(text).slice(0, String(text).length / 2);
  return {
    ...real,
    writeFileSync: ((path: string, text: string, options?: WriteFileOptions) =>
      step(
        `write ${path}`,
        path,
        () => real.writeFileSync(path, text, options),
        () => real.writeFileSync(path, cut(text), options),
        undefined,
      )) as FileSystem['writeFileSync'],
    appendFileSync: ((path: string, text: string) =>
      step(
        `append ${path}`,
        path,
        () => real.appendFileSync(path, text),
        () => real.appendFileSync(path, cut(text)),
        undefined,
      )) as FileSystem['appendFileSync'],
    renameSync: (from, to) => step(`rename ${to}`, to, () => real.renameSync(from, to), nothing, undefined),
    rmSync: (path, options) => {
      // A full disk lets go of what is on it.
      if (how === 'full') return real.rmSync(path, options);
      return step(`remove ${path}`, path, () => real.rmSync(path, options), nothing, undefined);
    },
    mkdirSync: ((path: string) =>
      step(`make ${path}`, path, () => real.mkdirSync(path), nothing, undefined)) as FileSystem['mkdirSync'],
    openSync: (path, flags) => {
      const open = () => {
        const file = real.openSync(path, flags);
        if (String(path).startsWith(watched)) watchedFiles.add(file);
        return file;
      };
      const aside = () => {
        const file = real.openSync(join(import.meta.dirname, 'stopping-disk.test-data.ts'), 'r');
        watchedFiles.add(file);
        return file;
      };
      return step(`open ${path}`, path, open, nothing, 0) || aside();
    },
    closeSync: (file) => {
      watchedFiles.delete(file);
      real.closeSync(file);
    },
    writeSync: ((file: number, text: string) =>
      step(
        `log`,
        file,
        () => real.writeSync(file, text),
        () => real.writeSync(file, cut(text)),
        text.length,
      )) as FileSystem['writeSync'],
  };
}
