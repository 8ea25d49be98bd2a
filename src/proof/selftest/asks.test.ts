import { describe, expect, it } from 'vitest';
import { operation, operationIds } from '../../../contract/index.js';
import { suite } from '../../../suites/index.js';
import type { Check } from '../../kit/index.js';
import { operationAt, withAsks } from './asks.js';
import { judgeReference } from './judge.js';

const machine = { now: () => performance.now(), sleep: async () => {}, version: 'test' };
const chosen = (...ids: readonly string[]) => suite.filter(({ id }) => ids.includes(id));

describe('the operation at a target', () => {
  it.each(operationIds)('is %s at its path, with a query too', (id) => {
    const path = operation(id).path.replace(/\{\w+\}/g, 'x');
    expect(operationAt(path)).toBe(id);
    expect(operationAt(`${path}?limit=1`)).toBe(id);
  });

  it('is none elsewhere', () => {
    expect(operationAt('/api/v2/nothing')).toBeUndefined();
    expect(operationAt('/api/v2/events/x/y')).toBeUndefined();
  });
});

describe('checks that note what they ask', () => {
  it('end as they do without notes', async () => {
    const checks = chosen('event-detail/known-id', 'geography/admin1', 'envelopes/detail');
    const outcomes = async (judged: readonly Check[]) =>
      (await judgeReference({}, judged, machine)).map(({ id, outcome }) => ({ id, outcome }));
    expect(await outcomes(withAsks(checks).checks)).toEqual(await outcomes(checks));
  });

  it('note what they share, send by a path and judge, and nothing that others ask', async () => {
    const checks = chosen(
      'event-detail/known-id',
      'event-detail/same-values',
      'versioning/removed-v1',
      'envelopes/detail',
    );
    const noted = withAsks(checks);
    expect([...noted.asks().values()].flat()).toEqual([]);
    await judgeReference({}, noted.checks, machine);
    const asks = noted.asks();
    expect(asks.get('event-detail/known-id')).toEqual(['getEvent']);
    expect(asks.get('event-detail/same-values')).toEqual(['listEvents', 'getEvent']);
    expect(asks.get('versioning/removed-v1')).toEqual(['removedV1']);
    expect(asks.get('envelopes/detail')).toEqual(['getEvent']);
  });

  it('note the named operations where what the probe holds is enough', async () => {
    const noted = withAsks(chosen('significance/blend'));
    await judgeReference({}, noted.checks, machine);
    expect(noted.asks().get('significance/blend')).toEqual(['listEvents']);
  });
});
