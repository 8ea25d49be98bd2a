import { describe, expect, it } from 'vitest';
import { levelOf } from '../../contract/index.js';
import { profileNames, profiles } from '../../contract/profiles/index.js';
import { suite } from '../../suites/index.js';
import { clausesOfToday, digestOfClauses, scopeOf } from './scope.js';

const freeze = 'give it a new version: npm run build && node dist/src/proof/bench/freeze-profiles.js';

describe('profiles', () => {
  it.each(profileNames)('%s is what the ledger says, word by word', (name) => {
    const { clauses, digest } = profiles[name];
    expect(clauses, freeze).toEqual(clausesOfToday(name, suite));
    expect(digest, freeze).toBe(digestOfClauses(clauses));
  });

  it('notices a word that changes, and a clause that goes', () => {
    const { clauses, digest } = profiles.gov;
    expect(digestOfClauses(clauses.slice(1))).not.toBe(digest);
    expect(digestOfClauses(clauses.toReversed())).not.toBe(digest);
  });

  it('together hold every must that a check decides, and each is required', () => {
    const { clauses, joint } = scopeOf(Object.values(profiles), suite);
    const musts = suite.flatMap((check) => (check.level === 'must' ? check.clauses : []));
    expect(joint).toEqual([]);
    expect(new Set(clauses)).toEqual(new Set(musts.filter((id) => levelOf(id) === 'must')));
  });
});
