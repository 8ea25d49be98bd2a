import { setTimeout } from 'node:timers/promises';
import { type Account, accountsOf, prefixOf } from './account/accounts.js';
import type { Deployment } from './account/route.js';
import { appOf } from './app.js';
import { daysOf } from './corpus/days.js';
import { type Corpus, corpusOf, corpusOn, type Event, newestDays, perDayOf } from './corpus/index.js';
import { randomFrom } from './corpus/random.js';
import { significance, significanceFaults, significanceVariants } from './corpus/significance.js';
import { storiesIn } from './corpus/stories.js';
import { type FaultId, fault } from './faults.js';
import { dayOf } from './http/dates.js';
import { type Incoming, keepFieldNames } from './http/field-names.js';
import { type Living, type Replicas, replicasOf, restingReplica } from './living/replicas.js';
import { nothingPlanted, type Planted, planting, type Serve } from './planted.js';
import { type VariantId, variant } from './variants.js';

export { type FaultId, fault, faultIds, faults, isFaultId } from './faults.js';
export { type Address, type Listening, listen } from './http/server.js';
export type { Fault, Variant } from './planted.js';
export { type VariantId, variant, variantIds } from './variants.js';

const defaultSize = 20_000;
/** As many as a window may span, and those of an entity by default. */
const warmDays = 30;

/** A deployment of the whole API on a synthetic corpus. */
export interface Reference {
  /** Answers a request in process; it never throws. */
  readonly fetch: (request: Request, beside?: Incoming) => Promise<Response>;
  /** Answers without any fault, and tells which faults could have made a difference to the answer. */
  readonly trace: (request: Request) => Promise<Traced>;
  /** The path of its base URL, without a trailing slash; empty but for a variant. */
  readonly path: string;
  /** Makes the newest days, which the first requests would wait for. */
  readonly warm: () => void;
  /** How often its rows have changed since it was created; never but for a variant that lives. */
  readonly changes: () => number;
  /** The keys that it knows, by role. */
  readonly accounts: readonly Pick<Account, 'role' | 'key'>[];
}

export interface Traced {
  readonly reply: Response;
  /** Faults that a rule asked about on the way; any other would have left the reply as it is. */
  readonly asked: ReadonlySet<FaultId>;
}

export interface ReferenceOptions {
  /** The same seed gives the same corpus and the same keys; 1 by default. */
  readonly seed?: number;
  /** The clock. */
  readonly now: () => Date;
  /** Events from the beginning of coverage to the day of the start; 20,000 by default. Each later day brings as many as an earlier one. */
  readonly size?: number;
  /** Deviations to plant. */
  readonly faults?: readonly FaultId[];
  /** Unusual forms to take. */
  readonly variants?: readonly VariantId[];
  /** The part of the replies that show the planted faults, 0 to 1; all of them by default. */
  readonly share?: number;
  /** Milliseconds that every reply is held back; none by default. */
  readonly delay?: number;
}

const isOfContract = (id: VariantId): boolean => id.startsWith('contract.');
const wrongBlends: readonly string[] = Object.keys(significanceFaults);
const otherBlends: readonly string[] = Object.keys(significanceVariants);

/** An Event as the blend of a deployment scores it. */
const blendedBy =
  (planted: Planted) =>
  (event: Event): Event => ({
    ...event,
    scores: { ...event.scores, significance: significance(event, planted) },
  });

/** The corpus of each day as a deployment with another blend would score it. */
function rescored(seed: number, perDay: number, planted: Planted): (day: number) => Corpus {
  const days = daysOf({ seed, perDay, bend: blendedBy(planted) });
  let latest: { readonly day: number; readonly corpus: Corpus } | undefined;
  return (day) => {
    if (latest?.day !== day) latest = { day, corpus: corpusOn(day, days) };
    return latest.corpus;
  };
}

/** The corpus of each day as variants change it. */
function varied(corpusAt: (day: number) => Corpus, ids: readonly VariantId[]): (day: number) => Corpus {
  const changes = ids.flatMap((id) => variant(id).corpus ?? []);
  if (changes.length === 0) return corpusAt;
  const changed = new WeakMap<Corpus, Corpus>();
  return (day) => {
    const usual = corpusAt(day);
    const corpus = changed.get(usual) ?? changes.reduce((from, change) => change(from), usual);
    changed.set(usual, corpus);
    return corpus;
  };
}

/** Answers below a path only, as a deployment behind a gateway does. */
const below =
  (path: string, serve: Serve): Serve =>
  async (request) => {
    const url = new URL(request.url);
    if (!url.pathname.startsWith(`${path}/`)) return new Response(null, { status: 404 });
    url.pathname = url.pathname.slice(path.length);
    return serve(new Request(url, { method: request.method, headers: request.headers }));
  };

/** How the first of some variants that live does. */
const livingOf = (ids: readonly VariantId[]): Living | undefined =>
  ids.flatMap((id) => variant(id).living ?? [])[0];

/** A deployment, with the replicas that it answers from. */
interface Instance extends Replicas {
  readonly deployment: Deployment;
}

/** Creates a reference deployment. Corpora are shared, so that another set of faults costs next to nothing. */
export function createReference(options: ReferenceOptions): Reference {
  const { seed = 1, now, size = defaultSize, faults = [], variants = [], share = 1, delay = 0 } = options;
  const set: ReadonlySet<FaultId> = new Set(faults);
  const isVaried = (id: VariantId): boolean => variants.includes(id);
  const plain = planting(() => false, isVaried);
  const accounts = accountsOf(seed, prefixOf(plain));
  const perDay = perDayOf(size, dayOf(now().getTime()));
  const usual = variants.some((id) => otherBlends.includes(id))
    ? rescored(seed, perDay, plain)
    : (day: number): Corpus => corpusOf({ seed, perDay, day });

  const living = livingOf(variants);
  const instanceWith = (planted: Planted, made: (day: number) => Corpus): Instance => {
    const corpusAt = varied(made, variants);
    const replicas =
      living === undefined
        ? restingReplica(now, corpusAt)
        : replicasOf(living, { seed, now, corpusAt, scored: blendedBy(planted) });
    const deployment = {
      planted,
      now: replicas.now,
      /** What is known now; another day brings another corpus. */
      get corpus(): Corpus {
        return replicas.corpus();
      },
    };
    return { ...replicas, deployment };
  };
  const isPlain = faults.length === 0 && variants.length === 0;
  const planted = isPlain ? nothingPlanted : planting((fault) => set.has(fault), isVaried);
  const wrongBlend = faults.some((fault) => wrongBlends.includes(fault));
  const faulty = instanceWith(planted, wrongBlend ? rescored(seed, perDay, planted) : usual);
  // Only a part of the replies that shows the faults leaves any to a deployment without them.
  const sound = share === 1 ? undefined : instanceWith(plain, usual);
  const faultyApp = appOf(faulty.deployment, accounts);
  const soundApp = sound && appOf(sound.deployment, accounts);
  const faultyServe = faults
    .flatMap((id) => fault(id).front ?? [])
    .reduce<Serve>(
      (inner, front) => front(inner),
      async (request) => faultyApp.fetch(request),
    );

  const random = randomFrom(`replies of ${seed}`);
  const answer: Serve = async (request) => {
    if (delay > 0) await setTimeout(delay);
    faulty.turn();
    sound?.turn();
    return soundApp === undefined || random.chance(share) ? faultyServe(request) : soundApp.fetch(request);
  };
  // The form of the contract is the last to change, since other fronts change schemas by their names.
  const fronts = [
    ...variants.filter((id) => !isOfContract(id)).flatMap((id) => variant(id).front ?? []),
    ...variants.filter(isOfContract).flatMap((id) => variant(id).front ?? []),
    ...variants.flatMap((id) => variant(id).wire ?? []),
  ];
  const serve = fronts.reduce<Serve>((inner, front) => front(inner), answer);
  const path = variants.map((id) => variant(id).path ?? '').join('');
  const trace = async (request: Request): Promise<Traced> => {
    // The corpus itself comes from another blend; no rule asks about that.
    const asked = new Set<FaultId>(Object.keys(significanceFaults) as FaultId[]);
    const asking = planting((fault) => {
      asked.add(fault);
      return false;
    }, isVaried);
    // What is looked up once for what is planted is looked up, and so asked, anew.
    const reply = await appOf(instanceWith(asking, usual).deployment, accounts).fetch(request);
    return { reply, asked };
  };
  return {
    fetch: (request, beside = {}) => {
      keepFieldNames(request, beside);
      return path === '' ? serve(request) : below(path, serve)(request);
    },
    trace,
    path,
    warm: () => {
      const { corpus } = faulty.deployment;
      const newest = newestDays(corpus, warmDays);
      corpus.events(newest);
      storiesIn(corpus, newest);
    },
    changes: faulty.changes,
    accounts: accounts.map(({ role, key }) => ({ role, key })),
  };
}
