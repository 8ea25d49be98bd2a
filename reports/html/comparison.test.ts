import { describe, expect, test } from 'vitest';
import type { AttributedFinding, RunEvent } from '../../src/engine/events.js';
import { reportOf } from '../../src/engine/record/report.js';
import { reportDiff } from '../../src/regression/reports/report-diff.js';
import { result, sampleEvents, sampleReport } from '../sample.test-data.js';
import { htmlReportWith } from './index.js';

/** The sample's run, with other results for some checks and without others. */
const earlier = reportOf(
  sampleEvents.flatMap((event): readonly RunEvent[] => {
    if (event.type === 'run-started') return [{ ...event, seed: 7 }];
    if (event.type !== 'check-finished') return [event];
    const { id } = event.result;
    if (id === 'events/default-window') return [];
    if (id === 'events/limit-above-max') return [{ ...event, result: result(id, 'pass') }];
    if (id === 'events/bounding-box') {
      const failed = sampleReport.checks.find((each) => each.id === 'events/limit-above-max');
      const failure = failed?.failure && { ...failed.failure, finding: finding('/data/0/latitude') };
      return [{ ...event, result: result(id, 'fail', failure && { failure }) }];
    }
    return [event];
  }),
);

function finding(at: string): AttributedFinding {
  return { at, expected: 'a latitude in the box', seen: '91', clause: 'envelope.list.data' };
}

describe('changes since an earlier run', () => {
  const { defects, checks, unlike } = reportDiff(earlier, sampleReport);

  test('tell new, gone and remaining defects apart by their fingerprints', () => {
    expect(defects.appeared.map(({ checks }) => checks)).toEqual([['events/limit-above-max']]);
    expect(defects.gone.map(({ place }) => place)).toEqual(['/data/*/latitude']);
    expect(defects.stayed.map(({ checks }) => checks)).toEqual([['errors/hostile-text'], ['paging/advice']]);
  });

  test('tell which checks have another outcome, are new or are missing', () => {
    expect(checks.moved.map(({ id, from, to }) => [id, from, to])).toEqual([
      ['events/limit-above-max', 'pass', 'fail'],
      ['events/bounding-box', 'fail', 'pass'],
    ]);
    expect(checks.added).toEqual(['events/default-window']);
    expect(reportDiff(sampleReport, earlier).checks.missing).toEqual(['events/default-window']);
  });

  test('say what makes the two unlike', () => {
    expect(unlike).toEqual([
      'another seed: 7 then, 42 now',
      'another ending: unfinished then, completed now',
    ]);
  });

  test('are none between a report and itself', () => {
    expect(reportDiff(sampleReport, sampleReport)).toMatchObject({
      clauses: [],
      checks: { moved: [], added: [], missing: [] },
      defects: { appeared: [], gone: [], stayed: sampleReport.defects },
      unlike: [],
    });
  });

  test('stand in report.html above the failures, with links to what is on the page alone', () => {
    const page = htmlReportWith(earlier).render(sampleReport);
    const [, section = ''] = /<section id="comparison"(.*?)<\/section>/s.exec(page) ?? [];
    expect(page.indexOf('id="comparison"')).toBeLessThan(page.indexOf('id="fail"'));
    expect(section).toContain('New failure groups: <strong>1</strong>');
    expect(section).toContain('Resolved failure groups: <strong>1</strong>');
    expect(section).toContain('Unchanged failure groups: <strong>2</strong>');
    expect(section).toMatch(/Clauses with another outcome: <strong>[1-9]/);
    expect(section).toContain('server: the same suite judged both');
    for (const [, target] of section.matchAll(/href="#([^"]*)"/g)) expect(page).toContain(`id="${target}"`);
  });
});
