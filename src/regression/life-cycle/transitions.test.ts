import { describe, expect, it } from 'vitest';
import { openapiDocument } from '../../../contract/openapi/document.js';
import { declaredIn } from '../contract/declarations.js';
import { type Occurrence, type Shown, type State, statesByContract } from './state.js';
import { transitionsBetween } from './transitions.js';

const pinned = declaredIn(openapiDocument() as Parameters<typeof declaredIn>[0]);
const find = (states: readonly Occurrence[], parameter: string, path = '/api/v2/events') =>
  states.find((each) => each.parameter === parameter && each.operation === `GET ${path}`);

describe('states by contract', () => {
  const states = statesByContract(pinned, []);

  it('are what the pinned contract declares, and unknown for retired names, which it may leave out', () => {
    expect(find(states, 'limit')?.byContract).toBe('active');
    expect(find(states, 'domain')?.byContract).toBe('deprecated');
    expect(find(states, 'goldstein_min')?.byContract).toBe('unknown');
  });

  it('tell what is no longer declared, and go on telling it', () => {
    const [events, ...others] = pinned.operations;
    const without = new Map([...(events?.parameters ?? [])].filter(([name]) => name !== 'limit'));
    const later = {
      ...pinned,
      operations: [{ ...events, parameters: without } as typeof events & object, ...others],
    };
    const second = statesByContract(later, states);
    expect(find(second, 'limit')?.byContract).toBe('removed');
    expect(find(statesByContract(later, second), 'limit')?.byContract).toBe('removed');
    expect(find(second, 'goldstein_min')?.byContract).toBe('unknown');
    expect(second).toHaveLength(states.length);
  });
});

describe('transitions', () => {
  const seen = (byContract: State, shown?: Shown): Occurrence => ({
    operation: 'GET /api/v2/events',
    parameter: 'p',
    byContract,
    ...(shown === undefined ? {} : { shown }),
  });
  const between = (older: Occurrence, newer: Occurrence) =>
    transitionsBetween([older], [newer]).map(({ from, to, order }) => `${from} ${to} ${order}`);

  it.each([
    [seen('active'), seen('active'), []],
    [seen('active'), seen('deprecated'), ['active deprecated usual']],
    [seen('active'), seen('removed'), ['active removed unusual']],
    [seen('deprecated'), seen('removed'), ['deprecated removed usual']],
    [seen('deprecated'), seen('active'), ['deprecated active unusual']],
    [seen('unknown'), seen('active'), []],
    [seen('removed'), seen('deprecated'), ['removed deprecated unusual']],
    [seen('deprecated', 'applied'), seen('removed', 'named'), ['deprecated retired usual']],
    [seen('deprecated', 'applied'), seen('removed', 'refused'), ['deprecated removed unusual']],
    [seen('unknown', 'named'), seen('unknown', 'ignored'), ['retired removed usual']],
    [seen('unknown', 'named'), seen('unknown', 'applied'), ['retired active unusual']],
    [seen('active', 'nothing'), seen('removed', 'refused'), ['active removed unusual']],
    [seen('active'), seen('active', 'named'), []],
  ])('%j, %j', (older, newer, expected) => {
    expect(between(older, newer)).toEqual(expected);
  });
});
