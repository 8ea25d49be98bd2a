import type { AttestedStep } from '../../certification/certificate.js';
import type { OperatorStep } from '../../certification/scope.js';
import { Unusable } from '../../engine/unusable.js';
import { isObject, type Json } from '../../kit/index.js';
import { requireKnown } from '../nearest.js';
import { readJson } from '../read-json.js';

/**
 * The steps with who attests them, as a file tells it: `{ "key.revoked": { "by": "...", "at": "2026-05-20" } }`.
 * Throws `Unusable` for a step that is not needed, and for an attestation without who or when.
 */
export function attestedSteps(
  steps: readonly OperatorStep[],
  path: string | undefined,
): readonly AttestedStep[] {
  if (path === undefined) return steps;
  const told = readJson(path, 'file of attestations') as Json;
  if (!isObject(told)) throw new Unusable(`${path} holds no object.`, form);
  const ids = steps.map(({ id }) => id);
  for (const id of Object.keys(told))
    requireKnown('operator step', id, ids, `The steps are ${ids.join(', ')}.`);
  return steps.map((step) => {
    const attestation = told[step.id];
    if (attestation === undefined) return step;
    const { by, at } = isObject(attestation) ? attestation : {};
    const isWhole = typeof by === 'string' && by.trim() !== '' && typeof at === 'string';
    if (!isWhole || Number.isNaN(Date.parse(at)))
      throw new Unusable(`The attestation of ${step.id} in ${path} does not say who and when.`, form);
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
