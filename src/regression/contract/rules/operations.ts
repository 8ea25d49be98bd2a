import type { Contract, Server } from '../document/contract.js';
import type { Access, Operation, WayIn } from '../document/operations.js';
import { markRows } from './marks.js';
import { type Finding, harmless, newEndpoint, type RuleRows, removed, stops, wider } from './rule.js';
import { inMarks } from './schemas.js';

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
  yield* serverFindings(old.servers, next.servers, isMoved);
  const [was, is] = [old.version, next.version];
  if (was !== undefined && is !== undefined && was.value !== is.value)
    yield { rule: 'interface-version-changed', at: is.at, from: was.value, to: is.value };
  yield* inMarks('contract', old.marks, next.marks, 'the contract');
}

function* serverFindings(
  old: readonly Server[],
  next: readonly Server[],
  isMoved: boolean,
): Iterable<Finding> {
  const [[first], [served]] = [old, next];
  const isKept = old.some((each) => next.some((other) => isSameServer(each, other)));
  if (isMoved && first !== undefined && !isKept)
    yield { rule: 'base-path-changed', at: '/servers', from: first.basePath, to: served?.basePath ?? '' };
  // A contract that lists no server is below whichever serves it: the first one that is listed takes nothing away.
  if (isMoved && first === undefined && served !== undefined)
    yield { rule: 'server-added', at: served.at, to: `${served.origin ?? ''}${served.basePath}` };
  else yield* hostFindings(old, next);
}

const isSameServer = (one: Server, other: Server): boolean =>
  one.basePath === other.basePath &&
  (one.origin === undefined || other.origin === undefined || one.origin === other.origin);

function* hostFindings(old: readonly Server[], next: readonly Server[]): Iterable<Finding> {
  const [hosts, others] = [old, next].map((servers) => servers.filter(({ origin }) => origin !== undefined));
  if (hosts?.[0] === undefined || others?.[0] === undefined) return;
  const gone = hosts.filter(({ origin }) => others.every((each) => each.origin !== origin));
  const come = others.filter(({ origin }) => hosts.every((each) => each.origin !== origin));
  const [was, is] = [gone[0], come[0]];
  if (was !== undefined && is !== undefined && gone.length + come.length === 2) {
    yield { rule: 'server-changed', at: is.at, from: was.origin, to: is.origin };
    return;
  }
  for (const { origin, at } of gone) yield { rule: 'server-removed', at, from: origin };
  for (const { origin, at } of come) yield { rule: 'server-added', at, to: origin };
}

/** What concerns an operation as a whole. */
export const operationRows: RuleRows = {
  'operation-removed': { ...removed, says: 'The operation is gone.', mirror: 'operation-added' },
  'operation-added': { ...newEndpoint, says: 'The operation is new.', mirror: 'operation-removed' },
  'operation-moved': {
    ...removed,
    says: 'The operation has another method or path.',
    mirror: 'operation-moved',
  },
  ...markRows('operation'),
};

/** What changed of an operation itself. */
export function* operationFindings(old: Operation, next: Operation, isMoved: boolean): Iterable<Finding> {
  if (isMoved) yield { rule: 'operation-moved', at: next.at, from: old.label, to: next.label };
  yield* inMarks('operation', old.marks, next.marks, 'the operation');
}

/** What a request must show. */
export const securityRows: RuleRows = {
  'security-added': { ...stops, says: 'A request must show who sends it.', mirror: 'security-removed' },
  'security-removed': { ...wider, says: 'A request need not show who sends it.', mirror: 'security-added' },
  'security-changed': {
    ...stops,
    says: 'A request must show who sends it in another way.',
    mirror: 'security-changed',
  },
  'security-way-added': { ...wider, says: 'There is one more way in.', mirror: 'security-way-removed' },
  'security-way-removed': { ...stops, says: 'There is one way in less.', mirror: 'security-way-added' },
  'security-scope-added': { ...stops, says: 'One more scope is required.', mirror: 'security-scope-removed' },
  'security-scope-removed': {
    ...wider,
    says: 'One scope less is required.',
    mirror: 'security-scope-added',
  },
};

/** What changed of what a request must show. */
export function* securityFindings(old: Access, next: Access): Iterable<Finding> {
  const at = next.at;
  const [olds, nexts] = [old, next].map(({ ways }) => new Map(ways.map((way) => [wordsOf(way), way])));
  const gone = old.ways.filter((way) => nexts?.has(wordsOf(way)) !== true);
  const come = next.ways.filter((way) => olds?.has(wordsOf(way)) !== true);
  const [was, is] = [gone[0], come[0]];
  if (was !== undefined && is !== undefined && gone.length + come.length === 2) {
    const rule = isOpen(was) ? 'security-added' : isOpen(is) ? 'security-removed' : 'security-changed';
    yield { rule, at, from: wordsOf(was), to: wordsOf(is) };
  } else {
    for (const each of come) yield { rule: 'security-way-added', at, to: wordsOf(each) };
    for (const each of gone) yield { rule: 'security-way-removed', at, from: wordsOf(each) };
  }
  for (const way of old.ways) {
    const same = nexts?.get(wordsOf(way));
    if (same !== undefined) yield* scopeFindings(way, same, at);
  }
}

function* scopeFindings(old: WayIn, next: WayIn, at: string): Iterable<Finding> {
  for (const [scheme, is] of next) {
    const was = old.get(scheme) ?? [];
    for (const scope of is.filter((each) => !was.includes(each)))
      yield { rule: 'security-scope-added', at, to: scope };
    for (const scope of was.filter((each) => !is.includes(each)))
      yield { rule: 'security-scope-removed', at, from: scope };
  }
}

const isOpen = (way: WayIn): boolean => way.size === 0;
const wordsOf = (way: WayIn): string => [...way.keys()].toSorted().join(' and ') || 'nothing';
