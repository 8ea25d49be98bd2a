import type { Shell } from '../../reports/shell-commands.js';

export type Environment = Readonly<Record<string, string | undefined>>;

/** What a command uses of the process; only `main.ts` provides it. */
export interface Host {
  readonly environment: Environment;
  /** The working directory. */
  readonly directory: string;
  readonly now: () => number;
  readonly process: RunningProcess;
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  readonly randomSeed: () => number;
  readonly out: Output;
  readonly err: Output;
  /** Aborted by the first Ctrl-C, SIGTERM, SIGHUP or Ctrl-Break. */
  readonly signal: AbortSignal;
  /**
   * Leaves what is to be done when a computation does not end and is interrupted, so that its command never goes on:
   * `finish` writes what there is, and returns the exit code.
   */
  readonly atStandstill?: (finish: (message: string) => number) => void;
  readonly version: string;
  /** The revision of the source, if known. */
  readonly commit?: string | undefined;
}

/** This process, and whether others live. */
export interface RunningProcess {
  readonly pid: number;
  /** The name of the machine. */
  readonly host: string;
  /** Whether a process of this machine exists. */
  readonly isAlive: (pid: number) => boolean;
  /** What tells it from an earlier or later process with the same number; undefined where the system does not show it. */
  readonly birthOf: (pid: number) => string | undefined;
}

export interface Output {
  write(text: string): void;
  readonly isTty: boolean;
  readonly colour: boolean;
  readonly columns: number;
  /** The shell that printed commands are for; `posix` without it. */
  readonly shell?: Shell;
}

export type Action = (surroundings: Host) => number | Promise<number>;

/** Runs the action of a command and keeps its exit code. */
export type Perform = (action: Action) => Promise<void>;
