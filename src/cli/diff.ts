import { Unusable } from '../engine/unusable.js';
import { isObject } from '../kit/index.js';
import { diffContracts } from './diff-contracts.js';
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

/** What can be compared: how to know it, and what compares two of them. */
const kinds: readonly { readonly is: (json: unknown) => boolean; readonly diff: Diff }[] = [
  { is: (json) => isObject(json) && ('openapi' in json || 'swagger' in json), diff: diffContracts },
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
    throw new Unusable('Two contracts are needed.', "Write 'ei-conformance diff <old> <new>'.");
  const [was, is] = [
    await jsonFrom(old, 'older contract', surroundings),
    await jsonFrom(next, 'newer contract', surroundings),
  ];
  const kind = kinds.find((each) => each.is(was.json) && each.is(is.json));
  if (kind !== undefined) return kind.diff(was, is, flags, surroundings);
  const [stranger = was] = [was, is].filter(({ json }) => !kinds.some((each) => each.is(json)));
  throw new Unusable(
    `${stranger.name} cannot be compared: it is no OpenAPI document.`,
    'Give the openapi.json of a deployment, as a file or an address, on both sides.',
  );
}
