import { randomUUID } from 'node:crypto';
import {
  closeSync,
  linkSync,
  lstatSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { printable } from '../../../reports/safe-text.js';
import { SetupError } from '../../engine/setup-error.js';
import { isObject } from '../../kit/index.js';
import type { Host } from '../host.js';

/** While it is in a report folder, a run writes there. */
export const lockName = 'run.lock';

/** Who writes a report folder. */
interface Holder {
  readonly pid: number;
  readonly host: string;
  /** The instant, ISO 8601. */
  readonly since: string;
  /** Unlike any other. */
  readonly id: string;
  /** What tells the process from others with its number, where the system shows it. */
  readonly birth?: string | undefined;
}

export interface Lock {
  release(): void;
}

/** A lock is touched this often, so that other machines, which cannot see the process, see that it lives. */
const touchedMs = 10_000;
/** Without a touch for this long, a process of another machine is taken for dead. */
const deadMs = 60_000;

/** The locks that this process holds. */
const own = new Set<string>();

export type LockOptions = Pick<Host, 'now' | 'process'>;

/**
 * Locks a report folder for one run. What a dead process left is taken over.
 * Throws `SetupError` that names the process where another one holds it.
 */
export function lockFolder(folder: string, { now, process: self }: LockOptions): Lock {
  const path = join(folder, lockName);
  const since = new Date(now()).toISOString();
  const holder: Holder = {
    pid: self.pid,
    host: self.host,
    since,
    id: randomUUID(),
    birth: self.birthOf(self.pid),
  };
  const isAlive = ({ pid, host, id, birth }: Holder): boolean => {
    if (host !== self.host) return now() - touchedAt(path) < deadMs;
    // In a container, each process may have the number of the one before.
    if (pid === self.pid) return own.has(id);
    // Numbers are given again, after a restart of the machine too.
    return self.isAlive(pid) && (birth === undefined || birth === self.birthOf(pid));
  };
  while (!created(path, holder)) {
    const text = textAt(path);
    // It was released in the meantime.
    if (text === undefined) continue;
    const other = holderIn(text);
    if (other !== undefined && isAlive(other)) throw occupied(folder, path, other);
    removeStale(path, text);
  }
  own.add(holder.id);
  const touching = setInterval(() => touch(path, new Date(now())), touchedMs);
  touching.unref();
  return {
    release() {
      clearInterval(touching);
      own.delete(holder.id);
      try {
        if (holderIn(textAt(path) ?? '')?.id === holder.id) rmSync(path, { force: true });
      } catch {
        // What stays is taken over like that of a dead process.
      }
    },
  };
}

/** Whether the lock is ours: never where something exists at its path, a link included. */
function created(path: string, holder: Holder): boolean {
  try {
    writeFileSync(path, `${JSON.stringify(holder)}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function textAt(path: string): string | undefined {
  try {
    // A device may never end.
    if (!lstatSync(path).isFile()) throw new Error(`${path} is not a file`);
    return beginningOf(path);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Bytes that are read of a lock; ours are shorter. */
const mostBytes = 4096;

export function beginningOf(path: string): string {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(mostBytes);
    return bytes.toString('utf8', 0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
}

/** Undefined for what a process left that died while it wrote, and for what no process writes. */
function holderIn(text: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) && Number.isInteger(value.pid) && Number(value.pid) > 0
      ? (value as unknown as Holder)
      : undefined;
  } catch {
    return undefined;
  }
}

const touchedAt = (path: string): number => lstatSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function touch(path: string, at: Date): void {
  try {
    utimesSync(path, at, at);
  } catch {
    // A folder that went away is reported by what is written into it.
  }
}

/** Another process may take the lock over at the same time: what is no longer the same is put back. */
function removeStale(path: string, text: string): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
    if (beginningOf(aside) !== text) linkSync(aside, path);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

const occupied = (folder: string, path: string, { pid, host, since }: Holder): SetupError =>
  new SetupError(
    printable(`Process ${pid} on ${host} has been writing a run to ${folder} since ${since}.`),
    `Choose another folder with --out, or wait for its end. If it no longer runs, remove ${path}.`,
  );

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;
