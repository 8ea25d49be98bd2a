import { type Entry, type Mark, type Outline, sectionIfAny } from '../../../reports/outline.js';
import { counted } from '../../../reports/wording.js';
import type { Comparison } from '../../regression/behaviour/comparison.js';
import type { RecordedAnswer } from '../../regression/behaviour/snapshot.js';
import type { Finding, Label } from '../../regression/changelog/reconciliation.js';
import { type State, specifiedState, stateOf } from '../../regression/life-cycle/state.js';
import { announcementLine } from './diff-output.js';
import type { Snapshotting } from './watch.js';

/** The headings of findings, the most severe first. */
const headings: Readonly<Record<Label, string>> = {
  unannounced: 'Changed without announcement',
  late: "Breaking, with less than 30 days' notice",
  'stopped-too-early': 'Old spellings that stopped too early',
  undecided: 'Undecided',
  'out-of-order': 'Out of the usual order',
  'not-there': 'Announced, but not observed (yet)',
  'still-answered': 'No longer declared, but still answered',
  confirmed: 'Announced and confirmed',
  free: 'Needs no notice',
};

const labels = Object.keys(headings) as readonly Label[];

/** A snapshot, and the findings since the previous one. */
export const watchOutline = (found: Snapshotting): Outline => ({
  title: 'Watch',
  facts: snapshotFacts(found),
  sections: [
    ...labels.flatMap((label) => {
      const entries = found.findings.filter((each) => each.label === label).map(findingEntry);
      return sectionIfAny({ title: headings[label], entries });
    }),
    ...sectionIfAny({ title: 'Life cycle of parameters', entries: lifeCycleEntries(found) }),
  ],
  conclusion: `${conclusionOf(found)} Exit code ${found.exitCode}.`,
});

const findingEntry = (finding: Finding): Entry => ({
  mark: markOf(finding),
  text: [finding.said],
  details: finding.announcements.map(announcementLine),
  sources: finding.clauses,
});

const markOf = ({ label, fails }: Finding): Mark =>
  fails ? '✗' : label === 'confirmed' || label === 'free' ? '✓' : label === 'undecided' ? '?' : '!';

function snapshotFacts({ snapshot, since, behaviour, path }: Snapshotting): Outline['facts'] {
  const { baseUrl, at, contract, announcements, parameters } = snapshot;
  const listed = announcements.filter(({ lastSeen }) => lastSeen === at);
  const fresh = listed.filter(({ firstSeen }) => firstSeen === at);
  return [
    ['target', baseUrl],
    ['taken', since === undefined ? `${at}, the first snapshot` : `${at}, compared with ${since}`],
    ['contract', `sha256 ${contract.sha256.slice(0, 16)}`],
    ['feed', `${counted(listed.length, 'entry')}${since === undefined ? '' : `, ${fresh.length} new`}`],
    ['parameters', stateCounts(parameters.map(stateOf))],
    ...(snapshot.behaviour === undefined
      ? []
      : [['behaviour', behaviourFact(snapshot.behaviour, behaviour)] as const]),
    ['snapshot', path],
  ];
}

function behaviourFact(recorded: readonly RecordedAnswer[], compared: Comparison | undefined): string {
  const answers = `${counted(recorded.length, 'request')} answered`;
  if (compared === undefined) return `${answers}; the previous snapshot recorded no behaviour`;
  const { differences, noise } = compared;
  return `${answers}, ${counted(differences.length, 'difference')}, ${counted(noise, 'unstable fact')} ignored`;
}

function stateCounts(states: readonly State[]): string {
  const counts = new Map<State, number>();
  for (const each of states) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].map(([state, count]) => `${count} ${state}`).join(', ') || 'none';
}

/** How the parameters of Versioning 6 and 7 behave, and which changed state. */
function lifeCycleEntries({ snapshot, transitions }: Snapshotting): readonly Entry[] {
  const judged = snapshot.parameters.flatMap((occurrence) => {
    const specified = specifiedState(occurrence);
    return specified?.agrees === undefined ? [] : [{ occurrence, specified }];
  });
  const deviating = judged.filter(({ specified }) => specified.agrees === false);
  const agreeing = judged.length - deviating.length;
  return [
    ...(agreeing === 0
      ? []
      : [
          {
            mark: '✓',
            text: [
              `${counted(agreeing, 'parameter')} of Versioning 6 and 7: replies match the specified state`,
            ],
          } as const,
        ]),
    ...deviating.map(
      ({ occurrence, specified }): Entry => ({
        mark: '!',
        text: [
          { code: occurrence.parameter },
          ' of ',
          { code: occurrence.operation },
          `: specified as ${specified.state}, observed as ${stateOf(occurrence)}; run checks it`,
        ],
        sources: specified.clauses,
      }),
    ),
    ...transitions.map(
      ({ parameter, operation, from, to, seenBy }): Entry => ({
        mark: '→',
        text: [{ code: parameter }, ' of ', { code: operation }, `: ${from} to ${to}, by ${seenBy}`],
      }),
    ),
  ];
}

/** The result in one sentence. */
function conclusionOf({ since, findings, exitCode }: Snapshotting): string {
  if (since === undefined) return 'This is the first snapshot; there is nothing to compare yet.';
  const failing = findings.filter(({ fails }) => fails);
  return failing.length > 0 && failing.every(({ change }) => change?.class === 'announce')
    ? 'A value of a closed list was not announced.'
    : conclusions[exitCode];
}

const conclusions = {
  0: 'No change violates the notice rules.',
  1: 'A breaking change was not announced 30 days in advance.',
  2: 'Some findings are undecided and need review.',
} as const;
