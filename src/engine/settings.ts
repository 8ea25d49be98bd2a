import type { EarlierRun } from '../kit/index.js';
import type { Keys, Surfaces } from '../transport/request.js';
import type { ReferenceForm, Setting } from './events.js';
import type { Shard } from './plan/shard.js';
import type { ExitPolicy } from './record/exit-policy.js';
import type { Unfinished } from './resume.js';

/** The file of certificates that NODE_EXTRA_CA_CERTS names. */
export interface ExtraAuthorities {
  readonly file: string;
  /** Why Node takes none from it: 'cannot be read (ENOENT)'. */
  readonly trouble?: string;
}

/** Everything that decides what a run does; nothing else enters it. */
export interface Settings {
  readonly baseUrl: string;
  /** How the target is called in reports. */
  readonly targetName: string;
  /** What the embedded reference was given; absent for any other target. */
  readonly reference?: ReferenceForm;
  readonly keys: Keys;
  readonly surfaces: Surfaces;
  readonly seed: number;
  /** Checks that run side by side. */
  readonly concurrency: number;
  readonly maxRequests: number;
  /** Requests a second at most; as many as come without it. */
  readonly rate?: number | undefined;
  /** Seconds after which nothing more is sent. */
  readonly maxTime?: number | undefined;
  /** Milliseconds until a request that is not answered in full is given up. */
  readonly timeoutMs: number;
  /** The `User-Agent` that is sent; the name and version of the harness without it. */
  readonly userAgent?: string | undefined;
  /** Ids of checks, or the first parts of ids; empty for all. */
  readonly select: readonly string[];
  /** The part of the selection that this run judges; all of it without one. */
  readonly shard?: Shard | undefined;
  /** What the selection is called, where it is one with a name. */
  readonly preset?: string;
  /** A served contract to judge by, in place of the target's `openapi.json`. */
  readonly contract?: unknown;
  /** A run against the same deployment more than a day ago. */
  readonly earlier?: EarlierRun | undefined;
  /** Every value that the caller was told, with where it came from, for the report; else the caller is named. */
  readonly provenance?: Readonly<Record<string, Setting>>;
  /** A certification waits for the checks of every role; elsewhere, those of a role without a key do not count. */
  readonly requiresEveryKey?: true;
  /** What the gate lets through; verdicts do not know of it. */
  readonly gate?: ExitPolicy;
  /** Texts that are hidden wherever they show, in addition to the keys. */
  readonly secrets?: readonly string[];
  /** Nobody proves to be the target: the surroundings say that certificates are not verified. */
  readonly unverified?: boolean;
  /** What the surroundings add to the authorities that this machine trusts. */
  readonly extraAuthorities?: ExtraAuthorities | undefined;
  /** What an earlier part of this run has done already; its log goes on. */
  readonly unfinished?: Unfinished | undefined;
  /** The command that repeats the run. */
  readonly command: string;
}

/** Hours after which every cursor of a run has expired: 24, and one for what came after its start and for clocks that differ. */
export const earlierByHours = 25;

export const defaults = {
  concurrency: 8,
  /** Many servers and balancers take no more. */
  pipelining: 1,
  maxRequests: 4000,
  timeoutMs: 10_000,
  /** The longest wait that a Retry-After is honoured with. */
  maxWaitMs: 60_000,
  /** The largest body that is read. */
  maxBytes: 8_000_000,
  /** Replays of a failing trial; one that fails again makes it a failure. */
  replays: 3,
  /** Further tries of a trial whose data moved while it was replayed. */
  triesOnMovingData: 5,
  /** How often the requests of a relation are sent again before what contradicts it counts. */
  rereads: 5,
  /** Trials that shrinking one counterexample may cost. */
  shrinkTrials: 40,
} as const;
