import { describe, expect, it } from 'vitest';
import { jsonReport } from '../../../reports/json.js';
import { sampleReport } from '../../../reports/sample.test-data.js';
import { reportDiff } from '../../regression/reports/report-diff.js';
import { reportOfDocument } from './stored-run.js';

const text = jsonReport.render(sampleReport);

describe('a report.json of an earlier version', () => {
  const { rulingAliases, undecidedGroups, ...document } = JSON.parse(
    text.replaceAll('"limit-above-max"', '"C09"'),
  );
  const { notices, ...gate } = document.gate;
  const read = reportOfDocument({ ...document, gate }, 'report.json');

  it('has no notices on its exit policy', () => {
    expect(notices).toHaveLength(1);
    expect(read.gate.notices).toEqual([]);
  });

  it('names rulings by their ids once it is read', () => {
    expect(JSON.stringify(document)).toContain('"ruling":"C09"');
    expect(jsonReport.render({ ...read, gate: sampleReport.gate })).toBe(text);
  });

  it('groups undecided checks, although its results name no rows', () => {
    expect(read.undecidedGroups).toEqual(sampleReport.undecidedGroups);
    expect(read.undecidedGroups.length).toBeGreaterThan(0);
  });

  it('does not differ from one of this version', () => {
    const { clauses } = reportDiff(read, sampleReport);
    expect(clauses.filter(({ move }) => move !== 'unchanged')).toEqual([]);
  });
});
