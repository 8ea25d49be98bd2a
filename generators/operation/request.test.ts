import { describe, expect, it } from 'vitest';
import { brokenLaws } from '../laws.js';
import { known, parameterOf } from './parameter.test-data.js';
import {
  madeParameters,
  type OperationRequest,
  requestInTurn,
  unmade,
  validRequests,
  writtenTarget,
} from './request.js';

const target = '/api/v2/macro/{series}/releases';
const parameters = [
  parameterOf({ type: 'string', enum: ['gdp', 'cpi'] }, { name: 'series', place: 'path', required: true }),
  parameterOf({ type: 'number', minimum: 0, maximum: 1 }, { name: 'share_min' }),
  parameterOf({ type: 'number', minimum: 0, maximum: 1 }, { name: 'share_max', required: true }),
  parameterOf({ type: 'string', format: 'date' }, { name: 'since' }),
  parameterOf(
    { type: 'array', items: { type: 'string', enum: ['a b', 'c'] } },
    { name: 'kind', explode: false },
  ),
  parameterOf({ type: 'string' }, { name: 'anything' }),
  parameterOf({ type: 'boolean' }, { name: 'X-Trace', place: 'header' }),
];
const made = madeParameters({ parameters }, known);

describe('a request', () => {
  it('carries what is demanded, and numbers that stand at one place', () => {
    const fits = ({ path, query }: OperationRequest) =>
      Object.keys(path).join() === 'series' &&
      query.share_max !== undefined &&
      !('anything' in query || 'X-Trace' in query) &&
      (query.share_min === undefined || query.share_min === query.share_max);
    expect(brokenLaws(validRequests(made, known), fits)).toEqual([]);
  });

  it('in its turn carries every parameter, from one end of its range to the other', () => {
    const turns = [0, 1].map((turn) => requestInTurn(made, known, turn, 2));
    expect(turns).toEqual([
      {
        path: { series: 'gdp' },
        query: { share_min: 0, share_max: 0, since: '2026-04-18', kind: ['a b', 'c'] },
      },
      {
        path: { series: 'cpi' },
        query: { share_min: 1, share_max: 1, since: '2026-05-17', kind: expect.anything() },
      },
    ]);
  });

  it('cannot be made where a demanded parameter has no values or stands in a header', () => {
    expect(unmade({ parameters }, made)).toEqual([]);
    const demanding = parameters.map((each) => ({ ...each, required: true }));
    const able = madeParameters({ parameters: demanding }, known);
    expect(unmade({ parameters: demanding }, able)).toEqual(['anything', 'X-Trace']);
  });
});

describe('a target', () => {
  const query = { kind: ['a b', 'c'], share_max: 1 };

  it.each([
    ['form', false, 'kind=a%20b,c'],
    ['form', true, 'kind=a%20b&kind=c'],
    ['spaceDelimited', false, 'kind=a%20b%20c'],
    ['pipeDelimited', false, 'kind=a%20b%7Cc'],
  ])('has a list in style %s, exploded %s', (style, explode, pairs) => {
    const styled = parameters.map((each) => (each.name === 'kind' ? { ...each, style, explode } : each));
    expect(writtenTarget({ target, parameters: styled }, { path: { series: 'a/b' }, query })).toBe(
      `/api/v2/macro/a%2Fb/releases?${pairs}&share_max=1`,
    );
  });

  it('needs the values of its placeholders', () => {
    expect(() => writtenTarget({ target, parameters }, { path: {}, query })).toThrow('{series}');
  });
});
