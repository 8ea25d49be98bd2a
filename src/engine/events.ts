import type { ClauseId, Level, OperationId, RulingId } from '../../contract/index.js';
import type {
  Deviation,
  Exchange,
  Finding,
  InconclusiveReason,
  KeptCursor,
  KeyRole,
  Outcome,
} from '../kit/index.js';
import type { Retried } from '../transport/budget.js';
import type { Surfaces } from '../transport/request.js';
import type { InputDistribution } from './judge/input-distribution.js';
import type { Shard } from './plan/shard.js';
import type { ExitPolicy } from './record/exit-policy.js';

/** The version of the event log's format. */
export const logFormat = 3;

/** Everything a run says about itself: plain JSON without secrets, one line each in the event log. */
export type RunEvent =
  | RunStarted
  | { readonly type: 'probe-finished'; readonly requests: number; readonly learned: Discovered }
  | { readonly type: 'planned'; readonly steps: readonly PlannedStep[]; readonly estimate: Cost }
  | ({ readonly type: 'preflight-finished' } & Preflight)
  | { readonly type: 'check-started'; readonly id: string }
  /** `spent` is what the run has spent so far. */
  | { readonly type: 'check-finished'; readonly result: CheckResult; readonly spent: Cost }
  | InvariantMet
  | RunResumed
  | { readonly type: 'trouble'; readonly where: string; readonly message: string }
  | RunFinished;

export interface RunStarted {
  readonly type: 'run-started';
  readonly format: typeof logFormat;
  readonly suite: SuiteIdentity;
  /** The instant of the start, ISO 8601. */
  readonly startedAt: string;
  readonly target: RunTarget;
  readonly seed: number;
  /** The part of a run that this one is; absent for a whole one. */
  readonly shard?: Shard;
  /** The command that repeats the whole run; a check is narrowed by adding `--check <id>`. */
  readonly command: string;
  readonly settings: Readonly<Record<string, Setting>>;
  /** What the gate lets through. */
  readonly gate: ExitPolicy;
}

/** An effective value of a run. Of a key there is only the role, in its name. */
export interface Setting {
  readonly value: string | number;
  /** Such as `flag`, `environment EI_SEED`, `file ei-conformance.config.mjs`, `default` and, of a random seed, `drawn`. */
  readonly from: string;
}

/** What was judged, with all that it takes to reach it again. */
export interface RunTarget {
  readonly baseUrl: string;
  readonly name: string;
  readonly surfaces: Surfaces;
  /** What the embedded reference was given; absent for any other target. */
  readonly reference?: ReferenceForm;
}

/** Ids of the faults and variants that are planted in the reference. */
export interface ReferenceForm {
  readonly faults: readonly string[];
  readonly variants: readonly string[];
}

/** An invariant met its first witness, what contradicts it, or a deviation that is tolerated; a resumed run begins with that. */
export interface InvariantMet {
  readonly type: 'invariant-met';
  readonly id: string;
  readonly contradiction?: Exchange;
  /** What is wrong in it. */
  readonly finding?: AttributedFinding;
  /** The check that the contradicting request was made for. */
  readonly by?: string;
  readonly deviation?: Deviation;
}

/** A run that was cut short goes on. */
export interface RunResumed {
  readonly type: 'run-resumed';
  /** The instant, ISO 8601. */
  readonly at: string;
  /** Checks whose results stand, and what was spent on them. */
  readonly settled: number;
  readonly spent: Cost;
  readonly settings: RunStarted['settings'];
  readonly gate: ExitPolicy;
}

export interface SuiteIdentity {
  readonly name: string;
  readonly version: string;
  /** The revision of the source, where it is known. */
  readonly commit?: string;
  /** Clauses in the ledger and checks in the suite. */
  readonly clauses: number;
  readonly checks: number;
  /** The digest of the ledger. */
  readonly ledger: string;
  /** Checks that a fault of the reference refutes, and how many faults do; the self-test proves both. */
  readonly selfTest: { readonly proved: number; readonly faults: number };
}

export interface RunFinished {
  readonly type: 'run-finished';
  readonly stopped: 'completed' | 'interrupted' | 'aborted';
  readonly finishedAt: string;
  readonly cost: Cost;
  readonly operations: readonly OperationCost[];
  /** Absent in logs of earlier versions. */
  readonly interactions?: readonly Interactions[];
}

/**
 * Which parameters of an operation met in requests whose replies have rows: how many of the pairs and triples that the
 * contract permits, and of the pairs of forms (canonical, alias, list, boundary).
 */
export interface Interactions {
  readonly operation: OperationId;
  /** Canonical names, in the contract's order. */
  readonly parameters: readonly string[];
  /** Two parameters by their places, with the number of replies; those with none are left out. */
  readonly pairs: readonly (readonly [one: number, other: number, replies: number])[];
  readonly ofPairs: number;
  readonly triples: number;
  readonly ofTriples: number;
  readonly forms: number;
  readonly ofForms: number;
}

export interface Cost {
  readonly requests: number;
  /** Query Units, at one a data call. */
  readonly queryUnits: number;
  /** Requests that were sent again, and how long that held back the run; absent where there was none. */
  readonly retried?: Retried;
}

/** What the requests to one operation cost; latency in milliseconds from sending to the last byte. */
export interface OperationCost {
  readonly operation: OperationId | 'other';
  readonly requests: number;
  /** Of the replies' bodies, as text. */
  readonly bytes: number;
  /** Replies with status 429. */
  readonly limited: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

/** What the probe learned, in words for people. */
export interface Discovered {
  readonly servedContract: 'loaded' | 'unusable';
  readonly servedContractNote: string;
  /** The digest of the served contract, and how it calls the product; absent where there is none. */
  readonly contract?: { readonly digest: string; readonly title: string; readonly version: string };
  readonly events: number;
  readonly leis: number;
  readonly window: { readonly start: string; readonly end: string };
  readonly entitlements: Readonly<Record<string, string>>;
  readonly keys: readonly KeyRole[];
  readonly clockSkewMs: number;
  /** Real values by their kind, some of each. */
  readonly dictionary: Readonly<Record<string, readonly string[]>>;
  /** For a run on another day. */
  readonly cursors: readonly KeptCursor[];
}

export interface PlannedStep {
  readonly id: string;
  /** Whether the verdict waits for it. */
  readonly required: boolean;
  /** Why it will not run; absent when it will. */
  readonly skip?: Skip;
}

export interface Skip {
  readonly outcome: 'not-tested' | 'not-applicable';
  readonly note: string;
  readonly proof?: Exchange;
}

/** Why a check is not tested that needs a key. */
export const lacksKey = (role: string): string => `no key is given for the role ${role}`;
/** Why a check is not applicable that needs a plan flag. */
export const lacksFlag = (flag: string): string => `the account's plan lacks ${flag}`;

/** What was found before anything but preflight and probe was sent. */
export interface Preflight {
  readonly diagnoses: readonly Diagnosis[];
  /** How long the plan takes if replies keep coming as they came so far. */
  readonly seconds: number;
  /** Requests that were sent to find out; absent in records of earlier versions. */
  readonly requests?: number;
  /** Required checks that will reach no decision or will not apply; absent in records of earlier versions. */
  readonly forecast?: readonly ForecastGroup[];
  /** Parameters that planned requests bring together; told by `doctor` only. */
  readonly interactions?: readonly Interactions[];
}

/** Checks that are expected to end without a decision for one cause. */
export interface ForecastGroup {
  readonly outcome: 'inconclusive' | 'not-applicable';
  readonly cause: string;
  readonly whose: Responsibility;
  /** What to do to have them decided. */
  readonly remedy: string;
  readonly checks: readonly string[];
}

/** One thing that a whole run needs, and whether it is there. */
export interface Diagnosis {
  /** A `stop` is told of only where there was no run. */
  readonly state: 'good' | 'notice' | 'stop';
  readonly whose: Responsibility;
  readonly said: string;
  /** What the user can do about it. */
  readonly next?: string;
}

/** In whose hands a trouble is: the user's settings, the plan and account of the key, the corpus, or the deployment. */
export type Responsibility = 'settings' | 'plan' | 'data' | 'server';

/** How one check ended, with all that a report needs to say about it. */
export interface CheckResult {
  readonly id: string;
  readonly title: string;
  readonly area: string;
  readonly level: Level;
  readonly source: 'spec' | 'deployment';
  readonly clauses: readonly ClauseId[];
  readonly rulings: readonly RulingId[];
  readonly required: boolean;
  /** A fault of the reference refutes it, as the self-test proves. */
  readonly proved?: true;
  readonly outcome: Outcome;
  readonly reason?: InconclusiveReason;
  /** One sentence on why it ended so, where that is not a failure. */
  readonly note?: string;
  /** Inputs tried (property) or exchanges judged (invariant). */
  readonly trials: number;
  /** Of a check that generates its inputs. */
  readonly inputs?: InputDistribution;
  /** Replies that it looked at; checks share the replies to identical requests. */
  readonly replies: number;
  readonly ms: number;
  readonly witnesses: Readonly<Record<string, number>>;
  readonly deviations: readonly Deviation[];
  readonly observations: Readonly<Record<string, string>>;
  readonly failure?: Failure;
  /** Of a check that failed, the clauses with trials of their own, all of which passed. */
  readonly held?: readonly ClauseId[];
  /** The exchange behind a `not-applicable`, and behind a `not-tested` whose key the deployment does not know. */
  readonly proof?: Exchange;
  /** Of a check that ended undecided for want of rows, those that it saw, the emptiest lists first. */
  readonly rows?: readonly SeenRows[];
}

/** The rows of one operation that a check saw before it ended undecided. */
export interface SeenRows {
  readonly operation: OperationId;
  readonly rows: number;
  /** The last request for them; absent where only the probe asked for them. */
  readonly target?: string;
}

/** A finding with the clause that it contradicts. */
export type AttributedFinding = Finding & { readonly clause: ClauseId };

/** A contradiction that a replay repeated, at its simplest input. */
export interface Failure {
  readonly finding: AttributedFinding;
  /** The input as text; empty where the check has none. */
  readonly input: string;
  /** What leads back to the trial; empty where there is one only, and for invariants, which judge the last exchange. */
  readonly place: string;
  /** Of an invariant, the check that the request was made for; absent where the probe made it. */
  readonly provoker?: string;
  /** Identity of the failure across runs: check, operation and place, never message text. */
  readonly fingerprint: string;
  /** How often the failure showed among the times that it was tried. */
  readonly repeated: { readonly failed: number; readonly tried: number };
  /** What was sent and answered, in order; the last one shows the contradiction. */
  readonly exchanges: readonly Exchange[];
}
