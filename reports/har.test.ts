import type { Har } from 'har-format';
import { expect, test } from 'vitest';
import { reportOf } from '../src/engine/record/report.js';
import { harReport } from './har.js';
import { eventsOf } from './random-run.test-data.js';
import { exchange, result, sampleReport } from './sample.test-data.js';

const { log }: Har = JSON.parse(harReport.render(sampleReport));

test('has the exchanges behind each failure, the earliest first', () => {
  const failed = sampleReport.checks.filter((each) => each.failure !== undefined);
  expect(log.pages?.map(({ id }) => id)).toEqual(failed.map(({ id }) => id));
  expect(log.entries.map(({ pageref }) => pageref).toSorted()).toEqual(
    failed.flatMap(({ id, failure }) => failure?.exchanges.map(() => id)).toSorted(),
  );
  const starts = log.entries.map(({ startedDateTime }) => startedDateTime);
  expect(starts).toEqual(starts.toSorted());
  expect(log.entries.map(({ response }) => response.content.text).join()).toContain('"limit":101');
});

test('has the instant at which each request was sent, and a time that its timings add up to', () => {
  const exchanges = [
    exchange({ startedAt: '2026-10-20T08:16:07.250Z', ms: 34.5 }),
    exchange({ startedAt: '2026-10-20T08:16:09.000Z', ms: 12 }),
    exchange(),
  ];
  const failure = {
    finding: { at: '/a', expected: 'b', seen: 'c', clause: 'error.envelope' },
    ...{ input: '', place: '', fingerprint: 'f', repeated: { failed: 1, tried: 1 }, exchanges },
  } as const;
  const gate = { failOn: [], allowInconclusive: [], waivers: [] };
  const report = reportOf(eventsOf({ checks: [result('a/one', 'fail', { failure })], gate }));
  const { pages, entries }: Har['log'] = JSON.parse(harReport.render(report)).log;
  expect(entries.map(({ startedDateTime, time }) => [startedDateTime, time])).toEqual([
    // An earlier version recorded no start.
    [report.run.startedAt, 34],
    ['2026-10-20T08:16:07.250Z', 34.5],
    ['2026-10-20T08:16:09.000Z', 12],
  ]);
  expect(entries.map(({ comment }) => comment !== undefined)).toEqual([true, false, false]);
  expect(pages?.map(({ startedDateTime }) => startedDateTime)).toEqual([report.run.startedAt]);
  for (const { time, timings } of entries)
    expect((timings.send ?? 0) + timings.wait + (timings.receive ?? 0)).toBe(time);
});

test('shows what was sent, a variable in place of the key', () => {
  expect(log.entries[0]?.request).toMatchObject({
    method: 'GET',
    url: 'https://api.example.test/api/v2/events?limit=100',
    headers: [{ name: 'Authorization', value: 'Bearer $EI_API_KEY' }],
    queryString: [{ name: 'limit', value: '100' }],
  });
});
