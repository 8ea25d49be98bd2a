import { describe, expect, it } from 'vitest';
import { ofTier } from '../../../tier.test-data.js';
import { unbrokenClauses } from '../bare-deployment.test-data.js';
import { type LegalEntity, lineageIn, registryIn } from '../corpus/registry.js';
import { asking, corpusFor, nasty, silentFaults } from '../whole-deployment.test-data.js';
import { entitySearchFaults, registryLaneFaults } from './lanes.js';
import { searchValueFaults } from './parameters.js';
import { recordResultFaults, searchResultFaults } from './results.js';
import { searchRouteFaults } from './route.js';

interface Result {
  readonly entity_id: string | null;
  readonly display_name: string;
  readonly score: number;
  readonly match_reason: string;
  readonly status?: string;
  readonly lei?: string;
  readonly resolved_in_spine?: boolean;
}

const corpus = corpusFor(7);
const registry = registryIn(corpus);
const ask = asking(7);
const escaped = encodeURIComponent;
const results = async (query: string, role?: string): Promise<readonly Result[]> =>
  (await ask(`search?${query}`, role)).body.data;
const idsOf = (found: readonly Result[]) => found.map(({ entity_id }) => entity_id);

const inBoth = 'Meridian Grain Holdings';
const inNews = 'Yuki Tanemura';
const inRegistries = 'Corvane Chemicals';
const scopes = ['media', 'reference', 'all'] as const;

describe('search', () => {
  it('finds each entity by its name, in the scopes that hold it', async () => {
    for (const { name, id, canonicalId, inNews: reported } of corpus.entities) {
      const registered = id.startsWith('e_');
      const expected = { media: reported, reference: registered, all: true };
      for (const scope of scopes) {
        const found = idsOf(await results(`scope=${scope}&q=${escaped(name)}`));
        expect(found.includes(canonicalId), `${name} in ${scope}`).toBe(expected[scope]);
      }
    }
  });

  it('carries six members, and ranks the best match first', async () => {
    for (const q of ['e', 'Meridian', inBoth, 'north', 'Holdings Meridian']) {
      const found = await results(`scope=all&q=${escaped(q)}`);
      const scores = found.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((left, right) => right - left));
      expect(new Set(idsOf(found)).size).toBe(found.length);
      for (const result of found) {
        for (const name of ['entity_id', 'display_name', 'type', 'country', 'match_reason', 'score']) {
          expect(result).toHaveProperty(name);
        }
      }
    }
    expect((await results(`q=${escaped('Meridian Agri')}`))[0]).toMatchObject({
      display_name: inBoth,
      match_reason: 'name_variant',
    });
  });

  it('looks at the news by default, and shows candidates under review elsewhere', async () => {
    for (const q of [inBoth, inNews, inRegistries, 'meridian']) {
      expect(await results(`q=${escaped(q)}`)).toEqual(await results(`scope=media&q=${escaped(q)}`));
    }
    expect(await results('scope=all&q=Teodor')).toMatchObject([{ status: 'needs_review' }]);
  });

  it('finds everything of both scopes under all', async () => {
    for (const q of ['meridian', 'a', 'o']) {
      const union = [
        ...idsOf(await results(`scope=media&q=${q}`)),
        ...idsOf(await results(`scope=reference&q=${q}`)),
      ];
      expect(new Set(idsOf(await results(`scope=all&q=${q}`)))).toEqual(new Set(union));
    }
  });

  it('refuses values that do not exist, and a missing text', async () => {
    for (const [name, accepted] of [
      ['scope', ['media', 'reference', 'all']],
      ['universe', ['all', 'reference', 'registry']],
    ] as const) {
      expect(await ask(`search?q=x&${name}=nonsense`)).toMatchObject({
        status: 400,
        body: { code: 'INVALID_ENUM', details: { param: name, accepted_values: accepted } },
      });
    }
    expect(await ask('search')).toMatchObject({ status: 400, body: { code: 'MISSING_PARAM' } });
    expect((await ask('search?q=x&limit=3')).body.applied_filters.ignored).toEqual(['limit']);
  });
});

describe('registry lane', () => {
  it('finds every record by its name and by its LEI', async () => {
    for (const { lei, legal_name: name } of registry.entities.filter((_, at) => at % 97 === 0)) {
      expect((await results(`universe=registry&q=${escaped(name)}`)).map((each) => each.lei)).toContain(lei);
      expect(await results(`universe=registry&q=${lei.toLowerCase()}`)).toMatchObject([{ lei, score: 1 }]);
    }
    expect(await results('universe=registry&q=5493001KJTIIGC8Y1R12')).toEqual([]);
  });

  it('says which records are entities of the service', async () => {
    const known = corpus.entities.find(({ name }) => name === inBoth);
    const lei = registry.leis.get(known?.id ?? '') ?? '';
    expect(await results(`universe=registry&q=${lei}`)).toMatchObject([
      { entity_id: known?.id, resolved_in_spine: true },
    ]);
    const unknown = registry.entities.find((each) => ![...registry.leis.values()].includes(each.lei));
    expect(await results(`universe=registry&q=${unknown?.lei}`)).toMatchObject([
      { entity_id: null, resolved_in_spine: false },
    ]);
  });

  it('stands alone, and is open to every plan', async () => {
    for (const query of ['universe=all', 'universe=reference', 'scope=all', 'scope=reference']) {
      for (const result of await results(`${query}&q=Meridian`))
        expect(result).not.toHaveProperty('resolved_in_spine');
    }
    const own = await results('universe=registry&q=Meridian');
    expect(own.length).toBeGreaterThan(2);
    expect(own.every(({ lei, resolved_in_spine }) => lei?.length === 20 && resolved_in_spine !== null)).toBe(
      true,
    );
    expect(await results('universe=registry&q=Meridian', 'unentitled')).toEqual(own);
  });
});

describe('faults', () => {
  const tables = {
    ...entitySearchFaults,
    ...registryLaneFaults,
    ...searchValueFaults,
    ...searchRouteFaults,
    ...recordResultFaults,
    ...searchResultFaults,
  };
  const ids = Object.keys(tables) as readonly (keyof typeof tables)[];

  it.each(ofTier([7, 1, 2]))(
    'show in a reply of seed %i',
    async (seed) => {
      const { entities } = registryIn(corpusFor(seed));
      const lineage = lineageIn(corpusFor(seed));
      const records: readonly LegalEntity[] = entities.filter((_, at) => at % 40 === 5);
      const queries = [
        '',
        'q=(',
        'q=meridian&fiscal_year=1',
        ...['media', 'reference', 'all', 'nonsense'].flatMap((scope) =>
          [inBoth, inNews, inRegistries, 'meridian', 'grain', 'a'].map(
            (q) => `scope=${scope}&q=${escaped(q)}`,
          ),
        ),
        ...['all', 'reference', 'registry', 'nonsense'].map((universe) => `universe=${universe}&q=meridian`),
        // Of legal entities some are no entities of the service.
        ...records.flatMap(({ lei }) =>
          ['all', 'reference'].map((universe) => `universe=${universe}&q=${lei}`),
        ),
        `universe=registry&q=${entities.find(({ lei }) => lineage.entityIdOf(lei)?.startsWith('e_'))?.lei}`,
        ...[inBoth, inRegistries].map((q) => `q=${escaped(q)}`),
        ...records.flatMap(({ lei, legal_name: name }) =>
          [lei, name].map((q) => `universe=registry&q=${escaped(q)}`),
        ),
      ].map((query) => [`search?${query}`] as const);
      const gated = ['search?universe=registry&q=meridian', 'unentitled'] as const;
      expect(await silentFaults(seed, ids, [...queries, gated])).toEqual([]);
    },
    60_000,
  );

  it('break each clause of the family that a reply can show', () => {
    expect(unbrokenClauses('search.', tables)).toEqual([]);
  });
});

describe('hostile input', () => {
  it('gets an envelope and never a server error', async () => {
    for (const value of nasty) {
      for (const start of ['q=', 'q=a&scope=', 'q=a&universe=', 'universe=registry&q=', 'q=a&q=']) {
        const { status, body } = await ask(`search?${start}${value}`);
        expect(status, `${start}${value.slice(0, 60)}`).toBeLessThan(500);
        expect(body.success).toBe(status === 200);
      }
    }
  });
});
