import type { Access, WayIn } from '../document/security.js';
import type { Finding, RuleRows } from './rule.js';
import { stops, wider } from './verdicts.js';

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
  const gone = old.ways.filter((way) => next.ways.every((each) => wordsOf(each) !== wordsOf(way)));
  const come = next.ways.filter((way) => old.ways.every((each) => wordsOf(each) !== wordsOf(way)));
  const [was, is] = [gone[0], come[0]];
  if (was !== undefined && is !== undefined && gone.length + come.length === 2) {
    const rule = isOpen(was) ? 'security-added' : isOpen(is) ? 'security-removed' : 'security-changed';
    yield { rule, at, from: wordsOf(was), to: wordsOf(is) };
  } else {
    for (const each of come) yield { rule: 'security-way-added', at, to: wordsOf(each) };
    for (const each of gone) yield { rule: 'security-way-removed', at, from: wordsOf(each) };
  }
  for (const way of old.ways) {
    const same = next.ways.find((each) => wordsOf(each) === wordsOf(way));
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
