import { expect, it } from 'vitest';
import { brokenLaws } from '../laws.js';
import { impossibleDates, textsNoDate } from './broken-date.js';

function isDate(text: string): boolean {
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text) && text.length === 10;
}

it('texts that are no date are none', () => {
  expect(brokenLaws(textsNoDate(), (text) => !isDate(text))).toEqual([]);
});

it('impossible dates have the form of one', () => {
  expect(brokenLaws(impossibleDates(), (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !isDate(text))).toEqual(
    [],
  );
});
