import type { Comparison } from '../regression/behaviour/compare.js';
import type { KeptAnswer } from '../regression/behaviour/kept.js';
import type { Finding, Label } from '../regression/changelog/finding.js';
import { type State, stateOf } from '../regression/life-cycle/state.js';
import { toldState } from '../regression/life-cycle/told-by.js';
import type { Look } from './watch.js';

/** What labels are called for people, the gravest first. */
export const labelTitles: Readonly<Record<Label, string>> = {
  unannounced: 'There, but not announced',
  late: "Breaking, with less than 30 days' notice",
  'stopped-too-early': 'Old spellings that stopped too early',
  undecided: 'Undecided',
  'out-of-order': 'Out of the usual order',
  'not-there': 'Announced, but not there (yet)',
  'still-answered': 'No longer declared, but still answered',
  confirmed: 'Announced and confirmed',
  free: 'Needing no notice',
};

export const labels = Object.keys(labelTitles) as readonly Label[];

export const signOf = ({ label, fails }: Finding): string =>
  fails ? '✗' : label === 'confirmed' || label === 'free' ? '✓' : label === 'undecided' ? '?' : '!';

/** The facts of a look, a line each. */
export function lookFacts({
  snapshot,
  since,
  behaviour,
  path,
}: Look): readonly (readonly [string, string])[] {
  const { baseUrl, at, contract, announcements, parameters } = snapshot;
  const listed = announcements.filter(({ lastSeen }) => lastSeen === at);
  const fresh = listed.filter(({ firstSeen }) => firstSeen === at);
  return [
    ['target', baseUrl],
    ['look', since === undefined ? `${at}, the first one` : `${at}, compared with that of ${since}`],
    ['contract', `sha256 ${contract.sha256.slice(0, 16)}`],
    [
      'feed',
      `${counted(listed.length, 'entry', 'entries')}${since === undefined ? '' : `, ${fresh.length} new`}`,
    ],
    ['parameters', statesIn(parameters.map(stateOf))],
    ...(snapshot.behaviour === undefined
      ? []
      : [['behaviour', behaviourIn(snapshot.behaviour, behaviour)] as const]),
    ['snapshot', path],
  ];
}

/** How the names of Versioning 6 and 7 behave, and what moved; nothing where neither was seen. */
export function lifeCycleLines({ snapshot, transitions }: Look): readonly string[] {
  const judged = snapshot.parameters.flatMap((sighting) => {
    const told = toldState(sighting);
    return told?.agrees === undefined ? [] : [{ sighting, told }];
  });
  const others = judged.filter(({ told }) => told.agrees === false);
  const agreeing = judged.length - others.length;
  return [
    ...(agreeing === 0
      ? []
      : [
          `✓ ${counted(agreeing, 'parameter is', 'parameters are')} as Versioning 6 and 7 say, as replies show`,
        ]),
    ...others.map(
      ({ sighting, told }) =>
        `! ${sighting.parameter} of ${sighting.operation} is to be ${told.state}, and replies show it ${stateOf(sighting)} (${told.clauses.join(', ')}); run judges it`,
    ),
    ...transitions.map(
      ({ parameter, operation, from, to, seenBy }) =>
        `→ ${parameter} of ${operation}: ${from} to ${to}, by ${seenBy}`,
    ),
  ];
}

/** What a look comes to, in a sentence. */
export const conclusionOf = ({ since, exitCode }: Look): string =>
  since === undefined ? 'There is nothing yet to compare this look with.' : conclusions[exitCode];

const conclusions = {
  0: 'Nothing breaks what the specification says of notice.',
  1: 'A breaking change was not announced 30 days before.',
  2: 'Something is undecided: a person has to look.',
} as const;

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

function behaviourIn(kept: readonly KeptAnswer[], compared: Comparison | undefined): string {
  const answers = `${counted(kept.length, 'question', 'questions')} answered`;
  if (compared === undefined) return `${answers}, and no look before to compare them with`;
  const { differences, noise } = compared;
  return `${answers}, ${counted(differences.length, 'difference', 'differences')}, ${counted(noise, 'fact', 'facts')} not the same twice`;
}

function statesIn(states: readonly State[]): string {
  const counts = new Map<State, number>();
  for (const each of states) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].map(([state, count]) => `${count} ${state}`).join(', ') || 'none';
}
