import { describe, expect, it } from 'vitest';
import { clauseIds, errorCodes, rulings, standings } from '../../../contract/index.js';
import { suite } from '../../../suites/index.js';
import { SetupError } from '../../engine/setup-error.js';
import type { Host } from '../host.js';
import { clauseCoverage, clausesCommand } from './clauses.js';
import { explainCommand } from './explain.js';
import { openapiCommand } from './list.js';

function printed(perform: (surroundings: Host) => number): string {
  let text = '';
  const write = (more: string) => {
    text += more;
  };
  expect(perform({ out: { write } } as unknown as Host)).toBe(0);
  return text;
}

describe('explain', () => {
  const names = [...clauseIds, ...suite.map(({ id }) => id), ...errorCodes, ...Object.keys(rulings)];

  it('has words for every clause, check, error code and ruling', () => {
    const silent = names.filter((name) => !printed((each) => explainCommand(name, each)).startsWith(name));
    expect(silent).toEqual([]);
  });

  it.each(['C09', 'c09', 'Limit-Above-Max'])('knows a ruling by %s', (name) => {
    expect(printed((each) => explainCommand(name, each))).toBe(
      printed((each) => explainCommand('limit-above-max', each)),
    );
  });

  it('names the checks of a clause and the clauses of a check', () => {
    expect(printed((each) => explainCommand('events.limit.above-max', each))).toContain(
      'events/limit-above-max',
    );
    expect(printed((each) => explainCommand('events/limit-above-max', each))).toContain(
      'events.limit.above-max',
    );
  });

  it('names what is nearest to a mistaken name', () => {
    expect(() => explainCommand('events/limt-above-max', { out: { write() {} } } as unknown as Host)).toThrow(
      SetupError,
    );
    try {
      explainCommand('events/limt-above-max', { out: { write() {} } } as unknown as Host);
    } catch (error) {
      expect(error).toMatchObject({ next: expect.stringContaining('events/limit-above-max') });
    }
  });
});

describe('clauses', () => {
  it('prints what it counts', () => {
    const all = JSON.parse(printed((each) => clausesCommand({ json: true }, each)));
    expect(all).toHaveLength(clauseIds.length);
    const musts = JSON.parse(
      printed((each) => clausesCommand({ json: true, level: 'must', area: 'events' }, each)),
    );
    expect(musts).toHaveLength(
      clauseCoverage.filter(({ level, area }) => level === 'must' && area === 'events').length,
    );
    expect(printed((each) => clausesCommand({ unchecked: true }, each))).toMatch(
      /(^|\n)\d+ clauses: 0 checked, /,
    );
  });

  it('counts each clause once by level and once by standing', () => {
    const rows: readonly Record<string, number>[] = JSON.parse(
      printed((each) => clausesCommand({ coverage: true, json: true }, each)),
    );
    for (const row of rows) {
      const { clauses = 0, must = 0, should = 0, observe = 0, checked = 0, open = 0, unchecked = 0 } = row;
      expect(must + should + observe).toBe(clauses);
      expect(checked + open + unchecked + (row['not testable'] ?? 0)).toBe(clauses);
    }
    expect(rows.at(-1)).toMatchObject({ area: 'all', clauses: clauseIds.length });
    expect(printed((each) => clausesCommand({ coverage: true }, each)).split('\n')).toHaveLength(
      rows.length + 2,
    );
  });

  it('tells the readings that the ruling of a clause accepts', () => {
    const ruled = clauseCoverage.find(({ id }) => id === 'events.limit.above-max');
    expect(ruled?.accepts).toEqual(rulings['limit-above-max'].accepts);
  });

  it('leave no clause without a standing, and none unchecked that a check could judge', () => {
    expect(clauseCoverage.filter(({ standing }) => !standings.includes(standing))).toEqual([]);
    expect(clauseCoverage.filter(({ standing }) => standing === 'unchecked').map(({ id }) => id)).toEqual([]);
  });

  it('knows no area that the ledger has not', () => {
    expect(() => printed((each) => clausesCommand({ area: 'evnts' }, each))).toThrow("no area 'evnts'");
  });
});

describe('openapi', () => {
  it('prints an OpenAPI document', () => {
    expect(JSON.parse(printed(openapiCommand))).toMatchObject({ openapi: '3.1.0' });
  });
});
