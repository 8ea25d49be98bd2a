import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Clauses } from '../clause.js';
import { errorCodes, errorRow } from '../errors.js';
import { operationIds } from '../operations.js';
import { rulings } from '../rulings.js';
import { clause, clauseIds, levelOf } from './index.js';

/** The tables of the single files, to see what a merge would hide. */
const tables: readonly (readonly [string, Clauses])[] = await Promise.all(
  readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.ts') && !file.startsWith('index'))
    .map(async (file) => [file, Object.assign({}, ...Object.values(await import(`./${file}`)))] as const),
);

describe('the clause ledger', () => {
  it('holds every clause of every file, and each id once', () => {
    const ids = tables.flatMap(([, table]) => Object.keys(table));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.toSorted()).toEqual([...clauseIds].toSorted());
  });

  it('says each thing once of the same operations', () => {
    const said = clauseIds.map((id) => `${clause(id).operations.join()} ${clause(id).says}`);
    expect(said.filter((each, index) => said.indexOf(each) !== index)).toEqual([]);
  });

  it.each(clauseIds)('%s is one sentence under a heading, of known operations and rulings', (id) => {
    const { heading, operations, says, ruling, seen, untestable } = clause(id);
    expect(id).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
    expect(heading).not.toBe('');
    expect(operations.filter((each) => !operationIds.includes(each))).toEqual([]);
    expect(says).toMatch(/^\S.*\.$/);
    if (ruling !== undefined) expect(Object.keys(rulings)).toContain(ruling);
    if (seen === 'no') expect(untestable ?? levelOf(id)).not.toBe('must');
  });

  it('speaks of every error code that its operations can show', () => {
    const spoken = clauseIds.map((id) => clause(id).says).join(' ');
    const outOfReach = errorCodes.filter((code) => !spoken.includes(`\`${code}\``));
    // Codes of surfaces that are not in the operations table yet; a code that gains a clause leaves this list.
    expect(outOfReach.filter((code) => errorRow(code).part !== 'other')).toMatchSnapshot();
  });
});
