import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isClauseId, levelOf, rulings } from '../contract/index.js';
import { faultIds } from '../src/reference/index.js';
import { gate } from './gate.js';
import { suite } from './index.js';

const ids = suite.map((check) => check.id);

describe('the suite', () => {
  it('has each id once', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('names every check by its file', () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).map((each) =>
      each.replace(/\.ts$/, ''),
    );
    expect(ids.filter((id) => !files.includes(id))).toEqual([]);
  });

  it('lists every file that defines a check; a missing line belongs into the index.ts of its area', async () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
      .filter((each) => each.endsWith('.ts') && !each.endsWith('.test.ts') && each.includes('/'))
      .map((each) => each.replace(/\.ts$/, ''));
    const defined = await Promise.all(
      files.map(async (file) => {
        const module: Record<string, unknown> = await import(`./${file}.ts`);
        return Object.values(module).some(isCheck) ? [file] : [];
      }),
    );
    expect(defined.flat().filter((file) => !ids.includes(file))).toEqual([]);
  });

  it.each(suite)('$id cites clauses of its level, rulings and faults that exist', (check) => {
    expect(check.clauses.length).toBeGreaterThan(0);
    expect(check.clauses.filter((each) => !isClauseId(each))).toEqual([]);
    expect((check.rulings ?? []).filter((each) => !Object.hasOwn(rulings, each))).toEqual([]);
    const known: readonly string[] = faultIds;
    expect(check.refutedBy.filter((each) => !known.includes(each))).toEqual([]);
    if (check.level === 'must') expect(check.clauses.map(levelOf)).toContain('must');
    if (check.level !== 'observe') expect(check.refutedBy.length).toBeGreaterThan(0);
    expect(check.title).not.toMatch(/\bshould\b|\.$/);
  });

  it('has every check of the gate', () => {
    expect(Object.keys(gate).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('keeps its ids, clauses and levels', () => {
    expect(suite.map(({ id, level, clauses }) => `${id} ${level} ${clauses.join(' ')}`)).toMatchSnapshot();
  });
});

const isCheck = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'refutedBy' in value && 'clauses' in value;
