import { type Account, accountsOf } from './accounts.js';
import { appOf } from './app.js';
import { type Corpus, corpusOf, ordered } from './corpus/index.js';
import type { FaultId } from './faults.js';
import { dayOf } from './rules/dates.js';
import { significance, significanceFaults } from './rules/significance.js';

export type { Fault } from './fault.js';
export { type FaultId, fault, faultIds, faults, isFaultId } from './faults.js';
export { type Address, type Listening, listen } from './server.js';

/** A deployment of the whole API on a synthetic corpus. */
export interface Reference {
  /** Answers a request in process; it never throws. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** The keys that it knows, by role. */
  readonly accounts: readonly Pick<Account, 'role' | 'key'>[];
}

export interface ReferenceOptions {
  /** The same seed gives the same corpus and the same keys; 1 by default. */
  readonly seed?: number;
  /** The clock. */
  readonly now: () => Date;
  /** Events of the last 120 days; 4,000 by default. */
  readonly size?: number;
  /** Deviations to plant. */
  readonly faults?: readonly FaultId[];
}

const rescoring: readonly string[] = Object.keys(significanceFaults);

/** The corpus as a deployment with a wrong blend would score it. */
function rescored(corpus: Corpus, planted: (fault: FaultId) => boolean): Corpus {
  const events = corpus.bySignificance.map((event) => ({
    ...event,
    scores: { ...event.scores, significance: significance(event, planted) },
  }));
  return { ...corpus, ...ordered(events), byId: new Map(events.map((event) => [event.id, event])) };
}

/** Creates a reference deployment. Corpora are shared, so that another set of faults costs next to nothing. */
export function createReference(options: ReferenceOptions): Reference {
  const { seed = 1, now, size = 4_000, faults = [] } = options;
  const set: ReadonlySet<FaultId> = new Set(faults);
  const planted = (fault: FaultId): boolean => set.has(fault);
  const accounts = accountsOf(seed);
  const wrongBlend = faults.some((fault) => rescoring.includes(fault));

  let bent: { readonly from: Corpus; readonly to: Corpus } | undefined;
  const deployment = {
    planted,
    now,
    /** The corpus of the current day, which changes at midnight. */
    get corpus(): Corpus {
      const corpus = corpusOf({ seed, size, day: dayOf(now().getTime()) });
      if (!wrongBlend) return corpus;
      if (bent?.from !== corpus) bent = { from: corpus, to: rescored(corpus, planted) };
      return bent.to;
    },
  };
  const app = appOf(deployment, accounts);
  return {
    fetch: async (request) => app.fetch(request),
    accounts: accounts.map(({ role, key }) => ({ role, key })),
  };
}
