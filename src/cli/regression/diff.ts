import { outlineMarkdown, outlineText } from '../../../reports/outline.js';
import { SetupError } from '../../engine/setup-error.js';
import { isObject } from '../../kit/index.js';
import { levelled } from '../../regression/contract/change.js';
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

/** Tells what changed between two contracts, and whether it was announced in time. @returns the exit code */
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
  const asOf = flags.asOf === undefined ? now() : givenDay(flags.asOf);
  const announcements =
    flags.feed === undefined ? undefined : await readAnnouncements(flags.feed, surroundings);
  const [was, is] = [await contractOf(old.json, old.name), await contractOf(next.json, next.name)];
  const found = levelled(changesBetween(was, is), levels);
  const declared = [old, next].flatMap(({ json }) => (isObject(json) ? [declaredIn(json)] : []));
  const changes = withNotice(found, entriesOf(announcements ?? [], declared), asOf);
  const exitCode = exitCodeOf(changes);
  const comparison: Comparison = {
    old: { name: old.name, version: was.version?.value },
    new: { name: next.name, version: is.version?.value },
    asOf,
    announcements: announcements?.length,
    changes,
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
  throw new SetupError('--as-of is no date.', 'Write it as 2026-11-22.');
}

/** Prints the rules by which changes of contracts are named. @returns the exit code */
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
  readonly level: readonly string[];
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

/** What can be compared: its name, how to know it, and what compares two of them. */
const kinds: readonly {
  readonly name: string;
  readonly is: (json: unknown) => boolean;
  readonly diff: Diff;
}[] = [
  {
    name: 'OpenAPI document',
    is: (json) => isObject(json) && ('openapi' in json || 'swagger' in json),
    diff: diffContracts,
  },
  {
    name: 'report of a run',
    is: (json) => isObject(json) && 'format' in json && 'verdict' in json,
    diff: diffReportFiles,
  },
];

/** Compares two files or addresses by what they hold. @returns the exit code */
export async function diffCommand(
  old: string | undefined,
  next: string | undefined,
  flags: DiffFlags,
  surroundings: Host,
): Promise<number> {
  if (flags.rules === true) return printRules(flags.json === true, surroundings);
  if (old === undefined || next === undefined)
    throw new SetupError(
      'Two contracts or two reports are needed.',
      "Write 'ei-conformance diff <old> <new>'.",
    );
  const [was, is] = [
    await jsonFrom(old, 'older document', surroundings),
    await jsonFrom(next, 'newer document', surroundings),
  ];
  const kind = kinds.find((each) => each.is(was.json) && each.is(is.json));
  if (kind !== undefined) return kind.diff(was, is, flags, surroundings);
  throw unlike(was, is);
}

function unlike(was: JsonSource, is: JsonSource): SetupError {
  const stranger = [was, is].find(({ json }) => !kinds.some((each) => each.is(json)));
  const next = 'Give the openapi.json of a deployment, or the report.json of a run, on both sides.';
  if (stranger === undefined) return new SetupError(`${was.name} and ${is.name} are not of one kind.`, next);
  const none = kinds.map(({ name }) => `no ${name}`).join(' and ');
  return new SetupError(`${stranger.name} cannot be compared: it is ${none}.`, next);
}
