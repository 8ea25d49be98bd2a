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
import { headerPattern, headersOf, isOf, type Member, memberOf, partsOf, places } from './members.js';
import { addValue, isByContract } from './mutants.js';
import { fifthMet, type Mutant } from './mutation.js';
import { operator, type Reason } from './operators.js';
import { readingBy, withoutShrinking } from './reading.js';
import { noon, type Target } from './targets.js';
import {
  keyOf,
  listeningWire,
  type MutatedReplies,
  mutatedReplies,
  type PlainReply,
  type PlainRequest,
  plainReplies,
} from './wires.js';

/** What one check reads when nothing is changed. */
export interface Survey {
  readonly check: string;
  readonly requests: number;
  /** Members that it looks at. */
  readonly reads: readonly Member[];
  /** Members of the replies that it is given. */
  readonly holds: readonly Member[];
  /** Values that stand there and that this judge has not met before, a few of each member. */
  readonly values: readonly (readonly [Member, readonly Json[]])[];
  /** What was asked, beside what every run asks before its first check. */
  readonly asked: readonly PlainRequest[];
}

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

/** Judges mutants of one deployment, in one thread. */
export interface ReplyJudge {
  readonly survey: (check: string) => Promise<Survey>;
  /** What every run asks before its first check. */
  readonly askedBefore: () => readonly PlainRequest[];
  /** Judges a mutant of every row, and if that is noticed, those of a few rows and of later pages. */
  readonly judge: (trial: Trial, asked: Asked) => Promise<readonly Ending[]>;
}

/** Checks that are tried together: the likeliest first, so that few are asked about most mutants. */
const batches = [3, 12, 40, 1000];
/** Why a change can be noticed by one reply, as invariants do. */
const seenAlone: ReadonlySet<Reason> = new Set(['shape', 'range', 'vocabulary']);
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
  /** How often a check noticed a mutant of an operation, and of a member. */
  const kills = new Map<string, number>();
  const met = new Map<Member, Json[]>();
  const known = new WeakMap<PlainReply, ReadonlyMap<Member, readonly Json[]>>();
  const before = new Map<string, PlainRequest>();

  async function* run(checks: readonly Check[], wire: Wire) {
    // What waits here waits for data to hold still, and these do.
    const time = { now, sleep: async () => {} };
    yield* session(settings, { checks, version: '0', wire, time, readContract, forecasts: false });
  }

  /** The members of a reply, with a few of the values that stand there. */
  function membersOf(reply: PlainReply): ReadonlyMap<Member, readonly Json[]> {
    const before = known.get(reply);
    if (before !== undefined) return before;
    const members = new Map<Member, Json[]>();
    const keep = (pattern: string, value: Json): void => {
      if (reply.kind === undefined) return;
      const member = memberOf(reply.kind, pattern);
      const kept = members.get(member) ?? [];
      addValue(kept, value);
      members.set(member, kept);
    };
    const { headers } = reply.reply;
    for (const name of headersOf(headers)) keep(headerPattern(name), headers[name] ?? '');
    if (reply.json !== undefined) for (const [pattern, value] of places(reply.json)) keep(pattern, value);
    known.set(reply, members);
    return members;
  }

  async function survey(id: string): Promise<Survey> {
    const check = checksById.get(id);
    const reads = new Set<Member>();
    const holds = new Set<Member>();
    const values = new Map<Member, Json[]>();
    const asked = new Map<string, PlainRequest>();
    let requests = 0;
    let isBegun = false;
    const heard = {
      asked(reply: PlainReply) {
        requests += 1;
        (isBegun ? asked : before).set(keyOf(reply.request), reply.request);
        for (const [member, some] of membersOf(reply)) {
          holds.add(member);
          const before = met.get(member) ?? [];
          met.set(member, before);
          const kept = values.get(member) ?? [];
          for (const value of some) if (addValue(before, value)) addValue(kept, value);
          if (kept.length === 0) continue;
          values.set(member, kept);
        }
      },
      // What the engine itself looks at says nothing of the check.
      read: (member: Member) => void (reading.isOn() && reads.add(member)),
    };
    const reading = readingBy(check);
    const wire = listeningWire(plain, { fresh: isUnsteady(id) }, heard);
    for await (const event of run(reading.checks, wire)) {
      if (event.type !== 'preflight-finished') continue;
      isBegun = true;
      requests = 0;
    }
    return {
      check: id,
      requests,
      reads: [...reads].filter((each) => holds.has(each)),
      holds: [...holds],
      values: [...values],
      asked: [...asked.values()],
    };
  }

  const likelihood = (id: string, mutant: Mutant): number => {
    const { operation } = partsOf(mutant.member);
    return 100 * (kills.get(`${id} ${mutant.member}`) ?? 0) + (kills.get(`${id} ${operation}`) ?? 0);
  };

  async function judge(trial: Trial, asked: Asked): Promise<readonly Ending[]> {
    const { mutant } = trial;
    const every = await judgeOne(trial, asked);
    const endings = [every];
    if (every.noticed === undefined) return endings;
    const { pattern } = partsOf(mutant.member);
    const fewer = [
      ...(pattern.includes('*') ? (['some'] as const) : []),
      ...(isPaged(pattern) ? (['later'] as const) : []),
    ];
    for (const rows of fewer) {
      const fifth = rows === 'some' ? await fifthOf(trial, asked) : 0;
      endings.push(
        await judgeOne({ ...trial, mutant: { ...mutant, rows, fifth } }, asked, every.noticed.check),
      );
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

  /** @param first the check that is tried alone before all others */
  async function judgeOne(
    { mutant, others, readers, holders }: Trial,
    asked: Asked,
    first?: string,
  ): Promise<Ending> {
    const replies = mutatedReplies(plain, mutant, others);
    const touched = await touchedBy(replies, mutant, asked);
    const isAble = ableToJudge(mutant);
    const judging = invariants.filter(({ id }) => isAble(id));
    const likelihoodOf = (id: string | undefined) => (id === undefined ? 0 : likelihood(id, mutant));
    const sorted = readers.filter(isAble).toSorted((one, other) => likelihoodOf(other) - likelihoodOf(one));
    const held: string[] = [];
    for (const id of holders.filter(isAble))
      if (held.length < mostHolders && (await touched(id))) held.push(id);
    const done = (tried: number, noticed?: Ending['noticed']): Ending => {
      if (noticed !== undefined) {
        const { operation } = partsOf(mutant.member);
        for (const key of [`${noticed.check} ${mutant.member}`, `${noticed.check} ${operation}`])
          kills.set(key, (kills.get(key) ?? 0) + 1);
      }
      return { mutant, changed: replies.changed(), tried, ...(noticed === undefined ? {} : { noticed }) };
    };
    // Alone, whoever is likeliest to notice costs a part of what several cost.
    const likeliest = first ?? (likelihoodOf(sorted[0]) > 0 ? sorted[0] : undefined);
    if (likeliest !== undefined && sorted.includes(likeliest) && (await touched(likeliest))) {
      const noticed = await tryBy([likeliest], [], replies);
      if (noticed !== undefined) return done(1, noticed);
    }
    const order = sorted.filter((id) => id !== likeliest);
    const [cheapest] = held;
    if (cheapest !== undefined && seenAlone.has(operator(mutant.operator).reason)) {
      const noticed = await tryBy([cheapest], judging, replies);
      if (noticed !== undefined) return done(1, noticed);
    }
    let tried = 0;
    for (const [round, size] of batches.entries()) {
      const ids = order.slice(tried, tried + size);
      if (round > 0 && ids.length === 0) break;
      tried += ids.length;
      const able: string[] = [];
      for (const id of ids) if (await touched(id)) able.push(id);
      if (round === 0)
        able.push(...held.filter((id) => !able.includes(id)).slice(0, Math.max(1, 3 - able.length)));
      if (able.length === 0) continue;
      const noticed = await tryBy(able, round === 0 ? judging : [], replies);
      if (noticed !== undefined) return done(tried, noticed);
    }
    // In a run the invariants judge the replies to all checks.
    const rest: string[] = [];
    for (const id of [...asked.by.keys()].filter(isAble))
      if (!isUnsteady(id) && (await touched(id))) rest.push(id);
    rest.push(...[...order, ...holders].filter((id) => isAble(id) && isUnsteady(id) && !rest.includes(id)));
    const noticed = rest.length === 0 ? undefined : await tryBy(rest, judging, replies);
    return done(tried, noticed);
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
    { member }: Mutant,
    { before, by }: Asked,
  ): Promise<(id: string) => Promise<boolean>> {
    const { operation } = partsOf(member);
    const some = async (requests: readonly PlainRequest[]): Promise<boolean> => {
      for (const request of requests) {
        if (plain.operationOf(request) !== operation) continue;
        if (replies.touches(await plain.of(request))) return true;
      }
      return false;
    };
    const isAll = await some(before);
    const known = new Map<string, boolean>();
    return async (id) => {
      if (isAll || isUnsteady(id)) return true;
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

  return { survey, askedBefore: () => [...before.values()], judge };
}

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
