import { outlineMarkdown, outlineText } from '../../../reports/outline.js';
import { requirePossibleClock } from '../../engine/preflight/clock.js';
import { SetupError } from '../../engine/setup-error.js';
import { isObject } from '../../kit/index.js';
import { type FailOnChange, levelled } from '../../regression/contract/change.js';
import { changesBetween } from '../../regression/contract/changes.js';
import { declaredIn } from '../../regression/contract/declarations.js';
import { contractOf } from '../../regression/contract/document/contract.js';
import { changeRules } from '../../regression/contract/rules/index.js';
import { dayStart } from '../../regression/notice/dates.js';
import { entriesOf, exitCodeOf, withNotice } from '../../regression/notice/notice.js';
import { plainConsole } from '../console.js';
import type { Host } from '../host.js';
import { configFile } from '../settings/config-file.js';
import { levelsOf } from './contract-diff.js';
import { type Comparison, comparisonJson, contractOutline } from './diff-output.js';
import { diffReportFiles } from './report-diff.js';
import { type JsonSource, jsonFrom, readAnnouncements } from './sources.js';

/** Prints what changed between two contracts, and whether it was announced in time. @returns the exit code */
async function diffContracts(
  old: JsonSource,
  next: JsonSource,
  flags: DiffFlags,
  surroundings: Host,
): Promise<number> {
  const { now, directory } = surroundings;
  const out = plainConsole(surroundings);
  const file = await configFile(flags.config, directory);
  const levels = levelsOf(flags.level, file?.config.levels);
  if (flags.asOf === undefined && flags.feed !== undefined) requirePossibleClock(now());
  const asOf = flags.asOf === undefined ? now() : givenDay(flags.asOf);
  const announcements =
    flags.feed === undefined ? undefined : await readAnnouncements(flags.feed, flags.timeout, surroundings);
  const [was, is] = [await contractOf(old.json, old.name), await contractOf(next.json, next.name)];
  const found = levelled(changesBetween(was, is), levels);
  const declared = [old, next].flatMap(({ json }) => (isObject(json) ? [declaredIn(json)] : []));
  const changes = withNotice(found, entriesOf(announcements ?? [], declared), asOf);
  const { failOn = [] } = flags;
  const exitCode = exitCodeOf(changes, failOn);
  const comparison: Comparison = {
    old: { name: old.name, version: was.version?.value },
    new: { name: next.name, version: is.version?.value },
    asOf,
    announcements: announcements?.length,
    changes,
    failOn,
    exitCode,
  };
  if (flags.json === true) out.write(comparisonJson(comparison));
  else if (flags.markdown === true) out.write(outlineMarkdown(contractOutline(comparison)));
  else out.write(outlineText(contractOutline(comparison), out));
  return exitCode;
}

function givenDay(text: string): number {
  const start = dayStart(text);
  if (start !== undefined) return start;
  throw new SetupError('--as-of is not a date.', 'Give it as 2026-11-22.');
}

/** Prints the rules that name changes of contracts. @returns the exit code */
function printRules(json: boolean, { out }: Host): number {
  out.write(json ? `${JSON.stringify(changeRules, null, 2)}\n` : listing());
  return 0;
}

function listing(): string {
  const lines = changeRules.map(({ id, class: kind, direction, area, clause, says }) => {
    const head = [kind, direction, area, ...(clause === undefined ? [] : [clause])].join(', ');
    return `${id} (${head})\n  ${says.replace('{}', '…')}\n`;
  });
  return `${lines.join('')}${changeRules.length} rules\n`;
}

export interface DiffFlags {
  readonly asOf?: string;
  readonly feed?: string;
  /** The contract whose names are searched for in a feed alone. */
  readonly contract?: string;
  /** Milliseconds for one reply. */
  readonly timeout: number;
  readonly level: readonly string[];
  readonly failOn?: readonly FailOnChange[];
  readonly config?: string;
  readonly rules?: true;
  readonly json?: true;
  readonly markdown?: true;
}

type Diff = (
  old: JsonSource,
  next: JsonSource,
  flags: DiffFlags,
  surroundings: Host,
) => number | Promise<number>;

/** What can be compared: its name, how to recognise it, and what compares two of them. */
const kinds: readonly {
  readonly name: string;
  readonly is: (json: unknown) => boolean;
  readonly diff: Diff;
}[] = [
  {
    name: 'an OpenAPI document',
    is: (json) => isObject(json) && ('openapi' in json || 'swagger' in json),
    diff: diffContracts,
  },
  {
    name: 'the report of a run',
    is: (json) => isObject(json) && 'format' in json && 'verdict' in json,
    diff: diffReportFiles,
  },
];

/** Compares two files or addresses by their content, or prints a feed. @returns the exit code */
export async function diffCommand(
  old: string | undefined,
  next: string | undefined,
  flags: DiffFlags,
  surroundings: Host,
): Promise<number> {
  if (flags.rules === true) return printRules(flags.json === true, surroundings);
  if (old === undefined && flags.feed !== undefined) return diffFeed(flags.feed, flags, surroundings);
  if (flags.contract !== undefined)
    throw new SetupError('--contract applies to a feed alone.', 'Leave it out.');
  if (old === undefined || next === undefined)
    throw new SetupError(
      'Two contracts or two reports are needed.',
      "Give 'ei-conformance diff <old> <new>', or '--feed <feed>' alone to print a feed.",
    );
  const [was, is] = [
    await jsonFrom(old, 'older document', flags.timeout, surroundings),
    await jsonFrom(next, 'newer document', flags.timeout, surroundings),
  ];
  const kind = kinds.find((each) => each.is(was.json) && each.is(is.json));
  if (kind !== undefined) return kind.diff(was, is, flags, surroundings);
  throw unlike(was, is);
}

async function diffFeed(feed: string, flags: DiffFlags, surroundings: Host): Promise<number> {
  const [stray] = [
    ...(flags.asOf === undefined ? [] : ['--as-of']),
    ...(flags.level.length === 0 ? [] : ['--level']),
    ...(flags.failOn === undefined ? [] : ['--fail-on']),
    ...(flags.markdown === true ? ['--markdown'] : []),
  ];
  if (stray !== undefined)
    throw new SetupError(`${stray} applies to two documents only.`, 'Leave it out, or name two documents.');
  return (await import('./feed-entries.js')).printFeed(feed, flags, surroundings);
}

function unlike(was: JsonSource, is: JsonSource): SetupError {
  const unknown = [was, is].find(({ json }) => !kinds.some((each) => each.is(json)));
  const next = 'Give the openapi.json of a deployment, or the report.json of a run, on both sides.';
  if (unknown === undefined)
    return new SetupError(`${was.name} and ${is.name} are not of the same kind.`, next);
  const names = kinds.map(({ name }) => name).join(' nor ');
  return new SetupError(`${unknown.name} cannot be compared: it is neither ${names}.`, next);
}
