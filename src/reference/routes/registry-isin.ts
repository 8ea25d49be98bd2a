import type { Registry } from '../corpus/registry.js';
import type { Faults, Planted } from '../fault.js';
import { Refusal } from '../refusal.js';
import type { Reply } from '../route.js';
import { requireLei } from '../rules/lei.js';
import { registryRoute, reply } from './registry-reply.js';

export const isinFaults = {
  'registry.isin.neither-served': {
    clauses: ['registry.isin.neither', 'error.missing-param'],
    summary: 'Answers a look-up without lei and isin with an empty 200',
  },
  'registry.isin.neither-wrong-status': {
    clauses: ['registry.isin.neither', 'error.missing-param', 'error.code-status'],
    summary: 'Answers a look-up without lei and isin with status 422',
  },
  'registry.isin.both-served': {
    clauses: ['registry.isin.both'],
    summary: 'Takes lei when both lei and isin are sent',
  },
  'registry.isin.both-intersected': {
    clauses: ['registry.isin.both'],
    summary: 'Reads lei and isin together as a question whether they belong together',
  },
  'registry.isin.by-lei-empty': {
    clauses: ['registry.isin.by-lei'],
    summary: 'Finds no ISIN for any LEI',
  },
  'registry.isin.by-lei-foreign': {
    clauses: ['registry.isin.by-lei'],
    summary: 'Returns the ISINs of other entities with those of the LEI',
  },
  'registry.isin.by-isin-empty': {
    clauses: ['registry.isin.by-isin'],
    summary: 'Finds no LEI for any ISIN',
  },
  'registry.isin.by-isin-foreign': {
    clauses: ['registry.isin.by-isin'],
    summary: 'Returns the LEI of another entity for an ISIN',
  },
} as const satisfies Faults;

function isinsOf(registry: Registry, lei: string, planted: Planted): Reply {
  if (planted('registry.isin.by-lei-empty')) return reply([], planted);
  const foreign = planted('registry.isin.by-lei-foreign') ? registry.securities.slice(0, 3) : [];
  const own = registry.securities.filter((security) => security.lei === lei);
  return reply([...new Set([...own, ...foreign])], planted);
}

function leiOfIsin(registry: Registry, isin: string, planted: Planted): Reply {
  if (planted('registry.isin.by-isin-empty')) return reply([], planted);
  const rows = registry.securities.filter((security) => security.isin === isin.toUpperCase());
  const [other] = registry.entities.slice(1);
  if (!planted('registry.isin.by-isin-foreign') || other === undefined) return reply(rows, planted);
  return reply(
    rows.map((row) => ({ ...row, lei: other.lei })),
    planted,
  );
}

export const lookUpIsin = registryRoute('lookUpIsin', (call, registry) => {
  const { planted } = call.deployment;
  const lei = call.url.searchParams.get('lei')?.trim() ?? '';
  const isin = call.url.searchParams.get('isin')?.trim() ?? '';
  if (lei === '' && isin === '') {
    if (planted('registry.isin.neither-served')) return reply([], planted);
    const form = planted('registry.isin.neither-wrong-status') ? { status: 422 } : {};
    throw new Refusal('MISSING_PARAM', 'Send either lei or isin.', {}, form);
  }
  if (lei !== '' && isin !== '') {
    if (planted('registry.isin.both-served')) {
      return isinsOf(registry, requireLei(lei, 'isin', planted), planted);
    }
    if (planted('registry.isin.both-intersected')) {
      const rows = registry.securities.filter((security) => security.lei === lei && security.isin === isin);
      return reply(rows, planted);
    }
    throw new Refusal('INCOMPATIBLE_PARAMETERS', 'Send either lei or isin, not both.', {
      required: ['lei', 'isin'],
    });
  }
  if (isin !== '') return leiOfIsin(registry, isin, planted);
  return isinsOf(registry, requireLei(lei, 'isin', planted), planted);
});
