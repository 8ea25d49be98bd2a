export type Environment = Readonly<Record<string, string | undefined>>;

/** What a command uses of the process; only `main.ts` provides it. */
export interface Host {
  readonly environment: Environment;
  /** The working directory. */
  readonly directory: string;
  readonly now: () => number;
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  readonly randomSeed: () => number;
  readonly out: Output;
  readonly err: Output;
  /** Aborted by the first Ctrl-C or SIGTERM. */
  readonly signal: AbortSignal;
  readonly version: string;
  /** The revision of the source, if known. */
  readonly commit?: string | undefined;
}

export interface Output {
  write(text: string): void;
  readonly isTty: boolean;
  readonly colour: boolean;
  readonly columns: number;
}

export type Action = (surroundings: Host) => number | Promise<number>;

/** Runs the action of a command and keeps its exit code. */
export type Perform = (action: Action) => Promise<void>;
