import { SetupError } from '../../engine/setup-error.js';
import type { JsonObject } from '../../kit/index.js';
import type { Surfaces } from '../../transport/request.js';
import { changedBehaviour } from '../behaviour/changes.js';
import type { Comparison } from '../behaviour/comparison.js';
import { questions } from '../behaviour/questions.js';
import { comparisonOfSnapshots, recordedAnswers, type Twice } from '../behaviour/snapshot.js';
import type { Change, FailOnChange } from '../contract/change.js';
import { type Declared, declaredIn, operationKey } from '../contract/declarations.js';
import { keyOf, type Occurrence, type Shown, stateByReply, statesByContract } from '../life-cycle/state.js';
import { behaviouralChanges, type Transition, transitionsBetween } from '../life-cycle/transitions.js';
import { type Announcement, identityOf, type KnownAnnouncement } from '../notice/announcement.js';
import { subjectOf } from '../notice/link.js';
import { type Finding, reconcile } from './reconciliation.js';
import { digestOf, discoveredDigestOf, type Snapshot, snapshotFormat } from './snapshot.js';

/** Tells how two contracts differ, a change an edit. */
export type Diff = (older: JsonObject, newer: JsonObject) => readonly Change[] | Promise<readonly Change[]>;

/** What a look saw. */
interface Look {
  readonly at: Date;
  readonly baseUrl: string;
  readonly contract: JsonObject;
  readonly announcements: readonly Announcement[];
  readonly surfaces?: Surfaces;
  /** What replies showed of parameters, by `keyOf`. */
  readonly shown?: ReadonlyMap<string, Shown>;
  /** What it answered to the questions of `compare`, twice. */
  readonly answers?: Twice;
}

/** A look that is to be kept, and what it showed beside the one before. */
export interface SnapshotDiff {
  readonly snapshot: Snapshot;
  /** The instant of the look before; undefined where this is the first one. */
  readonly since: string | undefined;
  readonly findings: readonly Finding[];
  readonly transitions: readonly Transition[];
  /** How it behaved otherwise; absent where one of the two looks did not ask. */
  readonly behaviour?: Comparison;
}

/**
 * Compares a look with the last snapshot. Throws `SetupError` for a snapshot of another deployment, or of the future. */
export async function snapshotDiff(
  look: Look,
  last: Snapshot | undefined,
  diff: Diff,
  failOn: readonly FailOnChange[] = [],
): Promise<SnapshotDiff> {
  const at = look.at.toISOString();
  if (last !== undefined) requireBefore(last, look);
  const newer = declaredIn(look.contract, look.surfaces);
  const parameters = statesByContract(newer, last?.parameters ?? []).map((each): Occurrence => {
    const shown = look.shown?.get(keyOf(each));
    return shown === undefined ? each : { ...each, shown };
  });
  const announcements = known(look.announcements, last, at);
  const base: Omit<Snapshot, 'settled' | 'learned'> = {
    format: snapshotFormat,
    at,
    baseUrl: look.baseUrl,
    contract: { sha256: digestOf(look.contract), document: look.contract },
    announcements,
    parameters,
    ...(look.answers === undefined ? {} : { behaviour: recordedAnswers(questions, look.answers) }),
  };
  if (last === undefined) {
    return { snapshot: whole({ ...base, settled: [] }), since: undefined, findings: [], transitions: [] };
  }
  const transitions = transitionsBetween(last.parameters, parameters);
  const isSame = last.contract.sha256 === base.contract.sha256;
  const told = isSame ? [] : await diff(last.contract.document, look.contract);
  const behaviour =
    last.behaviour === undefined || base.behaviour === undefined
      ? undefined
      : comparisonOfSnapshots(questions, last.behaviour, base.behaviour);
  const moved = [...told, ...behaviouralChanges(transitions, parameters, told)];
  const changes = [...moved, ...changedBehaviour(behaviour?.differences ?? [], questions, moved)];
  const { findings, settled } = reconcile({
    older: declaredIn(last.contract.document, look.surfaces),
    newer,
    changes,
    changed: { earliest: Date.parse(last.at), latest: look.at.getTime() },
    announcements,
    settled: last.settled,
    movedOn: hasMovedOn(look.announcements, last),
    answers: answersIn(parameters),
    failOn,
  });
  return {
    snapshot: whole({ ...base, settled }),
    since: last.at,
    findings: [...findings, ...transitions.filter((each) => isDeclared(newer, each)).flatMap(unusual)],
    transitions,
    ...(behaviour === undefined ? {} : { behaviour }),
  };
}

const whole = (snapshot: Omit<Snapshot, 'learned'>): Snapshot => ({
  ...snapshot,
  learned: discoveredDigestOf(snapshot),
});

function requireBefore(last: Snapshot, { at, baseUrl }: Look): void {
  if (last.baseUrl !== baseUrl) {
    throw new SetupError(
      `The last snapshot is of ${last.baseUrl}, and this is ${baseUrl}.`,
      'Give each deployment a folder of its own with --store.',
    );
  }
  if (Date.parse(last.at) >= at.getTime()) {
    throw new SetupError(
      `The last snapshot is of ${last.at}, which is not before ${at.toISOString()}.`,
      'Check the clock of this machine.',
    );
  }
}

/** All announcements that were ever seen, with when. */
function known(
  listed: readonly Announcement[],
  last: Snapshot | undefined,
  at: string,
): readonly KnownAnnouncement[] {
  const before = new Map(last?.announcements.map((each) => [identityOf(each), each]));
  const now = listed.map((each): KnownAnnouncement => {
    const earlier = before.get(identityOf(each));
    if (earlier !== undefined) return { ...earlier, lastSeen: at };
    return { ...each, firstSeen: at, ...(last === undefined ? {} : { lackedAt: last.at }), lastSeen: at };
  });
  const isListed = new Set(now.map(identityOf));
  return [...(last?.announcements ?? []).filter((each) => !isListed.has(identityOf(each))), ...now];
}

/** Whether a parameter was seen to answer still, wherever it did; undefined where no reply showed it. */
function answersIn(parameters: readonly Occurrence[]): (change: Change) => boolean | undefined {
  const seen = new Map(parameters.map((each) => [keyOf(each), stateByReply(each)]));
  return (change) => {
    const { parameter } = change;
    if (parameter === undefined) return undefined;
    const states = subjectOf(change).operations.map((operation) => seen.get(keyOf({ operation, parameter })));
    if (states.includes('removed')) return false;
    const isKnown = states.length > 0 && states.every((each) => each !== undefined && each !== 'unknown');
    return isKnown ? true : undefined;
  };
}

/** Whether of the entries that the feed listed at the last look it lists none any more. */
function hasMovedOn(listed: readonly Announcement[], last: Snapshot): boolean {
  const before = last.announcements.filter(({ lastSeen }) => lastSeen === last.at).map(identityOf);
  const now = new Set(listed.map(identityOf));
  return before.length > 0 && !before.some((each) => now.has(each));
}

/** Of an operation that is gone, the parameters went with it. */
const isDeclared = ({ operations }: Declared, { operation }: Transition): boolean =>
  operations.some(({ path }) => operationKey(path) === operationKey(operation));

const unusual = ({ operation, parameter, from, to, order }: Transition): readonly Finding[] =>
  order === 'usual'
    ? []
    : [
        {
          label: 'out-of-order',
          said: `${parameter} of ${operation} went from ${from} to ${to}; the specification leaves the order open.`,
          clauses: ['states.parameter.timing'],
          announcements: [],
          fails: false,
        },
      ];
