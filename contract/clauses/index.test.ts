import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Clauses } from '../clause.js';
import { errorCodes, errorRow } from '../errors.js';
import { entitlementNames, operation, operationIds } from '../operations.js';
import { rulings } from '../rulings/index.js';
import { clause, clauseIds, levelOf } from './index.js';

/** The tables of the single files, to see what a merge would hide. */
const tables: readonly (readonly [string, Clauses])[] = await Promise.all(
  readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.ts') && !file.startsWith('index'))
    .map(async (file) => [file, Object.assign({}, ...Object.values(await import(`./${file}`)))] as const),
);

const ledger = clauseIds.map(clause);
const isSaid = (...words: readonly string[]) =>
  ledger.some(({ says }) => words.every((word) => says.includes(word)));

/** Notifications have neither an operation nor a ruling, so their heading stands nowhere else. */
const headings: readonly string[] = [
  'Events',
  ...operationIds.map((id) => operation(id).heading),
  ...Object.values(rulings).flatMap((ruling) => [...ruling.headings]),
];

describe('the clause ledger', () => {
  it('holds every clause of every file, and each id once', () => {
    const ids = tables.flatMap(([, table]) => Object.keys(table));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.toSorted()).toEqual([...clauseIds].toSorted());
  });

  it('says each thing once of the same operations', () => {
    const said = ledger.map(({ operations, says }) => `${operations.join()} ${says}`);
    expect(said.filter((each, index) => said.indexOf(each) !== index)).toEqual([]);
  });

  it.each(clauseIds)('%s is one sentence under a heading, of known operations and rulings', (id) => {
    const { heading, operations, says, ruling, seen, untestable } = clause(id);
    expect(id).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
    expect(headings).toContain(heading);
    expect(operations.filter((each) => !operationIds.includes(each))).toEqual([]);
    expect(new Set(operations).size).toBe(operations.length);
    expect(says).toMatch(/^\S.*\.$/);
    if (ruling !== undefined) expect(Object.keys(rulings)).toContain(ruling);
    if (seen === 'no') expect(untestable ?? levelOf(id)).not.toBe('must');
  });

  it('names every error code with its status', () => {
    expect(errorCodes.filter((code) => !isSaid(`${errorRow(code).status} \`${code}\``))).toEqual([]);
  });

  it('gives no error code another status than its own', () => {
    const named = ledger.flatMap(({ says }) => [...says.matchAll(/\b(\d{3}) `([A-Z_]+)`/g)]);
    const wrong = named.filter(([, status, name]) =>
      errorCodes.some((code) => code === name && errorRow(code).status !== Number(status)),
    );
    expect(wrong.map(([words]) => words)).toEqual([]);
  });

  it('names every listed member of the details of an error code', () => {
    const members = errorCodes.flatMap((code) =>
      [errorRow(code).details, ...(errorRow(code).detailsOneOf ?? [])]
        .flat()
        .map((member) => [code, member] as const),
    );
    expect(members.filter(([code, member]) => !isSaid(`\`${code}\``, `\`${member}\``))).toEqual([]);
  });

  it('binds every operation by a clause of its own heading alone', () => {
    const own = ledger.flatMap(({ operations }) =>
      new Set(operations.map((id) => operation(id).heading)).size === 1 ? operations : [],
    );
    expect(operationIds.filter((id) => !own.includes(id))).toEqual([]);
  });

  it('names every plan flag', () => {
    expect(entitlementNames.filter((name) => !isSaid(`\`${name}\``))).toEqual([]);
  });

  it('cites every ruling', () => {
    const cited = ledger.map(({ ruling }) => ruling);
    expect(Object.keys(rulings).filter((id) => !cited.some((each) => each === id))).toEqual([]);
  });
});
