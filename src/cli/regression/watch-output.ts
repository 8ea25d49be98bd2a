import { painter, wrapped } from '../../../reports/console/terminal.js';
import { maskedText, printable } from '../../../reports/safe-text.js';
import type { Comparison } from '../../regression/behaviour/comparison.js';
import type { RecordedAnswer } from '../../regression/behaviour/snapshot.js';
import type { Finding, Label } from '../../regression/changelog/reconciliation.js';
import { type State, specifiedState, stateOf } from '../../regression/life-cycle/state.js';
import type { Output } from '../host.js';
import type { Snapshotting } from './watch.js';

/** What labels are called for people, the gravest first. */
const labelTitles: Readonly<Record<Label, string>> = {
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

const labels = Object.keys(labelTitles) as readonly Label[];

const signOf = ({ label, fails }: Finding): string =>
  fails ? '✗' : label === 'confirmed' || label === 'free' ? '✓' : label === 'undecided' ? '?' : '!';

/** The facts of a look, a line each. */
function snapshotFacts({
  snapshot,
  since,
  behaviour,
  path,
}: Snapshotting): readonly (readonly [string, string])[] {
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
function lifeCycleLines({ snapshot, transitions }: Snapshotting): readonly string[] {
  const judged = snapshot.parameters.flatMap((sighting) => {
    const told = specifiedState(sighting);
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
const conclusionOf = ({ since, exitCode }: Snapshotting): string =>
  since === undefined ? 'There is nothing yet to compare this look with.' : conclusions[exitCode];

const conclusions = {
  0: 'Nothing breaks what the specification says of notice.',
  1: 'A breaking change was not announced 30 days before.',
  2: 'Something is undecided: a person has to look.',
} as const;

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

function behaviourIn(kept: readonly RecordedAnswer[], compared: Comparison | undefined): string {
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

/** A look at a deployment, for people at a terminal. */
export function watchText(
  look: Snapshotting,
  { colour, columns }: Pick<Output, 'colour' | 'columns'>,
): string {
  const paint = painter(colour);
  const clean = (text: string) => printable(maskedText(text));
  const indented = (text: string, indent: number, lead = ' '.repeat(indent)) =>
    wrapped(clean(text), Math.max(40, columns - indent)).map((line, index) =>
      index === 0 ? `${lead}${line}` : `${' '.repeat(indent)}${line}`,
    );
  const findingLines = (finding: Finding): readonly string[] => [
    ...indented(finding.said, 4, `  ${signOf(finding)} `),
    ...finding.announcements.flatMap(({ title, date, sure }) =>
      indented(`${sure === 'certain' ? 'entry' : 'possibly entry'} "${title}", ${date ?? 'undated'}`, 6),
    ),
    ...(finding.clauses.length === 0
      ? []
      : indented(finding.clauses.join(', '), 6).map((line) => paint.quiet(line))),
  ];
  const groups = labels.flatMap((label) => {
    const found = look.findings.filter((each) => each.label === label);
    return found.length === 0 ? [] : ['', paint.strong(labelTitles[label]), ...found.flatMap(findingLines)];
  });
  const life = lifeCycleLines(look).flatMap((line) => indented(line.slice(2), 4, `  ${line.slice(0, 2)}`));
  const cycle = life.length === 0 ? [] : ['', paint.strong('Life cycle of parameters'), ...life];
  const facts = snapshotFacts(look).map(([name, value]) => `  ${name.padEnd(10)}  ${clean(value)}`);
  const verdict = `${conclusionOf(look)} Exit code ${look.exitCode}.`;
  return `${[paint.strong('Watch'), ...facts, ...groups, ...cycle, '', verdict].join('\n')}\n`;
}

/** A look at a deployment as Markdown, for a pull request or a page. */
export function watchMarkdown(look: Snapshotting): string {
  const groups = labels.flatMap((label) => {
    const found = look.findings.filter((each) => each.label === label);
    return found.length === 0 ? [] : [`## ${labelTitles[label]}`, '', ...found.flatMap(item), ''];
  });
  const life = lifeCycleLines(look).map((line) => `- ${plain(line)}`);
  const cycle = life.length === 0 ? [] : ['## Life cycle of parameters', '', ...life, ''];
  const facts = snapshotFacts(look).map(([name, value]) => `- ${name}: ${plain(value)}`);
  return `${['# Watch', '', ...facts, '', ...groups, ...cycle, conclusionOf(look)].join('\n')}\n`;
}

const item = (finding: Finding): readonly string[] => [
  `- ${signOf(finding)} ${plain(finding.said)}`,
  ...finding.announcements.map(
    ({ title, date, sure }) =>
      `  - ${sure === 'certain' ? 'entry' : 'possibly entry'} “${plain(title)}”, ${plain(date ?? 'undated')}`,
  ),
  ...(finding.clauses.length === 0 ? [] : [`  - ${finding.clauses.map((id) => `\`${id}\``).join(', ')}`]),
];

/** A text of somebody else: nothing of it is markup. */
const plain = (text: string): string =>
  printable(maskedText(text)).replace(/[\\`*_[\]<>|#!&]/g, (mark) => `\\${mark}`);
