import type { OperationId } from '../../../contract/index.js';
import type { Faults, Planted } from '../fault.js';
import { canonicalNames } from '../own-parameters.js';
import { Refusal } from '../refusal.js';
import { nearest, quoted } from '../spelling.js';

export const undeclaredFaults = {
  'registry.undeclared.served': {
    clauses: ['error.unknown-param', 'versioning.strict.validates', 'versioning.strict.unknown-param'],
    summary:
      'Serves undeclared parameters without a word, except on the lists and summaries of Events and Stories',
  },
  'registry.undeclared.without-suggestion': {
    clauses: ['versioning.strict.suggested-spelling', 'error.unknown-param.details.did-you-mean'],
    summary:
      'Refuses undeclared parameters with did_you_mean null, except on the lists and summaries of Events and Stories',
  },
} as const satisfies Faults;

/** The names that an operation takes in its query. */
export const acceptedNames = (operation: OperationId): readonly string[] => [
  ...canonicalNames(operation).keys(),
];

/** Refuses the first parameter that a strict operation does not declare. */
export function refuseUndeclared(url: URL, operation: OperationId, planted: Planted): void {
  const accepted = acceptedNames(operation);
  const name = [...url.searchParams.keys()].find((sent) => !accepted.includes(sent));
  if (name === undefined || planted('registry.undeclared.served')) return;
  const suggestion = planted('registry.undeclared.without-suggestion')
    ? undefined
    : nearest(name, accepted)[0];
  throw new Refusal('UNKNOWN_PARAM', `Unknown parameter ${quoted(name)}.`, {
    param: name,
    did_you_mean: suggestion ?? null,
    accepted_params: accepted,
  });
}
