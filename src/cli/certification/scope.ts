import type { Command } from 'commander';
import { type Profile, profileNames, profiles } from '../../../contract/profiles/index.js';
import type { AttestedStep } from '../../certification/certificate.js';
import type { OperatorStep } from '../../certification/scope.js';
import { SetupError } from '../../engine/setup-error.js';
import { isObject, type Json } from '../../kit/index.js';
import { readJson } from '../files.js';
import { requireKnown } from '../suggestion.js';
import { runOptionsOfCertify } from './commands.js';

/** The profiles of a list such as `core,facilities`, in their order. Throws `SetupError` for an unknown one. */
export function claimedProfiles(list: string): readonly Profile[] {
  const names = list.split(',').map((each) => each.trim());
  for (const name of names)
    requireKnown('profile', name, profileNames, `The profiles are ${profileNames.join(', ')}.`);
  return profileNames.filter((name) => names.includes(name)).map((name) => profiles[name]);
}

/** The options of a certification. */
const allowed = [
  ...['profile', 'nonce', 'nonceSource', 'keyFile', 'attest', 'resume', 'anyway', 'dryRun', 'json'],
  ...runOptionsOfCertify,
];

/** Settings of runs that do not touch what is judged. */
const besideTheSet: readonly string[] = ['proxy', 'sourceFile'];

/** Throws `SetupError` for an option that certifications reject, wherever it is set. */
export function requireWholeSet(command: Command, origins: Readonly<Record<string, string>>): void {
  const flags = command.options
    .map((option) => option.attributeName())
    .filter((name) => command.getOptionValueSource(name) === 'cli');
  const settings = Object.entries(origins).filter(
    ([name, from]) => !name.startsWith('keys.') && !['default', 'drawn', 'flag'].includes(from),
  );
  const given = [
    ...flags.map((name) => ({ name, from: 'flag' })),
    ...settings.map(([name, from]) => ({ name, from })),
  ];
  const refused = given.find(({ name }) => ![...allowed, ...besideTheSet].includes(name));
  if (refused === undefined) return;
  throw new SetupError(
    `A certification judges the whole frozen set; '${refused.name}' cannot be set (${refused.from}).`,
    "Remove it, or use 'ei-conformance run', which issues no certificate.",
  );
}

/**
 * The steps with their attestations from a file: `{ "key.revoked": { "by": "...", "at": "2026-05-20" } }`.
 * Throws `SetupError` for a step that is not needed, and for an attestation without who or when.
 */
export function attestedSteps(
  steps: readonly OperatorStep[],
  path: string | undefined,
): readonly AttestedStep[] {
  if (path === undefined) return steps;
  const attested = readJson(path, 'file of attestations') as Json;
  if (!isObject(attested)) throw new SetupError(`${path} does not contain a JSON object.`, form);
  const ids = steps.map(({ id }) => id);
  for (const id of Object.keys(attested))
    requireKnown('operator step', id, ids, `The steps are ${ids.join(', ')}.`);
  return steps.map((step) => {
    const attestation = attested[step.id];
    if (attestation === undefined) return step;
    const { by, at } = isObject(attestation) ? attestation : {};
    const isWhole = typeof by === 'string' && by.trim() !== '' && typeof at === 'string';
    if (!isWhole || Number.isNaN(Date.parse(at)))
      throw new SetupError(
        `The attestation of ${step.id} in ${path} does not name who did it and when.`,
        form,
      );
    return { ...step, by, at };
  });
}

const form = 'Write { "key.revoked": { "by": "who did it", "at": "2026-05-20" } }.';

/** The steps at the embedded reference, which has keys in every state but no record of earlier runs. */
export const byReference = (
  steps: readonly OperatorStep[],
  at: string,
  hasEarlier: boolean,
): readonly AttestedStep[] =>
  steps.map((step) =>
    step.id === 'earlier-run' && !hasEarlier ? step : { ...step, by: 'the embedded reference', at },
  );
