import { earlierByHours } from '../engine/settings.js';
import { type InconclusiveReason, type KeyRole, keyStates, keyVariable, type Need } from '../kit/index.js';

/** What the vendor can do about an unmet need of a check. */
export function remedyOfNeed(need: Need): string {
  if (need === 'earlier-run')
    return `Keep the report of a run, wait ${earlierByHours} hours, and pass it with --earlier.`;
  if (need === 'served-contract') return 'Serve a valid openapi.json, and certify again.';
  const [kind, name = ''] = need.split('.');
  if (kind === 'entitlement') return `Use a key of a plan with ${name}.`;
  const role = name as KeyRole;
  return `Set ${keyVariable(role)} to ${keyStates[role]}.`;
}

/** What the vendor can do about a check that reached no decision. */
export const remedyOfReason: Readonly<Record<InconclusiveReason, string>> = {
  'no-data': 'Load such rows into the deployment, and certify again.',
  'precondition-unreached': 'Bring the deployment into the state that the note names, and certify again.',
  'rate-limited': 'Certify with a lower --rate, or with a key that has a higher rate limit.',
  'quota-exhausted': 'Use a key whose quota covers all rounds.',
  'time-budget': 'Certify again when the deployment replies faster.',
  'request-budget': 'Allow more requests with --max-requests.',
  'data-drift': 'Certify at a time when the data change less.',
  nondeterministic: 'Find out why identical requests get different replies, and certify again.',
  transport: 'Make sure that the deployment stays reachable, and certify again.',
  'generator-starved': 'Load rows from which requests can be generated, and certify again.',
  'needs-operator': 'Put the key into the state of its role, and certify again.',
};

export const attestationRemedy =
  'Record who did each of these steps and when in a JSON file, and pass it with --attest: { "key.revoked": { "by": "who did it", "at": "2026-05-20" } }.';
