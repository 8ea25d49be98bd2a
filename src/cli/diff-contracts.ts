import { Unusable } from '../engine/unusable.js';
import { isObject } from '../kit/index.js';
import { changesBetween } from '../regression/contract/changes.js';
import { contractOf } from '../regression/contract/document/contract.js';
import { levelled } from '../regression/contract/levels.js';
import { declaredIn } from '../regression/declared.js';
import { dayStart } from '../regression/notice/calendar-day.js';
import { entriesOf, exitCodeOf, judged } from '../regression/notice/judged.js';
import { givenAnnouncements } from './announcements.js';
import { readable } from './console-output.js';
import type { Comparison } from './contract-changes/comparison.js';
import { comparisonJson } from './contract-changes/json.js';
import { comparisonMarkdown } from './contract-changes/markdown.js';
import { comparisonText } from './contract-changes/text.js';
import type { DiffFlags } from './diff.js';
import type { JsonSource } from './json-source.js';
import { levelsOf } from './levels.js';
import { configFile } from './settings/config-file.js';
import type { Surroundings } from './surroundings.js';

/** Tells what changed between two contracts, and whether it was announced in time. @returns the exit code */
export async function diffContracts(
  old: JsonSource,
  next: JsonSource,
  flags: DiffFlags,
  surroundings: Surroundings,
): Promise<number> {
  const { now, directory } = surroundings;
  const out = readable(surroundings);
  const file = await configFile(flags.config, directory);
  const levels = levelsOf(flags.level, file?.config.levels);
  const asOf = flags.asOf === undefined ? now() : givenDay(flags.asOf);
  const announcements =
    flags.feed === undefined ? undefined : await givenAnnouncements(flags.feed, surroundings);
  const [was, is] = [await contractOf(old.json, old.name), await contractOf(next.json, next.name)];
  const found = levelled(changesBetween(was, is), levels);
  const declared = [old, next].flatMap(({ json }) => (isObject(json) ? [declaredIn(json)] : []));
  const changes = judged(found, entriesOf(announcements ?? [], declared), asOf);
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
  else if (flags.markdown === true) out.write(comparisonMarkdown(comparison));
  else out.write(comparisonText(comparison, out));
  return exitCode;
}

function givenDay(text: string): number {
  const start = dayStart(text);
  if (start !== undefined) return start;
  throw new Unusable('--as-of is no date.', 'Write it as 2026-11-22.');
}
