import type {
  Cost,
  Diagnosis,
  ForecastGroup,
  Interactions,
  Preflight,
  RunEvent,
  RunStarted,
} from '../events.js';
import { lacksKey } from '../events.js';
import type { SetupError } from '../setup-error.js';

/** What is known of a run before it begins. */
export interface Examination {
  /** Absent where the target was not reached. */
  readonly target?: RunStarted['target'];
  /** A stop comes last, and without a plan. */
  readonly diagnoses: readonly Diagnosis[];
  readonly plan?: PlanSummary;
}

/** A plan in numbers. */
export interface PlanSummary {
  readonly checks: number;
  readonly willRun: number;
  /** Of those that will run. */
  readonly required: number;
  readonly cost: Cost;
  readonly seconds: number;
  /** Sent to find out. */
  readonly requests: number;
  /** Required checks that will run and reach no decision, or turn out not to apply. */
  readonly forecast: readonly ForecastGroup[];
  /** Parameters that planned requests bring together. */
  readonly interactions: readonly Interactions[];
  /** Why the others will not run, the most frequent reason first. */
  readonly left: readonly SkippedGroup[];
}

export interface SkippedGroup {
  readonly outcome: 'not-tested' | 'not-applicable';
  readonly note: string;
  readonly checks: number;
}

/** Folds the events of a session up to the end of its preflight. */
export function examinationOf(events: readonly RunEvent[]): Examination {
  const started = events.find((event) => event.type === 'run-started');
  const planned = events.find((event) => event.type === 'planned');
  const preflight = events.find((event) => event.type === 'preflight-finished');
  return {
    ...(started === undefined ? {} : { target: started.target }),
    diagnoses: preflight?.diagnoses ?? [],
    ...(planned === undefined || preflight === undefined ? {} : { plan: outlookOf(planned, preflight) }),
  };
}

type Planned = Extract<RunEvent, { readonly type: 'planned' }>;

/** What was found until it turned out that there can be no run. */
export const examinationOfError = (error: SetupError, before: readonly Diagnosis[]): Examination => ({
  diagnoses: [
    ...before,
    { state: 'stop', whose: error.whose ?? 'settings', said: error.message, next: error.next },
  ],
});

function outlookOf(
  { steps, estimate: cost }: Planned,
  { seconds, requests = 0, forecast = [], interactions = [] }: Preflight,
): PlanSummary {
  const running = steps.filter(({ skip }) => skip === undefined);
  const left = new Map<string, SkippedGroup>();
  for (const { skip } of steps) {
    if (skip === undefined) continue;
    const { outcome } = skip;
    // The notice on keys names the roles.
    const note = skip.note.startsWith(lacksKey(''))
      ? 'no key is given for the role that they need'
      : skip.note;
    left.set(note, { outcome, note, checks: (left.get(note)?.checks ?? 0) + 1 });
  }
  return {
    checks: steps.length,
    willRun: running.length,
    required: running.filter(({ required }) => required).length,
    cost,
    seconds,
    requests,
    forecast,
    interactions,
    left: [...left.values()].toSorted((one, other) => other.checks - one.checks),
  };
}
