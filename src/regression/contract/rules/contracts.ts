import type { Contract } from '../document/contract.js';
import { inMarks } from './in-schemas.js';
import type { Finding, RuleRows } from './rule.js';
import { harmless, newEndpoint, stops } from './verdicts.js';

/** What concerns a contract as a whole. */
export const contractRows: RuleRows = {
  'base-path-changed': {
    ...stops,
    says: 'Every path lies below another base path.',
    mirror: 'base-path-changed',
  },
  'server-removed': { ...stops, says: 'A server is no longer listed.', mirror: 'server-added' },
  'server-added': { ...newEndpoint, says: 'A server is new.', mirror: 'server-removed' },
  'server-changed': { ...stops, says: 'The server is another one.', mirror: 'server-changed' },
  'interface-version-changed': {
    ...harmless,
    says: 'The version of the interface is another one.',
    mirror: 'interface-version-changed',
  },
  'contract-extension-changed': {
    ...harmless,
    says: 'An extension of the contract changes; what it means is not known here.',
    mirror: 'contract-extension-changed',
  },
};

/** What changed of two contracts as wholes. @param isMoved whether the operations lie below another base path */
export function* contractFindings(old: Contract, next: Contract, isMoved: boolean): Iterable<Finding> {
  if (isMoved) yield { rule: 'base-path-changed', at: '/servers', from: old.basePath, to: next.basePath };
  yield* serverFindings(old, next);
  const [was, is] = [old.version, next.version];
  if (was !== undefined && is !== undefined && was.value !== is.value)
    yield { rule: 'interface-version-changed', at: is.at, from: was.value, to: is.value };
  yield* inMarks('contract', old.marks, next.marks, 'the contract');
}

/** A contract that names no host is below whichever serves it. */
function* serverFindings({ origins: old }: Contract, { origins: next }: Contract): Iterable<Finding> {
  if (old.length === 0 || next.length === 0) return;
  const gone = old.filter(({ value }) => next.every((each) => each.value !== value));
  const come = next.filter(({ value }) => old.every((each) => each.value !== value));
  const [was, is] = [gone[0], come[0]];
  if (was !== undefined && is !== undefined && gone.length + come.length === 2) {
    yield { rule: 'server-changed', at: is.at, from: was.value, to: is.value };
    return;
  }
  for (const { value, at } of gone) yield { rule: 'server-removed', at, from: value };
  for (const { value, at } of come) yield { rule: 'server-added', at, to: value };
}
