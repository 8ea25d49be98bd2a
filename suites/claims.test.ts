import { describe, expect, it } from 'vitest';
import {
  type ClauseId,
  clause,
  clauseIds,
  isClauseId,
  levelOf,
  restatedClauses,
  restates,
} from '../contract/index.js';
import { unasked, unshown } from './claims.test-data.js';
import { suite } from './index.js';
import { snapshot } from './snapshot.js';

/** The clauses that a check accuses of some fault, as the self-test recorded them. */
const accusedBy = (id: string): readonly ClauseId[] =>
  Object.keys(snapshot[id]?.refutedBy ?? {}).filter(isClauseId);

const binding = suite.flatMap(({ id, clauses }) =>
  clauses.flatMap((cited) => (levelOf(cited) === 'observe' ? [] : [{ check: id, clause: cited }])),
);

/** Whether a fault makes a check accuse a clause, or another that the clause states again. */
const isShown = ({ check, clause: cited }: (typeof binding)[number]): boolean =>
  accusedBy(check).some((accused) => accused === cited || restates(cited, accused));

const nameOf = ({ check, clause: cited }: (typeof binding)[number]): string => `${check} ${cited}`;

describe('a citation', () => {
  it('is of a clause that a fault makes the check accuse, or has a reason', () => {
    const open = binding.filter((each) => !isShown(each)).map(nameOf);
    expect(open.filter((each) => !Object.hasOwn(unshown, each))).toEqual([]);
  });

  it('has no reason where it needs none', () => {
    const open = new Set(binding.filter((each) => !isShown(each)).map(nameOf));
    expect(Object.keys(unshown).filter((each) => !open.has(each))).toEqual([]);
  });
});

describe('a clause that states another one again', () => {
  it.each(restatedClauses)('%s is cited by a check that accuses the other one', (id) => {
    const citing = suite.filter(({ clauses }) => clauses.includes(id));
    expect(citing.filter((each) => accusedBy(each.id).some((accused) => restates(id, accused)))).not.toEqual(
      [],
    );
  });
});

describe('a clause of level must', () => {
  it('does not rest on checks that only observe', () => {
    const resting = clauseIds.filter((id) => {
      const citing = suite.filter(({ clauses }) => clauses.includes(id));
      return levelOf(id) === 'must' && citing.length > 0 && citing.every(({ level }) => level === 'observe');
    });
    expect(resting).toEqual([]);
  });
});

describe('the operations of a clause', () => {
  const silent = clauseIds.flatMap((id) => {
    const citing = suite.filter(({ clauses }) => clauses.includes(id));
    const asked = new Set(citing.flatMap((each) => snapshot[each.id]?.asks ?? []));
    return citing.length > 0 && clause(id).operations.some((each) => !asked.has(each)) ? [id] : [];
  });

  it('are each asked by a check that cites it, or there is a reason', () => {
    expect(silent.filter((id) => !Object.hasOwn(unasked, id))).toEqual([]);
  });

  it('have no reason where they need none', () => {
    expect(Object.keys(unasked).filter((id) => !silent.some((each) => each === id))).toEqual([]);
  });
});
