import { availableParallelism } from 'node:os';
import type { OperationId } from '../../../../contract/index.js';
import type { Check } from '../../../kit/index.js';
import { onThreads } from '../threads.js';
import type { Asked } from './asked.js';
import { freedomOf } from './freedoms/index.js';
import { freedomOfUnnoticed } from './freedoms/unnoticed.js';
import type { Ending, Trial } from './judge.js';
import { type Member, partsOf } from './members.js';
import { trialsOf } from './mutants.js';
import { nameOf } from './mutation.js';
import type { Survey } from './survey.js';
import type { TargetId } from './targets.js';
import { keyOf, type PlainRequest } from './wires.js';

/** Threads that each keep a deployment and its replies. */
const most = 8;

export type ReplyJob = { readonly survey: string } | { readonly trial: Trial };
export type ReplyResult =
  | { readonly survey: Survey; readonly before: Asked['before'] }
  | { readonly endings: readonly Ending[] };

export interface RepliesWorkerData {
  readonly target: TargetId;
  readonly asked: Asked;
}

export interface RepliesOptions {
  readonly target: TargetId;
  /** Operations whose replies are mutated; all where none is named. */
  readonly operations: readonly OperationId[];
  /** Of so many mutants one is tried. */
  readonly oneIn: number;
  /** Whether what the specification leaves open is tried as well: no check may accuse it. */
  readonly free: boolean;
  readonly signal: AbortSignal;
  readonly onEnding?: (endings: readonly Ending[], done: number, all: number) => void;
}

/** Changes the replies of a deployment in one place at a time, and hands out what noticed each change. */
export async function mutateReplies(
  suite: readonly Check[],
  { target, operations, oneIn, free, signal, onEnding = () => {} }: RepliesOptions,
): Promise<readonly Ending[]> {
  const threads = Math.min(most, availableParallelism());
  const script = new URL('./replies-thread.js', import.meta.url);
  const perform = (jobs: readonly ReplyJob[], asked: Asked) => {
    const workerData: RepliesWorkerData = { target, asked };
    return onThreads<ReplyJob, ReplyResult>(script, workerData, jobs, threads, signal);
  };

  const surveys: Survey[] = [];
  const before = new Map<string, PlainRequest>();
  const readBefore = new Set<Member>();
  // Whoever asks none of the operations cannot notice anything.
  const properties = suite.filter(
    (each) =>
      each.kind === 'property' &&
      (operations.length === 0 ||
        each.operations.length === 0 ||
        each.operations.some((id) => operations.includes(id))),
  );
  for await (const result of perform(
    properties.map(({ id }) => ({ survey: id })),
    { before: { requests: [], reads: new Set() }, by: new Map() },
  )) {
    if (!('survey' in result)) continue;
    surveys.push(result.survey);
    for (const each of result.before.requests) before.set(keyOf(each), each);
    for (const each of result.before.reads) readBefore.add(each);
  }
  // Without all surveys, nobody knows who could notice a change.
  if (signal.aborted) return [];
  const trials = trialsOf(surveys, suite)
    .filter(({ mutant }) => operations.length === 0 || operations.includes(partsOf(mutant.member).operation))
    .toSorted((one, other) => (nameOf(one.mutant) < nameOf(other.mutant) ? -1 : 1))
    .filter(({ mutant }) => free || freedomOf(mutant) === undefined)
    .filter((_trial, index) => index % oneIn === 0);

  const endings: Ending[] = [];
  let done = 0;
  const asked: Asked = {
    before: { requests: [...before.values()], reads: readBefore },
    by: new Map(surveys.map((each) => [each.check, each.asked])),
  };
  for await (const result of perform(
    trials.map((trial) => ({ trial })),
    asked,
  )) {
    if (!('endings' in result)) continue;
    const some = result.endings.map((each) => ({ ...each, ...ifFree(each) }));
    endings.push(...some);
    done += 1;
    onEnding(some, done, trials.length);
  }
  return endings;
}

/**
 * A freedom of some rows says that no second reply shows them: where one does, they can be noticed. Another one may end where
 * a different rule begins.
 */
const ifFree = ({ mutant, changed, noticed }: Ending): Pick<Ending, 'freedom'> => {
  const own = freedomOf(mutant);
  const isShown =
    noticed !== undefined && (own?.rows !== undefined || own?.unless?.includes(noticed.check) === true);
  const isOpen = noticed === undefined && changed > 0;
  const freedom = isShown ? undefined : (own ?? (isOpen ? freedomOfUnnoticed(mutant, freedomOf) : undefined));
  return freedom === undefined ? {} : { freedom: { by: freedom.by, because: freedom.because } };
};
