import { describe, expect, it } from 'vitest';
import { withCheckDigits } from '../../generators/leis.js';
import type { Exchange, Json, JsonObject, Query } from '../../src/kit/index.js';
import { exchangeOf } from '../../src/kit/sample.test-data.js';
import { showsPart } from '../asking/hierarchy-relatives.js';
import { type Answers, outcomeOf } from '../asking/outcome-of.test-data.js';
import { depth } from './depth.js';
import { mutual } from './direct-parent.js';
import { directionBoth } from './direction.js';
import { asOf } from './forms.js';
import { siblings, siblingsOfOrphans } from './siblings.js';

const leiOf = (index: number): string => withCheckDigits(`549300XXXXXXXXX${String(index).padStart(3, '0')}`);
const [top, middle, low] = [leiOf(0), leiOf(1), leiOf(2)];
const many = Array.from({ length: 30 }, (_, index) => leiOf(100 + index));

/** How an entity stands in the registry of a made-up deployment. */
interface Entity {
  readonly parents: readonly string[];
  readonly children: readonly string[];
}

const hierarchy = (lei: string, { parents, children }: Entity, shown = children): JsonObject => ({
  success: true,
  data: {
    lei,
    coverage: { lei_present: true, reporting_exception: null, in_registry_level2: true },
    hierarchy: {
      direct_parent: parents[0] === undefined ? null : { lei: parents[0] },
      parents: parents.map((each) => ({ lei: each })),
      children: shown.map((each) => ({ lei: each })),
      child_count: children.length,
    },
  },
});

/** @param show the children that a request shows */
const deployment =
  (
    entities: Readonly<Record<string, Entity>>,
    show: (entity: Entity, query: Query) => readonly string[] = ({ children }) => children,
  ): Answers =>
  (operation, query, lei) => {
    const entity = operation === 'getHierarchy' ? entities[lei] : undefined;
    const bounded = entity && { ...entity, parents: entity.parents.slice(0, Number(query.depth ?? 1)) };
    return bounded && hierarchy(lei, bounded, show(bounded, query));
  };

const offer = (...leis: readonly string[]) => ({ leis });

describe('a parent that is not held', () => {
  const held = { [middle]: { parents: [top], children: [low] }, [low]: { parents: [middle], children: [] } };

  it('is not said to be without children', async () => {
    expect(await outcomeOf(mutual, deployment(held), offer(middle, low))).toBe('passed');
    const { [low]: alone } = held;
    const orphaned = { [low]: { parents: [top], children: [] } };
    expect(alone).toBeDefined();
    expect(await outcomeOf(mutual, deployment(orphaned), offer(low))).toBe('undecided');
  });

  it('leaves its children to be judged where it is held', async () => {
    const childless = { ...held, [middle]: { parents: [top], children: [] } };
    expect(await outcomeOf(mutual, deployment(childless), offer(middle, low))).toBe('hierarchy.children');
  });

  it.each([
    ['child', [middle, leiOf(3)]],
    ['sibling', [middle]],
  ])('is not asked for its parent as a %s', async (_, shown) => {
    const entities = {
      [top]: { parents: [], children: [middle, leiOf(3)] },
      [middle]: { parents: [top], children: [] },
    };
    const answers = deployment(entities, ({ children }) => (children.length > 0 ? shown : []));
    expect(await outcomeOf(mutual, answers, offer(middle))).toBe('passed');
  });
});

describe('a long list of children', () => {
  // Another ten with each request.
  const turning = () => {
    let start = 0;
    return ({ children }: Entity, { limit = 10 }: Query): readonly string[] => {
      start += 7;
      return children
        .map((_, index) => children[(start + index) % children.length] ?? '')
        .slice(0, Number(limit));
    };
  };
  const entities = {
    [top]: { parents: [], children: many },
    [middle]: { parents: [], children: [low] },
    [low]: { parents: [middle], children: [] },
  };

  it('may be shown in parts that differ', async () => {
    const known = offer(top, low, middle);
    for (const check of [directionBoth, siblingsOfOrphans])
      expect(await outcomeOf(check, deployment(entities, turning()), known)).toBe('passed');
  });

  it('is the same in both directions where it is whole', async () => {
    const lost = ({ children }: Entity, { direction }: Query) => (direction === undefined ? [] : children);
    const counted = deployment(entities, lost);
    const answers: Answers = (operation, query, path) => {
      const told = counted(operation, query, path);
      const text = JSON.stringify(told ?? null);
      return (
        JSON.parse(query.direction === undefined ? text.replace('count":1', 'count":0') : text) ?? undefined
      );
    };
    expect(await outcomeOf(directionBoth, answers, offer(middle, low))).toBe('hierarchy.direction.default');
  });

  it('has no siblings of an orphan', async () => {
    const whole = deployment(entities);
    const answers: Answers = (operation, query, path) =>
      query.include_siblings === true
        ? { ...hierarchy(path, { parents: [], children: [low] }), siblings: [{ lei: leiOf(9) }] }
        : whole(operation, query, path);
    expect(await outcomeOf(siblingsOfOrphans, answers, offer(middle))).toBe('hierarchy.siblings.direct-only');
  });

  it('says nothing of as_of', async () => {
    const grown = { ...entities, [low]: { parents: [middle], children: many } };
    const turned = deployment(grown, turning());
    expect(await outcomeOf(asOf, turned, offer(low))).toBe('passed');
    const past: Answers = (operation, query, path) =>
      turned(operation, query, query.as_of === undefined ? path : middle);
    expect(await outcomeOf(asOf, past, offer(low))).toBe('hierarchy.latest-load');
  });
});

describe('whether a reply may show a part of the children', () => {
  const replyOf = (count: Json, shown: number): Exchange =>
    exchangeOf({ data: { hierarchy: { child_count: count, children: many.slice(0, shown) } } });

  it.each([
    [12, 10, true],
    [10, 10, false],
    [null, 10, true],
    [null, 9, false],
    [0, 0, false],
  ])('counted as %j, with %i shown', (count, shown, isPart) => {
    expect(showsPart(replyOf(count, shown))).toBe(isPart);
  });
});

describe('an ancestor at several depths', () => {
  const line = [low, middle, top];
  const answers =
    (node: (lei: string, above: string | undefined, isLast: boolean) => JsonObject): Answers =>
    (operation, { depth: sent = 1 }, lei) => {
      const at = operation === 'getHierarchy' ? line.indexOf(lei) : -1;
      if (at < 0) return undefined;
      const above = line.slice(at + 1, at + 1 + Number(sent));
      const nodes = above.map((each, index) => {
        const isLast = index + 1 === above.length;
        return node(each, isLast ? undefined : above[index + 1], isLast);
      });
      const told = { direct_parent: nodes[0] ?? null, parents: nodes, children: [], child_count: at };
      return { success: true, data: { lei, coverage: { lei_present: true }, hierarchy: told } };
    };

  it('may tell what stands above it as far as that is shown', async () => {
    const told = answers((lei, above, isLast) => ({ lei, parent_lei: above ?? null, has_more: isLast }));
    expect(await outcomeOf(depth, told, offer(...line))).toBe('passed');
  });

  it('has one name', async () => {
    const told = answers((lei, _, isLast) => ({ lei, legal_name: isLast ? 'Acme' : 'Zenith' }));
    expect(await outcomeOf(depth, told, offer(...line))).toBe('hierarchy.parent-child');
  });
});

it('lists no sibling without being asked, whoever of them is held', async () => {
  const entities = {
    [top]: { parents: [], children: [middle, low] },
    [middle]: { parents: [top], children: [] },
  };
  const held = deployment(entities);
  const answers: Answers = (operation, query, path) => {
    const told = held(operation, query, path);
    return query.include_siblings === true && told !== undefined
      ? { ...Object(told), siblings: [{ lei: low }, { lei: leiOf(7) }] }
      : told;
  };
  expect(await outcomeOf(siblings, answers, offer(middle))).toBe('passed');
});
