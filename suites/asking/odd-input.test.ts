import { describe, expect, it } from 'vitest';
import { type Api, type Exchange, Inconclusive, Violation } from '../../src/kit/index.js';
import { emptyWorld, exchangeOf, silentApi } from '../../src/kit/sample.test-data.js';
import { expectLiteral, type OddRequest, tryOdd, tryOddSegments } from './odd-input.js';

type Answer = (query: URLSearchParams) => Exchange | Error;

const refusal = (code: string, details = {}, error = 'No.', status = 400): Exchange =>
  exchangeOf({ success: false, error, code, details }, status);
const served = exchangeOf({ success: true, data: [] });

/** Answers odd requests, and records the names of each and what was witnessed. */
function recorded(answer: Answer) {
  const asked: string[] = [];
  const witnessed: Record<string, number> = {};
  const api: Api = {
    ...silentApi,
    world: emptyWorld,
    get: async (_operation, _query, { writtenQuery = '' } = {}) => {
      const query = new URLSearchParams(writtenQuery);
      asked.push([...query.keys()].join(' '));
      const reply = answer(query);
      if (reply instanceof Error) throw reply;
      return reply;
    },
    witness(what, count = 1) {
      witnessed[what] = (witnessed[what] ?? 0) + count;
    },
  };
  return { api, asked, witnessed };
}

const request: OddRequest = {
  operation: 'listFacilities',
  parameters: [
    { name: 'q', pairs: ["q='", 'q=%00'] },
    { name: 'country', pairs: ["country='", 'country=%00'] },
    { name: 'owner_search', pairs: ["owner_search='"] },
  ],
};

describe('odd values in one request', () => {
  it('are all read by one that is served, and further ones are sent', async () => {
    const { api, asked, witnessed } = recorded(() => served);
    await tryOdd(api, request);
    expect(asked).toEqual(['q country owner_search', 'q country']);
    expect(witnessed).toEqual({ 'odd values that were read': 5 });
  });

  it.each([
    ['by name', refusal('INVALID_PARAM', { param: 'country' })],
    ['by its name with brackets', refusal('UNKNOWN_PARAM', { param: 'country[]' })],
    ['in the message', refusal('BAD_REQUEST', {}, 'country is not recognised')],
  ])('are sent again without the one that is refused %s', async (_, refused) => {
    const { api, asked, witnessed } = recorded((query) => (query.has('country') ? refused : served));
    await tryOdd(api, request);
    expect(asked).toEqual(['q country owner_search', 'q owner_search', 'q']);
    expect(witnessed).toEqual({ 'odd values that were refused': 1, 'odd values that were read': 3 });
  });

  it('are sent in halves where a refusal names none', async () => {
    const { api, asked } = recorded((query) => (query.has('country') ? refusal('BAD_REQUEST') : served));
    await tryOdd(api, request);
    expect(asked).toEqual(['q country owner_search', 'q country', 'q', 'country', 'owner_search', 'q']);
  });

  it('are sent without the search where that is away', async () => {
    const away = new Inconclusive('precondition-unreached', 'a reply is 503 SEMANTIC_SEARCH_UNAVAILABLE');
    const { api, asked } = recorded((query) => (query.has('q') ? away : served));
    await tryOdd(api, request);
    expect(asked).toEqual(['q country owner_search', 'country owner_search', 'country']);
  });

  it.each([
    ['error.server-errors', refusal('INTERNAL_ERROR', {}, 'Oops', 500)],
    ['error.envelope', exchangeOf(undefined, 400)],
    ['envelope.error.details', exchangeOf({ success: false, error: 'No', code: 'X' }, 400)],
  ])('accuse %s', async (clause, reply) => {
    const { api } = recorded(() => reply);
    await expect(tryOdd(api, request)).rejects.toSatisfy(
      (error) => error instanceof Violation && error.finding.clause === clause,
    );
  });
});

describe('a segment in place of an id', () => {
  const detail = {
    operation: 'getEvent',
    name: 'event_id',
    prefix: '',
    clause: 'event-detail.unknown-id',
  } as const;

  it('names no record', async () => {
    const { api } = recorded(() => exchangeOf({ success: true, data: {} }));
    await expect(tryOddSegments(api, detail, [{ kind: 'text', written: 'a%27' }])).rejects.toThrow(Violation);
    await expect(tryOddSegments(api, detail, [{ kind: 'word', written: 'null' }])).resolves.toBeUndefined();
  });
});

describe('a pattern', () => {
  const filter = { operation: 'listFacilities', name: 'q', clause: 'facilities.q.only' } as const;
  const listed = (name: string) => recorded(() => exchangeOf({ success: true, data: [{ name }] })).api;

  it('selects rows that have it as it stands, or its letters', async () => {
    for (const name of ['Plant A%e 2', 'Israel', 'Plaza East'])
      await expect(expectLiteral(listed(name), filter, 'a%e')).resolves.toBeUndefined();
    await expect(expectLiteral(listed('Plant of the East'), filter, 'a%e')).rejects.toThrow(Violation);
  });
});
