import { describe, expect, it } from 'vitest';
import { Refusal } from '../http/refusal.js';
import { createReference } from '../index.js';
import { nothingPlanted, type Planted, planting } from '../planted.js';
import { formOf, type Shown } from '../variants.test-data.js';
import { removed, removedFaults, removedVariants } from './removed.js';

interface Answer {
  readonly status: number;
  readonly code?: string;
  readonly message?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly details?: Readonly<Record<string, unknown>>;
}

function ask(path: string, planted: Planted = nothingPlanted): Answer {
  try {
    const { status = 200, ...rest } = removed(new URL(path, 'https://reference.test'), planted);
    return { status, ...rest };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, code, message, headers, details } = error;
    return { status, code, message, headers, details };
  }
}

describe('removed paths', () => {
  it.each([
    '/api/v1/events',
    '/api/v1/conflict-events/c_12',
    '/api/v1/',
    '/api/v1/a%0D%0ALink:%20x',
    '/api/v1/x?y=1',
  ])('answers %s with its replacement, everywhere it is promised', (path) => {
    const { status, code, message, headers, details } = ask(path);
    expect({ status, code }).toEqual({ status: 410, code: 'ENDPOINT_REMOVED' });
    const replacement = String(details?.replacement);
    expect(replacement).toMatch(/^\/api\/v2\//);
    expect(message).toContain(replacement);
    expect(headers).toEqual({ Link: `<${replacement}>; rel="successor-version"`, Deprecation: 'true' });
  });

  it('sends old event routes to the Events list', () => {
    expect(ask('/api/v1/events').details).toEqual({ replacement: '/api/v2/events' });
  });

  const routes = ['events', 'events/summary', 'conflict-events', 'stories/summary', 'anything'];
  const paths = routes.map((route) => `/api/v1/${route}`);
  // What stands in front of the deployment asks it for another path.
  const own = (Object.keys(removedFaults) as readonly (keyof typeof removedFaults)[]).filter(
    (id) => !('front' in removedFaults[id]),
  );
  it.each(own)('%s shows', (fault) => {
    const faulty = paths.map((path) =>
      ask(
        path,
        planting((asked) => asked === fault),
      ),
    );
    expect(faulty).not.toEqual(paths.map((path) => ask(path)));
  });
});

it('v1.behind-plan-flags shows to a key without the flag, and to no other', async () => {
  const reference = createReference({
    now: () => new Date('2026-11-20T12:00:00Z'),
    size: 1_000,
    faults: ['v1.behind-plan-flags'],
  });
  const statusTo = async (role: string) => {
    const key = reference.accounts.find((each) => each.role === role)?.key;
    const headers = { authorization: `Bearer ${key}` };
    return (await reference.fetch(new Request('https://reference.test/api/v1/facilities', { headers })))
      .status;
  };
  expect(await Promise.all(['unentitled', 'full'].map(statusTo))).toEqual([403, 410]);
});

it('v1.behind-validation shows where a parameter is sent that v2 does not know', async () => {
  const reference = createReference({
    now: () => new Date('2026-11-20T12:00:00Z'),
    size: 1_000,
    faults: ['v1.behind-validation'],
  });
  const key = reference.accounts.find((each) => each.role === 'full')?.key;
  const headers = { authorization: `Bearer ${key}` };
  const statusOf = async (query: string) =>
    (await reference.fetch(new Request(`https://reference.test/api/v1/events/summary?${query}`, { headers })))
      .status;
  expect(await Promise.all(['bucket=day', 'days=7'].map(statusOf))).toEqual([400, 410]);
});

type Id = keyof typeof removedVariants;

const shown: readonly (readonly [Id, string, (reply: Shown) => unknown, unknown])[] = [
  [
    'v1.absolute-links',
    'full',
    ({ body }) => body.details.replacement,
    'https://api.service.example/api/v2/events',
  ],
  [
    'v1.links-from-the-base',
    '',
    ({ headers }) => headers.get('link'),
    '<api/v2/events>; hreflang=en; Rel="latest-version successor-version"',
  ],
  [
    'v1.version-for-unknown',
    '',
    ({ headers }) => headers.get('link'),
    '</guides/v2>; rel="successor-version", </api/v2/events>; rel="successor-version"',
  ],
  ['v1.needs-a-key', '', ({ status }) => status, 401],
  ['v1.one-replacement', '', ({ headers }) => headers.get('sunset'), 'Sun, 01 Mar 2026 00:00:00 GMT'],
];

it.each(shown)('%s shows', async (id, role, read, expected) => {
  expect(read(await formOf(id)('/api/v1/events', role))).toEqual(expected);
});

it('covers every variant of removed paths', () => {
  expect(shown.map(([id]) => id).toSorted()).toEqual(Object.keys(removedVariants).toSorted());
});
