import type { ClauseId } from '../../../../contract/index.js';
import type { CheckResult } from '../../../engine/events.js';
import { cachingReader } from '../../../engine/served-contract/served-contract.js';
import { session } from '../../../engine/session.js';
import { SetupError } from '../../../engine/setup-error.js';
import { areaOf, type Check, type Json } from '../../../kit/index.js';
import type { Wire } from '../../../transport/wire.js';
import { isAccusation } from '../judge.js';
import { type Asked, askedIn } from './asked.js';
import { type Freedom, freedomOf } from './freedoms/index.js';
import { isOf, type Member, partsOf } from './members.js';
import { isByContract } from './mutants.js';
import { fifthMet, type Mutant } from './mutation.js';
import { operator, type Reason } from './operators.js';
import { withoutShrinking } from './reading.js';
import { createSurveyor, type Surveyor } from './survey.js';
import { noon, type Target } from './targets.js';
import { type MutatedReplies, mutatedReplies, type PlainRequest, plainReplies } from './wires.js';

/** A mutant with those who could notice it. */
export interface Trial {
  readonly mutant: Mutant;
  /** Other values of the member. */
  readonly others: readonly Json[];
  /** Checks that read it, and checks whose replies hold it, for the invariants: those with the fewest requests first. */
  readonly readers: readonly string[];
  readonly holders: readonly string[];
}

/** How a mutant ended. */
export interface Ending {
  readonly mutant: Mutant;
  /** Replies that it changed. */
  readonly changed: number;
  /** Checks that were tried, invariants apart. */
  readonly tried: number;
  /** What leaves the change open. */
  readonly freedom?: Pick<Freedom, 'by' | 'because'>;
  readonly noticed?: {
    readonly check: string;
    readonly clause?: ClauseId;
    readonly at: string;
    readonly expected: string;
  };
}

/** What noticed a mutant: a check, or an invariant beside the checks whose replies it judged. */
interface Noticing {
  readonly ids: readonly string[];
  readonly also: readonly Check[];
}

/** Judges mutants of one deployment, in one thread. */
export interface ReplyJudge extends Surveyor {
  /** Judges a mutant of every row, and if that is noticed, those of a few rows and of later pages. */
  readonly judge: (trial: Trial, asked: Asked) => Promise<readonly Ending[]>;
}

/** Checks that are tried together: the likeliest first, so that few are asked about most mutants. */
const batches = [3, 12, 40, 1000];
/** Why a change can be noticed by one reply, as invariants do. */
const seenAlone: ReadonlySet<Reason> = new Set(['shape', 'range', 'vocabulary']);
/** Checks that are tried once more beside an invariant. */
const mostRecalled = 40;
/** Checks for whose replies the invariants are asked. */
const mostHolders = 3;

export function createReplyJudge(target: Target, suite: readonly Check[]): ReplyJudge {
  const { settings } = target;
  const plain = plainReplies(target.wire, new URL(settings.baseUrl).pathname.replace(/\/$/, ''));
  const readContract = cachingReader();
  const began = performance.now();
  const now = () => noon + performance.now() - began;
  const checksById = new Map(suite.map((each) => [each.id, withoutShrinking(each)]));
  const invariants = suite.filter(({ kind }) => kind === 'invariant');
  const byContract = new Set(
    suite.filter((each) => isByContract(each) || each.source === 'deployment').map(({ id }) => id),
  );
  /** How often a check noticed a mutant of an operation, of a member, and of a member for the same reason. */
  const kills = new Map<string, number>();

  async function* run(checks: readonly Check[], wire: Wire) {
    // What waits here waits for data to hold still, and these do.
    const time = { now, sleep: async () => {} };
    yield* session(settings, { checks, version: '0', wire, time, readContract, forecasts: false });
  }

  /** What a check that noticed a mutant is likely to notice again, the likeliest first. */
  const likely = ({ member, operator: by }: Mutant): readonly string[] => [
    `${member} ${operator(by).reason}`,
    member,
    partsOf(member).operation,
  ];
  const likelihood = (id: string, mutant: Mutant): number =>
    likely(mutant).reduce((sum, each) => 100 * sum + Math.min(99, kills.get(`${id} ${each}`) ?? 0), 0);

  async function judge(trial: Trial, asked: Asked): Promise<readonly Ending[]> {
    const { mutant } = trial;
    const { ending: every, by } = await judgeOne(trial, asked);
    const endings = [every];
    if (by === undefined) return endings;
    const { pattern } = partsOf(mutant.member);
    const fewer = [
      ...(pattern.includes('*') ? (['some'] as const) : []),
      ...(isPaged(pattern) ? (['later'] as const) : []),
    ];
    for (const rows of fewer) {
      const fifth = rows === 'some' ? await fifthOf(trial, asked) : 0;
      const { ending } = await judgeOne({ ...trial, mutant: { ...mutant, rows, fifth } }, asked, by);
      endings.push(ending);
    }
    return endings;
  }

  /** Which rows a mutant of some of them changes. */
  async function fifthOf({ mutant, others }: Trial, asked: Asked): Promise<number> {
    const { operation } = partsOf(mutant.member);
    const { requests, named } = askedIn(asked);
    const bodies: Json[] = [];
    for (const request of requests) {
      if (plain.operationOf(request) !== operation) continue;
      const { kind, json } = await plain.of(request);
      if (kind !== undefined && json !== undefined && isOf(kind, mutant.member)) bodies.push(json);
    }
    return fifthMet(bodies, mutant, others, named);
  }

  /** @param first what is tried before all else */
  async function judgeOne(
    { mutant, others, readers, holders }: Trial,
    asked: Asked,
    first?: Noticing,
  ): Promise<{ readonly ending: Ending; readonly by: Noticing | undefined }> {
    const replies = mutatedReplies(plain, mutant, others);
    const touched = await touchedBy(replies, mutant, new Set(readers), asked);
    const isAble = ableToJudge(mutant);
    const judging = invariants.filter(({ id }) => isAble(id));
    const likelihoodOf = (id: string | undefined) => (id === undefined ? 0 : likelihood(id, mutant));
    const sorted = readers.filter(isAble).toSorted((one, other) => likelihoodOf(other) - likelihoodOf(one));
    const held: string[] = [];
    for (const id of holders.filter(isAble))
      if (held.length < mostHolders && (await touched(id))) held.push(id);
    let by: Noticing | undefined;
    const noticing = async (ids: readonly string[], also: readonly Check[]): Promise<Ending['noticed']> => {
      const noticed = await tryBy(ids, also, replies);
      if (noticed === undefined) return undefined;
      for (const each of likely(mutant)) {
        const key = `${noticed.check} ${each}`;
        kills.set(key, (kills.get(key) ?? 0) + 1);
      }
      // An invariant judges what the other checks ask for.
      by = ids.includes(noticed.check)
        ? { ids: [noticed.check], also: [] }
        : { ids: ids.length > mostRecalled ? [] : ids, also: also.filter(({ id }) => id === noticed.check) };
      return noticed;
    };
    const done = (tried: number, noticed?: Ending['noticed']) => ({
      ending: { mutant, changed: replies.changed(), tried, ...(noticed === undefined ? {} : { noticed }) },
      by,
    });
    // Alone, whoever is likeliest to notice costs a part of what several cost.
    const [likeliest] = sorted;
    const alone =
      first ??
      (likelihoodOf(likeliest) > 0 && likeliest !== undefined ? { ids: [likeliest], also: [] } : undefined);
    if (alone !== undefined) {
      const able: string[] = [];
      for (const id of alone.ids.filter(isAble)) if (await touched(id)) able.push(id);
      const noticed = able.length === 0 ? undefined : await noticing(able, alone.also);
      if (noticed !== undefined) return done(1, noticed);
    }
    const tried = new Set(alone?.also.length === 0 ? alone.ids : []);
    const order = sorted.filter((id) => !tried.has(id));
    const [cheapest] = held;
    if (cheapest !== undefined && seenAlone.has(operator(mutant.operator).reason)) {
      const noticed = await noticing([cheapest], judging);
      if (noticed !== undefined) return done(1, noticed);
    }
    let count = 0;
    for (const [round, size] of batches.entries()) {
      const ids = order.slice(count, count + size);
      if (round > 0 && ids.length === 0) break;
      count += ids.length;
      const able: string[] = [];
      for (const id of ids) if (await touched(id)) able.push(id);
      if (round === 0)
        able.push(...held.filter((id) => !able.includes(id)).slice(0, Math.max(1, 3 - able.length)));
      if (able.length === 0) continue;
      const noticed = await noticing(able, round === 0 ? judging : []);
      if (noticed !== undefined) return done(count, noticed);
    }
    // In a run the invariants judge the replies to all checks.
    const rest: string[] = [];
    for (const id of [...asked.by.keys()].filter(isAble))
      if (!isUnsteady(id) && (await touched(id))) rest.push(id);
    rest.push(...[...order, ...holders].filter((id) => isAble(id) && isUnsteady(id) && !rest.includes(id)));
    return done(count, rest.length === 0 ? undefined : await noticing(rest, judging));
  }

  /**
   * Which checks may judge a mutant. What the specification leaves open, the deployment's own contract may bind: a reply that
   * contradicts it is accused fairly, and says nothing of the freedom.
   */
  function ableToJudge(mutant: Mutant): (id: string) => boolean {
    const isOpen = partsOf(mutant.member).operation !== 'getOpenapi' && freedomOf(mutant) !== undefined;
    return (id) => !isOpen || !byContract.has(id);
  }

  /** Which checks are given a reply that the change shows in; all others do as they do without it. */
  async function touchedBy(
    replies: MutatedReplies,
    mutant: Mutant,
    readers: ReadonlySet<string>,
    { before, by }: Asked,
  ): Promise<(id: string) => Promise<boolean>> {
    const { operation } = partsOf(mutant.member);
    const some = async (requests: readonly PlainRequest[]): Promise<boolean> => {
      for (const request of requests) {
        if (plain.operationOf(request) !== operation) continue;
        if (replies.touches(await plain.of(request))) return true;
      }
      return false;
    };
    const isBefore = await some(before.requests);
    // The run goes on as without it where nothing before the first check looks at it.
    const isAll = isBefore && isSeenIn(before.reads, mutant);
    const known = new Map<string, boolean>();
    return async (id) => {
      if (isAll || isUnsteady(id) || (isBefore && readers.has(id))) return true;
      const is = known.get(id) ?? (await some(by.get(id) ?? []));
      known.set(id, is);
      return is;
    };
  }

  async function tryBy(
    ids: readonly string[],
    also: readonly Check[],
    replies: MutatedReplies,
  ): Promise<Ending['noticed']> {
    const checks = [...ids.flatMap((id) => checksById.get(id) ?? []), ...also];
    try {
      for await (const event of run(checks, replies.wire({ fresh: ids.some(isUnsteady) }))) {
        if (event.type !== 'check-finished' || !isAccusation(event.result)) continue;
        return noticedBy(event.result);
      }
    } catch (error) {
      if (error instanceof SetupError) return { check: 'no run', at: '', expected: error.message };
      throw error;
    }
    return undefined;
  }

  return { ...createSurveyor({ plain, run, checks: checksById, isUnsteady }), judge };
}

/** Whether whoever looks at some members sees a change. The contract is read as a text. */
const isSeenIn = (reads: ReadonlySet<Member>, { member, operator: by }: Mutant): boolean =>
  partsOf(member).operation === 'getOpenapi' ||
  reads.has(member) ||
  (by === 'dropped' && reads.has(member.replace(/\/[^/]*$/, '')));

/** The list of a page, and what states its place among the others. */
const isPaged = (pattern: string): boolean => /^\/(?:data|pagination)(?:\/[^*/]+)?$/.test(pattern);

/** Usage headers are different in each reply. */
const isUnsteady = (id: string): boolean => areaOf(id) === 'authentication';

function noticedBy({ id, failure }: CheckResult): Ending['noticed'] {
  const { finding } = failure ?? {};
  return {
    check: id,
    ...(finding === undefined ? {} : { clause: finding.clause }),
    at: finding?.at ?? '',
    expected: finding?.expected ?? '',
  };
}
