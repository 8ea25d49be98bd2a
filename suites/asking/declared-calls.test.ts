import { describe, expect, it } from 'vitest';
import { servedOperations } from '../../src/engine/served-contract/operations.js';
import type { JsonObject, World } from '../../src/kit/index.js';
import { emptyWorld } from '../../src/kit/sample.test-data.js';
import { declaredCalls, mostUnknownOperations } from './declared-calls.js';

const responses = { 200: { description: 'a reply' } };

/** A world whose deployment declares some paths. */
function worldOf(paths: object): World {
  const document = { openapi: '3.1.0', info: { title: 'x', version: '1' }, paths } as unknown as JsonObject;
  const { all, leftOut } = servedOperations(document, {});
  const operations = all.map(({ served }) => served);
  const served = {
    document,
    operations,
    leftOut,
    operation: () => undefined,
    operationOf: () => undefined,
    mismatches: () => undefined,
    excludes: () => undefined,
  };
  return { ...emptyWorld, served };
}

const get = (parameters: readonly object[]) => ({ get: { parameters, responses } });
const inQuery = (name: string, schema: object, rest: object = {}) => ({ name, in: 'query', schema, ...rest });
const callsOf = (paths: object) => declaredCalls(worldOf(paths));

describe('calls of a declared contract', () => {
  it('are those of the interface that can be made', () => {
    const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
    const header = { name: 'X-Trace', in: 'header', required: true, schema: { type: 'string' } };
    const calls = callsOf({
      '/api/v2/macro': get([]),
      '/api/v2/macro/{id}': get([id]),
      '/api/v2/traces': get([header]),
      '/api/v1/events': get([]),
      '/health': get([]),
    });
    expect(calls.map(({ operation }) => operation.path)).toEqual(['/api/v2/macro']);
  });

  it('of a hostile number are few', () => {
    const paths = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [`/api/v2/x${index}`, get([])]),
    );
    expect(callsOf(paths)).toHaveLength(mostUnknownOperations);
  });

  it('of ours carry what is independent, values that the document lacks first', () => {
    const [call] = callsOf({
      '/api/v2/events': get([
        inQuery('date_start', { type: 'string', format: 'date' }),
        inQuery('sort', { type: 'string', enum: ['significance', 'recent', 'loudest'] }),
        inQuery('days', { type: 'integer', minimum: 1, maximum: 30 }),
        inQuery('as_of', { type: 'string', format: 'date' }),
        inQuery('domain', { type: 'string', enum: ['CONFLICT'] }, { deprecated: true }),
        inQuery('radius_km', { type: 'number', minimum: 1, maximum: 2 }),
        inQuery('confidence_min', { type: 'number', minimum: 0, maximum: 1 }),
      ]),
    });
    expect(call?.base.query).toEqual({ date_start: emptyWorld.offer.window.start });
    expect(call?.inTurn.map(({ query }) => query)).toEqual([
      { sort: 'loudest', confidence_min: 0 },
      { sort: 'significance', confidence_min: 1 },
    ]);
  });

  it('of others carry all but what is deprecated', () => {
    const [call] = callsOf({
      '/api/v2/macro': get([
        inQuery('as_of', { type: 'string', format: 'date' }, { required: true }),
        inQuery('old', { type: 'boolean' }, { deprecated: true }),
        inQuery('kind', { type: 'string', enum: ['a', 'b', 'c'] }),
      ]),
    });
    expect(call?.base.query).toEqual({ as_of: emptyWorld.offer.window.start });
    expect(call?.inTurn.map(({ query }) => query.kind)).toEqual(['a', 'b', 'c']);
    expect(call?.inTurn.every(({ query }) => query.as_of !== undefined && !('old' in query))).toBe(true);
  });
});
