import type { Har } from 'har-format';
import { expect, test } from 'vitest';
import { harReport } from './har.js';
import { sampleReport } from './sample.test-data.js';

const { log }: Har = JSON.parse(harReport.render(sampleReport));

test('has the exchanges behind each failure, in their order', () => {
  const failed = sampleReport.checks.filter((each) => each.failure !== undefined);
  expect(log.pages?.map(({ id }) => id)).toEqual(failed.map(({ id }) => id));
  expect(log.entries.map(({ pageref }) => pageref)).toEqual(
    failed.flatMap(({ id, failure }) => failure?.exchanges.map(() => id)),
  );
  expect(log.entries[1]?.response.content.text).toContain('"limit":101');
});

test('shows what was sent, a variable in place of the key', () => {
  expect(log.entries[0]?.request).toMatchObject({
    method: 'GET',
    url: 'https://api.example.test/api/v2/events?limit=100',
    headers: [{ name: 'authorization', value: 'Bearer $EI_API_KEY' }],
    queryString: [{ name: 'limit', value: '100' }],
  });
});
