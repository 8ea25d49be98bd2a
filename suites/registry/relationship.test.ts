import { describe, expect, it } from 'vitest';
import { endsOf, isToDirectParent } from './relationship.js';

const [child, parent] = ['5493001KJTIIGC8Y1R12', 'HWUPKR0MPOU8FGXBT394'] as const;

describe('a relationship', () => {
  it.each([
    { start_node: child, end_node: parent, managing_lou: child },
    { relationship: { startNode: { lei: child }, endNode: { lei: parent } } },
    { parent: { lei: parent }, subsidiary: { lei: child } },
  ])('tells its ends: %j', (row) => {
    expect(endsOf(row)).toEqual({ child, parent });
  });

  it('does not tell them by other names', () => {
    expect(endsOf({ from: child, to: parent })).toBeUndefined();
  });

  it('is one to a direct parent unless its texts say otherwise', () => {
    expect(isToDirectParent({ type: 'IS_DIRECTLY_CONSOLIDATED_BY', name: 'Acme Fund AG' })).toBe(true);
    expect(isToDirectParent({ type: 'IS_ULTIMATELY_CONSOLIDATED_BY' })).toBe(false);
    expect(isToDirectParent({ type: 'IS_DIRECTLY_CONSOLIDATED_BY', status: 'INACTIVE' })).toBe(false);
  });
});
