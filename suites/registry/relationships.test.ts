import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../src/kit/index.js';
import { type Answers, outcomeOf } from '../asking/outcome-of.test-data.js';
import { relationshipsOfLei } from './relationships.js';

const [child, parent, other] = [
  '5493001KJTIIGC8Y1R12',
  'HWUPKR0MPOU8FGXBT394',
  '7LTWFZYICNSX8D621K86',
] as const;
const link = { start_node: child, end_node: parent };
const offer = { leis: [child, parent] };

/** @param shape of what stands in `data` */
const deployment =
  (shape: (asChild: readonly JsonObject[], asParent: readonly JsonObject[]) => Json): Answers =>
  (operation, { lei }) =>
    operation === 'listRegistryRelationships'
      ? { success: true, data: shape(lei === child ? [link] : [], lei === parent ? [link] : []) }
      : undefined;

describe('relationships of an LEI', () => {
  it.each([
    ['in one list', (asChild, asParent) => [...asChild, ...asParent]],
    ['in a list for each end', (as_child, as_parent) => ({ as_child, as_parent })],
    ['in the later of two lists', (as_child, as_parent) => ({ as_parent, as_child })],
    [
      'beside exceptions',
      (asChild, asParent) => ({ exceptions: [{ lei: child }], relationships: [...asChild, ...asParent] }),
    ],
  ] satisfies readonly (readonly [string, Parameters<typeof deployment>[0]])[])(
    'may stand %s',
    async (_, shape) => {
      expect(await outcomeOf(relationshipsOfLei, deployment(shape), offer)).toBe('passed');
    },
  );

  it('may be null for an entity without any', async () => {
    const listed = deployment((asChild, asParent) => [...asChild, ...asParent]);
    const answers: Answers = (operation, query, path) =>
      query.lei === other
        ? { success: true, data: { lei: other, relationships: null } }
        : listed(operation, query, path);
    expect(await outcomeOf(relationshipsOfLei, answers, { leis: [other, child] })).toBe('passed');
  });

  it('are returned for both ends, and for no other entity', async () => {
    const ofChild = deployment((as_child) => ({ as_child, as_parent: [] }));
    expect(await outcomeOf(relationshipsOfLei, ofChild, offer)).toBe('registry.relationships.lei.end-node');
    const strange = { start_node: other, end_node: parent };
    const ofOthers = deployment((as_child) => ({ as_child, as_parent: [strange] }));
    expect(await outcomeOf(relationshipsOfLei, ofOthers, offer)).toBe('registry.relationships.lei.only');
  });
});
