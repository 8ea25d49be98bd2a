import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createIndependent, prefix } from './deployment.js';

const noon = Date.parse('2026-11-20T12:00:00Z');
const stranger = createIndependent({ now: () => noon });
const server = createServer(stranger.handler);
let origin = '';

interface Reply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the rows of a deployment have no type
  readonly body: any;
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}${prefix}/api/v2/`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function get(path: string, key = stranger.keys.full ?? ''): Promise<Reply> {
  const response = await fetch(origin + path, { headers: { authorization: `Bearer ${key}` } });
  return { status: response.status, body: await response.json() };
}

async function walk(path: string): Promise<readonly Reply['body'][]> {
  const rows: Reply['body'][] = [];
  let cursor: string | null = '';
  for (let turn = 0; cursor !== null && turn < 60; turn += 1) {
    const more: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const { body } = await get(path + more);
    rows.push(...body.data);
    cursor = body.pagination.next_cursor;
  }
  expect(cursor).toBeNull();
  return rows;
}

describe('facilities', () => {
  it('walks over every leaf type at least twice, once a row', async () => {
    const rows = await walk('facilities?limit=50');
    expect(new Set(rows.map(({ facility_id }) => facility_id)).size).toBe(rows.length);
    const types = rows.map(({ anlage }) => anlage.type);
    expect(new Set(types).size).toBe(21);
    for (const type of types) expect(types.filter((other) => other === type).length).toBeGreaterThan(1);
  });

  it('finds coordinates and owners where they are promised', async () => {
    const placed = await walk('facilities?limit=100&has_geo=true');
    expect(placed.every(({ geographischeLage }) => geographischeLage.latitudeDegrees !== null)).toBe(true);
    const unplaced = await walk('facilities?limit=100&source=energy_registry');
    const kinds = unplaced.filter(({ geographischeLage }) => geographischeLage.latitudeDegrees === null);
    expect(kinds.every(({ anlage }) => anlage.type.endsWith('_pipeline'))).toBe(true);
    expect(unplaced.every(({ owners }) => owners.length > 0)).toBe(true);
  });
});

describe('Stories', () => {
  it('counts the same Stories in the list and by every dimension', async () => {
    const window = 'date_start=2026-11-01&date_end=2026-11-10';
    const rows = await walk(`stories?limit=100&${window}`);
    expect(new Set(rows.map(({ story_id }) => story_id)).size).toBe(rows.length);
    for (const dimension of ['theme', 'weekday', 'lead_continent']) {
      const { body } = await get(`stories/summary?group_by=${dimension}&${window}`);
      const counts = body.data.map(({ story_count }: { story_count: number }) => story_count);
      expect(counts.reduce((sum: number, count: number) => sum + count, 0)).toBe(rows.length);
    }
  });

  it('keeps the newest thirty days of a longer window', async () => {
    const { body } = await get('stories?date_start=2026-09-01&date_end=2026-11-10');
    expect(body.meta.window_adjustment.kept_days).toBe(30);
  });
});

describe('the reference families', () => {
  it('keeps a chain to five and children to fifty', async () => {
    const chain = await get('entities/wiki:Verdant_Rail_(company)/hierarchy?depth=5');
    expect(chain.body.data.hierarchy.parents).toHaveLength(5);
    const found = await get('search?universe=registry&q=Tessera%20Mutual%20Holding');
    const { lei } = found.body.lanes.registry[0];
    const { body } = await get(`entities/${lei}/hierarchy?limit=200`);
    expect([body.data.hierarchy.children.length, body.data.hierarchy.child_count]).toEqual([50, 59]);
  });

  it('sums awards over every match', async () => {
    const { body } = await get('gov/awards?recipient=i&limit=500');
    const { awards, recipient_rollups, summary } = body.data;
    expect(awards).toHaveLength(summary.awardCount);
    expect(recipient_rollups).toHaveLength(25);
    const few = await get('gov/awards?recipient=i');
    expect(few.body.data.summary).toEqual(summary);
    expect(few.body.data.awards).toHaveLength(100);
  });

  it.each([
    'facilities?limit=1',
    'aicompute/models',
    'gov/fara?active_only=true',
    'leiregistry/entities?name=a',
    'entities/wiki:Amadou_Traore/hierarchy',
  ])('refuses %s to a plan without the flag', async (path) => {
    const { status, body } = await get(path, stranger.keys.unentitled);
    expect([status, body.code, body.details.retryable]).toEqual([403, 'PLAN_REQUIRED', false]);
  });
});
