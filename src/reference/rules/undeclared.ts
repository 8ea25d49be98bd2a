import type { OperationId } from '../../../contract/index.js';
import type { Faults, Planted } from '../fault.js';
import { declaredOf } from '../own-parameters.js';
import { Refusal } from '../refusal.js';
import { nearest, quoted } from '../spelling.js';

export const undeclaredFaults = {
  'registry.undeclared.served': {
    clauses: ['error.unknown-param', 'versioning.strict.validates', 'versioning.strict.unknown-param'],
    summary: 'Serves undeclared parameters of the registry and the endpoint directory, without a word',
  },
  'registry.undeclared.without-suggestion': {
    clauses: ['versioning.strict.suggested-spelling', 'error.unknown-param.details.did-you-mean'],
    summary: 'Refuses undeclared parameters of the registry without a suggestion',
  },
} as const satisfies Faults;

/** The names that an operation takes in its query. */
export const acceptedNames = (operation: OperationId): readonly string[] =>
  Object.entries(declaredOf(operation)).flatMap(([name, { place, aliases = [] }]) =>
    place === 'path' ? [] : [name, ...aliases],
  );

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
