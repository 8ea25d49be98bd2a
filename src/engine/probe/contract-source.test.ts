import { expect, it } from 'vitest';
import { exchangeOf } from '../../kit/sample.test-data.js';
import { readContract } from '../served-contract/served-contract.js';
import { fetchContract } from './contract-source.js';
import type { Ask } from './probe.js';

const document = exchangeOf({ openapi: '3.1.0', info: { title: 'x', version: '1' }, paths: {} });

/** What is fetched where the replies come in their order, and how often it was asked for. */
async function fetched(...replies: readonly ReturnType<typeof exchangeOf>[]) {
  const asked: (boolean | undefined)[] = [];
  const ask: Ask = async (_operation, _query, _path, fresh) => {
    asked.push(fresh);
    return replies[asked.length - 1] ?? document;
  };
  return { ...(await fetchContract(ask, readContract, {})), asked };
}

it('asks once for a contract that can be used', async () => {
  expect(await fetched(document)).toMatchObject({ served: expect.anything(), trouble: '', asked: [false] });
});

it.each([
  ['a server error', exchangeOf({}, 503)],
  ['no JSON', exchangeOf(undefined)],
  ['no OpenAPI', exchangeOf({})],
])('takes no first reply for granted: %s', async (_, first) => {
  expect(await fetched(first)).toMatchObject({
    served: expect.anything(),
    trouble: '',
    asked: [false, true],
  });
  expect(await fetched(first, first)).toMatchObject({ served: undefined, asked: [false, true] });
});
