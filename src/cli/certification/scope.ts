import type { Command } from 'commander';
import { type Profile, profileNames, profiles } from '../../../contract/profiles/index.js';
import type { AttestedStep } from '../../certification/certificate.js';
import type { OperatorStep } from '../../certification/scope.js';
import { SetupError } from '../../engine/setup-error.js';
import { isObject, type Json } from '../../kit/index.js';
import { readJson } from '../files.js';
import { requireKnown } from '../suggestion.js';

/** The profiles of a list such as `core,facilities`, in their order. Throws `SetupError` for one that there is not. */
export function claimedProfiles(list: string): readonly Profile[] {
  const names = list.split(',').map((each) => each.trim());
  for (const name of names)
    requireKnown('profile', name, profileNames, `The profiles are ${profileNames.join(', ')}.`);
  return profileNames.filter((name) => names.includes(name)).map((name) => profiles[name]);
}

/** All that a certification may be told; whatever else there is narrows it or changes what is judged. */
const allowed = [
  ...['profile', 'nonce', 'nonceSource', 'keyFile', 'attest', 'resume', 'dryRun', 'json', 'out', 'config'],
  ...['baseUrl', 'reference', 'fault', 'variant', 'surface', 'earlier'],
  ...['maxRequests', 'rate', 'timeout'],
];

/** Throws `SetupError` for an option that certifications do not take, wherever it was told. */
export function requireWholeSet(command: Command, origins: Readonly<Record<string, string>>): void {
  const flags = command.options
    .map((option) => option.attributeName())
    .filter((name) => command.getOptionValueSource(name) === 'cli');
  const settings = Object.entries(origins).filter(
    ([name, from]) => !name.startsWith('keys.') && !['default', 'drawn', 'flag'].includes(from),
  );
  const told = [
    ...flags.map((name) => ({ name, from: 'flag' })),
    ...settings.map(([name, from]) => ({ name, from })),
  ];
  const refused = told.find(({ name }) => !allowed.includes(name) && name !== 'proxy');
  if (refused === undefined) return;
  throw new SetupError(
    `A certification judges the whole frozen set as it is; '${refused.name}' cannot be told (${refused.from}).`,
    "Leave it out, or use 'ei-conformance run', which certifies nothing.",
  );
}

/**
 * The steps with who attests them, as a file tells it: `{ "key.revoked": { "by": "...", "at": "2026-05-20" } }`.
 * Throws `SetupError` for a step that is not needed, and for an attestation without who or when.
 */
export function attestedSteps(
  steps: readonly OperatorStep[],
  path: string | undefined,
): readonly AttestedStep[] {
  if (path === undefined) return steps;
  const told = readJson(path, 'file of attestations') as Json;
  if (!isObject(told)) throw new SetupError(`${path} holds no object.`, form);
  const ids = steps.map(({ id }) => id);
  for (const id of Object.keys(told))
    requireKnown('operator step', id, ids, `The steps are ${ids.join(', ')}.`);
  return steps.map((step) => {
    const attestation = told[step.id];
    if (attestation === undefined) return step;
    const { by, at } = isObject(attestation) ? attestation : {};
    const isWhole = typeof by === 'string' && by.trim() !== '' && typeof at === 'string';
    if (!isWhole || Number.isNaN(Date.parse(at)))
      throw new SetupError(`The attestation of ${step.id} in ${path} does not say who and when.`, form);
    return { ...step, by, at };
  });
}

const form = 'Write { "key.revoked": { "by": "who did it", "at": "2026-05-20" } }.';

/** The embedded reference has keys in every state; whether there was an earlier run, it does not know. */
export const byReference = (
  steps: readonly OperatorStep[],
  at: string,
  hasEarlier: boolean,
): readonly AttestedStep[] =>
  steps.map((step) =>
    step.id === 'earlier-run' && !hasEarlier ? step : { ...step, by: 'the embedded reference', at },
  );
