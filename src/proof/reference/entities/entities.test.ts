import { describe, expect, it } from 'vitest';
import { unbrokenClauses } from '../bare-deployment.test-data.js';
import { newestDays } from '../corpus/index.js';
import { formOf } from '../variants.test-data.js';
import { asking, corpusFor, nasty, silentFaults } from '../whole-deployment.test-data.js';
import { candidateFaults, detailCardFaults, entityCardFaults, listedCardFaults } from './card.js';
import { coOccurrenceFaults } from './co-occurrence.js';
import { entityDetailFaults } from './detail.js';
import { handleFaults } from './handles.js';
import { entitiesLimitFaults, entitiesListFaults } from './list.js';
import { entityToneFaults, shareOfVoiceFaults } from './tone.js';

interface Card {
  readonly id: string;
  readonly name: string;
  readonly encyclopedia_url: string | null;
  readonly event_count: number | null;
  readonly status: string;
  readonly shared_event_count?: number;
}

const corpus = corpusFor(7);
const { entities } = corpus;
const { byRecency } = corpus.events(newestDays(corpus, 30));
const ask = asking(7);
const known = (name: string) => {
  const found = entities.find((entity) => entity.name === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
};
const merged = known('Meridian Grain Holdings');
const variant = known('Meridian Agri');
const unregistered = known('Yuki Tanemura');
const candidates = entities.filter(({ status }) => status === 'needs_review');
const escaped = (handle: string | null) => encodeURIComponent(handle ?? '');
const cards = async (query: string): Promise<readonly Card[]> => (await ask(`entities?${query}`)).body.data;
const detail = (handle: string | null) => ask(`entities/${escaped(handle)}`);

describe('Entities list', () => {
  it('shows active Entities with a page, one card each, most mentioned first', async () => {
    const all = await cards('limit=100');
    expect(new Set(all.map((card) => card.encyclopedia_url)).size).toBe(all.length);
    for (const card of all) {
      expect(card.id).toMatch(/^(e_[0-9a-f]+|wiki:\S+)$/);
      expect(card).toMatchObject({ status: 'active', encyclopedia_url: expect.stringMatching(/^https:/) });
    }
    const counts = all.map((card) => card.event_count ?? 0);
    expect(counts).toEqual(counts.toSorted((left, right) => right - left));
    expect(all.some(({ id }) => id.startsWith('wiki:'))).toBe(true);
  });

  it('counts the Events of merged variants', async () => {
    const family = entities.filter(({ canonicalId }) => canonicalId === merged.id).map(({ id }) => id);
    const own = byRecency.filter(({ entityIds }) => entityIds.some((id) => family.includes(id)));
    expect(own.length).toBeGreaterThan(0);
    expect(await cards('search=Meridian%20Grain%20Holdings')).toMatchObject([{ event_count: own.length }]);
  });

  it('searches names and their variants, in any case and without marks', async () => {
    for (const text of ['Meridian%20Agri', 'MERIDIAN%20AGRI', 'dian%20agri']) {
      expect(await cards(`search=${text}`)).toMatchObject([{ id: merged.id }]);
    }
    expect(await cards('search=lukasz%20wisniewski')).toMatchObject([{ name: 'Łukasz Wiśniewski' }]);
    expect(await cards('search=jose%20angel')).toMatchObject([{ name: 'José Ángel Muñoz' }]);
    expect(await cards('search=no%20such%20name')).toEqual([]);
    expect(await cards('search=!!!')).toEqual([]);
  });

  it('bounds its rows by limit', async () => {
    for (const limit of [1, 7, 100]) {
      expect((await cards(`limit=${limit}`)).length).toBe(Math.min(limit, (await cards('limit=100')).length));
    }
    expect(await cards('')).toHaveLength(25);
    for (const limit of ['0', '-1', '101', 'x', '2.5', '1e99']) {
      expect(await ask(`entities?limit=${limit}`)).toMatchObject({
        status: 400,
        body: { code: 'INVALID_LIMIT' },
      });
    }
  });

  it('keeps those who share Events with one subject, whatever its handle', async () => {
    const expected = await cards(`limit=100&co_occurring_with=${merged.id}`);
    expect(expected.length).toBeGreaterThan(3);
    expect(expected.map(({ id }) => id)).not.toContain(merged.id);
    const counts = expected.map((card) => card.shared_event_count ?? 0);
    expect(counts).toEqual(counts.toSorted((left, right) => right - left));
    for (const handle of [merged.name, merged.wiki, merged.cik ?? '', merged.encyclopediaUrl, variant.id]) {
      expect(await cards(`limit=100&co_occurring_with=${escaped(handle)}`)).toEqual(expected);
    }
  });

  it('refuses two subjects, and lists one that it does not know', async () => {
    const other = known('Quorum Telecom').id;
    for (const query of [
      `co_occurring_with=${merged.id},${other}`,
      `co_occurring_with=${merged.id}&co_occurring_with=${other}`,
      'co_occurring_with=Nobody,Someone',
    ]) {
      expect(await ask(`entities?${query}`)).toMatchObject({
        status: 400,
        body: { code: 'MULTIPLE_ENTITY_HANDLES', details: { accepted_count: 1 } },
      });
    }
    expect((await ask('entities?co_occurring_with=Nobody')).body).toMatchObject({
      data: [],
      applied_filters: { entity_handles_unresolved: ['Nobody'] },
    });
  });

  it('names undeclared parameters as ignored', async () => {
    const { body } = await ask('entities?serch=x&fiscal_year=3&limit=1');
    expect(body.applied_filters.ignored).toEqual(['serch', 'fiscal_year']);
    expect((await ask('entities')).body.applied_filters).not.toHaveProperty('ignored');
  });
});

describe('Entity detail', () => {
  it('shows one card whatever handle finds it', async () => {
    const handles = [merged.id, merged.wiki, merged.cik ?? '', merged.name, merged.encyclopediaUrl];
    for (const handle of [...handles, variant.id, variant.wiki, variant.name, merged.id.toUpperCase()]) {
      expect(await detail(handle), handle ?? '').toMatchObject({
        status: 200,
        body: { success: true, data: { id: merged.id, merged_ids: expect.arrayContaining([variant.id]) } },
      });
    }
    expect(await detail(unregistered.wiki)).toMatchObject({ body: { data: { id: unregistered.wiki } } });
  });

  it('resolves every id of the corpus', async () => {
    for (const { id, canonicalId } of entities) {
      expect((await detail(id)).body.data.id).toBe(canonicalId);
    }
  });

  it('tells candidates from what it does not know', async () => {
    expect(candidates.length).toBeGreaterThan(2);
    for (const { id } of candidates) {
      expect((await detail(id)).body.data).toMatchObject({ id, status: 'needs_review', event_count: null });
    }
    for (const handle of ['e_0', 'wiki:No_such', 'Nobody', 'cik:1', 'e_', '😀']) {
      expect(await detail(handle)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
  });
});

describe('tone and share of voice', () => {
  it('needs an entity for the tone', async () => {
    for (const query of ['', '?entity=']) {
      expect(await ask(`entity-tone${query}`)).toMatchObject({
        status: 400,
        body: { code: 'ENTITY_REQUIRED' },
      });
    }
    expect(await ask(`entity-tone?entity=${merged.id}`)).toMatchObject({
      status: 200,
      body: { data: { entity: { id: merged.id } } },
    });
    expect((await ask('entity-tone?entity=Nobody')).status).toBe(404);
  });

  it('shares out the mentions', async () => {
    const { body } = await ask('share-of-voice');
    const shares: readonly number[] = body.data.map(({ share }: { readonly share: number }) => share);
    expect(shares.length).toBeGreaterThan(5);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1.01);
  });
});

describe('faults', () => {
  const tables = {
    ...coOccurrenceFaults,
    ...entitiesLimitFaults,
    ...handleFaults,
    ...entitiesListFaults,
    ...entityDetailFaults,
    ...candidateFaults,
    ...detailCardFaults,
    ...entityCardFaults,
    ...listedCardFaults,
    ...entityToneFaults,
    ...shareOfVoiceFaults,
  };
  const ids = Object.keys(tables) as readonly (keyof typeof tables)[];

  it.each([1, 2, 7])(
    'show in a reply of seed %i',
    async (seed) => {
      const own = corpusFor(seed).entities;
      const named = (name: string) => own.find((entity) => entity.name === name);
      const one = named('Meridian Grain Holdings');
      const two = named('Amara Diallo');
      const merged = named('Meridian Agri')?.id;
      const accented = named('Zoë Lindqvist')?.wiki;
      const handles = [
        ...[one?.id, one?.wiki, one?.name, one?.encyclopediaUrl, merged, accented],
        ...['Meridian Agri', 'Yuki Tanemura'],
      ];
      const requests = [
        ...[
          '',
          'limit=3',
          'limit=100',
          'search=Meridian',
          'search=an&limit=1',
          'search=(',
          'fiscal_year=1',
        ].map((query) => `entities?${query}`),
        ...[one?.id, one?.name, `${one?.id},${two?.id}`].map(
          (subject) => `entities?co_occurring_with=${escaped(subject ?? '')}`,
        ),
        `entities?search=an&co_occurring_with=${one?.id},${two?.id}`,
        `entities?search=Zo&co_occurring_with=${one?.id}`,
        ...[...handles, 'e_0', 'New Dawn Assembly'].map((handle) => `entities/${escaped(handle ?? '')}`),
        ...[one?.id, merged].map((id) => `entity-tone?entity=${id}`),
        ...['entity-tone', 'share-of-voice'],
      ];
      const paths = requests.map((path) => [path] as const);
      expect(await silentFaults(seed, ids, paths)).toEqual([]);
    },
    60_000,
  );

  it('break each clause of the family that a reply of these routes can show', () => {
    // Those of other routes are broken beside them.
    const elsewhere = /\.(stories|hierarchy|events)(\.|$)|entity-card\.(one-registry|id\.same-as-search)/;
    for (const prefix of ['entities.', 'entity-card.', 'states.entity.']) {
      const seen = unbrokenClauses(prefix, tables).filter((id) => !elsewhere.test(id));
      expect(seen).toEqual([]);
    }
  });
});

describe('hostile input', () => {
  it('gets an envelope and never a server error', async () => {
    for (const value of nasty) {
      const paths = [
        'entities?search=',
        'entities?limit=',
        'entities?co_occurring_with=',
        'entity-tone?entity=',
      ];
      for (const path of [...paths, 'share-of-voice?x=', 'entities/'].map((start) => `${start}${value}`)) {
        const { status, body } = await ask(path);
        expect(status, path.slice(0, 80)).toBeLessThan(500);
        expect(body.success, path.slice(0, 80)).toBe(status === 200);
      }
    }
    expect((await ask('entities?limit=1&limit=2&search=&search=')).body.data).toHaveLength(2);
  });
});

it('variants of Entities and search show them in their own shapes', async () => {
  const [titled] = (await formOf('entity-card.titled')('/api/v2/entities')).body.data;
  expect([typeof titled.title, titled.name]).toEqual(['string', undefined]);
  const [labelled] = (await formOf('entity-card.labelled')('/api/v2/entities')).body.data;
  expect(typeof labelled.label.en).toBe('string');
  const [affiliated] = (await formOf('entity-card.affiliated')('/api/v2/entities')).body.data;
  expect([typeof affiliated.full_name, typeof affiliated.affiliation.id]).toEqual(['string', 'string']);
  const wrapped = (await formOf('entities.wrapped')('/api/v2/entities')).body.data;
  expect(wrapped.items[0]).toMatchObject({ position: 1, entity: { status: 'active' } });
  const listed = (await formOf('entities.by-name')('/api/v2/entities')).body.data;
  const names = listed.map(({ name }: { name: string }) => name);
  expect(names).toEqual(names.toSorted());
  const lanes = (await formOf('search.lanes')('/api/v2/search?q=Meridian&universe=registry')).body.data;
  expect(lanes.entities.count).toBe(0);
  expect(lanes.registry.results[0].lei).toHaveLength(20);
});
