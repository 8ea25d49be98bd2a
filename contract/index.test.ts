import { describe, expect, it } from 'vitest';
import { clause, clauseIds } from './clauses/index.js';
import { facilitySilos, facilityTypes, facilityTypesByClass } from './facilities.js';
import { rejectedNames, retiredNames } from './life-cycle.js';
import { significanceComponents, significanceDivisors } from './metrics.js';
import { entitlementNames, type OperationId, operation, operationIds } from './operations.js';
import { parametersOf } from './parameters/index.js';
import { type Vocabulary, vocabularies } from './vocabularies.js';

const said = clauseIds.map((id) => clause(id).says).join('\n');

/** What the clauses say that bind an operation. */
const saidOf = (id: OperationId): string =>
  clauseIds
    .map(clause)
    .filter(({ operations }) => operations.length === 0 || operations.includes(id))
    .map(({ says }) => says)
    .join('\n');

const isNamed = (name: string, text: string): boolean => text.includes(`\`${name}\``);

describe('the tables and the ledger', () => {
  it.each(operationIds)('name each parameter and alias of %s in a clause', (id) => {
    const text = saidOf(id);
    const names = Object.entries(parametersOf(id))
      .filter(([, { place, presupposed }]) => place !== 'path' && presupposed !== true)
      .flatMap(([name, { aliases = [] }]) => [name, ...aliases]);
    expect(names.filter((name) => !isNamed(name, text))).toEqual([]);
  });

  it('use each vocabulary in a parameter, or name each of its values in a clause', () => {
    const taken = operationIds.flatMap((id) => Object.values(parametersOf(id)).map(({ values }) => values));
    const others = Object.entries<Vocabulary>(vocabularies).filter(
      ([id]) => !taken.some((each) => each === id),
    );
    const unnamed = others.flatMap(([id, { values }]) =>
      values.filter((value) => value !== '' && !said.includes(value)).map((value) => `${id}: ${value}`),
    );
    expect(unnamed).toEqual([]);
  });

  it('name each retired and each rejected parameter in a clause', () => {
    expect([...retiredNames, ...rejectedNames].filter((name) => !isNamed(name, said))).toEqual([]);
  });

  it('have an operation for each plan flag', () => {
    const needed = operationIds.map((id) => operation(id).entitlement);
    expect(entitlementNames.filter((name) => !needed.includes(name))).toEqual([]);
  });

  it('let operations require only what they declare', () => {
    for (const id of operationIds) {
      const { requiresOneOf = [], requiresExactlyOneOf = [] } = operation(id);
      const declared = Object.keys(parametersOf(id));
      expect(declared).toEqual(expect.arrayContaining([...requiresOneOf, ...requiresExactlyOneOf]));
      const beside = Object.values(parametersOf(id)).flatMap(({ requires = [], excludes = [] }) => [
        ...requires,
        ...excludes,
      ]);
      expect(beside.filter((name) => !declared.includes(name))).toEqual([]);
    }
  });

  it('give each parameter a default that its values and bounds allow', () => {
    for (const { values, minimum, maximum, default: value } of operationIds.flatMap((id) =>
      Object.values(parametersOf(id)),
    )) {
      if (values !== undefined && value !== undefined) expect(vocabularies[values].values).toContain(value);
      if (typeof value === 'number') {
        expect(value).toBeGreaterThanOrEqual(minimum ?? value);
        expect(value).toBeLessThanOrEqual(maximum ?? value);
      }
    }
  });
});

describe('the table of facilities', () => {
  it('has each leaf type and each class in one place', () => {
    expect(new Set(facilityTypes).size).toBe(facilityTypes.length);
    const classes = Object.values(facilitySilos).flatMap((silo) => silo.classes);
    expect(classes.toSorted()).toEqual(Object.keys(facilityTypesByClass).toSorted());
  });
});

describe('the table of significance', () => {
  it('divides by the sum of the weights that a family can reach', () => {
    const parts = Object.entries<{ weight: number; family?: string }>(significanceComponents);
    const reach = (family: string, without: readonly string[] = []) =>
      parts
        .filter(([name, each]) => (each.family ?? family) === family && !without.includes(name))
        .reduce((sum, [, { weight }]) => sum + weight, 0);
    expect(reach('conflict')).toBeCloseTo(significanceDivisors.conflict);
    expect(reach('cameoplus')).toBeCloseTo(significanceDivisors.POLITICAL);
    expect(reach('cameoplus', ['goldstein_severity'])).toBeCloseTo(significanceDivisors.otherDomains);
  });
});
