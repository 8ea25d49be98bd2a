import type { LegalEntity, Registry } from '../corpus/registry.js';
import type { Faults, Planted } from '../fault.js';
import { Refusal } from '../refusal.js';
import type { Reply } from '../route.js';
import { requireLei } from '../rules/lei.js';
import { registryRoute, reply, shown } from './registry-reply.js';

export const registryEntityFaults = {
  'registry.detail.other-record': {
    clauses: ['registry.record.key'],
    summary: 'Returns the neighbour of the record asked for',
  },
  'registry.detail.keyed-by-record-id': {
    clauses: ['service.registry.lei-key', 'registry.detail.record'],
    summary: 'Finds records by an internal id and answers each LEI with 404',
  },
  'registry.detail.record-incomplete': {
    clauses: ['registry.detail.record'],
    summary: 'Returns nothing of the record but its LEI',
  },
  'registry.detail.without-relationships': {
    clauses: ['registry.detail.relationships'],
    summary: 'Leaves the relationships out of the detail',
  },
  'registry.detail.relationships-empty': {
    clauses: ['registry.detail.relationships'],
    summary: 'Returns no relationship in the detail of any record',
  },
  'registry.detail.without-isins': {
    clauses: ['registry.detail.isins'],
    summary: 'Leaves the ISINs out of the detail',
  },
  'registry.detail.isins-empty': {
    clauses: ['registry.detail.isins'],
    summary: 'Returns no ISIN in the detail of any record',
  },
  'registry.not-held.answered-null': {
    clauses: ['registry.detail.not-held', 'error.not-held'],
    summary: 'Answers an LEI that is not held with 200 and null',
  },
  'registry.not-held.answered-400': {
    clauses: ['registry.detail.not-held', 'error.not-held'],
    summary: 'Answers an LEI that is not held with INVALID_LEI',
  },
  'registry.not-held.answered-500': {
    clauses: ['registry.detail.not-held', 'error.not-held', 'error.server-errors'],
    summary: 'Answers an LEI that is not held with 500',
  },
  'registry.not-held.without-envelope': {
    clauses: ['error.envelope', 'envelope.error.success', 'envelope.error.error', 'envelope.error.details'],
    summary: 'Answers an LEI that is not held with a bare message',
  },
} as const satisfies Faults;

function notHeld(planted: Planted): Reply {
  const message = 'The registry does not hold this LEI.';
  if (planted('registry.not-held.answered-null')) return reply(null, planted);
  if (planted('registry.not-held.answered-400')) throw new Refusal('INVALID_LEI', message);
  if (planted('registry.not-held.answered-500')) throw new Refusal('NOT_FOUND', message, {}, { status: 500 });
  if (planted('registry.not-held.without-envelope')) return { status: 404, body: { message } };
  throw new Refusal('NOT_FOUND', message);
}

function find(registry: Registry, lei: string, planted: Planted): LegalEntity | undefined {
  if (planted('registry.detail.keyed-by-record-id')) return undefined;
  const at = registry.entities.findIndex((entity) => entity.lei === lei);
  const other = planted('registry.detail.other-record');
  return at < 0 ? undefined : registry.entities[other ? (at + 1) % registry.entities.length : at];
}

export const getRegistryEntity = registryRoute('getRegistryEntity', (call, registry) => {
  const { planted } = call.deployment;
  const entity = find(registry, requireLei(call.path.lei ?? '', 'detail', planted), planted);
  if (entity === undefined) return notHeld(planted);
  const { lei } = entity;
  const relationships = registry.relationships.filter(
    ({ start_node, end_node }) => start_node === lei || end_node === lei,
  );
  const isins = registry.securities.filter((security) => security.lei === lei).map(({ isin }) => isin);
  const exceptions = registry.exceptions.filter((exception) => exception.lei === lei);
  return reply(
    {
      ...(planted('registry.detail.record-incomplete') ? { lei } : shown(entity, planted)),
      ...(planted('registry.detail.without-relationships')
        ? {}
        : { relationships: planted('registry.detail.relationships-empty') ? [] : relationships }),
      reporting_exceptions: exceptions,
      ...(planted('registry.detail.without-isins')
        ? {}
        : { isins: planted('registry.detail.isins-empty') ? [] : isins }),
    },
    planted,
  );
});
