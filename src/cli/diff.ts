import { Unusable } from '../engine/unusable.js';
import { isObject } from '../kit/index.js';
import { diffContracts } from './diff-contracts.js';
import { diffReportFiles } from './diff-reports.js';
import { printRules } from './diff-rules.js';
import { type JsonSource, jsonFrom } from './json-source.js';
import type { Surroundings } from './surroundings.js';

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
  surroundings: Surroundings,
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
  surroundings: Surroundings,
): Promise<number> {
  if (flags.rules === true) return printRules(flags.json === true, surroundings);
  if (old === undefined || next === undefined)
    throw new Unusable(
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

function unlike(was: JsonSource, is: JsonSource): Unusable {
  const stranger = [was, is].find(({ json }) => !kinds.some((each) => each.is(json)));
  const next = 'Give the openapi.json of a deployment, or the report.json of a run, on both sides.';
  if (stranger === undefined) return new Unusable(`${was.name} and ${is.name} are not of one kind.`, next);
  const none = kinds.map(({ name }) => `no ${name}`).join(' and ');
  return new Unusable(`${stranger.name} cannot be compared: it is ${none}.`, next);
}
