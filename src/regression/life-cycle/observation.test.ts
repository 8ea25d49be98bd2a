import { describe, expect, it } from 'vitest';
import { openapiDocument } from '../../../contract/openapi/document.js';
import { createReference, type FaultId, faultIds } from '../../proof/reference/index.js';
import { createClient } from '../../transport/client.js';
import { inProcess } from '../../transport/in-process.js';
import { snapshotDiff } from '../changelog/watch.js';
import { declaredIn } from '../contract/declarations.js';
import { behaviours, costOf, inquiriesInto } from './observation.js';
import { keyOf, specifiedState, stateByReply, statesByContract } from './state.js';

const now = new Date('2026-09-24T12:00:00Z');
const document = openapiDocument() as Parameters<typeof declaredIn>[0];
const contract = declaredIn(document);
const inquiries = inquiriesInto(statesByContract(contract, []), [contract], now);

function clientOf(
  faults: readonly FaultId[] = [],
  variants: Parameters<typeof createReference>[0]['variants'] = [],
) {
  const reference = createReference({ seed: 7, now: () => now, faults, variants, size: 7_000 });
  const key = reference.accounts.find(({ role }) => role === 'full')?.key ?? '';
  return createClient({
    wire: inProcess(reference.fetch),
    basePath: '',
    keys: { full: key },
    userAgent: 'test',
    maxRequests: 1000,
    maxWaitMs: 1000,
    time: { now: () => now.getTime(), sleep: async () => {} },
    onExchange: () => {},
  });
}

/** What a deployment with faults shows of a parameter of the Events list. */
async function shown(parameter: string, faults: readonly FaultId[], path = '/api/v2/events') {
  const [inquiry] = inquiries.filter((each) => each.path === path);
  if (inquiry === undefined) throw new RangeError(path);
  const asked = inquiry.asked.filter(({ sighting }) => sighting.parameter === parameter);
  const found = await behaviours(clientOf(faults), [{ ...inquiry, asked }]);
  return found.get(keyOf({ operation: `GET ${path}`, parameter }));
}

describe('states by behaviour', () => {
  it('of the reference are those that the specification gives, for few requests', async () => {
    const client = clientOf();
    const found = await behaviours(client, inquiries);
    const states = statesByContract(contract, []).map((each) => ({ ...each, shown: found.get(keyOf(each)) }));
    const told = states.flatMap(({ shown: seen, ...each }) => {
      const said = specifiedState({ ...each, ...(seen === undefined ? {} : { shown: seen }) });
      return said === undefined ? [] : [said.agrees];
    });
    expect(told).toHaveLength(25);
    expect(told.every((each) => each === true)).toBe(true);
    expect(client.budget.spent().requests).toBeLessThanOrEqual(costOf(inquiries));
    expect(costOf(inquiries)).toBeLessThan(60);
  });

  const planted = (family: string) =>
    faultIds.flatMap((id): readonly (readonly [string, FaultId])[] => {
      const [state, name, deviation] = id.split('.');
      return `${state} ${deviation}` === family && name !== undefined ? [[name, id]] : [];
    });

  it.each([...planted('retired refused'), ...planted('deprecated refused')])(
    'show that %s is gone, with the fault %s',
    async (name, fault) => {
      expect(await shown(name, [fault])).toBe('refused');
    },
  );

  it.each(planted('retired not-listed'))('show nothing of %s, with the fault %s', async (name, fault) => {
    expect(await shown(name, [fault])).toBeUndefined();
  });

  it.each(planted('retired still-applied'))(
    'show that %s still applies, with the fault %s',
    async (name, fault) => {
      expect(await shown(name, [fault])).toBe('applied');
    },
  );

  it('are not taken from data that move by themselves', async () => {
    const client = clientOf();
    let count = 0;
    const moving: typeof client = {
      ...client,
      send: async (request, options) => {
        const reply = await client.send(request, options);
        count += 1;
        return { ...reply, json: { ...(reply.json as object), data: [count] } };
      },
    };
    const found = await behaviours(
      moving,
      inquiries.filter(({ path }) => path === '/api/v2/events'),
    );
    expect([...found.values()].filter((each) => each === 'applied')).toEqual([]);
  });

  it('show nothing where the operation itself is refused', async () => {
    const client = clientOf();
    const [inquiry] = inquiries;
    if (inquiry === undefined) throw new RangeError('no inquiry');
    const found = await behaviours(client, [{ ...inquiry, base: { limit: 'x' } }]);
    expect(found.size).toBe(0);
    expect(client.budget.spent().requests).toBe(1);
  });
});

describe('a watch that also asks', () => {
  const look = (day: number, found: ReadonlyMap<string, 'refused' | 'named' | 'applied'>) => ({
    at: new Date(now.getTime() + day * 86_400_000),
    baseUrl: 'https://api.test',
    contract: document,
    announcements: [],
    shown: found,
  });
  const key = keyOf({ operation: 'GET /api/v2/events', parameter: 'goldstein_min' });

  it('tells a parameter that is refused now as breaking, though the contract is the same', async () => {
    const first = await snapshotDiff(look(0, new Map([[key, 'named']])), undefined, () => []);
    const { findings } = await snapshotDiff(look(1, new Map([[key, 'refused']])), first.snapshot, () => []);
    expect(findings).toMatchObject([
      { label: 'unannounced', fails: true, change: { rule: 'life-cycle-removed' } },
    ]);
  });

  it('does not hold the end of a declaration against a parameter that still answers', async () => {
    const change = {
      rule: 'parameter-removed',
      class: 'breaking',
      operation: 'GET /api/v2/events',
      parameter: 'goldstein_min',
      at: '',
      from: 'declared',
      said: 'It is no longer declared.',
    } as const;
    const first = await snapshotDiff(look(0, new Map()), undefined, () => []);
    const next = { ...look(1, new Map([[key, 'named']])), contract: { ...document, 'x-edit': 1 } };
    expect((await snapshotDiff(next, first.snapshot, () => [change])).findings).toMatchObject([
      { label: 'still-answered', fails: false },
    ]);
    const refused = { ...look(1, new Map([[key, 'refused']])), contract: { ...document, 'x-edit': 1 } };
    expect((await snapshotDiff(refused, first.snapshot, () => [change])).findings).toMatchObject([
      { label: 'unannounced' },
    ]);
  });

  it('tells states of all parameters', async () => {
    const { snapshot } = await snapshotDiff(look(0, new Map([[key, 'named']])), undefined, () => []);
    expect(snapshot.parameters.map(stateByReply).filter((state) => state !== 'unknown')).toEqual(['retired']);
  });
});
